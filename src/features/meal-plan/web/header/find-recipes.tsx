import { BookOpen, LayoutGrid } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ICON_ONLY, Words } from './icon-only.tsx';

/** Spec part 1 §2 can be read both ways: the button leads to all recipes, its end to the categories. */
export function FindRecipes() {
  return (
    <div className="flex">
      <Button
        asLink
        to={paths.recipes}
        title="Find Recipes"
        className={`rounded-r-none ${ICON_ONLY}`}
        icon={<BookOpen aria-hidden="true" />}
      >
        <Words>Find Recipes</Words>
      </Button>
      <Button
        asLink
        to={paths.categories}
        aria-label="Browse categories"
        title="Browse categories"
        className="w-11 rounded-l-none border-l border-on-primary/35 px-0!"
      >
        <LayoutGrid aria-hidden="true" />
      </Button>
    </div>
  );
}
