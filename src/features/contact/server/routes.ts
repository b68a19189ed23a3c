import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { contactContract } from '../contract.ts';
import { SENDING_BY_ALL } from '../rules/limits.ts';
import { removeMessage, storeMessage } from './commands.ts';
import { listMessages } from './queries.ts';

const on = implement(contactContract).$context<RequestContext>();

export function contactRoutes({ rateLimits }: { rateLimits: RateLimits }) {
  return on.router({
    send: on.send.handler(async ({ context, input }) => {
      await rateLimits.consume(SENDING_BY_ALL, 'everyone');
      return storeMessage(context, input);
    }),
    list: on.list.handler(({ context: { db }, input }) => listMessages(db, input)),
    remove: on.remove.handler(({ context, input }) => removeMessage(context, input.messageId)),
  });
}
