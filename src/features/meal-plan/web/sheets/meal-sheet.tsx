import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { mayLeave } from '#web/ui/sheets/may-leave.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import type { PlannedMeal } from '../../rules/calendar.ts';
import type { MealEdit } from '../../rules/changes.ts';
import { useMealActions } from '../meal-actions.tsx';
import { usePlanChanges } from '../queries/changes.ts';
import type { Place } from '../state/place.ts';
import { type DraftProblems, draftProblems, type MealDraft, MealFields } from './meal-fields.tsx';

/** A meal to edit, or the slot of a new free-text meal. */
export type MealToEdit = { meal: PlannedMeal } | { at: Place };

/** Adds a free-text meal, or edits any meal: day, meal type, servings, note. */
export default function MealSheet({ edit, onClose }: { edit: MealToEdit | null; onClose(): void }) {
  const meal = edit && 'meal' in edit ? edit.meal : null;
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  const ask = async () => {
    if (await mayLeave(isDirty)) close();
  };
  return (
    <Sheet
      open={edit !== null}
      onClose={() => void ask()}
      title={meal ? t('Edit meal') : t('Add something else')}
      size="md"
    >
      {edit && <MealForm key={meal?.id ?? 'new'} edit={edit} onDirty={setDirty} onClose={close} />}
    </Sheet>
  );
}

function MealForm({
  edit,
  onDirty,
  onClose,
}: {
  edit: MealToEdit;
  /** Whether text would be lost; a day or a number is quickly chosen again. */
  onDirty(isDirty: boolean): void;
  onClose(): void;
}) {
  const meal = 'meal' in edit ? edit.meal : null;
  const changes = usePlanChanges();
  const { remove } = useMealActions();
  const [first] = useState(() => draftOf(edit));
  const [draft, setDraft] = useState(first);
  const write = (input: MealDraft) => {
    setDraft(input);
    onDirty(input.text !== first.text || input.note !== first.note);
  };
  const [problems, setProblems] = useState<DraftProblems>({});

  const take = (save: (draft: MealDraft) => void) => {
    const found = draftProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save(draft);
    onClose();
  };
  const save = () =>
    take((input) => {
      if (!meal) changes.planMeal({ text: (input.text ?? '').trim() }, { ...input, ...said(input) });
      else {
        const to = changed(meal, input);
        if (Object.keys(to).length > 0) changes.change(meal, to);
      }
    });
  const copy = () => take((input) => meal && changes.copyMeal({ ...meal, ...said(input) }, input));

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {meal?.recipeId && <p className="mb-4 font-semibold wrap-anywhere">{meal.recipeName}</p>}
      <MealFields draft={draft} problems={problems} onChange={write} />
      <div className="mt-6 flex flex-wrap gap-3">
        {meal && (
          <>
            <Button
              variant="ghost"
              className="text-danger-ink"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => {
                onClose();
                remove(meal);
              }}
            >
              {t('Remove')}
            </Button>
            <Button variant="secondary" icon={<Copy aria-hidden="true" />} onClick={copy}>
              {t('Add as a copy')}
            </Button>
          </>
        )}
        <Button type="submit" className="ms-auto">
          {meal ? t('Save') : t('Add meal')}
        </Button>
      </div>
    </form>
  );
}

function draftOf(edit: MealToEdit): MealDraft {
  if ('at' in edit) return { text: '', ...edit.at, servings: '', note: '' };
  const { recipeId, recipeName, date, mealType, servings, note } = edit.meal;
  return {
    text: recipeId === null ? recipeName : null,
    date,
    mealType,
    servings: servings === null ? '' : String(servings),
    note,
  };
}

function said({ servings, note }: MealDraft) {
  return { servings: servings.trim() ? Number(servings) : null, note: note.trim() };
}

/** Only changed fields are sent. */
function changed(meal: PlannedMeal, input: MealDraft): MealEdit {
  const { servings, note } = said(input);
  const text = input.text?.trim();
  return {
    ...(input.date !== meal.date && { date: input.date }),
    ...(input.mealType !== meal.mealType && { mealType: input.mealType }),
    ...(servings !== meal.servings && { servings }),
    ...(note !== meal.note && { note }),
    ...(text !== undefined && text !== meal.recipeName && { recipeName: text }),
  };
}
