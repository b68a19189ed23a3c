import { createContext, use } from 'react';
import type { ReadElsewhere } from '../../rules/imported-form.ts';

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
