import { SHORTEST_VISIT_MS } from './limits.ts';

/** Milliseconds until a message that somebody has finished so soon is taken; 0 for all who wrote theirs by hand. */
export function waitBeforeSending(openForMs: number): number {
  return Math.max(0, SHORTEST_VISIT_MS - openForMs);
}
