import type { ChefMemory } from '../turns/chef-memory.ts';
import type { ComposedRecipe } from './check-recipe.ts';
import type { NoRecipe } from './no-recipe.ts';

export type ChefAnswer =
  | {
      kind: 'recipe';
      recipe: ComposedRecipe;
      /** Why it is the way it is: sentences for the cook. */
      why: string[];
      /** Words of the prompt that were not used. */
      notUnderstood: string[];
      /** Send this back with a follow-up. */
      memory: ChefMemory;
    }
  | NoRecipe;
