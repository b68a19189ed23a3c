import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { useHousehold } from '#features/accounts/web/queries/preferences.ts';
import { DrawPictureButton } from '#features/chef/web/draw-picture-button.tsx';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { linkEntry } from '#features/recipe-book/web/queries/link.ts';
import type { DrawPicture } from '#features/recipes/web/form/picture-section.tsx';
import { RecipeEditor } from '#features/recipes/web/form/recipe-editor.tsx';
import { TextReaderContext } from '#features/recipes/web/form/text-reader.tsx';
import type { Arrive } from '#features/recipes/web/state/saving.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { ImportSection } from './import-section.tsx';
import { textReader } from './text-reader.ts';

type Props = Pick<ComponentProps<typeof RecipeEditor>, 'userId' | 'recipe' | 'start'>;

/** The recipe form, composed with other features: importing, the chef's pictures, the plan and the recipe book. */
export function ComposedEditor(props: Props) {
  return (
    <TextReaderContext value={textReader}>
      <RecipeEditor
        {...props}
        filling={props.recipe ? null : <ImportSection />}
        drawPicture={drawPicture}
        arrive={useArrival(props.userId)}
      />
    </TextReaderContext>
  );
}

const drawPicture: DrawPicture = (words, onDrawn) => (
  <DrawPictureButton
    input={words}
    missing={t('Please add a description first to generate an image')}
    onDrawn={onDrawn}
  />
);

const importPlanning = () => import('#features/meal-plan/web/queries/changes.ts');

/** Where to go after saving: the recipe's page, or its grocery list after planning it for dinner today. */
function useArrival(userId: string): Arrive {
  const household = useHousehold();
  const today = useToday();
  const navigate = useNavigate();
  return async (recipe, target, { origin }) => {
    if (origin?.recipeBookId) void linkEntry(origin.recipeBookId, recipe.id);
    // Nobody sees its page yet.
    if (recipe.isHeld) {
      void navigate(paths.profile, { replace: true });
      return { told: false };
    }
    if (target === 'groceries' && today) {
      const planning = await importPlanning().catch(() => null);
      if (planning) {
        const toast = { title: t('Recipe saved! Redirecting to grocery list...'), tone: 'success' } as const;
        const dinner = { date: today, mealType: 'Dinner' } as const;
        planning.planChanges(userId, household).planMeal({ recipe }, dinner, toast);
        void navigate(paths.groceryList());
      } else {
        showToast({
          title: t('Recipe saved, but not planned'),
          description: t('Check your connection, then add it to your meal plan from its page.'),
          tone: 'danger',
        });
        void navigate(paths.recipe(recipe.id), { replace: true });
      }
      return { told: true };
    }
    void navigate(paths.recipe(recipe.id), { replace: true });
    return { told: false };
  };
}
