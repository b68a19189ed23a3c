import { clsx } from 'clsx';

/** A spinner as tall as the adjacent text. Announced with a `label`; otherwise decorative. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const ring = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={clsx('animate-spin size-[1.2em]', className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1.5">
      {ring}
      {label}
    </span>
  );
}
