import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import type { Limits } from '#server/limits.ts';
import { moderationContract } from '../contract.ts';
import { reportContent } from './commands.ts';

const on = implement(moderationContract).$context<RequestContext>();

export function moderationRoutes({ limits }: { limits: Limits }) {
  return on.router({
    report: on.report.handler(({ context, input }) => reportContent(context, limits, input)),
  });
}
