import { AMOUNT_WORDS } from '#shared/number-words.ts';
import { plainPhrase } from './request-words.ts';

const FOREIGN_NUMBERS: Record<string, number> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  ocho: 8,
  diez: 10,
  due: 2,
  quattro: 4,
  cinque: 5,
  sei: 6,
  otto: 8,
  dieci: 10,
  zwei: 2,
  vier: 4,
  sechs: 6,
  acht: 8,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  huit: 8,
  dix: 10,
  quinze: 15,
  vingt: 20,
  trente: 30,
  zwanzig: 20,
  dreissig: 30,
  veinte: 20,
  treinta: 30,
  venti: 20,
  trenta: 30,
  siete: 7,
  nueve: 9,
  doce: 12,
  quince: 15,
  sette: 7,
  nove: 9,
  dodici: 12,
  quindici: 15,
  sieben: 7,
  neun: 9,
  zwolf: 12,
  sept: 7,
  neuf: 9,
  douze: 12,
};
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[...AMOUNT_WORDS].map(([word, number]) => [plainPhrase(word), number] as const),
  ...Object.entries(FOREIGN_NUMBERS),
]);
/** A number in digits or words, as part of a pattern. */
export const NUMBER = `(\\d{1,4}(?:\\.5)?|${anyOf([...NUMBERS.keys()])})`;

/** Words from 'two' up, and 'one', as part of a pattern: 'a' and its like count nothing. */
export const COUNTING_WORD = anyOf(
  [...NUMBERS].flatMap(([word, number]) => (number > 1 || word === 'one' ? word : [])),
);

function anyOf(words: readonly string[]): string {
  return words.toSorted((one, other) => other.length - one.length).join('|');
}

/** A number in digits or words; not a number if it is neither. */
export const numberSaid = (word = ''): number => NUMBERS.get(word) ?? Number(word);

/** Whether a word is a number: 'tres'. */
export const isNumber = (word: string): boolean => NUMBERS.has(word) && word.length > 2;
