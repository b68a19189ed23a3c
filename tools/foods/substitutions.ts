import {
  type CatalogueFile,
  type FoodRow,
  findFood,
  readCatalogue,
} from '#features/foods/rules/catalogue.ts';

/** 'food | substitute = ratio = note | …', one food per line. */
export function readSubstitutions(text: string, pantry: FoodRow[]): CatalogueFile['substitutions'] {
  const catalogue = readCatalogue({ foods: pantry, substitutions: [] });
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...instead] = line.split('|').map((part) => part.trim());
      const food = findFood(catalogue, name);
      if (!food) throw new Error(`substitutions.txt: '${name}' is no food`);
      return [food.id, ...instead];
    });
}
