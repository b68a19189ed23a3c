import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { foodsNamedIn, inFamily } from './foods-in-text.ts';
import { foodsOfForeignHarm } from './foreign-harm.ts';
import { foodsOfSentence } from './harm-in-sentence.ts';
import { DOES_HARM, MAY_TELL_OF_HARM } from './harm-words.ts';
import { BETWEEN, foodsOf, groupOf, withoutDeterminer } from './named-foods.ts';
import { effectBetween, type Reading } from './reasons.ts';
import { FOOD_ACTS, FOOD_ACTS_ON, FOOD_IS_ODD, FOODS_DISGUST } from './warning-cues.ts';

const HARMS = new RegExp(String.raw`(?<=[a-z)]\s*) (?:${DOES_HARM})\b`, 'g');
/** Where the sentence about a food begins. */
const BEGINS =
  /[.;:!?()\n]|\b(?:because|as|since|but|that|though|cos|coz|cause|bc|so|when|if|while|and then)\b|\s[-–]\s/g;
/** Words that add another food to what was said before. */
const ALSO = /^[^.!?;\n]*\b(?:too|also|as well|so do|so does|same|either|ditto)\b/;
/** A food has a name of few words; what is longer is a sentence. */
const LONGEST_NAME = 3;
/** Words that say when, and name no food: 'a tick bite last year and red meat …'. */
const SAYS_WHEN = /\b(?:last|ago|years?|months?|weeks?|yesterday|since|once)\b/;
const HAS_VERB = /\b(?:has|have|is|are|was|gets?|got|loves?|likes?|wants?|says?)\b/;
/** Characters of the longest list of foods that is read back from its end. */
const LONGEST_LIST = 200;

