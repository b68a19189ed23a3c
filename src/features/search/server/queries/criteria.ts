import { and, or, type SQL, sql } from 'drizzle-orm';
import { bringsKind, isKind } from '#features/foods/rules/catalog/food-kinds.ts';
import { recipesThat } from '#features/recipes/server/queries/list.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { FoodWords, Unwanted } from '../../rules/food-words.ts';
import { searchTokens } from '../../rules/search.ts';
import { type Criterion, isFirm } from '../../rules/understand.ts';
import { anyOf } from './asked.ts';

/** Criteria that a recipe also meets if its title says so: 'Easy Weeknight Chili' may take an hour. */
const isTold = (criterion: Criterion): boolean => !isFirm(criterion) && !/\d/.test(criterion.said);

/** The SQL condition for criteria; undefined for none. */
export function recipesMeeting(criteria: readonly Criterion[], foods: FoodWords): SQL | undefined {
  return and(
    ...criteria.map((criterion) => {
      const meets = conditionFor(criterion, foods);
      return isTold(criterion) ? or(meets, inTitle(criterion.said)) : meets;
    }),
  );
}

function conditionFor(criterion: Criterion, foods: FoodWords): SQL | undefined {
  switch (criterion.kind) {
    case 'time':
      return recipesThat({ maxTime: criterion.minutes });
    case 'difficulty':
      return recipesThat({ difficulty: criterion.difficulty });
    case 'category':
      return recipesThat({ category: criterion.id });
    case 'without':
      return withoutFood(foods.unwanted(criterion.food));
  }
}

function withoutFood(unwanted: Unwanted): SQL {
  if ('allergen' in unwanted)
    return sql`not ${recipes.allergens} @> ${sql.param([unwanted.allergen])}::text[]`;
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
