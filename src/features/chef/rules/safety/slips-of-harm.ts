import { WordsByInitial } from '../knowledge/name-index.ts';
import { lettersBetween } from '../request/slips.ts';

/** Words of allergies, conditions and what many are allergic to, which people misspell. */
const WORDS = `
  allergic allergy allergies allergen anaphylactic anaphylaxis intolerant intolerance intolerances lactose gluten coeliac celiac coeliacs
  celiacs diabetic diabetes diabetics vegetarian vegetarians pescatarian pregnant pregnancy breastfeeding cholesterol hypertension warfarin
  shellfish crustaceans sesame peanut peanuts mustard histamine passover kosher fodmap nightshades nightshade reflux gestational
  hospital ambulance epipen walnut walnuts hazelnuts cashews almonds pistachios`
  .trim()
  .split(/\s+/);
const KNOWN = new Set(WORDS);
const BY_INITIAL = new WordsByInitial(WORDS);
const LEAST_LETTERS = 6;
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
];

/** What a word says of harm if it is misspelt; `null` if it is no such word, or nobody can tell which. */
export function harmMeantBy(word: string): string | null {
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
