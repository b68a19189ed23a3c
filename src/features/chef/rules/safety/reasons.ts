import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import type { Message } from '#shared/t.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { groupOf } from './named-foods.ts';

/** A cue at its place in the plain text. */
export interface Reading {
  from: number;
  to: number;
  /** Where the cue itself ends; the foods it is about may follow. */
  cueEnds: number;
  kind: 'person' | 'foods';
  /** Empty if the cue is not about food ('no time'); `null` if the foods cannot be identified. */
  foods: readonly FoodGroup[] | null;
  notes?: readonly Message[];
  /** Whether it tells what a food does to somebody, and wishes for nothing. */
  isEffect?: boolean;
}

/** A cue about these foods. */
export function readingAt(cue: RegExpExecArray, foods: Reading['foods']): Reading {
  const to = cue.index + cue[0].length;
  return { from: cue.index, to, cueEnds: to, kind: 'foods', foods };
}

/** What a stretch of text says that foods do to somebody. */
export function effectBetween(from: number, to: number, foods: Reading['foods']): Reading {
  return { from, to, cueEnds: to, kind: 'foods', foods, isEffect: true };
}

export const ALLERGY =
  /all?erg|be (?:anywhere )?(?:near|around)|intol|anaphyl|react|sensitiv|unvertrag|epi ?pen|hives|rash|welt|blister|spots|eczema|bloat|cramp|migraine|headache|flare|itch|wheez|swell|poorly|unwell|funny|queasy|dizzy|faint|blotchy|tingl|numb|clos|burn|sting|throat|breath|shock|hospital|a ?& ?e\b|ambulance|\bloo\b|toilet|runs|vomit|throw|sick|\bill\b|heartburn|wind\b|gassy|ache|tight/;
/** Words of whom even a trace may harm. */
export const EVEN_IN_TRACES =
  /hospital|ambulance|casualty|a ?& ?e\b|epi ?pen|hives|swell|swoll|throat|airway|breath|shock|kill|itch|tingl|\b(?:mouth|lips?|tongue|face|rash|welts?|blotch\w*|wheez\w*|vomit\w*|throw up|threw up)\b|all?erg|anaphyl|c(?:o)?eliac|zoliak|\b(?:nuts?|peanuts?|sesame|lupin)[ -]free|\b(?:class|school|nursery)\b/;
