import { History } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { RecipeForm } from '../../rules/form.ts';
import type { Draft, Start } from '../state/draft.ts';

interface Props {
  start: Start;
  base: RecipeForm;
  draft: Draft;
  onReset(to: Draft): void;
}

const FROM = {
  import: t('Imported.'),
  'recipe-book': t('From your recipe book.'),
  chef: t('From the chef.'),
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
        label: t('Undo'),
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
      t('Started over'),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken py-2 pe-2 ps-4">
      <History aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p role="status" className="flex-1">
        {origin ? `${origin.note ?? FROM[origin.kind]} ${t('Check it, then save.')}` : t('Draft restored')}
      </p>
      {earlier && (
        <Button variant="ghost" size="sm" onClick={() => change(earlier, t('Your earlier draft is back'))}>
          {t('Restore my earlier draft')}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={startOver}>
        {t('Start over')}
      </Button>
    </div>
  );
}
