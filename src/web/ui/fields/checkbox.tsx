import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox in our colors; its label is part of the 44 px target. */
export function Checkbox({ label, hint, className, id: given, ...input }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={clsx('flex min-h-11 items-start gap-3 py-2', className)}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
        className="tap-44 mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
