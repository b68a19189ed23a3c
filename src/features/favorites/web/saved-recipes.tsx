import { Bookmark, Search, SearchX } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { RecipeCard as Card } from '#features/recipes/contract.ts';
import { RecipeCard } from '#features/recipes/web/recipe-card.tsx';
import { GRID, RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { LONGEST_TERM } from '#features/search/rules/limits.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { containsWords } from '#shared/text.ts';
import { errorCode } from '#web/errors.ts';
import { useOffline } from '#web/hooks/use-offline.ts';
import { useKeptRecipes } from '#web/kept/kept-recipes.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { NotOnDevice, OfflineNotice } from '#web/ui/states/offline-notice.tsx';
import { useSavedIds, useSavedPage } from './queries/favorites.ts';
import { useKeptSaved } from './queries/kept-saved.ts';
import { SaveButton } from './save-button.tsx';

/** With this many recipes, a search field saves scrolling. */
const MANY = 12;
/** How many rows of the stored list are shown at once. */
const STEP = 60;

/** A cook's saved recipes, newest first. A removed one disappears immediately; undo restores it. */
export function SavedRecipes() {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const first = useSavedPage(q, undefined);
  const ids = useSavedIds();
  const isOffline = useOffline() || (first.error !== null && errorCode(first.error) === 'offline');
  const whole = useKeptSaved(isOffline)?.filter(({ id }) => !ids || ids.has(id));
  const kept = isOffline && whole ? whole.filter((recipe) => containsWords(searchedOf(recipe), q)) : null;
  const shown = kept ?? first.data?.recipes;
  const isEmpty = ids ? ids.size === 0 : !q && shown?.length === 0;
  const count = ids?.size ?? whole?.length ?? 0;
  const isNothing = Boolean(q) && shown?.length === 0;
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
        <>
          <div className="mb-6 grid max-w-3xl gap-4 empty:hidden">
            {(typed || count > MANY) && (
              <TextField
                type="search"
                label={t('Search your saved recipes')}
                hideLabel
                placeholder={t('Search your saved recipes')}
                icon={<Search aria-hidden="true" />}
                maxLength={LONGEST_TERM}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
            {kept && whole && <KeptNotice recipes={whole} />}
          </div>
          {isNothing ? (
            <EmptyState
              icon={<SearchX />}
              level="h3"
              title={t('Nothing found')}
              text={t('None of your saved recipes matches “{q}”.', { q })}
            >
              <Button variant="secondary" onClick={() => setTyped('')}>
                {t('Clear search')}
              </Button>
            </EmptyState>
          ) : kept ? (
            <KeptRecipes key={q} recipes={kept} />
          ) : (
            <SavedPage key={q} q={q} cursor={undefined} />
          )}
        </>
      )}
    </section>
  );
}

/** The searchable text of a saved recipe. The server searches the same. */
const searchedOf = ({ title, category, tags }: Card) => [title, category, ...tags].join(' ');

/** A page of recipes, followed by 'Load more' or the next page. */
function SavedPage({ q, cursor }: { q: string; cursor: string | undefined }) {
  const { data, isError, error, refetch } = useSavedPage(q, cursor);
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
      {data.nextCursor &&
        (showsMore ? (
          <div className="mt-10">
            <SavedPage q={q} cursor={data.nextCursor} />
          </div>
        ) : (
          <LoadMore onClick={() => setShowsMore(true)} />
        ))}
    </>
  );
}

/** How many of the recipes on this device can be opened. */
function KeptNotice({ recipes }: { recipes: readonly Card[] }) {
  const here = useKeptRecipes()?.ids;
  const count = recipes.length;
  const open = recipes.filter(({ id }) => here?.has(id)).length;
  return (
    <OfflineNotice>
      {open === count
        ? t(
            '{count, plural, one {You are offline. Your saved recipe is on this device.} other {You are offline. All # saved recipes are on this device.}}',
            { count },
          )
        : t(
            'You are offline. All {count} saved recipes are listed here, and {open} of them open; the others need a connection.',
            { count, open },
          )}
    </OfflineNotice>
  );
}

/** The list as stored on this device. */
function KeptRecipes({ recipes }: { recipes: readonly Card[] }) {
  const here = useKeptRecipes()?.ids;
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ul className={GRID}>
        {recipes.slice(0, count).map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard
              recipe={recipe}
              actions={(card) => <SaveButton recipe={card} />}
              note={here && !here.has(recipe.id) && <NotOnDevice>{t('Not on this device')}</NotOnDevice>}
            />
          </li>
        ))}
      </ul>
      {recipes.length > count && <LoadMore onClick={() => setCount(count + STEP)} />}
    </>
  );
}

function LoadMore({ onClick }: { onClick(): void }) {
  return (
    <div className="mt-10 flex justify-center">
      <Button variant="secondary" size="lg" onClick={onClick}>
        {t('Load more')}
      </Button>
    </div>
  );
}
