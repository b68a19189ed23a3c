import { CookingPot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Category } from '#features/recipes/contract.ts';
import { RecipeGridSkeleton } from '#features/recipes/web/recipe-grid.tsx';
import { readSearch } from '#features/search/rules/search.ts';
import { queryPart, useFoundCounts, useSearchResults } from '#features/search/web/queries.ts';
import { RecipeResults } from '#features/search/web/search/recipe-results.tsx';
import { SearchFilters } from '#features/search/web/search/search-filters.tsx';
import { SuitsMeRow } from '#features/search/web/search/suits-me-row.tsx';
import { useSuitsMe } from '#features/search/web/state/suits-me.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { cardActions } from '../../slots/card-actions.tsx';
import { Neighbors } from './neighbors.tsx';

interface Props {
  category: Category;
  heading: string;
  kicker: string;
  canonical: string;
  /** The link to a neighboring category. */
  pathOf(id: string): string;
  children?: ReactNode;
}

/** A category: its description, its recipes by popularity, and its neighbors. */
export function CategoryBody({ category, heading, kicker, canonical, pathOf, children }: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { query: asked, pages } = readSearch(search);
  const { suits, set: setSuits } = useSuitsMe();
  const query = { ...asked, q: '', category: category.id, ...(suits && { suits }) };
  const { data, isPending, isPlaceholderData, isError } = useSearchResults(query);
  const { recipes: total } = useFoundCounts(data, query);
  // A diet is its own filter.
  const without = category.group === 'diets' ? (['category', 'diet'] as const) : (['category'] as const);
  const { q: _q, category: _category, ...address } = asked;
  const isNarrowed = Object.keys(address).some((name) => name !== 'sort');
  const change = (changes: Record<string, string | number | undefined>) =>
    void navigate(
      { search: queryPart({ ...address, ...changes }) },
      { preventScrollReset: true, replace: true },
    );
  return (
    <div className="page pt-4 pb-10 desk:pt-10">
      <PageHead title={heading} description={category.text} image={category.image} canonical={canonical} />
      <header className="grid items-center overflow-hidden rounded-[20px] bg-sunken sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="px-6 py-6 sm:py-10 md:px-10">
          <p className="text-sm font-semibold text-primary-ink">{kicker}</p>
          <h1 className="mt-2 text-[2rem] text-balance md:text-5xl">{heading}</h1>
          <p className="mt-3 max-w-prose text-muted md:text-lg">{category.text}</p>
          {children}
        </div>
        <Picture
          src={category.image}
          alt=""
          sizes="(min-width: 640px) 32rem, 100vw"
          priority
          className="max-sm:order-first max-sm:aspect-[2/1]! sm:h-full"
        />
      </header>
      <AfterHeading>
        <div className="mt-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          {/* Reserves the height while the recipes load, so that nothing jumps. */}
          {(isPending || total > 0 || isNarrowed || suits) && (
            <SearchFilters
              query={query}
              total={data && !data.recipes.more ? total : undefined}
              onChange={change}
              without={without}
            />
          )}
          <p role="status" className="flex min-h-11 items-center text-muted tabular-nums">
            {data &&
              total > 0 &&
              (data.recipes.more
                ? t('{total}+ recipes', { total })
                : t('{total, plural, one {# recipe} other {# recipes}}', { total }))}
          </p>
        </div>
        <SuitsMeRow />
        <div className="mt-5" aria-busy={isPending || isPlaceholderData}>
          {isPending ? (
            <RecipeGridSkeleton count={8} />
          ) : !isError && total === 0 ? (
            <EmptyState
              icon={<CookingPot />}
              title={t('No recipes found in this category.')}
              text={suits && t('Only recipes known to suit you were searched.')}
            >
              {suits ? (
                <Button onClick={() => setSuits(false)}>{t('Show all recipes')}</Button>
              ) : isNarrowed ? (
                <Button onClick={() => void navigate({ search: '' }, { preventScrollReset: true })}>
                  {t('Clear filters')}
                </Button>
              ) : (
                <Button asLink to={paths.create}>
                  {t('Share the first one')}
                </Button>
              )}
              <Button asLink to={paths.categories} variant="secondary">
                {t('All categories')}
              </Button>
            </EmptyState>
          ) : (
            <RecipeResults query={query} pages={pages} address={address} actions={cardActions} />
          )}
        </div>
        <Neighbors of={category} pathOf={pathOf} />
      </AfterHeading>
    </div>
  );
}
