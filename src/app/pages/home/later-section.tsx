import { type ReactNode, useDeferredValue } from 'react';
import { t } from '#shared/t.ts';
import { useHydrated } from '#web/use-hydrated.ts';

/** A section loaded after hydration; 'Loading...' reserves its place in the HTML. */
export function LaterSection({
  height,
  children,
}: {
  /** CSS class of the reserved height. */ height: string;
  children: ReactNode;
}) {
  // Deferred, so that the page can be pressed meanwhile.
  const isHydrated = useDeferredValue(useHydrated());
  return <div className={height}>{isHydrated ? children : <SectionLoading height={height} />}</div>;
}

export function SectionLoading({ height }: { height: string }) {
  return (
    <p className={`flex items-center justify-center rounded-card bg-sunken text-muted ${height}`}>
      {t('Loading...')}
    </p>
  );
}
