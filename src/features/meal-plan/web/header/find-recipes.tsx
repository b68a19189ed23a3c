import { BookOpen, LayoutGrid } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** Both readings of spec part 1 §2: the button leads to all recipes, its end to the categories. */
export function FindRecipes({ className }: { className?: string }) {
  return (
    <div className={`flex ${className ?? ''}`}>
      <Button
        asLink
        to={paths.recipes}
        className="flex-1 rounded-r-none whitespace-nowrap max-sm:px-3.5!"
        icon={<BookOpen aria-hidden="true" />}
      >
        Find Recipes
      </Button>
      <Button
        asLink
        to={paths.categories}
        aria-label="Browse categories"
        title="Browse categories"
        className="rounded-l-none border-l border-on-primary/35 px-3.5!"
      >
        <LayoutGrid aria-hidden="true" />
      </Button>
    </div>
  );
}
