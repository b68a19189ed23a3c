import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import type { ViewCounter } from '#server/views.ts';
import { recipesContract } from '../contract.ts';
import { anonymousRecipes, removeAnonymous, restoreDeleted } from './commands/anonymous.ts';
import { removeRecipe, viewRecipe } from './commands/recipes.ts';
import { createRecipe, updateRecipe } from './commands/write.ts';
import { aboutRecipe } from './queries/about.ts';
import { categoriesWithDietCards } from './queries/categories.ts';
import { listRecipes, recipesOf } from './queries/list.ts';
import { abilitiesFor, recipeById } from './queries/recipe.ts';
import { similarRecipes } from './queries/similar.ts';

const on = implement(recipesContract).$context<RequestContext>();

export function recipesRoutes({ views, screen }: { views: ViewCounter; screen: Screen }) {
  return on.router({
    list: on.list.handler(({ context, input }) => listRecipes(context.db, input)),
    get: on.get.handler(({ context, input }) => recipeById(context.db, input.recipeId)),
    abilities: on.abilities.handler(({ context, input }) => abilitiesFor(context, input.recipeId)),
    similar: on.similar.handler(async ({ context, input }) => ({
      recipes: await similarRecipes(context.db, input.recipeId),
    })),
    foods: on.foods.handler(({ context, input }) => aboutRecipe(context.db, input.recipeId)),
    ofPerson: on.ofPerson.handler(({ context, input }) => recipesOf(context.db, input.idOrUsername)),
    view: on.view.handler(({ context, input }) => viewRecipe(context, views, input.recipeId)),
    create: on.create.handler(({ context, input }) => createRecipe(context, screen, input)),
    update: on.update.handler(({ context, input }) => updateRecipe(context, screen, input)),
    remove: on.remove.handler(({ context, input }) => removeRecipe(context, input.recipeId)),
    anonymous: on.anonymous.handler(({ context }) => anonymousRecipes(context)),
    removeAnonymous: on.removeAnonymous.handler(({ context }) => removeAnonymous(context)),
    restoreDeleted: on.restoreDeleted.handler(({ context, input }) => restoreDeleted(context, input)),
    categories: on.categories.handler(() => categoriesWithDietCards()),
  });
}
