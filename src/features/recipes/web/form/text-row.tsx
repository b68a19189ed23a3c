import { clsx } from 'clsx';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { CONTROL } from '#web/ui/fields/field.tsx';
import type { RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules/limits.ts';
import { isBlock } from '../state/pasted.ts';
import { ROW_TEXTS } from '../state/row-texts.ts';
import type { Rows } from '../state/rows.ts';
import { RowFrame } from './row-frame.tsx';

interface Props {
  id: string;
  at: number;
  list: 'instructions' | 'cookingTips';
  rows: Rows;
}

/** A numbered step, or a tip. */
export function TextRow({ id, at, list, rows }: Props) {
  const { register, formState } = useFormContext<RecipeForm>();
  const error = formState.errors[list]?.[at]?.text?.message;
  const isStep = list === 'instructions';
  const name = isStep ? t('Step {count}', { count: at + 1 }) : t('Tip {count}', { count: at + 1 });
  const isOnly = rows.ids.length === 1;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      rows.addAfter(at);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && !isOnly) {
      event.preventDefault();
      rows.removeAt(at);
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    void rows.paste(at, text);
  };
  return (
    <RowFrame
      name={ROW_TEXTS[list].name(at + 1)}
      {...(isStep ? { number: at + 1 } : {})}
      isOnly={isOnly}
      onRemove={() => rows.removeAt(at)}
      onStep={(by) => rows.step(at, by)}
    >
      <textarea
        aria-label={name}
        placeholder={isStep ? t('Describe this step') : t('A tip')}
        rows={isStep ? 2 : 1}
        enterKeyHint="next"
        maxLength={isStep ? LIMITS.step : LIMITS.tip}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...register(`${list}.${at}.text`)}
        onKeyDown={press}
        onPaste={paste}
        className={clsx(CONTROL, 'field-sizing-content resize-none', isStep && 'min-h-18')}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </RowFrame>
  );
}
