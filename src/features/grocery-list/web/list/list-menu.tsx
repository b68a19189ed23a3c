import { Copy, EllipsisVertical, MonitorSmartphone, Printer, RotateCcw } from 'lucide-react';
import type { useScreenOn } from '#web/screen-on.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx';
import type { GroceryList } from '../../contract.ts';
import { aisleText } from '../../rules/list-text.ts';
import { useListChanges } from '../data/changes.ts';
import { copyList, tellNothingToShare } from '../data/copy-list.ts';

/** What is done with the list now and then. */
export function ListMenu({ list, screen }: { list: GroceryList; screen: ReturnType<typeof useScreenOn> }) {
  const { untickAll } = useListChanges();
  const copy = async () => {
    const text = aisleText(list);
    if (text === null) tellNothingToShare();
    else await copyList(text);
  };
  return (
    <Menu trigger={<IconButton label="More" icon={<EllipsisVertical aria-hidden="true" />} />}>
      {screen.isPossible && (
        <MenuItem icon={<MonitorSmartphone aria-hidden="true" />} onSelect={() => screen.set(!screen.isOn)}>
          {screen.isOn ? 'Let the screen go off' : 'Keep the screen on'}
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void copy()}>
        Copy by aisle
      </MenuItem>
      {/* Printing holds everything up: the menu closes first. */}
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => setTimeout(() => window.print())}>
        Print
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => untickAll(list.items)}>
        Clear all ticks
      </MenuItem>
    </Menu>
  );
}
