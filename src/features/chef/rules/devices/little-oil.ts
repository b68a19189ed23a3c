import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { isOil } from './fried-pieces.ts';
import type { Line } from './sentences.ts';

const ML_OF: Readonly<Record<string, number>> = { ml: 1, l: 1000, tbsp: 15, tsp: 5 };

const mlOf = ({ amount }: Line): number => {
  const [, count = '0', unit = ''] = /^([\d.]+)(?: \d\/\d)? (ml|l|tbsp|tsp)$/.exec(amount) ?? [];
  return Number(count) * (ML_OF[unit] ?? 0);
};

export const oilOf = ({ ingredients }: Pick<ComposedRecipe, 'ingredients'>): number =>
  Math.max(0, ...ingredients.filter(isOil).map(mlOf));

const SPOONS_A_SERVING = 0.75;
const SPOON = 15;

/** As much oil as it takes to brush the pieces, and what else the dish fries in it. */
export function withLittleOil(
  recipe: ComposedRecipe,
  flat: readonly string[],
  fried: readonly number[],
): Line[] {
  const isShared = flat.some(
    (sentence, at) =>
      !fried.includes(at) &&
      /\b(?:in|with|of) [^.]*\boil\b/.test(sentence) &&
      !HEATS_FAT.test(sentence) &&
      !/\b(?:rest of the oil|pour off)/i.test(sentence),
  );
  const spoons = recipe.servings * SPOONS_A_SERVING + (isShared ? Math.max(1, recipe.servings / 4) : 0);
  return recipe.ingredients.map((line) =>
    isOil(line) && mlOf(line) > spoons * SPOON
      ? { amount: quantityOf(spoons, { unit: 'tbsp', units: 'tbsp' }, 'fine').amount, name: foodOf(line) }
      : line,
  );
}

export const HEATS_FAT =
  /^Heat (?:(?:half|a third|most|some) of )?the [a-z ]*?oil(?: (?:with|and) the butter)?\b(?![^.]*\b(?:fry|turn|dip|roll|press|drop)\b)[^.]*\.$/;

/** The fat of 'Heat the oil with the butter in a wide pan', which nothing else names. */
export function heatedFat(flat: readonly string[]): string | null {
  const sentence = flat.find((each) => /^Heat [^.]*\boil\b/.test(each));
  const [, said, butter] =
    /^Heat ((?:(?:half|a third|most) of )?the [a-z ]*?oil)( (?:with|and) the butter)?/.exec(sentence ?? '') ??
    [];
  if (flat.some((each) => /^Melt the butter in [^.]* straight into it/.test(each)))
    return 'the butter, melted,';
  return said ? `${said}${butter ? ' and the butter, melted,' : ''}` : null;
}

/** The fat of 'melt the butter in a wide pan and fry'. */
export const meltedIn = (before: string): string | null =>
  /\b[Mm]elt (the butter)\b(?! and )/.test(before) ? 'the butter, melted,' : null;
