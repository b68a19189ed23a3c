import type { ORPCError } from '@orpc/client';
import { AppError, ERROR_STATUS, type ErrorCode, type InputIssue } from '#shared/errors.ts';

/** An error as `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  issues: InputIssue[];
}

export const PROBLEM_TITLES: Record<ErrorCode, string> = {
  invalid_input: 'The request is not valid',
  not_signed_in: 'Not signed in',
  subscription_required: 'Subscription required',
  forbidden: 'Not allowed',
  not_elevated: 'Admin login required',
  not_found: 'Not found',
  conflict: 'Conflict',
  too_large: 'Too large',
  rate_limited: 'Too many attempts',
  internal: 'Something went wrong',
  unavailable: 'Temporarily unavailable',
};

export function toProblem(code: string, detail: string, issues: InputIssue[] = []): Problem {
  const status = ERROR_STATUS[code as keyof typeof ERROR_STATUS] ?? 500;
  return {
    type: 'about:blank',
    title: PROBLEM_TITLES[code as ErrorCode] ?? 'Error',
    status,
    code,
    detail,
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
