import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

const notices = [api.moderation.notices.key()];

/** What a person writes may be held for review, which the notices on their profile say. */
export const moderationStaleAfter: StaleAfter = {
  recipes: notices,
  reels: notices,
  comments: notices,
  profile: notices,
};
