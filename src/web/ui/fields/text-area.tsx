import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldText, useField } from './field.tsx';

export function TextArea({ rows = 4, className, ...props }: FieldText & ComponentProps<'textarea'>) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <textarea
        rows={rows}
        {...control}
        className={clsx(CONTROL, 'field-sizing-content min-h-28', className)}
      />
    </Field>
  );
}
