import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { type CatalogFile, type FoodRow, readCatalog } from '#features/foods/rules/catalog/read-catalog.ts';

/** 'food | substitute = ratio = note | …', one food per line. */
export function readSubstitutions(text: string, pantry: FoodRow[]): CatalogFile['substitutions'] {
  const catalog = readCatalog({ foods: pantry, capitals: [], substitutions: [] });
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...instead] = line.split('|').map((part) => part.trim());
      const food = findFood(catalog, name);
      if (!food) throw new Error(`substitutions.txt: '${name}' is no food`);
      return [food.id, ...instead];
    });
}
