import { clsx } from 'clsx';
import { NotebookPen } from 'lucide-react';
import { Picture } from '#web/ui/picture.tsx';
import type { PlannedMeal } from '../rules/calendar.ts';

type Aspect = NonNullable<Parameters<typeof Picture>[0]['aspect']>;

/** The recipe's picture, or a notebook for a free-text meal. */
export function MealPicture({
  meal,
  sizes,
  aspect,
  className,
}: {
  meal: PlannedMeal;
  sizes: string;
  aspect: Aspect;
  className?: string;
}) {
  if (meal.recipeId !== null)
    return <Picture src={meal.recipeImage} alt="" sizes={sizes} aspect={aspect} className={className} />;
  return (
    <span
      style={{ aspectRatio: aspect }}
      className={clsx('flex items-center justify-center bg-saffron-soft text-saffron-ink', className)}
    >
      <NotebookPen aria-hidden="true" className="size-6" />
    </span>
  );
}
