import { clsx } from 'clsx';

/** A gray placeholder. Give it the size of the content; announce 'loading' once, beside the shapes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-shimmer rounded-control bg-line', className)} />;
}
