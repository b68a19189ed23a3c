import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { ratingsContract } from '../contract.ts';
import type { RatingServices } from './access.ts';
import { rateRecipe, unrateRecipe } from './commands.ts';
import { ownRating, ratingsOf } from './queries.ts';

const on = implement(ratingsContract).$context<RequestContext>();

export function ratingsRoutes(services: RatingServices) {
  return on.router({
    list: on.list.handler(({ context, input }) => ratingsOf(context, input)),
    own: on.own.handler(({ context, input }) => ownRating(context, input.recipeId)),
    rate: on.rate.handler(({ context, input }) => rateRecipe(context, services, input)),
    unrate: on.unrate.handler(({ context, input }) => unrateRecipe(context, input.recipeId)),
  });
}
