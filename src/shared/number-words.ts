/** Number words in English, German and French: words for 1, for 2, for 3, … */
const COUNTED = [
  'one ein eine einen einer eines un une',
  'two zwei deux',
  'three drei trois',
  'four vier quatre',
  'five fünf cinq',
  'six sechs',
  'seven sieben',
  'eight acht huit',
  'nine neun',
  'ten zehn dix',
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
