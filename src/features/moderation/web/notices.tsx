import { clsx } from 'clsx';
import { Clock, ShieldAlert, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAudience } from '#features/accounts/web/queries/session.ts';
import { formatDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { part } from '#web/ui/part.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';
import type { RemovalNotice, SanctionNotice } from '../contract.ts';
import { CONTENT_NAMES } from '../rules/content.ts';
import { reasonLabel } from '../rules/reasons.ts';
import { useDismissNotice, useNotices } from './queries.ts';

const AppealSheet = part(() => import('./appeal-sheet.tsx'));

/** What moderators decided about one's own content, until dismissed (spec part 1 §2 'Profile'). */
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
              '{count, plural, one {A moderator looks at this before others can see it: {titles}.} other {A moderator looks at these before others can see them: {titles}.}}',
              { count: held.length, titles: held.map(({ title }) => title).join(', ') },
            )}
          </p>
        </Banner>
      )}
    </section>
  );
}

/** Says to whoever is suspended that nothing of theirs can be published, before they write it. */
export function SuspensionNotice() {
  const suspension = useNotices(useAudience() === 'member')?.sanctions.find(({ kind }) => kind !== 'warning');
  if (!suspension) return null;
  return (
    <section aria-label={t('Messages from the moderators')} className="py-4">
      <SanctionBanner sanction={suspension} />
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

function SanctionBanner({ sanction: { id, kind, reason, message, until } }: { sanction: SanctionNotice }) {
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

const TONES = {
  danger: 'bg-danger-soft text-danger-ink',
  saffron: 'bg-saffron-soft text-saffron-ink',
  herb: 'bg-herb-soft text-herb-ink',
};

interface BannerProps {
  tone: keyof typeof TONES;
  title: string;
  /** For a notice that can be dismissed. */
  noticeId?: string | undefined;
  children: ReactNode;
}

function Banner({ tone, title, noticeId, children }: BannerProps) {
  const dismiss = useDismissNotice();
  const Icon = tone === 'saffron' ? Clock : ShieldAlert;
  return (
    <div className={clsx('flex items-start gap-3 rounded-card p-4', TONES[tone])}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
        {children}
      </div>
      {noticeId && (
        <IconButton
          label={t('Dismiss: {title}', { title })}
          icon={<X />}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ noticeId })}
          className="-my-2 -me-2"
        />
      )}
    </div>
  );
}
