import type { ErrorCode, InputIssue } from '#shared/errors.ts';
import { t } from '#shared/t.ts';

/** A call that the server refused or could not answer. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: unknown;

  constructor(code: ErrorCode, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/**
 * While a page is rendered on the server, the API is called in process and throws oRPC's errors, which have the same fields.
 */
const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'code' in error && 'data' in error;

/** The code of a server error, or `offline` if no response came. */
export function errorCode(error: unknown): ErrorCode | 'offline' {
  if (isRefusal(error)) return error.code;
  return 'offline';
}

/** The message for the cook. */
export function errorMessage(
  error: unknown,
  fallback = t('Something went wrong. Please try again.'),
): string {
  if (isRefusal(error)) return error.code === 'internal' ? fallback : error.message || fallback;
  return t('Plateful cannot be reached right now. Please check your connection and try again.');
}

/** Why an emailed link failed; `null` if it was not tried yet. */
export function linkFailure(token: string, error: unknown): string | null {
  if (error) return errorMessage(error);
  return token === '' ? t('This address is incomplete. Please open the link in the email again.') : null;
}

/** The rejected fields of an error, by path. */
export function fieldErrors(error: unknown): InputIssue[] {
  return isRefusal(error) ? ((error.data as { issues?: InputIssue[] } | undefined)?.issues ?? []) : [];
}

/** The messages of the rejected fields, by path. */
export function messagesByField(error: unknown): ReadonlyMap<string, string> {
  return new Map(fieldErrors(error).map(({ path, message }) => [path, message]));
}
