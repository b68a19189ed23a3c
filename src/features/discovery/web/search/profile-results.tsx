import { Link } from 'react-router';
import type { PersonCard } from '#features/people/contract.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The found people, by name. */
export function ProfileResults({ people, total }: { people: readonly PersonCard[]; total: number }) {
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ id, name, username, bio, avatarUrl }) => (
          <li key={id} className="card group relative flex items-center gap-4 p-4 hover:shadow-lift">
            <Avatar name={name} src={avatarUrl} size="lg" />
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
      {people.length < total && (
        <p className="mt-8 text-center text-muted">
          The first {people.length} of {total.toLocaleString('en')} people. A longer name finds fewer.
        </p>
      )}
    </>
  );
}
