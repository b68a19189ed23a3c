import type { Page } from '@playwright/test';
import { expect, open } from '../support/plateful.ts';

export const ALL_ON = {
  enabled: true,
  categories: { new_recipes: true, meal_plans: true, weekly_tips: true, promotions: true },
};
export const TOKEN = 'fZ8:APA91bE-of_a_phone';
export const GRANTED = { permission: 'granted', registers: { token: TOKEN } } as const;

interface Phone {
  platform?: 'android' | 'ios';
  permission: 'granted' | 'denied';
  /** How registering ends: with this token, with an error, or by failing immediately. */
  registers: { token: string } | { error: string } | 'fails';
}

declare global {
  interface Window {
    /** What the phone was asked, in order. */
    asked: string[];
    /** Fires one of the phone's events. */
    phone(event: string, data: unknown): void;
    /** Whether the page listens to such an event. */
    listens(event: string): boolean;
  }
}

/** Makes the page run in the device app: Capacitor's bridge, with a simulated phone behind it. */
export async function inDeviceApp(page: Page, phone: Phone): Promise<void> {
  await page.addInitScript(({ permission, registers, platform = 'android' }: Phone) => {
    const listeners = new Map<string, (data: unknown) => void>();
    window.asked = [];
    window.phone = (event, data) => listeners.get(event)?.(data);
    window.listens = (event) => listeners.has(event);
    let receive = sessionStorage.getItem('receive') ?? 'prompt';
    const answers: Record<string, () => unknown> = {
      requestPermissions: () => {
        receive = permission;
        sessionStorage.setItem('receive', receive);
        return { receive };
      },
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
      ...['checkPermissions', ...Object.keys(answers)].map((name) => ({ name, rtype: 'promise' })),
      ...['addListener', 'removeListener'].map((name) => ({ name, rtype: 'callback' })),
    ];
    Object.assign(window, {
      ...(platform === 'ios'
        ? { webkit: { messageHandlers: { bridge: { postMessage: () => {} } } } }
        : { androidBridge: { postMessage: () => {} } }),
      Capacitor: {
        isNativePlatform: () => true,
        getPlatform: () => platform,
        PluginHeaders: [{ name: 'PushNotifications', methods }],
        nativePromise: async (_plugin: string, method: string) => {
          // A lookup does not prompt anyone.
          if (method === 'checkPermissions') return { receive };
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

/**
 * A browser with a push service, which headless ones lack: it responds to prompts as told, and subscribes with this address.
 */
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

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
export const settings = async (page: Page) =>
  JSON.parse((await stored(page, 'notificationSettings')) ?? 'null');
export const asked = (page: Page) => page.evaluate(() => window.asked);
export const master = (page: Page) => page.getByRole('switch', { name: 'Push Notifications' });
export const category = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** The lines that the page writes to the console. */
export function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

export async function openSettings(page: Page): Promise<void> {
  await open(page, '/notification-settings');
  await expect(master(page)).toBeVisible();
}
