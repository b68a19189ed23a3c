import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { moderationContract } from '../contract.ts';
import { reportContent } from './commands.ts';

const on = implement(moderationContract).$context<RequestContext>();

export function moderationRoutes() {
  return on.router({
    report: on.report.handler(({ context, input }) => reportContent(context, input)),
  });
}
