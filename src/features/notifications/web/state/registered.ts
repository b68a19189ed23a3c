import { deviceStore, TEXT } from '#web/device-store.ts';

/** The person for whom this tab has registered push notifications, so that it does so only once. */
export const registeredFor = deviceStore<string>({
  key: 'push-registered-for',
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: TEXT,
  lifetime: 'tab',
});
