import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isFollowUp } from '../request/refine-request.ts';
import { EMPTY_REQUEST } from '../request/request.ts';
import { understandRequest } from '../request/understand-request.ts';
import type { Asked } from '../safety/check.ts';
import { saysOnly } from '../safety/only-these.ts';
import { reasonToAsk } from '../safety/reason-to-ask.ts';
import { warningsIn } from '../safety/warnings.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { unknownWords } from '../words/unknown-words.ts';

/** What is remembered if a first wish was asked about, and no dish is on screen. */
export const NOTHING_SHOWN: ChefMemory = {
  request: EMPTY_REQUEST,
  dish: '',
  foods: [],
  title: '',
  minutes: 0,
  servings: 1,
  lines: [],
  tweaks: [],
  heeded: [],
};

/** Whether a dish is on screen. */
export const isShown = (memory: ChefMemory | undefined): boolean => (memory?.dish ?? '') !== '';

/** Says that nothing has to be left out for what the chef asked about. */
const NOTHING_TO_LEAVE_OUT =
  /\b(?:(?:he|she|they|i|we|it|that|dad|mum|mom) (?:can|may|is allowed to|are allowed to|'m allowed to) (?:eat|have) (?:anything|everything|all|normally)|eats? (?:anything|everything|normally)|no (?:food |dietary )?(?:restrictions?|limits?|allergies)|nothing (?:special|in particular|to (?:avoid|leave out|worry about))|(?:it|that)(?:'s| is|s)? (?:fine|ok|okay|alright|not (?:about|to do with|a) (?:food|illness|allergy|medicine|problem|medical))|ignore (?:that|it|him|her|them)|forget (?:it|that|about it|i said)|never ?mind|does(?:n'?t| not) matter|kann alles essen|darf alles|peut tout manger|puede comer (?:de )?todo|puo mangiare tutto)\b/;
/** Words of a message that only name what matters. */
const LEAST_LETTERS = 3;
const LEAST_SHARED = 0.6;
const LEAST_WORDS = 3;

/** Whether a request repeats one that was asked about, without the part in question: that part is withdrawn. */
function isRewritten(prompt: string, before: string): boolean {
  const wordsOf = (text: string) =>
    (plainPrompt(text).match(/[a-z]+/g) ?? []).filter((word) => word.length >= LEAST_LETTERS);
  const [words, old] = [wordsOf(prompt), new Set(wordsOf(before))];
  return (
    words.length >= LEAST_WORDS && words.filter((word) => old.has(word)).length >= LEAST_SHARED * words.length
  );
}

/** The conversation that a message continues: none if it repeats the request that was asked about. */
export const goingOn = (prompt: string, previous: ChefMemory | undefined): ChefMemory | undefined =>
  previous &&
  !isShown(previous) &&
  [...(previous.open ?? []), previous.wish ?? ''].some((each) => isRewritten(prompt, each))
    ? undefined
    : previous;

/** What to cook for a message: an answer to a question adds to the request that was asked about. */
export function wishAfter(
  prompt: string,
  previous: ChefMemory | undefined,
  knowledge: CookingKnowledge,
): string {
  if (!previous?.wish || isShown(previous)) return prompt;
  const { dishes, wanted } = understandRequest(prompt, knowledge).request;
  return dishes.length + wanted.length > 0 && !saysOnly(previous.wish)
    ? prompt
    : `${previous.wish}\n${prompt}`;
}

/**
 * What the chef asked about and nobody has explained: by naming foods to leave out, by saying that there are none or,
 * with a dish on screen, by asking for another.
 */
export function openQuestion(
  prompt: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): Asked | undefined {
  const { catalog } = knowledge;
  // What is said with every message, such as the allergens of an account, explains nothing.
  const told = new Set(
    [...previous.heeded, ...(previous.open ?? [])]
      .flatMap((each) => warningsIn(each, catalog))
      .map(({ said }) => said),
  );
  const isExplained =
    NOTHING_TO_LEAVE_OUT.test(plainPrompt(prompt)) ||
    warningsIn(prompt, catalog).some(
      ({ foods, said }) => foods !== null && foods.length > 0 && !told.has(said),
    ) ||
    (isShown(previous) && !isFollowUp(understandRequest(prompt, knowledge), previous));
  if (isExplained) return undefined;
  return (previous.open ?? [])
    .filter(
      (each) =>
        !isShown(previous) ||
        (!isMereSwap(each, catalog) && (refusesUnknown(each, knowledge) || isOfPerson(each, catalog))),
    )
    .flatMap((each): Asked[] => {
      const unclear = warningsIn(each, catalog).filter(({ foods }) => foods === null);
      if (unclear.length > 0) return unclear;
      return [
        reasonToAsk(each, knowledge) ?? {
          said: plainPrompt(each).slice(0, LONGEST_SAID),
          kind: 'foods',
          foods: null,
        },
      ];
    })[0];
}
const LONGEST_SAID = 60;

/** A swap that came to nothing leaves the dish as it was, and nothing to explain. */
const SWAP =
  /^\W*(?:(?:and|but|ok|so|please|now|can|could|may|should|shall|i|we|you|bitte|kann|ich|man|on peut|je peux|puedo|posso) )*(?:swap|replace|substitute|exchange|change|switch|trade|tausch\w*|ersetz\w*|remplac\w*|cambi\w*|sostitui\w*)\b/i;
const isMereSwap = (text: string, catalog: CookingKnowledge['catalog']): boolean =>
  SWAP.test(plainPrompt(text)) &&
  warningsIn(text, catalog).every(({ kind, foods }) => kind === 'foods' && foods !== null);

/**
 * Words that may refuse an unknown food. With a dish on screen, other words that were not understood are asked about
 * only once.
 */
const MAY_REFUSE =
  /\b(?:no|none|without|free|avoid\w*|can'?t|cannot|can not|never|nothing|except|off|allerg\w*|intoler\w*|sensitiv\w*|react\w*|ill|sick|pregnan\w*|diet\w*|kein\w*|nicht|ohne|sans|pas|sin|senza|non|leave|skip|hates?|dislikes?|eat|like)\b/;
const refusesUnknown = (text: string, knowledge: CookingKnowledge): boolean =>
  MAY_REFUSE.test(plainPrompt(text)) &&
  (unknownWords(text, knowledge).length > 0 || reasonToAsk(text, knowledge) !== null);
const isOfPerson = (text: string, catalog: CookingKnowledge['catalog']): boolean =>
  warningsIn(text, catalog).some(({ foods, kind }) => foods === null && kind === 'person') ||
  warningsIn(text, catalog).every(({ foods }) => foods !== null);
