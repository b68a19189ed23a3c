import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { householdContract } from '../contract.ts';
import { invitePeople, revokeInvitation } from './commands/invitations.ts';
import { joinHousehold } from './commands/join.ts';
import { leaveHousehold, removePerson } from './commands/leave.ts';
import type { AnnounceMoves } from './commands/move.ts';
import { invitationFor, ownHousehold } from './queries.ts';

const on = implement(householdContract).$context<RequestContext>();

export function householdRoutes({ announce }: { announce: AnnounceMoves }) {
  return on.router({
    get: on.get.handler(({ context }) => ownHousehold(context)),
    invite: on.invite.handler(({ context }) => invitePeople(context)),
    revokeInvitation: on.revokeInvitation.handler(({ context }) => revokeInvitation(context)),
    invitation: on.invitation.handler(({ context, input }) => invitationFor(context, input)),
    join: on.join.handler(({ context, input }) => joinHousehold(context, announce, input)),
    leave: on.leave.handler(({ context }) => leaveHousehold(context, announce)),
    remove: on.remove.handler(({ context, input }) => removePerson(context, announce, input.personId)),
  });
}
