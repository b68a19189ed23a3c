import { clsx } from 'clsx';
import { useState } from 'react';

interface Props {
  /** One of our base paths (`/art/…`, `/pictures/…`, without extension), or any full image URL. */
  src: string | null | undefined;
  /** A tiny preview as a data URL, shown while loading. */
  placeholder?: string | null | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** As in `<img sizes>`. */
  sizes: string;
  /** Width to height. The box keeps this ratio before, during and after loading. */
  aspect?: '1/1' | '4/3' | '3/2' | '16/9' | '3/4' | '21/9';
  /** The main picture of the first view: loaded eagerly and with priority. */
  priority?: boolean;
  className?: string;
}

const PLACEHOLDER = '/art/placeholder';
/** Uploaded pictures; all others are illustrations, available only as WebP. */
const STORED = '/pictures/stored/';

/** A picture that never shifts the layout and never shows as broken. */
export function Picture({ src, placeholder, alt, sizes, aspect = '4/3', priority, className }: Props) {
  const [failed, setFailed] = useState<string[]>([]);
  const wanted = src || PLACEHOLDER;
  const shown = [wanted, PLACEHOLDER].find((address) => !failed.includes(address));
  const fail = () => setFailed((before) => (shown ? [...before, shown] : before));
  const [width = 4, height = 3] = aspect.split('/').map(Number);
  return (
    <div
      className={clsx('overflow-hidden bg-saffron-soft bg-cover bg-center', className)}
      style={{
        aspectRatio: aspect,
        ...(placeholder && shown === src ? { backgroundImage: `url("${placeholder}")` } : {}),
      }}
    >
      {shown && (
        <picture key={shown} className="contents">
          {shown.startsWith(STORED) && (
            <source type="image/avif" srcSet={widthsOf(shown, 'avif')} sizes={sizes} />
          )}
          <img
            {...addresses(shown)}
            alt={alt}
            sizes={sizes}
            width={width * 160}
            height={height * 160}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding={priority ? undefined : 'async'}
            onError={fail}
            // It may have failed before hydration.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
            }}
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}

function addresses(src: string): { src: string; srcSet?: string } {
  const isBase = /^\/(art|pictures)\/[^.?#]*$/.test(src);
  if (!isBase) return { src };
  return { src: `${src}-640.webp`, srcSet: widthsOf(src, 'webp') };
}

function widthsOf(base: string, type: 'webp' | 'avif'): string {
  const widths = base.startsWith('/art/categories/') ? [320, 640] : [320, 640, 1280];
  return widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
}
