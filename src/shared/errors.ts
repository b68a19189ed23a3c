/** The closed set of error codes, with their HTTP status. */
export const ERROR_STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  subscription_required: 402,
  forbidden: 403,
  not_elevated: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A rejected field; `path` is as in the request. */
export interface InputIssue {
  path: string;
  message: string;
}

interface Details {
  issues?: InputIssue[];
  /** Seconds to wait before retrying; sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error with a message for the cook. Anything else thrown is reported as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: InputIssue[];
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues ?? [];
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
