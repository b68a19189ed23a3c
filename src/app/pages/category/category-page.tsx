import { useParams } from 'react-router';
import { categoriesQuery, categoryQuery, useCategory } from '#features/recipes/web/queries/recipes.ts';
import { readSearch } from '#features/search/rules/search.ts';
import { searchQuery } from '#features/search/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { CategoryBody } from './category-body.tsx';
import { CategoryErrorBoundary } from './category-not-found.tsx';

const queries: PageQueries = (from, { params: { categoryId = '' }, url }) => [
  categoryQuery(from, categoryId),
  categoriesQuery(from),
  searchQuery(from, { ...readSearch(url.searchParams).query, q: '', category: categoryId.slice(0, 60) }, 1),
];
export const loader = loadOnServer(queries);
// The recipes load in the page, below the picture, which appears immediately.
export const clientLoader = loadInBrowser((from, { params: { categoryId = '' } }) => [
  categoryQuery(from, categoryId),
  categoriesQuery(from),
]);
export const ErrorBoundary = CategoryErrorBoundary;

/** /category/{id} (spec part 1 §2 'Category'). */
export default function CategoryPage() {
  const { categoryId = '' } = useParams();
  const category = useCategory(categoryId);
  if (!category) return null;
  return (
    <CategoryBody
      key={category.id}
      category={category}
      heading={t('{name} Recipes', { name: category.name })}
      kicker={t('Category')}
      canonical={paths.category(category.id)}
      pathOf={paths.category}
    />
  );
}
