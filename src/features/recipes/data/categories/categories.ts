import { type Message, msg } from '#shared/t.ts';
import type { CATEGORY_GROUPS } from '../../rules/limits.ts';
import { DIETS } from './diets.ts';
import { DIETARY_NEEDS, MEAL_TYPES } from './meals-and-needs.ts';

export type Category = {
  id: string;
  name: Message;
  group: (typeof CATEGORY_GROUPS)[number];
  /** One emoji. */
  icon: string;
  text: Message;
  /** Add `-320.webp` or `-640.webp`. */
  image: string;
};

type Entry = Pick<Category, 'id' | 'name' | 'icon' | 'text'>;

function inGroup(group: Category['group'], entries: readonly Entry[]): Category[] {
  return entries.map((entry) => ({ ...entry, group, image: `/art/categories/${entry.id}` }));
}

/** The 43 built-in categories, in the order they are shown (spec part 1 §3). */
export const CATEGORIES: readonly Category[] = [
  ...inGroup('meal-types', MEAL_TYPES),
  ...inGroup('dietary-needs', DIETARY_NEEDS),
  ...inGroup('diets', DIETS),
];

export type DietCard = { id: string; badge?: Message; text: Message };

/** The 9 fixed cards of "Recipe Plans"; name, icon and image are the category's (spec part 1 §3). */
export const DIET_CARDS: readonly DietCard[] = [
  { id: 'vegetarian', badge: msg('Popular'), text: msg('Vegetables, grains, eggs and dairy') },
  { id: 'vegan', text: msg('Everything from plants') },
  { id: 'gluten-free', text: msg('No wheat, barley or rye') },
  { id: 'plant-based', text: msg('Whole plants at the center') },
  { id: 'keto', badge: msg('Trending'), text: msg('Very low in carbohydrates') },
  { id: 'paleo', text: msg('Meat, fish, vegetables and nuts') },
  { id: 'mediterranean', text: msg('Olive oil, fish, pulses, greens') },
  { id: 'pescatarian', text: msg('Vegetarian, plus fish') },
  { id: 'carnivore', text: msg('Meat, fish and eggs only') },
];
