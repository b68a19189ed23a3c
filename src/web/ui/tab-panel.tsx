import type { ReactNode } from 'react';

interface Props {
  /** The `id` of the `Tabs` it belongs to. */
  tabs: string;
  /** The tab it is shown for. */
  tab: string;
  className?: string;
  children: ReactNode;
}

/** What the selected tab shows. Render only the selected one. */
export function TabPanel({ tabs, tab, className, children }: Props) {
  return (
    <div
      role="tabpanel"
      id={`${tabs}-panel-${tab}`}
      aria-labelledby={`${tabs}-tab-${tab}`}
      className={className}
    >
      {children}
    </div>
  );
}
