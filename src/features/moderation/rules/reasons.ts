/** Reasons to report or remove content (spec part 1 §5). */
export const REASONS = [
  { id: 'inappropriate', label: 'Inappropriate' },
  { id: 'spam', label: 'Spam' },
  { id: 'harmful', label: 'Harmful or unsafe to eat' },
  { id: 'hateful', label: 'Hateful' },
  { id: 'violence', label: 'Violence' },
  { id: 'copyright', label: 'Copyright' },
  { id: 'other', label: 'Something else' },
] as const;

export type ReportReason = (typeof REASONS)[number]['id'];
export const REASON_IDS = REASONS.map(({ id }) => id);

/** A reason in words. */
export function reasonLabel(id: string): string {
  return REASONS.find((reason) => reason.id === id)?.label ?? 'Something else';
}
