import { PushNotifications } from '@capacitor/push-notifications';
import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { api } from '#web/api.ts';
import { settingsOfDocument } from '#web/head-start.ts';
import { phonePlatform } from '#web/native/native.ts';
import { chosenCategories } from '../../rules/categories.ts';
import { deviceSettings, pushToken } from '../state/device-settings.ts';
import type { Push, Tapped } from './push.ts';

const LONGEST_WAIT_MS = 15_000;

/**
 * In the device app: the phone's own push service. The server gets the phone's token if it can send to it; otherwise the token
 * stays on the device, and only the phone is called (spec part 2 §7).
 */
export const nativePush: Push = {
  async state() {
    const { receive } = await PushNotifications.checkPermissions();
    if (receive === 'denied') return 'blocked';
    if (receive !== 'granted') return 'ask';
    return isSentTo() ? 'ready' : 'unsent';
  },
  async register() {
    try {
      const { receive } = await PushNotifications.requestPermissions();
      if (receive !== 'granted') {
        console.warn('Push notification permission was denied');
        return false;
      }
      await listenOnce();
      const registered = outcome();
      await PushNotifications.register();
      return await registered;
    } catch (error) {
      console.warn('Push notifications could not be started', error);
      return false;
    }
  },
  async unregister() {
    const token = pushToken.get();
    pushToken.remove();
    await PushNotifications.unregister().catch(() => {});
    if (token && isSentTo()) await api.notifications.unsubscribeDevice.call({ endpoint: token });
  },
  follow(open) {
    openTapped = open;
    void listenOnce();
  },
};

/** Callers waiting for the phone's response; it may be asked again meanwhile. */
let waiting: ((worked: boolean) => void)[] = [];
let openTapped: (tapped: Tapped) => void = () => {};
let listening: Promise<unknown> | undefined;

const isSentTo = () => settingsOfDocument().phones.includes(phonePlatform());

function listenOnce(): Promise<unknown> {
  listening ??= Promise.all([
    // This also happens when the phone changes its token on its own.
    PushNotifications.addListener('registration', ({ value }) => {
      pushToken.set(value);
      subscribe(value).then(
        () => settle(true),
        (error) => {
          console.warn('Push notifications could not be started', error);
          settle(false);
        },
      );
    }),
    PushNotifications.addListener('registrationError', ({ error }) => {
      console.warn('Push registration failed', error);
      settle(false);
    }),
    // The phone shows the notification itself.
    PushNotifications.addListener('pushNotificationReceived', ({ id }) =>
      console.info('Push notification received', id),
    ),
    PushNotifications.addListener('pushNotificationActionPerformed', ({ actionId, notification }) => {
      console.info('Push notification opened', actionId);
      const tapped = tappedIn(notification?.data);
      if (actionId === 'tap' && tapped) openTapped(tapped);
    }),
  ]);
  return listening;
}

/** Tells the server the phone's token, and the categories wanted there. */
async function subscribe(token: string): Promise<void> {
  const settings = deviceSettings.get();
  if (!settings?.enabled || !isSentTo() || !signedInUserId()) return;
  const categories = chosenCategories(settings);
  await api.notifications.subscribePhone.call({ platform: phonePlatform(), token, categories });
}

/** The server's data in a message; `null` for a message from elsewhere, or with a link to another site. */
function tappedIn(data: unknown): Tapped | null {
  const { id, path } = (data ?? {}) as { id?: unknown; path?: unknown };
  if (typeof id !== 'string') return null;
  return { id, path: safeReturnPath(path) ?? paths.notifications };
}

function settle(worked: boolean): void {
  const all = waiting;
  waiting = [];
  for (const resolve of all) resolve(worked);
}

/** The phone responds with an event, or not at all. */
function outcome(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
}
