import { SaveButton } from '#features/favorites/web/save-button.tsx';
import { useChoosingText } from '#features/meal-plan/web/state/choosing.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import type { CardActions } from '#features/recipes/web/recipe-card.tsx';
import { part } from '#web/ui/part.tsx';

const PlanHere = part(() => import('#features/meal-plan/web/plan-here.tsx'));

/** The actions on every recipe card. */
export const cardActions: CardActions = (recipe) => (
  <div className="flex gap-2">
    <WhileChoosing recipe={recipe} />
    <SaveButton recipe={recipe} />
  </div>
);

function WhileChoosing({ recipe }: { recipe: RecipeCard }) {
  return useChoosingText() === null ? null : <PlanHere recipe={recipe} />;
}
