import type { FoodName } from './foods.ts';
import type { Fill, VesselKind } from './scene-parts.ts';

/**
 * How a dish is served if its title contains one of its words. `hero` is a dish drawn as a whole, shown `count` times.
 */
export type Dish = {
  words: string;
  vessels: readonly VesselKind[];
  fill?: Fill['kind'];
  /** The fill's color if no ingredient gives one. */
  color?: string;
  /** Takes precedence over the ingredients' colors. */
  always?: string;
  hero?: FoodName;
  count?: number;
  /** Height of the hero on the 900-unit stage. */
  height?: number;
  steam?: boolean;
  /** Whether ingredients lie on top too. */
  topped?: boolean;
  /** Whether only fruit and nuts go on top. */
  sweet?: boolean;
};

export const hero = (
  words: string,
  vessel: VesselKind,
  food: FoodName,
  count: number,
  height: number,
  more: Partial<Dish> = {},
): Dish => ({
  words,
  vessels: [vessel],
  hero: food,
  count,
  height,
  ...more,
});

export const filled = (
  words: string,
  vessels: VesselKind[],
  fill: Fill['kind'],
  color: string,
  more: Partial<Dish> = {},
): Dish => ({
  words,
  vessels,
  fill,
  color,
  topped: true,
  ...more,
});
