import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import type { OwnRating as Rating } from '../contract.ts';
import { useOwnRating, useUnrate } from './queries.ts';
import { RatingForm } from './rating-form.tsx';
import { Stars } from './stars.tsx';

/** The signed-in person's rating, to add, change and remove; not for the recipe's author. */
export function OwnRating({ recipe }: { recipe: { id: string; authorId: string } }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const own = useOwnRating(recipe.id, user !== null);
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const shown = own === undefined ? null : own && !isEditing ? 'rating' : 'form';
  const before = useRef(shown);
  useEffect(() => {
    const isOther = before.current !== null && before.current !== shown;
    before.current = shown;
    // The pressed button is gone, and so is a long form, which would leave the page scrolled.
    if (isOther && document.activeElement === document.body) card.current?.focus();
  }, [shown]);
  if (!user)
    return (
      <div className="card flex flex-wrap items-center justify-between gap-3 p-5">
        <p className="text-muted">{t('Cooked it? Tell others how it went.')}</p>
        <Button asLink to={paths.login(pathname)} variant="secondary">
          {t('Sign in to rate')}
        </Button>
      </div>
    );
  if (user.id === recipe.authorId) return null;
  if (own === undefined) return <Skeleton className="h-28 rounded-card" />;
  return (
    <div ref={card} tabIndex={-1} className="card scroll-mt-24 p-5 outline-none">
      {own && !isEditing ? (
        <Given recipeId={recipe.id} own={own} onEdit={() => setEditing(true)} />
      ) : (
        <RatingForm
          userId={user.id}
          recipeId={recipe.id}
          before={own}
          onDone={() => setEditing(false)}
          {...(own && { onCancel: () => setEditing(false) })}
        />
      )}
    </div>
  );
}

function Given({ recipeId, own, onEdit }: { recipeId: string; own: Rating; onEdit(): void }) {
  const unrate = useUnrate(recipeId);
  return (
    <section aria-label={t('Your rating')} className="flex flex-wrap items-start gap-x-5 gap-y-4">
      {own.image && (
        <Picture
          src={own.image}
          alt={t('What you made')}
          sizes="96px"
          aspect="1/1"
          className="w-24 rounded-control"
        />
      )}
      <div className="min-w-48 flex-1">
        <p className="text-sm font-semibold">{t('Your rating')}</p>
        <Stars value={own.stars} className="mt-1 text-xl" />
        {own.note && <p className="mt-2 whitespace-pre-line wrap-anywhere">{own.note}</p>}
        {own.isHidden && (
          <p className="mt-2 text-sm text-muted">
            {t('Only you can see this: it waits for review, or was removed by our moderators.')}
          </p>
        )}
      </div>
      <div className="-ms-3 flex gap-1 sm:ms-0">
        <Button variant="ghost" onClick={onEdit} icon={<Pencil aria-hidden="true" />}>
          {t('Edit')}
        </Button>
        <Button
          variant="ghost"
          busy={unrate.isPending}
          onClick={() => unrate.mutate(own)}
          icon={<Trash2 aria-hidden="true" />}
        >
          {t('Remove')}
        </Button>
      </div>
    </section>
  );
}
