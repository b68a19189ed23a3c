import { dehydrate } from '@tanstack/react-query';
import { type LoaderFunctionArgs, matchPath } from 'react-router';
import { sessionQuery } from '#features/accounts/web/queries/session.ts';
import { favoriteIdsQuery } from '#features/favorites/web/queries/favorite-ids.ts';
import { unreadQuery } from '#features/notifications/web/queries/unread.ts';
import { hiddenIdsQuery } from '#features/profiles/web/queries/hidden-people.ts';
import { relationQuery } from '#features/profiles/web/queries/relation.ts';
import { abilitiesQuery } from '#features/recipes/web/queries/abilities.ts';
import { likedReelsQuery } from '#features/reels/web/queries.ts';
import { memberCookie } from '#shared/member-cookie.ts';
import { paths } from '#shared/paths.ts';
import { queriesInProcess } from '#web/load-on-server.ts';
import { pageContext } from '#web/page-context.ts';
import { queryClient } from '#web/query-client.ts';

/**
 * The personal data of a shared page (`?path=…`) in one response. The page's head script requests it
 * (`web/head-start.ts`), and it becomes the browser's query cache.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { api, settings } = context.get(pageContext);
  const from = queriesInProcess(api);
  const cache = queryClient();
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  const { user } = await cache.fetchQuery({ ...sessionQuery(from), retry: false });
  if (!user) headers.append('set-cookie', memberCookie(settings.publicUrl, 0));
  else {
    const path = new URL(request.url).searchParams.get('path') ?? '';
    const recipeId = matchPath(paths.recipe.pattern, path)?.params.recipeId;
    const person = matchPath(paths.profileOf.pattern, path)?.params.idOrUsername;
    // Queries that fail here are retried by the components that use them.
    await Promise.all([
      cache.prefetchQuery({ ...favoriteIdsQuery(from), retry: false }),
      cache.prefetchQuery({ ...unreadQuery(from), retry: false }),
      path.startsWith(paths.reels) && cache.prefetchQuery({ ...likedReelsQuery(from), retry: false }),
      cache.prefetchQuery({ ...hiddenIdsQuery(from), retry: false }),
      person && cache.prefetchQuery({ ...relationQuery(from, person), retry: false }),
      recipeId && cache.prefetchQuery({ ...abilitiesQuery(from, recipeId), retry: false }),
    ]);
  }
  return Response.json(dehydrate(cache), { headers });
}
