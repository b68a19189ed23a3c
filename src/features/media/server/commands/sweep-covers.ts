import type { Storage } from '#server/storage/storage.ts';

/** `drawn/{first two letters}/{recipe}-{version}-{width}.webp`. */
const COVER = /^drawn\/..\/([0-9a-f-]{36})-([a-z0-9]{1,32})-\d+\.webp$/;
const BATCH = 500;

export interface CoverParts {
  storage: Storage;
  /** The present versions of recipes' covers; none for a recipe that does not exist. */
  versionsOf(recipeIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Deletes the covers of deleted recipes, and of former versions of a recipe; returns how many. One query per 500 files. */
export async function sweepCovers(
  { storage, versionsOf }: CoverParts,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  let covers: { name: string; recipeId: string; version: string }[] = [];
  const sweep = async () => {
    const present = await versionsOf([...new Set(covers.map(({ recipeId }) => recipeId))]);
    for (const { name, recipeId, version } of covers) {
      if (present.get(recipeId) === version) continue;
      await storage.remove(name);
      removed++;
    }
    covers = [];
  };
  for await (const name of storage.list()) {
    if (signal?.aborted) return removed;
    const [, recipeId, version] = COVER.exec(name) ?? [];
    if (recipeId && version) covers.push({ name, recipeId, version });
    if (covers.length >= BATCH) await sweep();
  }
  if (covers.length > 0) await sweep();
  return removed;
}
