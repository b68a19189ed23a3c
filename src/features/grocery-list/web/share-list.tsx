import { Share2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { GroceryItem } from '../contract.ts';
import { shareText } from '../rules.ts';

/** Sends the list with the device's own sharing, or copies it (texts of spec part 2 §8 'Grocery share'). */
export function ShareList({ items }: { items: readonly GroceryItem[] }) {
  const share = async () => {
    const text = shareText(items);
    if (text === null) {
      showToast({
        title: 'No items to share',
        description: "All items are marked as 'have at home' or your grocery list is empty.",
      });
      return;
    }
    if (await shareOnDevice(text)) return;
    if (await copy(text)) showToast({ title: 'Grocery list copied!', tone: 'success' });
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

/** Whether the device took it, also when the person then thought better of it. */
async function shareOnDevice(text: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title: 'Grocery list', text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** Where the page did not come over HTTPS there is no clipboard to write to. */
function copyOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'fixed opacity-0';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}
