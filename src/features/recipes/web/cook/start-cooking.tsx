import { clsx } from 'clsx';
import { CookingPot } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { Recipe } from '../../contract.ts';
import { type Cooking, openCooking } from '../state/cooking.ts';

interface Props {
  recipe: Recipe;
  cooking: Cooking | null;
  servings: number;
  className?: string;
}

/** Opens cook mode. */
export function StartCooking({ recipe, cooking, servings, className }: Props) {
  if (recipe.instructions.length === 0) return null;
  return (
    <Button
      onClick={() => openCooking(recipe, servings)}
      icon={<CookingPot aria-hidden="true" />}
      className={clsx('print:hidden', className)}
    >
      {cooking && cooking.step > 0 ? t('Continue cooking') : t('Start cooking')}
    </Button>
  );
}
