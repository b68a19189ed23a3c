import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MealMenu } from '../meal-menu.tsx';
import { useGrip } from './grip.tsx';

interface Props {
  meal: PlannedMeal;
  className: string;
  handleClassName: string;
  children: ReactNode;
}

const SECOND_BUTTON = 2;

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
  const { grab, liftedId, instructionsId } = useGrip();
  const isLifted = liftedId === props.meal.id;
  // Memoized: a lifted meal notifies every meal.
  return useMemo(() => {
    const { meal, className, handleClassName, children, ...ofMenu } = props;
    const pressKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' && event.code !== 'Enter') return;
      event.preventDefault();
      grab(meal, event.nativeEvent);
    };
    return (
      <li
        {...ofMenu}
        onMouseDown={({ button, nativeEvent }) => {
          if (button !== SECOND_BUTTON) grab(meal, nativeEvent);
        }}
        onTouchStart={({ touches, nativeEvent }) => {
          if (touches.length === 1) grab(meal, nativeEvent);
        }}
        className={clsx(
          className,
          'touch-manipulation select-none [-webkit-touch-callout:none]',
          isLifted && 'opacity-40',
        )}
      >
        {children}
        <button
          type="button"
          data-handle={meal.id}
          onKeyDown={pressKey}
          aria-label={t('Move {recipeName}', { recipeName: meal.recipeName })}
          aria-roledescription={t('draggable')}
          aria-describedby={instructionsId}
          aria-pressed={isLifted || undefined}
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
  }, [props, grab, instructionsId, isLifted]);
}
