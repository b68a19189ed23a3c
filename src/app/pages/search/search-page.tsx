import { useNavigate, useSearchParams } from 'react-router';
import { categoriesQuery } from '#features/recipes/web/queries/recipes.ts';
import { RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { readSearch, type SearchTab, shownTab } from '#features/search/rules/search.ts';
import { queryPart, searchQuery, useFoundCounts, useSearchResults } from '#features/search/web/queries.ts';
import { NoResults } from '#features/search/web/search/no-results.tsx';
import { ProfileResults, ProfileResultsSkeleton } from '#features/search/web/search/profile-results.tsx';
import { RecipeResults } from '#features/search/web/search/recipe-results.tsx';
import { SearchFilters } from '#features/search/web/search/search-filters.tsx';
import { SuitsMeRow } from '#features/search/web/search/suits-me-row.tsx';
import { UnderstoodSearch } from '#features/search/web/search/understood-search.tsx';
import { SearchBox } from '#features/search/web/search-box.tsx';
import { useSuitsMe } from '#features/search/web/state/suits-me.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { errorMessage } from '#web/errors.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { cardActions } from '../../slots/card-actions.tsx';
import { CategorySections } from '../category/category-sections.tsx';

const MOST_PAGES_AT_ONCE = 5;

const queries: PageQueries = (from, { url }) => {
  const { query, pages } = readSearch(url.searchParams);
  // The first page tells where the second starts.
  const known = query.sort ? 1 : Math.min(pages, MOST_PAGES_AT_ONCE);
  const numbers = Array.from({ length: known }, (_, at) => at + 1);
  return [...numbers.map((page) => searchQuery(from, query, page)), categoriesQuery(from)];
};
export const loader = loadOnServer(queries);
// The results load in the page, which can then show errors in place.
export const clientLoader = loadInBrowser((from) => [categoriesQuery(from)]);

/** /search?q= (spec part 1 §2 'Search'). Term, filters, tab and page are in the address. */
export default function SearchPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { query: asked, tab: wanted, pages } = readSearch(search);
  const { suits, set: setSuits } = useSuitsMe();
  const query = suits ? { ...asked, suits } : asked;
  const { q, sort: _sort, ...filters } = asked;
  const { data, error, isError, isPending, isPlaceholderData, refetch } = useSearchResults(query);
  const counts = useFoundCounts(data, query);
  const tab = shownTab(wanted, counts);
  const address = { ...asked, tab: tab === 'profiles' ? tab : undefined };
  const change = (changes: Record<string, string | number | undefined>, options = {}) =>
    void navigate({ search: queryPart({ ...address, ...changes }) }, options);
  const clear = () => change(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])));

  return (
    <div className="page pt-6 pb-10 short:pt-3 desk:pt-10">
      <PageHead
        title={q ? t('“{text}”', { text: q }) : t('Search')}
        description={
          q
            ? t('Recipes and people for “{q}”.', { q })
            : t('Search all recipes by title, tag, ingredient or description.')
        }
        canonical={paths.search({ q })}
        isPrivate={q !== ''}
      />
      <div className="grid gap-5 short:grid-cols-2 short:items-center">
        <h1 className="line-clamp-3 text-3xl text-balance wrap-anywhere short:text-[1.75rem] desk:text-4xl">
          {q ? t('Results for “{q}”', { q }) : t('All recipes')}
        </h1>
        <SearchBox term={q} mayBeEmpty onSearch={(term) => change({ q: term })} className="max-w-2xl" />
      </div>
      <Tabs
        selected={tab}
        onSelect={(id) =>
          change({ tab: id === 'profiles' ? id : undefined }, { replace: true, preventScrollReset: true })
        }
        className="mt-6 short:mt-3"
      >
        <TabList
          label={t('Results')}
          tabs={[
            {
              id: 'recipes',
              label: data?.recipes.more
                ? t('Recipes ({count}+)', { count: formatNumber(counts.recipes) })
                : t('Recipes'),
              count: data && !data.recipes.more ? counts.recipes : undefined,
            },
            { id: 'profiles', label: t('Profiles'), count: data && counts.profiles },
          ]}
          className="max-w-md"
        />
        <p role="status" className="sr-only">
          {data &&
            !isPlaceholderData &&
            t(
              '{recipes, plural, one {# recipe} other {# recipes}} and {profiles, plural, one {# profile} other {# profiles}} found',
              {
                recipes: counts.recipes,
                profiles: counts.profiles,
              },
            )}
        </p>
        <AfterHeading>
          <TabPanel tab={tab} className="mt-5 short:mt-3">
            {tab === 'recipes' && (
              <SearchFilters
                query={query}
                total={data && !data.recipes.more ? counts.recipes : undefined}
                onChange={(changed) => change(changed, { preventScrollReset: true })}
              />
            )}
            {tab === 'recipes' && <SuitsMeRow />}
            {tab === 'recipes' && data && (
              <UnderstoodSearch {...data.understood} search={q} onSearch={(term) => change({ q: term })} />
            )}
            <div className="mt-6" aria-busy={isPending || isPlaceholderData}>
              {isError ? (
                <SearchError tab={tab} error={error} onRetry={() => void refetch()} />
              ) : isPending ? (
                tab === 'recipes' ? (
                  <RecipeGridSkeleton count={8} />
                ) : (
                  <ProfileResultsSkeleton />
                )
              ) : counts[tab] === 0 ? (
                <NoResults
                  term={q}
                  isNarrowed={Object.keys(filters).length > 0}
                  onClear={clear}
                  onShowAll={suits && tab === 'recipes' ? () => setSuits(false) : undefined}
                />
              ) : tab === 'profiles' ? (
                <ProfileResults query={query} pages={pages} address={address} />
              ) : (
                <RecipeResults query={query} pages={pages} address={address} actions={cardActions} />
              )}
            </div>
          </TabPanel>
        </AfterHeading>
      </Tabs>
      {q === '' && (
        <AfterHeading>
          <CategorySections className="mt-16 md:mt-24" />
        </AfterHeading>
      )}
    </div>
  );
}

function SearchError({ tab, error, onRetry }: { tab: SearchTab; error: unknown; onRetry(): void }) {
  if (tab === 'recipes') return <RecipesError error={error} onRetry={onRetry} />;
  return (
    <ErrorState
      title={t('Failed to search profiles')}
      text={t('Error searching profiles. {error}', { error: errorMessage(error, t('Please try again.')) })}
      onRetry={onRetry}
    />
  );
}

/** If the search failed on the server, the page still renders and offers a retry. */
export function ErrorBoundary() {
  return (
    <div className="page pt-6 pb-10 short:pt-3 desk:pt-10">
      <PageHead title={t('Search')} isPrivate />
      <h1 className="mb-8 text-3xl md:text-4xl">{t('Search')}</h1>
      <ErrorState
        title={t('Failed to load recipes')}
        text={t('The server did not respond. Please try again in a moment.')}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
