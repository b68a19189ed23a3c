import { CookingPot } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Recipe } from '../../contract.ts';
import { type Cooking, openCooking } from '../data/cooking.ts';

interface Props {
  recipe: Recipe;
  cooking: Cooking | null;
  servings: number;
}

/** Opens cook mode. */
export function StartCooking({ recipe, cooking, servings }: Props) {
  if (recipe.instructions.length === 0) return null;
  return (
    <Button
      onClick={() => openCooking(recipe, servings)}
      icon={<CookingPot aria-hidden="true" />}
      className="print:hidden"
    >
      {cooking && cooking.step > 0 ? 'Continue cooking' : 'Start cooking'}
    </Button>
  );
}
