import { Link } from 'react-router';
import { FavoriteActions } from '#features/favorites/web/favorite-actions.tsx';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { AddToMealPlan } from '#features/meal-plan/web/add-to-meal-plan.tsx';
import { RatingSummary } from '#features/ratings/web/rating-summary.tsx';
import type { Recipe } from '#features/recipes/contract.ts';
import { RecipeDescription } from '#features/recipes/web/recipe/recipe-description.tsx';
import { RecipeFacts } from '#features/recipes/web/recipe/recipe-facts.tsx';
import { RecipeTags } from '#features/recipes/web/recipe/recipe-tags.tsx';
import { AuthorLine } from '#features/recipes/web/recipe-card.tsx';
import { paths } from '#shared/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PlanActions } from './plan-actions.tsx';
import { Planners } from './planners.tsx';

/** Picture, title, tags, description, facts and the main actions. */
export function RecipeHeader({ recipe, servings }: { recipe: Recipe; servings: number }) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 desk:gap-10 phone:landscape:grid-cols-[14rem_minmax(0,1fr)] phone:landscape:items-start phone:landscape:gap-6 phone:landscape:pt-4 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-14 print:flex print:flex-row-reverse print:items-start print:justify-between print:gap-6">
      <Picture
        src={recipe.image}
        placeholder={recipe.placeholder}
        alt={recipe.title}
        sizes="(min-width: 1280px) 36rem, (min-width: 1024px) 46vw, 100vw"
        priority
        className="max-lg:aspect-auto! max-lg:h-[40svh] phone:h-[28svh] max-md:-mx-4 phone:landscape:mx-0 phone:landscape:h-40 phone:landscape:rounded-card md:rounded-[20px] lg:order-2 print:order-none! print:mx-0 print:aspect-4/3! print:h-auto print:w-32 print:shrink-0 print:rounded-control"
      />
      <div>
        {recipe.categoryName && (
          <Link
            to={paths.category(recipe.category)}
            className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline phone:hidden print:hidden"
          >
            {recipe.categoryName}
          </Link>
        )}
        <h1 className="text-[1.875rem] leading-[1.1] text-balance wrap-anywhere desk:text-5xl print:text-3xl">
          {recipe.title}
        </h1>
        <RatingSummary recipe={recipe} />
        <RecipeDescription text={recipe.description} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 desk:mt-4 print:hidden">
          {/* On the narrowest screens, the name needs the avatar's space; next to long words, it gets a line of its own. */}
          <div className="min-w-0 grow basis-28 empty:hidden max-[22.5rem]:[&_[aria-hidden]]:hidden">
            <AuthorLine recipe={recipe} />
          </div>
          <FavoriteActions recipe={recipe} />
        </div>
        <DietaryMark recipe={recipe} look="note" />
        <RecipeFacts recipe={recipe} />
        <PlanActions recipe={recipe} className="phone:hidden">
          <Planners>
            <AddToMealPlan recipe={recipe} servings={servings} />
          </Planners>
        </PlanActions>
        <RecipeTags tags={recipe.tags} className="mt-6 phone:hidden print:hidden" />
      </div>
    </header>
  );
}
