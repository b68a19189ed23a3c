import type { Recurring } from '../rules/occurrences.ts';

/** Repeat options, in display order (spec part 1 §2 'Repeat Schedule'). */
export const REPEATS: readonly { value: Recurring; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'daily', label: 'Every Day' },
  { value: 'weekly', label: 'Every Week' },
  { value: 'monthly', label: 'Every Month' },
  { value: 'yearly', label: 'Every Year' },
];
