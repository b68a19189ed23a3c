import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isKnownWord } from '../words/known-words.ts';
import { tellsOfIllness } from '../words/telling-words.ts';
import { isEnglish } from './prompt-language.ts';
import type { Understood } from './read-request.ts';
import { isEmptyRequest } from './request.ts';

/** Fewer words may be a name that the chef does not know. */
const LEAST_WORDS_OF_LIFE = 4;
const ENOUGH_WORDS_OF_LIFE = 7;
/** All of them in the dictionary, they are none. */
const LEAST_KNOWN_WORDS = 2;
const OF_ONESELF =
  /\b(?:i|i'?m|i'?ve|my|me|we|we'?re|we'?ve|our|us|just|tonight|today|something|kids|friends?)\b/i;
const ASKS_OF_THE_WORLD =
  /^(?:who|why|where|when|whose|which|how (?:old|far|big|tall|much is|many)|what(?:'s| is| are| was) (?!for\b|good\b|a good\b|nice\b|easy\b|quick\b)|is|are|do you|does|did)\b/i;

/** Whether somebody tells of the day and wishes for nothing: 'just moved in, own one saucepan'. */
export function leavesItToTheChef(
  prompt: string,
  { request, unknown, unusable }: Understood,
  knowledge: CookingKnowledge,
): boolean {
  return (
    isEmptyRequest(request) &&
    unusable.length === 0 &&
    (prompt.trim().split(/\s+/).length >= LEAST_WORDS_OF_LIFE ||
      (prompt.trim().split(/\s+/).length >= LEAST_KNOWN_WORDS &&
        unknown.every((word) => isKnownWord(word, knowledge)))) &&
    (OF_ONESELF.test(prompt) || prompt.trim().split(/\s+/).length >= ENOUGH_WORDS_OF_LIFE) &&
    isEnglish(prompt) &&
    !ASKS_OF_THE_WORLD.test(prompt.trim()) &&
    // What tells of an illness is read by rules of its own.
    unknown.every((word) => isKnownWord(word, knowledge) || tellsOfIllness(word, knowledge))
  );
}

export const surprising = (understood: Understood): Understood => ({
  ...understood,
  request: { ...understood.request, moods: ['any'] },
  unknown: [],
});
