import { t } from '#shared/t.ts';
import { copyText } from '#web/sharing.ts';
import { showToast } from '#web/ui/states/toast.ts';

/** Shown when everything is at home (texts of spec part 2 §8 'Grocery share'). */
export function tellNothingToShare(): void {
  showToast({
    title: t('No items to share'),
    description: t("All items are marked as 'have at home' or your grocery list is empty."),
  });
}

/** Copies the list as text and reports the outcome. */
export async function copyList(text: string): Promise<void> {
  if (await copyText(text)) showToast({ title: t('Grocery list copied!'), tone: 'success' });
  else
    showToast({
      title: t('Copy failed'),
      description: t('Could not copy your grocery list. Please try again or check permissions.'),
      tone: 'danger',
    });
}
