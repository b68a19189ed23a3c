import { remembering } from './remembering.ts';
import { language } from './spoken.ts';

/** 'a, b and c', as the language joins them. */
export const listed = (items: readonly string[]): string => joinerOf(language()).format(items);

const joinerOf = remembering((spoken) => new Intl.ListFormat(spoken === 'en' ? 'en-GB' : spoken));
