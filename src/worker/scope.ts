/** The global scope of this file's program, which TypeScript takes for any worker's. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Stored data belongs to one person at a time: work started for somebody earlier stores nothing more. */
let era = 0;

export function newEra(): void {
  era += 1;
}

/** Returns whether the same person is still here. */
export function sameEra(): () => boolean {
  const mine = era;
  return () => mine === era;
}
