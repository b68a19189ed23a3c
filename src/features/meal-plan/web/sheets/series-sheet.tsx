import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import type { PlannedMeal } from '../../rules/calendar.ts';
import type { SeriesScope } from '../../rules/changes.ts';
import type { Place } from '../state/place.ts';

/** A repeating meal to be removed or moved. */
export interface SeriesQuestion {
  meal: PlannedMeal;
  to: Place | null;
}

const SCOPES: readonly { scope: SeriesScope; label: string }[] = [
  { scope: 'one', label: t('This one') },
  { scope: 'following', label: t('This and following') },
  { scope: 'all', label: t('All') },
];

export default function SeriesSheet({
  question,
  onAnswer,
  onClose,
}: {
  question: SeriesQuestion | null;
  onAnswer(question: SeriesQuestion, scope: SeriesScope): void;
  onClose(): void;
}) {
  return (
    <Sheet
      open={question !== null}
      onClose={onClose}
      title={question?.to ? t('Move repeated meal') : t('Remove repeated meal')}
    >
      {question && (
        <>
          <p className="mb-5 text-muted">
            {t('{recipeName} repeats. Which meals should this apply to?', {
              recipeName: question.meal.recipeName,
            })}
          </p>
          <div className="grid gap-3">
            {SCOPES.map(({ scope, label }) => (
              <Button key={scope} variant="secondary" wide onClick={() => onAnswer(question, scope)}>
                {label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Sheet>
  );
}
