import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

/** Reviews show their authors, and none are shown from people whom the reader blocked or muted. */
export const ratingsStaleAfter: StaleAfter = {
  profile: [api.ratings.list.key()],
  people: [api.ratings.list.key()],
};
