import { PushNotifications } from '@capacitor/push-notifications';
import { pushToken } from '../state/device-settings.ts';
import type { Push } from './push.ts';

const LONGEST_WAIT_MS = 15_000;

/** In the device app: the phone's own push service (spec part 2 §7). The token stays on the device. */
export const nativePush: Push = {
  state: async () => 'ready',
  async register() {
    try {
      const { receive } = await PushNotifications.requestPermissions();
      if (receive !== 'granted') {
        console.warn('Push notification permission was denied');
        return false;
      }
      await listenOnce();
      const token = tokenOrFailure();
      await PushNotifications.register();
      return await token;
    } catch (error) {
      console.warn('Push notifications could not be started', error);
      return false;
    }
  },
  async unregister() {
    pushToken.remove();
    await PushNotifications.unregister().catch(() => {});
  },
};

let settle: (worked: boolean) => void = () => {};
let listening: Promise<unknown> | undefined;

/** What arrives is only logged: the phone shows it by itself. */
function listenOnce(): Promise<unknown> {
  listening ??= Promise.all([
    PushNotifications.addListener('registration', ({ value }) => {
      pushToken.set(value);
      settle(true);
    }),
    PushNotifications.addListener('registrationError', ({ error }) => {
      console.warn('Push registration failed', error);
      settle(false);
    }),
    PushNotifications.addListener('pushNotificationReceived', ({ id }) =>
      console.info('Push notification received', id),
    ),
    PushNotifications.addListener('pushNotificationActionPerformed', ({ actionId }) =>
      console.info('Push notification opened', actionId),
    ),
  ]);
  return listening;
}

/** The phone answers by an event, or not at all. */
function tokenOrFailure(): Promise<boolean> {
  return new Promise((resolve) => {
    settle = resolve;
    setTimeout(() => resolve(false), LONGEST_WAIT_MS);
  });
}
