import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { CONTROL, describedBy, Field, type FieldText } from './field.tsx';

export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  optional,
  id: given,
  className,
  rows = 4,
  ...area
}: FieldText & ComponentProps<'textarea'>) {
  const own = useId();
  const id = given ?? own;
  const text = { label, hint, error, hideLabel, optional };
  return (
    <Field id={id} {...text}>
      <textarea
        id={id}
        rows={rows}
        {...describedBy(id, text)}
        {...area}
        className={clsx(CONTROL, 'field-sizing-content min-h-28', className)}
      />
    </Field>
  );
}
