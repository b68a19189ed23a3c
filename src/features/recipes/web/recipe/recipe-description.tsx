import { clsx } from 'clsx';
import { useState } from 'react';
import { t } from '#shared/t.ts';

/** Characters in two lines on a small phone. */
const SHORT = 70;

/** A recipe's description, collapsed to two lines on a phone. */
export function RecipeDescription({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  return (
    // The button stands at the end of the text, which is on the left in Arabic.
    <div dir="auto" className="relative mt-2 desk:mt-4 print:mt-2">
      <p
        className={clsx(
          'text-muted whitespace-pre-line wrap-anywhere desk:text-lg print:text-sm',
          !isOpen && 'phone:line-clamp-2 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {text.length > SHORT && !isOpen && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="absolute end-0 bottom-0 bg-paper ps-3 leading-6 font-semibold text-primary-ink before:absolute before:inset-x-0 before:-top-2 before:-bottom-3 hover:underline desk:hidden print:hidden"
        >
          {t('Read more')}
        </button>
      )}
    </div>
  );
}
