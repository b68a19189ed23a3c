import type { Dish } from './dish.ts';
import { type FoodName, foodHeight, NOTO_FOODS } from './foods.ts';
import type { Placed, Topping, VesselKind } from './scene-parts.ts';
import type { Random } from './seeded.ts';

/** Half the width of each vessel on the table, at scale 1. */
const ROOM: Record<VesselKind, number> = {
  bowl: 285,
  plate: 372,
  board: 405,
  pan: 335,
  pot: 310,
  glass: 130,
  mug: 250,
  jar: 165,
  tray: 420,
  basket: 300,
  stand: 300,
  grill: 385,
};

/** Wide, flat vessels are lowered by this much so that things behind them stay visible. */
const LOW: ReadonlySet<VesselKind> = new Set(['plate', 'board', 'pan', 'tray', 'grill']);

const LYING: ReadonlySet<FoodName> = new Set(
  Object.entries(NOTO_FOODS).flatMap(([name, food]) =>
    'turn' in food && food.turn ? [name as FoodName] : [],
  ),
);

const halfWidth = (food: FoodName, height: number) =>
  LYING.has(food) || food === 'skewer' ? height * 1.15 : height * 0.5;

const SPREADS: Record<number, readonly [at: number, depth: number][]> = {
  1: [[0, 0.6]],
  2: [
    [-0.42, 0.35],
    [0.4, 0.7],
  ],
  3: [
    [-0.6, 0.3],
    [0.02, 0.65],
    [0.62, 0.35],
  ],
  4: [
    [-0.62, 0.3],
    [-0.2, 0.9],
    [0.22, 0.25],
    [0.62, 0.75],
  ],
  5: [
    [-0.62, 0.35],
    [0.02, 0.1],
    [0.62, 0.35],
    [-0.3, 0.95],
    [0.34, 0.95],
  ],
  6: [
    [-0.66, 0.2],
    [0, 0.1],
    [0.66, 0.2],
    [-0.46, 0.9],
    [0.06, 1],
    [0.56, 0.9],
  ],
  8: [
    [-0.78, 0.1],
    [-0.28, 0.05],
    [0.24, 0.1],
    [0.74, 0.05],
    [-0.66, 0.95],
    [-0.16, 1],
    [0.36, 0.95],
    [0.84, 1],
  ],
};

/** The dish itself, `count` times, slightly irregular. */
export function arrangeHero(dish: Dish, random: Random): Topping[] {
  const count = dish.count ?? 1;
  return SPREADS[count]!.map(([at, depth]) => ({
    food: dish.hero!,
    at: count === 1 ? at : at + random.between(-0.03, 0.03),
    depth,
    height: dish.height! * (count > 1 ? random.between(0.96, 1.04) : 1),
    turn: count > 3 ? random.between(-9, 9) : 0,
  }));
}

/** Ingredients on a heap or floating in a soup. */
export function arrangeToppings(foods: readonly FoodName[], kind: string, random: Random): Topping[] {
  const spots: [number, number][] =
    foods.length === 1
      ? [
          [-0.42, 0.45],
          [-0.14, 0.2],
          [0.1, 0.6],
        ]
      : foods.length === 2
        ? [
            [-0.45, 0.4],
            [0.12, 0.2],
            [0.5, 0.5],
          ]
        : [
            [-0.5, 0.42],
            [-0.02, 0.16],
            [0.48, 0.42],
            [0.1, 0.72],
          ];
  const share = kind === 'liquid' ? 0.86 : 0.92;
  return spots.map(([at, depth], index) => {
    const food = foods[index % foods.length]!;
    return {
      food,
      at: at + random.between(-0.05, 0.05),
      depth,
      height: Math.min(130, Math.max(72, foodHeight(food))) * share * random.between(0.94, 1.06),
      turn: LYING.has(food) ? random.between(-24, 10) : random.between(-14, 14),
      flip: random.chance(0.35),
    };
  });
}

/** Ingredients at natural size on a board, in a pan, or on the grill. */
export function arrangeIngredients(foods: readonly FoodName[], random: Random): Topping[] {
  const wanted = foods.slice(0, 4);
  const spread = SPREADS[[0, 5, 4, 5, 4][wanted.length]!]!;
  return spread.map(([at, depth], index) => {
    const food = wanted[index % wanted.length]!;
    const height = Math.max(110, foodHeight(food) * 1.2) * random.between(0.95, 1.06);
    return { food, at: at * 0.94, depth, height, flip: random.chance(0.4) };
  });
}

/**
 * Places things on the table: tall ones at the back of one side, small ones in front, asymmetrically. Wide vessels
 * leave little room, so small things are in front of their corners.
 */
export function arrangeBeside(
  foods: readonly FoodName[],
  vessel: { kind: VesselKind; x: number; scale: number },
  random: Random,
): Placed[] {
  const room = ROOM[vessel.kind] * vessel.scale;
  const pairRoom = vessel.kind === 'glass' ? 165 : 0;
  const edge = { left: vessel.x - room, right: vessel.x + room + pairRoom };
  const sorted = [...foods].sort((a, b) => foodHeight(b) - foodHeight(a));
  const heavy = random.chance(0.5) ? 'left' : 'right';
  const light = heavy === 'left' ? 'right' : 'left';
  const placed: Placed[] = [];
  const put = (food: FoodName, side: 'left' | 'right', y: number, gap: number, share = 1) => {
    const height = foodHeight(food) * share;
    const half = halfWidth(food, height);
    const x =
      side === 'left'
        ? Math.max(92 + half, edge.left - gap - half)
        : Math.min(1108 - half, edge.right + gap + half);
    placed.push({ food, x, y, height, flip: random.chance(0.3) });
    return { x, half, height };
  };
  const [tall, second, third, fourth] = sorted;
  const low = LOW.has(vessel.kind);
  if (tall) put(tall, heavy, low ? 668 : 694, low ? -90 : 4, 1.08);
  if (second) put(second, light, low ? 676 : 722, low ? -70 : 6);
  if (third) {
    const { x, half, height } = put(third, light, random.between(806, 818), -8, low ? 0.92 : 1);
    if (height < 112 && (!fourth || !low)) {
      const inwards = light === 'left' ? 1 : -1;
      placed.push({ food: third, x: x + inwards * half * 1.5, y: 826, height: height * 0.9, flip: true });
    }
  }
  if (fourth) put(fourth, heavy, random.between(806, 820), -6, low ? 0.92 : 1);
  return placed;
}
