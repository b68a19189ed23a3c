import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { apiTokensContract } from '../contract.ts';
import { createToken, revokeToken } from './commands.ts';
import { ownTokens } from './queries.ts';

const on = implement(apiTokensContract).$context<RequestContext>();

export function apiTokensRoutes() {
  return on.router({
    list: on.list.handler(async ({ context }) => ({ tokens: await ownTokens(context) })),
    create: on.create.handler(({ context, input }) => createToken(context, input)),
    revoke: on.revoke.handler(({ context, input }) => revokeToken(context, input.tokenId)),
  });
}
