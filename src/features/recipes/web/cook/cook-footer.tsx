import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  at: number;
  last: number;
  onGo(to: number): void;
  onFinish(): void;
}

/** Buttons for the previous step, and for the next one or the end. */
export function CookFooter({ at, last, onGo, onFinish }: Props) {
  const isLast = at === last;
  return (
    <footer className="border-t border-line px-4 py-3 short:py-1.5 desk:px-8">
      <div className="mx-auto flex max-w-4xl gap-3">
        <Button
          variant="secondary"
          size="lg"
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
          icon={<ArrowLeft aria-hidden="true" />}
          className="min-h-16 flex-1 text-lg!"
        >
          {t('Previous')}
        </Button>
        <Button
          size="lg"
          onClick={() => (isLast ? onFinish() : onGo(at + 1))}
          icon={isLast ? <Check aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
          className="min-h-16 flex-1 text-lg!"
        >
          {isLast ? t('Finish') : t('Next')}
        </Button>
      </div>
    </footer>
  );
}
