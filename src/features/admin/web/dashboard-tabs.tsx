import { type ComponentType, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { showWithin } from './state/show-within.ts';

interface Props {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; label: string; Panel: ComponentType }[];
}

/** Tabs whose selection is in the URL. On phones the selected one is scrolled into view. */
export function DashboardTabs({ label, tabs }: Props) {
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find((tab) => tab.id === search.get('tab')) ?? tabs[0];
  const frame = useRef<HTMLDivElement>(null);
  const id = selected?.id;
  useEffect(() => {
    const tab = frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (id && tab) showWithin(tab.parentElement, tab);
  }, [id]);
  if (!selected) return null;
  const { Panel } = selected;
  return (
    <div ref={frame}>
      <Tabs
        selected={selected.id}
        onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      >
        <TabList label={label} tabs={tabs} className="overflow-x-auto" />
        <TabPanel tab={selected.id} className="pt-6">
          <Panel />
        </TabPanel>
      </Tabs>
    </div>
  );
}
