import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';

interface Props<Id extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** Identifies the set; its panels are `<TabPanel tabs={id}>`. */
  id: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  selected: NoInfer<Id>;
  onSelect(id: NoInfer<Id>): void;
  className?: string;
}

/** A row of tabs; arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({ label, id, tabs, selected, onSelect, className }: Props<Id>) {
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    onSelect(tab.id);
    document.getElementById(`${id}-tab-${tab.id}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={clsx('flex gap-1 rounded-full bg-sunken p-1', className)}
    >
      {tabs.map((tab) => {
        const isSelected = tab.id === selected;
        return (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={isSelected}
            aria-controls={isSelected ? `${id}-panel-${tab.id}` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={clsx(
              'min-h-11 flex-1 rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap transition-colors',
              isSelected ? 'bg-raised text-ink shadow-soft' : 'text-muted hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-1.5 font-medium text-muted tabular-nums">
                ({tab.count.toLocaleString('en')})
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
