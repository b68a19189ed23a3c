import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { recipeBookContract } from '../contract.ts';
import { addEntry, linkEntry, removeEntry, updateEntry } from './commands.ts';
import { entriesOf, entryById, indexOfEntries, someEntries } from './queries.ts';

const on = implement(recipeBookContract).$context<RequestContext>();

export function recipeBookRoutes() {
  return on.router({
    list: on.list.handler(({ context, input }) => entriesOf(context, input)),
    index: on.index.handler(({ context }) => indexOfEntries(context)),
    some: on.some.handler(({ context, input }) => someEntries(context, input.ids)),
    get: on.get.handler(({ context, input }) => entryById(context, input.id)),
    add: on.add.handler(({ context, input }) => addEntry(context, input)),
    update: on.update.handler(({ context, input }) => updateEntry(context, input)),
    link: on.link.handler(({ context, input }) => linkEntry(context, input)),
    remove: on.remove.handler(({ context, input }) => removeEntry(context, input.id)),
  });
}
