import { clsx } from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { language } from '#shared/spoken.ts';

interface TabsProps<Id extends string> {
  selected: Id;
  onSelect(id: NoInfer<Id>): void;
  className?: string;
  children: ReactNode;
}

/** What tabs switch: holds their `TabList` and the `TabPanel` of the selected one. */
export function Tabs<Id extends string>({ selected, onSelect, className, children }: TabsProps<Id>) {
  return (
    <Radix.Root value={selected} onValueChange={(id) => onSelect(id as Id)} className={className}>
      {children}
    </Radix.Root>
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
  return (
    <Radix.List aria-label={label} className={clsx('flex gap-1 rounded-full bg-sunken p-1', className)}>
      {tabs.map(({ id, label, count }) => (
        <Radix.Trigger
          key={id}
          value={id}
          className="min-h-11 flex-1 rounded-full px-4 text-[0.9375rem] font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-soft"
        >
          {label}
          {count !== undefined && (
            <span className="ms-1.5 font-medium text-muted tabular-nums">
              ({count.toLocaleString(language())})
            </span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

interface TabPanelProps {
  /** Its tab: the selected one. Panels of other tabs are not rendered. */
  tab: string;
  className?: string;
  children: ReactNode;
}

/** The panel of the selected tab. It is no tab stop, because it begins with something that is. */
export function TabPanel({ tab, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={tab} tabIndex={undefined} className={className}>
      {children}
    </Radix.Content>
  );
}
