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

/** The rejected fields of an error, by path. */
export function fieldErrors(error: unknown): InputIssue[] {
  return error instanceof ORPCError
    ? ((error.data as { issues?: InputIssue[] } | undefined)?.issues ?? [])
    : [];
}
