import { desc, sql } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { jsonFile, type Offers } from '#server/offers.ts';
import { contactMessages } from './tables.ts';

/** Messages written while signed in, and those with the account's address if it is verified. */
const ofPerson = (userId: string) =>
  sql`(${contactMessages.userId} = ${userId} or lower(${contactMessages.email}) =
    (select lower(email) from ${users} where id = ${userId} and email_verified))`;

export const contactOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const { name, email, subject, message, createdAt } = contactMessages;
      const messages = await db
        .select({ name, email, subject, message, createdAt })
        .from(contactMessages)
        .where(ofPerson(userId))
        .orderBy(desc(createdAt));
      if (messages.length > 0) yield jsonFile('contact-messages.json', messages);
    },
    async erase(db, userId) {
      await db.delete(contactMessages).where(ofPerson(userId));
    },
  },
};
