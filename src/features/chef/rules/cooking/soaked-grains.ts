import type { ComposedRecipe } from '../answer/check-recipe.ts';

const BOILED =
  /\b(Boil|Cook|boil|cook) the couscous\b[^.]*?\bfor (?:about )?\d+ minutes(?:, until [^.,]*|(?:,? and| then)? drain)*(?=[.,;])/g;

/** The recipe with couscous that is not boiled like the rice in whose place it came: it swells in hot water by itself. */
export function soakingGrains(recipe: ComposedRecipe): ComposedRecipe {
  if (!recipe.ingredients.some(({ name }) => /\bcouscous\b/.test(name))) return recipe;
  const instructions = recipe.instructions.map((step) =>
    step.replace(
      BOILED,
      (_, verb: string) =>
        `${/^[A-Z]/.test(verb) ? 'Pour' : 'pour'} boiling water over the couscous until just covered, cover and leave for 5 minutes, then fluff it up with a fork`,
    ),
  );
  return { ...recipe, instructions };
}
