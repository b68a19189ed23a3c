import { desc, eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Passkey } from '../contract.ts';
import { passkeys } from './tables.ts';

/** The caller's passkeys, newest first. One statement. */
export async function ownPasskeys(context: RequestContext): Promise<Passkey[]> {
  const rows = await context.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, signedIn(context).id))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
  return rows.map(toPasskey);
}

export function toPasskey({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
