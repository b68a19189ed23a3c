import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Category } from '#features/recipes/contract.ts';
import { RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { PageHead } from '#web/layout/page-head.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { readSearch } from '../../rules.ts';
import { useSearchResults } from '../data.ts';
import { RecipeResults } from '../search/recipe-results.tsx';
import { SearchFilters } from '../search/search-filters.tsx';

interface Props {
  category: Category;
  heading: string;
  kicker: string;
  canonical: string;
  children?: ReactNode;
}

/** One category: what it is, and its recipes, the most popular first. */
export function CategoryPage({ category, heading, kicker, canonical, children }: Props) {
  const [address, setAddress] = useSearchParams();
  const { query: asked, pages } = readSearch(address);
  const query = { ...asked, q: '', category: category.id };
  const results = useSearchResults(query);
  const total = results.data?.recipes.total ?? 0;
  const isNarrowed = [asked.maxTime, asked.difficulty, asked.diet, asked.author].some(Boolean);
  const change = (changes: Record<string, unknown>) => {
    const { q: _q, category: _category, ...kept } = asked;
    const given = Object.entries({ ...kept, ...changes }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    setAddress(Object.fromEntries(given.map(([name, value]) => [name, String(value)])), {
      preventScrollReset: true,
      replace: true,
    });
  };
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <PageHead title={heading} description={category.text} image={category.image} canonical={canonical} />
      <header className="grid items-center gap-6 overflow-hidden rounded-[20px] bg-sunken sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="px-6 pt-6 sm:py-10 md:px-10">
          <p className="text-sm font-semibold text-primary-ink">{kicker}</p>
          <h1 className="mt-2 text-4xl text-balance md:text-5xl">{heading}</h1>
          <p className="mt-3 max-w-prose text-muted md:text-lg">{category.text}</p>
          {children}
        </div>
        <Picture
          src={category.image}
          alt=""
          sizes="(min-width: 640px) 32rem, 100vw"
          priority
          className="sm:h-full"
        />
      </header>
      {(total > 0 || isNarrowed) && (
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <SearchFilters
            query={query}
            onChange={(changed) => change({ ...changed, page: undefined })}
            without={['category']}
          />
          <p role="status" className="text-muted tabular-nums">
            {results.data &&
              `${total.toLocaleString('en')}${results.data.recipes.more ? '+' : ''} ${total === 1 ? 'recipe' : 'recipes'}`}
          </p>
        </div>
      )}
      <div className="mt-6">
        {results.isPending ? (
          <RecipeGridSkeleton count={8} />
        ) : results.data && total === 0 ? (
          <EmptyState icon={<CookingPot />} title="No recipes found in this category.">
            {isNarrowed ? (
              <Button onClick={() => setAddress({}, { preventScrollReset: true })}>Clear filters</Button>
            ) : (
              <Button asLink to={paths.create}>
                Share the first one
              </Button>
            )}
            <Button asLink to={paths.categories} variant="secondary">
              All categories
            </Button>
          </EmptyState>
        ) : (
          <RecipeResults query={query} pages={pages} onMore={() => change({ page: pages + 1 })} />
        )}
      </div>
    </div>
  );
}
