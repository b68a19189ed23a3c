import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { contactContract } from '../contract.ts';
import { removeMessage, storeMessage } from './commands.ts';
import { listMessages } from './queries.ts';

const on = implement(contactContract).$context<RequestContext>();

export function contactRoutes() {
  return on.router({
    send: on.send.handler(({ context, input }) => storeMessage(context, input)),
    list: on.list.handler(({ context: { db }, input }) => listMessages(db, input)),
    remove: on.remove.handler(({ context, input }) => removeMessage(context, input.messageId)),
  });
}
