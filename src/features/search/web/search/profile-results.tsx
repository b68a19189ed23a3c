import { Link } from 'react-router';
import { useHiddenPeople } from '#features/profiles/web/queries/hidden-people.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import type { SearchQuery } from '../../rules/search.ts';
import { queryPart, useSearchResults } from '../queries.ts';

/** The most people in one response. */
const MOST = 60;

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface Props {
  query: SearchQuery;
  pages: number;
  /** The query of the next page's URL. */
  address: Record<string, string | number | undefined>;
}

/** Matching people, by name. */
export function ProfileResults({ query, pages, address }: Props) {
  const few = useSearchResults(query).data?.profiles;
  const many = useSearchResults(query, 1, { limit: pages > 1 ? MOST : undefined }).data?.profiles;
  const { items, total } = many ?? few ?? { items: [], total: 0 };
  const hidden = useHiddenPeople();
  const people = items.filter(({ id }) => !hidden.has(id));
  return (
    <>
      <ul className={GRID}>
        {people.map(({ id, name, username, bio, avatarUrl }) => (
          <li
            key={id}
            data-by={id}
            className="card group relative flex items-center gap-4 p-4 hover:shadow-lift"
          >
            <Avatar id={id} src={avatarUrl} size="lg" />
            <div className="min-w-0">
              <h2 className="truncate text-lg">
                <Link
                  to={paths.profileOf(username ?? id)}
                  className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
                >
                  {name}
                </Link>
              </h2>
              {username && <p className="truncate text-sm text-muted">@{username}</p>}
              {bio && <p className="mt-1 line-clamp-2 text-sm">{bio}</p>}
            </div>
          </li>
        ))}
      </ul>
      {items.length < total && (
        <div className="mt-8 flex flex-col items-center gap-3 text-center text-muted">
          <p>
            {t('Showing {count} of {total} people. Type more of the name to narrow the search.', {
              count: items.length,
              total,
            })}
          </p>
          {items.length < MOST && (
            <Button
              asLink
              to={{ search: queryPart({ ...address, page: 2 }) }}
              replace
              preventScrollReset
              variant="secondary"
              size="lg"
            >
              {t('Load more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

export function ProfileResultsSkeleton() {
  return (
    <Loading label={t('Loading profiles…')}>
      <div className={GRID}>
        {[1, 2, 3].map((at) => (
          <div key={at} className="card flex items-center gap-4 p-4">
            <Skeleton className="size-16 rounded-full" />
            <div className="flex-1">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="mt-2 h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
