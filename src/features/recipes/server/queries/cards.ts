import { eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import { microsOf } from '#server/database/keyset.ts';
import { shows } from '#server/shown.ts';
import type { RecipeCard } from '../../contract.ts';
import { averageRating } from '../../rules/rating.ts';
import { cardDescription, hostOf, recipePicture } from '../../rules/recipe.ts';
import { recipes } from '../tables.ts';

/** All card columns but no long ones: lists never read ingredients, steps or search words. */
export const CARD_COLUMNS = {
  id: recipes.id,
  title: recipes.title,
  description: sql<string>`left(${recipes.description}, 101)`,
  image: recipes.image,
  imagePlaceholder: recipes.imagePlaceholder,
  permanentImageUrl: recipes.permanentImageUrl,
  prepTime: recipes.prepTime,
  cookTime: recipes.cookTime,
  servings: recipes.servings,
  difficulty: recipes.difficulty,
  category: recipes.category,
  tags: recipes.tags,
  allergens: recipes.allergens,
  mayContain: recipes.mayContain,
  unsuitedTo: recipes.unsuitedTo,
  isBuiltIn: recipes.isBuiltIn,
  authorId: recipes.authorId,
  authorName: recipes.authorName,
  profileName: profiles.name,
  username: profiles.username,
  authorAvatar: profiles.avatarUrl,
  sourceUrl: recipes.sourceUrl,
  views: recipes.views,
  likes: recipes.likes,
  savedCount: recipes.savedCount,
  score: recipes.score,
  ratingCount: recipes.ratingCount,
  ratingSum: recipes.ratingSum,
  ratingScore: recipes.ratingScore,
  version: recipes.version,
  createdMicros: microsOf(recipes.createdAt),
};

type Nullable<Row, Keys extends keyof Row> = Omit<Row, Keys> & { [Key in Keys]: Row[Key] | null };
export type CardRow = Nullable<
  Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number],
  'profileName'
>;

/** Cards with their authors; the caller adds filter and order. */
export function selectCards(db: Db) {
  return db.select(CARD_COLUMNS).from(recipes).leftJoin(profiles, eq(profiles.id, recipes.authorId));
}

export function toCard(row: CardRow): RecipeCard {
  shows(`recipe:${row.id}`, ...(row.authorId === null ? [] : [`profile:${row.authorId}`]));
  return {
    id: row.id,
    title: row.title,
    description: cardDescription(row.description),
    image: recipePicture({ ...row, image: row.permanentImageUrl || row.image }),
    placeholder: row.permanentImageUrl ? null : row.imagePlaceholder,
    prepTime: row.prepTime,
    cookTime: row.cookTime,
    servings: row.servings,
    difficulty: row.difficulty,
    category: row.category,
    tags: row.tags,
    allergens: row.allergens,
    mayContain: row.mayContain,
    unsuitedTo: row.unsuitedTo,
    authorId: row.isBuiltIn ? 'system' : (row.authorId ?? 'anonymous'),
    authorName: row.profileName ?? row.authorName,
    username: row.username,
    authorAvatar: row.authorAvatar,
    source: row.sourceUrl === null ? null : hostOf(row.sourceUrl),
    views: row.views,
    likes: row.likes,
    savedCount: row.savedCount,
    rating: averageRating(row.ratingSum, row.ratingCount),
    ratingCount: row.ratingCount,
    createdAt: new Date(row.createdMicros / 1000).toISOString(),
  };
}

const cardsById = preparedPerDb((db) =>
  selectCards(db)
    .where(sql`${recipes.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('cards_by_id'),
);

/** The cards of some recipes, in the order of the ids; missing ones are skipped. One statement. */
export async function cardsOf(db: Db, ids: readonly string[]): Promise<RecipeCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsById(db).execute({ ids });
  const known = new Map(rows.map((row) => [row.id, toCard(row)]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** The most popular recipes. */
export async function popularCards(db: Db, limit: number, where?: SQL): Promise<RecipeCard[]> {
  const rows = await selectCards(db)
    .where(where)
    .orderBy(sql`${recipes.score} desc, ${recipes.id} desc`)
    .limit(limit);
  return rows.map(toCard);
}
