import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AddToMealPlan } from '#features/meal-plan/web/add-to-meal-plan.tsx';
import type { Recipe } from '#features/recipes/contract.ts';
import { StartCooking } from '#features/recipes/web/cook/start-cooking.tsx';
import type { Cooking } from '#features/recipes/web/state/cooking.ts';
import { t } from '#shared/t.ts';
import { Planners } from './planners.tsx';

interface Props {
  recipe: Recipe;
  cooking: Cooking | null;
  servings: number;
  /** The timers, above the buttons. */
  children: ReactNode;
}

/** Sticky bar at the bottom of a recipe: its timers, and on phones the main actions. */
export function RecipeBar({ recipe, cooking, servings, children }: Props) {
  const cooks = recipe.instructions.length > 0;
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 mt-10 grid gap-2 short:flex short:items-end short:justify-end phone:bottom-(--bottom-bar) phone:landscape:bottom-[calc(var(--bottom-bar)+0.5rem)] print:hidden [&>*]:pointer-events-auto">
      {children}
      <Wanted cooks={cooks}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers. */}
        <div
          role="group"
          aria-label={t('Plan or cook')}
          data-recipe-bar
          className={clsx(
            'card flex gap-2 p-2 shadow-lift desk:hidden phone:portrait:-mx-4 phone:portrait:shadow-none phone:portrait:rounded-none phone:portrait:border-x-0 phone:portrait:px-4 phone:portrait:py-3 phone:landscape:ms-auto phone:landscape:w-fit [&>*]:flex-auto [&>.contents>*]:flex-auto',
            // 'Continue cooking' is wider than most phones.
            cooking && cooking.step > 0 ? 'max-[27rem]:[&_svg]:hidden' : 'max-[22.5rem]:[&_svg]:hidden',
          )}
        >
          <Planners>
            <AddToMealPlan
              recipe={recipe}
              servings={servings}
              variant={cooks ? 'secondary' : 'primary'}
              className="px-3! max-[22.5rem]:px-2!"
            />
          </Planners>
          {cooks && (
            <StartCooking
              recipe={recipe}
              cooking={cooking}
              servings={servings}
              className="px-3! max-[22.5rem]:px-2!"
            />
          )}
        </div>
      </Wanted>
    </div>
  );
}

/** A recipe without a method cannot be cooked, so the bar is only for people who can plan. */
function Wanted({ cooks, children }: { cooks: boolean; children: ReactNode }) {
  return cooks ? children : <Planners>{children}</Planners>;
}
