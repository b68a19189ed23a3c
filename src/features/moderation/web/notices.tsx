import { useState } from 'react';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';
import type { RemovalNotice } from '../contract.ts';
import { CONTENT_NAMES } from '../rules/content.ts';
import { reasonLabel } from '../rules/reasons.ts';
import { Banner } from './banner.tsx';
import { useNotices } from './queries.ts';
import SanctionBanner from './sanction-banner.tsx';

const AppealSheet = part(() => import('./appeal-sheet.tsx'));

/** Moderators' decisions about the person's own content, until dismissed (spec part 1 §2 'Profile'). */
export function ModerationNotices() {
  const notices = useNotices(useAudience() === 'member');
  if (!notices) return null;
  const { removals, sanctions, held } = notices;
  if (removals.length + sanctions.length + held.length === 0) return null;
  return (
    <section aria-label={t('Messages from the moderators')} className="grid gap-3 pt-6">
      {sanctions.map((sanction) => (
        <SanctionBanner key={sanction.id} sanction={sanction} />
      ))}
      {removals.map((removal) => (
        <RemovalBanner key={removal.id} removal={removal} />
      ))}
      {held.length > 0 && (
        <Banner tone="saffron" title={t('Waiting for review')}>
          <p>
            {t(
              '{count, plural, one {A moderator will review this before others can see it: {titles}.} other {A moderator will review these before others can see them: {titles}.}}',
              { count: held.length, titles: held.map(({ title }) => title).join(', ') },
            )}
          </p>
        </Banner>
      )}
    </section>
  );
}

function RemovalBanner({ removal }: { removal: RemovalNotice }) {
  const { id, contentType, title, reason, message, appeal } = removal;
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  const what = CONTENT_NAMES[contentType];
  const isRestored = appeal?.result === 'upheld';
  return (
    <Banner
      tone={isRestored ? 'herb' : 'danger'}
      title={isRestored ? t('Content Restored') : t('Content Removed')}
      noticeId={id}
    >
      <p>
        {isRestored
          ? t('Your {what} “{title}” is visible again.', { what, title })
          : t('Moderators removed your {what} “{title}”. Reason: {reason}.', {
              what,
              title,
              reason: reasonLabel(reason),
            })}
      </p>
      {!isRestored && message && <p className="mt-1 whitespace-pre-line">{message}</p>}
      {appeal?.result === null && (
        <p className="mt-1 font-medium">{t('Your appeal is waiting for a moderator.')}</p>
      )}
      {appeal?.result === 'denied' && <p className="mt-1 font-medium">{t('Your appeal was declined.')}</p>}
      {appeal?.answer && <p className="mt-1 whitespace-pre-line">{appeal.answer}</p>}
      {!appeal && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setOpen(true)}>
          {t('Appeal')}
        </Button>
      )}
      {wasOpened && <AppealSheet removal={removal} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Banner>
  );
}
