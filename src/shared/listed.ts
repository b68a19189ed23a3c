import { language } from './spoken.ts';

/** 'a, b and c', as the language joins them. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language() === 'en' ? 'en-GB' : language()).format(items);
}
