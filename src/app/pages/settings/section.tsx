import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** A titled card of the settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
        {title}
      </h2>
      <Card>{children}</Card>
    </section>
  );
}
