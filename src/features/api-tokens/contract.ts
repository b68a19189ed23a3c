import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { CREATING_TOKENS, LIFETIMES, LONGEST_TOKEN_NAME } from './rules/limits.ts';
import { SCOPES } from './rules/scopes.ts';

export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first characters, to recognize it by. */
  start: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** ISO times. */
  createdAt: z.string(),
  /** `null` if it is valid until revoked. */
  expiresAt: z.string().nullable(),
  /** To the minute; `null` before the first use. */
  lastUsedAt: z.string().nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const apiTokensContract = {
  list: endpoint({
    method: 'GET',
    path: '/api-tokens',
    summary: 'Your API tokens, newest first',
    access: 'member',
  }).output(z.object({ tokens: z.array(apiToken) })),
  create: endpoint({
    method: 'POST',
    path: '/api-tokens',
    summary: 'Create an API token for scripts; its secret is only in this response',
    access: 'member',
    errors: ['conflict'],
    inPerson: true,
    rateLimits: [CREATING_TOKENS],
  })
    .input(
      z.object({
        name: z
          .string(msg('Please name the token.'))
          .trim()
          .min(1, msg('Please name the token.'))
          .max(
            LONGEST_TOKEN_NAME,
            msg('Please use {count} characters at most.', { count: LONGEST_TOKEN_NAME }),
          ),
        scopes: z
          .array(z.enum(SCOPES, msg('Please choose from the list.')))
          .min(1, msg('Please choose what the token may do.'))
          .max(SCOPES.length)
          .transform((chosen) => [...new Set(chosen)]),
        days: z.union(
          LIFETIMES.map((days) => z.literal(days)),
          msg('Please choose how long it is valid.'),
        ),
      }),
    )
    // `Authorization: Bearer <secret>`
    .output(z.object({ token: apiToken, secret: z.string() })),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api-tokens/{tokenId}',
    summary: 'Revoke an API token immediately',
    access: 'member',
    changesCaller: true,
    errors: ['not_found'],
  })
    .input(z.object({ tokenId: z.string().max(LONGEST_ID) }))
    .output(z.object({ id: z.string() })),
};
