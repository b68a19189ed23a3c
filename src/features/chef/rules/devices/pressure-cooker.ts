import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import {
  filled,
  intoOven,
  isBroth,
  isTooLarge,
  laidInto,
  liquidIn,
  restOf,
  type Simmering,
  signOf,
  simmeringsIn,
  withLessLiquid,
  withoutDairy,
  withoutIdleOven,
} from './pot-steps.ts';
import { isNamedIn, type Line, sentencesOf, stepsOf } from './sentences.ts';

/** Minutes at high pressure, by what takes longest. */
const MINUTES: readonly (readonly [of: RegExp, minutes: number])[] = [
  [
    /(?:beef|pork|lamb|mutton|goat|veal|brisket|shoulder|topside)[^,]*, in (?:one|two|three|\d|large) (?:large )?pieces?|oxtail|tongue|shank|hock|knuckle|trotter|tripe|cheeks?|heel/,
    60,
  ],
  [/^(?!canned|cooked).*\b(?:mutton|goat|hare)\b/, 40],
  [
    /^(?!minced|canned|cooked|smoked|salt|corned).*\b(?:beef|steaks?|venison|reindeer|boar|kangaroo|ostrich)\b(?!.*(?:stock|mince))/,
    35,
  ],
  [/^dried (?:chickpeas|black lentils)|(?:chickpeas|black lentils|urad dal), soaked/, 30],
  [
    /^(?!minced|canned|cooked|smoked).*\b(?:lamb|veal|pork|ribs|rabbit|duck legs|gammon)\b(?!.*(?:stock|mince|tenderloin|sausage))/,
    30,
  ],
  [/^dried (?:[a-z]+ )*beans|\bbeans, soaked/, 25],
  [/whole (?:chicken|duck|guinea fowl)/, 25],
  [/barley|split peas|chana dal|toor dal|wheat/, 18],
  [
    /^(?!.*fillets).*\b(?:chicken|turkey|duck|guinea fowl|pheasant)\b.*\b(?:legs?|thighs|drumsticks|joints|pieces)\b/,
    15,
  ],
  [/lentils(?!.*canned)/, 12],
  [/minced|meatballs|sausages/, 10],
  [/(?:chicken|turkey|duck)(?! stock)/, 10],
];
const OF_PLANTS = 5;
/** What simmers for less is not worth the time to come to pressure. */
const LEAST: Readonly<Record<string, number>> = { stew: 9, curry: 9, soup: 12 };
const LEAST_OF_OTHERS = 25;
const LEAST_AGAIN = 15;
const TO_PRESSURE_AND_BACK = 20;
/** Steam takes hardly anything away; no cooker works with less than this many ml. */
const LIQUID_LEFT = 2 / 3;
const LIQUID_OF_SOUP = 0.9;
const LEAST_LIQUID = 250;
/** What burns on under pressure, or has to lose its water. */
const NOT_CLOSED = /\buncovered\b|\b(?:yogurt|milk|cream)\b(?<!coconut (?:milk|cream))/;
/** What simmers for no longer than that to get thick is a sauce, and done. */
const THICKENS = /^,? until [^.]*\b(?:dry|thick|thickened|thickens|reduced|sticky|syrupy|glossy|coats)\b/;
const LEAST_THICK = 15;

