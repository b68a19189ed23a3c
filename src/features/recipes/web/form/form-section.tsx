import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A hint above the fields. */
  hint?: ReactNode;
  children: ReactNode;
}

/** A titled section of the form. */
export function FormSection({ title, hint, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
