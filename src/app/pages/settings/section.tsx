import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { TitledSection } from '#web/ui/titled-section.tsx';

/** A titled card of the settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title}>
      <Card>{children}</Card>
    </TitledSection>
  );
}
