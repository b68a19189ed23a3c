import { eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Deletion } from '../contract.ts';
import { accountDeletions } from './tables.ts';

/** When the caller's account will be erased. */
export async function deletionOf(context: RequestContext): Promise<Deletion> {
  const [row] = await context.db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, signedIn(context).id));
  return { eraseAt: row?.eraseAt.toISOString() ?? null, keepRecipes: row?.keepRecipes ?? false };
}