/** Between what is left out and 'allergy': 'no garlic because of an'. */
const BECAUSE =
  /^[\s,(–-]*(?:please )?(?:(?:because of|due to|for|wegen)(?: (?:an?|my|his|her|their|our|severe|food|einer))*|(?:because|since|as)(?: (?:of|two|three|some|one|a|the|my|our|his|her|their|friends?|kids?|child|children|son|daughter|husband|wife|partner|guests?|he|she|they|i|we|is|are|am|'s|very|severely|both|all))+) $/;
/** 'No milk (proper allergy, epipen)', 'no nuts please, allergic', 'sin mariscos, soy alérgico'. */
const OF_A_KIND =
  /^[\s,(–-]*(?:(?:please|pls|plz|thanks|thank you|at all|either|whatsoever|ever|ok|okay|bitte|por favor|merci|per favore)[\s,(–-]+)*(?:(?:estoy|soy|es|somos|son|sono|siamo|e|bin|ist|sind|je suis|il est|elle est|he is|she is|i am|i'?m|we are|we'?re|they are)(?: (?:sehr|stark|muy|molto|tres|very))? )?(?:it'?s |he'?s |she'?s |they'?re |has )?(?:an? )?(?:(?:proper|real|severe|serious|bad|actual|full[- ]on|nasty|genuine|known|carries an|has an|with an) ?)*(?:all?ergy, )?(?:an? )?$/;
/** 'No shellfish for gran, allergy'. */
const FOR_SOMEBODY =
  /^ ?for (?:(?:my|our|the|his|her) )?(?:[a-z]+ )?[a-z]+[\s,(–-]+(?:(?:because|as|since|due to|it'?s|she has|he has|an?|severe|serious|bad) )*$/;
/** What a food does to somebody, and that they cannot have it. */
const EXPLAINS =
  /all?erg|intol|react|hives|\brash|itch|bloat|cramps|\bill$|\bsick$|can(?:'?t|not)(?: (?:have|eat|take|do|stand|tolerate|stomach|touch))?$/;
const BACK = /\b(?:it|them|they|that|those|either|neither|both|any)\b/;
/** 'Without coconut milk, Priya is allergic.' */
const IS_ALLERGIC =
  /^[\s,(–-]*(?:as |because |since |car |weil |denn |porque |perche )?(?:[a-z'-]+ ){1,3}(?:is|are|'m|am|has|est|sont|suis|ist|sind|bin|hat|es|son|soy|tiene|e|sono|ha) (?:an? |une? |eine )?(?:(?:very|tres|sehr|muy|molto) )?(?:all?erg(?:ic|y|ie|ia|isch|iques?|ic[oaih]+s?)|alergi(?:c[oa]s?|a)|intoler[a-z]+|intoll[a-z]+)\s*$/;
/** Characters between what is left out and the reason. */
const FARTHEST_REASON = 60;

/** What follows a refusal without naming anything: 'no coconut (hate it)', 'mushrooms make him gag. Stroganoff without?' */
export function isAboutLast(
  { from, cueEnds, foods, kind }: Reading,
  bound: readonly Reading[],
  text: string,
  catalog: Catalog,
): boolean {
  if (foods !== null || kind !== 'foods' || ALLERGY.test(text.slice(from, cueEnds))) return false;
  const rest = text.slice(cueEnds);
  if (/^[\s?!.)]*$/.test(rest))
    return bound.some((other) => other.to <= from && namesNone(text.slice(other.to, from), catalog));
  // 'I can't stand coriander. Green curry without it': the dish is not a part of what is refused.
  const clause =
    from -
    (text
      .slice(0, from)
      .split(/[.,;!?\n]|\bbut\b/)
      .at(-1)?.length ?? 0);
  const isWithoutIt =
    /^(?:without|no|minus|sans|ohne|sin|senza)$/.test(text.slice(from, cueEnds)) &&
    /^ (?:it|them|that|those|any)\b(?= *(?:$|[.,;!?)]|please|thanks|for\b))/.test(rest);
  if (isWithoutIt)
    return bound.some((other) => other.to <= clause && namesNone(text.slice(other.to, clause), catalog));
  return (
    /^ (?:it|them)\b/.test(rest) &&
    bound.some(
      (other) =>
        other.to <= from && /^[\s(,–-]*(?:so )?(?:(?:i|we|he|she|they) )?$/.test(text.slice(other.to, from)),
    )
  );
}

/**
 * Whether a cue only says why something is left out that was named before: 'no peanuts, as he is allergic to them', 'no
 * soy please, it brings me out in hives'. Somebody who leaves out cream for an allergy must have no milk either: that
 * stays open.
 */
export function isReason(
  reading: Reading,
  bound: readonly Reading[],
  text: string,
  catalog: Catalog,
): boolean {
  if (reading.foods !== null) return false;
  if (isSaidFirst(reading, bound, text) || isBare(reading, bound, text)) return true;
  return bound.some(
    (other) =>
      other.to <= reading.from &&
      (other.foods ?? []).every((food) => (FOOD_GROUPS.get(food.family ?? '') ?? food) === food) &&
      (isBecause(reading, other, text) || isExplained(reading, other, text, catalog)),
  );
}

/** Somebody who is said to be allergic, and nothing of what. */
const BARELY_ALLERGIC = /^(?:all?erg(?:ic|isch|iques?|ic[oaih]+s?)|alergic[oa]s?|intol(?:er|ler)ante?[is]?)$/;
/** 'My son is allergic, a cake without eggs': what he is allergic to is what is left out then. */
const isSaidFirst = ({ from, cueEnds }: Reading, bound: readonly Reading[], text: string): boolean =>
  BARELY_ALLERGIC.test(text.slice(from, cueEnds)) &&
  /^ ?[,:–-]/.test(text.slice(cueEnds)) &&
  bound.some(({ kind, foods, from: at, cueEnds: ends }) => {
    const between = text.slice(cueEnds, at);
    return (
      kind === 'foods' &&
      at >= cueEnds &&
      between.length <= FARTHEST_REASON &&
      !/[.!?;\n]/.test(between) &&
      /^(?:no|without|not|sans|sin|senza|ohne|kein[a-z]*|pas d[e']|keinerlei|avoid|leave out|niente)/.test(
        text.slice(at, ends),
      ) &&
      (foods ?? []).every(
        (food) => food.traits.length > 0 && (FOOD_GROUPS.get(food.family ?? '') ?? food) === food,
      )
    );
  });

/** All that stands in a sentence or clause besides the word: 'severe', 'she's'. */
const BARE_CLAUSE =
  /^(?:(?:it'?s|is|an?|the|real|proper|bad|very|really|highly|extremely|severely|severe|serious|strong|known|food|he'?s|she'?s|i'?m|we'?re|they'?re|he|she|i|we|they|am|are|has|have|got|due to|because of|so|thanks|please|reasons?|here|ist|hat|est|es|e|sehr|stark|tres|muy|molto)(?: |$))*$/;
/** A refusal in so many words, not a swap or a diet. */
const REFUSES =
  /^(?:no|without|zero|sans|sin|senza|ohne|kein[a-z]*|pas d[e']|leave out|hold the)\b|[ -]free$|frei[a-z]*$/;
/** 'No nuts!! Severe allergy', 'egg free toast for my son, allergic': nothing else in the message says to what. */
function isBare({ from, cueEnds }: Reading, bound: readonly Reading[], text: string): boolean {
  if (
    !/^(?:all?erg(?:y|ies|ie|ia|ic|isch|iques?|ic[oaih]+s?)|alergi[ac]s?|alergic[oa]s?|severe|anaphyla\w*)$/.test(
      text.slice(from, cueEnds),
    )
  )
    return false;
  const before = /[^.,;:!?()\n–-]*$/.exec(text.slice(0, from))?.[0].trim() ?? '';
  const after = /^[^.,;:!?()\n–-]*/.exec(text.slice(cueEnds))?.[0].trim() ?? '';
  const isWholeClause = [before, after].every((each) =>
    BARE_CLAUSE.test(
      each
        .replace(/\ball?erg\w*|\banaphyla\w*|\bsevere\b/g, '')
        .replace(/ {2,}/g, ' ')
        .trim(),
    ),
  );
  const named = bound.filter(({ kind, foods }) => kind === 'foods' && foods?.length);
  return (
    isWholeClause &&
    named.length > 0 &&
    named.every(
      ({ foods, from: begins, cueEnds: ends, to }) =>
        to <= from &&
        REFUSES.test(text.slice(begins, ends)) &&
        (foods ?? []).every(
          (food) => food.traits.length > 0 && (FOOD_GROUPS.get(food.family ?? '') ?? food) === food,
        ),
    )
  );
}

/** 'Sesame allergy in the house (severe!)': how bad it is says nothing of other foods. */
export function isDegree(
  { from, cueEnds, foods }: Reading,
  bound: readonly Reading[],
  text: string,
  catalog: Catalog,
): boolean {
  if (foods !== null || !/^(?:severe(?:ly)?|lethal|fatal|deadly)$/.test(text.slice(from, cueEnds)))
    return false;
  const isNear = (other: Reading) => {
    const between = other.to <= from ? text.slice(other.to, from) : text.slice(cueEnds, other.from);
    return between.length <= FARTHEST_REASON && !/[.;!?\n]/.test(between) && namesNone(between, catalog);
  };
  const [rest = ''] = /^[^.;!?\n]*/.exec(text.slice(cueEnds)) ?? [];
  return (
    bound.some((other) => ALLERGY.test(text.slice(other.from, other.to)) && isNear(other)) &&
    namesNone(rest, catalog)
  );
}

/** What a food that was named gives somebody. */
const GIVES =
  /\b(?:it|they|that|which|those|these)(?: always| just| really| only)? (?:gives?|gave|causes?|brings?|triggers?|sets? off) (?:(?:on )?(?:me|him|her|us|them|(?:my|our|his|her) [a-z]+)(?:'s)? )?(?:awful |terrible |bad |really bad )?$/;

/** Onions that give my wife heartburn are left out, and she may have the rest. */
export const isGiven = ({ from, kind }: Reading, bound: readonly Reading[], text: string): boolean =>
  kind === 'person' &&
  GIVES.test(text.slice(0, from)) &&
  bound.some((other) => other.to <= from && !/[.!?;\n]/.test(text.slice(other.to, from)));

/** 'Mustard is a no go, doctor's orders': they are the reason for what was just named, and say nothing more. */
export const isOrderBehind = (from: number, to: number, bound: readonly Reading[], text: string): boolean =>
  /^doctor'?s'? (?:orders?|advice)$/.test(text.slice(from, to)) &&
  /^ *(?:[.,;!?)]|$)/.test(text.slice(to)) &&
  bound.some(
    (other) =>
      (other.from < from && from < other.to) ||
      (other.to <= from && /^[\s,.!(–-]*(?:on |by |it'?s )?$/.test(text.slice(other.to, from))),
  );

/** 'Doctor's orders: no red meat', 'the doctor told me to avoid wheat': what was ordered is what follows. */
export const isOrderBefore = (to: number, bound: readonly Reading[], text: string): boolean =>
  bound.some(
    (other) =>
      other.from >= to &&
      /^[\s:,–-]*(?:(?:orders?|says?|said|told|advised?|has|have|put|(?:my|our) [a-z]+|me|him|her|us|them|i|he|she|we|they|that|to|must|should|is|are|am|on|off|an?|strictly|absolutely|now|please|'?m|'?s|'?re)\b[\s:,]*)*$/.test(
        text.slice(to, other.from),
      ),
  );

/** Between 'safe for' and what is to be avoided: who that is. */
const WHO = /^ ?(?:(?!and\b|or\b|but\b|so\b)[a-z']+,? ?){0,8}$/;

/** Where nothing more is said of the one whom it is for. */
const SAID_ALL =
  /^(?:'?s)?(?: (?:too|as well|also|please|to eat|to share|to have|thanks|thank you|woman|women|wife|lady|friend|sister|guest|person|now|again))*\s*(?:$|[.,;!?\n)])/;

/**
 * 'Safe for a boy who is allergic to milk': what it must be safe from follows. For a small child or in pregnancy, the chef knows it.
 *
 * @param people those of whom it is known what they must not eat
 */
export function isForWhom(
  { from, cueEnds, foods }: Reading,
  bound: readonly Reading[],
  people: readonly Reading[],
  text: string,
  catalog: Catalog,
): boolean {
  const cue = text.slice(from, cueEnds);
  if (foods !== null) return false;
  // 'Toddler-safe'.
  const isPersonIn = (other: Reading) => from <= other.from && other.cueEnds < cueEnds;
  if (cue.endsWith('-safe')) return people.some(isPersonIn);
  if (!/^(?:safe for|apt[oae]s? (?:para|per))$/.test(cue)) return false;
  const isPersonAfter = (other: Reading) =>
    other.from >= cueEnds &&
    WHO.test(text.slice(cueEnds, other.from)) &&
    SAID_ALL.test(text.slice(other.cueEnds));
  if (people.some(isPersonAfter)) return true;
  return bound.some((other) => {
    const between = text.slice(cueEnds, other.from);
    return other.from >= cueEnds && WHO.test(between) && namesNone(between, catalog);
  });
}

/** Whether somebody only says that a refusal is for an allergy: what is refused is left out with its family. */
export const isForAllergy = (reading: Reading, bound: readonly Reading[], text: string): boolean =>
  reading.foods === null &&
  bound.some((other) => other.to <= reading.from && isBecause(reading, other, text));

function isBecause({ from, cueEnds }: Reading, other: Reading, text: string): boolean {
  return (
    /^(?:all?erg(?:y|ies|ie|ia|ic|isch|iques?|ic[oaih]+s?)|alergic[oa]s?|epi ?pens?)$/.test(
      text.slice(from, cueEnds),
    ) &&
    /^[\s).!,;]*(?:$|\n|[.!;)]|, (?!and\b|or\b|also\b|plus\b)|epi ?pen)/.test(text.slice(cueEnds)) &&
    [BECAUSE, OF_A_KIND, FOR_SOMEBODY].some((reason) => reason.test(text.slice(other.to, from)))
  );
}

function isExplained({ from, cueEnds }: Reading, other: Reading, text: string, catalog: Catalog): boolean {
  const cue = text.slice(from, cueEnds);
  const between = text.slice(other.to, from);
  if (!EXPLAINS.test(cue) || between.length > FARTHEST_REASON || /[.;!?\n]/.test(between)) return false;
  const [rest = ''] = /^[^.;!?\n]*/.exec(text.slice(cueEnds)) ?? [];
  return (
    namesNone(between, catalog) &&
    namesNone(rest, catalog) &&
    (BACK.test(between + cue + rest.slice(0, 20)) || IS_ALLERGIC.test(between + cue + rest))
  );
}

/** The article is not tea, and a son no bran. */
const namesNone = (text: string, catalog: Catalog): boolean =>
  !text.split(/[^a-z']+/).some((word) => word !== 'the' && word !== 'son' && groupOf(word, catalog));
