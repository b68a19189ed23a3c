import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { groceryListContract } from '../contract.ts';
import { addItem, removeItem, setAmount, setStaple, tickItems } from './commands/overlay.ts';
import { groceryList, previewedList } from './queries/list.ts';
import type { ListMaker } from './queries/list-maker.ts';

const on = implement(groceryListContract).$context<RequestContext>();

export function groceryListRoutes({ lists }: { lists: ListMaker }) {
  return on.router({
    get: on.get.handler(({ context, input }) => groceryList(lists, context, input)),
    preview: on.preview.handler(({ context, input }) => previewedList(lists, context, input)),
    tick: on.tick.handler(({ context, input }) => tickItems(context, input)),
    addItem: on.addItem.handler(({ context, input }) => addItem(context, input)),
    removeItem: on.removeItem.handler(({ context, input }) => removeItem(context, input)),
    setAmount: on.setAmount.handler(({ context, input }) => setAmount(context, input)),
    setStaple: on.setStaple.handler(({ context, input }) => setStaple(context, input)),
  });
}
