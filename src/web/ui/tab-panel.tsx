import type { ReactNode } from 'react';

interface Props {
  /** The `id` of the `Tabs` it belongs to. */
  tabs: string;
  /** Its tab. */
  tab: string;
  className?: string;
  children: ReactNode;
}

/** The panel of the selected tab. Render only that one. */
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
