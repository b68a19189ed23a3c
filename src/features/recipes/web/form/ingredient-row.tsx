import { clsx } from 'clsx';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { CONTROL } from '#web/ui/field.tsx';
import { useCode } from '#web/ui/use-code.ts';
import { needsNoAmount, type RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules/limits.ts';
import { isBlock, splitLine } from '../state/pasted.ts';
import type { Rows } from '../state/rows.ts';
import { RowFrame } from './row-frame.tsx';

// The parser is larger than the form; rows do not wait for it.
const importUnderstood = () => import('./understood.tsx');

const BEGINS_WITH_AMOUNT = /^\s*[\d½¼¾⅓⅔⅛]/;

interface Props {
  id: string;
  at: number;
  rows: Rows;
}

/** Amount and name of an ingredient, with its parsed form below. */
export function IngredientRow({ id, at, rows }: Props) {
  const { register, control, setValue, setFocus, formState } = useFormContext<RecipeForm>();
  const row = useWatch({ control, name: `ingredients.${at}` }) ?? { amount: '', name: '' };
  const errors = formState.errors.ingredients?.[at];
  const error = errors?.amount?.message ?? errors?.name?.message;
  const name = t('ingredient {count}', { count: at + 1 });
  const isOnly = rows.ids.length === 1;
  const isNamed = row.name.trim() !== '';
  const Understood = useCode(importUnderstood, isNamed);

  const press = (field: 'amount' | 'name') => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const isEmpty = row.amount === '' && row.name === '';
    if (event.key === 'Enter') {
      event.preventDefault();
      if (field === 'amount') setFocus(`ingredients.${at}.name`);
      else rows.addAfter(at);
    } else if (event.key === 'Backspace' && isEmpty && !isOnly) {
      event.preventDefault();
      rows.removeAt(at);
    } else if (event.key === 'Backspace' && field === 'name' && row.name === '') {
      event.preventDefault();
      setFocus(`ingredients.${at}.amount`);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    void rows.paste(at, text);
  };
  const pasteLine = (event: ClipboardEvent) => {
    paste(event);
    if (event.isDefaultPrevented() || row.amount || row.name) return;
    event.preventDefault();
    void part(event.clipboardData.getData('text/plain').trim(), 'amount');
  };
  /** Splits a whole line in one field into amount and name; without an amount it stays. */
  const part = async (line: string, field: 'amount' | 'name') => {
    const read = await splitLine(line);
    const parted = read.amount ? read : { amount: '', name: '', [field]: line };
    setValue(`ingredients.${at}`, parted, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const saying = (words: string) => {
    setValue(`ingredients.${at}.name`, `${row.name.trim()}, ${words}`, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
    setFocus(`ingredients.${at}.name`);
  };
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
          onKeyDown={press('amount')}
          onPaste={pasteLine}
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
          {...register(`ingredients.${at}.name`, {
            onBlur: () =>
              BEGINS_WITH_AMOUNT.test(row.name) && !row.amount.trim() && void part(row.name, 'name'),
          })}
          onKeyDown={press('name')}
          onPaste={paste}
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
        {isNamed && !row.amount.trim() && !needsNoAmount(row) && (
          <span className="flex flex-wrap gap-1.5">
            {[t('to taste'), t('as needed')].map((words) => (
              <button
                key={words}
                type="button"
                onClick={() => saying(words)}
                className="tap-44 min-h-7 rounded-full border border-edge/60 bg-raised px-2.5 font-medium hover:bg-sunken"
              >
                {words}
              </button>
            ))}
          </span>
        )}
      </div>
    </RowFrame>
  );
}
