import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { profilesContract } from '../contract.ts';
import { profileOf } from './queries.ts';

const on = implement(profilesContract).$context<RequestContext>();

export function profilesRoutes() {
  return on.router({
    profile: on.profile.handler(({ context, input }) => profileOf(context.db, input.idOrUsername)),
  });
}
