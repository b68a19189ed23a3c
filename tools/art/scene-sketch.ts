import { type FoodName, foodHeight } from '../../src/features/media/rules/foods.ts';
import type { Fill, Placed, Scene, Topping, VesselKind } from '../../src/features/media/rules/scene-parts.ts';

/** Shorthand for composing a scene by hand. */

/** A food in the vessel: horizontal position, depth, and size relative to its natural one. */
export const on = (
  food: FoodName,
  at: number,
  depth: number,
  share = 1,
  turn = 0,
  flip = false,
): Topping => ({
  food,
  at,
  depth,
  height: foodHeight(food) * share,
  turn,
  flip,
});

/** A food on the table. */
export const by = (food: FoodName, x: number, y: number, share = 1, flip = false): Placed => ({
  food,
  x,
  y,
  height: foodHeight(food) * share,
  flip,
});

/** The same food several times. */
export const many = (
  food: FoodName,
  share: number,
  spots: [at: number, depth: number, turn?: number][],
): Topping[] => spots.map(([at, depth, turn]) => on(food, at, depth, share, turn));

export const fill = (kind: Fill['kind'], color: string, accent?: string): Fill => ({ kind, color, accent });

type Look = [
  wall: Scene['wall'],
  backdrop: Scene['backdrop'],
  table: Scene['table'],
  light?: 'left' | 'right',
];
type Served = [
  kind: VesselKind,
  glaze: Scene['vessel']['glaze'],
  fill?: Fill | null,
  x?: number,
  scale?: number,
];

export function sketch(
  look: Look,
  served: Served,
  toppings: Topping[],
  beside: Placed[],
  more: { cloth?: Scene['cloth']; steam?: boolean; seed?: string } = {},
): Scene {
  const [wall, backdrop, table, light = 'left'] = look;
  const [kind, glaze, content = null, x = 600, scale = 1] = served;
  return {
    seed: more.seed ?? `${wall} ${backdrop} ${kind} ${toppings.length}`,
    wall,
    backdrop,
    table,
    light,
    cloth: more.cloth ?? null,
    steam: more.steam ?? false,
    vessel: { kind, glaze, fill: content, x, scale },
    toppings,
    beside,
  };
}
