import { Share2 } from 'lucide-react';
import { copyText, shareOnDevice } from '#web/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { GroceryItem } from '../contract.ts';
import { plainText } from '../rules/list-text.ts';

/** Sends the list with the device's own sharing, or copies it (texts of spec part 2 §8 'Grocery share'). */
export function ShareList({ items }: { items: readonly GroceryItem[] }) {
  const share = async () => {
    const text = plainText(items);
    if (text === null) {
      showToast({
        title: 'No items to share',
        description: "All items are marked as 'have at home' or your grocery list is empty.",
      });
      return;
    }
    if (await shareOnDevice({ title: 'Grocery list', text })) return;
    if (await copyText(text)) showToast({ title: 'Grocery list copied!', tone: 'success' });
    else
      showToast({
        title: 'Copy failed',
        description: 'Could not copy your grocery list. Please try again or check permissions.',
        tone: 'danger',
      });
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
      Share
    </Button>
  );
}
