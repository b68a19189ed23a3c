import { deviceStore, TEXT } from '#web/device-store.ts';

/** Whom this tab has registered for push notifications, so that it does so once. */
export const registeredFor = deviceStore<string>({
  key: 'push-registered-for',
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: TEXT,
  lifetime: 'tab',
});
