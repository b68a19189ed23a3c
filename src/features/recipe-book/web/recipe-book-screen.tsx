import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '#app/layout/page-head.tsx';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import type { Entry } from '../contract.ts';
import { entriesQuery } from './data/entries.ts';
import { EntryEditor } from './entries/entry-editor.tsx';
import { EntryList } from './entries/entry-list.tsx';

export const loader = loadOnServer((from) => [entriesQuery(from)]);
// The page opens at once; what is in the book comes into it.
export const clientLoader = loadInBrowser(() => []);

/** /recipe-book (spec part 1 §2 'Recipe book'). */
export default function RecipeBookScreen() {
  const [edited, setEdited] = useState<Entry | 'new' | null>(null);
  return (
    <div className="page pb-10">
      <PageHead title="Recipe Book" isPrivate />
      <div className="mx-auto max-w-3xl">
        <PageHeading
          title="Recipe Book"
          text="Recipes in your own words: from paper cards, from a friend, from your head. Only you can see them."
        >
          <Button onClick={() => setEdited('new')} icon={<Plus aria-hidden="true" />}>
            Add Recipe
          </Button>
        </PageHeading>
        <EntryList onAdd={() => setEdited('new')} onEdit={setEdited} />
      </div>
      <EntryEditor edited={edited} onClose={() => setEdited(null)} />
    </div>
  );
}
