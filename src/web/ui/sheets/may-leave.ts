import { t } from '#shared/t.ts';
import { confirm } from './confirm.ts';

/** Asks before text written in a sheet is lost: touching outside of the sheet closes it. */
export async function mayLeave(isDirty: boolean): Promise<boolean> {
  return (
    !isDirty ||
    confirm({
      title: t('Leave without saving?'),
      text: t('What you wrote will be lost.'),
      confirmLabel: t('Leave'),
      cancelLabel: t('Keep writing'),
    })
  );
}
