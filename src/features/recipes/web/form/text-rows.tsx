import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { CONTROL } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules.ts';
import { isBlock, readSteps } from '../data/pasted.ts';
import { FormSection } from './form-section.tsx';
import { useRecipePaste } from './paste-recipe.tsx';
import { RowFrame } from './row-frame.tsx';
import { SortableRows } from './sortable-rows.tsx';

const LISTS = {
  instructions: {
    what: 'step',
    title: 'Instructions',
    hint: 'Enter starts the next step, Shift + Enter a new line.',
    most: LIMITS.steps,
    longest: LIMITS.step,
  },
  cookingTips: {
    what: 'tip',
    title: 'Cooking Tips',
    hint: 'Optional: what makes it better, what goes with it, how to keep it.',
    most: LIMITS.tips,
    longest: LIMITS.tip,
  },
};

/** The steps, or the tips, a row each. */
export function TextRows({ name }: { name: 'instructions' | 'cookingTips' }) {
  const { what, title, hint, most, longest } = LISTS[name];
  const form = useFormContext<RecipeForm>();
  const { fields, insert, append, remove, move, replace } = useFieldArray({ control: form.control, name });
  const pasteRecipe = useRecipePaste();
  const errors = form.formState.errors[name];
  const isFull = fields.length >= most;
  const isNumbered = name === 'instructions';
  const focus = (at: number) => requestAnimationFrame(() => form.setFocus(`${name}.${at}.text`));

  const removeRow = (at: number, { quietly }: { quietly: boolean }) => {
    if (fields.length === 1) return;
    const row = form.getValues(`${name}.${at}`);
    remove(at);
    focus(Math.max(0, at - 1));
    if (!quietly && row.text)
      showToast({
        title: isNumbered ? 'Step removed' : 'Tip removed',
        action: { label: 'Undo', onClick: () => insert(at, row) },
      });
  };
  const press = (at: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!isFull) insert(at + 1, { text: '' }, { focusName: `${name}.${at + 1}.text` });
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && fields.length > 1) {
      event.preventDefault();
      removeRow(at, { quietly: true });
    }
  };
  const step = (at: number, by: -1 | 1) => {
    const to = at + by;
    if (to < 0 || to >= fields.length) return;
    move(at, to);
    focus(to);
  };
  const paste = async (at: number, text: string) => {
    if (await pasteRecipe(text)) return;
    const before = form.getValues(name);
    const rows = await readSteps(text);
    const isEmpty = !before[at]?.text.trim();
    const after = before.toSpliced(isEmpty ? at : at + 1, isEmpty ? 1 : 0, ...rows).slice(0, most);
    replace(after);
    focus(Math.min(after.length, at + rows.length) - 1);
    showToast({
      title: `${rows.length} ${what}s added`,
      action: { label: 'Undo', onClick: () => replace(before) },
    });
  };
  return (
    <FormSection title={title} hint={hint}>
      <SortableRows ids={fields.map(({ id }) => id)} what={what} label={title} onMove={move}>
        {fields.map((field, at) => {
          const error = errors?.[at]?.text?.message;
          return (
            <RowFrame
              key={field.id}
              id={field.id}
              name={`${what} ${at + 1}`}
              {...(isNumbered ? { number: at + 1 } : {})}
              isOnly={fields.length === 1}
              onRemove={() => removeRow(at, { quietly: false })}
              onStep={(by) => step(at, by)}
            >
              <textarea
                aria-label={isNumbered ? `Step ${at + 1}` : `Tip ${at + 1}`}
                placeholder={isNumbered ? 'What happens in this step' : 'A tip'}
                rows={isNumbered ? 2 : 1}
                enterKeyHint="next"
                maxLength={longest}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${field.id}-error` : undefined}
                {...form.register(`${name}.${at}.text`)}
                onKeyDown={press(at)}
                onPaste={(event) => {
                  const text = event.clipboardData.getData('text/plain');
                  if (!isBlock(text)) return;
                  event.preventDefault();
                  void paste(at, text);
                }}
                className={clsx(CONTROL, 'field-sizing-content resize-none', isNumbered && 'min-h-18')}
              />
              {error && (
                <p id={`${field.id}-error`} className="mt-1 text-sm font-medium text-danger-ink">
                  {error}
                </p>
              )}
            </RowFrame>
          );
        })}
      </SortableRows>
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" />}
          disabled={isFull}
          onClick={() => append({ text: '' }, { focusName: `${name}.${fields.length}.text` })}
        >
          {isNumbered ? 'Add step' : 'Add tip'}
        </Button>
        {isFull && (
          <p className="mt-2 text-sm text-muted">
            {most} {what}s are the most.
          </p>
        )}
      </div>
    </FormSection>
  );
}
