/** Phones whose app can receive push notifications. */
export const PHONES = ['android', 'ios'] as const;
export type Phone = (typeof PHONES)[number];

/** What can receive push notifications: a browser, by Web Push, or the device app. */
export const PLATFORMS = ['web', ...PHONES] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Apple's tokens are bytes in hex; Google only says that its tokens are text. */
const TOKENS: Record<Phone, RegExp> = { android: /^[!-~]{8,1000}$/, ios: /^[\da-f]{32,400}$/i };

/** Whether a text could be a phone's push token. */
export function isTokenOf(phone: Phone, text: string): boolean {
  return TOKENS[phone].test(text);
}
