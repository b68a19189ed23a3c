import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { searchContract } from '../contract.ts';
import { homeRecipes, trendingRecipes } from './queries/home.ts';
import { searchResults } from './queries/search.ts';
import { suggestions } from './queries/suggestions.ts';

const on = implement(searchContract).$context<RequestContext>();

export function searchRoutes() {
  return on.router({
    home: on.home.handler(({ context }) => homeRecipes(context.db)),
    trending: on.trending.handler(async ({ context }) => ({
      recipes: await trendingRecipes(context.db, context.now),
    })),
    search: on.search.handler(({ context, input }) => searchResults(context.db, input)),
    suggest: on.suggest.handler(({ context, input }) => suggestions(context.db, input.q)),
  });
}
