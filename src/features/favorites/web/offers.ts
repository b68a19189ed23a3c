import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

export const favoritesStaleAfter: StaleAfter = {
  recipes: [api.favorites.key()],
  profile: [api.favorites.key()],
};
