/**
 * Conditions for a dish other than its foods: what it may be cooked on, where and when it is eaten, who helps. In a
 * request each is a word; those with a value have it after a colon.
 */
export const CONDITIONS = [
  /** Nothing may be turned on, not even a kettle. */
  'unheated',
  /** Nothing but boiling water. */
  'kettle',
  /** Nothing keeps cold. */
  'unchilled',
  /** Eaten from one bowl, with a spoon or a fork. */
  'one-bowl',
  /** Made on the evening before. */
  'overnight',
  /** Put together ahead, and put into the oven later. */
  'bake-later',
  /** Carried along. */
  'carried',
  /** Eaten cold. */
  'cold',
  /** Does not go soggy. */
  'crisp',
  /** Made by a small child, with an adult beside it. */
  'child-made',
  'no-knives',
  /** Nothing but what looks pale. */
  'pale',
  /** What people in the cook's own country have always eaten. */
  'familiar',
  'salty',
  /** Pulses that are dry. */
  'from-dry',
  /** Pulses that are cooked already. */
  'from-tin',
  /** A pressure cooker on the stove. */
  'stovetop-pressure',
  /** Nothing to bite on, where something crunchy was refused for that. */
  'not-crunchy',
  /** The cook has hardly cooked before. */
  'beginner',
  /** One person eats. */
  'solo',
  /** A single flame, and nothing to bake or grill with. */
  'one-burner',
  /** Nothing more can be bought. */
  'shut',
  /** Small children cook, with nobody beside them. */
  'child-alone',
  /** Some eat later than others. */
  'late',
  /** Cooked in a pan of cast iron. */
  'cast-iron',
  /** A machine for rice, and no pot. */
  'rice-cooker',
  /** Any of a kind will do. */
  'whatever',
  /** Eggs that are not quite set. */
  'moist',
  /** Not sweet, where it usually is. */
  'unsweet',
  /** All on one tray. */
  'on-tray',
  /** Baked, for somebody who wants to bake. */
  'to-bake',
  /** Rich in iron. */
  'iron',
  /** Crispy to bite. */
  'crispy',
  /** There is all the time that it takes. */
  'unhurried',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/**
 * Conditions with a value: minutes for which nobody is there, what a cake is to look like, the grams of a loaf, of protein and
 * the most kcal in a serving, for how many days it is cooked, how many of a kind are wished for, how many of a food there are.
 */
type Valued = 'away' | 'shape' | 'loaf' | 'protein' | 'energy' | 'days' | 'kinds' | 'many';

/** The value of a condition; `null` if it was not set. */
export function valueSet(conditions: readonly string[], name: Valued): string | null {
  const found = conditions.find((each) => each.startsWith(`${name}:`));
  return found === undefined ? null : found.slice(name.length + 1);
}

/** The minutes for which nobody is there to cook; `null` if that was not said. */
export const minutesAway = (conditions: readonly string[]): number | null => {
  const minutes = Number(valueSet(conditions, 'away'));
  return minutes > 0 ? minutes : null;
};
