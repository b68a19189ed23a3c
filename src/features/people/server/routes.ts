import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { peopleContract } from '../contract.ts';
import { profileOf, recipesOf } from './queries.ts';

const on = implement(peopleContract).$context<RequestContext>();

export function peopleRoutes() {
  return on.router({
    profile: on.profile.handler(({ context, input }) => profileOf(context, input.idOrUsername)),
    recipes: on.recipes.handler(({ context, input }) => recipesOf(context.db, input.idOrUsername)),
  });
}
