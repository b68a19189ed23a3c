import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { HotAir } from './hot-air-steps.ts';

const FRIED = /^(?:Pan-Fried|Pan-Seared|Deep-Fried|Fried) (?!Rice|Noodles)/;
const BASTED =
  /(?:Turn the heat down, )?add the ([^.]*?) and baste the ([a-z ]+?) with (?:the|it)[^.]*?\.(?: Lift (?:it |them )?out and rest)?/i;
const FROM_PAN = /\b(the [a-z]+) from the pan\b/;

/** A dish out of hot air: it is not called fried, and no fat foams in a pan to baste it with. */
export function titledAnew(recipe: ComposedRecipe, device: HotAir): ComposedRecipe {
  const isBasted = recipe.instructions.some((step) => BASTED.test(step));
  return {
    ...recipe,
    title: recipe.title.replace(FRIED, device === 'oven' ? 'Oven-Baked ' : 'Air-Fried '),
    description: isBasted
      ? recipe.description.replace(/\bseared hard and basted with\b/, 'cooked hot, under')
      : recipe.description,
    instructions: recipe.instructions.map((step) => {
      const spooned = step.replace(
        BASTED,
        (said, fat: string, food: string) =>
          `Melt the ${fat} together and spoon the butter over the ${food}.${said.endsWith(' rest') ? ' Rest' : ''}`,
      );
      return isBasted ? spooned.replace(FROM_PAN, '$1') : spooned;
    }),
  };
}
