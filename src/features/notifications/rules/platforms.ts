/** Phones whose app takes push notifications. */
export const PHONES = ['android', 'ios'] as const;
export type Phone = (typeof PHONES)[number];

/** What takes push notifications: a browser, by Web Push, or the device app. */
export const PLATFORMS = ['web', ...PHONES] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Apple's are bytes in hex; Google does not say what its look like, only that they are text. */
const TOKENS: Record<Phone, RegExp> = { android: /^[!-~]{8,1000}$/, ios: /^[\da-f]{32,400}$/i };

/** Whether a text could be what a phone registered with. */
export function isTokenOf(phone: Phone, text: string): boolean {
  return TOKENS[phone].test(text);
}
