import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { feedContract } from '../contract.ts';
import { feedOf } from './queries.ts';

const on = implement(feedContract).$context<RequestContext>();

export function feedRoutes() {
  return on.router({
    list: on.list.handler(({ context, input }) => feedOf(context, input)),
  });
}
