import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

/** Videos show the name of their recipe. */
export const reelsStaleAfter: StaleAfter = { recipes: [api.reels.key()], profile: [api.reels.key()] };
