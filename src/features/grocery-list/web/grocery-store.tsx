import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { GroceryList } from '../contract.ts';

const StorePanel = lazy(async () => ({ default: (await import('./store/store-panel.tsx')).StorePanel }));

/** Opens the panel of the grocery store, which keeps what was found and chosen while the list is open. */
export function GroceryStore({ list }: { list: GroceryList }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon={<ShoppingCart aria-hidden="true" />} onClick={open}>
        Grocery store
      </Button>
      {wasOpened && (
        <Suspense>
          <StorePanel list={list} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
