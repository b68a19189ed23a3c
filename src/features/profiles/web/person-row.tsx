import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import type { PersonCard } from '../contract.ts';

interface Props {
  person: Omit<PersonCard, 'bio'>;
  /** Shown instead of the username. */
  note?: string;
  children?: ReactNode;
}

/** A person in a list, with actions on them. */
export function PersonRow({ person, note, children }: Props) {
  const { id, name, username, avatarUrl } = person;
  const more = note ?? (username && `@${username}`);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Link
        to={paths.profileOf(username ?? id)}
        className="group flex min-h-11 min-w-40 flex-1 items-center gap-3"
      >
        <Avatar id={id} src={avatarUrl} />
        <span className="min-w-0">
          <span className="block truncate font-semibold group-hover:text-primary-ink">{name}</span>
          {more && <span className="block truncate text-sm text-muted">{more}</span>}
        </span>
      </Link>
      {children && <div className="flex items-center gap-2">{children}</div>}
    </li>
  );
}
