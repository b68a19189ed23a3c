import { implement } from '@orpc/server';
import type { AccountServices } from '#features/accounts/server/commands/sign-in.ts';
import type { RequestContext } from '#server/context.ts';
import { passkeysContract } from '../contract.ts';
import { addPasskey, prepareRegistration, removePasskey } from './commands/add.ts';
import { prepareSignIn, signInWithPasskey } from './commands/sign-in.ts';
import { ownPasskeys } from './queries.ts';

const on = implement(passkeysContract).$context<RequestContext>();

export function passkeysRoutes(services: AccountServices) {
  return on.router({
    list: on.list.handler(async ({ context }) => ({ passkeys: await ownPasskeys(context) })),
    prepare: on.prepare.handler(({ context }) => prepareRegistration(context)),
    add: on.add.handler(({ context, input }) => addPasskey(context, input)),
    remove: on.remove.handler(({ context, input }) => removePasskey(context, input.passkeyId)),
    challenge: on.challenge.handler(({ context }) => prepareSignIn(context)),
    signIn: on.signIn.handler(({ context, input }) => signInWithPasskey(services, context, input.response)),
  });
}
