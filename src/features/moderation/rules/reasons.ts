/** Reasons to report content (spec part 1 §5). */
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

/** What moderators can decide on. */
export const CONTENT_TYPES = ['recipe', 'reel', 'comment'] as const;
/** What people can report so far. */
export const REPORTABLE = ['recipe'] as const satisfies readonly (typeof CONTENT_TYPES)[number][];
export const FLAG_STATUSES = ['pending', 'deleted'] as const;
