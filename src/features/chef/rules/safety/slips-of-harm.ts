import { WordsByInitial } from '../knowledge/name-index.ts';
import { isOneSlipAway, lettersBetween } from '../request/slips.ts';

/** Words of allergies, conditions and what many are allergic to, which people misspell. */
const WORDS = `
  allergic allergy allergies allergen anaphylactic anaphylaxis intolerant intolerance intolerances lactose gluten coeliac celiac coeliacs
  celiacs diabetic diabetes diabetics vegetarian vegetarians pescatarian pregnant pregnancy breastfeeding cholesterol hypertension warfarin
  shellfish crustaceans sesame peanut peanuts mustard histamine passover kosher fodmap nightshades nightshade reflux gestational
  vegan vegans vegetarianism flexitarian fruitarian hospital ambulance epipen walnut walnuts hazelnuts cashews almonds pistachios`
  .trim()
  .split(/\s+/);
const KNOWN = new Set(WORDS);
const BY_INITIAL = new WordsByInitial(WORDS);
const LEAST_LETTERS = 6;
/** Diets with names too short for the rule of the long words: 'vegun', 'hallal'. */
const SHORT = ['vegan', 'vegans', 'halal', 'kosher', 'vegetal', 'veggie'];
const LEAST_LETTERS_OF_SHORT = 4;
/** Longer words are known with two slips. */
const LONG = 8;
/** How some are written by ear: 'silliac', 'diabetc'. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/^c[eo]+l[iy]+[ae]*[ck]s?$|^s[ei]l+[iy]+a[ck]s?$|^ceoliacs?$|^coel[iy]a[ck]s?$/, 'coeliac'],
  [/^al+[eu]r[gj]+[ei]c?k?$/, 'allergic'],
  [/^al+[eu]r[gj]+(?:y|ys|ies|ie)$/, 'allergy'],
  [/^d[iy]ab[ei]t+[ei]?[ck]s?$/, 'diabetic'],
  [/^anaph?[iy]?l[a-z]*ti?c$|^anafil[a-z]*$/, 'anaphylactic'],
  [/^preg(?:n[ae]nt|nat|ant|nent|gers|ananant)$/, 'pregnant'],
  [/^ep+i[- ]?pens?$/, 'epipen'],
  [/^ve[gj]+[ei]?[aeiou]+n(?:s|ish)?$|^veeg[aeu]n$|^vegn$/, 'vegan'],
  [/^v[ea][gj]+[aeiou]?t[aeiou]+r+[iye]+[aeo]*n+s?$/, 'vegetarian'],
  [/^p[ei]s[ck][aeiou]*t[aeiou]+r+[iye]+[aeo]*n+s?$/, 'pescatarian'],
  [/^pla[nm]t?-?ba+[sc]+e?d$/, 'plant based'],
  [/^gl[uo]*t+[aeiou]+n+-?fr+e+e?$/, 'gluten free'],
  [/^d(?:ai|ia|ay|a|e|ei)r+(?:y|ie|ey)-?fr+e+e?$/, 'dairy free'],
];

/** What a word says of harm if it is misspelled; `null` if it is no such word, or nobody can tell which. */
export function harmMeantBy(word: string): string | null {
  if (word.length >= LEAST_LETTERS_OF_SHORT && !/[^a-z]/.test(word) && !KNOWN.has(word)) {
    const short = SHORT.find((each) => each === word || isSlipOf(word, each));
    if (short) return short;
  }
  if (word.length < LEAST_LETTERS || KNOWN.has(word) || /[^a-z]/.test(word)) return null;
  const byEar = BY_EAR.find(([pattern]) => pattern.test(word))?.[1];
  if (byEar && byEar !== word) return byEar;
  const near = BY_INITIAL.oneSlipFrom(word);
  if (near.length > 0) return near[0] ?? null;
  if (word.length < LONG) return null;
  const far = WORDS.filter(
    (each) => each.length >= LONG && each[0] === word[0] && lettersBetween(word, each) <= 2,
  );
  return far[0] ?? null;
}

/** Diets of two words. */
const OF_TWO: readonly (readonly [first: string, second: string])[] = [
  ['plant', 'based'],
  ...[
    'gluten',
    'dairy',
    'lactose',
    'wheat',
    'meat',
    'milk',
    'egg',
    'nut',
    'peanut',
    'soya',
    'sugar',
    'sesame',
  ].map((food) => [food, 'free'] as const),
];
/** Words of their own, a slip away from 'free' and 'based'. */
const OTHERS = new Set([
  'fees',
  'flee',
  'freed',
  'frees',
  'fret',
  'baked',
  'basted',
  'basked',
  'bases',
  'base',
  'basket',
]);
const LEAST_LETTERS_OF_PART = 4;

/** Whether a word is another one misspelled: its initial is right, which keeps 'began' from being read as 'vegan'. */
const isSlipOf = (word: string, meant: string): boolean =>
  word !== meant &&
  meant.length >= LEAST_LETTERS_OF_PART &&
  word[0] === meant[0] &&
  isOneSlipAway(word, meant);

const isPartOf = (word: string, meant: string): boolean =>
  word === meant || (!OTHERS.has(word) && isSlipOf(word, meant));

/** The diet that two words name if one or both are misspelled: 'plant bassed', 'diary free', 'glutin fre'. */
export function dietMeantBy(first: string, second: string): string | null {
  const meant = OF_TWO.find(([one, other]) => isPartOf(first, one) && isPartOf(second, other));
  return meant && `${first} ${second}` !== meant.join(' ') ? meant.join(' ') : null;
}
