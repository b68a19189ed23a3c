import { withoutAccents } from '#shared/text.ts';

/** A text in small letters from a to z: 'Rosół' is 'rosol', and 'crème brûlée' 'creme brulee'. Other signs and scripts stay. */
export const foldedLetters = (text: string): string => withoutAccents(text.toLowerCase());
