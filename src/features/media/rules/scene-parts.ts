import type { FoodName } from './foods.ts';
import type { Glaze, Table, Wall } from './palette.ts';

/** The input a picture is drawn from. */
export type Subject = {
  title: string;
  /** Ingredient names, most important first. */
  ingredients: string[];
  /** A category id, or ''. */
  category: string;
  tags: string[];
  /** The steps, in order. */
  instructions: string[];
  /** Makes pictures of the same dish differ: the recipe's id, for example. */
  seed: string;
};

/**
 * A still life on a 1200 × 900 stage: a wall, a table seen from the front, one vessel with food, and things beside it.
 * Lengths are stage units; y grows downward; the tabletop spans 610 to 840.
 */
export type Scene = {
  seed: string;
  wall: Wall;
  backdrop: 'window' | 'arch' | 'tiles' | 'shelf' | 'rail' | 'panels';
  table: Table;
  cloth: Glaze | null;
  light: 'left' | 'right';
  vessel: Vessel;
  /** In or on the vessel, positioned by `at` (-1 left … 1 right) and `depth` (0 back … 1 front). */
  toppings: Topping[];
  /** On the table. */
  beside: Placed[];
  steam: boolean;
};

export type VesselKind =
  | 'bowl'
  | 'plate'
  | 'board'
  | 'pan'
  | 'pot'
  | 'glass'
  | 'mug'
  | 'jar'
  | 'tray'
  | 'basket'
  | 'stand'
  | 'grill';

export type Vessel = { kind: VesselKind; glaze: Glaze; fill: Fill | null; x: number; scale: number };

export type Fill = {
  kind: 'liquid' | 'leaves' | 'rice' | 'grain' | 'pasta' | 'cream' | 'beans' | 'pieces';
  color: string;
  /** Secondary color: swirl, sauce, pieces. */
  accent?: string;
};

export type Topping = {
  food: FoodName;
  at: number;
  depth: number;
  height: number;
  turn?: number;
  flip?: boolean;
};

/** `x` is the center of the food, `y` its base. */
export type Placed = { food: FoodName; x: number; y: number; height: number; turn?: number; flip?: boolean };
