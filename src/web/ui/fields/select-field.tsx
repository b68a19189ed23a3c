import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldText, useField } from './field.tsx';

type Props = FieldText & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] };

/** A native select: best on phones, and fully accessible. */
export function SelectField({ options, className, ...props }: Props) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="relative">
        <select {...control} className={clsx(CONTROL, 'appearance-none pe-10', className)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 end-3.5 size-4.5 -translate-y-1/2 text-muted"
        />
      </div>
    </Field>
  );
}
