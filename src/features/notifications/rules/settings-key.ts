/** Under which a device keeps its settings of notifications. */
export const SETTINGS_KEY = 'notificationSettings';
