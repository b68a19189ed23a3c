import { eq } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Deletion } from '../../contract.ts';
import { GRACE_DAYS } from '../../rules/limits.ts';
import { deletionOf } from '../queries.ts';
import { accountDeletions } from '../tables.ts';

export interface DeletionServices {
  /** Throws `invalid_input` for a wrong password. */
  confirmPassword(context: RequestContext, userId: string, password: string): Promise<void>;
  /** Emails the owner that the account will be erased. */
  announce(user: { email: string; name: string }, eraseAt: Date): void;
}

/** Schedules the caller's account to be erased. Asking again only changes what happens to the recipes. */
export async function requestDeletion(
  context: RequestContext,
  { confirmPassword, announce }: DeletionServices,
  { password, keepRecipes }: { password: string; keepRecipes: boolean },
): Promise<Deletion> {
  const { db, now } = context;
  const user = signedIn(context);
  if (context.caller.isAdmin)
    throw new AppError(
      'forbidden',
      t('Admins cannot delete their own account. Another admin has to take the role first.'),
    );
  await confirmPassword(context, user.id, password);
  const eraseAt = new Date(now.getTime() + GRACE_DAYS * DAY_MS);
  const { rowCount } = await db
    .insert(accountDeletions)
    .values({ userId: user.id, requestedAt: now, eraseAt, keepRecipes })
    .onConflictDoNothing();
  if (rowCount) announce(user, eraseAt);
  else await db.update(accountDeletions).set({ keepRecipes }).where(eq(accountDeletions.userId, user.id));
  return deletionOf(context);
}

/** Cancels the deletion of the caller's account. */
export async function cancelDeletion(context: RequestContext): Promise<Deletion> {
  await context.db.delete(accountDeletions).where(eq(accountDeletions.userId, signedIn(context).id));
  return deletionOf(context);
}
