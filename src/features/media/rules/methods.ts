import { type Dish, filled, hero } from './dish.ts';
import { foodsIn } from './food-words.ts';
import type { FoodName } from './foods.ts';
import type { Subject } from './scene-parts.ts';

/** Characters of the method that are read; the serving style is clear long before. */
const LONGEST = 20_000;

const STEW = filled('', ['pot', 'bowl'], 'liquid', '#b5652c', { steam: true });
const SOUP = filled('', ['bowl', 'pot'], 'liquid', '#e0a045', { steam: true });
const PASTA = filled('', ['plate', 'bowl'], 'pasta', '#ecc66d', { always: '#ecc66d' });
const RICE = filled('', ['bowl', 'plate'], 'rice', '#f3e7cd', { always: '#f3e7cd' });
const SALAD = filled('', ['bowl'], 'leaves', '#6f9b4c', { always: '#6f9b4c' });
const DIP = filled('', ['bowl'], 'cream', '#e8cf9c');
const SWEET_CREAM = filled('', ['bowl'], 'cream', '#f3e2c0', { sweet: true });
const GRATIN = filled('', ['pan'], 'cream', '#e6b657', { always: '#e6b657' });
/** Neutral: the ingredients cut up and browned in a pan. */
export const FRIED = filled('', ['pan'], 'pieces', '#b8743a');
const ROASTED = filled('', ['plate', 'pan'], 'pieces', '#b8743a');
const COOKIES = hero('', 'tray', 'cookie', 8, 140);
const LOAF = hero('', 'board', 'bread', 1, 290);

/** Vessels and tools specific to one dish; the first one named decides. */
const TOOLS: readonly [RegExp, Dish][] = [
  [/\b(?:muffin|cupcake) (?:tin|pan|tray|cup|case|liner)/, hero('', 'stand', 'cupcake', 3, 200)],
  [/\b(?:spring ?form|cake (?:tin|pan)|bundt|layer cake)/, hero('', 'stand', 'cake', 1, 350)],
  [/\b(?:pie (?:dish|plate|pan|crust|shell))/, hero('', 'board', 'pie', 1, 340)],
  [/\b(?:tart (?:tin|pan|shell|case)|quiche)/, hero('', 'stand', 'tart', 1, 230)],
  [/\bwaffle (?:iron|maker)/, hero('', 'plate', 'waffle', 2, 230, { topped: true })],
  [/\bskewers?\b/, hero('', 'grill', 'skewer', 3, 100)],
  [/\bice[- ]cream (?:maker|machine)|\bchurn/, hero('', 'board', 'ice-cream', 2, 300)],
  [
    /\b(?:cocktail shaker|highball|tumbler|(?:into|in) (?:a|the|tall|each|your) ?(?:tall )?(?:glass|glasses))\b/,
    filled('', ['glass'], 'liquid', '#f0b45a'),
  ],
  [/\bsterili[sz]ed?\b[^.]{0,80}\b(?:jars?|bottles?)|\bmason jar/, filled('', ['jar'], 'liquid', '#c4502f')],
  [/\b(?:wok|stir[- ]fr(?:y|ied))\b/, FRIED],
  [
    /\b(?:barbecue|bbq|charcoal|grill grate|on (?:the|a)(?: hot)? grill)\b/,
    filled('', ['grill'], 'pieces', '#a4602e'),
  ],
  [/\b(?:casserole dish|gratin|baking dish|oven[- ]?proof dish)/, GRATIN],
  [/\broasting (?:tin|pan|tray|rack)/, ROASTED],
];

/** Cooking methods; the most frequent decides, the earlier row on a tie. */
const VERBS: readonly [RegExp, (text: string, foods: ReadonlySet<FoodName>) => Dish | undefined][] = [
  [/\b(?:simmer|stew|brais|boil|slow cooker|dutch oven|stock ?pot|pressure cook|low heat)/g, boiled],
  [/\b(?:saut[eé]|skillet|frying pan|pan[- ]fr|fry|fried|brown(?:ed)?\b|sear)/g, () => FRIED],
  [/\b(?:bake|oven|roast)/g, (text, foods) => baked(text, foods)],
  [/\b(?:blend|pur[eé]e|food processor|mash|whisk)/g, (text) => (isSweet(text) ? SWEET_CREAM : DIP)],
  [/\b(?:toss|dress(?:ing)?\b|salad bowl|vinaigrette)/g, () => SALAD],
];

function boiled(text: string, foods: ReadonlySet<FoodName>): Dish {
  if (/\b(?:spaghetti|pasta|macaroni|penne|noodle|fettuccin|linguin|tagliatell)/.test(text)) return PASTA;
  if (foods.has('cooked-rice')) return RICE;
  if (isSweet(text)) return SWEET_CREAM;
  return /\b(?:ladle|soup|broth|stock|blender)\b/.test(text) ? SOUP : STEW;
}

function baked(text: string, foods: ReadonlySet<FoodName>): Dish | undefined {
  const hasMeat = foods.has('dark-pieces') || foods.has('pale-pieces') || foods.has('fish');
  if (hasMeat) return ROASTED;
  if (!/\b(?:flour|dough|batter)\b/.test(text)) return ROASTED;
  if (isSweet(text)) return COOKIES;
  return LOAF;
}

const isSweet = (text: string) =>
  /\b(?:sugar|honey|syrup|caramel|chocolate)\b/.test(text) && !/\b(?:garlic|onions?|pepper)\b/.test(text);

/** How the method suggests serving a dish; `null` if nothing is cooked, mixed or tossed. */
export function dishByMethod({ title, instructions, ingredients }: Subject): Dish | undefined {
  const steps = [title, ...instructions].join(' ').slice(0, LONGEST).toLowerCase();
  const text = `${steps} ${ingredients.join(' ').slice(0, LONGEST).toLowerCase()}`;
  const foods: ReadonlySet<FoodName> = new Set(ingredients.flatMap(foodsIn));
  const isBaked = /\b(?:loaf|bread) (?:tin|pan)/.test(steps);
  if (isBaked) return isSweet(text) ? hero('', 'board', 'loaf-cake', 1, 250) : LOAF;
  const tool = TOOLS.find(([said]) => said.test(steps));
  if (tool) return tool[1];
  const said = VERBS.map(([verb, dish]) => ({ dish, times: steps.match(verb)?.length ?? 0 }));
  const most = Math.max(...said.map(({ times }) => times));
  return most ? said.find(({ times }) => times === most)?.dish(text, foods) : undefined;
}
