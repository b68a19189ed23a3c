import { eq, sql } from 'drizzle-orm';
import { type Db, preparedPerDb } from '#server/db.ts';
import { shows } from '#server/shown.ts';
import { isUuid } from '#shared/id.ts';
import type { RecipeCard } from '../../contract.ts';
import { mostAlike } from '../../rules/alike.ts';
import { recipes } from '../tables.ts';
import { cardsOf } from './cards.ts';
import { recipeNotFound } from './recipe.ts';
import { type WordFrequencies, wordFrequencies } from './word-frequencies.ts';

const SIMILAR = 4;
const CANDIDATES = 60;
const TAG_CANDIDATES = 40;
/** How many of the most popular recipes, and of those mentioning a tag, are searched for shared tags. */
const POPULAR_TAGGED = 600;
const TAG_MENTIONS = 300;
/** A tag in more recipes than this is also shared by popular ones. */
const COMMON_WORD = 3_000;

const comparedRecipe = preparedPerDb((db) =>
  db
    .select({
      title: recipes.title,
      category: recipes.category,
      tags: recipes.tags,
      difficulty: recipes.difficulty,
      mainFoods: recipes.mainFoods,
    })
    .from(recipes)
    .where(eq(recipes.id, sql.placeholder('id')))
    .prepare('recipe_compared'),
);

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
  const [own] = await comparedRecipe(db).execute({ id });
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
