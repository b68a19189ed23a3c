import { and, or, type SQL, sql } from 'drizzle-orm';
import { bringsKind, isKind } from '#features/foods/rules/catalog/food-kinds.ts';
import { recipesThat } from '#features/recipes/server/queries/list.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { FoodWords, Unwanted } from '../../rules/food-words.ts';
import { searchTokens } from '../../rules/search.ts';
import { isFirm, type Wish } from '../../rules/understand.ts';
import { anyOf } from './asked.ts';

/** Wishes that a recipe may also meet by saying so in its title: 'Easy Weeknight Chili' may take an hour. */
const isTold = (wish: Wish): boolean => !isFirm(wish) && !/\d/.test(wish.said);

/** The SQL condition for wishes; undefined for none. */
export function recipesAsWished(wishes: readonly Wish[], foods: FoodWords): SQL | undefined {
  return and(
    ...wishes.map((wish) => {
      const meets = asWished(wish, foods);
      return isTold(wish) ? or(meets, inTitle(wish.said)) : meets;
    }),
  );
}

function asWished(wish: Wish, foods: FoodWords): SQL | undefined {
  switch (wish.kind) {
    case 'time':
      return recipesThat({ maxTime: wish.minutes });
    case 'difficulty':
      return recipesThat({ difficulty: wish.difficulty });
    case 'category':
      return recipesThat({ category: wish.id });
    case 'without':
      return withoutFood(foods.unwanted(wish.food));
  }
}

function withoutFood(unwanted: Unwanted): SQL {
  if ('kind' in unwanted)
    return sql`not ${recipes.foodKinds} && ${sql.param([isKind(unwanted.kind), bringsKind(unwanted.kind)])}::text[]`;
  if ('words' in unwanted) return notNamed(unwanted.words);
  const hasNone = sql`not ${recipes.foods} && ${sql.param(unwanted.foods)}::text[]`;
  return unwanted.dish.length > 0 ? sql`(${hasNone} and ${notNamed(unwanted.dish)})` : hasNone;
}

/** Neither its title nor its ingredients contain it: a word that is not a food may be a dish, found only in titles. */
function notNamed(words: readonly string[]): SQL {
  const isNamed = words.map((word) => anyOf([word, `${word}s`], 'AB')).join(' & ');
  return sql`not search @@ ${isNamed}::tsquery`;
}

function inTitle(said: string): SQL {
  const words = searchTokens(said).map((word) => anyOf([word], 'A'));
  return sql`search @@ ${words.join(' & ')}::tsquery`;
}
