import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { CLASSIC_KINDS, type ClassicKind } from '../classics/classic.ts';

interface Kept {
  recipe: ComposedRecipe;
  said: string[];
}

const SIMMERED: readonly ClassicKind[] = ['stew', 'soup', 'curry'];
const BAKED: readonly ClassicKind[] = ['bake', 'pie', 'tart'];
const BOILED: readonly ClassicKind[] = ['pasta', 'noodles', 'rice', 'dumpling'];
const AT_ONCE: readonly ClassicKind[] = ['fry', 'egg', 'griddle', 'filled', 'pizza'];
const GRILLED = /\b(?:[Gg]rill|barbecue|skewers?)\b/;

const withStep = (recipe: ComposedRecipe, step: string): ComposedRecipe => ({
  ...recipe,
  instructions: [...recipe.instructions, step],
});

/** How those who come later get theirs, by what the dish is. */
export function forLatecomers(recipe: ComposedRecipe, kind: ClassicKind): Kept {
  return { recipe: withStep(recipe, `For those who come later: ${laterOf(recipe, kind)}`), said: [] };
}

function laterOf({ instructions }: ComposedRecipe, kind: ClassicKind): string {
  if (SIMMERED.includes(kind))
    return 'leave it covered off the heat for up to an hour, then bring it to a simmer until it steams all through.';
  if (BAKED.includes(kind))
    return 'cover their part with foil, and warm it in the oven at 160 °C (325 °F) for 15 minutes, until hot in the middle.';
  if (BOILED.includes(kind))
    return 'boil or fry only as much as is eaten now, keep the rest of it apart and covered in the fridge, and finish it when they are there.';
  if (instructions.some((step) => GRILLED.test(step)))
    return 'keep their part raw and covered in the fridge, and put it on when they are there; with coals, add some half an hour before.';
  if (AT_ONCE.includes(kind))
    return 'have everything cut and covered in the fridge, and cook their part when they are there: it takes only minutes.';
  if (kind === 'roast')
    return 'keep their part loosely covered with foil, and warm it in the oven at 160 °C (325 °F) for 15 minutes, until hot all through.';
  return CLASSIC_KINDS[kind] === 'sweet'
    ? 'keep their part covered.'
    : 'keep their part covered in the fridge, and take it out 15 minutes before they eat.';
}

/** Days for which what was cooked keeps in a fridge. */
const KEEPS = 3;
/** And of what was not cooked, or is eaten crisp. */
const KEEPS_RAW = 2;
const KEEPING: readonly ClassicKind[] = [...SIMMERED, ...BAKED, 'rice', 'pasta', 'roast'];
const SAID = /\bkeeps?\b|\bfreez/i;

/** What is told of a dish that is eaten on several days. */
export function forDays(recipe: ComposedRecipe, kind: ClassicKind, days: number): Kept {
  if (!KEEPING.includes(kind) && days > KEEPS_RAW)
    return {
      recipe: withStep(
        recipe,
        'Make only what you eat within 2 days, keep it covered in the fridge with the dressing and anything crisp apart, and make the rest fresh.',
      ),
      said: [t('The amounts are for {days} days, but it keeps for 2: make it in several goes.', { days })],
    };
  const said = [
    t('It is cooked once for {days} days: {servings} portions.', { days, servings: recipe.servings }),
  ];
  if (recipe.instructions.some((step) => SAID.test(step))) return { recipe, said };
  const after =
    days > KEEPS ? ` Freeze what is for later than the third day, and thaw it in the fridge overnight.` : '';
  const step = KEEPING.includes(kind)
    ? `Cool the rest within two hours, and keep it in portions in the fridge for up to ${KEEPS} days.${after} Heat each until it steams all through.`
    : `Keep the rest covered in the fridge, for 2 days at most.`;
  return { recipe: withStep(recipe, step), said };
}

/** What cast iron needs. */
export const inCastIron = (recipe: ComposedRecipe): Kept => ({
  recipe: {
    ...recipe,
    cookingTips: [
      'Warm the cast-iron pan slowly for 5 minutes before the fat goes in: it holds heat for long, so medium heat is enough. Afterwards wipe it out, dry it on the stove and rub it with a drop of oil.',
      ...recipe.cookingTips,
    ],
  },
  said: [],
});

/** Eggs that stay moist, for whom they may. */
export const moist = (recipe: ComposedRecipe): Kept => ({
  recipe: recipe.ingredients.some(({ name }) => /^eggs?\b/.test(name))
    ? {
        ...recipe,
        cookingTips: [
          'For a moist middle, take it off the heat while the middle still trembles. If somebody must have eggs cooked through, wait until it is set.',
          ...recipe.cookingTips,
        ],
      }
    : recipe,
  said: [],
});

/** Advice that comes first for somebody who has never cooked. */
export const forBeginners = (recipe: ComposedRecipe): Kept => ({
  recipe: {
    ...recipe,
    cookingTips: [
      'Read all of it once, then wash, cut and measure everything before you turn on the heat. If something goes too fast, take the pan off the heat: nothing is lost.',
      ...recipe.cookingTips,
    ],
  },
  said: [],
});
