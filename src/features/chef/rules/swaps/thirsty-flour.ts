import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { quantityOf } from '../knowledge/quantities.ts';

/** Flours whose bran takes up more liquid than white flour. */
const THIRSTY = /\b(?:wholemeal|rye) .*\bflour\b|\b(?:wholemeal|rye) flour\b/;
const WET = /^(?:water|milk|buttermilk)\b/;
const MORE = 0.1;

/** Whether a flour needs more liquid than the one whose place it takes. */
export const isThirstier = (gone: string, come: string): boolean =>
  THIRSTY.test(come) && /\bflour\b/.test(gone) && !THIRSTY.test(gone);

/** A recipe with the liquid that its flour needs now. */
export function withThirstyFlour(
  recipe: ComposedRecipe,
  { gone, come, share }: { gone: string; come: string; share: number },
): ComposedRecipe {
  if (!isThirstier(gone, come)) return recipe;
  const wet = recipe.ingredients.find(({ name, amount }) => WET.test(name) && / ml$/.test(amount));
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => {
      if (line !== wet) return line;
      const part = readPart(`${line.amount} ${line.name}`);
      return { ...line, amount: quantityOf(part.count * (1 + MORE * share), part, 'fine').amount };
    }),
  };
}
