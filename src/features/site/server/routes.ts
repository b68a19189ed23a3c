import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { siteContract } from '../contract.ts';
import { aboutSite } from './queries.ts';

const on = implement(siteContract).$context<RequestContext>();

export function siteRoutes() {
  return on.router({
    outside: on.outside.handler(({ context }) => context.config.outside),
    about: on.about.handler(({ context }) => aboutSite(context.config)),
  });
}
