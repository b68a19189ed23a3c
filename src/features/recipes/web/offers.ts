import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

/** Cards and pages show their author's name, username and avatar. */
export const recipesStaleAfter: StaleAfter = { profile: [api.recipes.key()] };
