import { ORPCError } from '@orpc/client';
import type { ErrorCode, InputIssue } from '#shared/errors.ts';
import { t } from '#shared/t.ts';

/** The code of a server error, or `offline` when no answer came. */
export function errorCode(error: unknown): ErrorCode | 'offline' {
  if (error instanceof ORPCError) return error.code as ErrorCode;
  return 'offline';
}

/** The message for the cook. */
export function errorMessage(
  error: unknown,
  fallback = t('Something went wrong. Please try again.'),
): string {
  if (error instanceof ORPCError) return error.code === 'internal' ? fallback : error.message || fallback;
  return t('Plateful cannot be reached right now. Please check your connection and try again.');
}

/** Why a mailed link leads no further; `null` if it was not tried yet. */
export function linkFailure(token: string, error: unknown): string | null {
  if (error) return errorMessage(error);
  return token === '' ? t('This address is incomplete. Please open the link in the email again.') : null;
}

/** The rejected fields of an error, by path. */
export function fieldErrors(error: unknown): InputIssue[] {
  return error instanceof ORPCError
    ? ((error.data as { issues?: InputIssue[] } | undefined)?.issues ?? [])
    : [];
}
