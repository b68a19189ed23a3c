/** The global scope, which TypeScript's types take for that of any kind of worker. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** Stored data belongs to one person at a time: work started for a previous person must not store anything more. */
let era = 0;

export function newEra(): void {
  era += 1;
}

/** Returns a function that says whether the person is still the same. */
export function sameEra(): () => boolean {
  const mine = era;
  return () => mine === era;
}
