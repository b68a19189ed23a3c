import type { ComponentProps } from 'react';
import { LONGEST_ID } from '#shared/limits.ts';
import type { FilterChanges } from '../queries.ts';

/** Props of an input for a username, applied with Enter or on blur. Give it `key={author}`. */
export function authorInput(author = '', onChange: (filters: FilterChanges) => void) {
  const take = (text: string) => {
    const wanted = text.trim().replace(/^@/, '');
    if (wanted !== author) onChange({ author: wanted || undefined });
  };
  return {
    defaultValue: author,
    maxLength: LONGEST_ID,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    onKeyDown: (event) => {
      if (event.key === 'Enter') take(event.currentTarget.value);
    },
    onBlur: (event) => take(event.currentTarget.value),
  } satisfies ComponentProps<'input'>;
}
