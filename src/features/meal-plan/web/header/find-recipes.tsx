import { BookOpen, LayoutGrid } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { ICON_ONLY, Words } from './icon-only.tsx';

/** Spec part 1 §2 can be read both ways: the button leads to all recipes, and its end to the categories. */
export function FindRecipes() {
  return (
    <div className="flex">
      <Button
        asLink
        to={paths.recipes}
        title={t('Find Recipes')}
        className={`rounded-e-none ${ICON_ONLY}`}
        icon={<BookOpen aria-hidden="true" />}
      >
        <Words>{t('Find Recipes')}</Words>
      </Button>
      <Button
        asLink
        to={paths.categories}
        aria-label={t('Browse categories')}
        title={t('Browse categories')}
        className="w-11 rounded-s-none border-s border-on-primary/35 px-0!"
      >
        <LayoutGrid aria-hidden="true" />
      </Button>
    </div>
  );
}
