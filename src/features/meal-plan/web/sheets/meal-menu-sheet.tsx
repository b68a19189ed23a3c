import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { useMealActions } from '../meal-actions.tsx';
import { REPEATS } from '../repeats.tsx';

/** A click may follow the lifted finger. */
const RELEASE_MS = 150;

export interface OpenMenu {
  meal: PlannedMeal;
  /** True while the finger that opened it is down. */
  isHeld: boolean;
}

/** A meal's menu as a sheet: repeat options and other actions. */
export default function MealMenuSheet({ menu, onClose }: { menu: OpenMenu | null; onClose(): void }) {
  return (
    <Sheet open={menu !== null} onClose={onClose} title={t('Repeat Schedule')}>
      {menu && <MenuItems {...menu} onDone={onClose} />}
    </Sheet>
  );
}

/** True while the finger that opened the menu is down: lifting it must choose nothing. */
function useIsHeld(isHeldFirst: boolean): boolean {
  const [isHeld, setHeld] = useState(isHeldFirst);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const release = () => {
      timer = setTimeout(() => setHeld(false), RELEASE_MS);
    };
    window.addEventListener('touchend', release);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('touchend', release);
    };
  }, []);
  return isHeld;
}

function MenuItems({ meal, isHeld: isHeldFirst, onDone }: OpenMenu & { onDone(): void }) {
  const isHeld = useIsHeld(isHeldFirst);
  const { repeat, edit, remove } = useMealActions();
  const then = (act: () => void) => () => {
    onDone();
    act();
  };
  return (
    <div className={isHeld ? 'pointer-events-none' : undefined}>
      <p className="mb-2 font-semibold wrap-anywhere">{meal.recipeName}</p>
      <fieldset>
        <legend className="sr-only">{t('Repeat Schedule')}</legend>
        {REPEATS.map(({ value, label }) => (
          <label key={value} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name="repeat"
              value={value}
              checked={value === meal.recurring}
              onChange={then(() => repeat(meal, value))}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="mt-3 grid grid-cols-2 gap-3 border-t border-line pt-5">
        <Button variant="secondary" icon={<Pencil aria-hidden="true" />} onClick={then(() => edit(meal))}>
          {t('Edit meal')}
        </Button>
        <Button
          variant="secondary"
          className="text-danger-ink"
          icon={<Trash2 aria-hidden="true" />}
          onClick={then(() => remove(meal))}
        >
          {t('Remove')}
        </Button>
      </div>
    </div>
  );
}
