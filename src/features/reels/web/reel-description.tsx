import { clsx } from 'clsx';
import { useState } from 'react';
import { t } from '#shared/t.ts';

/** Characters and lines that fit without being cut. */
const SHORT = 110;
const FEW_LINES = 3;

/** A reel's description, cut to three lines until somebody expands it, so that the video stays visible. */
export function ReelDescription({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > SHORT || text.split('\n').length > FEW_LINES;
  return (
    <div className="mt-1 text-sm">
      <p
        className={clsx(
          'wrap-anywhere whitespace-pre-line beside:text-muted',
          isOpen ? 'max-h-[35dvh] overflow-y-auto' : isLong && 'line-clamp-3 short:line-clamp-2',
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-9 font-semibold hover:underline"
        >
          {isOpen ? t('Show less') : t('Read more')}
        </button>
      )}
    </div>
  );
}
