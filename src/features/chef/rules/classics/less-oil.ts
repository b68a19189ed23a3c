import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Classic } from './classic.ts';

const DEEP_OIL = /^sunflower oil, for deep-frying$/;
/** What is fried at a temperature, for how long, and until when. */
const FRIED =
  /(?:^Heat the (?:sunflower )?oil to 1\d\d °C \(\d+ °F\),? (?:and )?fry|(?:^|(?<=, |and |then ))[Ff]ry (?:the [\w ]+? )?(?:(?:in|a few) [\w ]+? )?at 1\d\d °C \(\d+ °F\))[^.]*? for (\d+) minutes(?: each| on each side)?(,? (?:turning[^,.]*, )?until [^.]*)?\./;
const HEATED = /^Heat the (?:sunflower )?oil\b(?![^.]*\bfry\b)[^.]*\.$/;
const DRAINED = /,? (?:and )?drain(?: on [a-z ]+)?(?=\.|,)|^Drain(?: well)?(?: on [a-z ]+)?\.$/g;
const DRAINED_FIRST = /^Drain (?:well )?and (?=serve)/;
/** A coat that turns crisp without a bath of oil; what drips does not. */
const COATED = /breadcrumbs|panko|wrappers|pastry|filo|spring roll|flour/;
const DRIPS = /\bbatter\b|\bchoux\b|\bpipe\b|\byeast\b/i;
const OIL_A_SERVING = 0.75;

/**
 * A dish that is fried in deep oil, brushed with a little of it and cooked in the air fryer or the oven instead. `null` if that was not
 * asked for, or if the dish would not turn out: a wet batter drips.
 */
export function withLessOil(
  recipe: ComposedRecipe,
  { kind }: Pick<Classic, 'kind'>,
  { leanings, using, missing, moods }: Pick<ChefRequest, 'leanings' | 'using' | 'missing' | 'moods'>,
): ComposedRecipe | null {
  const isAir = leanings.includes('air-fryer');
  const isBaked = using.includes('oven') || moods.includes('light');
  if (!isAir && (!isBaked || missing.includes('oven'))) return null;
  const isDeep = recipe.ingredients.some(({ name }) => DEEP_OIL.test(name));
  const isCoated = recipe.ingredients.some(({ name }) => COATED.test(name));
  if (!isDeep || !isCoated || kind === 'pudding' || kind === 'griddle' || kind === 'cake') return null;
  if (recipe.instructions.some((step) => DRIPS.test(step))) return null;
  const sentences = recipe.instructions.map((step) => step.split(/(?<=[.!?]) +/));
  const fried = sentences.flat().filter((sentence) => FRIED.test(sentence));
  if (fried.length !== 1) return null;
  const before = Number(FRIED.exec(fried[0] ?? '')?.[1] ?? 0);
  const minutes = isAir ? Math.max(10, before * 2) : Math.max(20, before * 4);
  const how = isAir
    ? `Brush all over with the sunflower oil and cook in the air fryer at 190 °C (375 °F), in one layer, for ${minutes} minutes, turning once`
    : `Brush all over with the sunflower oil and bake on a lined tray at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for ${minutes} minutes, turning once`;
  const { amount } = quantityOf(recipe.servings * OIL_A_SERVING, { unit: 'tbsp', units: 'tbsp' }, 'fine');
  return {
    ...recipe,
    cookTime: Math.max(recipe.cookTime, recipe.cookTime - before + minutes),
    ingredients: recipe.ingredients.map((line) =>
      DEEP_OIL.test(line.name) ? { amount, name: 'sunflower oil' } : line,
    ),
    instructions: sentences
      .map((step) =>
        step
          .filter((sentence) => !HEATED.test(sentence))
          .map((sentence) =>
            sentence
              .replace(
                FRIED,
                (_all, _minutes: string, until: string | undefined) =>
                  `${how}${(until ?? ', until golden').replace(/,? turning[^,.]*,/, ',')}.`,
              )
              .replace(DRAINED_FIRST, '')
              .replace(DRAINED, '')
              .replace(/^serve/, 'Serve'),
          )
          .filter((sentence) => sentence.trim() !== '')
          .join(' '),
      )
      .filter((step) => step !== ''),
  };
}
