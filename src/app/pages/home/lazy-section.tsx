import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A section that comes after the page is there; it keeps its place and says 'Loading...' until then. */
export function LazySection({
  height,
  children,
}: {
  /** A class for the room it takes. */ height: string;
  children: ReactNode;
}) {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const loading = <SectionLoading height={height} />;
  return (
    <div className={height}>{isMounted ? <Suspense fallback={loading}>{children}</Suspense> : loading}</div>
  );
}

export function SectionLoading({ height }: { height: string }) {
  return (
    <p className={`flex items-center justify-center rounded-card bg-sunken text-muted ${height}`}>
      Loading...
    </p>
  );
}
