import { clsx } from 'clsx';
import { Clapperboard, Play } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Reel } from '../contract.ts';

/** A reel in a list of recipes: its poster is as wide as theirs, with its title and author. */
export function ReelCard({ reel, level: Title = 'h3' }: { reel: Reel; level?: 'h2' | 'h3' }) {
  const { id, title, description, authorId, authorName, authorAvatar, username } = reel;
  return (
    <article className="group relative flex h-full flex-col">
      <Poster reel={reel} aspect="4/3" sizes="(min-width: 1024px) 17rem, (min-width: 640px) 30vw, 46vw" />
      <Title className="mt-3 text-[1.0625rem] leading-snug text-pretty sm:text-lg">
        <Link
          to={paths.reel(id)}
          className="line-clamp-2 wrap-anywhere after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
        >
          {title}
        </Link>
      </Title>
      {description && <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{description}</p>}
      <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
        <Clapperboard aria-hidden="true" className="size-4" /> {t('Video · {reel}', { reel: lengthOf(reel) })}
      </p>
      <div className="mt-auto pt-3">
        <Link
          to={paths.profileOf(username ?? authorId)}
          className="relative z-10 flex w-fit max-w-full min-w-0 items-center gap-2 py-1 text-sm text-muted hover:text-ink hover:underline"
        >
          <Avatar id={authorId} src={authorAvatar} size="sm" />
          <span className="truncate">{username ? `@${username}` : authorName}</span>
        </Link>
      </div>
    </article>
  );
}

/** A reel as an upright picture that links to it. */
export function ReelTile({ reel }: { reel: Reel }) {
  return (
    <Link
      to={paths.reel(reel.id)}
      className="group relative block overflow-hidden rounded-card text-white"
      aria-label={t('{title}, video, {length}', { title: reel.title, length: lengthOf(reel) })}
    >
      <Poster reel={reel} aspect="3/4" sizes="(min-width: 1024px) 12rem, (min-width: 640px) 23vw, 46vw" />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent px-3 pt-10 pb-3"
      >
        <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere group-hover:underline">
          {reel.title}
        </span>
      </span>
    </Link>
  );
}

function Poster({ reel, aspect, sizes }: { reel: Reel; aspect: '4/3' | '3/4'; sizes: string }) {
  return (
    <div className="relative overflow-hidden rounded-card">
      <Picture src={reel.thumbnail} placeholder={reel.placeholder} alt="" sizes={sizes} aspect={aspect} />
      <span
        className={clsx(
          'absolute flex items-center justify-center rounded-full bg-black/55 text-white',
          aspect === '3/4' ? 'top-2.5 end-2.5 size-8' : 'inset-0 m-auto size-12',
        )}
      >
        <Play aria-hidden="true" className={clsx('fill-current', aspect === '3/4' ? 'size-4' : 'size-6')} />
      </span>
    </div>
  );
}

/** '0:42'. */
function lengthOf({ duration }: Reel): string {
  const seconds = Math.max(1, Math.round(duration));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
