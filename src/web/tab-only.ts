import { t } from '#shared/t.ts';
import type { Outcome } from './device-store.ts';
import { showToast } from './ui/states/toast.ts';

let hasWarned = false;

/** Tells the cook, once per page load, that the browser does not store anything. */
export function warnIfTabOnly(outcome: Outcome): void {
  if (outcome !== 'blocked' || hasWarned) return;
  hasWarned = true;
  showToast({
    title: t('Not saved on this device'),
    description: t(
      'Your browser does not let Plateful store anything, so your changes last until you close this tab. Sign in to keep them.',
    ),
    duration: 10_000,
  });
}
