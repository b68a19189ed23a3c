import { asc, eq } from 'drizzle-orm';
import { jsonFile, type Offers } from '#server/offers.ts';
import { recipeBook } from './tables.ts';

export const recipeBookOffers: Offers = {
  personal: {
    async *exported(db, userId) {
      const { title, content, createdAt, updatedAt } = recipeBook;
      const entries = await db
        .select({ title, content, createdAt, updatedAt })
        .from(recipeBook)
        .where(eq(recipeBook.userId, userId))
        .orderBy(asc(createdAt), asc(recipeBook.id));
      yield jsonFile('recipe-book.json', entries);
    },
  },
};
