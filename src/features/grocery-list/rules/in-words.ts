import type { Food } from '#features/foods/rules/catalog/food.ts';
import { amountInWords, type LocalNames, plainlyInWords } from '#features/foods/rules/catalog/local-names.ts';
import { language } from '#shared/spoken.ts';
import type { GroceryFood, GroceryList } from './list.ts';

/** '12', 'about 3', '2½': a number of pieces. English does not count fish and bread, German does. */
const SEVERAL = /^(?:about )?(?:[2-9]|\d{2,}|1[½¼¾⅓⅔])[\d½¼¾⅓⅔.–]*$/;

type Shown = Pick<GroceryFood, 'key' | 'name' | 'amount'>;

/** The list with foods and units in the reader's language; texts written by recipes and the cook stay as they are. */
export function inWords(
  list: GroceryList,
  foodOf: (id: string) => Food | undefined,
  names: LocalNames,
): GroceryList {
  if (language() === 'en') return list;
  const { compare } = new Intl.Collator(language(), { sensitivity: 'base' });
  const inOwnWords = ({ key, name, amount }: Shown): string => {
    const product = /^food:(.*)$/.exec(key)?.[1];
    if (product === undefined) return name;
    const food = foodOf(product.replace(/[/+].*$/, ''));
    return plainlyInWords({ name, product, food, isSeveral: SEVERAL.test(amount) }, names);
  };
  const say = <Part extends Shown>(foods: Part[]): Part[] =>
    foods
      .map((food) => ({
        ...food,
        name: inOwnWords(food),
        amount: amountInWords(food.amount),
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
