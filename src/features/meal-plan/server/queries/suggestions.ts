import { type SQL, sql } from 'drizzle-orm';
import { plainlyInWords } from '#features/foods/rules/catalog/local-names.ts';
import { productOf } from '#features/foods/rules/catalog/products.ts';
import { foodCatalog, germanNames } from '#features/foods/server/catalog.ts';
import { isHiddenFor } from '#features/profiles/server/access.ts';
import { marksFrom } from '#features/recipes/rules/popularity.ts';
import { recipePicture } from '#features/recipes/rules/recipe.ts';
import { suiting } from '#features/recipes/server/queries/suiting.ts';
import { type WordFrequencies, wordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import { anyOf } from '#features/search/server/queries/asked.ts';
import { type Meaning, meaningsOf } from '#features/search/server/queries/words.ts';
import type { RequestContext } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { weekOf } from '#shared/dates.ts';
import { language } from '#shared/spoken.ts';
import type { MealSuggestion } from '../../contract.ts';
import {
  foodKey,
  foodsNamed,
  type InWords,
  ingredientName,
  type NamedFood,
  type Suggestion,
  suggestionsFor,
  suggestionsWithoutFoods,
} from '../../rules/suggestions.ts';

/** How many new and how many popular recipes to suggest from when no food is named (spec part 1 §7). */
const RECENT = 10;
const POPULAR = 10;
/** If more recipes than this have a food, only the most popular are considered, */
const LOOKED_AT = 1_000;
/** … and this many of the best candidates are read in full. */
const READ = 60;
/** A food contained in more words than this is matched as a prefix. */
const MOST_WORDS = 60;

interface Candidate {
  id: string;
  title: string;
  image: string | null;
  category: string;
  tags: string[];
  version: number;
  totalTime: number | null;
  servings: number;
  ingredients: { amount: string; name: string }[];
  allergens: string[];
  mayContain: string[];
  unsuitedTo: string[];
  isRecent: boolean;
}

const CANDIDATE =
  sql.raw(`recipes.id, recipes.title, coalesce(nullif(recipes.permanent_image_url, ''), recipes.image) as image,
  recipes.category, recipes.tags, recipes.version, recipes.total_time as "totalTime", recipes.servings, recipes.ingredients,
  recipes.allergens, recipes.may_contain as "mayContain", recipes.unsuited_to as "unsuitedTo"`);

/**
 * Up to three recipes for the foods at hand, each with a reason; without foods, new and popular ones not yet planned. At most
 * three statements, plus an occasional one for word statistics; twice that if the person's diets may have left none.
 */
export async function mealSuggestions(
  { db, caller, now }: RequestContext,
  { q, date }: { q: string; date?: string | undefined },
): Promise<{ recipes: MealSuggestion[]; isNoneSuitable: boolean }> {
  const { kitchenId, user } = caller;
  const isAllowed = user ? sql`not ${isHiddenFor(user.id, sql.raw('recipes.author_id'))}` : sql`true`;
  const isWanted = user ? sql`(${isAllowed} and ${suiting(user.diets, user.allergens)})` : isAllowed;
  const week = weekOf(date ?? now.toISOString().slice(0, 10), user?.weekStart);
  const bought = kitchenId ? boughtFor(db, kitchenId, week) : new Set<string>();
  const among = async (isCandidate: SQL) => {
    const find = q === '' ? newAndPopular(db, kitchenId, isCandidate) : recipesWithFoods(db, q, isCandidate);
    const [known, found] = await Promise.all([bought, find]);
    return found.foods
      ? suggestionsFor(found.foods, found.recipes, known, inWords)
      : suggestionsWithoutFoods(found.recipes, known, inWords);
  };
  const suggestions = await among(isWanted);
  const isPicky = user !== null && user.diets.length + user.allergens.length > 0;
  const isNoneSuitable = suggestions.length === 0 && isPicky && (await among(isAllowed)).length > 0;
  return { recipes: suggestions.map(toSuggestion), isNoneSuitable };
}

/** As on the grocery list. A recipe in the reader's language keeps its words. */
const inWords: InWords = (line) => {
  const name = line.food.trim();
  const found = language() === 'en' ? null : productOf(foodCatalog(), line);
  if (!found || found.words.size === 0) return name;
  const { id, food } = found.product;
  return plainlyInWords({ name, product: id, food }, germanNames());
};

function toSuggestion({ recipe, reason, have, missing }: Suggestion<Candidate>): MealSuggestion {
  const { id, title, totalTime, servings, category, allergens, mayContain, unsuitedTo } = recipe;
  const facts = { id, title, image: recipePicture(recipe), totalTime, servings, category };
  return { ...facts, allergens, mayContain, unsuitedTo, reason, have, missing };
}

/** The food keys that a range of the plan needs. */
async function boughtFor(db: Db, kitchenId: string, days: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<Pick<Candidate, 'ingredients'>>(sql`
    select recipes.ingredients from recipes where id in (
      select recipe_id from meal_plans where kitchen_id = ${kitchenId} and date between ${days[0]} and ${days.at(-1)}
    )`);
  return new Set(rows.flatMap(({ ingredients }) => ingredients.map((line) => foodKey(ingredientName(line)))));
}

async function newAndPopular(db: Db, kitchenId: string | null, isWanted: SQL) {
  const notPlanned = sql`not exists (
    select from meal_plans where meal_plans.recipe_id = recipes.id and kitchen_id = ${kitchenId}
  )`;
  const first = (order: SQL, limit: number, isRecent: boolean) => sql`(
    select ${CANDIDATE}, ${isRecent}::boolean as "isRecent", row_number() over (order by ${order}) as nth
    from recipes where ${notPlanned} and ${isWanted} order by ${order} limit ${limit}
  )`;
  // Alternates popular and new.
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    ${first(sql`score desc, id desc`, POPULAR, false)} union all ${first(sql`created_at desc, id desc`, RECENT, true)}
    order by nth, "isRecent"`);
  const seen = new Set<string>();
  const recipes = rows.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { foods: null, recipes };
}

/** Recipes with the named foods, best candidates first. Two statements. */
async function recipesWithFoods(
  db: Db,
  q: string,
  isWanted: SQL,
): Promise<{ foods: NamedFood[]; recipes: Candidate[] }> {
  const named = foodsNamed(q);
  const [meanings, frequencies] = await Promise.all([
    meaningsOf(db, [...new Set(named.flatMap(({ tokens }) => tokens))]),
    wordFrequencies(db),
  ]);
  const byToken = new Map(meanings.map((meaning) => [meaning.token, meaning]));
  const known = named.flatMap(({ name, tokens }) => {
    const words = tokens.flatMap((token) => byToken.get(token) ?? []);
    return words.every(isKnown) ? [{ name, words }] : [];
  });
  if (known.length === 0) return { foods: [], recipes: [] };
  const foods = known.map(({ name, words }) => ({ name, words: words.map(toNamedWord) }));
  // One or two letters match nearly every recipe, so those foods are only searched for among the other foods' hits.
  const distinctive = known.filter(({ words }) => !words.some(({ wide }) => wide));
  return {
    foods,
    recipes: await candidates(
      db,
      distinctive.length > 0 ? distinctive : known.slice(0, 1),
      frequencies,
      isWanted,
    ),
  };
}

const isKnown = ({ words, wide }: Meaning) => words.length > 0 || wide;

function toNamedWord({ token, strong, words }: Meaning): NamedFood['words'][number] {
  return { typed: token, strong: new Set(strong), any: new Set(words) };
}

type KnownFood = { words: readonly Meaning[] };

async function candidates(
  db: Db,
  foods: readonly KnownFood[],
  frequencies: WordFrequencies,
  isWanted: SQL,
): Promise<Candidate[]> {
  const anywhere = foods.map((food) => queryFor(food));
  const inNames = foods.map((food) => queryFor(food, 'AB'));
  const shares = foods.map(({ words }) =>
    Math.min(...words.map(({ words: known }) => Math.max(0, ...known.map(frequencies.share)))),
  );
  // Passed as arrays so that the planner, which cannot see the values, uses the word index. For common words only popular
  // recipes are looked up.
  const mostPopular = (queries: readonly string[], share: number) => {
    const popular = share > 0 ? frequencies.popularAmong(LOOKED_AT / share) : null;
    const isPopular = popular
      ? sql`popularity && ${sql.param(marksFrom(popular.score))}::integer[]`
      : sql`true`;
    return sql`(
      select id, score from (
        select id, score from unnest(${sql.param(queries)}::text[]) asked, recipes
        where search @@ asked::tsquery and ${isPopular} offset 0
      ) hits order by score desc, id desc limit ${LOOKED_AT}
    )`;
  };
  const withAll = anywhere.length > 1 ? [anywhere.map((query) => `(${query})`).join(' & ')] : [];
  const all = mostPopular(
    withAll,
    shares.reduce((product, share) => product * share, 1),
  );
  const any = mostPopular([anywhere.join(' | ')], Math.max(...shares));
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    with hits as materialized (${all} union ${any}),
    rated as materialized (
      select hits.id, hits.score, jsonb_array_length(ingredients) as size, (
        select count(*) from unnest(${sql.param(inNames)}::text[]) food where search @@ food::tsquery
      ) as foods
      from hits join recipes on recipes.id = hits.id where ${isWanted}
    ),
    best as materialized (
      select * from rated where foods > 0 order by foods desc, size, score desc, id desc limit ${READ}
    )
    select ${CANDIDATE}, false as "isRecent" from best join recipes on recipes.id = best.id
    order by best.score desc, best.id desc`);
  return rows;
}

/** The `tsquery` for a food: every typed word in any of its meanings. */
function queryFor({ words }: KnownFood, weight = ''): string {
  return words
    .map(({ token, words: known, wide }) => {
      const some = anyOf(known.slice(0, MOST_WORDS), weight);
      if (!wide && known.length <= MOST_WORDS) return some;
      const beginning = `'${token}':*${weight}`;
      return known.length === 0 ? beginning : `(${some} | ${beginning})`;
    })
    .join(' & ');
}
