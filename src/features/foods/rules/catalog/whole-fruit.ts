import { parseQuantity } from '#shared/quantity.ts';
import type { Ingredient } from '../ingredient/ingredient.ts';
import { pieceGrams } from '../units/measure-grams.ts';
import { type Catalog, findFood } from './catalog.ts';

const OF_FRUIT =
  /^(?:fresh(?:ly squeezed)? )?(\p{L}[\p{L} ]*?)(?:['’]s|s['’])? ((?:juice|zest|rind|peel)(?: (?:and|&) (?:juice|zest|rind|peel))?)$/iu;

const FROM_FRUIT = /^(juice|zest|rind|peel) (?:of|from) (?:the |an? |fresh )*(\p{L}[\p{L} ]*)$/iu;

const BOTH_PARTS =
  /^((?:(?:finely|freshly) )?(?:grated )?(?:juice|zest|rind|peel) (?:of|from)) ([\d½¼¾]+) (\p{L}+)( and (?:the )?(?:juice|zest)) of ([\d½¼¾]+)$/iu;

/** 'zest of 1 lemon and juice of 2' takes two lemons. */
export function withMostFruit(line: string): string {
  const [, part = '', first = '', fruit = '', other = '', second = ''] = BOTH_PARTS.exec(line.trim()) ?? [];
  if (part === '') return line;
  const [one, more] = [parseQuantity(first)?.from, parseQuantity(second)?.from];
  const isMore = one && more && more.num * one.den > one.num * more.den;
  return `${part} ${isMore ? second : first} ${fruit}`.replace(/ of /, `${other} of `);
}

/** A count of juices or zests is a count of fruits: '½ orange juice', '1 zest from orange'. */
export function ofWholeFruit(catalog: Catalog, ingredient: Ingredient): Ingredient {
  const [first] = ingredient.measures;
  const [, partFirst = '', fruitLast = ''] = FROM_FRUIT.exec(ingredient.food) ?? [];
  const [, name = fruitLast, part = partFirst] = OF_FRUIT.exec(ingredient.food) ?? [];
  if (!name || first?.unit !== null || first.isImplied || ingredient.packageSize) return ingredient;
  const fruit = findFood(catalog, name);
  if (fruit?.aisle !== 'produce' || pieceGrams(fruit, null, ingredient.size) === null) return ingredient;
  return {
    ...ingredient,
    food: name,
    preparation: [ingredient.preparation, part].filter(Boolean).join(', '),
  };
}
