import { arrangeBeside, arrangeHero, arrangeIngredients, arrangeToppings } from './arrange.ts';
import { withScones } from './biscuits.ts';
import { foodsToAvoid } from './diet-foods.ts';
import type { Dish } from './dish.ts';
import { chooseDish } from './dish-choice.ts';
import { FOOD_COLORS } from './food-colors.ts';
import { foodsIn, mentions } from './food-words.ts';
import { type FoodName, MEAT_PIECES } from './foods.ts';
import { GLAZES, GLAZES_ON, TABLES, type Table, WALLS, type Wall } from './palette.ts';
import type { Fill, Scene, Subject, Topping, VesselKind } from './scene-parts.ts';
import { type Random, seeded } from './seeded.ts';

/** Pantry foods: beside a dish, never on it. */
// biome-ignore format: lists read better in rows
const PANTRY: ReadonlySet<FoodName> = new Set<FoodName>([
  'bottle', 'salt', 'pepper-mill', 'glass-of-milk', 'butter', 'honey-pot', 'sheaf-of-rice', 'canned-food', 'egg', 'wine-glass',
  'cinnamon', 'star-anise', 'garlic', 'onion', 'ginger-root', 'bread', 'cooked-rice', 'sake', 'teapot', 'tumbler-glass',
  'beer-mug', 'baguette-bread', 'pineapple', 'watermelon', 'melon', 'red-onion', 'walnut', 'flatbread', 'croissant', 'custard',
  'cookie', 'cupcake', 'sunflower', 'toast', 'pumpkin', 'celery', 'pear', 'hot-pepper', 'fish',
]);

/** Foods that look right floating in a soup or stew. */
// biome-ignore format: lists read better in rows
const FLOATS: ReadonlySet<FoodName> = new Set<FoodName>([
  'basil', 'beans', 'broccoli', 'brown-mushroom', 'carrot', 'cherry-tomatoes', 'chickpeas', 'dumpling', 'ear-of-corn', 'herb',
  'meatball', 'mint-sprig', 'parsley-leaf', 'pea-pod', 'potato', 'dark-pieces', 'pale-pieces', 'sausage', 'shrimp', 'tofu', 'cauliflower',
  'lime-slice', 'lemon-slice', 'oyster', 'olive', 'bell-pepper', 'red-pepper', 'roasted-sweet-potato',
]);

// biome-ignore format: lists read better in rows
const SWEET: ReadonlySet<FoodName> = new Set<FoodName>([
  'banana', 'blueberries', 'cherries', 'strawberry', 'raspberry', 'peach', 'mango', 'kiwi-fruit', 'orange-slice', 'mint-sprig',
  'almond', 'walnut', 'coconut', 'red-apple', 'green-apple', 'grapes', 'tangerine', 'dates', 'lemon-slice', 'chocolate-bar', 'pear',
]);

// biome-ignore format: lists read better in rows
const GARNISH: ReadonlySet<FoodName> = new Set<FoodName>([
  'orange-slice', 'lemon-slice', 'lime-slice', 'strawberry', 'raspberry', 'cherries', 'blueberries', 'kiwi-fruit',
]);

/** In a drink or on a plate, citrus fruit is cut. */
const SLICED: Partial<Record<FoodName, FoodName>> = {
  lemon: 'lemon-slice',
  lime: 'lime-slice',
  tangerine: 'orange-slice',
};

const BACKDROPS: readonly Scene['backdrop'][] = [
  'window',
  'window',
  'arch',
  'tiles',
  'shelf',
  'rail',
  'panels',
];

/** If no food is known, a still life of staples. */
const basics = (random: Random): FoodName[] =>
  random.pick<FoodName[]>([
    ['cherry-tomatoes', 'basil', 'garlic', 'bottle'],
    ['red-pepper', 'parsley-leaf', 'lemon', 'pepper-mill'],
    ['carrot', 'pea-pod', 'herb', 'onion', 'salt'],
    ['brown-mushroom', 'herb', 'garlic', 'pepper-mill'],
  ]);

function chooseFill(dish: Dish, foods: readonly FoodName[], accented: boolean): Fill | null {
  if (!dish.fill) return null;
  const tints = foods.flatMap((food) => FOOD_COLORS[food] ?? []);
  const color = dish.always ?? tints[0] ?? dish.color!;
  const other = tints.find((tint) => tint !== color);
  if (dish.fill === 'pasta') {
    const sauce = foods.find((food) =>
      ['tomato', 'cherry-tomatoes', 'basil', 'dark-pieces', 'meatball', 'sausage'].includes(food),
    );
    return sauce
      ? { kind: 'pasta', color, accent: sauce === 'basil' ? '#7f9f3f' : '#c9442b' }
      : { kind: 'pasta', color };
  }
  if (dish.fill === 'leaves')
    return accented ? { kind: 'leaves', color, accent: '#8b3a62' } : { kind: 'leaves', color };
  if (dish.fill === 'pieces') {
    const meat = foods.find((food) => MEAT_PIECES.has(food));
    const own = dish.always ?? (meat && FOOD_COLORS[meat]) ?? color;
    const beside = tints.find((tint) => tint !== own);
    return beside ? { kind: 'pieces', color: own, accent: beside } : { kind: 'pieces', color: own };
  }
  if (dish.fill === 'beans' && other) return { kind: 'beans', color, accent: other };
  return { kind: dish.fill, color };
}

