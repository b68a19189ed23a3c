import { amountInWords, plainlyInWords } from '#features/foods/rules/catalog/local-names.ts';
import { foodCatalog, germanNames } from '#features/foods/server/catalog.ts';
import { understandLine } from '#features/grocery-list/server/queries/understand.ts';
import { language } from '#shared/spoken.ts';
import { listed } from '#shared/written/lists.ts';

/** Values that are quoted: titles and steps stay in the language of the recipe. */
const QUOTED: ReadonlySet<string> = new Set(['title', 'dish', 'sentence']);
const BETWEEN = /(, | und | oder |; | → | \(|\))/;
const AMOUNT = /^(\d[\d\s./–½¼¾⅓⅔⅛×]*)(.*)$/;
const SENTENCE = /[.!?:“„]/;

/**
 * A value in a sentence of the chef, with foods and amounts as the reader calls them: 'pine nuts' are 'Pinienkerne'. What is
 * not a food's name as a whole stays as it is.
 */
export function foodsInWords(name: string, value: string): string {
  if (language() === 'en' || QUOTED.has(name) || SENTENCE.test(value)) return value;
  return value
    .split(BETWEEN)
    .map((part, at) => (at % 2 === 0 ? partInWords(part) : part))
    .join('');
}

function partInWords(part: string): string {
  const [, amount = '', rest = ''] = AMOUNT.exec(part) ?? [];
  const foods = understandLine(part);
  const own = foods.length === 1 ? foods[0]?.ingredient.food : undefined;
  const before = amount && own && part.endsWith(own) ? part.slice(0, -own.length) : '';
  const said = foods.flatMap(({ ingredient, key, food, isForeign }) => {
    const known = food && !isForeign && foodCatalog().byId.get(food.id.replace(/\/.*$/, ''));
    const product = key.replace(/^food:/, '');
    const name = own ?? ingredient.food;
    return known ? [plainlyInWords({ name, product, food: known }, germanNames())] : [];
  });
  if (said.length === foods.length) return amountInWords(before) + listed(said);
  return amount && /^\p{L}{1,5}$/u.test(rest) ? amountInWords(part) : part;
}
