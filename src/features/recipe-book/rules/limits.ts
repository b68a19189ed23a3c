/** Limits of the recipe book: characters of an entry, and entries per person. */
export const LIMITS = { title: 200, content: 20_000, search: 200, entries: 1_000 } as const;
