import { useAudience } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { useNotices } from './queries.ts';

const SanctionBanner = part(() => import('./sanction-banner.tsx'));

/** Tells suspended people that they cannot publish, before they write. */
export function SuspensionNotice() {
  const suspension = useNotices(useAudience() === 'member')?.sanctions.find(({ kind }) => kind !== 'warning');
  if (!suspension) return null;
  return (
    <section aria-label={t('Messages from the moderators')} className="py-4">
      <SanctionBanner sanction={suspension} />
    </section>
  );
}
