import { mulberry32 } from '#shared/random.ts';

export type Random = {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
};

/** The same text always gives the same sequence of numbers (hashed with FNV-1a). */
export function seeded(seed: string): Random {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  const next = mulberry32(hash);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (probability) => next() < probability,
  };
}
