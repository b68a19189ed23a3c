import { foldedLetters } from '../request/letters.ts';

/** A message in lower case and without accents, its words and its commas apart. */
export const wordsApart = (prompt: string): string =>
  foldedLetters(prompt)
    .replace(/&|(?<=[a-z]) n (?=[a-z])/g, ' and ')
    .replace(/['’‘`´]/g, ' ')
    .replace(/[,;:.–—]+| - /g, ' , ')
    .replace(/[^a-z0-9,-]+/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
