// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u202d\u202e\u2060\ufeff]/g;

/**
 * A text as it can be stored and read: no half characters, no control characters but tab and line feed (CRLF is LF), and
 * none that turns the direction of what follows.
 */
export function storable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSTORABLE, '');
}

/** Whether PostgreSQL can store it as it is. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** Whether there is anything to see of it: letters of no width alone are nothing. */
export function isSeen(text: string): boolean {
  return isStorable(text) && /[^\s\p{Cc}\p{Cf}]/u.test(text);
}

/** One line: every run of white space is a space. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
