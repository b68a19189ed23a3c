import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says what part of a page is available without a connection. */
export function OfflineNotice({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-card bg-sunken px-4 py-3 text-[0.9375rem] text-pretty"
    >
      <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <span>{children}</span>
    </p>
  );
}

/** Marks what does not open until there is a connection. */
export function NotOnDevice({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-1.5 text-sm font-medium text-muted">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </p>
  );
}
