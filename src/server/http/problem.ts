import type { ORPCError } from '@orpc/client';
import { AppError, ERROR_STATUS, type ErrorCode, type InputIssue } from '#shared/errors.ts';
import { type Message, msg, t } from '#shared/t.ts';

/** An error as `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  issues: InputIssue[];
}

export const PROBLEM_TITLES: Record<ErrorCode, Message> = {
  invalid_input: msg('The request is not valid'),
  not_signed_in: msg('Not signed in'),
  subscription_required: msg('Subscription required'),
  forbidden: msg('Not allowed'),
  not_elevated: msg('Admin login required'),
  not_found: msg('Not found'),
  conflict: msg('Conflict'),
  too_large: msg('Too large'),
  unsupported_media_type: msg('Unsupported media type'),
  rate_limited: msg('Too many attempts'),
  internal: msg('Something went wrong'),
  unavailable: msg('Temporarily unavailable'),
};

export function toProblem(code: string, detail: string, issues: InputIssue[] = []): Problem {
  const status = ERROR_STATUS[code as keyof typeof ERROR_STATUS] ?? 500;
  return {
    type: 'about:blank',
    title: t(PROBLEM_TITLES[code as ErrorCode] ?? 'Error'),
    status,
    code,
    detail: t(detail as Message),
    issues,
  };
}

export function problemOf(error: ORPCError<string, { issues?: InputIssue[] }>): Problem {
  return toProblem(error.code, error.message, error.data?.issues ?? []);
}

export function problemResponse(error: AppError | Problem): Response {
  const problem = error instanceof AppError ? toProblem(error.code, error.message, error.issues) : error;
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  };
  if (error instanceof AppError && error.retryAfter) headers['retry-after'] = String(error.retryAfter);
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
