import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

/** Comments show their authors, and none are shown from people whom the reader blocked or muted. */
export const commentsStaleAfter: StaleAfter = { profile: [api.comments.key()], people: [api.comments.key()] };
