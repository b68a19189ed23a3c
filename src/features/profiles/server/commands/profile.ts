import { eq } from 'drizzle-orm';
import { claimUsername } from '#features/accounts/server/commands/usernames.ts';
import { profiles, users } from '#features/accounts/server/tables.ts';
import { assertPictureExists } from '#features/media/server/queries.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import type { OwnProfile } from '../../contract.ts';
import { ownProfileOf } from '../queries/profiles.ts';
import { hiddenProfiles } from '../tables.ts';

interface ProfileInput {
  name: string;
  username: string;
  bio: string;
  avatarUrl: string | null;
}

/** Stores the caller's profile. A profile hidden by moderators stays hidden, with the new texts. Throws `conflict`. */
export async function updateProfile(
  context: RequestContext,
  screen: Screen,
  { username, ...said }: ProfileInput,
): Promise<OwnProfile> {
  const { db, now } = context;
  const { id } = signedIn(context);
  if (said.avatarUrl !== null) await assertPictureExists(db, said.avatarUrl);
  await claimUsername(context, id, username);
  const { rowCount: hidden } = await db.update(hiddenProfiles).set(said).where(eq(hiddenProfiles.id, id));
  if (!hidden)
    await db
      .update(profiles)
      .set({ ...said, updatedAt: now })
      .where(eq(profiles.id, id));
  await db
    .update(users)
    .set({ name: said.name, image: said.avatarUrl, hasCompletedProfile: true, updatedAt: now })
    .where(eq(users.id, id));
  const text = [said.name, username, said.bio].join('\n');
  await screen(context, { type: 'profile', id, authorId: id, text, pictures: [said.avatarUrl] });
  return ownProfileOf(db, id);
}
