import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

export const groceryListStaleAfter: StaleAfter = {
  recipes: [api.groceryList.key()],
  plan: [api.groceryList.key()],
};
