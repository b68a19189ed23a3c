import { Info } from 'lucide-react';
import { useState } from 'react';
import type { ImportedRecipe } from '#features/imports/contract.ts';
import { ImportRecipe } from '#features/imports/web/import-recipe.tsx';
import type { Source } from '#features/imports/web/import-sheet.tsx';
import { useFilledForm } from '#features/recipes/web/state/pasted.ts';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { useGiven } from './given.ts';

const KeepAll = part(() => import('#features/recipe-book/web/keep-all.tsx'));

/** Fills the form from elsewhere for review; nothing is saved yet. What another app shared is read immediately. */
export function ImportSection() {
  const fillForm = useFilledForm();
  const [told, setTold] = useState<string[]>([]);
  const { given, problem, forget, attach } = useGiven();
  const fill = (recipe: ImportedRecipe, source: Source) => {
    fillForm(recipe, () => setTold([]));
    attach();
    setTold([readFrom(recipe, source), ...recipe.notes]);
    if (given) forget();
  };
  return (
    <div className="grid gap-3">
      <ImportRecipe
        key={given?.source}
        given={given}
        onRead={fill}
        withAll={(recipes) => <KeepAll recipes={recipes} />}
      />
      {problem && (
        <p role="alert" className="font-medium text-danger-ink">
          {problem}
        </p>
      )}
      {told.length > 0 && (
        <div role="status" className="flex gap-3 rounded-card bg-saffron-soft p-4">
          <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
          <ul className="grid gap-1">
            {told.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function readFrom({ sourceUrl, authorName }: ImportedRecipe, source: Source): string {
  const site =
    sourceUrl && URL.canParse(sourceUrl) ? new URL(sourceUrl).hostname.replace(/^www\./, '') : null;
  if (site)
    return authorName
      ? t('Imported from {site} by {author}. Check it, then save.', { site, author: authorName })
      : t('Imported from {site}. Check it, then save.', { site });
  if (source === 'file')
    return authorName
      ? t('Filled in by {author} from your file. Check it, then save.', { author: authorName })
      : t('Filled in from your file. Check it, then save.');
  return authorName
    ? t('Filled in by {author} from your text. Check it, then save.', { author: authorName })
    : t('Filled in from your text. Check it, then save.');
}
