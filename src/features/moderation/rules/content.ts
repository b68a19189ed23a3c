import { msg } from '#shared/t.ts';
/** Types of content that people publish and moderators decide on. */
export const CONTENT_TYPES = ['recipe', 'reel', 'comment', 'profile', 'picture', 'rating'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** A report is pending; the content was removed ('deleted', spec part 1 §3); or moderators found nothing wrong. */
export const FLAG_STATUSES = ['pending', 'deleted', 'dismissed'] as const;
export const SANCTIONS = ['warning', 'suspension'] as const;
export type Sanction = (typeof SANCTIONS)[number];
export const APPEAL_RESULTS = ['upheld', 'denied'] as const;
export const HOLD_KINDS = ['word', 'link', 'picture'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];
/** The lists of the moderators' page. */
export const QUEUES = ['reports', 'held', 'appeals', 'removed'] as const;
export type QueueName = (typeof QUEUES)[number];

/** How authors are told about their content: "Your recipe". */
export const CONTENT_NAMES: Record<ContentType, string> = {
  recipe: msg('recipe'),
  reel: msg('video'),
  comment: msg('comment'),
  profile: msg('profile'),
  picture: msg('picture'),
  rating: msg('rating'),
};

/** Decisions that ask for a reason or a message first. */
export type ExplainedDecision = 'remove' | 'warn' | 'suspend' | 'uphold' | 'deny';
