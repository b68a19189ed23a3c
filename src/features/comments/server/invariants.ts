import { countInvariant } from '#server/doctor/count-invariant.ts';
import type { Invariant } from '#server/offers.ts';

export const COMMENT_INVARIANTS: readonly Invariant[] = [
  countInvariant('Comments count their likes.', {
    counter: 'comments.likes',
    rows: 'comment_likes',
    reference: 'comment_id',
  }),
  countInvariant('Videos count the comments that can be read.', {
    counter: 'all_reels.comments',
    rows: 'comments',
    reference: 'reel_id',
    where: 'hidden_at is null and deleted_at is null',
  }),
  {
    name: 'Replies belong to a comment on the same recipe or video, and have no replies.',
    broken: `select reply.id from comments reply join comments parent on parent.id = reply.parent_id
      where parent.parent_id is not null or reply.recipe_id is distinct from parent.recipe_id
        or reply.reel_id is distinct from parent.reel_id`,
  },
];
