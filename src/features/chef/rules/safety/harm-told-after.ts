import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { foodsNamedIn, inFamily, type Named } from './foods-in-text.ts';
import { BODY } from './harm-words.ts';
import { isForAllergy, type Reading } from './reasons.ts';

/** The body, or what was needed to help it, in a clause that speaks of a food named before: 'had an ambulance out once'. */
const STRONG = new RegExp(
  String.raw`(?:hospital|ambulance|a ?& ?e\b|epi ?pen|hives|\brash|swell|swoll|wheez|itch|anaphyl|breath|throat|airway|vomit|throw|puk|cramp|bloat|flare|shock|stomach|tummy|\b(?:makes?|made|gets?|got) (?:me|him|her|us|them|my [a-z]+) (?:ill|sick|poorly)|migraine|react|${BODY})`,
);
const MADE_ILL =
  /\b(?:it|they|them|those|that|which)(?: [a-z]+)? (?:makes?|made|gets?|got|left|leaves?) (?:[a-z]+ ){1,4}(?:ill|sick|poorly|unwell)$/;
const GOES_BACK = /^\W*(?:and |because |cos |as |since )?(?:it|they|those|that)\b/;
const BECAUSE_OF =
  /\b(?:because of|cos of|coz of|due to|thanks to|for|on account of|given|with) (?:[a-z]+(?:'s|s')? ){0,4}$/;
const NOT_OF_FOOD =
  /\b(?:(?:is|are|was|been|works?|working|back|home) (?:at|in|from|out of) (?:the )?hospital|because my|food poisoning)\b/;

/**
 * The foods of the warning that a harm without a food of its own speaks of: in the same sentence, or in one beside it that names no
 * food; `null` if there is none. What did somebody harm is left out with its whole family.
 */
export function foodsOfReason(
  reading: Reading,
  bound: readonly Reading[],
  text: string,
  catalog: Catalog,
): readonly FoodGroup[] | null {
  const { from, cueEnds, foods } = reading;
  if (foods !== null) return null;
  const cue = text.slice(from, cueEnds);
  const madeIll = MADE_ILL.test(text.slice(0, cueEnds));
  const isBecause = /^all?erg(?:y|ies)$/.test(cue) && BECAUSE_OF.test(text.slice(0, from));
  const isTied = isBecause || madeIll || STRONG.test(cue) || isForAllergy(reading, bound, text);
  if (!isTied) return null;
  const ends = [...text.matchAll(/[.;!?\n]+/g)];
  const before = ends.filter(({ index }) => index < from);
  const lastEnd = before.at(-1)?.index ?? -1;
  // 'No fish, ok? It made dad ill once.'
  const start = GOES_BACK.test(text.slice(lastEnd + 1)) ? (before.at(-2)?.index ?? -1) : lastEnd;
  const end = ends.find(({ index }) => index >= cueEnds)?.index ?? text.length;
  const clause =
    text.slice(Math.max(start + 1, text.slice(0, from).search(/[^,;.!?]*$/)), end).split(',')[0] ?? '';
  if (NOT_OF_FOOD.test(clause)) return null;
  const isBound: IsBound = (each, at) =>
    bound.some((other) => other.from <= each.from + at && each.to + at <= other.to);
  const clauseAt = text.indexOf(clause, start + 1);
  const own = foodsNamedIn(clause, catalog).filter((each) => !isBound(each, clauseAt));
  if (own.length > 0) return null;
  // What comes and goes with a condition that is heeded: 'gout, and had a flare-up'.
  if (/^flare|^playing up|^acting up/.test(cue) && bound.some(({ kind }) => kind === 'person')) return [];
  const same = bound.filter(
    (other) =>
      other.kind === 'foods' &&
      other.from > start &&
      other.from < end &&
      namesNoneBetween(text, Math.min(other.to, from), Math.max(from, other.from), isBound, catalog),
  );
  return same.length > 0 ? same.flatMap((other) => (other.foods ?? []).map(inFamily)) : null;
}

type IsBound = (each: Named, at: number) => boolean;

const namesNoneBetween = (
  text: string,
  from: number,
  to: number,
  isBound: IsBound,
  catalog: Catalog,
): boolean => foodsNamedIn(text.slice(from, to), catalog).every((each) => isBound(each, from));

const BECAUSE =
  /\b(?:because|cause|cos|coz|due to|on account of|wegen|weil|a cause|parce que|porque|perche|per via)\b([^.;!?]*)/;

/** 'No mayonnaise, because eggs' refuses the eggs as well. */
export function inFamilySaid(reading: Reading, text: string): Reading {
  const words = BECAUSE.exec(text)?.[1]?.match(/[a-z]+/g) ?? [];
  const isOfFamily = ({ family }: FoodGroup) =>
    family !== undefined && words.some((word) => FOOD_GROUPS.get(word) === FOOD_GROUPS.get(family));
  return reading.foods?.some(isOfFamily)
    ? { ...reading, foods: reading.foods.map((food) => (isOfFamily(food) ? inFamily(food) : food)) }
    : reading;
}
