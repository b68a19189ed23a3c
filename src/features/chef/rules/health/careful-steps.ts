import type { Message } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { BABY, PREGNANT, TODDLER } from './careful-people.ts';
import { BLOOD_PRESSURE, GALLSTONES, HEART, LESS_SALT } from './conditions.ts';
import { KIDNEYS, LITTLE_DEFENCE } from './illnesses.ts';
import { BLENDED, COOLED, PUREED, SORE_MOUTH } from './soft-foods.ts';

const SALTLESS = [BLOOD_PRESSURE.note, HEART.note, LESS_SALT.note, KIDNEYS.note];

const EGGS_BOILED_SOFT =
  /(\beggs?\b[^.;]*\bboil(?:ed)? for |\b[Bb]oil the eggs? for |\b[Pp]oach the eggs? for )[1-8] minutes/g;
const SALTING: readonly (readonly [text: RegExp, instead: string])[] = [
  [/\bsalted water\b/g, 'water'],
  [/ (?:with|and) a (?:small |good )?pinch of salt\b/g, ''],
  [/, season(?: lightly| well)?(?= and )/g, ''],
  [/ and season(?: lightly| well)?(?=[.,;])/g, ''],
  [/\bTaste(?: for salt)?,? /g, ''],
];

/** The recipe with nothing in its steps that adds salt beside its lines. */
export const withoutSalting = (recipe: ComposedRecipe): ComposedRecipe => ({
  ...recipe,
  instructions: recipe.instructions.map((step) =>
    SALTING.reduce((text, [salting, instead]) => text.replace(salting, instead), step),
  ),
});

const IS_SMOOTH = /\b(?:blend|pur[eé]e|mash|liqui[ds])/i;
/** Pieces that a baby holds in its hand are soft as they are. */
const IS_HELD = /baby can hold/;
const IS_BAKED = /baking powder|bicarbonate|yeast/;
const HAS_BONES = /\b(?:chicken|turkey|duck|lamb|pork|beef|fish|cod|haddock|hake|salmon|trout)\b/i;
const FILLETS =
  /^(?:[a-z]+ )?(?:cod|haddock|hake|salmon|trout|sea bass|pollock|halibut|plaice|sole|fish)(?: fillets?)?\b(?! (?:sauce|stock|fingers))/;
const BONED = 'Run your fingers over the fish and take out every bone.';
/** What is left in pieces is made fit for a baby at the end. */
const forTheBaby = (lines: readonly string[]): string =>
  `For the baby, ${lines.some((line) => HAS_BONES.test(line)) ? 'take out bones and skin, then ' : ''}mash or blend the portion until no piece is firm or bigger than a pea, and let it cool until lukewarm.`;
/** A whole piece of meat that is pink inside is nothing for somebody who must have nothing raw; fish flakes at that heat. */
const PINK =
  /63 °C(?: \(| \/ )145 °F\)?(?<inside> inside)?(?:,? or (?:for )?\d+ minutes longer for well done)?/g;
const OF_FISH =
  /\b(?:fish|cod|haddock|hake|salmon|trout|sea bass|tuna|pollock|halibut|plaice|mackerel|prawns?|egg)s?\b/i;

/** People for whom a spoonful of oil is enough. */
const SERVED_BY_A_SPOONFUL = 4;
const IS_OIL = /\boil\b(?!.*deep[- ]frying)/;
const OF_OIL = /^([\d./ ]+)(tbsp|ml)$/;
const ML_OF_A_SPOONFUL = 15;

/** The lines of a dish as careful people cook it: with little fat, a spoonful of oil for four. */
export function linesForCareful(
  { ingredients, servings }: Pick<ComposedRecipe, 'ingredients' | 'servings'>,
  notes: readonly Message[],
): ComposedRecipe['ingredients'] {
  if (!notes.includes(GALLSTONES.note)) return ingredients;
  const most = Math.ceil(servings / SERVED_BY_A_SPOONFUL);
  return ingredients.map((line) => {
    const [, count = '0', unit] = (IS_OIL.test(line.name) && OF_OIL.exec(line.amount)) || [];
    const spoons = Number.parseFloat(count) / (unit === 'ml' ? ML_OF_A_SPOONFUL : 1);
    return spoons > most ? { ...line, amount: `${most} tbsp` } : line;
  });
}

/** Steps as careful people cook them: eggs hard, and where nobody may have salt, none that no line has. */
export function stepsForCareful(
  steps: readonly string[],
  notes: readonly Message[],
  lines: readonly string[],
): string[] {
  const isWithoutPink =
    [PREGNANT.note, LITTLE_DEFENCE.note, BABY.note, TODDLER.note].some((note) => notes.includes(note)) &&
    !lines.some((line) => OF_FISH.test(line));
  const hot = isWithoutPink
    ? steps.map((step) => step.replace(PINK, '71 °C (160 °F)$<inside>, which takes some minutes longer'))
    : steps;
  const isForChild = [BABY.note, TODDLER.note].some((note) => notes.includes(note));
  const fish =
    isForChild && !hot.some((step) => /\bbones?\b/.test(step)) && lines.find((line) => FILLETS.test(line));
  const starts = fish ? [BONED] : [];
  const ends = notes.includes(PUREED.note)
    ? [BLENDED]
    : notes.includes(SORE_MOUTH.note) && hot.length > 0
      ? [COOLED]
      : [];
  const isWithoutSalt = SALTLESS.some((note) => notes.includes(note));
  if (!isWithoutSalt && ![PREGNANT, BABY, TODDLER].some(({ note }) => notes.includes(note)))
    return [...starts, ...hot, ...ends];
  const isUnsalted = !lines.some((line) => /^salt\b/.test(line));
  const isForBaby =
    notes.includes(BABY.note) &&
    !hot.slice(-2).some((step) => IS_SMOOTH.test(step) || IS_HELD.test(step)) &&
    !lines.some((line) => IS_BAKED.test(line));
  return [...starts, ...hot, ...ends, ...(isForBaby ? [forTheBaby(lines)] : [])].map((step) => {
    const hard = step.replace(EGGS_BOILED_SOFT, '$110 minutes');
    const isUnseasoned = isWithoutSalt || notes.includes(BABY.note) || notes.includes(TODDLER.note);
    if (!isUnseasoned || !isUnsalted) return hard;
    const plain = SALTING.reduce((text, [said, instead]) => text.replace(said, instead), hard);
    return capitalized(plain);
  });
}
