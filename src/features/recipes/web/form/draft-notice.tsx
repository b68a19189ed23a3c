import { History } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { newId } from '#shared/id.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { RecipeForm } from '../../rules/form.ts';
import type { Draft, Start } from '../state/draft.ts';

interface Props {
  start: Start;
  base: RecipeForm;
  draft: Draft;
  onReset(to: Draft): void;
}

const FROM = {
  import: 'Imported.',
  'recipe-book': 'From your recipe book.',
  chef: 'From the chef.',
};

/** Where the form's content came from, and how to undo it. */
export function DraftNotice({ start, base, draft, onReset }: Props) {
  const { getValues } = useFormContext<RecipeForm>();
  const [isShown, setShown] = useState(true);
  const { origin } = start.draft;
  if (!isShown || !(start.isRestored || origin)) return null;
  const change = (to: Draft, title: string) => {
    const before = { ...draft, form: getValues() };
    onReset(to);
    setShown(false);
    showToast({
      title,
      action: {
        label: 'Undo',
        onClick: () => {
          onReset(before);
          setShown(true);
        },
      },
    });
  };
  const { earlier } = start;
  const startOver = () =>
    change(
      { ...draft, id: draft.version === null ? newId() : draft.id, origin: null, form: base },
      'Started over',
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken py-2 pr-2 pl-4">
      <History aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p role="status" className="flex-1">
        {origin ? `${origin.note ?? FROM[origin.kind]} Check it, then save.` : 'Draft restored'}
      </p>
      {earlier && (
        <Button variant="ghost" size="sm" onClick={() => change(earlier, 'Your earlier draft is back')}>
          Restore my earlier draft
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}
