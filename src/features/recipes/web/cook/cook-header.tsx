import { X } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Cooking } from '../state/cooking.ts';

interface Props {
  titleId: string;
  title: string;
  cooking: Cooking;
  /** The visible step, from 0, of how many. */
  at: number;
  steps: number;
  onClose(): void;
}

/** The recipe, the progress, and the close button. */
export function CookHeader({ titleId, title, cooking, at, steps, onClose }: Props) {
  return (
    <header className="px-4 pt-2 short:pt-0.5 desk:px-8">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            tabIndex={-1}
            className="text-lg leading-tight outline-none line-clamp-3 wrap-anywhere desk:text-xl"
          >
            {title}
          </h2>
          <p className="text-muted tabular-nums">
            {t(
              '{servings, plural, one {Step {step} of {steps} · # serving} other {Step {step} of {steps} · # servings}}',
              { servings: cooking.servings, step: at + 1, steps },
            )}
          </p>
        </div>
        <IconButton
          label={t('Close cook mode')}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
          className="-me-2 size-14! [&_svg]:size-7!"
        />
      </div>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-herb transition-[width]"
          style={{ width: `${((at + 1) / steps) * 100}%` }}
        />
      </div>
    </header>
  );
}
