import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '#features/accounts/server/access.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { ApiToken } from '../contract.ts';
import { MOST_TOKENS } from '../rules/limits.ts';
import type { Scope } from '../rules/scopes.ts';
import { toToken } from './queries.ts';
import { apiTokens } from './tables.ts';

const SECRET_BYTES = 32;
const SHOWN_CHARACTERS = 14;

/** Creates an API token for the caller. Only this response contains its secret. Throws `conflict` at the limit. */
export async function createToken(
  context: RequestContext,
  input: { name: string; scopes: Scope[]; days: number | null },
): Promise<{ token: ApiToken; secret: string }> {
  const { db, now } = context;
  const { id: userId } = signedIn(context);
  await lockAccount(db, userId);
  if ((await db.$count(apiTokens, eq(apiTokens.userId, userId))) >= MOST_TOKENS)
    throw new AppError(
      'conflict',
      t('You have {count} API tokens, which is the maximum. Please revoke one.', { count: MOST_TOKENS }),
    );
  // The prefix lets people and secret scanners recognize a leaked one.
  const secret = `plateful_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const [row] = await db
    .insert(apiTokens)
    .values({
      id: randomUUID(),
      userId,
      name: input.name,
      hash: sha256(secret),
      start: secret.slice(0, SHOWN_CHARACTERS),
      scopes: input.scopes,
      createdAt: now,
      expiresAt: input.days === null ? null : new Date(now.getTime() + input.days * DAY_MS),
    })
    .returning();
  if (!row) throw new Error('An inserted token was not returned.');
  return { token: toToken(row), secret };
}

/** Revokes an API token of the caller. Throws `not_found`. */
export async function revokeToken(context: RequestContext, tokenId: string): Promise<{ id: string }> {
  const isOwn = and(eq(apiTokens.id, tokenId), eq(apiTokens.userId, signedIn(context).id));
  const { rowCount } = isUuid(tokenId) ? await context.db.delete(apiTokens).where(isOwn) : { rowCount: 0 };
  if (!rowCount) throw new AppError('not_found', t('This API token no longer exists.'));
  return { id: tokenId };
}

/** Revokes every API token of a person. */
export async function revokeAllTokens(db: Db, userId: string): Promise<void> {
  await db.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
