import { peopleMatching } from '#features/profiles/server/queries/profiles.ts';
import { CATEGORIES } from '#features/recipes/data/categories/categories.ts';
import type { Db } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import { t } from '#shared/t.ts';
import { foldText } from '../../rules/search.ts';
import { recipeMatches } from './search.ts';

const RECIPES = 6;
const CATEGORY_COUNT = 4;
const PEOPLE = 3;
/** Ranks up to here are title matches. */
const IN_TITLE = 1;

/** Type-ahead suggestions. At most three statements. */
export async function suggestions(db: Db, q: string) {
  if (!q) return { recipes: [], categories: [], profiles: [] };
  shows('words', 'filters');
  const [matches, people] = await Promise.all([
    recipeMatches(db, q, { limit: RECIPES, offset: 0, counted: 60, popular: 400 }),
    peopleMatching(db, q, PEOPLE),
  ]);
  return {
    recipes: matches.items
      .filter(({ rank }) => rank <= IN_TITLE)
      .map(({ id, title, image, authorId, allergens, mayContain, unsuitedTo }) => ({
        id,
        title,
        image,
        authorId,
        allergens,
        mayContain,
        unsuitedTo,
      })),
    categories: categoriesNamed(q),
    profiles: people.items.map(({ id, name, username }) => ({ id, name, username })),
  };
}

/** Prefix matches first, then substring matches. */
function categoriesNamed(q: string) {
  const wanted = foldText(q).trim();
  const place = (name: string) => foldText(name).indexOf(wanted);
  const named = CATEGORIES.map(({ id, name, icon }) => ({ id, name: t(name), icon }));
  return named
    .filter(({ name }) => wanted !== '' && place(name) >= 0)
    .toSorted((a, b) => Number(place(a.name) > 0) - Number(place(b.name) > 0))
    .slice(0, CATEGORY_COUNT);
}
