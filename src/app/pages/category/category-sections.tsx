import { clsx } from 'clsx';
import type { Category } from '#features/recipes/contract.ts';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { CategoryTile } from './category-tile.tsx';

const GROUPS: { id: Category['group']; title: string; text: string }[] = [
  { id: 'meal-types', title: t('By meal'), text: t('From the first coffee to the last glass.') },
  { id: 'dietary-needs', title: t('By dietary need'), text: t('For the people at your table.') },
  { id: 'diets', title: t('By diet'), text: t('Ways of eating, with recipes that fit them.') },
];

/** All categories as pictures, in three groups. */
export function CategorySections({
  className,
  priority,
}: {
  className?: string /** The first row is in the first view. */;
  priority?: boolean;
}) {
  const { categories } = useCategories();
  return (
    <div className={clsx('space-y-14', className)}>
      {GROUPS.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className="text-2xl md:text-3xl">
            {title}
          </h2>
          <p className="mt-1 text-muted">{text}</p>
          <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 sm:gap-x-5 sm:gap-y-6">
            {categories
              .filter(({ group }) => group === id)
              .map((category, at) => (
                <li key={category.id}>
                  <CategoryTile
                    category={category}
                    to={paths.category(category.id)}
                    priority={priority && id === 'meal-types' && at < 4}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
