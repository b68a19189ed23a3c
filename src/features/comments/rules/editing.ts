/** Minutes in which a comment can be edited. */
export const EDIT_MINUTES = 15;
const EDIT_MS = EDIT_MINUTES * 60_000;

/** Until when a comment can be edited. */
export function editableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + EDIT_MS);
}

/** Whether a comment can still be edited. */
export function isEditable(createdAt: Date, now: Date): boolean {
  return now < editableUntil(createdAt);
}
