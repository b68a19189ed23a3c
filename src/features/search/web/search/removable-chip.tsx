import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';

/** An active filter that a press removes. */
export function RemovableChip({ onRemove, children }: { onRemove(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-herb-soft pe-3 ps-4 text-[0.9375rem] font-medium text-herb-ink hover:brightness-95 dark:hover:brightness-115"
    >
      <span className="sr-only">{t('Remove filter')} </span>
      <span className="truncate">{children}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
