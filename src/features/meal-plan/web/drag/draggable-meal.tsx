import { useDraggable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MealMenu } from '../meal-menu.tsx';

interface Props {
  meal: PlannedMeal;
  className: string;
  handleClassName: string;
  children: ReactNode;
}

/** A draggable meal: by itself or by its handle, which takes keyboard focus, and with its menu. */
export function DraggableMeal(props: Props) {
  // The menu is outside of what re-renders while a meal is dragged.
  return (
    <MealMenu meal={props.meal}>
      <DraggableItem {...props} />
    </MealMenu>
  );
}

/** The menu's handlers and ref belong on the item itself. */
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
  // Memoized: every drag move notifies every meal.
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
          // Receives focus again after the drop.
          ref={setActivatorNodeRef}
          onKeyDown={onKeyDown as never}
          aria-label={t('Move {recipeName}', { recipeName: meal.recipeName })}
          title={t('Move')}
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
