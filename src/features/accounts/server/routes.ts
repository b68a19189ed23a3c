import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { accountsContract } from '../contract.ts';
import { cancelEmailChange, changeEmail, confirmEmail } from './commands/email.ts';
import { disconnectIdentity } from './commands/identity.ts';
import { changePassword } from './commands/passwords.ts';
import { completeProfile, setLanguage, updatePreferences } from './commands/profile.ts';
import { endOtherSessions, endSession } from './commands/sessions.ts';
import {
  type AccountServices,
  forgotPassword,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from './commands/sign-in.ts';
import { identityOf, openEmailChange, ownSessions, resetLinkWorks, sessionOf } from './queries.ts';

const on = implement(accountsContract).$context<RequestContext>();

export function accountsRoutes(services: AccountServices) {
  return on.router({
    session: on.session.handler(({ context }) => sessionOf(context)),
    signUp: on.signUp.handler(({ context, input }) => signUp(services, context, input)),
    signIn: on.signIn.handler(({ context, input }) => signIn(services, context, input)),
    signOut: on.signOut.handler(({ context }) => signOut(services, context)),
    forgotPassword: on.forgotPassword.handler(({ context, input }) =>
      forgotPassword(services, context, input),
    ),
    checkResetLink: on.checkResetLink.handler(async ({ context, input }) => ({
      valid: await resetLinkWorks(context.db, input.token, context.now),
    })),
    resetPassword: on.resetPassword.handler(({ context, input }) => resetPassword(services, context, input)),
    updatePreferences: on.updatePreferences.handler(({ context, input }) =>
      updatePreferences(context, input),
    ),
    setLanguage: on.setLanguage.handler(({ context, input }) => setLanguage(context, input)),
    completeProfile: on.completeProfile.handler(({ context, input }) =>
      completeProfile(context, services.screen, input),
    ),
    sessions: on.sessions.handler(async ({ context }) => ({
      sessions: await ownSessions(services, context),
    })),
    endSession: on.endSession.handler(({ context, input }) => endSession(context, input.sessionId)),
    endOtherSessions: on.endOtherSessions.handler(({ context }) => endOtherSessions(services, context)),
    changePassword: on.changePassword.handler(({ context, input }) =>
      changePassword(services, context, input),
    ),
    identity: on.identity.handler(({ context }) => identityOf(context)),
    disconnectIdentity: on.disconnectIdentity.handler(({ context }) => disconnectIdentity(context)),
    emailChange: on.emailChange.handler(async ({ context }) => ({
      change: await openEmailChange(context),
    })),
    changeEmail: on.changeEmail.handler(({ context, input }) => changeEmail(services, context, input)),
    cancelEmailChange: on.cancelEmailChange.handler(({ context }) => cancelEmailChange(context)),
    confirmEmail: on.confirmEmail.handler(({ context, input }) =>
      confirmEmail(services, context, input.token),
    ),
  });
}
