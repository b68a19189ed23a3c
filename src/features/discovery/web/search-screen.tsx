import { useSearchParams } from 'react-router';
import { categoriesQuery } from '#features/recipes/web/data.ts';
import { RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { errorMessage } from '#web/errors.ts';
import { PageHead } from '#web/layout/page-head.tsx';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TabPanel } from '#web/ui/tab-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { readSearch, type SearchQuery, type SearchTab, shownTab } from '../rules.ts';
import { CategorySections } from './category/category-sections.tsx';
import { searchQuery, useSearchResults } from './data.ts';
import { NoResults } from './search/no-results.tsx';
import { ProfileResults } from './search/profile-results.tsx';
import { RecipeResults } from './search/recipe-results.tsx';
import { SearchFilters } from './search/search-filters.tsx';
import { SearchBox } from './search-box.tsx';

const queries: PageQueries = (from, { url }) => {
  const { query, pages } = readSearch(url.searchParams);
  return [
    ...Array.from({ length: Math.min(pages, 5) }, (_, at) => searchQuery(from, query, at + 1)),
    categoriesQuery(from),
  ];
};
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /search?q= (spec part 1 §2 'Search'). Term, filters, tab and pages live in the address. */
export default function SearchScreen() {
  const [address, setAddress] = useSearchParams();
  const { query, tab: wanted, pages } = readSearch(address);
  const { q, ...filters } = query;
  const results = useSearchResults(query);
  const counts = { recipes: results.data?.recipes.total ?? 0, profiles: results.data?.profiles.total ?? 0 };
  const tab = shownTab(wanted, counts);
  const change = (changes: Record<string, unknown>, options = {}) => {
    const kept = { ...query, ...(tab === 'profiles' && { tab }), ...changes };
    const given = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
    setAddress(Object.fromEntries(given.map(([name, value]) => [name, String(value)])), options);
  };
  const clear = () => change(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])));

  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <PageHead
        title={q ? `“${q}”` : 'Search'}
        description={
          q
            ? `Recipes and people for “${q}”.`
            : 'Search all recipes by title, tag, ingredient or description.'
        }
        canonical={paths.search({ q })}
        isPrivate={q !== ''}
      />
      <h1 className="text-3xl text-balance wrap-anywhere md:text-4xl">
        {q ? `Results for “${q}”` : 'All recipes'}
      </h1>
      <SearchBox term={q} mayBeEmpty onSearch={(term) => change({ q: term })} className="mt-5 max-w-2xl" />
      <Tabs<SearchTab>
        label="Results"
        id="results"
        tabs={[
          {
            id: 'recipes',
            label: results.data?.recipes.more ? 'Recipes, more than' : 'Recipes',
            count: counts.recipes,
          },
          { id: 'profiles', label: 'Profiles', count: counts.profiles },
        ]}
        selected={tab}
        onSelect={(id) =>
          change({ tab: id === 'profiles' ? id : undefined }, { replace: true, preventScrollReset: true })
        }
        className="mt-6 max-w-md"
      />
      <TabPanel tabs="results" tab={tab} className="mt-5">
        {tab === 'recipes' && (
          <SearchFilters
            query={query}
            onChange={(changed) => change(changed, { preventScrollReset: true })}
          />
        )}
        <div className="mt-6" aria-busy={results.isPending}>
          {results.isError ? (
            <ErrorState
              title={tab === 'recipes' ? 'Failed to load recipes' : 'Failed to search profiles'}
              text={errorMessage(results.error)}
              onRetry={() => void results.refetch()}
            />
          ) : results.isPending ? (
            <RecipeGridSkeleton count={8} />
          ) : counts[tab] === 0 ? (
            <NoResults term={q} isNarrowed={Object.keys(filters).length > 0} onClear={clear} />
          ) : tab === 'profiles' ? (
            <ProfileResults people={results.data.profiles.items} total={counts.profiles} />
          ) : (
            <RecipeResults
              query={query}
              pages={pages}
              onMore={() => change({ page: pages + 1 }, { replace: true, preventScrollReset: true })}
            />
          )}
        </div>
      </TabPanel>
      {isEmpty(query) && <CategorySections className="mt-16 md:mt-24" />}
    </div>
  );
}

function isEmpty({ q }: SearchQuery): boolean {
  return q === '';
}
