import { ChefHat, Clock, Gauge, Timer, Users } from 'lucide-react';
import { Link } from 'react-router';
import { FavoriteActions } from '#features/favorites/web/favorite-actions.tsx';
import { paths } from '#web/paths.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Recipe } from '../../contract.ts';
import { formatMinutes, totalTime } from '../../rules.ts';
import { useCategories } from '../data.ts';
import { AuthorLine } from '../recipe-card.tsx';
import { PlanActions } from './plan-actions.tsx';

/** Picture, title, tags, description, the numbers, and what to do with the recipe first of all. */
export function RecipeHeader({ recipe }: { recipe: Recipe }) {
  const category = useCategories().categories.find(({ id }) => id === recipe.category);
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 md:gap-10 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-14 print:flex print:flex-row-reverse print:items-start print:justify-between print:gap-6">
      <Picture
        src={recipe.image}
        placeholder={recipe.placeholder}
        alt={recipe.title}
        sizes="(min-width: 1280px) 36rem, (min-width: 1024px) 46vw, 100vw"
        priority
        className="max-md:-mx-4 md:rounded-[20px] lg:order-2 print:mx-0 print:w-32 print:shrink-0 print:rounded-control"
      />
      <div>
        {category && (
          <Link
            to={paths.category(category.id)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline print:hidden"
          >
            {category.name}
          </Link>
        )}
        <h1 className="text-[2.125rem] leading-[1.1] text-balance wrap-anywhere md:text-5xl print:text-3xl">
          {recipe.title}
        </h1>
        {recipe.description && (
          <p className="mt-4 text-lg text-muted whitespace-pre-line wrap-anywhere print:mt-2 print:text-sm">
            {recipe.description}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 print:hidden">
          <AuthorLine recipe={recipe} />
          <FavoriteActions recipe={recipe} />
        </div>
        <dl className="mt-6 grid grid-cols-2 gap-4 border-y border-line py-5 sm:flex sm:flex-wrap sm:gap-x-9 print:mt-3 print:flex print:flex-wrap print:gap-x-7 print:border-0 print:py-0 print:text-sm">
          <Fact icon={<Timer />} name="Prep time" value={formatMinutes(recipe.prepTime)} />
          <Fact icon={<ChefHat />} name="Cook time" value={formatMinutes(recipe.cookTime)} />
          <Fact icon={<Clock />} name="Total time" value={formatMinutes(totalTime(recipe))} />
          <Fact icon={<Users />} name="Servings" value={String(recipe.servings)} className="print:hidden" />
          <Fact icon={<Gauge />} name="Difficulty" value={recipe.difficulty} />
        </dl>
        <PlanActions recipe={recipe} />
        {recipe.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-6 flex flex-wrap gap-2 print:hidden">
            {recipe.tags.map((tag) => (
              <li key={tag}>
                <Link
                  to={paths.search({ q: tag })}
                  className="tap-44 inline-flex rounded-full bg-herb-soft px-3 py-1 text-sm font-medium text-herb-ink hover:underline"
                >
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </header>
  );
}
