import { deviceStores } from '#web/device-stores.ts';
import { LONGEST_COMMENT } from '../../rules/limits.ts';

const drafts = deviceStores<string>({
  key: 'comment-draft',
  parse: (stored) => (typeof stored === 'string' ? stored.slice(0, LONGEST_COMMENT * 2) : null),
  lifetime: 'tab',
});

/** Unsent texts, keyed by what they answer; they survive errors, signing in again and reloads. */
export const draftOf = (place: string) => drafts.of(place);
