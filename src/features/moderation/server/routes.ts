import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { moderationContract } from '../contract.ts';
import type { ModerationServices } from './access.ts';
import { decideAppeal, decideContent } from './commands/decide.ts';
import { addHoldRule, removeHoldRule } from './commands/hold.ts';
import { appealRemoval, dismissNotice } from './commands/notices.ts';
import { reportContent } from './commands/report.ts';
import { liftSuspension, sanctionPerson } from './commands/sanction.ts';
import { noticesOf } from './queries/notices.ts';
import { holdRulesList, queueCounts, queuePage } from './queries/queue.ts';

const on = implement(moderationContract).$context<RequestContext>();

export function moderationRoutes(services: ModerationServices) {
  const { reportables } = services;
  return on.router({
    report: on.report.handler(({ context, input }) => reportContent(context, reportables, input)),
    notices: on.notices.handler(({ context }) => noticesOf(context, reportables)),
    dismissNotice: on.dismissNotice.handler(({ context, input }) => dismissNotice(context, input)),
    appeal: on.appeal.handler(({ context, input }) => appealRemoval(context, input)),
    counts: on.counts.handler(({ context }) => queueCounts(context)),
    queue: on.queue.handler(({ context, input }) => queuePage(context, reportables, input)),
    decide: on.decide.handler(({ context, input }) => decideContent(context, services, input)),
    decideAppeal: on.decideAppeal.handler(({ context, input }) => decideAppeal(context, services, input)),
    sanction: on.sanction.handler(({ context, input }) => sanctionPerson(context, input)),
    liftSuspension: on.liftSuspension.handler(({ context, input }) => liftSuspension(context, input)),
    holdRules: on.holdRules.handler(({ context }) => holdRulesList(context.db)),
    addHoldRule: on.addHoldRule.handler(({ context, input }) => addHoldRule(context, input)),
    removeHoldRule: on.removeHoldRule.handler(({ context, input }) => removeHoldRule(context, input)),
  });
}
