import { clsx } from 'clsx';
import { useWanted } from '#features/profiles/web/queries/hidden-people.ts';
import { type CardActions, RecipeCard } from '#features/recipes/web/recipe-card.tsx';
import { GRID, RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { hasMorePages, type SearchQuery } from '../../rules/search.ts';
import { queryPart, useSearchResults } from '../queries.ts';

interface Props {
  query: SearchQuery;
  /** The number of pages shown. */
  pages: number;
  /** The query of the next page's URL. */
  address: Record<string, string | number | undefined>;
  actions: CardActions;
}

const PER_PAGE = 24;

/** Matching recipes, page by page, with 'Load more'. */
export function RecipeResults({ query, pages, address, actions }: Props) {
  const first = useSearchResults(query);
  if (first.isError) return <RecipesError error={first.error} onRetry={() => void first.refetch()} />;
  if (!first.data) return <RecipeGridSkeleton count={8} />;
  return (
    <>
      <ul className={clsx(GRID, 'transition-opacity', first.isPlaceholderData && 'opacity-60')}>
        {query.sort ? (
          <SortedPages query={query} pages={pages} actions={actions} />
        ) : (
          Array.from({ length: pages }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            <ResultsPage key={at} query={query} page={at + 1} actions={actions} />
          ))
        )}
      </ul>
      {hasMorePages(first.data.recipes, pages, PER_PAGE) && (
        <div className="mt-10 flex justify-center">
          <Button
            asLink
            to={{ search: queryPart({ ...address, page: pages + 1 }) }}
            replace
            preventScrollReset
            variant="secondary"
            size="lg"
          >
            {t('Load more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** A page, followed by the next one from its cursor. */
function SortedPages({
  pages,
  ...page
}: {
  query: SearchQuery;
  pages: number;
  cursor?: string;
  actions: CardActions;
}) {
  const { query, cursor } = page;
  const next = useSearchResults(query, 1, { cursor }).data?.recipes.nextCursor;
  return (
    <>
      <ResultsPage page={1} {...page} />
      {pages > 1 && next && <SortedPages key={next} {...page} pages={pages - 1} cursor={next} />}
    </>
  );
}

function ResultsPage({
  query,
  page,
  cursor,
  actions,
}: {
  query: SearchQuery;
  page: number;
  cursor?: string | undefined;
  actions: CardActions;
}) {
  const { data, isPending, isError, error, refetch } = useSearchResults(query, page, { cursor });
  const all = data?.recipes.items ?? [];
  const wanted = useWanted(all);
  // Somebody who filters by a person wants to see that person’s recipes.
  const isTheirs = query.author !== undefined;
  if (isError)
    return (
      <li className="col-span-full">
        <RecipesError error={error} onRetry={() => void refetch()} />
      </li>
    );
  if (isPending)
    return (
      <li className="col-span-full">
        <RecipeGridSkeleton count={8} />
      </li>
    );
  return (isTheirs ? all : wanted).map((recipe, at) => (
    <li key={recipe.id} data-by={isTheirs ? undefined : recipe.authorId}>
      <RecipeCard recipe={recipe} level="h2" priority={page === 1 && !cursor && at < 2} actions={actions} />
    </li>
  ));
}
