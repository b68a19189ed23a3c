import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';

/** Shown instead of recipes that failed to load (spec part 1 §8). */
export function RecipesError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <ErrorState
      title={t('Failed to load recipes')}
      text={t('Error loading recipes. {error}', { error: errorMessage(error, t('Please try again.')) })}
      onRetry={onRetry}
    />
  );
}
