// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const UNSTORABLE = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u202d\u202e\u2060\ufeff]/g;

/**
 * Normalizes a text for storage and display: no unpaired surrogates, no control characters except tab and line feed
 * (CRLF becomes LF), and no bidirectional overrides.
 */
export function storable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSTORABLE, '');
}

/** Whether PostgreSQL can store it unchanged. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** Whether a text is visible: zero-width characters alone are not. */
export function isSeen(text: string): boolean {
  return isStorable(text) && /[^\s\p{Cc}\p{Cf}]/u.test(text);
}

/** Letters that do not decompose into another letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', Œ: 'Oe', æ: 'ae', Æ: 'Ae', ß: 'ss', þ: 'th', Þ: 'Th' },
  ...{ ł: 'l', Ł: 'L', ı: 'i', ø: 'o', Ø: 'O', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
};

/** 'Rosół' has an l, and 'Soße' has two s: spells a text of any Latin alphabet in English letters. */
export const plainLetters = (text: string): string =>
  text.replace(/[œŒæÆßþÞłŁıøØđĐðÐ]/g, (letter) => LETTERS[letter] ?? letter);

/** The letters of a text without their accents: 'Crème brûlée' is 'Creme brulee', 'Soße' is 'Sosse'. */
export const withoutAccents = (text: string): string =>
  inNarrowestForm(plainLetters(text.normalize('NFD').replace(/\p{M}+/gu, '')));

/**
 * The same text in the narrowest form that holds it. V8 keeps what `normalize` or a typographic quote made wide in two
 * bytes a letter ever after, and compiles every regular expression a second time for such a text.
 */
export const inNarrowestForm = (text: string): string => Array.from(text).join('');

/** One line: collapses whitespace to single spaces. */
export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text of at most `most` UTF-16 units: a longer one ends in an ellipsis, which never halves an emoji. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** An English word in the singular, accurately enough for comparing words: 'berries' → 'berry', 'peaches' → 'peach'. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=o|sh|ch|x)es$/, '')
    .replace(/s$/, '');
}

/** The words of a search text. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean);

/** Whether a text contains every word of a search text, in any case. */
export function containsWords(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  return wordsOf(typed.toLowerCase()).every((word) => lower.includes(word));
}

/** A text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
