import { createContext, use } from 'react';
import type { WrittenRecipe } from '../../rules/form.ts';

/** A parsed recipe; `null` or empty where the source says nothing. */
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

/** Parses pasted text. The page provides it, because importing is a later feature. */
export interface TextReader {
  /** Parses a whole recipe; `null` if the text is not one. */
  recipe(text: string): Promise<ReadElsewhere | null>;
  /** Splits a list into ingredients, one per line. */
  ingredients(text: string): Promise<{ amount: string; name: string }[]>;
  /** Splits a method into steps, without numbers. */
  steps(text: string): Promise<string[]>;
}

export const TextReaderContext = createContext<TextReader | null>(null);

export function useTextReader(): TextReader {
  const reader = use(TextReaderContext);
  if (!reader) throw new Error('The recipe form needs a TextReaderContext around it.');
  return reader;
}
