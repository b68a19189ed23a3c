import { X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { t } from '#shared/t.ts';
import { CONTROL, Field, useField } from '#web/ui/fields/field.tsx';
import { withTags } from '../../rules/form.ts';
import { LIMITS } from '../../rules/limits.ts';

interface Props {
  tags: string[];
  onChange(tags: string[]): void;
  inputRef: Ref<HTMLInputElement>;
  error?: string | undefined;
}

/** Adds tags on Enter, comma or paste; Backspace in the empty field removes the last one. */
export function TagsField({ tags, onChange, inputRef, error }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const isFull = tags.length >= LIMITS.tags;
  const { field, control } = useField({
    label: t('Tags'),
    optional: true,
    error,
    hint: isFull
      ? t('You can add up to {tags} tags.', { tags: LIMITS.tags })
      : t('Press Enter after each: vegan, weeknight, one pot'),
  });
  const add = (more: string) => {
    const next = withTags(tags, more);
    setTyped('');
    if (next.length === tags.length) return;
    setSaid(t('Added {join}.', { join: next.slice(tags.length).join(', ') }));
    onChange(next);
  };
  const remove = (tag: string) => {
    setSaid(t('Removed {tag}.', { tag }));
    onChange(tags.filter((other) => other !== tag));
  };
  const press = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last) remove(last);
  };
  return (
    <Field {...field}>
      <div className="grid gap-2.5">
        {tags.length > 0 && (
          <ul aria-label={t('Tags')} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li
                key={tag}
                className="inline-flex min-h-9 items-center rounded-full bg-herb-soft ps-3.5 text-[0.9375rem] font-medium text-herb-ink"
              >
                <span className="wrap-anywhere">{tag}</span>
                <button
                  type="button"
                  onClick={() => remove(tag)}
                  aria-label={t('Remove tag {tag}', { tag })}
                  className="tap-44 flex size-9 shrink-0 items-center justify-center rounded-full"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          {...control}
          ref={inputRef}
          value={typed}
          disabled={isFull}
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={LIMITS.tag}
          onKeyDown={press}
          onChange={({ target }) => (/[,;]/.test(target.value) ? add(target.value) : setTyped(target.value))}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (!/[,;\n]/.test(pasted)) return;
            event.preventDefault();
            add(typed + pasted);
          }}
          onBlur={() => typed.trim() && add(typed)}
          className={CONTROL}
        />
      </div>
      <span role="status" className="sr-only">
        {said}
      </span>
    </Field>
  );
}
