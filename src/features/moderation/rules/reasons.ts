import { msg, t } from '#shared/t.ts';
/** Reasons to report or remove content (spec part 1 §5). */
export const REASONS = [
  { id: 'inappropriate', label: msg('Inappropriate') },
  { id: 'spam', label: msg('Spam') },
  { id: 'harmful', label: msg('Harmful or unsafe to eat') },
  { id: 'hateful', label: msg('Hateful') },
  { id: 'violence', label: msg('Violence') },
  { id: 'copyright', label: msg('Copyright') },
  { id: 'other', label: msg('Something else') },
] as const;

export type ReportReason = (typeof REASONS)[number]['id'];
export const REASON_IDS = REASONS.map(({ id }) => id);

/** A reason in words. */
export function reasonLabel(id: string): string {
  return REASONS.find((reason) => reason.id === id)?.label ?? t('Something else');
}
