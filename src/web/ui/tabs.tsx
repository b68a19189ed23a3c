import { clsx } from 'clsx';
import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react';
import { formatNumber } from '#shared/written/numbers.ts';

interface Choice {
  /** Prefix of the ids by which tab and panel refer to each other. */
  prefix: string;
  selected: string;
  select(id: string): void;
}

const TabsContext = createContext<Choice>({ prefix: '', selected: '', select: () => undefined });

interface TabsProps<Id extends string> {
  selected: Id;
  onSelect(id: NoInfer<Id>): void;
  className?: string;
  children: ReactNode;
}

/** A set of tabs: contains a `TabList`, and the `TabPanel` of the selected one. */
export function Tabs<Id extends string>({ selected, onSelect, className, children }: TabsProps<Id>) {
  const prefix = useId();
  const select = (id: string) => {
    if (id !== selected) onSelect(id as Id);
  };
  return (
    <TabsContext value={{ prefix, selected, select }}>
      <div className={className}>{children}</div>
    </TabsContext>
  );
}

interface TabListProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; label: string; count?: number }[];
  className?: string;
}

/** A row of tabs; arrow keys, Home and End move and select. */
export function TabList({ label, tabs, className }: TabListProps) {
  const { prefix, selected, select } = use(TabsContext);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = tabs.at(placeAfter(event, at, tabs.length) ?? tabs.length);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${prefix}${next.id}`)?.focus();
    select(next.id);
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={clsx('flex gap-1 rounded-full bg-sunken p-1', className)}
    >
      {tabs.map(({ id, label, count }) => (
        <button
          key={id}
          id={`${prefix}${id}`}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? `${prefix}panel` : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => select(id)}
          className="min-h-11 flex-1 rounded-full px-4 phone:px-2 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink aria-selected:bg-raised aria-selected:text-ink aria-selected:shadow-soft"
        >
          {label}
          {count !== undefined && ' '}
          {count !== undefined && (
            <span className="font-medium text-muted tabular-nums">({formatNumber(count)})</span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The index that a key leads to; the row wraps around. `undefined` for other keys. */
function placeAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, count: number) {
  const ahead = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return (at + ahead + count) % count;
  if (key === 'ArrowLeft') return (at - ahead + count) % count;
  if (key === 'Home' || key === 'PageUp') return 0;
  if (key === 'End' || key === 'PageDown') return count - 1;
  return undefined;
}

interface TabPanelProps {
  /** The id of its tab, which is selected. Panels of other tabs are not rendered. */
  tab: string;
  className?: string;
  children: ReactNode;
}

/** The panel of the selected tab. It is not a tab stop, because it starts with an element that is one. */
export function TabPanel({ tab, className, children }: TabPanelProps) {
  const { prefix } = use(TabsContext);
  return (
    <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${tab}`} className={className}>
      {children}
    </div>
  );
}
