import { eq, sql } from 'drizzle-orm';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { popularityScore } from '#features/recipes/rules/recipe.ts';
import { cardsOf, popularCards } from '#features/recipes/server/queries/cards.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';

const MAIN = 8;
const POPULAR = 4;
/** How many top popular recipes trending ones relate to (spec part 1 §9). */
const LEADERS = 3;

/**
 * The main section: featured recipes by score, padded with popular ones outside the top four, and those four (spec part 1
 * §4). Two statements.
 */
export async function homeRecipes(db: Db): Promise<{ main: RecipeCard[]; popular: RecipeCard[] }> {
  const [featured, popular] = await Promise.all([
    popularCards(db, MAIN, eq(recipes.isFeatured, true)),
    popularCards(db, POPULAR + MAIN),
  ]);
  shows('featured', 'gone');
  if (featured.length === MAIN) shows(`featured>${lowestOf(featured)}`);
  shows(`popular>${popular.length === POPULAR + MAIN ? lowestOf(popular) : -1}`);
  const known = new Set(featured.map(({ id }) => id));
  const others = popular.filter(({ id }, at) => !known.has(id) && (at >= POPULAR || featured.length === 0));
  return { main: [...featured, ...others].slice(0, MAIN), popular: popular.slice(0, POPULAR) };
}

/**
 * The newest viewed recipe of the last three months that shares a category or tag with the top three popular ones, excluding
 * them (spec part 1 §4). Two statements; the first stops at the first match in a date index.
 */
export async function trendingRecipes(db: Db, now: Date): Promise<RecipeCard[]> {
  const { rows } = await db.execute<{ id: string | null; score: number | null }>(sql`
    with leaders as materialized (
      select id, category, tags, score from recipes order by score desc, id desc limit ${LEADERS}
    ), wanted as materialized (
      select
        array(select distinct category from leaders) as categories,
        array(select distinct lower(trim(tag)) from leaders, unnest(tags) tag) as tags,
        array(select id from leaders) as ids
    )
    select r.id, floor.score from (select min(score) as score from leaders) floor left join lateral (
    select r.id from recipes r
    where r.created_at >= ${now.toISOString()}::timestamptz - interval '3 months' and r.created_at <= ${now.toISOString()}::timestamptz
      and r.views > 0 and r.id <> all ((select ids from wanted)::uuid[])
      and (r.category = any ((select categories from wanted)::text[])
        or exists (select 1 from unnest(r.tags) tag where lower(trim(tag)) = any ((select tags from wanted)::text[])))
    order by r.created_at desc, r.id desc
    limit 1) r on true`);
  shows('filters', 'gone', `popular>${rows[0]?.score ?? -1}`);
  return cardsOf(
    db,
    rows.flatMap(({ id }) => id ?? []),
  );
}

/** The database rounds differently. */
const ABOUT = 1e-6;

function lowestOf(cards: readonly RecipeCard[]): number {
  return Math.min(...cards.map(popularityScore)) - ABOUT;
}
