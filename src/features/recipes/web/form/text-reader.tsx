import { createContext, use } from 'react';
import type { WrittenRecipe } from '../../rules/form.ts';

/** A recipe as its source tells it; `null` and nothing for what it does not say. */
export type ReadElsewhere = Pick<
  WrittenRecipe,
  'title' | 'description' | 'ingredients' | 'instructions' | 'cookingTips' | 'tags' | 'category' | 'sourceUrl'
> & {
  prepTime: number | null;
  cookTime: number | null;
  servings: number | null;
  difficulty?: WrittenRecipe['difficulty'] | null;
  image?: string | null;
};

/** Reads pasted text. Whoever shows the form brings the reader: it belongs to importing, which stands on recipes. */
export interface TextReader {
  /** The recipe that a text is; `null` when it is not a whole one. */
  recipe(text: string): Promise<ReadElsewhere | null>;
  /** The ingredients of a list, a line each. */
  ingredients(text: string): Promise<{ amount: string; name: string }[]>;
  /** The steps of a method, without their numbers. */
  steps(text: string): Promise<string[]>;
}

export const TextReaderContext = createContext<TextReader | null>(null);

export function useTextReader(): TextReader {
  const reader = use(TextReaderContext);
  if (!reader) throw new Error('The recipe form needs a TextReaderContext around it.');
  return reader;
}
