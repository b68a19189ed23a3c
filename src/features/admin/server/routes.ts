import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { adminContract } from '../contract.ts';
import { USERS_PER_PAGE } from '../rules/limits.ts';
import { type Outside, syncProfiles, testProvider } from './commands.ts';
import { analyticsOf, countsOf, moderationCounts, newestUsage, overviewOf } from './queries/figures.ts';
import { operatorOf } from './queries/operator.ts';
import { usersPage } from './queries/users.ts';

const on = implement(adminContract).$context<RequestContext>();

export function adminRoutes(outside: Outside) {
  return on.router({
    overview: on.overview.handler(({ context }) => overviewOf(context)),
    usage: on.usage.handler(({ context }) => newestUsage(context)),
    counts: on.counts.handler(({ context }) => countsOf(context)),
    users: on.users.handler(({ context, input }) =>
      usersPage(context.db, { ...input, limit: USERS_PER_PAGE }),
    ),
    syncProfiles: on.syncProfiles.handler(({ context }) => syncProfiles(context)),
    analytics: on.analytics.handler(({ context }) => analyticsOf(context)),
    moderation: on.moderation.handler(({ context }) => moderationCounts(context)),
    operator: on.operator.handler(({ context }) => operatorOf(context, outside.payments)),
    testProvider: on.testProvider.handler(({ context, input }) =>
      testProvider(context, outside, input.provider),
    ),
  });
}
