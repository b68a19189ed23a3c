import type { Food } from '#features/foods/rules/catalog/food.ts';
import { amountInWords, type LocalNames, plainlyInWords } from '#features/foods/rules/catalog/local-names.ts';
import { pieceGrams } from '#features/foods/rules/units/measure-grams.ts';
import { language } from '#shared/spoken.ts';
import { isOfSeveral, type KnownFood } from './foods-to-buy.ts';
import type { GroceryFood, GroceryList, NeededPart } from './list.ts';

/** '12', 'about 3', '2½', '3 pieces + 1 jar': a number of pieces. English does not count fish and bread, German does. */
const SEVERAL = /^(?:about )?(?:[2-9]|\d{2,}|1[½¼¾⅓⅔])[\d½¼¾⅓⅔.–]*(?: pieces)?(?: \+ .*)?$/;

type Shown = Pick<GroceryFood, 'key' | 'name' | 'amount' | 'needs'>;

/** The list with foods and units in the reader's language; texts written by recipes and the cook stay as they are. */
export function inWords(
  list: GroceryList,
  foodOf: (id: string) => Food | undefined,
  names: LocalNames,
): GroceryList {
  if (language() === 'en') return list;
  const { compare } = new Intl.Collator(language(), { sensitivity: 'base' });
  const inOwnWords = ({ key, name, amount, needs }: Shown): string => {
    const product = /^food:(.*)$/.exec(key)?.[1];
    if (product === undefined) return name;
    const food = foodOf(product.replace(/[/+].*$/, ''));
    const isSeveral = SEVERAL.test(amount) || (food !== undefined && isMuch(needs, food));
    const said = plainlyInWords({ name, product, food, isSeveral }, names);
    const isLeaves = needs.length > 0 && needs.every(({ unit, quantity }) => unit === 'leaf' && quantity > 1);
    return isLeaves && LEAF.test(said)
      ? plainlyInWords({ name, product, food, isSeveral: true }, names)
      : said;
  };
  const say = <Part extends Shown>(foods: Part[]): Part[] =>
    foods
      .map((food) => ({
        ...food,
        ...saidOnce(amountInWords(food.amount), inOwnWords(food)),
      }))
      .sort((a, b) => compare(a.name, b.name));
  const { split } = list;
  return {
    ...list,
    foods: say(list.foods),
    split: split && {
      earlier: { ...split.earlier, foods: say(split.earlier.foods) },
      later: { ...split.later, foods: say(split.later.foods) },
    },
  };
}

function isMuch(needs: readonly NeededPart[], food: Food): boolean {
  const { aisle, gramsPerMl } = food;
  const isCounted = needs.some(({ unit }) => unit === null);
  // A slice of salami counts as its piece, but nobody buys several salamis by weight.
  const isSliced = pieceGrams(food, 'slice', '') !== null && aisle === 'meat';
  const gramsOf: KnownFood['gramsOf'] = (unit, size) =>
    unit === null && isSliced ? null : pieceGrams(food, unit, size);
  return !isCounted && needs.some((need) => isOfSeveral(need, { aisle, gramsPerMl, gramsOf }));
}

/** 'Lorbeerblatt' */
const LEAF = /.(?:blatt|blätter)$/;

/** The unit that a German name already says: '2 Blätter Lorbeerblätter', '1 Dose Mais aus der Dose', '2 Dosen Dosentomaten'. */
function saidOnce(amount: string, name: string): Pick<Shown, 'amount' | 'name'> {
  if (/^[^+]* (?:Blatt|Blätter)$/.test(amount) && LEAF.test(name))
    return { amount: amount.replace(/ (?:Blatt|Blätter)$/, ''), name };
  if (!/^[^+]* Dosen?$/.test(amount)) return { amount, name };
  return {
    amount,
    name: name.replace(/,? aus der Dose$/, '').replace(/(?<=^| )Dosen(\p{Ll})(?=\p{Ll}{2})/u, toUpper),
  };
}

const toUpper = (_: string, letter: string) => letter.toUpperCase();
