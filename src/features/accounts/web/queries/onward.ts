import { api } from '#web/api.ts';
import type { Moved, PageQueries } from '#web/load-in-browser.ts';
import { returnPathIn } from '../return-path.tsx';
import { pathAfterSignIn, sessionQuery } from './session.ts';

export const whoIsSignedIn: PageQueries = (from) => [sessionQuery(from)];

/** The server redirects people who are already signed in, so the sign-in forms are not loaded. */
export const onward: Moved = (cache, { url }) => {
  const session = cache.getQueryData(sessionQuery(api).queryKey);
  return session?.user ? pathAfterSignIn(session, returnPathIn(url.searchParams)) : null;
};
