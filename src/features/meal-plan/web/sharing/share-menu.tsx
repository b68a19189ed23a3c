import { CalendarSync, Link2, Printer, Share2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/data.ts';
import { paths } from '#web/paths.ts';
import { shareOnDevice } from '#web/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/menu.tsx';
import { copyLink } from '../data/copy-link.ts';
import { ShareSheet } from './share-sheet.tsx';

const SHARE_TITLE = 'My Meal Plan';

/** Print, copy, share (spec part 1 §2 'Share menu'), and a link for those without an account. */
export function ShareMenu() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isSignedIn = useSession().user !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const share = async () => {
    const url = window.location.href;
    if (!(await shareOnDevice({ title: SHARE_TITLE, url }))) await copyLink(url, 'Copy failed');
  };
  const openSheet = () => {
    if (isSignedIn) setSheetOpen(true);
    else void navigate(paths.login(pathname + search));
  };
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon={<Share2 aria-hidden="true" />}>
            Share
          </Button>
        }
      >
        {/* Printing holds everything up: the menu closes first. */}
        <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => setTimeout(() => window.print())}>
          Print / Export PDF
        </MenuItem>
        <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void copyLink(window.location.href)}>
          Copy Link
        </MenuItem>
        <MenuItem icon={<Upload aria-hidden="true" />} onSelect={() => void share()}>
          Share via...
        </MenuItem>
        <MenuLine />
        <MenuItem
          icon={<CalendarSync aria-hidden="true" />}
          hint={isSignedIn ? undefined : 'Needs an account'}
          onSelect={openSheet}
        >
          Share link &amp; calendar...
        </MenuItem>
      </Menu>
      <ShareSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} />
    </>
  );
}