/** The same under pressure: what simmers for long takes the minutes that its food needs. `null` if there is nothing of the kind. */
export function underPressure(
  recipe: ComposedRecipe,
  { kind }: Pick<Classic, 'kind'>,
  isForLong = false,
): ComposedRecipe | null {
  if (isTooLarge(recipe.ingredients)) return null;
  const sentences = sentencesOf(recipe);
  const all = simmeringsIn(sentences).filter(
    ({ before, what, after, minutes }) =>
      !NOT_CLOSED.test(`${withoutDairy(before).before} ${what} ${signOf(after)}`) &&
      (minutes >= LEAST_THICK || !THICKENS.test(signOf(after))),
  );
  const longest = Math.max(0, ...all.map(({ minutes }) => minutes));
  if (longest < (LEAST[kind] ?? LEAST_OF_OTHERS)) return null;
  const worth = all.filter(({ minutes }) => minutes === longest || minutes >= LEAST_AGAIN);
  // A step is closed once: what follows in the same sentence simmers in the open pot.
  const pressed = worth.filter(
    (one, n) => !worth.slice(0, n).some(({ step, at }) => step === one.step && at === one.at),
  );
  const [start] = pressed;
  const laid = start && laidInto(sentences, start, 'pressure cooker');
  const isAfter = (step: number, at: number) =>
    start !== undefined && (step > start.step || (step === start.step && at > start.at));
  const texts = (laid ?? sentences).map((step, n) =>
    step.map((sentence, at) => (isAfter(n, at) ? intoOven(sentence) : sentence)),
  );
  let saved = 0;
  let isFirst = true;
  let seen: Line[] = [];
  for (const one of pressed) {
    const before = textUntil(sentences, one);
    const foods = recipe.ingredients.filter((line) => isNamedIn(before, line) && !seen.includes(line));
    const minutes = minutesOf(foods, isFirst ? 0 : one.minutes);
    saved += one.minutes - minutes - TO_PRESSURE_AND_BACK;
    const late = withoutDairy(one.before);
    const step = texts[one.step];
    if (step) step[one.at] = closed({ ...one, before: late.before }, minutes, isFirst, late.dairy);
    seen = [...seen, ...foods];
    isFirst = false;
  }
  const share =
    isForLong || isBroth(recipe.instructions) ? 1 : kind === 'soup' ? LIQUID_OF_SOUP : LIQUID_LEFT;
  const { ingredients, added } = enoughLiquid(
    withLessLiquid(recipe.ingredients, share, LEAST_LIQUID),
    recipe.instructions.join(' '),
  );
  return {
    ...recipe,
    ingredients,
    instructions: withoutIdleOven(stepsOf(texts)).map((step) =>
      added === '' || !FIRST_CLOSED.test(step) ? step : step.replace(FIRST_CLOSED, `${added} $&`),
    ),
    cookTime: Math.max(10, recipe.cookTime - saved),
  };
}

const FIRST_CLOSED = /Scrape the bottom clean, close/;

const minutesOf = (foods: readonly Line[], again: number): number => {
  const found = MINUTES.find(([of]) => foods.some(({ name }) => of.test(name)))?.[1];
  return found ?? (again > LONG_AGAIN ? Math.round(again / 3) : OF_PLANTS);
};
const LONG_AGAIN = 20;

const textUntil = (sentences: readonly (readonly string[])[], { step, at }: Simmering): string =>
  sentences
    .slice(0, step + 1)
    .flatMap((each, n) => (n < step ? each : each.slice(0, at + 1)))
    .join(' ');

function closed(one: Simmering, minutes: number, isFirst: boolean, dairy: string | null): string {
  const close = isFirst
    ? 'Scrape the bottom clean, close the pressure cooker'
    : 'Close the pressure cooker again';
  const sign = signOf(one.after);
  const cook = `${close} and cook at high pressure for ${minutes} minutes${THICKENS.test(sign) ? '' : sign}.`;
  const first = filled(one, 'pressure cooker', cook);
  const isTipped = first.endsWith(cook);
  const end = dairy ? ` Stir in the ${dairy} and warm through for 3 minutes.` : '';
  const open = THICKENS.test(sign) ? ' Let it bubble in the open pot for a few minutes if it is thin.' : '';
  return `${isTipped ? first : `${first} ${cook}`} Let the pressure fall for ${
    minutes >= LONG ? 15 : 10
  } minutes, then release the rest.${open}${end}${restOf(one.after)}`;
}
const LONG = 25;

/** What needs more water to come to pressure, and the sentence that adds it. */
function enoughLiquid(lines: Line[], steps: string): { ingredients: Line[]; added: string } {
  // Water that no line lists, and what is in a tin of tomatoes, counts as well.
  const isCovered =
    /\b(?:water to cover|cover(?:ed)? (?:[a-z ]+ )?with (?:[a-z]+ )?water|enough water|litres? of)\b/i.test(
      steps,
    );
  const juicy = lines.filter(
    ({ name, amount }) => /chopped tomatoes|passata/.test(name) && / g$/.test(amount),
  );
  const there = liquidIn(lines) + juicy.reduce((sum, { amount }) => sum + parseInt(amount, 10) / 2, 0);
  if (isCovered || there >= LEAST_LIQUID - 50) return { ingredients: lines, added: '' };
  const missing = Math.ceil((LEAST_LIQUID - there) / 50) * 50;
  const water = lines.findIndex(({ name, amount }) => /^water\b/.test(name) && / ml$/.test(amount));
  const own = lines[water];
  if (own) {
    const more = parseInt(own.amount, 10) + missing;
    return { ingredients: lines.with(water, { ...own, amount: `${more} ml` }), added: '' };
  }
  return {
    ingredients: [...lines, { amount: `${missing} ml`, name: 'water' }],
    added: `Pour in the water, without which no pressure builds up.`,
  };
}
