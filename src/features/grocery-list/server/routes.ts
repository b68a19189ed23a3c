import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { groceryListContract } from '../contract.ts';
import { tickItem } from './commands.ts';
import { groceryList } from './queries.ts';

const on = implement(groceryListContract).$context<RequestContext>();

export function groceryListRoutes() {
  return on.router({
    get: on.get.handler(({ context, input }) => groceryList(context, input)),
    tick: on.tick.handler(({ context, input }) => tickItem(context, input)),
  });
}
