import { api } from '#web/api.ts';
import type { Push } from './push.ts';

const WORKER = '/service-worker.js';
const LONGEST_WAIT_MS = 10_000;

/** In browsers: Web Push, through the service worker (docs/decisions/0046-notifications.md). */
export const webPush: Push = {
  async state() {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
      return 'unsupported';
    const states = { granted: 'ready', denied: 'blocked', default: 'ask' } as const;
    return states[Notification.permission];
  },
  async register(categories) {
    if ((await webPush.state()) === 'unsupported') return false;
    try {
      if ((await Notification.requestPermission()) !== 'granted') {
        console.warn('Push notification permission was denied');
        return false;
      }
      const { pushManager } = await activeWorker();
      const { endpoint, keys } = (await subscribed(pushManager)).toJSON();
      const { p256dh = '', auth = '' } = keys ?? {};
      await api.notifications.subscribeDevice.call({
        endpoint: endpoint ?? '',
        keys: { p256dh, auth },
        categories: [...categories],
      });
      return true;
    } catch (error) {
      console.warn('Push notifications could not be started', error);
      return false;
    }
  },
  async unregister() {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    if (!subscription) return;
    const { endpoint } = subscription;
    await subscription.unsubscribe();
    await api.notifications.unsubscribeDevice.call({ endpoint });
  },
  // The service worker handles taps (public/push-worker.js), even if no page is open.
  follow() {},
};

/** The running service worker. The time limit is needed because one that cannot start would be waited for forever. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  const tooLate = new Promise<never>((_, refuse) =>
    setTimeout(() => refuse(new Error('The service worker does not start.')), LONGEST_WAIT_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

/** The browser's subscription with the server's key; one with an earlier key is replaced. */
async function subscribed(pushManager: PushManager): Promise<PushSubscription> {
  const { publicKey } = await api.notifications.pushKey.call();
  const before = await pushManager.getSubscription();
  if (before && keyOf(before) === publicKey) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
