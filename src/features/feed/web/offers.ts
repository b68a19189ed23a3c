import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

/** The feed shows what the people one follows publish, unless they are blocked or muted. */
export const feedStaleAfter: StaleAfter = {
  recipes: [api.feed.key()],
  reels: [api.feed.key()],
  profile: [api.feed.key()],
  people: [api.feed.key()],
};
