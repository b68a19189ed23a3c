import { eq, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/db.ts';
import { shows } from '#server/shown.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { Recipe, RecipeAbilities, RecipeCard } from '../../contract.ts';
import { CATEGORIES, DIET_CARDS } from '../../data/categories/categories.ts';
import { mostAlike } from '../../rules/alike.ts';
import { pictureVersion } from '../../rules/recipe.ts';
import { abilitiesOf } from '../access.ts';
import { recipes } from '../tables.ts';
import { CARD_COLUMNS, cardsOf, toCard } from './cards.ts';
import { type WordFrequencies, wordFrequencies } from './word-frequencies.ts';

const SIMILAR = 4;
const CANDIDATES = 60;
const TAG_CANDIDATES = 40;
/** How many of the most popular recipes, and of those mentioning a tag, are searched for shared tags. */
const POPULAR_TAGGED = 600;
const TAG_MENTIONS = 300;
/** A tag in more recipes than this is also shared by popular ones. */
const COMMON_WORD = 3_000;

export function recipeNotFound(): AppError {
  return new AppError('not_found', t('Recipe Not Found'));
}

const preparedGets = new WeakMap<Db, ReturnType<typeof prepareGet>>();

function prepareGet(db: Db) {
  return db
    .select({
      ...CARD_COLUMNS,
      description: recipes.description,
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
      cookingTips: recipes.cookingTips,
      stepGuidance: recipes.stepGuidance,
      isFeatured: recipes.isFeatured,
    })
    .from(recipes)
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_by_id');
}

/** A full recipe; throws `not_found`. One statement. */
export async function recipeById(db: Db, id: string): Promise<Recipe> {
  if (!isUuid(id)) throw recipeNotFound();
  const get = preparedGets.get(db) ?? prepareGet(db);
  preparedGets.set(db, get);
  const [row] = await get.execute({ id });
  if (!row) throw recipeNotFound();
  return {
    ...toCard(row),
    description: row.description,
    ingredients: row.ingredients,
    instructions: row.instructions,
    cookingTips: row.cookingTips,
    stepGuidance: row.stepGuidance,
    isFeatured: row.isFeatured,
    sourceUrl: row.sourceUrl,
    version: row.version,
  };
}

/** What the caller may do with a recipe; throws `not_found`. One statement. */
export async function abilitiesFor(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  id: string,
): Promise<RecipeAbilities> {
  const [recipe] = isUuid(id)
    ? await db.select({ authorId: recipes.authorId }).from(recipes).where(eq(recipes.id, id))
    : [];
  if (!recipe) throw recipeNotFound();
  return abilitiesOf(caller, recipe);
}

/** Whether a recipe is there. */
export async function recipeExists(db: Db, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await db.select({ id: recipes.id }).from(recipes).where(eq(recipes.id, id));
  return rows.length > 0;
}

interface Candidate {
  [column: string]: unknown;
  id: string;
  category: string;
  tags: string[];
  difficulty: string | null;
  score: number;
  title: string;
  main_foods: string[];
}

/**
 * Up to four recipes most similar to one (spec part 1 §5), the more popular first on a tie. Candidates are the newest
 * and most popular of its category, those sharing a tag or main food, and the most popular overall. Three statements.
 *
 * Cached answers show every change of the recipe and of the four, and may miss for a minute that another is more similar.
 */
export async function similarRecipes(db: Db, id: string): Promise<RecipeCard[]> {
  if (!isUuid(id)) throw recipeNotFound();
  const [own] = await db
    .select({
      title: recipes.title,
      category: recipes.category,
      tags: recipes.tags,
      difficulty: recipes.difficulty,
      mainFoods: recipes.mainFoods,
    })
    .from(recipes)
    .where(eq(recipes.id, id));
  if (!own) throw recipeNotFound();
  shows(`recipe:${id}`);
  const frequencies = await wordFrequencies(db);
  const { rows } = await db.execute<Candidate>(similarCandidates(own, frequencies));
  const candidates = rows
    .filter((row) => row.id !== id)
    .map((row) => ({ ...row, mainFoods: row.main_foods }));
  return cardsOf(
    db,
    mostAlike(own, candidates, SIMILAR).map((row) => row.id),
  );
}

function similarCandidates(
  { category, tags, mainFoods }: { category: string; tags: string[]; mainFoods: string[] },
  frequencies: WordFrequencies,
) {
  const columns = sql.raw('id, category, tags, difficulty, score, title, main_foods');
  const own = sql`categories @> ${sql.param([category])}::text[]`;
  const lowered = tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean);
  const sharesTag = sql`exists (select 1 from unnest(tags) tag where lower(trim(tag)) = any(${sql.param(lowered)}::text[]))`;
  const sharesFood = sql`main_foods && ${sql.param(mainFoods)}::text[]`;
  const isRare = (tag: string) =>
    tag.split(/\s+/).some((word) => frequencies.share(word) * frequencies.recipes < COMMON_WORD);
  return sql`
    (select ${columns} from recipes where ${own} order by score desc, id desc limit ${CANDIDATES})
    union
    (select ${columns} from recipes where ${own} order by created_at desc, id desc limit ${CANDIDATES})
    union
    (select ${columns} from recipes order by score desc, id desc limit ${CANDIDATES})
    union
    (select ${columns} from (select * from recipes order by score desc, id desc limit ${POPULAR_TAGGED}) popular
      where ${sharesTag} or ${sharesFood} limit ${CANDIDATES})
    union
    (select ${columns} from unnest(${sql.param(lowered.filter(isRare))}::text[]) wanted, lateral (
      select ${columns} from (
        select * from recipes where search @@ plainto_tsquery('plateful', wanted) limit ${TAG_MENTIONS}
      ) mentioned where ${sharesTag} limit ${TAG_CANDIDATES}
    ) tagged)`;
}

/** The input of a recipe's cover; `version` is the one in its address. */
export async function sceneInputOf(db: Db, id: string) {
  const [row] = await db
    .select({
      title: recipes.title,
      category: recipes.category,
      tags: recipes.tags,
      ingredients: recipes.ingredients,
      instructions: recipes.instructions,
      version: recipes.version,
    })
    .from(recipes)
    .where(eq(recipes.id, id));
  if (!row) return null;
  return { ...row, ingredients: row.ingredients.map(({ name }) => name), version: pictureVersion(row) };
}

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]));

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
