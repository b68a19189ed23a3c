import type { Category } from '#features/recipes/contract.ts';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { t } from '#shared/t.ts';
import { CategoryTile } from './category-tile.tsx';

const COUNT = 6;

const TITLES: Record<Category['group'], string> = {
  'meal-types': t('Other meals'),
  'dietary-needs': t('Other dietary needs'),
  diets: t('Related diets'),
};

/** Neighbors of a category within its group; groups are ordered by similarity. */
export function Neighbors({ of, pathOf }: { of: Category; pathOf(id: string): string }) {
  const group = useCategories().categories.filter((category) => category.group === of.group);
  const at = group.findIndex(({ id }) => id === of.id);
  const others = group.filter(({ id }) => id !== of.id);
  const from = Math.max(0, Math.min(at - COUNT / 2, others.length - COUNT));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="neighbors" className="mt-16 md:mt-20">
      <h2 id="neighbors" className="text-2xl md:text-3xl">
        {TITLES[of.group]}
      </h2>
      <ul className="mt-5 grid grid-cols-3 gap-x-3 gap-y-5 md:grid-cols-6 md:gap-x-5">
        {others.slice(from, from + COUNT).map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} to={pathOf(category.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
