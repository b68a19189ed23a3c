import { t } from '#shared/t.ts';
import { useSimilarRecipes } from '../queries/recipes.ts';
import type { CardActions } from '../recipe-card.tsx';
import { RecipeGrid } from '../recipe-grid.tsx';

/** Up to four recipes like this one; nothing if there are none. */
export function SimilarRecipes({ recipeId, actions }: { recipeId: string; actions: CardActions }) {
  const recipes = useSimilarRecipes(recipeId);
  if (recipes?.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-14 md:mt-20">
      <h2 id="similar" className="mb-6 text-2xl md:text-3xl">
        {t('Similar Recipes')}
      </h2>
      <RecipeGrid recipes={recipes} expected={4} actions={actions} />
    </section>
  );
}
