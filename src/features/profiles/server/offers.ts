import { type AnyColumn, eq, inArray } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { jsonFile, type Offers, type Reportable } from '#server/offers.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { blocks, follows, hiddenProfiles, mutes } from './tables.ts';

/** The display name of a hidden profile. */
const NOBODY = 'User';

/** Hiding a profile clears the texts its owner wrote; showing it restores them. The account itself stays active. */
const profile: Reportable = {
  async find(db, ids) {
    const known = ids.filter(isUuid);
    if (known.length === 0) return [];
    const rows = await db
      .select({ shown: profiles, hidden: hiddenProfiles })
      .from(profiles)
      .leftJoin(hiddenProfiles, eq(hiddenProfiles.id, profiles.id))
      .where(inArray(profiles.id, known));
    return rows.map(({ shown, hidden }) => {
      const { name, bio, avatarUrl } = hidden ?? shown;
      return {
        id: shown.id,
        title: name,
        text: bio,
        picture: avatarUrl,
        authorId: shown.id,
        authorName: name,
        path: paths.profileOf(shown.username ?? shown.id),
        isHidden: hidden !== null,
      };
    });
  },
  async hide(db, id, at) {
    const [before] = await db.select().from(profiles).where(eq(profiles.id, id)).for('update');
    if (!before) return;
    const { name, bio, avatarUrl } = before;
    await db.insert(hiddenProfiles).values({ id, name, bio, avatarUrl, hiddenAt: at }).onConflictDoNothing();
    await db.update(profiles).set({ name: NOBODY, bio: '', avatarUrl: null }).where(eq(profiles.id, id));
  },
  async show(db, id) {
    const [hidden] = await db.delete(hiddenProfiles).where(eq(hiddenProfiles.id, id)).returning();
    if (!hidden) return;
    const { name, bio, avatarUrl } = hidden;
    await db.update(profiles).set({ name, bio, avatarUrl }).where(eq(profiles.id, id));
  },
};

export const profilesOffers: Offers = {
  reportable: { profile },
  personal: {
    async *exported(db, userId) {
      const people = (table: typeof follows | typeof blocks, own: AnyColumn, others: AnyColumn) =>
        db
          .select({ name: profiles.name, username: profiles.username, since: table.createdAt })
          .from(table)
          .innerJoin(profiles, eq(profiles.id, others))
          .where(eq(own, userId));
      const following = await people(follows, follows.followerId, follows.followingId);
      const followers = await people(follows, follows.followingId, follows.followerId);
      yield jsonFile('follows.json', { following, followers });
      const blocked = await people(blocks, blocks.userId, blocks.otherId);
      const muted = await people(mutes, mutes.userId, mutes.otherId);
      yield jsonFile('blocked-and-muted.json', { blocked, muted });
    },
  },
};