function chooseToppings(dish: Dish, kind: VesselKind, foods: readonly FoodName[], random: Random): Topping[] {
  const fresh = foods.filter((food) => !PANTRY.has(food));
  const sliced = fresh
    .filter((food) => dish.fill !== 'pieces' || !MEAT_PIECES.has(food))
    .map((food) => SLICED[food] ?? food);
  if (dish.hero) {
    const heroes = arrangeHero(dish, random);
    if (!dish.topped) return heroes;
    const sweet = sliced.filter((food) => SWEET.has(food)).slice(0, 2);
    return [
      ...heroes,
      ...sweet.map((food, index): Topping => ({ food, at: index ? 0.74 : -0.74, depth: 0.9, height: 88 })),
    ];
  }
  if (kind === 'glass') return arrangeDrink(sliced);
  if (kind === 'jar') {
    const bits = fresh.slice(0, 2);
    return bits.flatMap((food, index): Topping[] => [
      { food, at: -0.5 + index * 0.2, depth: 0.08 + index * 0.1, height: 84, turn: -12 },
      { food, at: 0.5 - index * 0.2, depth: 0.26 + index * 0.06, height: 84, turn: 16 },
    ]);
  }
  if (kind === 'mug' || (dish.fill && !dish.topped)) return [];
  if (!dish.fill) return arrangeIngredients(fresh.length ? fresh : basics(random).slice(0, 2), random);
  const suitable =
    dish.fill === 'liquid'
      ? sliced.filter((food) => FLOATS.has(food))
      : dish.sweet && sliced.some((food) => SWEET.has(food))
        ? sliced.filter((food) => SWEET.has(food))
        : sliced;
  const chosen = suitable.slice(0, dish.fill === 'leaves' ? 4 : 3);
  if (chosen.length) return arrangeToppings(chosen, dish.fill, random);
  return dish.sweet ? [] : arrangeToppings(['parsley-leaf'], dish.fill, random).slice(0, 1);
}

/** A slice in the drink, one on the rim, and a sprig. */
function arrangeDrink(foods: readonly FoodName[]): Topping[] {
  const fruit = foods.filter((food) => GARNISH.has(food));
  const main = fruit[0] ?? 'orange-slice';
  const other = fruit[1] ?? main;
  return [
    { food: main, at: -0.3, depth: 0.1, height: 92, turn: -14 },
    { food: other, at: 0.34, depth: 0.3, height: 92, turn: 22 },
    { food: main, at: -0.98, depth: 0.8, height: 96 },
    { food: 'mint-sprig', at: 0.3, depth: 0.9, height: 112, turn: 8 },
  ];
}

/**
 * Composes a recipe's picture: how the dish is served, what lies on it, what stands beside it, and the room. The same
 * subject always gives the same scene; another seed gives another.
 */
export function composeScene(written: Subject): Scene {
  const subject = withScones(written);
  const random = seeded(`${subject.seed} ${subject.title}`);
  const avoid = foodsToAvoid(subject.title, subject.tags);
  const dish = chooseDish(subject, avoid, random);
  const words = [subject.title, ...subject.ingredients].flatMap(foodsIn);
  const named = [...new Set(words)].filter((food) => !avoid.has(food));
  const known = named.length ? named : basics(random);
  const kind = random.pick(dish.vessels);
  const wall = random.pick(Object.keys(WALLS) as Wall[]);
  const glazes = GLAZES_ON[wall];
  const fill = chooseFill(dish, known, random.chance(0.5));
  const glaze = random.pick(glazes.filter((name) => GLAZES[name] !== fill?.color));
  const toppings = chooseToppings(dish, kind, known, random);
  const onTop = new Set<FoodName>(toppings.map((topping) => topping.food));
  const spare = known.filter((food) => !onTop.has(food) && !MEAT_PIECES.has(food) && food !== dish.hero);
  const beside = (spare.length ? spare : basics(random).filter((food) => !onTop.has(food))).slice(
    0,
    random.chance(0.5) ? 4 : 3,
  );
  const scale = ['bowl', 'pot', 'basket', 'mug'].includes(kind) ? 1 : 1.07;
  const lean = beside.length < 2 ? 0 : random.between(-26, 26);
  const vessel = { kind, glaze, fill, x: Math.round((kind === 'glass' ? 510 : 600) + lean), scale };
  return {
    seed: subject.seed,
    wall,
    backdrop: random.pick(BACKDROPS),
    table: random.pick(Object.keys(TABLES) as Table[]),
    cloth: random.chance(0.4) ? random.pick(glazes) : null,
    light: random.pick(['left', 'right'] as const),
    vessel,
    toppings,
    beside: arrangeBeside(beside, vessel, random),
    steam: Boolean(dish.steam) && !mentions(subject.title, 'cold, chilled, iced, gazpacho, okroshka'),
  };
}
