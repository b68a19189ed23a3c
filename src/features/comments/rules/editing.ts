import { UNDO_MINUTES } from './limits.ts';

/** Minutes for which a comment can be edited. */
export const EDIT_MINUTES = 15;
const EDIT_MS = EDIT_MINUTES * 60_000;

/** Until when a comment can be edited. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_MS);
}

/** Whether somebody can still restore a comment: the person who deleted it, for some minutes. */
export function canRestore(
  {
    authorId,
    deletedAt,
    deletedBy,
  }: Record<'authorId' | 'deletedBy', string | null> & { deletedAt: Date | null },
  userId: string,
  now: Date,
): boolean {
  if (authorId === null || deletedAt === null || deletedBy !== userId) return false;
  return now.getTime() - deletedAt.getTime() <= UNDO_MINUTES * 60_000;
}

/** Whether a comment can still be edited. */
export function isEditable(createdAt: Date, now: Date): boolean {
  return now < editableUntil(createdAt);
}
