import { implement } from '@orpc/server';
import { type RequestContext, signedIn } from '#server/context.ts';
import { favoritesContract } from '../contract.ts';
import { setLike, setSaved } from './commands.ts';
import { favoriteIdsOf, indexOfSaved, savedBy, someSaved } from './queries.ts';

const on = implement(favoritesContract).$context<RequestContext>();

export function favoritesRoutes() {
  return on.router({
    like: on.like.handler(({ context, input }) => setLike(context, input.recipeId, true)),
    unlike: on.unlike.handler(({ context, input }) => setLike(context, input.recipeId, false)),
    save: on.save.handler(({ context, input }) => setSaved(context, input.recipeId, true)),
    unsave: on.unsave.handler(({ context, input }) => setSaved(context, input.recipeId, false)),
    saved: on.saved.handler(({ context, input }) => savedBy(context.db, signedIn(context).id, input)),
    index: on.index.handler(async ({ context }) => ({
      recipes: await indexOfSaved(context.db, signedIn(context).id),
    })),
    some: on.some.handler(async ({ context, input }) => ({
      recipes: await someSaved(context.db, signedIn(context).id, input.recipeIds),
    })),
    ids: on.ids.handler(({ context }) => favoriteIdsOf(context.db, signedIn(context).id)),
  });
}
