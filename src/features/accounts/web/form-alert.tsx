import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A form-level error, announced to screen readers when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className={
        children
          ? 'flex gap-2.5 rounded-control bg-danger-soft px-3.5 py-3 text-sm font-medium text-danger-ink'
          : 'sr-only'
      }
    >
      {children && <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0" />}
      {children}
    </div>
  );
}
