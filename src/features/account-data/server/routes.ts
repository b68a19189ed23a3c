import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { accountDataContract } from '../contract.ts';
import { cancelDeletion, type DeletionServices, requestDeletion } from './commands/deletion.ts';
import { deletionOf } from './queries.ts';

const on = implement(accountDataContract).$context<RequestContext>();

export function accountDataRoutes(services: DeletionServices) {
  return on.router({
    deletion: on.deletion.handler(({ context }) => deletionOf(context)),
    requestDeletion: on.requestDeletion.handler(({ context, input }) =>
      requestDeletion(context, services, input),
    ),
    cancelDeletion: on.cancelDeletion.handler(({ context }) => cancelDeletion(context)),
  });
}
