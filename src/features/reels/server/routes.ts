import { implement } from '@orpc/server';
import { type RequestContext, signedIn } from '#server/context.ts';
import { OneAtATime } from '#server/one-at-a-time.ts';
import type { ViewCounter } from '#server/views.ts';
import { reelsContract } from '../contract.ts';
import { REELS_OF_PERSON } from '../rules/limits.ts';
import { type PublishParts, publishReel } from './commands/publish.ts';
import { removeReel, setReelLike, updateReel, viewReel } from './commands/reels.ts';
import { likedBy, listReels, reelById } from './queries.ts';

const on = implement(reelsContract).$context<RequestContext>();

export function reelsRoutes(parts: PublishParts & { views: ViewCounter }) {
  const publishing = new OneAtATime();
  return on.router({
    list: on.list.handler(({ context, input }) => listReels(context.db, input)),
    ofPerson: on.ofPerson.handler(({ context, input: { idOrUsername, cursor } }) =>
      listReels(context.db, { author: idOrUsername, limit: REELS_OF_PERSON, cursor }),
    ),
    get: on.get.handler(({ context, input }) => reelById(context.db, input.reelId)),
    // A device that got no response sends it again while the first request is still running.
    create: on.create.handler(({ context, input }) =>
      publishing.run(input.id, () => publishReel(context, parts, input)),
    ),
    update: on.update.handler(({ context, input }) => updateReel(context, parts.screen, input)),
    remove: on.remove.handler(({ context, input }) => removeReel(context, parts.videos, input.reelId)),
    like: on.like.handler(({ context, input }) => setReelLike(context, input.reelId, true)),
    unlike: on.unlike.handler(({ context, input }) => setReelLike(context, input.reelId, false)),
    liked: on.liked.handler(async ({ context }) => ({
      reelIds: await likedBy(context.db, signedIn(context).id),
    })),
    view: on.view.handler(({ context, input }) => viewReel(context, parts.views, input.reelId)),
  });
}
