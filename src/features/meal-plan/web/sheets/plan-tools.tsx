import { Copy, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { useCode } from '#web/ui/use-code.ts';
import { DEFAULT_MEAL_TYPE, type PlanView } from '../../rules/calendar.ts';
import type { MealToEdit } from './meal-sheet.tsx';

const importCopyDays = () => import('./copy-days-sheet.tsx');
const importMeal = () => import('./meal-sheet.tsx');

/** Plan actions other than planning recipes; hosts the sheet of the meal being edited. */
export function PlanTools({
  view,
  date,
  edit,
  onEdit,
}: {
  view: PlanView;
  date: PlainDate;
  edit: MealToEdit | null;
  onEdit(edit: MealToEdit | null): void;
}) {
  const [isCopying, setCopying] = useState(false);
  const MealSheet = useCode(importMeal, edit !== null);
  const CopyDaysSheet = useCode(importCopyDays, isCopying);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2 print:hidden">
        <Button
          variant="secondary"
          icon={<NotebookPen aria-hidden="true" />}
          onClick={() => onEdit({ at: { date, mealType: DEFAULT_MEAL_TYPE } })}
        >
          {t('Add something else')}
        </Button>
        <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={() => setCopying(true)}>
          {t('Copy meals')}
        </Button>
      </div>
      {MealSheet && <MealSheet edit={edit} onClose={() => onEdit(null)} />}
      {CopyDaysSheet && (
        <CopyDaysSheet
          date={date}
          span={view === 'daily' ? 'day' : 'week'}
          isOpen={isCopying}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
