import { useRef } from 'react';
import { Link } from 'react-router';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { categoriesQuery, useCategories } from '#features/recipes/web/queries/recipes.ts';
import { RecipeGrid } from '#features/recipes/web/recipe-grid.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { homeQuery, useHome } from '#features/search/web/queries.ts';
import { SearchBox } from '#features/search/web/search-box.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { part } from '#web/ui/part.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { cardActions } from '../../slots/card-actions.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { Featured } from './featured.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { LaterSection, SectionLoading, TRENDING_HEIGHT } from './later-section.tsx';
import { PromosLoading } from './promos-loading.tsx';
import { RoundButtons } from './round-buttons.tsx';

const importTrending = () => import('./trending.tsx');
const importPromos = () => import('./promos.tsx');
const Followed = part(() => import('./followed.tsx'));

const queries: PageQueries = (from) => [homeQuery(from), categoriesQuery(from)];
export const loader = loadOnServer(queries);
// Sections load separately, so that one failure leaves the others intact.
export const clientLoader = loadInBrowser((from) => [categoriesQuery(from)]);

/** / (spec part 1 §2 'Home'). The page contains what is above the fold; the rest loads afterward. */
export default function HomePage() {
  const home = useHome();
  const { categories } = useCategories();
  const isMember = useAudience() === 'member';
  const docked = useRef<HTMLDivElement>(null);
  return (
    <div className="page pb-[140px]">
      <PageHead
        description={t(
          'A daily companion for home cooks: discover recipes, plan your meals and shop from the plan.',
        )}
      />
      <div className="mx-auto max-w-2xl pt-8 pb-6 text-center md:pt-14 md:pb-8 short:pt-5 short:pb-4">
        <h1 className="text-4xl text-balance md:text-6xl short:text-4xl">{t('What are we cooking?')}</h1>
        <p className="mt-3 text-muted md:text-lg">
          {t('Find it, plan it, shop for it, and sit down to it.')}
        </p>
        <div className="mt-6 flex items-center gap-2">
          <SearchBox className="min-w-0 flex-1 text-start" />
          <div ref={docked}>
            <RoundButtons />
          </div>
        </div>
      </div>
      <AfterHeading>
        <CategoryStrip categories={categories} />
        <div className="mt-8 space-y-16 md:mt-12 md:space-y-24">
          {home.isPending && <SectionLoading height="min-h-[31rem]" />}
          <Featured recipes={home.data?.main ?? []} shownBelow={home.data?.popular ?? []} />
          <section aria-labelledby="popular">
            <div className="mb-6 flex items-baseline justify-between gap-4">
              <h2 id="popular" className="text-2xl md:text-3xl">
                {t('Popular recipes')}
              </h2>
              <Link
                to={paths.search()}
                className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline"
              >
                {t('View all')}
              </Link>
            </div>
            {home.isError && !home.data ? (
              <RecipesError error={home.error} onRetry={() => void home.refetch()} />
            ) : (
              <RecipeGrid recipes={home.data?.popular} expected={4} actions={cardActions} />
            )}
          </section>
          <LaterSection load={importTrending} className={TRENDING_HEIGHT}>
            <SectionLoading height={TRENDING_HEIGHT} />
          </LaterSection>
          <LaterSection load={importPromos}>
            <PromosLoading />
          </LaterSection>
        </div>
        {/* Last, because it is unknown beforehand whether there is any. */}
        {isMember && (
          <WhenNear id="followed-posts">
            <Followed />
          </WhenNear>
        )}
      </AfterHeading>
      <FloatingButtons docked={docked} />
    </div>
  );
}
