import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { invitationsContract } from '../contract.ts';
import { createInvitation, revokeInvitation } from './commands.ts';
import { isInvited, openInvitations } from './queries.ts';

const on = implement(invitationsContract).$context<RequestContext>();

export function invitationsRoutes() {
  return on.router({
    list: on.list.handler(async ({ context: { db, now } }) => ({
      invitations: await openInvitations(db, now),
    })),
    create: on.create.handler(({ context, input }) => createInvitation(context, input)),
    revoke: on.revoke.handler(({ context, input }) => revokeInvitation(context, input.invitationId)),
    check: on.check.handler(async ({ context: { db, now }, input }) => ({
      valid: await isInvited(db, input.code, now),
    })),
  });
}
