import { isAPIError } from 'better-auth/api';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';

/** better-auth also reports these if its database does not respond. */
const UNSURE: ReadonlySet<unknown> = new Set(['INVALID_TWO_FACTOR_COOKIE', 'FAILED_TO_CREATE_SESSION']);

/**
 * For `.catch` after better-auth checks: `refuse` handles only refusals. Any other failure must not count against somebody
 * who typed the right password, so it is rethrown, as `unavailable` if better-auth hid its cause.
 */
export function ifRefused<Result>(refuse: () => Result): (error: unknown) => Result {
  return (error) => {
    if (!isAPIError(error)) throw error;
    if (error.statusCode < 500 && !UNSURE.has(error.body?.code)) return refuse();
    throw unchecked(error);
  };
}

/** Whether an account could not be stored; better-auth reports a taken address and a lost database alike. */
export const hidesCause = (error: unknown): boolean =>
  isAPIError(error) && error.body?.code === 'FAILED_TO_CREATE_USER';

/** For failures unrelated to the input. */
export function unchecked(cause: unknown): AppError {
  return new AppError('unavailable', t('This cannot be checked right now. Please try again in a moment.'), {
    retryAfter: 2,
    cause,
  });
}
