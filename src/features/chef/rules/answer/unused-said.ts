import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import type { Understood } from '../request/read-request.ts';
import { plainPhrase } from '../request/request-words.ts';
import { PLAIN_WORDS } from '../words/plain-words.ts';
import type { ComposedRecipe } from './check-recipe.ts';

const IS_STOCK = /^(?:bruhe|(?:rinder|huhner|gemuse|fleisch)bruhe|brodo|bouillon|caldo|broth|fond)$/;

/** Says of each food that was asked for and that the chef cannot cook with that it is not in the recipe. */
export function unusedSaid(
  { unusable }: Understood,
  { ingredients }: ComposedRecipe,
  { catalog }: Pick<CookingKnowledge, 'catalog'>,
): string[] {
  // For everyday words, only the page says that they were not understood.
  const hasStock = ingredients.some(({ name }) => /\bstock\b/.test(name));
  const left = unusable.filter(
    (word) =>
      !PLAIN_WORDS.has(word) &&
      !(hasStock && IS_STOCK.test(word)) &&
      !ingredients.some(({ name }) => {
        const last = word.replace(OF_A_PART, '').split(' ').at(-1)?.replace(/s$/, '') ?? '';
        // Mozzarella is also called mozzarella cheese.
        const called = englishWords(`${withoutCut(name)} ${last}`).join(' ');
        return plainPhrase(name).includes(last) || catalog.english.has(called);
      }),
  );
  return left.length > 0
    ? [t('I do not know how to cook with {foods}, so the dish has none.', { foods: listed(left) })]
    : [];
}

/** The frosting that a cake has is called by what it is made of. */
const OF_A_PART = / (?:frosting|icing|topping|filling|glaze|crust|dressing|sauce|base|crumbs?|layer)s?$/;
