import { t } from '#shared/t.ts';
import { copyText } from '#web/sharing.ts';
import { showToast } from '#web/ui/states/toast.ts';

/** Copies a link and reports the outcome (texts and 1.5 s of spec part 1 §8). */
export async function copyLink(address: string, failed = t('Could not copy')): Promise<void> {
  if (await copyText(address))
    showToast({
      title: t('Link copied!'),
      description: t('You can now share your meal plan with others.'),
      tone: 'success',
      duration: 1500,
    });
  else
    showToast({
      title: failed,
      description: t('There was an error copying the link.'),
      tone: 'danger',
    });
}
