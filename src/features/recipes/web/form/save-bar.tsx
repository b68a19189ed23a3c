import { Check, ShoppingBasket } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { SaveTarget } from '../state/saving.ts';

interface Props {
  isNew: boolean;
  /** `storing`: the save waits for a picture upload. */
  state: 'ready' | 'storing' | 'saving';
  onSave(target: SaveTarget): void;
}

/** The save buttons, always within reach: above the bottom bar on phones. */
export function SaveBar({ isNew, state, onSave }: Props) {
  const isBusy = state !== 'ready';
  const label = {
    ready: isNew ? t('Save Recipe') : t('Save Changes'),
    storing: t('Uploading picture...'),
    saving: t('Saving...'),
  };
  return (
    <div
      data-save-bar
      className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-20 flex gap-2 rounded-card border border-line bg-paper/95 p-2 shadow-lift backdrop-blur-md phone:portrait:bottom-(--bottom-bar) phone:portrait:-mx-4 phone:portrait:rounded-none phone:portrait:border-x-0 phone:portrait:px-4 phone:portrait:py-3 phone:portrait:shadow-none short:ms-auto short:w-fit desk:bottom-4 desk:items-center desk:gap-3 desk:p-3 max-[22.5rem]:[&_svg]:hidden"
    >
      <p className="flex-1 ps-2 text-sm text-muted phone:hidden">
        {t('Your draft is saved on this device until you save the recipe.')}
      </p>
      <Button
        variant="secondary"
        busy={isBusy}
        title={t('Plans it for dinner today and opens your grocery list')}
        icon={<ShoppingBasket aria-hidden="true" />}
        onClick={() => onSave('groceries')}
        className="phone:flex-auto phone:px-3 short:flex-none"
      >
        {t('Save and shop')}
      </Button>
      <Button
        type="submit"
        busy={isBusy}
        icon={<Check aria-hidden="true" />}
        className="phone:flex-auto phone:px-3 short:flex-none"
      >
        {label[state]}
      </Button>
    </div>
  );
}
