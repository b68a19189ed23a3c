/** The key under which a device stores its notification settings. */
export const SETTINGS_KEY = 'notificationSettings';
