import { clsx } from 'clsx';
import { ChefHat, ChevronDown, CookingPot, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { NotOnDevice } from '#web/ui/states/offline-notice.tsx';
import type { Entry } from '../../contract.ts';
import { useRemoveEntry } from '../queries/entries.ts';
import { useMakeRecipe } from '../state/make-recipe.ts';

interface Props {
  entry: Entry;
  /** False if there is no connection and its recipe cannot be opened without one. */
  isRecipeHere?: boolean;
  onEdit(): void;
}

/** An entry: a preview, and when unfolded, the full text with actions. On paper it is the full text. */
export function EntryCard({ entry, isRecipeHere = true, onEdit }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <article aria-labelledby={id} className="card">
      <h2 className="font-sans text-base leading-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-text`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-16 w-full items-start gap-4 rounded-card px-5 pt-4 pb-2 text-start md:px-6"
        >
          <span className="min-w-0 flex-1">
            <span id={id} className="block font-display text-xl leading-snug wrap-anywhere">
              {entry.title}
            </span>
            <span className="mt-0.5 block text-sm font-normal text-muted">
              {formatDate(entry.createdAt.slice(0, 10), 'MMM d, yyyy')}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={clsx(
              'mt-1 size-5 shrink-0 text-muted transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={`${id}-text`} className="px-5 pb-5 md:px-6">
        <p
          className={clsx(
            'wrap-anywhere',
            isOpen
              ? 'pt-1 whitespace-pre-line'
              : 'line-clamp-2 text-muted print:line-clamp-none print:whitespace-pre-line print:text-ink',
          )}
        >
          {entry.content}
        </p>
        {isOpen && <EntryActions entry={entry} isRecipeHere={isRecipeHere} onEdit={onEdit} />}
      </div>
    </article>
  );
}

function EntryActions({ entry, isRecipeHere, onEdit }: Required<Props>) {
  const makeRecipe = useMakeRecipe();
  const remove = useRemoveEntry();
  return (
    <div className="mt-5 -mb-1 flex flex-wrap items-center gap-2 border-t border-line pt-4 print:hidden">
      {entry.recipeId && !isRecipeHere && (
        <NotOnDevice>{t('Its full recipe is not on this device.')}</NotOnDevice>
      )}
      {entry.recipeId && isRecipeHere && (
        <Button
          asLink
          to={paths.recipe(entry.recipeId)}
          variant="secondary"
          icon={<CookingPot aria-hidden="true" />}
        >
          {t('View Recipe')}
        </Button>
      )}
      <Button
        variant="secondary"
        onClick={() => void makeRecipe(entry)}
        icon={<ChefHat aria-hidden="true" />}
      >
        {t('Turn into a full recipe')}
      </Button>
      <Button variant="ghost" onClick={onEdit} icon={<Pencil aria-hidden="true" />}>
        {t('Edit')}
      </Button>
      <Button
        variant="ghost"
        className="text-danger-ink!"
        onClick={() => remove(entry)}
        icon={<Trash2 aria-hidden="true" />}
      >
        {t('Delete')}
      </Button>
    </div>
  );
}
