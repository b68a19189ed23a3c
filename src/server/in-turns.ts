import { setImmediate as nextRound } from 'node:timers/promises';

/** Other requests get their turn after this long. */
const TURN_MS = 15;

/** Does the same for each item, in order, and yields to other requests now and then. For work of more than a moment. */
export async function eachInTurns<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < TURN_MS) continue;
    await nextRound();
    since = performance.now();
  }
}
