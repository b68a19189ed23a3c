import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '#shared/t.ts';
import { STAR_WORDS, starsText } from '../rules/stars.ts';

interface Props {
  stars: number | null;
  onChoose(stars: number): void;
}

/** Chooses one to five stars: radio buttons, so arrow keys work. */
export function StarChoice({ stars, onChoose }: Props) {
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? stars ?? 0;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('Your rating')}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex" onPointerLeave={() => setPointed(null)}>
          {STAR_WORDS.map((word, at) => (
            <label
              key={word}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(at + 1)}
              className="flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-primary-ink"
            >
              <input
                type="radio"
                name={name}
                value={at + 1}
                checked={stars === at + 1}
                onChange={() => onChoose(at + 1)}
                className="sr-only"
              />
              <span className="sr-only">{`${starsText(at + 1)}: ${word}`}</span>
              <Star
                aria-hidden="true"
                className={clsx(
                  'size-7 transition-colors',
                  at < shown ? 'fill-current text-saffron' : 'text-edge',
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-[0.9375rem] text-muted">
          {STAR_WORDS[shown - 1] ?? t('How many stars?')}
        </span>
      </div>
    </fieldset>
  );
}
