import { busy } from './capacity.ts';

/** Bytes held for all large bodies in transit together. */
const MOST_BYTES = 128 * 1024 * 1024;

interface Held {
  bytes: number;
  isDropped: boolean;
  drop(): void;
}

const all = new Set<Held>();
let total = 0;

/**
 * Counts the bytes held for a large body while it arrives. Beyond the limit for all of them together, the oldest are
 * dropped: clients that send as fast as they can are done by then. `add` throws `unavailable` if this one was dropped.
 */
export function holding(drop: () => void): { add(bytes: number): void; end(): void } {
  const held: Held = { bytes: 0, isDropped: false, drop };
  all.add(held);
  const end = () => {
    if (all.delete(held)) total -= held.bytes;
  };
  return {
    add(bytes) {
      if (held.isDropped) throw busy();
      held.bytes += bytes;
      total += bytes;
      for (const first of all) {
        if (total <= MOST_BYTES || first === held) break;
        all.delete(first);
        total -= first.bytes;
        first.isDropped = true;
        first.drop();
      }
    },
    end,
  };
}
