import { clsx } from 'clsx';
import { useState } from 'react';

const SIZES = { sm: 'size-8 text-xs', md: 'size-11 text-sm', lg: 'size-16 text-xl', xl: 'size-28 text-4xl' };

/** A person's picture or initials. Decorative: the name is next to it. */
export function Avatar({
  name,
  src,
  size = 'md',
  className,
}: {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZES;
  className?: string;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0]?.toUpperCase() ?? '');
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-herb-soft font-semibold text-herb-ink select-none',
        SIZES[size],
        className,
      )}
    >
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          className="size-full object-cover"
          loading="lazy"
          onError={() => setFailed(src)}
        />
      ) : (
        initials.filter((_, at) => at === 0 || at === initials.length - 1).join('')
      )}
    </span>
  );
}
