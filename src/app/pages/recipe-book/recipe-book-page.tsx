import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Entry } from '#features/recipe-book/contract.ts';
import { EntryEditor } from '#features/recipe-book/web/entries/entry-editor.tsx';
import { EntryList } from '#features/recipe-book/web/entries/entry-list.tsx';
import { entriesQuery } from '#features/recipe-book/web/queries/entries.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

export const loader = loadOnServer((from) => [entriesQuery(from)]);
// The page opens immediately and loads the book afterward.
export const clientLoader = loadInBrowser(() => []);

/** /recipe-book (spec part 1 §2 'Recipe book'). */
export default function RecipeBookPage() {
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  return (
    <div className="page pb-10">
      <PageHead title={t('Recipe Book')} isPrivate />
      <div className="mx-auto max-w-3xl">
        <PageHeading
          title={t('Recipe Book')}
          text={t(
            'Recipes in your own words: from paper cards, from a friend, from memory. Only you can see them.',
          )}
        >
          <Button onClick={() => setEdited('new')} icon={<Plus aria-hidden="true" />}>
            {t('Add Recipe')}
          </Button>
        </PageHeading>
        <EntryList onAdd={() => setEdited('new')} onEdit={setEdited} />
      </div>
      <EntryEditor edited={edited} onClose={() => setEdited(null)} />
    </div>
  );
}
