import { copyText } from '#web/sharing.ts';
import { showToast } from '#web/ui/toast.ts';

/** Told when everything is at home (texts of spec part 2 §8 'Grocery share'). */
export function tellNothingToShare(): void {
  showToast({
    title: 'No items to share',
    description: "All items are marked as 'have at home' or your grocery list is empty.",
  });
}

/** Copies the list as a text and says whether that worked. */
export async function copyList(text: string): Promise<void> {
  if (await copyText(text)) showToast({ title: 'Grocery list copied!', tone: 'success' });
  else
    showToast({
      title: 'Copy failed',
      description: 'Could not copy your grocery list. Please try again or check permissions.',
      tone: 'danger',
    });
}
