import { eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { ACCOUNT_INVARIANTS } from './invariants.ts';
import { formerUsernames, profiles, sessions, users } from './tables.ts';

export const accountsOffers: Offers = {
  invariants: ACCOUNT_INVARIANTS,
  personal: {
    async *exported(db, userId) {
      const [account] = await db
        .select({
          name: profiles.name,
          username: profiles.username,
          bio: profiles.bio,
          avatar: profiles.avatarUrl,
          email: users.email,
          units: users.units,
          diets: users.diets,
          allergens: users.allergens,
          household: users.household,
          weekStart: users.weekStart,
          language: users.language,
          createdAt: users.createdAt,
          lastSignInAt: users.lastSignInAt,
        })
        .from(users)
        .innerJoin(profiles, eq(profiles.id, users.id))
        .where(eq(users.id, userId));
      const devices = await db
        .select({
          device: sessions.userAgent,
          address: sessions.ipAddress,
          signedInAt: sessions.createdAt,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(sessions.createdAt);
      const names = await db
        .select({ username: formerUsernames.username })
        .from(formerUsernames)
        .where(eq(formerUsernames.userId, userId));
      yield jsonFile(
        'account.json',
        account ? { ...account, formerUsernames: names.map(({ username }) => username), devices } : null,
      );
    },
  },
};
