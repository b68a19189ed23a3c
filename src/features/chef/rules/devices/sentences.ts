import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { foodOf } from '../knowledge/line-food.ts';

/** '2.5 litres' and '74 °C (165 °F).' do not end in the middle. */
const SENTENCE = /(?<=\.\)?) (?=\p{Lu})/u;

/** The sentences of each step. */
export const sentencesOf = ({ instructions }: Pick<ComposedRecipe, 'instructions'>): string[][] =>
  instructions.map((step) => step.split(SENTENCE));

/** Steps of sentences, without what is empty now. */
export const stepsOf = (sentences: readonly (readonly string[])[]): string[] =>
  sentences
    .map((step) =>
      step
        .map((sentence) => capital(sentence.trim()))
        .filter((sentence) => sentence !== '')
        .join(' '),
    )
    .filter((step) => step !== '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What ovens are marked with, where it is not the nearest five degrees. */
const MARKED: Readonly<Record<number, number>> = { 180: 350, 200: 400, 220: 425 };

/** '190 °C (375 °F)'. */
export const heat = (celsius: number): string =>
  `${celsius} °C (${MARKED[celsius] ?? Math.round((celsius * 1.8 + 32) / 5) * 5} °F)`;

export type Line = ComposedRecipe['ingredients'][number];

const SAYS_LITTLE =
  /^(?:fresh|dried|canned|whole|large|small|green|red|white|black|brown|yellow|fillets?|pieces|ground|sweet|stewing|frozen|cooked)$/;

/** Whether a text is about the food of a line: 'the chicken' is the chicken thigh fillets. */
export function isNamedIn(text: string, line: Line): boolean {
  const own = foodOf(line)
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 2 && !SAYS_LITTLE.test(word));
  const said = text.toLowerCase();
  return own.some((word) => new RegExp(`\\b${word.replace(/(?:es|s)$/, '')}`).test(said));
}

/** 'The flour with the flour' is told once: what came in another's place was there already. */
export const toldOnce = (step: string): string =>
  step
    .replace(/\b(the ([a-z-]+(?: [a-z-]+){0,2}) with)(?: the)? \2, /g, '$1 the ')
    .replace(/\b(the ([a-z-]+(?: [a-z-]+){0,2}))(?:,| with| and| or)(?: the)? \2(?=[ ,.])/g, '$1');
