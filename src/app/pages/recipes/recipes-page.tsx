import { ChefHat } from 'lucide-react';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { useChoosingText } from '#features/meal-plan/web/state/choosing.ts';
import {
  categoriesQuery,
  recentQuery,
  useCategories,
  useRecentRecipes,
} from '#features/recipes/web/queries/recipes.ts';
import { RecipeGrid } from '#features/recipes/web/recipe-grid.tsx';
import { RecipesError } from '#features/recipes/web/recipes-error.tsx';
import { SearchBox } from '#features/search/web/search-box.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { part } from '#web/ui/part.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { cardActions } from '../../slots/card-actions.tsx';
import { CategoryTile } from '../category/category-tile.tsx';
import { DietCards } from '../category/diet-cards.tsx';
import { Section } from './section.tsx';

const OwnToChoose = part(() => import('./own-to-choose.tsx'));

/** Spec part 1 §9 'Recent Recipes'. */
const RECENT = 8;

const queries: PageQueries = (from) => [categoriesQuery(from), recentQuery(from, RECENT)];
export const loader = loadOnServer(queries);
// The recent recipes load in the page: everything above them is static.
export const clientLoader = loadInBrowser((from) => [categoriesQuery(from)]);

/** /recipes (spec part 1 §2 'Recipes landing'). */
export default function RecipesPage() {
  const { categories, dietCards } = useCategories();
  const recent = useRecentRecipes(RECENT);
  const isChoosing = useChoosingText() !== null;
  const isMember = useAudience() === 'member';
  const quick = categories.filter(({ group }) => group === 'meal-types');
  return (
    <div className="page pb-10">
      <PageHead
        title={t('Recipes')}
        description={t('Find a recipe by ingredient, meal or diet, or ask the AI Chef to write one.')}
      />
      <div className="grid items-end gap-6 pt-8 pb-8 md:grid-cols-[minmax(0,1fr)_auto] md:pt-12 short:pt-4 short:pb-5">
        <div className="max-w-2xl">
          <h1 className="text-4xl md:text-5xl short:text-[1.75rem]">{t('Recipes')}</h1>
          <SearchBox className="mt-5" />
        </div>
        <Button
          asLink
          to={paths.chef}
          variant="secondary"
          size="lg"
          icon={<ChefHat aria-hidden="true" />}
          className="max-md:w-full"
        >
          {t('AI Chef')}
        </Button>
      </div>
      <div className="space-y-16 md:space-y-20">
        <AfterHeading>
          {isChoosing && isMember && <OwnToChoose />}
          <Section id="quick" title={t('Quick Categories')}>
            <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 lg:grid-cols-9">
              {quick.map((category, at) => (
                <li key={category.id}>
                  <CategoryTile
                    category={category}
                    to={paths.category(category.id)}
                    sizes="(min-width: 1024px) 8rem, (min-width: 640px) 19vw, 30vw"
                    priority={at < 6}
                  />
                </li>
              ))}
            </ul>
          </Section>
          <Section id="plans" title={t('Recipe Plans')} text={t('9 diets with matching recipes.')}>
            <DietCards cards={dietCards} />
          </Section>
          <Section id="all" title={t('All Categories')} to={paths.categories} link={t('See pictures')}>
            <ul className="flex flex-wrap gap-2.5">
              {categories.map(({ id, name }) => (
                <li key={id}>
                  <Chip asLink to={paths.category(id)}>
                    {name}
                  </Chip>
                </li>
              ))}
            </ul>
          </Section>
          <Section id="recent" title={t('Recent Recipes')} to={paths.search()} link={t('View all')}>
            {recent.isError && !recent.data ? (
              <RecipesError error={recent.error} onRetry={() => void recent.refetch()} />
            ) : (
              <RecipeGrid recipes={recent.data?.recipes} expected={RECENT} actions={cardActions} />
            )}
          </Section>
        </AfterHeading>
      </div>
    </div>
  );
}
