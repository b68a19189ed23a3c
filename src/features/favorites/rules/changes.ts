export interface FavoriteIds {
  saved: string[];
  liked: string[];
}

/** A like or save, or the undoing of one. */
export interface FavoriteChange {
  kind: keyof FavoriteIds;
  recipeId: string;
  wanted: boolean;
}

/** Reads a change as it was stored on the device; `null` if it is malformed. */
export function readFavoriteChange(stored: unknown): FavoriteChange | null {
  const { kind, recipeId, wanted } = Object(stored) as Record<string, unknown>;
  const isWhole =
    (kind === 'saved' || kind === 'liked') && typeof recipeId === 'string' && typeof wanted === 'boolean';
  return isWhole ? { kind, recipeId, wanted } : null;
}

/** The ids after a change. */
export function withFavorite(ids: FavoriteIds, { kind, recipeId, wanted }: FavoriteChange): FavoriteIds {
  const others = ids[kind].filter((id) => id !== recipeId);
  return { ...ids, [kind]: wanted ? [...others, recipeId] : others };
}
