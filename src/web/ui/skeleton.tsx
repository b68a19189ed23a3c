import { clsx } from 'clsx';

/** A grey shape where something will be. Give it the size of what comes; say 'loading' once, beside the shapes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-shimmer rounded-control bg-line', className)} />;
}
