import { useDraggable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlannedMeal } from '../../rules.ts';
import { MealMenu } from '../meal-menu.tsx';

/** A meal in a list of a day: dragged by itself, or by its handle, which the keyboard reaches; with its menu. */
export function DraggableMeal({
  meal,
  className,
  handleClassName,
  children,
}: {
  meal: PlannedMeal;
  className: string;
  handleClassName: string;
  children: ReactNode;
}) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: meal.id, data: { meal } });
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return (
    <MealMenu meal={meal}>
      <li
        ref={setNodeRef}
        {...byPointer}
        className={clsx(
          className,
          'touch-manipulation select-none [-webkit-touch-callout:none]',
          isDragging && 'opacity-40',
        )}
      >
        {children}
        <button
          type="button"
          {...attributes}
          onKeyDown={onKeyDown as never}
          aria-label={`Move ${meal.recipeName}`}
          title="Move"
          className={clsx(
            'absolute z-10 flex cursor-grab items-center justify-center rounded-full bg-raised/95 text-ink opacity-0 shadow-soft group-hover:opacity-100 focus-visible:opacity-100',
            handleClassName,
          )}
        >
          <GripVertical aria-hidden="true" className="size-3.5" />
        </button>
      </li>
    </MealMenu>
  );
}
