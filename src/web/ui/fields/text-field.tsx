import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CONTROL, Field, type FieldText, useField } from './field.tsx';

type Props = FieldText &
  ComponentProps<'input'> & { /** Sits inside the field, at its left. */ icon?: ReactNode };

export function TextField({ icon, className, ...props }: Props) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="relative">
        {icon && (
          <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-muted [&_svg]:size-5">
            {icon}
          </span>
        )}
        <input {...control} className={clsx(CONTROL, 'text-ellipsis', icon && 'ps-11', className)} />
      </div>
    </Field>
  );
}
