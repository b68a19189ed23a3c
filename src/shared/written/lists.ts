import { memoize } from '#shared/memoize.ts';
import { language } from '#shared/spoken.ts';

/** 'a, b and c', as the language joins them. */
export const listed = (items: readonly string[]): string => joinerOf(language()).format(items);

/** 'a, b or c' */
export const listedEither = (items: readonly string[]): string => eitherOf(language()).format(items);

const localeOf = (spoken: string) => (spoken === 'en' ? 'en-GB' : spoken);
const joinerOf = memoize((spoken) => new Intl.ListFormat(localeOf(spoken)));
const eitherOf = memoize((spoken) => new Intl.ListFormat(localeOf(spoken), { type: 'disjunction' }));
