import { foundFood } from '#features/foods/rules/catalog/catalog.ts';
import { AISLES, type Food } from '#features/foods/rules/catalog/food.ts';
import { t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import { ofFood } from '../kitchen/tables.ts';
import { whatIs } from '../kitchen/what-foods-are.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from '../request/request-words.ts';

/** What a food is, where it is sold and what does its work; `null` if a term is no food by itself, or a dish. */
export function aboutFood(term: string, knowledge: CookingKnowledge): string | null {
  const food = foodCalled(term, knowledge);
  if (!food) return null;
  const aisle = AISLES.find(({ id }) => id === food.aisle)?.name;
  const instead = ofFood(term, knowledge.kitchen.substitutes);
  const about = [
    whatIs(term),
    aisle && t('You will find {food} in the store under “{aisle}”.', { food: term, aisle: t(aisle) }),
    instead && t('In its place: {instead}.', { instead: instead.join('; ') }),
  ].filter(Boolean);
  return about.length > 0 ? about.join(' ') : null;
}

/** How a food tastes, where that is written down. */
export function tasteOf(asked: string): string | null {
  const [, food] =
    /^what (?:does|do) ([a-z -]+?) taste (?:like|of)$|^how (?:does|do) ([a-z -]+?) taste$/
      .exec(asked)
      ?.filter(Boolean) ?? [];
  const is = food ? whatIs(food) : null;
  return food && is ? `${capitalized(food)}: ${is}` : null;
}

/** The food that has exactly this name. */
function foodCalled(term: string, { catalog, classicByWord, dishesByWord }: CookingKnowledge): Food | null {
  const name = plainPhrase(term);
  if (classicByWord.has(name) || dishesByWord.has(name)) return null;
  const found = foundFood(catalog, term);
  return found && found.leftOut.length === 0 && found.words.length > 0 ? found.food : null;
}
