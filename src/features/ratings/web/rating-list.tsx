import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { When } from '#web/ui/when.tsx';
import type { Rating } from '../contract.ts';
import { useRatings } from './queries.ts';
import { Stars } from './stars.tsx';

/** Actions on somebody's rating, such as a report button. */
export type RatingActions = (rating: Rating) => ReactNode;

/** The notes and photos of people who made a recipe, newest first; nothing if there are none. */
export function RatingList({ recipeId, actions }: { recipeId: string; actions: RatingActions }) {
  const { user } = useSession();
  const list = useRatings(recipeId);
  const { data, isError, refetch } = list;
  if (isError && !data)
    return <ErrorState title={t('Could not load what others made')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t('Loading ratings…')}>
        <Skeleton className="h-32 rounded-card" />
      </Loading>
    );
  const ratings = data.pages.flatMap((page) => page.ratings);
  if (ratings.length === 0) return null;
  return (
    <div>
      <h3 className="text-xl">{t('I made this')}</h3>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-2">
        {ratings.map((rating) => (
          <li key={rating.id}>
            <Told rating={rating} actions={rating.author.id === user?.id ? undefined : actions} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} className="mt-6" />
    </div>
  );
}

function Told({ rating, actions }: { rating: Rating; actions: RatingActions | undefined }) {
  const { author, stars, note, image, placeholder, createdAt } = rating;
  const name = author.username ? `@${author.username}` : author.name;
  return (
    <article aria-label={t('{name}’s rating', { name })} className="flex gap-4">
      {image && (
        <Picture
          src={image}
          placeholder={placeholder}
          alt={t('What {name} made', { name })}
          sizes="(min-width: 640px) 144px, 104px"
          aspect="1/1"
          className="w-26 shrink-0 self-start rounded-control sm:w-36"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Link
            to={paths.profileOf(author.username ?? author.id)}
            className="flex min-h-9 min-w-0 items-center gap-2 font-semibold text-ink tap-44 hover:underline"
          >
            <Avatar id={author.id} src={author.avatarUrl} size="sm" />
            <span className="truncate">{name}</span>
          </Link>
          <When at={createdAt} />
        </p>
        <Stars value={stars} className="mt-1" />
        {note && <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{note}</p>}
        {actions && <div className="-ms-3">{actions(rating)}</div>}
      </div>
    </article>
  );
}
