import { Share2 } from 'lucide-react';
import { shareOnDevice } from '#web/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import type { GroceryItem } from '../contract.ts';
import { plainText } from '../rules/list-text.ts';
import { copyList, tellNothingToShare } from './data/copy-list.ts';

/** Sends the list with the device's own sharing, or copies it (texts of spec part 2 §8 'Grocery share'). */
export function ShareList({ items }: { items: readonly GroceryItem[] }) {
  const share = async () => {
    const text = plainText(items);
    if (text === null) tellNothingToShare();
    else if (!(await shareOnDevice({ title: 'Grocery list', text }))) await copyList(text);
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      Share
    </Button>
  );
}
