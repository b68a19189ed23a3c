import type { PlainDate } from '#shared/dates.ts';
import { FIRST_DATE, isPlainDate, LAST_DATE, YEARS } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MEAL_TYPES, type MealType } from '../../rules/calendar.ts';
import { LONGEST_NOTE, LONGEST_TEXT, MOST_SERVINGS } from '../../rules/limits.ts';
import { mealName } from '../../rules/meal-names.ts';
import { ChoiceGrid } from '../choice-grid.tsx';

/** The form's values, as typed. */
export interface MealDraft {
  /** `null` for a recipe. */
  text: string | null;
  date: string;
  mealType: MealType;
  servings: string;
  note: string;
}

export type DraftProblems = Partial<Record<'text' | 'date' | 'servings' | 'note', string>>;

/** Validation errors by field. */
export function draftProblems({ text, date, servings, note }: MealDraft): DraftProblems {
  return {
    ...(text !== null && !text.trim() && { text: t('Please describe the meal.') }),
    ...(text !== null &&
      text.trim().length > LONGEST_TEXT && {
        text: t('Please use {count} characters at most.', { count: LONGEST_TEXT }),
      }),
    ...(!isPlainDate(date) && { date: t('Please choose a date between {first} and {last}.', YEARS) }),
    ...(servings.trim() &&
      !isServings(servings) && {
        servings: t('Please enter a whole number of servings, from 1 to {count}.', { count: MOST_SERVINGS }),
      }),
    ...(note.trim().length > LONGEST_NOTE && {
      note: t('Please keep the note to {count} characters.', { count: LONGEST_NOTE }),
    }),
  };
}

function isServings(text: string): boolean {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= MOST_SERVINGS;
}

/** The fields of a meal: text, day, meal type, servings and note. */
export function MealFields({
  draft,
  problems,
  onChange,
}: {
  draft: MealDraft;
  problems: DraftProblems;
  onChange(draft: MealDraft): void;
}) {
  const set = (edit: Partial<MealDraft>) => onChange({ ...draft, ...edit });
  return (
    <div className="space-y-5">
      {draft.text !== null && (
        <TextField
          label={t('What')}
          placeholder={t('Leftovers, eating out, pizza night…')}
          value={draft.text}
          error={problems.text}
          maxLength={LONGEST_TEXT}
          data-autofocus
          onChange={(event) => set({ text: event.target.value })}
        />
      )}
      <TextField
        label={t('Day')}
        type="date"
        min={FIRST_DATE}
        max={LAST_DATE}
        value={draft.date}
        error={problems.date}
        onChange={(event) => set({ date: event.target.value as PlainDate })}
      />
      <ChoiceGrid<MealType>
        legend={t('Meal')}
        name="meal-type"
        options={MEAL_TYPES.map((type) => ({ value: type, label: mealName(type) }))}
        value={draft.mealType}
        onChange={(mealType) => set({ mealType })}
      />
      {draft.text === null && (
        <TextField
          label={t('Servings')}
          optional
          hint={t("Leave blank to use the recipe's servings.")}
          inputMode="numeric"
          value={draft.servings}
          error={problems.servings}
          onChange={(event) => set({ servings: event.target.value })}
        />
      )}
      <TextArea
        label={t('Note')}
        optional
        rows={2}
        maxLength={LONGEST_NOTE}
        value={draft.note}
        error={problems.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </div>
  );
}
