import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { CONTROL, describedBy, Field, type FieldText } from './field.tsx';

type Props = FieldText &
  ComponentProps<'input'> & { /** Sits inside the field, at its left. */ icon?: ReactNode };

export function TextField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  icon,
  id: given,
  className,
  ...input
}: Props) {
  const own = useId();
  const id = given ?? own;
  const text = { label, hint, error, hideLabel, optional };
  return (
    <Field id={id} {...text}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-muted [&_svg]:size-5">
            {icon}
          </span>
        )}
        <input
          id={id}
          {...describedBy(id, text)}
          {...input}
          className={clsx(CONTROL, icon && 'ps-11', className)}
        />
      </div>
    </Field>
  );
}
