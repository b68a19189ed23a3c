import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { siteContract } from '../contract.ts';

const on = implement(siteContract).$context<RequestContext>();

export function siteRoutes() {
  return on.router({ outside: on.outside.handler(({ context }) => context.config.outside) });
}
