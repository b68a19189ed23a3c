import { SearchX } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Nothing was found: what to try instead. */
export function NoResults({
  term,
  isNarrowed,
  onClear,
}: {
  term: string;
  isNarrowed: boolean;
  onClear(): void;
}) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={term ? `Nothing for “${term}”` : 'No recipes found'}
      text={
        isNarrowed
          ? 'Your filters may be too narrow.'
          : 'Try one ingredient, a shorter word, or have the AI Chef write the recipe you have in mind.'
      }
    >
      {isNarrowed ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <>
          <Button asLink to={paths.assistant}>
            Ask the AI Chef
          </Button>
          <Button asLink to={paths.categories} variant="secondary">
            Browse categories
          </Button>
        </>
      )}
    </EmptyState>
  );
}
