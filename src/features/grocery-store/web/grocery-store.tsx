import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import type { GroceryFood } from '#features/grocery-list/rules/list.ts';
import { ListAction } from '#features/grocery-list/web/list/list-action.tsx';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';

const StorePanel = part(() => import('./store/store-panel.tsx'));

/** Opens the grocery store panel, which keeps its results while the list is open. */
export function GroceryStore({ foods }: { foods: GroceryFood[] }) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      <ListAction
        label={t('Grocery store')}
        icon={<ShoppingCart aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {wasOpened && <StorePanel foods={foods} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
