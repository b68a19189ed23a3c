import { clsx } from 'clsx';
import { useState } from 'react';

interface Props {
  /** A base address of our own (`/art/…`, `/pictures/…`, without ending), or any whole image address. */
  src: string | null | undefined;
  /** Empty for a picture that only decorates what its neighbour says. */
  alt: string;
  /** As in `<img sizes>`: how wide it is shown. */
  sizes: string;
  /** Width to height. The box keeps this shape before, while and after loading. */
  aspect?: '1/1' | '4/3' | '3/2' | '16/9' | '3/4' | '21/9';
  /** The main picture of the first view: loaded at once and first. */
  priority?: boolean;
  className?: string;
}

const PLACEHOLDER = '/art/placeholder';

/** A picture that never moves the page and never shows as broken. */
export function Picture({ src, alt, sizes, aspect = '4/3', priority, className }: Props) {
  const [failed, setFailed] = useState<string[]>([]);
  const wanted = src || PLACEHOLDER;
  const shown = [wanted, PLACEHOLDER].find((address) => !failed.includes(address));
  const fail = () => setFailed((before) => (shown ? [...before, shown] : before));
  const [width = 4, height = 3] = aspect.split('/').map(Number);
  return (
    <div className={clsx('overflow-hidden bg-saffron-soft', className)} style={{ aspectRatio: aspect }}>
      {shown && (
        <img
          key={shown}
          {...addresses(shown)}
          alt={alt}
          sizes={sizes}
          width={width * 160}
          height={height * 160}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          onError={fail}
          // It may have failed before the page came alive.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
          }}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}

function addresses(src: string): { src: string; srcSet?: string } {
  const isBase = /^\/(art|pictures)\/[^.?#]*$/.test(src);
  if (!isBase) return { src };
  const widths = src.startsWith('/art/categories/') ? [320, 640] : [320, 640, 1280];
  return {
    src: `${src}-640.webp`,
    srcSet: widths.map((width) => `${src}-${width}.webp ${width}w`).join(', '),
  };
}
