import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { SheetButton } from '#web/ui/sheets/sheet-button.tsx';

const PasswordSheet = part(() => import('./password-sheet.tsx'));

/** Changes the password. */
export function PasswordSetting() {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
      <p>{t('Password')}</p>
      <SheetButton sheet={PasswordSheet}>{t('Change password')}</SheetButton>
    </div>
  );
}
