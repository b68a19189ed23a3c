/** Changes to the dish on screen that no other rule makes. Plain JSON, applied again whenever the dish is cooked. */
export type Change =
  /** One food in place of another, or of a share of it, each by the name of its line; mixed with it, or apart from it. */
  | { kind: 'swap'; gone: string; come: string; share: number; isMixed?: boolean }
  /** A line left out. */
  | { kind: 'drop'; gone: string }
  /** Something made of several foods that goes on top. */
  | { kind: 'topping'; name: string }
  /** So many times as much of some lines. */
  | { kind: 'amount'; foods: string[]; times: number }
  /** How smooth it is. */
  | { kind: 'blended'; isSmooth: boolean }
  /** Where it is cooked instead. */
  | { kind: 'place'; place: Place }
  /** At most so many minutes; of dough, with its rising. */
  | { kind: 'time'; minutes: number; isOfDough?: boolean };

export const PLACES = [
  'air-fryer',
  'oven',
  'muffin-tin',
  'cupcake-tin',
  'small',
  'no-crust',
  'under-cheese',
] as const;
export type Place = (typeof PLACES)[number];
