import { RecipeCard } from '#features/recipes/web/recipe-card.tsx';
import { GRID, RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { hasMorePages, type SearchQuery } from '../../rules.ts';
import { useSearchResults } from '../data.ts';

interface Props {
  query: SearchQuery;
  /** How many pages to show, one below the other. */
  pages: number;
  onMore(): void;
}

const PER_PAGE = 24;

/** The found recipes, page below page, with a way to more. */
export function RecipeResults({ query, pages, onMore }: Props) {
  const first = useSearchResults(query);
  if (first.isError)
    return (
      <ErrorState
        title="Failed to load recipes"
        text={errorMessage(first.error, 'Error loading recipes')}
        onRetry={() => void first.refetch()}
      />
    );
  if (!first.data) return <RecipeGridSkeleton count={8} />;
  return (
    <>
      <ul className={GRID}>
        {Array.from({ length: pages }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <ResultsPage key={at} query={query} page={at + 1} />
        ))}
      </ul>
      {hasMorePages(first.data.recipes, pages, PER_PAGE) && (
        <div className="mt-10 flex justify-center">
          <Button variant="secondary" size="lg" onClick={onMore}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function ResultsPage({ query, page }: { query: SearchQuery; page: number }) {
  const { data, isPending } = useSearchResults(query, page);
  if (isPending)
    return (
      <li className="col-span-full">
        <RecipeGridSkeleton count={8} />
      </li>
    );
  return data?.recipes.items.map((recipe, at) => (
    <li key={recipe.id}>
      <RecipeCard recipe={recipe} level="h2" priority={page === 1 && at < 2} />
    </li>
  ));
}
