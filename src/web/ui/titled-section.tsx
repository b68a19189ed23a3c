import { type ReactNode, useId } from 'react';

/** A part of a page below a small heading. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}
