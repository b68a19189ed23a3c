import { GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useRowHandle } from './sortable-rows.tsx';

interface Props {
  /** 'ingredient 2', for the labels of its buttons. */
  name: string;
  /** True if it is the only row of its list, which cannot be removed. */
  isOnly: boolean;
  /** A number in front of it. */
  number?: number;
  onRemove(): void;
  /** Alt with an arrow key moves the row up or down. */
  onStep(by: -1 | 1): void;
  children: ReactNode;
}

/** A row between its drag handle and remove button. */
export function RowFrame({ name, isOnly, number, onRemove, onStep, children }: Props) {
  const handle = useRowHandle();
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || !by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li
      onKeyDown={step}
      className="relative grid grid-cols-[1.75rem_minmax(0,1fr)_2.75rem] items-start gap-x-1.5 rounded-card data-lifted:z-10 data-lifted:bg-raised data-lifted:shadow-lift"
    >
      <button
        type="button"
        {...handle}
        aria-label={t('Move {name}', { name })}
        title={t('Move')}
        className="tap-44 flex h-12 w-7 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:text-ink"
      >
        {number === undefined ? (
          <GripVertical aria-hidden="true" className="size-5" />
        ) : (
          <span className="flex flex-col items-center font-semibold tabular-nums">
            {number}
            <GripVertical aria-hidden="true" className="size-4" />
          </span>
        )}
      </button>
      <div className="min-w-0">{children}</div>
      <IconButton
        label={t('Remove {name}', { name })}
        icon={<Trash2 aria-hidden="true" />}
        disabled={isOnly}
        onClick={onRemove}
        className="mt-0.5 text-muted"
      />
    </li>
  );
}
