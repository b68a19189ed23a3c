import type { Ingredient } from '../ingredient/ingredient.ts';
import { pieceGrams } from '../units/measure-grams.ts';
import { type Catalog, findFood } from './catalog.ts';

const OF_FRUIT =
  /^(?:fresh(?:ly squeezed)? )?(\p{L}[\p{L} ]*?)(?:['’]s|s['’])? ((?:juice|zest|rind|peel)(?: (?:and|&) (?:juice|zest|rind|peel))?)$/iu;

/** A count of juices or zests is one of fruits: '½ orange juice' is the juice of half an orange. */
export function ofWholeFruit(catalog: Catalog, ingredient: Ingredient): Ingredient {
  const [first] = ingredient.measures;
  const [, name = '', part = ''] = OF_FRUIT.exec(ingredient.food) ?? [];
  if (!name || first?.unit !== null || first.isImplied || ingredient.packageSize) return ingredient;
  const fruit = findFood(catalog, name);
  if (fruit?.aisle !== 'produce' || pieceGrams(fruit, null, ingredient.size) === null) return ingredient;
  return {
    ...ingredient,
    food: name,
    preparation: [ingredient.preparation, part].filter(Boolean).join(', '),
  };
}
