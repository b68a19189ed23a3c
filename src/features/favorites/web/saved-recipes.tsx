import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { RecipeCard } from '#features/recipes/web/recipe-card.tsx';
import { GRID, RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { t } from '#shared/t.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { useSavedIds, useSavedPage } from './queries/favorites.ts';
import { SaveButton } from './save-button.tsx';

/** A cook's saved recipes, newest first. A removed one disappears immediately; undo restores it. */
export function SavedRecipes() {
  const first = useSavedPage(undefined);
  const ids = useSavedIds();
  const isEmpty = ids ? ids.size === 0 : first.data?.recipes.length === 0;
  return (
    <section aria-labelledby="saved" className="pt-10 phone:pt-6">
      <h2 id="saved" className="mb-6 text-2xl md:text-3xl">
        {t('Saved Recipes')}
      </h2>
      {isEmpty ? (
        <EmptyState
          icon={<Bookmark />}
          title={t('Nothing saved yet')}
          level="h3"
          text={t('Bookmarked recipes appear here.')}
        >
          <Button asLink to={paths.recipes}>
            {t('Browse recipes')}
          </Button>
        </EmptyState>
      ) : (
        <SavedPage cursor={undefined} />
      )}
    </section>
  );
}

/** A page of recipes, followed by 'Load more' or the next page. */
function SavedPage({ cursor }: { cursor: string | undefined }) {
  const { data, isError, error, refetch } = useSavedPage(cursor);
  const ids = useSavedIds();
  const [showsMore, setShowsMore] = useState(false);
  if (isError) return <RecipesError error={error} onRetry={() => void refetch()} />;
  if (!data) return <RecipeGridSkeleton count={4} />;
  const recipes = data.recipes.filter(({ id }) => !ids || ids.has(id));
  return (
    <>
      <ul className={GRID}>
        {recipes.map((recipe, at) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              priority={!cursor && at < 4}
              actions={(card) => <SaveButton recipe={card} />}
            />
          </li>
        ))}
      </ul>
      {data.nextCursor && (
        <div className="mt-10">
          {showsMore ? (
            <SavedPage cursor={data.nextCursor} />
          ) : (
            <div className="flex justify-center">
              <Button variant="secondary" size="lg" onClick={() => setShowsMore(true)}>
                {t('Load more')}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
