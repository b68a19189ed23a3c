import type { Classic, ClassicKind } from '../classics/classic.ts';

/** How a finished dish behaves in the fridge, the freezer and the oven. */
export type DishFamily =
  | 'wet'
  | 'grain'
  | 'baked'
  | 'sweet'
  | 'cream'
  | 'bread'
  | 'fresh'
  | 'fried'
  | 'plain';

const OF_KIND: Readonly<Record<ClassicKind, DishFamily>> = {
  pasta: 'grain',
  noodles: 'grain',
  rice: 'grain',
  soup: 'wet',
  stew: 'wet',
  curry: 'wet',
  fry: 'fried',
  roast: 'plain',
  bake: 'baked',
  pie: 'baked',
  bread: 'bread',
  pizza: 'baked',
  filled: 'plain',
  dumpling: 'plain',
  salad: 'fresh',
  egg: 'fried',
  side: 'plain',
  dip: 'fresh',
  sauce: 'wet',
  jam: 'wet',
  cake: 'sweet',
  biscuit: 'sweet',
  tart: 'sweet',
  pudding: 'cream',
  griddle: 'fried',
  drink: 'fresh',
};
/** Kinds of dishes without a name, by the words of their titles. */
const BY_TITLE: readonly (readonly [RegExp, DishFamily])[] = [
  [/salad|slaw|ceviche|cooler|smoothie|dip\b|hummus|toast\b|sandwich|wraps?\b|pinwheel/i, 'fresh'],
  [/soup|stew|curry|chil[il]i\b|\bdal\b|tagine|ragu|bolognese|goulash/i, 'wet'],
  [/crumble|cake|muffin|cookie|brownie|scones?|biscuit|tart\b/i, 'sweet'],
  [/mousse|pudding|panna cotta|custard|trifle/i, 'cream'],
  [/pasta|spaghetti|penne|fusilli|linguine|noodle|rice|risotto|pilaf|bowl|gnocchi|orecchiette/i, 'grain'],
  [/pie\b|gratin|bake\b|lasagn|pizza|casserole|crumble|traybake/i, 'baked'],
  [/bread|loaf|rolls?\b|focaccia/i, 'bread'],
  [/fritter|pancake|omelette|frittata|skillet|stir[- ]?fry|fried/i, 'fried'],
];

export function familyOf(title: string, classic: Pick<Classic, 'kind' | 'needs'> | undefined): DishFamily {
  // What is baked warm is not cream.
  if (classic?.kind === 'pudding' && classic.needs.includes('oven')) return 'sweet';
  if (/ceviche|sushi|tartare/i.test(title)) return 'fresh';
  // Scones and muffins are baked, whatever they are like.
  if (classic?.kind === 'griddle' && classic.needs.includes('oven')) return 'bread';
  // A lasagne from the pan is not put together and baked later.
  if (classic && OF_KIND[classic.kind] === 'baked' && !classic.needs.includes('oven'))
    return /pizza/i.test(title) ? 'fried' : 'grain';
  return classic ? OF_KIND[classic.kind] : (BY_TITLE.find(([words]) => words.test(title))?.[1] ?? 'plain');
}
