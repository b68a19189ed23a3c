import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { recipeBookContract } from '../contract.ts';
import { addEntry, changeEntry, linkEntry, removeEntry } from './commands.ts';
import { entriesOf, entryById } from './queries.ts';

const on = implement(recipeBookContract).$context<RequestContext>();

export function recipeBookRoutes() {
  return on.router({
    list: on.list.handler(({ context, input }) => entriesOf(context, input)),
    get: on.get.handler(({ context, input }) => entryById(context, input.id)),
    add: on.add.handler(({ context, input }) => addEntry(context, input)),
    change: on.change.handler(({ context, input }) => changeEntry(context, input)),
    link: on.link.handler(({ context, input }) => linkEntry(context, input)),
    remove: on.remove.handler(({ context, input }) => removeEntry(context, input.id)),
  });
}
