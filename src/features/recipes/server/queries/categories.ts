import { t } from '#shared/t.ts';
import { CATEGORIES, DIET_CARDS } from '../../data/categories/categories.ts';

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]));

/** In the reader's language; `null` for one that is not built in. */
export function categoryName(id: string): string | null {
  const category = BY_ID.get(id);
  return category ? t(category.name) : null;
}

/** The categories and the nine diet cards, which are built in. */
export function categoriesWithDietCards() {
  const inWords = (category: (typeof CATEGORIES)[number]) => ({
    ...category,
    name: t(category.name),
    text: t(category.text),
  });
  return {
    categories: CATEGORIES.map(inWords),
    dietCards: DIET_CARDS.flatMap(({ id, text, badge }) => {
      const category = BY_ID.get(id);
      return category ? [{ ...inWords(category), text: t(text), badge: badge ? t(badge) : null }] : [];
    }),
  };
}
