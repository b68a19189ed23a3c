import { Maximize2 } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { part } from '#web/ui/part.tsx';
import type { Recipe } from '../../contract.ts';
import { type Cooking, changeCooking, openCooking } from '../state/cooking.ts';

const TimerList = part(() => import('./timer-list.tsx'));
const CookMode = part(() => import('./cook-mode.tsx'));

/** A recipe being cooked: cook mode, or a bar with its timers on the page itself. */
export function CookingRecipe({
  recipe,
  cooking,
  onFinish,
}: {
  recipe: Recipe;
  cooking: Cooking;
  /** Called when the last step is done. */
  onFinish(): void;
}) {
  useEffect(
    () => () => {
      // Navigating away leaves cook mode; reloading does not.
      if (window.location.pathname !== paths.recipe(recipe.id)) changeCooking(recipe.id, { isOpen: false });
    },
    [recipe.id],
  );
  if (cooking.isOpen && recipe.instructions.length > 0)
    return <CookMode recipe={recipe} cooking={cooking} onFinish={onFinish} />;
  if (cooking.timers.length === 0) return null;
  return (
    <section
      aria-label={t('Timers')}
      className="card flex min-w-0 items-start gap-1 p-2 shadow-lift short:max-w-md short:flex-1 desk:ms-auto desk:w-full desk:max-w-xl"
    >
      <TimerList cooking={cooking} className="min-w-0 flex-1" />
      <IconButton
        label={t('Open cook mode')}
        icon={<Maximize2 aria-hidden="true" />}
        onClick={() => openCooking(recipe, cooking.servings)}
      />
    </section>
  );
}
