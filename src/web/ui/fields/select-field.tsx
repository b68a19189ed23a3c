import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { CONTROL, describedBy, Field, type FieldText } from './field.tsx';

type Props = FieldText & ComponentProps<'select'> & { options: readonly { value: string; label: string }[] };

/** A native select: best on phones, and fully accessible. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  options,
  id: given,
  className,
  ...select
}: Props) {
  const own = useId();
  const id = given ?? own;
  const text = { label, hint, error, hideLabel, optional };
  return (
    <Field id={id} {...text}>
      <div className="relative">
        <select
          id={id}
          {...describedBy(id, text)}
          {...select}
          className={clsx(CONTROL, 'appearance-none pe-10', className)}
        >
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
