import { eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { toPasskey } from './queries.ts';
import { passkeys } from './tables.ts';

export const passkeysOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
      yield jsonFile('passkeys.json', rows.map(toPasskey));
    },
  },
};
