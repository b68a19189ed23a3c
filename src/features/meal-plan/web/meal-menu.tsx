import { ContextMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { Recurring } from '../rules/occurrences.ts';
import type { PlannedMeal } from '../rules.ts';
import { useMealActions } from './meal-actions.tsx';

export const REPEATS: readonly { value: Recurring; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'daily', label: 'Every Day' },
  { value: 'weekly', label: 'Every Week' },
  { value: 'monthly', label: 'Every Month' },
  { value: 'yearly', label: 'Every Year' },
];

const ITEM =
  'flex min-h-10 cursor-default items-center gap-2 rounded-[10px] px-3 text-[0.9375rem] outline-none data-highlighted:bg-sunken';

/** A meal's menu: by right-click, a touch of 700 ms, or the menu key (spec part 1 §2 'Repeat Schedule'). */
export function MealMenu({ meal, children }: { meal: PlannedMeal; children: ReactNode }) {
  const { repeat, edit, remove } = useMealActions();
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild>{children}</ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content
          collisionPadding={12}
          className="z-50 min-w-52 animate-appear rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift"
        >
          <ContextMenu.Label className="px-3 pt-1.5 pb-1 text-xs font-bold tracking-wide text-muted">
            Repeat Schedule
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
            Edit meal
          </ContextMenu.Item>
          <ContextMenu.Item className={`${ITEM} text-danger-ink`} onSelect={() => remove(meal)}>
            Remove
          </ContextMenu.Item>
        </ContextMenu.Content>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}
