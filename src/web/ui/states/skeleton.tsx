import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A gray placeholder as large as the content; placeholders belong in a `Loading`. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-shimmer rounded-control bg-line', className)} />;
}

interface LoadingProps {
  /** Announced once: 'Loading recipe…'. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The placeholders of one part of a page. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
