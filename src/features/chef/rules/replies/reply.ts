import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

export interface Asked {
  /** The clause, in the form of `wordsApart`. */
  said: string;
  written: string;
  previous: ChefMemory;
  /** The dish on screen; `null` if it cannot be shown. */
  recipe: () => ComposedRecipe | null;
  knowledge: CookingKnowledge;
}

/** What is said to a question or a complaint about the dish on screen; `null` if a clause is none that it knows. */
export type Reply = (asked: Asked) => string | null;
