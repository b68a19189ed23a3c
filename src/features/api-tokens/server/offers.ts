import { desc, eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { toToken } from './queries.ts';
import { apiTokens } from './tables.ts';

export const apiTokensOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const rows = await db
        .select()
        .from(apiTokens)
        .where(eq(apiTokens.userId, userId))
        .orderBy(desc(apiTokens.createdAt));
      yield jsonFile('api-tokens.json', rows.map(toToken));
    },
  },
};
