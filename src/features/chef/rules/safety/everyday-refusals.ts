import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isEnglish, languagesOf } from '../request/prompt-language.ts';
import { isForeignWord, isKnownWord, isNameOfFood, isPlain } from '../words/known-words.ts';
import { isVerbForm } from '../words/unknown-words.ts';
import { hintsAtIllness } from '../words/warning-words.ts';
import { CLAUSE_END } from './avoided-foods.ts';
import { FOOD_GROUPS } from './food-groups.ts';
import { objectOf } from './named-foods.ts';
import { BEFORE } from './warning-cues.ts';
import type { Warning } from './warnings.ts';

const REFUSES = new RegExp(`^(?:${BEFORE})$`);
/** These are about food or the body, whatever follows. */
const ALWAYS =
  /all?erg|intol|anaphyl|react|sensitiv|unvertrag|digest|tolerate|stomach|\beat|\bhave$|touch|stand$|trace|hate|detest|loath|dislike|toler|digier|digeri|digere|soport|support|vertrag|com(?:o|e|en)\b|mang/;
/** Cues that mean much else: 'the power is out', 'he never stops', 'leave the kids out'. */
const MEANS_MUCH_ELSE =
  /^(?:(?:is|are|'s|'re) (?:out|off|not|never|bad)|not an option|aside|quit|gave up|given up|giving up|(?:leave|leaving|keep|take|cut) .*(?:off|out)|[a-z ]+ free)$/;
