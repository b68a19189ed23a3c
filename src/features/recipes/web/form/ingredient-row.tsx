import { clsx } from 'clsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { CONTROL } from '#web/ui/fields/field.tsx';
import { useCode } from '#web/ui/use-code.ts';
import { needsNoAmount, type RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules/limits.ts';
import { useIngredientEdit } from '../state/ingredient-edit.ts';
import type { Rows } from '../state/rows.ts';
import { RowFrame } from './row-frame.tsx';

// The parser is larger than the form, so rows do not wait for it.
const importUnderstood = () => import('./understood.tsx');

interface Props {
  id: string;
  at: number;
  rows: Rows;
}

/** Amount and name of an ingredient, with its parsed form below. */
export function IngredientRow({ id, at, rows }: Props) {
  const { register, control, formState } = useFormContext<RecipeForm>();
  const row = useWatch({ control, name: `ingredients.${at}` }) ?? { amount: '', name: '' };
  const errors = formState.errors.ingredients?.[at];
  const error = errors?.amount?.message ?? errors?.name?.message;
  const name = t('ingredient {count}', { count: at + 1 });
  const isOnly = rows.ids.length === 1;
  const isNamed = row.name.trim() !== '';
  const Understood = useCode(importUnderstood, isNamed);

  const edit = useIngredientEdit(at, rows, row);
  const described = error ? { 'aria-describedby': `${id}-error` } : {};
  return (
    <RowFrame
      name={name}
      isOnly={isOnly}
      onRemove={() => rows.removeAt(at)}
      onStep={(by) => rows.step(at, by)}
    >
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-1.5 max-[22.5rem]:grid-cols-[5rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)]">
        <input
          aria-label={t('Amount of {name}', { name })}
          placeholder={t('Amount')}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LIMITS.ingredientAmount}
          aria-invalid={errors?.amount ? true : undefined}
          {...described}
          {...register(`ingredients.${at}.amount`)}
          onKeyDown={edit.press('amount')}
          onPaste={edit.pasteIntoAmount}
          className={clsx(CONTROL, 'px-2.5! tabular-nums')}
        />
        <textarea
          aria-label={t('Name of {name}', { name })}
          placeholder={t('Ingredient')}
          rows={1}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={LIMITS.ingredientName}
          aria-invalid={errors?.name ? true : undefined}
          {...described}
          {...register(`ingredients.${at}.name`, { onBlur: edit.leaveName })}
          onKeyDown={edit.press('name')}
          onPaste={edit.paste}
          className={clsx(CONTROL, 'field-sizing-content resize-none px-2.5!')}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm">
        {isNamed && Understood && <Understood amount={row.amount} name={row.name} />}
        {isNamed && !row.amount.trim() && !needsNoAmount(row) && <WithoutAmount onSay={edit.say} />}
      </div>
    </RowFrame>
  );
}

/** The text shown instead of an amount. */
function WithoutAmount({ onSay }: { onSay(words: string): void }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {[t('to taste'), t('as needed')].map((words) => (
        <button
          key={words}
          type="button"
          onClick={() => onSay(words)}
          className="tap-44 min-h-7 rounded-full border border-edge/60 bg-raised px-2.5 font-medium hover:bg-sunken"
        >
          {words}
        </button>
      ))}
    </span>
  );
}
