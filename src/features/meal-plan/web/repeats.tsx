import { t } from '#shared/t.ts';
import type { Recurring } from '../rules/occurrences.ts';

/** Repeat options, in display order (spec part 1 §2 'Repeat Schedule'). */
export const REPEATS: readonly { value: Recurring; label: string }[] = [
  { value: 'none', label: t('None') },
  { value: 'daily', label: t('Every Day') },
  { value: 'weekly', label: t('Every Week') },
  { value: 'monthly', label: t('Every Month') },
  { value: 'yearly', label: t('Every Year') },
];
