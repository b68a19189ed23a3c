import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../rules/calendar.ts';
import type { Recurring } from '../rules/occurrences.ts';
import { useMealActions } from './meal-actions.tsx';
import { REPEATS } from './repeats.tsx';

const ITEM =
  'flex min-h-10 cursor-default items-center gap-2 rounded-[10px] px-3 text-[0.9375rem] outline-none data-highlighted:bg-sunken';

/** Position on the screen where a menu was opened, in pixels, and whether by the menu key. */
export interface Opened {
  x: number;
  y: number;
  isByKey: boolean;
}

interface Props {
  meal: PlannedMeal;
  opened: Opened;
  onClose(): void;
}

/** The open menu of a meal, next to the pointer. */
export default function MealContextMenu({ meal, opened, onClose }: Props) {
  const { repeat, edit, remove } = useMealActions();
  const focused = useRef(document.activeElement);
  return (
    <DropdownMenu.Root open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none fixed"
          style={{ left: opened.x, top: opened.y }}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          collisionPadding={12}
          aria-label={meal.recipeName}
          // As when opened by mouse, the menu itself receives the focus.
          ref={(content) => {
            if (opened.isByKey)
              content?.querySelector<HTMLElement>('[role=menuitemradio]')?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
          }}
          className="z-50 min-w-52 animate-appear rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift"
        >
          <DropdownMenu.Label className="px-3 pt-1.5 pb-1 text-xs font-bold tracking-wide text-muted">
            {t('Repeat Schedule')}
          </DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={meal.recurring}
            onValueChange={(value) => value !== meal.recurring && repeat(meal, value as Recurring)}
          >
            {REPEATS.map(({ value, label }) => (
              <DropdownMenu.RadioItem key={value} value={value} className={ITEM}>
                <span className="flex size-4 items-center justify-center rounded-full border border-edge">
                  <DropdownMenu.ItemIndicator className="size-2 rounded-full bg-primary" />
                </span>
                {label}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
          <DropdownMenu.Item className={ITEM} onSelect={() => edit(meal)}>
            {t('Edit meal')}
          </DropdownMenu.Item>
          <DropdownMenu.Item className={`${ITEM} text-danger-ink`} onSelect={() => remove(meal)}>
            {t('Remove')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
