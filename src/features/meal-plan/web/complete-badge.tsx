import { Check } from 'lucide-react';
import { t } from '#shared/t.ts';

const MEANING = t('Day complete: breakfast, lunch and dinner are planned');

export function CompleteBadge({ withWords }: { withWords?: boolean }) {
  if (withWords)
    return (
      <span
        title={MEANING}
        className="inline-flex items-center gap-1 rounded-full bg-herb-soft px-2.5 py-0.5 text-xs font-semibold text-herb-ink"
      >
        <Check aria-hidden="true" className="size-3.5" />
        {t('Day complete')}
      </span>
    );
  return (
    <span
      role="img"
      aria-label={MEANING}
      title={MEANING}
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-herb text-on-herb"
    >
      <Check aria-hidden="true" className="size-3.5 stroke-3" />
    </span>
  );
}
