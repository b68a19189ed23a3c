import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_S,
  LANGUAGES,
  type Language,
} from '#shared/languages.ts';
import { setSpeaker } from '#shared/spoken.ts';
import { type Catalog, readCatalog } from './catalogs.ts';
import type { Config } from './config.ts';
import type { Caller } from './context.ts';
import { ROOT } from './root.ts';

/** Says a value of a message, given by its name there. */
type SayValue = (name: string, value: string) => string;

const spokenHere = new AsyncLocalStorage<{ language: Language; sayValue?: SayValue | undefined }>();
const catalogs = new Map<Language, Catalog>();

setSpeaker({
  language: () => spokenHere.getStore()?.language ?? DEFAULT_LANGUAGE,
  translate: (message, language) =>
    language === DEFAULT_LANGUAGE ? undefined : catalogOf(language).get(message),
  sayValue: (name, value) => spokenHere.getStore()?.sayValue?.(name, value) ?? value,
});

function catalogOf(language: Language): Catalog {
  let catalog = catalogs.get(language);
  if (!catalog) {
    catalog = readCatalog(ROOT, language);
    catalogs.set(language, catalog);
  }
  return catalog;
}

/**
 * Runs a function in a person's language: all of an HTTP request, and each email. `sayValue` says the values of messages in
 * that language too.
 */
export function inLanguage<Result>(language: string | null, run: () => Result, sayValue?: SayValue): Result {
  return spokenHere.run({ language: isLanguage(language) ? language : DEFAULT_LANGUAGE, sayValue }, run);
}

/** The language someone chose on their device, or the first of their browser's that Plateful speaks (RFC 9110 §12.5.4). */
export function languageOfRequest(headers: Pick<Headers, 'get'>): Language {
  const chosen = cookieIn(headers);
  return isLanguage(chosen) ? chosen : accepted(headers.get('accept-language'));
}

/** The cookie that remembers a language on a device. */
export function languageCookie({ publicUrl }: Pick<Config, 'publicUrl'>, language: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${LANGUAGE_COOKIE_S}; SameSite=Lax${secure}`;
}

/**
 * The cookie that switches a device to its member's language, which they may have changed elsewhere; null if the device has
 * it already.
 */
export function languageUpdate(
  config: Pick<Config, 'publicUrl'>,
  headers: Headers,
  { user, impersonator }: Caller,
): string | null {
  if (!isLanguage(user?.language) || impersonator) return null;
  return cookieIn(headers) === user.language ? null : languageCookie(config, user.language);
}

const cookieIn = (headers: Pick<Headers, 'get'>) => headers.get('cookie')?.match(COOKIE)?.[1];
const COOKIE = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE.replace('.', '\\.')}=([a-z]{2,3})(?:;|$)`);
/** Nobody reads more languages than this; parsing more is not worth the time. */
const MOST_ACCEPTED = 20;

function accepted(header: string | null): Language {
  const wanted = (header ?? '')
    .split(',', MOST_ACCEPTED)
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.split('-', 1)[0] ?? '', weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const language = tag === '*' ? DEFAULT_LANGUAGE : LANGUAGES.find((known) => known === tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
