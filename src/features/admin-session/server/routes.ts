import { implement } from '@orpc/server';
import type { AccountServices } from '#features/accounts/server/commands/sign-in.ts';
import type { RequestContext } from '#server/context.ts';
import { adminSessionContract } from '../contract.ts';
import { actAs, stopActing } from './commands/impersonation.ts';
import { changeAdminPassword, logIn, logOut, mailAdminResetLink } from './commands/log-in.ts';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from './commands/second-factor.ts';
import { secondFactorOf } from './queries.ts';

const on = implement(adminSessionContract).$context<RequestContext>();

export function adminSessionRoutes(services: AccountServices) {
  return on.router({
    logIn: on.logIn.handler(({ context, input }) => logIn(services, context, input)),
    logOut: on.logOut.handler(({ context }) => logOut(services, context)),
    forgotPassword: on.forgotPassword.handler(({ context, input }) =>
      mailAdminResetLink(services, context, input),
    ),
    changePassword: on.changePassword.handler(({ context, input }) =>
      changeAdminPassword(services, context, input),
    ),
    secondFactor: on.secondFactor.handler(({ context }) => secondFactorOf(context)),
    startSecondFactor: on.startSecondFactor.handler(({ context, input }) =>
      startSecondFactor(services, context, input),
    ),
    confirmSecondFactor: on.confirmSecondFactor.handler(({ context, input }) =>
      confirmSecondFactor(services, context, input),
    ),
    removeSecondFactor: on.removeSecondFactor.handler(({ context, input }) =>
      removeSecondFactor(services, context, input),
    ),
    actAs: on.actAs.handler(({ context, input }) => actAs(services, context, input)),
    stopActing: on.stopActing.handler(({ context }) => stopActing(services, context)),
  });
}
