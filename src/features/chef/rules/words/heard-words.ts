import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish } from '../request/prompt-language.ts';
import type { Warning } from '../safety/warnings.ts';
import { isKnownWord } from './known-words.ts';

/** 'She's', without its apostrophe, and what says nothing without what follows. */
const SAYS_NOTHING =
  /^(?:i|he|she|it|we|they|you|that|who|there|what)(?:s|m|d|ll|re|ve)$|^(?:safe|allergic|allergy)$/;

/**
 * Whether a word of which the composer makes nothing was heard all the same: it belongs to a warning that is heeded, is a small word, or an
 * English one that names nothing to eat.
 *
 * @param unread words that may be a warning
 */
export const isHeard = (
  word: string,
  prompt: string,
  unread: readonly string[],
  warnings: readonly Pick<Warning, 'foods' | 'said'>[],
  knowledge: CookingKnowledge,
): boolean =>
  SAYS_NOTHING.test(word) ||
  (isEnglish(prompt) && isKnownWord(word, knowledge)) ||
  (!isEnglish(prompt) && !unread.includes(word)) ||
  // 'CMPA' is read in full.
  warnings.some(
    ({ foods, said }) =>
      foods !== null && [word, plainPrompt(word)].some((each) => plainPrompt(said).includes(each)),
  );
