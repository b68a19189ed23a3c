import { Copy, EllipsisVertical, Printer, RotateCcw, Trash2 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/menus/menu.tsx';
import type { GroceryItem } from '../../rules/list.ts';
import { tickedOwn } from '../../rules/own-items.ts';
import { useListChanges } from '../queries/changes.ts';
import { copyList, tellNothingToShare } from '../state/copy-list.ts';

interface Props {
  items: readonly GroceryItem[];
  /** The list as displayed; `null` when nothing is left to buy. */
  text: string | null;
}

/** Less frequent actions on the list. */
export function ListMenu({ items, text }: Props) {
  const { untickAll, removeTicked } = useListChanges();
  return (
    <Menu trigger={<IconButton label={t('More')} icon={<EllipsisVertical aria-hidden="true" />} />}>
      <MenuItem
        icon={<Copy aria-hidden="true" />}
        onSelect={() => void (text === null ? tellNothingToShare() : copyList(text))}
      >
        {t('Copy')}
      </MenuItem>
      {/* Printing blocks the page, so the menu closes first. */}
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => setTimeout(() => window.print())}>
        {t('Print')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => untickAll(items)}>
        {t('Clear all ticks')}
      </MenuItem>
      {tickedOwn(items).length > 0 && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} onSelect={() => removeTicked(items)}>
          {t('Remove ticked items you added')}
        </MenuItem>
      )}
    </Menu>
  );
}
