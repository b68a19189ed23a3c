import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { AisleId } from '#features/foods/rules/catalog/food.ts';
import { slug } from '#features/foods/rules/catalog/food-names.ts';
import { type FoodRow, readCatalog } from '#features/foods/rules/catalog/read-catalog.ts';

import type { MeasuredFood } from './measured-foods.ts';

/** Aisle and marks of a USDA food group, used if no pantry food is more specific. */
const GROUPS: Record<string, [AisleId, string]> = {
  '0100': ['dairy', 'milk unsure'],
  '0200': ['spices', ''],
  '0400': ['oils', 'unsure'],
  '0500': ['meat', 'poultry'],
  '0600': ['cans', 'unsure'],
  '0700': ['meat', 'meat unsure'],
  '0900': ['produce', ''],
  '1000': ['meat', 'meat'],
  '1100': ['produce', ''],
  '1200': ['nuts', 'nuts'],
  '1300': ['meat', 'meat'],
  '1400': ['drinks', 'unsure'],
  '1500': ['fish', 'fish'],
  '1600': ['cans', 'legume unsure'],
  '1700': ['meat', 'meat'],
  '1800': ['bakery', 'gluten? unsure'],
  '1900': ['snacks', 'unsure'],
  '2000': ['grains', 'grain gluten? unsure'],
};
/** Parts of a description that do not change the food: 'Fish, burbot, raw' is burbot. */
const SAID_ANYWAY =
  /^(?:raw|fresh|mixed species|all (?:varieties|classes|commercial varieties)|unprepared|dried|uncooked|plain|whole|mature seeds)$/i;
const OUTER = /^(?:fish|spices|nuts|seeds|crustaceans|mollusks|game meat|cheese|oil)$/i;
/** Names that mean other things to a cook. */
const AMBIGUOUS = new Set(['spot', 'dock', 'bear', 'arrowhead']);
const HEAD_NOUN = /^(?:cheese|oil)$/i;

/**
 * Turns generic USDA foods into catalog foods, with the traits of the pantry food of the same name, otherwise of
 * their group. The plainest of a kind gets an everyday name: 'Cheese, gjetost' is gjetost cheese.
 */
export function otherFoods(pantry: FoodRow[], measured: MeasuredFood[]): FoodRow[] {
  const catalog = readCatalog({ foods: pantry, capitals: [], substitutions: [] });
  const taken = new Set(pantry.map((row) => row[0] || slug(row[1])));
  return measured
    .filter((food) => food.isGeneric && GROUPS[food.group])
    .sort((a, b) => a.description.length - b.description.length)
    .flatMap((food): FoodRow[] => {
      const id = slug(food.description);
      if (taken.has(id)) return [];
      taken.add(id);
      const like = pantryFoodOf(catalog, food.description);
      const [aisle, marks] = GROUPS[food.group] ?? (['cans', 'unsure'] as [AisleId, string]);
      const name = everydayName(food.description);
      const isNew =
        name !== null && !AMBIGUOUS.has(name) && !taken.has(slug(name)) && findFood(catalog, name) === null;
      if (isNew) taken.add(slug(name));
      const known = like && pantry.find((row) => (row[0] || slug(row[1])) === like.id);
      return [
        [
          '',
          isNew ? name : food.description,
          '',
          (isNew ? aisleByNoun(name) : null) ?? known?.[3] ?? aisle,
          unsure(known ? known[4] : fishMarks(food.description, marks)),
          food.gramsPerMl ?? 0,
          '',
          food.nutrition,
          '',
          '',
          '',
        ],
      ];
    });
}

function pantryFoodOf(catalog: Catalog, description: string) {
  const [first = '', second = ''] = description.replace(/\([^)]*\)/g, '').split(/,\s*/);
  // A dish of several foods ('Macaroni and cheese') is none of them.
  if (/ and |with/i.test(first)) return null;
  return OUTER.test(first)
    ? findFood(catalog, second)
    : (findFood(catalog, `${second} ${first}`) ?? findFood(catalog, first));
}

/** 'caraway cheese' is shelved with the cheese. */
function aisleByNoun(name: string): AisleId | null {
  const aisles: Record<string, AisleId> = { cheese: 'dairy', oil: 'oils', juice: 'drinks', salad: 'dairy' };
  return aisles[name.split(' ').at(-1) ?? ''] ?? null;
}

/** A description omits ingredients: 'Spinach souffle' contains eggs. */
function unsure(marks: string): string {
  return marks.split(' ').includes('unsure') ? marks : `${marks} unsure`.trim();
}

function fishMarks(description: string, marks: string): string {
  if (description.startsWith('Crustaceans')) return 'crustaceans';
  if (description.startsWith('Mollusks')) return 'molluscs';
  if (description.startsWith('Seeds')) return '';
  return /^Egg\b/.test(description) ? 'eggs' : marks;
}

function everydayName(description: string): string | null {
  const parts = description
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !SAID_ANYWAY.test(part));
  const [first = '', second, ...more] = parts;
  if (more.length > 0) return null;
  if (second === undefined)
    return OUTER.test(first) || first.split(' ').length > 3 ? null : first.toLowerCase();
  if (!OUTER.test(first) || second.split(' ').length > 2) return null;
  return (HEAD_NOUN.test(first) ? `${second} ${first}` : second).toLowerCase();
}
