import { clsx } from 'clsx';
import { ArrowUpRight, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { paths } from '#shared/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { T } from '#web/ui/t.tsx';
import type { RecipeCard as Card } from '../contract.ts';
import { likesBadge } from '../rules/recipe.ts';
import { Glance } from './glance.tsx';

/** Actions in a corner of the card's picture. */
export type CardActions = (recipe: Card) => ReactNode;

interface Props {
  recipe: Card;
  /** Heading level of its title. */
  level?: 'h2' | 'h3';
  /** As in `<img sizes>`; a quarter of the page by default. */
  sizes?: string;
  /** Above the fold: loads its picture eagerly. */
  priority?: boolean;
  actions?: CardActions;
  /** A line under its facts. */
  note?: ReactNode;
}

const QUARTER = '(min-width: 1024px) 17rem, (min-width: 640px) 30vw, 46vw';

/** A recipe in a list: picture first (spec part 1 §2 'Recipe card'). The whole card is a link. */
export function RecipeCard({ recipe, level: Title = 'h3', sizes = QUARTER, priority, actions, note }: Props) {
  const likes = likesBadge(recipe);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          src={recipe.image}
          placeholder={recipe.placeholder}
          alt=""
          sizes={sizes}
          priority={priority}
          className="[&_img]:transition-transform [&_img]:duration-200 motion-safe:[&_img]:group-hover:scale-[1.03]"
        />
        {likes && (
          <span className="absolute top-2.5 start-2.5 inline-flex items-center gap-1 rounded-full bg-raised/95 px-2.5 py-1 text-xs font-semibold text-ink tabular-nums shadow-soft">
            <Heart aria-hidden="true" className="size-3.5 fill-current text-primary-ink" />
            <T
              text="{likes} <span>likes</span>"
              values={{ likes }}
              parts={{ span: <span className="sr-only" /> }}
            />
          </span>
        )}
        <div className="absolute inset-x-1.5 bottom-1.5 sm:inset-x-2.5 sm:bottom-2.5">
          <DietaryMark recipe={recipe} look="badge" />
        </div>
      </div>
      <Title className="mt-3 text-[1.0625rem] leading-snug text-pretty sm:text-lg">
        <RecipeLink recipe={recipe} className="line-clamp-2 after:rounded-card" />
      </Title>
      {actions && <div className="absolute top-2 end-2 z-10">{actions(recipe)}</div>}
      {recipe.description && <p className="mt-1 line-clamp-2 text-sm text-muted">{recipe.description}</p>}
      <Glance recipe={recipe} />
      {note && <div className="mt-1.5">{note}</div>}
      <div className="mt-auto pt-3">
        <AuthorLine recipe={recipe} />
      </div>
    </article>
  );
}

/** The title, as a link that covers the nearest positioned parent. */
export function RecipeLink({
  recipe,
  className,
}: {
  recipe: Pick<Card, 'id' | 'title'>;
  className?: string;
}) {
  return (
    <Link
      to={paths.recipe(recipe.id)}
      className={clsx('after:absolute after:inset-0 group-hover:text-primary-ink', className)}
    >
      {recipe.title}
    </Link>
  );
}

/** The author: a profile link, plain text for built-in recipes, or the site it was imported from. */
export function AuthorLine({
  recipe,
}: {
  recipe: Pick<Card, 'authorId' | 'authorName' | 'authorAvatar' | 'username' | 'source'>;
}) {
  const { authorId, authorName, authorAvatar, username, source } = recipe;
  const look = 'flex min-w-0 max-w-full items-center gap-2 text-sm text-muted';
  if (!authorName)
    return source ? (
      <p className={look}>
        <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken">
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </span>
        <span className="truncate">{source}</span>
      </p>
    ) : null;
  const isPerson = authorId !== 'system' && authorId !== 'anonymous';
  const words = (
    <>
      <Avatar id={isPerson ? authorId : null} src={authorAvatar} size="sm" />
      <span className="truncate">{username ? `@${username}` : authorName}</span>
    </>
  );
  if (!isPerson) return <p className={look}>{words}</p>;
  return (
    <Link
      to={paths.profileOf(username ?? authorId)}
      className={`${look} relative z-10 w-fit py-1 hover:text-ink hover:underline`}
    >
      {words}
    </Link>
  );
}
