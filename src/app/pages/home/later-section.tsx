import type { ReactNode } from 'react';
import { useHydrated } from '#web/use-hydrated.ts';

/** A section that comes with the scripts: not in the HTML, where 'Loading...' keeps its place. */
export function LaterSection({
  height,
  children,
}: {
  /** A class for the room it takes. */ height: string;
  children: ReactNode;
}) {
  const isHydrated = useHydrated();
  return <div className={height}>{isHydrated ? children : <SectionLoading height={height} />}</div>;
}

export function SectionLoading({ height }: { height: string }) {
  return (
    <p className={`flex items-center justify-center rounded-card bg-sunken text-muted ${height}`}>
      Loading...
    </p>
  );
}
