/** Number words in English, Dutch, Swedish, German, French, Spanish and Italian: words for 1, for 2, for 3, … */
const COUNTED = [
  'one een één ett ein eine einen einer eines un une una uno',
  'two twee två zwei deux dos due',
  'three drie drei trois tres tre',
  'four vier quatre cuatro quattro',
  'five fünf cinq cinco cinque',
  'six sechs seis sei',
  'seven sieben siete sette',
  'eight acht huit ocho otto',
  'nine neun nueve',
  'ten zehn dix diez dieci',
  'eleven elf',
  'twelve zwölf douze',
];

/** Number words in recipes, lowercase. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...COUNTED.flatMap((words, index) => words.split(' ').map((word): [string, number] => [word, index + 1])),
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['ninety', 90],
]);

/** The same for counts: 'an hour' too. */
export const AMOUNT_WORDS: ReadonlyMap<string, number> = new Map([['a', 1], ['an', 1], ...NUMBER_WORDS]);
