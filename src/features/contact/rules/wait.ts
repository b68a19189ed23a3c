import { SHORTEST_VISIT_MS } from './limits.ts';

/** Milliseconds until a message that was finished this fast is accepted; 0 for anyone who typed theirs. */
export function waitBeforeSending(openForMs: number): number {
  return Math.max(0, SHORTEST_VISIT_MS - openForMs);
}
