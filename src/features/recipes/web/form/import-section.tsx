import { Info } from 'lucide-react';
import { useState } from 'react';
import type { ImportedRecipe } from '#features/imports/contract.ts';
import { ImportRecipe } from '#features/imports/web/import-recipe.tsx';
import { useFilledForm } from '../data/pasted.ts';

/** Fills the form from elsewhere, and says what to look at: nothing of it is saved yet. */
export function ImportSection() {
  const fillForm = useFilledForm();
  const [told, setTold] = useState<string[]>([]);
  const fill = (recipe: ImportedRecipe) => {
    fillForm(recipe, () => setTold([]));
    setTold([readFrom(recipe), ...recipe.notes]);
  };
  return (
    <div className="grid gap-3">
      <ImportRecipe onRead={fill} />
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

function readFrom({ sourceUrl, authorName }: ImportedRecipe): string {
  const site =
    sourceUrl && URL.canParse(sourceUrl) ? new URL(sourceUrl).hostname.replace(/^www\./, '') : null;
  const by = authorName ? ` by ${authorName}` : '';
  return site
    ? `Read from ${site}${by}. Check it, then save.`
    : `Read${by || ' from what you gave'}. Check it, then save.`;
}
