import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { foodsContract } from '../contract.ts';
import { aboutRecipe } from './queries.ts';

const on = implement(foodsContract).$context<RequestContext>();

export function foodsRoutes() {
  return on.router({
    aboutRecipe: on.aboutRecipe.handler(({ context, input }) => aboutRecipe(context, input.recipeId)),
  });
}
