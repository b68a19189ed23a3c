import { clsx } from 'clsx';
import { ChefHat } from 'lucide-react';
import { useState } from 'react';

const SIZES = { sm: 'size-8', md: 'size-11', lg: 'size-16', xl: 'size-28' };

/** Drawn by `tools/art/people.ts`. */
const PICTURES = 32;
const WALLS = ['#F1E0BF', '#E9BFA8', '#A8BFC9', '#C9B6C6', '#B7C3A3', '#E8C172'];

/** A person's picture, or a drawing picked by their id. Decorative: the name is next to it. */
export function Avatar({
  id,
  src,
  size = 'md',
  className,
}: {
  /** The person's id, so that the drawing is the same everywhere; `null` for somebody without a profile. */
  id: string | null;
  /** A stored picture, without its width. */
  src?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const look = clsx(
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full select-none',
    SIZES[size],
    className,
  );
  if (id === null)
    return (
      <span aria-hidden="true" className={clsx(look, 'bg-herb-soft text-herb-ink')}>
        <ChefHat className="size-1/2" />
      </span>
    );
  const seed = hashOf(id);
  const isOwn = src && src !== failed;
  // A picture in the server's HTML may have failed before React was listening.
  const giveUpBroken = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src ?? null);
  };
  return (
    <span aria-hidden="true" style={{ backgroundColor: WALLS[seed % WALLS.length] }} className={look}>
      <img
        src={isOwn ? `${src}-320.webp` : `/art/people/${(seed >>> 8) % PICTURES}.svg`}
        alt=""
        className="size-full object-cover"
        loading="lazy"
        ref={isOwn ? giveUpBroken : undefined}
        onError={isOwn ? () => setFailed(src) : undefined}
      />
    </span>
  );
}

function hashOf(text: string): number {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash;
}
