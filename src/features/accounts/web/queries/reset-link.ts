import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type ApiQueries, api } from '#web/api.ts';
import { errorCode } from '#web/errors.ts';
import type { PageQueries } from '#web/load-in-browser.ts';
import { LONGEST_RESET_TOKEN } from '../../rules/limits.ts';
import { useResetPassword } from './session.ts';

/** Whether a reset link still works; never cached. */
const linkQuery = (from: ApiQueries, token: string) => ({
  ...from.accounts.checkResetLink.queryOptions({ input: { token } }),
  staleTime: 0,
});

/** Queries of the pages that reset links lead to. */
export const resetLinkQueries: PageQueries = (from, { url }) => {
  const token = tokenIn(url.searchParams);
  return token ? [linkQuery(from, token)] : [];
};

function tokenIn(query: URLSearchParams): string | null {
  const token = query.get('token');
  return token && token.length <= LONGEST_RESET_TOKEN ? token : null;
}

/** The reset link that led to this page; `null` if none did. */
export function useResetLink() {
  const token = tokenIn(useSearchParams()[0]);
  const { isPending, data } = useQuery({ ...linkQuery(api, token ?? ''), enabled: token !== null });
  const change = useResetPassword();
  if (token === null) return null;
  const isUsedUp = change.isError && errorCode(change.error) === 'not_found';
  return {
    isChecking: isPending,
    isValid: data?.valid === true && !isUsedUp,
    save: (password: string) => change.mutateAsync({ token, password }),
  };
}
