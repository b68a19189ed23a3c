import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
};

/** Turns something on or off immediately. The whole row is its target. */
export function Switch({ label, hint, id: given, checked, ...input }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className="relative flex min-h-14 items-center gap-4 py-2">
      <div className="flex-1">
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...input}
          className="peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-edge bg-sunken transition-colors checked:border-primary checked:bg-primary disabled:opacity-50 forced-colors:checked:bg-[Highlight]"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-edge transition-transform peer-checked:translate-x-5 peer-checked:bg-on-primary rtl:peer-checked:-translate-x-5 forced-colors:bg-[ButtonText]"
        />
      </span>
    </div>
  );
}