/** 'Anything hot and she is up all night', 'one bite of kiwi and my lips tingle'. */
const SETS_OFF =
  /\b(?:anything|(?:even )?(?:one|an?|the|so much as an?) (?:(?:single|tiny|little|smallest|slightest|tiniest|mere) )*(?:bite|bit|whiff|sip|mouthful|trace|sniff|crumb|speck|drop|nibble|hint|touch|taste|smell|spoonful|lick) of|(?:even )?(?:one|a) (?:single|stray|tiny|solitary|lone)) (?:(?:with|containing|made (?:with|from|of)|that (?:has|is)|remotely|at all|too|very|even|really|vaguely|slightly|a bit|a little|any|some) )*([a-z ,]{2,40}?),? (?:and|then) (?:(?:it's|that's) )?((?:i|he|she|we|they|it|my|his|her|our|their|the (?:baby|little one|kids?|toddler)|[a-z]+'s|[a-z]+ (?:is|gets|has|will|goes|comes))\b[^.;!?\n]*)/g;
/** 'Happy with any …' is a request for it. */
const IS_WELCOME =
  /\b(?:happy|sold|heaven|there|good|fine|grand|delighted|pleased|content|loves?|eats?|eat|love|sorted|set|yours|laughing|won|smil\w+|quiet|full)\b/;

/** Names of diets and of people who keep them, which stand for the foods left out. */
const SOMEBODY =
  /^(?:co?eliacs?|zoliakie|vegans?|vegetarians?|pesc[ae]tarians?|muslims?|jains?|hindus?|brahm[ia]ns?|halal|kosher)$/;

/** 'Everything I eat with dairy in it makes her scream.' */
const ALL_WITH =
  /\b(?:every|any)thing (?:(?:i|we|he|she|they) (?:eat|have|drink|cook)s? )?(?:with|containing|that (?:has|contains)|made (?:with|from|of)) ([a-z ,]{2,40}?)(?: in(?: it)?)? (?:makes?|gives?|sends?|gets?|turns?|leaves?|sets?|puts?|upsets?|brings?) ((?:me|him|her|us|them|(?:my|our|the) [a-z]+)\b[^.;!?,\n]*)/g;

/** Every food that a text says affects somebody; `null` foods if it is unclear which. */
export function foodsWithEffect(text: string, catalog: Catalog): { named: Reading[]; open: Reading[] } {
  const known = [
    ...foodsThatDisgust(text, catalog),
    ...(MAY_TELL_OF_HARM.test(text) ? foodsThatHarm(text, catalog) : []),
    ...foodsThatSetOff(text, catalog, SETS_OFF),
    ...foodsThatSetOff(text, catalog, ALL_WITH),
  ];
  // Text that a narrower rule has read, or asks about, stays.
  const isKnown = ({ from, to }: Reading) => known.some((each) => each.from < to && from < each.to);
  const named = [
    ...known,
    ...[...foodsOfSentence(text, catalog), ...foodsOfForeignHarm(text, catalog)].filter(
      (each) => !isKnown(each),
    ),
  ];
  return { named: [...named, ...foodsThatDoSoToo(text, named, catalog)], open: foodsThatAct(text, catalog) };
}

/** 'Soy sauce brings up blisters, and so does peanut.' */
const SO_TOO =
  /\b(?:so (?:do|does|did)|same (?:with|for|goes for)|neither (?:do|does)|likewise) (?:the )?([a-z ]{3,40})/g;

function foodsThatDoSoToo(text: string, named: readonly Reading[], catalog: Catalog): Reading[] {
  if (!named.some(({ foods }) => foods && foods.length > 0)) return [];
  return [...text.matchAll(SO_TOO)].flatMap((cue) => {
    const foods = foodsNamedIn(cue[1] ?? '', catalog).map(({ food }) => inFamily(food));
    return foods.length > 0 ? [effectBetween(cue.index, cue.index + cue[0].length, foods)] : [];
  });
}

/** 'Dairy makes me bloat', 'prawns and crab send him to hospital': the whole family of each food that is named. */
function foodsThatHarm(text: string, catalog: Catalog): Reading[] {
  return [...text.matchAll(HARMS)].flatMap((cue) => {
    const subject = subjectBefore(text.slice(0, cue.index), catalog);
    if (!subject) return [];
    const to = cue.index + cue[0].length;
    const foods = ALSO.test(text.slice(to)) ? null : subject.foods;
    return [effectBetween(cue.index - subject.length, to, foods?.map(inFamily) ?? null)];
  });
}

const isTime = (name: string, catalog: Catalog): boolean =>
  SAYS_WHEN.test(name) && !name.split(/[\s-]+/).some((word) => groupOf(word, catalog));

const isDish = (name: string, catalog: Catalog): boolean => {
  const [last = '', ...before] = name.split(' ').reverse();
  return (
    before.length > 0 && (MANNER.test(last) || (!FOOD_GROUPS.has(last) && findFood(catalog, last) === null))
  );
};
const MANNER =
  /^(?:fry|fries|dal|dhal|curry|soup|stew|salad|roast|bake|pie|cake|toast|bread|pasta|noodles|rice)$/;

/** The list of foods that a text ends with. In 'x and eggs' it is unclear what else is meant. */
function subjectBefore(
  before: string,
  catalog: Catalog,
): { foods: FoodGroup[] | null; length: number } | null {
  const near = before.slice(-LONGEST_LIST);
  const begins = [...near.matchAll(BEGINS)].at(-1);
  const clause = near.slice(begins ? begins.index + begins[0].length : 0);
  const parts = clause.split(BETWEEN);
  const foods: FoodGroup[] = [];
  let length = 0;
  for (let index = parts.length - 1; index >= 0; index -= 2) {
    const part = parts[index] ?? '';
    const name = withoutDeterminer(part);
    const isName = name.split(/\s+/).length <= LONGEST_NAME && !HAS_VERB.test(name) && !isTime(name, catalog);
    const food = isName ? groupOf(name, catalog) : null;
    const joint = (parts[index + 1] ?? '').trim();
    // 'Onion soup, leeks make me ill' names a dish first.
    if (index === 0 && parts.length === 3 && joint === ',' && isDish(name, catalog)) break;
    if (!food) {
      if (index === parts.length - 1) return null;
      // 'Pasta bake, eggs make me ill' goes on before the comma; in 'I love pancakes and eggs make me ill', before the 'and'.
      if (joint === ',' || !isName) break;
      return { foods: null, length };
    }
    foods.push(food);
    length += part.length + (index === parts.length - 1 ? 0 : (parts[index + 1] ?? '').length);
  }
  return { foods, length };
}

/** 'Anything hot and she is up all night.' */
function foodsThatSetOff(text: string, catalog: Catalog, pattern: RegExp): Reading[] {
  return [...text.matchAll(pattern)].flatMap((cue) => {
    const [whole, named = '', after = ''] = cue;
    if (IS_WELCOME.test(after)) return [];
    const foods = foodsOf(named, catalog);
    // Behind a comma the wish goes on.
    const to = cue.index + whole.length - after.length + (after.split(',')[0] ?? '').length;
    return foods && foods.length > 0 ? [effectBetween(cue.index, to, foods.map(inFamily))] : [];
  });
}

/** 'Mushrooms make my son gag': nobody's health, but they will not be eaten. */
function foodsThatDisgust(text: string, catalog: Catalog): Reading[] {
  return [...text.matchAll(FOODS_DISGUST)].flatMap((cue) => {
    const food = groupOf(cue[1] ?? '', catalog);
    if (!food) return [];
    const [, listed = ''] = /([a-z']+)\s*(?:,|&|\/|\band\b|\bor\b)\s*$/.exec(text.slice(0, cue.index)) ?? [];
    const to = cue.index + cue[0].length;
    const isOneOfMany = groupOf(listed, catalog) !== null || ALSO.test(text.slice(to));
    return [effectBetween(cue.index, to, isOneOfMany ? null : [food])];
  });
}

/** 'Tomatoes give me …', 'peanuts and I …': whatever follows is about how a food affects someone. */
function foodsThatAct(text: string, catalog: Catalog): Reading[] {
  if (!isEnglish(text)) return [];
  return [FOOD_ACTS, FOOD_ACTS_ON, FOOD_IS_ODD].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((cue) =>
      // The son of 'my son picks them out' is not bran, and in 'I am coeliac and I miss chips' the coeliac eats.
      !/^(?:son|date)$/.test(cue[1] ?? '') && !SOMEBODY.test(cue[1] ?? '') && groupOf(cue[1] ?? '', catalog)
        ? [effectBetween(cue.index, cue.index + cue[0].length, null)]
        : [],
    ),
  );
}
