import { AMOUNT_WORDS } from '#shared/number-words.ts';

const NUMBER = `(?:\\d+(?:[.,/]\\d+)?|[½¼¾⅓⅔⅛]|half|${[...AMOUNT_WORDS.keys()].join('|')})`;
const UNIT =
  'kg|g|grams?|gramm|mg|ml|millilit(?:re|er)s?|cl|dl|l|lit(?:re|er)s?|oz|ounces?|lbs?|pounds?|cups?|pints?|quarts?|tbsps?|tablespoons?|tsps?|teaspoons?|ladles?|ladlefuls?|spoonfuls?|handfuls?|pinch(?:es)?|sprigs?|cloves?|slices?|EL|TL|Esslöffel|Teelöffel|Tassen?|Prisen?|Zehen?|Scheiben?|Zweige?|c\\. ?à ?[sc]\\.?|cuillères?|cucharad(?:it)?as?|cucchia(?:i|io|ini|ino)';
/** '2 tbsp', '½ cup of', 'a tablespoon', 'four sprigs'. */
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.])${NUMBER}[\\s-]?(?:of (?:a|an) )?(?:${UNIT})(?![\\p{L}\\d])`,
  'iu',
);
const LONGEST_STEP = 5_000;

/** Whether a step names amounts of foods, which do not change with the servings. */
export const namesAmounts = (step: string): boolean => AMOUNT.test(step.slice(0, LONGEST_STEP));
