import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { PlannedMeal } from '../../rules/calendar.ts';
import type { SeriesScope } from '../../rules/changes.ts';
import type { Place } from '../state/place.ts';

/** A repeating meal to be removed or moved. */
export interface SeriesQuestion {
  meal: PlannedMeal;
  to: Place | null;
}

const SCOPES: readonly { scope: SeriesScope; label: string }[] = [
  { scope: 'one', label: 'This one' },
  { scope: 'following', label: 'This and following' },
  { scope: 'all', label: 'All' },
];

export function SeriesSheet({
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
      title={question?.to ? 'Move repeated meal' : 'Remove repeated meal'}
    >
      {question && (
        <>
          <p className="mb-5 text-muted">
            {question.meal.recipeName} repeats. Which meals should this apply to?
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
