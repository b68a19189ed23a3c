/** The languages of the interface; the first one's texts are the keys of all others. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language in its own name, as its speakers look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** A script-readable cookie with the language someone chose on this device. Without it, the browser's languages apply. */
export const LANGUAGE_COOKIE = 'plateful.language';
/** How long the choice is remembered. Browsers keep no cookie longer. */
export const LANGUAGE_COOKIE_S = 400 * 24 * 60 * 60;

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The direction a language is written in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return /^(ar|fa|he|ur|yi)\b/.test(language) ? 'rtl' : 'ltr';
}
