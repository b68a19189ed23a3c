import { formatDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { SanctionNotice } from '../contract.ts';
import { reasonLabel } from '../rules/reasons.ts';
import { Banner } from './banner.tsx';

/** A warning, or a suspension and how long it lasts. */
export default function SanctionBanner({
  sanction: { id, kind, reason, message, until },
}: {
  sanction: SanctionNotice;
}) {
  const isWarning = kind === 'warning';
  return (
    <Banner
      tone="danger"
      title={isWarning ? t('Warning from the moderators') : t('Your account is suspended')}
      noticeId={isWarning ? id : undefined}
    >
      <p>
        {t('Reason: {reason}.', { reason: reasonLabel(reason) })}
        {!isWarning && ` ${sanctionText(until)}`}
      </p>
      {message && <p className="mt-1 whitespace-pre-line">{message}</p>}
    </Banner>
  );
}

function sanctionText(until: string | null): string {
  return until
    ? t('You can read, plan and shop, but not publish anything until {date}.', {
        date: formatDate(until.slice(0, 10), 'MMM d, yyyy'),
      })
    : t('You can read, plan and shop, but not publish anything.');
}
