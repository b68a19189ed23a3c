import { useDraggable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MealMenu } from '../meal-menu.tsx';

interface Props {
  meal: PlannedMeal;
  className: string;
  handleClassName: string;
  children: ReactNode;
}

/** A meal in a list of a day: dragged by itself, or by its handle, which the keyboard reaches; with its menu. */
export function DraggableMeal(props: Props) {
  // The menu stands outside of what is drawn anew for every place a meal is dragged over.
  return (
    <MealMenu meal={props.meal}>
      <DraggableItem {...props} />
    </MealMenu>
  );
}

/** What the menu adds (handlers and a reference) goes to the item itself. */
function DraggableItem(props: Props & Omit<ComponentProps<'li'>, keyof Props>) {
  const { meal, ref } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: meal.id,
    data: { meal },
  });
  const keep = useCallback(
    (item: HTMLLIElement | null) => {
      setNodeRef(item);
      if (typeof ref === 'function') ref(item);
      else if (ref) ref.current = item;
    },
    [setNodeRef, ref],
  );
  // Every meal hears of each day another one is dragged over, and need not be drawn anew for that.
  return useMemo(() => {
    const { meal, className, handleClassName, children, ...ofMenu } = props;
    const { onKeyDown, ...byPointer } = listeners ?? {};
    return (
      <li
        {...ofMenu}
        {...byPointer}
        ref={keep}
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
          // Focus comes back to it, wherever the meal was put.
          ref={setActivatorNodeRef}
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
    );
  }, [props, listeners, attributes, isDragging, keep, setActivatorNodeRef]);
}
