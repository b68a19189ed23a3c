import { categoriesQuery } from '#features/recipes/web/queries/recipes.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { CategorySections } from '../category/category-sections.tsx';

const queries: PageQueries = (from) => [categoriesQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /categories: every category. */
export default function CategoriesPage() {
  return (
    <div className="page pb-10">
      <PageHead title={t('Categories')} description={t('Recipes by meal, by dietary need and by diet.')} />
      <PageHeading
        title={t('Categories')}
        text={t('Over 30 dietary categories and every meal of the day. Choose where to start.')}
      />
      <CategorySections priority />
    </div>
  );
}
