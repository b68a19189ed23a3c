import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { recipesContract } from '../contract.ts';
import { removeRecipe, viewRecipe } from './commands.ts';
import type { ViewCounter } from './jobs.ts';
import { listRecipes } from './queries/list.ts';
import { categoriesWithDietCards, recipeById, similarRecipes } from './queries.ts';

const on = implement(recipesContract).$context<RequestContext>();

export function recipesRoutes({ views }: { views: ViewCounter }) {
  return on.router({
    list: on.list.handler(({ context, input }) => listRecipes(context.db, input)),
    get: on.get.handler(({ context, input }) => recipeById(context, input.recipeId)),
    similar: on.similar.handler(async ({ context, input }) => ({
      recipes: await similarRecipes(context.db, input.recipeId),
    })),
    view: on.view.handler(({ context, input }) => viewRecipe(context, views, input.recipeId)),
    remove: on.remove.handler(({ context, input }) => removeRecipe(context, input.recipeId)),
    categories: on.categories.handler(() => categoriesWithDietCards()),
  });
}
