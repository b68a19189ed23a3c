import { Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { DateRange } from '../rules.ts';

const StorePanel = lazy(async () => ({ default: (await import('./store/store-panel.tsx')).StorePanel }));

/** Opens the panel of the grocery store, which keeps what was found and chosen while the list is open. */
export function GroceryStore({ filter }: { filter: DateRange }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon={<Store aria-hidden="true" />} onClick={open}>
        Grocery store
      </Button>
      {wasOpened && (
        <Suspense>
          <StorePanel filter={filter} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
