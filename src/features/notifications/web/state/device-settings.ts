import { deviceStore, TEXT } from '#web/device-store.ts';
import { AT_FIRST, type DeviceSettings, readDeviceSettings } from '../../rules/categories.ts';
import { SETTINGS_KEY } from '../../rules/settings-key.ts';

/** This device's notification settings (spec part 2 §3); `null` before the settings are first opened. */
export const deviceSettings = deviceStore<DeviceSettings | null>({
  key: SETTINGS_KEY,
  empty: null,
  parse: readDeviceSettings,
});

/** The token with which the device app is registered for push (spec part 2 §3). */
export const pushToken = deviceStore<string>({
  key: 'pushNotificationToken',
  empty: '',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
  format: TEXT,
});

/** The settings; when first read, everything is on, and stored. */
export function settingsOfDevice(): DeviceSettings {
  const known = deviceSettings.get();
  if (known) return known;
  deviceSettings.set(AT_FIRST);
  return AT_FIRST;
}
