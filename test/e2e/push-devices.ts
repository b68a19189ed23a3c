import type { Page } from '@playwright/test';

interface Phone {
  permission: 'granted' | 'denied';
  /** How registering ends: with this token, with an error, or by failing at once. */
  registers: { token: string } | { error: string } | 'fails';
}

declare global {
  interface Window {
    /** What the phone was asked, in order. */
    asked: string[];
    /** Plays an event of the phone's. */
    phone(event: string, data: unknown): void;
  }
}

/** Makes the page run in the device app: Capacitor's bridge, with a phone behind it that answers as told. */
export async function inDeviceApp(page: Page, phone: Phone): Promise<void> {
  await page.addInitScript(({ permission, registers }: Phone) => {
    const listeners = new Map<string, (data: unknown) => void>();
    window.asked = [];
    window.phone = (event, data) => listeners.get(event)?.(data);
    const answers: Record<string, () => unknown> = {
      requestPermissions: () => ({ receive: permission }),
      register: () => {
        if (registers === 'fails') throw new Error('The phone has no push service.');
        const isToken = 'token' in registers;
        setTimeout(() =>
          isToken
            ? window.phone('registration', { value: registers.token })
            : window.phone('registrationError', { error: registers.error }),
        );
      },
      unregister: () => undefined,
    };
    const methods = [
      ...Object.keys(answers).map((name) => ({ name, rtype: 'promise' })),
      ...['addListener', 'removeListener'].map((name) => ({ name, rtype: 'callback' })),
    ];
    Object.assign(window, {
      androidBridge: { postMessage: () => {} },
      Capacitor: {
        isNativePlatform: () => true,
        PluginHeaders: [{ name: 'PushNotifications', methods }],
        nativePromise: async (_plugin: string, method: string) => {
          window.asked.push(method);
          return answers[method]?.();
        },
        nativeCallback: (
          _plugin: string,
          _method: string,
          { eventName }: { eventName: string },
          listener: (data: unknown) => void,
        ) => {
          listeners.set(eventName, listener);
          return eventName;
        },
      },
    });
  }, phone);
}

/** A browser with a push service, which headless ones lack: it asks as told, and subscribes to this address. */
export async function withPushService(
  page: Page,
  { permission, answer, endpoint }: { permission: string; answer: string; endpoint: string },
): Promise<void> {
  await page.addInitScript(
    ({ permission, answer, endpoint }) => {
      let now = permission;
      window.asked = [];
      Object.defineProperty(Notification, 'permission', { get: () => now });
      Notification.requestPermission = async () => {
        window.asked.push('permission');
        now = answer;
        return answer as NotificationPermission;
      };
      const subscription = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
        unsubscribe: async () => true,
      };
      let current: typeof subscription | null = null;
      Object.assign(PushManager.prototype, {
        getSubscription: async () => current,
        subscribe: async () => {
          current = subscription;
          return subscription;
        },
      });
    },
    { permission, answer, endpoint },
  );
}
