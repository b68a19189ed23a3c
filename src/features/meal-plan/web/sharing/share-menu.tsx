import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menus/menu.tsx';
import { useCode } from '#web/ui/use-code.ts';
import type { PlanAddress } from '../../rules/calendar.ts';
import { ICON_ONLY, Words } from '../header/icon-only.tsx';

const importItems = () => import('./share-items.tsx');
const importSheet = () => import('./share-sheet.tsx');

export function ShareMenu(shown: PlanAddress) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const ShareItems = useCode(importItems, false);
  const ShareSheet = useCode(importSheet, isSheetOpen);
  return (
    <>
      <Menu
        isReady={ShareItems !== null}
        trigger={
          <Button
            variant="secondary"
            title={t('Share')}
            className={ICON_ONLY}
            icon={<Share2 aria-hidden="true" />}
          >
            <Words>{t('Share')}</Words>
          </Button>
        }
      >
        {ShareItems && <ShareItems {...shown} onSheet={() => setSheetOpen(true)} />}
      </Menu>
      {ShareSheet && <ShareSheet {...shown} isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />}
    </>
  );
}
