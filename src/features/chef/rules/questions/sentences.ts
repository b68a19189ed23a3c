import type { ComposedRecipe } from '../answer/check-recipe.ts';

/** The sentences of the steps. */
export const sentencesOf = ({ instructions }: ComposedRecipe): string[] =>
  instructions.flatMap((step) => step.split(/(?<=[.!?]) +(?=\p{Lu})/u));
