import { CalendarSync, Link2, Printer, Upload, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { useSettings } from '#web/settings.ts';
import { shareOnDevice } from '#web/sharing.ts';
import { MenuItem, MenuLine } from '#web/ui/menus/menu.tsx';
import { confirm, type Question } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { PlanAddress } from '../../rules/calendar.ts';
import { sharedAddress } from '../../rules/shared-address.ts';
import { planShareSecret, useCreateShare } from '../queries/share.ts';
import { copyLink } from '../state/copy-link.ts';

const SHARE_TITLE = t('My Meal Plan');
const OFFER: Question = {
  title: t('Create a share link?'),
  text: t(
    'Anyone with the link can view your plan without an account, but not edit it. You can stop sharing at any time.',
  ),
  confirmLabel: t('Create a share link'),
  tone: 'primary',
};

/** Print, copy, share (spec part 1 §2 'Share menu'). Copying and sharing use the public share link. */
export default function ShareItems({ date, view, onSheet }: PlanAddress & { onSheet(): void }) {
  const isSignedIn = useSession().user !== null;
  useEffect(() => {
    // Prefetched, because browsers allow sharing only right after a tap; if this fails, the tap fetches it.
    if (isSignedIn) planShareSecret().catch(() => {});
  }, [isSignedIn]);
  const make = useCreateShare();
  const { publicUrl } = useSettings();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const signIn = () => void navigate(paths.login(pathname + search));
  /** Runs `use` with the public link, offering to create one if there is none. */
  const withLink = async (use: (url: string) => Promise<void>) => {
    if (!isSignedIn) return signIn();
    let secret: string | null = null;
    try {
      secret = await planShareSecret();
      if (!secret && !(await confirm(OFFER))) return;
      secret ??= (await make.mutateAsync({})).link.secret;
    } catch (error) {
      showToast({ title: t('Copy failed'), description: errorMessage(error), tone: 'danger' });
      return;
    }
    await use(publicUrl + sharedAddress(secret, { date, view }));
  };
  const share = async (url: string) => {
    if (!(await shareOnDevice({ title: SHARE_TITLE, url }))) await copyLink(url, t('Copy failed'));
  };
  const hint = isSignedIn ? undefined : t('Needs an account');
  return (
    <>
      {/* Printing blocks the page, so the menu closes first. */}
      <MenuItem icon={<Printer aria-hidden="true" />} onSelect={() => setTimeout(() => window.print())}>
        {t('Print / Export PDF')}
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden="true" />} hint={hint} onSelect={() => void withLink(copyLink)}>
        {t('Copy Link')}
      </MenuItem>
      <MenuItem icon={<Upload aria-hidden="true" />} hint={hint} onSelect={() => void withLink(share)}>
        {t('Share via...')}
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={<CalendarSync aria-hidden="true" />}
        hint={hint}
        onSelect={isSignedIn ? onSheet : signIn}
      >
        {t('Share link & calendar...')}
      </MenuItem>
      <MenuItem
        icon={<UsersRound aria-hidden="true" />}
        hint={hint}
        onSelect={() => void navigate(isSignedIn ? paths.household : paths.login(paths.household))}
      >
        {t('Plan together...')}
      </MenuItem>
    </>
  );
}
