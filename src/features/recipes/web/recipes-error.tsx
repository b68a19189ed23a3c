import { errorMessage } from '#web/errors.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

/** Shown instead of recipes that failed to load (spec part 1 §8). */
export function RecipesError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <ErrorState
      title="Failed to load recipes"
      text={`Error loading recipes. ${errorMessage(error, 'Please try again.')}`}
      onRetry={onRetry}
    />
  );
}
