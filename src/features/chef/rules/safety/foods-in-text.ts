import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { groupOf } from './named-foods.ts';

const LONGEST_NAME = 3;
/** Words that are foods in other languages, or none when they stand alone. */
const NO_FOODS = new Set(
  'pan game sale wild rind ail ente son date dates mum dad nan gran hot heat spice mild thing in me he she her his him my we us they them one two hen bar fin pie an a the of or and on at it is was big free hospital mouth lips tongue throat heart liver kidney kidneys stomach'.split(
    ' ',
  ),
);
const JOINS =
  /^(?:an?|the|and|or|but|with|of|in|on|at|is|are|to|for|my|our|his|her|their|no|not|any|some|so)$/;

export interface Named {
  from: number;
  to: number;
  food: FoodGroup;
}

/** Every food of a text, with its place; the longest names first. */
export function foodsNamedIn(text: string, catalog: Catalog): Named[] {
  const words = [...text.matchAll(/[a-z]+/g)];
  const found: Named[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const [from, to] = [first.index, last.index + last[0].length];
      const name = text.slice(from, to);
      if (!/^[a-z ]+$/.test(name) || NO_FOODS.has(name) || name.length < 3) continue;
      if (length > 1 && name.split(' ').some((word) => JOINS.test(word))) continue;
      if (!FOOD_GROUPS.has(name) && !findFood(catalog, name)) continue;
      const food = groupOf(name, catalog);
      if (!food) continue;
      found.push({ from, to, food });
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

/** Whether a text names a food of one of the groups. */
export const namesOneOf = (text: string, groups: readonly FoodGroup[], catalog: Catalog): boolean => {
  const plain = plainPrompt(text);
  const traits = groups.flatMap((group) => group.traits);
  return (
    groups.some(({ lines }) => lines?.test(plain)) ||
    foodsNamedIn(plain, catalog).some(({ food }) => food.traits.some((trait) => traits.includes(trait)))
  );
};

export const inFamily = (food: FoodGroup): FoodGroup => FOOD_GROUPS.get(food.family ?? '') ?? food;
