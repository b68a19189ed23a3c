import { ContextMenu } from 'radix-ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../rules/calendar.ts';
import type { Recurring } from '../rules/occurrences.ts';
import { useMealActions } from './meal-actions.tsx';
import { REPEATS } from './repeats.tsx';
import { TouchMenu } from './touch-menu.tsx';

const ITEM =
  'flex min-h-10 cursor-default items-center gap-2 rounded-[10px] px-3 text-[0.9375rem] outline-none data-highlighted:bg-sunken';

/** A meal's menu: right-click, menu key, or a 700 ms touch on phones (spec part 1 §2 'Repeat Schedule'). */
export function MealMenu({ meal, children }: { meal: PlannedMeal; children: ReactElement }) {
  const isTouch = useIsTouch();
  const { repeat, edit, remove } = useMealActions();
  if (isTouch) return <TouchMenu meal={meal}>{children}</TouchMenu>;
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content
          collisionPadding={12}
          className="z-50 min-w-52 animate-appear rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift"
        >
          <ContextMenu.Label className="px-3 pt-1.5 pb-1 text-xs font-bold tracking-wide text-muted">
            {t('Repeat Schedule')}
          </ContextMenu.Label>
          <ContextMenu.RadioGroup
            value={meal.recurring}
            onValueChange={(value) => value !== meal.recurring && repeat(meal, value as Recurring)}
          >
            {REPEATS.map(({ value, label }) => (
              <ContextMenu.RadioItem key={value} value={value} className={ITEM}>
                <span className="flex size-4 items-center justify-center rounded-full border border-edge">
                  <ContextMenu.ItemIndicator className="size-2 rounded-full bg-primary" />
                </span>
                {label}
              </ContextMenu.RadioItem>
            ))}
          </ContextMenu.RadioGroup>
          <ContextMenu.Separator className="my-1.5 h-px bg-line" />
          <ContextMenu.Item className={ITEM} onSelect={() => edit(meal)}>
            {t('Edit meal')}
          </ContextMenu.Item>
          <ContextMenu.Item className={`${ITEM} text-danger-ink`} onSelect={() => remove(meal)}>
            {t('Remove')}
          </ContextMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

const TOUCH = '(pointer: coarse)';

function useIsTouch(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(TOUCH);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(TOUCH).matches,
    () => false,
  );
}
