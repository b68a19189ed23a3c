import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { ApiToken } from '../contract.ts';
import { SCOPES } from '../rules/scopes.ts';
import { apiTokens } from './tables.ts';

/** The caller's API tokens, newest first. One statement. */
export async function ownTokens(context: RequestContext): Promise<ApiToken[]> {
  const rows = await context.db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, signedIn(context).id))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return rows.map(toToken);
}

export function toToken(row: typeof apiTokens.$inferSelect): ApiToken {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

interface Bearer {
  userId: string;
  scopes: string[];
}

/** The owner of an API token, and its scopes; `null` unless it is valid. Records its use, at most once a minute. */
export async function bearerOf(db: Db, secret: string, now: Date): Promise<Bearer | null> {
  const isValid = and(
    eq(apiTokens.hash, sha256(secret)),
    or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
  );
  const [found] = await db
    .select({ userId: apiTokens.userId, scopes: apiTokens.scopes, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .where(isValid);
  if (!found) return null;
  const { lastUsedAt, ...bearer } = found;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > MINUTE_MS)
    await db
      .update(apiTokens)
      .set({ lastUsedAt: now })
      .where(
        and(isValid, or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, sql`${now}::timestamptz`))),
      );
  return bearer;
}
