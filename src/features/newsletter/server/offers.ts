import { sql } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { jsonFile, type Offers } from '#server/offers.ts';
import { newsletterSubscribers as subscribers } from './tables.ts';

/** What the person confirmed while signed in, or for an address that is verified as theirs. */
const ofPerson = (userId: string) =>
  sql`(${subscribers.userId} = ${userId} or ${subscribers.email} =
    (select lower(email) from ${users} where id = ${userId} and email_verified))`;

export const newsletterOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const { email, weeklyRecipes, cookingTips, mealPlanning, specialOffers, confirmedAt } = subscribers;
      const rows = await db
        .select({ email, weeklyRecipes, cookingTips, mealPlanning, specialOffers, confirmedAt })
        .from(subscribers)
        .where(ofPerson(userId));
      if (rows.length > 0) yield jsonFile('newsletter.json', rows);
    },
    async erase(db, userId) {
      await db.delete(subscribers).where(ofPerson(userId));
    },
  },
};
