import { ORPCError } from '@orpc/client';
import type { ErrorCode, InputIssue } from '#shared/errors.ts';

/** The code of an error that the server sent, or `offline` when no answer came. */
export function errorCode(error: unknown): ErrorCode | 'offline' {
  if (error instanceof ORPCError) return error.code as ErrorCode;
  return 'offline';
}

/** What to tell the cook about an error. */
export function errorMessage(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  if (error instanceof ORPCError) return error.code === 'internal' ? fallback : error.message || fallback;
  return 'Plateful cannot be reached right now. Please check your connection and try again.';
}

/** The refused fields of an error, by their path. */
export function fieldErrors(error: unknown): InputIssue[] {
  return error instanceof ORPCError
    ? ((error.data as { issues?: InputIssue[] } | undefined)?.issues ?? [])
    : [];
}
