import { CalendarDays } from 'lucide-react';
import { useParams } from 'react-router';
import {
  categoriesQuery,
  categoryQuery,
  useCategories,
  useCategory,
} from '#features/recipes/web/queries/recipes.ts';
import { readSearch } from '#features/search/rules/search.ts';
import { searchQuery } from '#features/search/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { CategoryBody } from '../category/category-body.tsx';
import { CategoryErrorBoundary } from '../category/category-not-found.tsx';

const queries: PageQueries = (from, { params: { dietId = '' }, url }) => [
  categoryQuery(from, dietId),
  categoriesQuery(from),
  searchQuery(from, { ...readSearch(url.searchParams).query, q: '', category: dietId.slice(0, 60) }, 1),
];
export const loader = loadOnServer(queries);
// The recipes load in the page, below the picture, which appears immediately.
export const clientLoader = loadInBrowser((from, { params: { dietId = '' } }) => [
  categoryQuery(from, dietId),
  categoriesQuery(from),
]);
export const ErrorBoundary = CategoryErrorBoundary;

/** /categories/{dietId}: a diet and its recipes. */
export default function DietPage() {
  const { dietId = '' } = useParams();
  const diet = useCategory(dietId);
  const card = useCategories().dietCards.find(({ id }) => id === dietId);
  if (!diet) return null;
  return (
    <CategoryBody
      key={diet.id}
      category={diet}
      heading={t('{name} Recipes', { name: diet.name })}
      kicker={card?.badge ? t('Recipe plan · {badge}', { badge: card.badge }) : t('Recipe plan')}
      canonical={paths.category(diet.id)}
      pathOf={paths.diet}
    >
      <Button
        asLink
        to={paths.mealPlan()}
        variant="secondary"
        icon={<CalendarDays aria-hidden="true" />}
        className="mt-5"
      >
        {t('Plan your week')}
      </Button>
    </CategoryBody>
  );
}
