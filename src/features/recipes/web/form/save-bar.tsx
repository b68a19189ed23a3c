import { Check, ShoppingBasket } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { SaveTarget } from '../state/saving.ts';

interface Props {
  isNew: boolean;
  /** `storing`: the picture is on its way, and the recipe waits for it. */
  state: 'ready' | 'storing' | 'saving';
  onSave(target: SaveTarget): void;
}

/** The ways to save, always in reach: above the bottom bar on phones. */
export function SaveBar({ isNew, state, onSave }: Props) {
  const isBusy = state !== 'ready';
  const label = {
    ready: isNew ? 'Save Recipe' : 'Save Changes',
    storing: 'Storing picture...',
    saving: 'Saving...',
  };
  return (
    <div
      data-save-bar
      className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-20 flex gap-2 rounded-card border border-line bg-paper/95 p-2 shadow-lift backdrop-blur-md md:bottom-4 md:items-center md:gap-3 md:p-3"
    >
      <p className="flex-1 pl-2 text-sm text-muted max-md:hidden">
        What you write is kept on this device until you save.
      </p>
      <Button
        variant="secondary"
        busy={isBusy}
        title="Puts it on today’s dinner and opens your grocery list"
        icon={<ShoppingBasket aria-hidden="true" />}
        onClick={() => onSave('groceries')}
        className="max-md:flex-1 max-md:px-3"
      >
        Save and shop
      </Button>
      <Button
        type="submit"
        busy={isBusy}
        icon={<Check aria-hidden="true" />}
        className="max-md:flex-1 max-md:px-3"
      >
        {label[state]}
      </Button>
    </div>
  );
}
