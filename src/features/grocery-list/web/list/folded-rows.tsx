import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  count: number;
  /** Controlled mode, if another part depends on it. */
  isOpen?: boolean;
  onToggle?(isOpen: boolean): void;
  children: ReactNode;
}

/** A folded group of rows. */
export function FoldedRows({ title, count, isOpen, onToggle, children }: Props) {
  if (count === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => event.currentTarget.open !== isOpen && onToggle?.(event.currentTarget.open)}
      className={`group border-t border-line ${isOpen ? '' : 'print:hidden'}`}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold text-muted md:px-5 print:px-0 [&::-webkit-details-marker]:hidden">
        {title} ({count})
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="pb-3">{children}</ul>
    </details>
  );
}