const NOUN_CUE =
  /^(?:no|zero|without|minus|instead of|rather than|.*out of|ohne|kein[a-z]*|sans|pas d[e'u]|aucune?|sin|ningun[oa]?|nada de|senza|niente|nessun[oa]?)$/;
/** 'Lactose is no friend of mine.' */
const IS = /\b(?:is|are|was|were|'s) *$/;
/** Denies something of what stands before it. */
const IS_NOT = /^(?:was|were|is|are)n'?t$/;
/** What was named before, or is on screen. */
const REFERS_BACK =
  /\b(?:they|they're|them|those|these|it|it's|its|that|this|which|ones?|either|both|neither|stuff)\b/;
/** What somebody does with food, or does not. */
const EATING =
  /\b(?:eat|eats|eating|eaten|ate|have|has|had|having|tolerate|stomach|digest|touch|swallow|chew|bite|drink|drinks|keep (?:[a-z]+ ){0,2}down|handle|taste|tastes|do|does|go|near|take|takes|like|likes|stand|manage|mix|agree|agrees|get (?:along|on)|allowed|permitted|suit|suits|for (?:me|him|her|us|them)|fur (?:mich|uns|ihn|sie)|pour (?:moi|lui|elle|nous)|para (?:mi|el|ella|nosotros)|per (?:me|lui|lei|noi))\b/;
/** Animals, and what a label or a doctor names. */
const EATEN =
  /\b(?:vitamins?|minerals?|potassium|sodium|iron|calcium|iodine|phosph\w*|fibre|fiber|roughage|residue|acid\w*|caffeine|stimulants?|additives?|artificial|sweeteners?|colou?r(?:s|ing|ings)|preservatives?|proteins?|fats?|carbs?|starch\w*|cholesterol|histamine|yeast|purines?|oxalates?|solids?|animals?|li(?:fe|ves)|pigs?|cows?|sheep|goats?|hens?|calves|calf|creatures?)\b/;
/** What stands before a refusal that speaks of somebody rather than of a food. */
const SOMEBODY =
  /(?:^|\b)(?:i|we|he|she|they|you|nobody|somebody|anyone|who|(?:my|our|his|her|the) (?:[a-z']+ )?(?:kids?|children|husband|wife|partner|son|daughter|mum|mom|dad|boys|girls|lads|lot|family|flatmates?|mates?|friends?|guests|boss|team|oven|hob|cooker|fridge|freezer|microwave|power|car|bus|shops?|internet|electricity|gas)) ?(?:really |just |still |honestly |simply |also |'s |is |are )*$/;
/** How a dish is to be: 'risotto che non scuocia'. */
const QUALIFIES = /\b(?:che|que|qui|das|die|der|that|which) *$/;
/** 'Tengo gambas y no sé qué hacer' goes on with another clause. */
const JOINS_CLAUSES = /\b(?:y|e|et|und) (?=[a-z' ]*$)/;
const ENDS_OBJECT = new RegExp(
  String.raw`${CLAUSE_END.source}|\b(?:so|because|cos|coz|which|while|what|how|where|when|why|whether)\b`,
);
const WORD = /[a-z]{2,}(?:'[a-z]+)?/g;

const DISLIKES =
  /^(?:(?:really |just )?(?:hates?|dislikes?|loathes?|can'?t stand|(?:do|does)(?:n'?t| not) like))$/;
const LEFT_OUT = /\b(?:leave out|leaving out|without|skip|omit|no|minus|hold the|take out)\b/;
const SAYS_NOT =
  /^(?:(?:'s )?not|other than|anything but|everything but|except(?: for)?|instead of|rather than|nicht|kein\w*|pas d[e']|no|senza)$/;

/** Whether what is refused are dishes, which somebody is tired of: 'noodles, not pad thai or ramen'. */
function namesOnlyDishes(after: string, { classicByWord }: CookingKnowledge): boolean {
  const [refused = ''] = after.split(ENDS_OBJECT);
  const names = refused
    .split(/,|\b(?:or|and|nor|oder|und|ou|et|o|y|e)\b/)
    .map((name) =>
      name.replace(/^ *(?:(?:the|a|an|another|more|again) )*| (?:again|please|this time|tonight)? *$/g, ''),
    );
  return names.every((name) => classicByWord.has(name));
}

/**
 * Whether what sounds like a refusal is one of daily life: 'nobody wants to wash up', 'the power is out', 'won't moan about'.
 * Its clause names nothing to eat, nothing that was named before, no illness and no word that the chef does not know.
 */
export function isOfDailyLife(
  { kind, foods, within }: Warning,
  hasBefore: boolean,
  knowledge: CookingKnowledge,
): boolean {
  if (kind !== 'foods' || foods !== null) return false;
  const { text, from, cueEnds } = within;
  const cue = text.slice(from, cueEnds).trim();
  // 'Leave out the cumin, I hate it.'
  if (
    DISLIKES.test(cue) &&
    /^ *(?:it|them|that|those)\b *[.!,]*$/.test(text.slice(cueEnds)) &&
    LEFT_OUT.test(text.slice(0, from))
  )
    return true;
  if (SAYS_NOT.test(cue) && namesOnlyDishes(text.slice(cueEnds), knowledge)) return true;
  const isMuchElse = MEANS_MUCH_ELSE.test(cue);
  if (!isMuchElse && (!REFUSES.test(cue) || ALWAYS.test(cue))) return false;
  const after = text.slice(cueEnds);
  const [rest = ''] = NOUN_CUE.test(cue) ? nounsOf(objectOf(after)) : after.split(ENDS_OBJECT);
  const before = text.slice(0, from);
  const [lead = ''] = (before.split(CLAUSE_END).at(-1) ?? '').split(JOINS_CLAUSES).slice(-1);
  const wordsOf = (each: string) => each.match(WORD) ?? [];
  const isInEnglish = isEnglish(text);
  // The short words of other languages are foods in English: 'mai', 'fra'.
  const isNamed = (word: string) =>
    isNameOfFood(word, knowledge) && (isInEnglish || word.length > 3 || FOOD_GROUPS.has(word));
  const names = (each: string) => wordsOf(each).some(isNamed);
  // In 'the power is out' and 'one hand free' the subject is what is refused.
  const object = isMuchElse ? `${lead} ${cue.replace(/^(?:is|are|'s|'re) | free$/g, '')} ${rest}` : rest;
  if (wordsOf(object).length === 0) return !hasBefore && !names(before);
  if (names(object) || EATEN.test(object)) return false;
  if (
    wordsOf(`${lead} ${object}`).some((word) => !isPlain(word, knowledge) && hintsAtIllness(word, knowledge))
  )
    return false;
  const isNoun = NOUN_CUE.test(cue) && !(cue === 'no' && !isEnglish(text));
  // 'A list of what's out, toffee and popcorn.'
  if (isMuchElse && /^ *[,:]/.test(after) && names(after.split(/[.;!?\n]/)[0] ?? '')) return false;
  // 'Not another tagliata.'
  if ((isMuchElse || cue === 'not') && !isKnown(wordsOf(object), text, knowledge)) return false;
  if (isNoun)
    return (
      !REFERS_BACK.test(object) &&
      isKnown(wordsOf(object), text, knowledge) &&
      // 'Milch und mein Sohn sind keine Freunde.'
      (isInEnglish ? !(IS.test(lead) && names(lead)) : !names(lead))
    );
  if (EATING.test(object)) return false;
  // 'Nuts? Those aren't happening.'
  const isOfBefore =
    REFERS_BACK.test(object) ||
    (IS_NOT.test(cue) && REFERS_BACK.test(lead) && !/\bif (?:that|it|this)? *$/.test(lead));
  if (isOfBefore && (hasBefore || names(before))) return false;
  return !names(lead) || QUALIFIES.test(lead) || (SOMEBODY.test(lead) && !isWithFood(lead, names));
}

/** Whether a dictionary has all words: what nobody knows may be a food. */
function isKnown(words: readonly string[], text: string, knowledge: CookingKnowledge): boolean {
  const languages = isEnglish(text) ? [] : languagesOf(text, knowledge.foreignWords);
  return words.every(
    (word) =>
      isKnownWord(word, knowledge) ||
      isForeignWord(word, languages, knowledge) ||
      isVerbForm(word, languages),
  );
}

/** In 'no drama, eggs or milk' the list goes on. */
const nounsOf = (object: string): string[] => (/\b(?:or|nor)\b/.test(object) ? [object] : object.split(','));

/** 'Kiwi and I': the food does what is denied. */
const isWithFood = (lead: string, names: (text: string) => boolean): boolean => {
  const [, company] = /([a-z]+) and (?:i|we|he|she|they|me|my [a-z]+) ?$/.exec(lead) ?? [];
  return company !== undefined && names(company);
};
