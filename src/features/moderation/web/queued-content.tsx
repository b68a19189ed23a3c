import { clsx } from 'clsx';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { When } from '#web/ui/when.tsx';
import type { QueuedItem } from '../contract.ts';
import { CONTENT_NAMES, type QueueName } from '../rules/content.ts';
import { hoursWaiting, waitingText } from '../rules/deadline.ts';
import { reasonLabel } from '../rules/reasons.ts';
import { Decisions } from './decisions.tsx';

const ACTIONS: Record<string, string> = {
  dismiss: t('Reports dismissed'),
  remove: t('Removed'),
  restore: t('Restored'),
  approve: t('Approved'),
  uphold_appeal: t('Appeal upheld'),
  deny_appeal: t('Appeal declined'),
  warn: t('Author warned'),
  suspend: t('Author suspended'),
};

/** One reported, held or removed content in context, with what moderators can do. */
export function QueuedContent({ item, queue }: { item: QueuedItem; queue: QueueName }) {
  const heading = useId();
  return (
    <Card>
      <article aria-labelledby={heading} className="grid grid-cols-1 gap-4">
        <header className="flex gap-4">
          {item.picture && (
            <Picture
              src={item.picture}
              alt=""
              sizes="96px"
              aspect="1/1"
              className={clsx(
                'w-20 shrink-0 self-start rounded-[12px] max-[22.5rem]:w-14',
                item.isHidden && 'opacity-60',
              )}
            />
          )}
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-2 text-sm">
              <Badge>{CONTENT_NAMES[item.contentType]}</Badge>
              <Badge tone={item.isLate && queue === 'reports' ? 'danger' : 'outline'}>
                {queue === 'removed' ? (
                  <When at={item.since} />
                ) : (
                  waitingText(hoursWaiting(new Date(item.since), new Date()))
                )}
                {item.isLate && queue === 'reports' && ` · ${t('late')}`}
              </Badge>
              {item.isHidden && <Badge tone="saffron">{t('hidden')}</Badge>}
            </p>
            <h2 id={heading} className="mt-1.5 text-xl wrap-anywhere">
              {item.title}
            </h2>
            {item.path && !item.isHidden && (
              <Link
                to={item.path}
                className="mt-1 inline-flex items-center gap-1.5 text-sm font-medium underline tap-44"
              >
                {t('View it')} <ExternalLink aria-hidden="true" className="size-4" />
              </Link>
            )}
          </div>
        </header>
        {item.text && (
          <p className="line-clamp-6 rounded-[12px] bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">
            {item.text}
          </p>
        )}
        {item.why && <Detail name={t('Held because of')}>{item.why}</Detail>}
        {item.reports.length > 0 && <Reports item={item} />}
        {item.removal && (
          <Detail name={t('Removed')}>
            {reasonLabel(item.removal.reason)}
            {item.removal.message && ` – ${t('“{text}”', { text: item.removal.message })}`}
          </Detail>
        )}
        {item.removal?.appeal && (
          <Detail name={t('Appeal')}>{t('“{text}”', { text: item.removal.appeal })}</Detail>
        )}
        <Author author={item.author} />
        {item.history.length > 0 && (
          <Detail name={t('History')}>
            {item.history
              .map(({ action, by, at }) => {
                const what = ACTIONS[action] ?? action;
                const day = dayOf(at);
                return by ? t('{what} by {by}, {day}', { what, by, day }) : `${what}, ${day}`;
              })
              .join(' · ')}
          </Detail>
        )}
        <Decisions item={item} queue={queue} />
      </article>
    </Card>
  );
}

function Reports({ item: { reports, reportCount } }: { item: QueuedItem }) {
  return (
    <Detail name={t('{count, plural, one {# report} other {# reports}}', { count: reportCount })}>
      <ul className="grid gap-1">
        {reports.map(({ reason, details, reportedAt }) => (
          <li key={reportedAt + reason} className="wrap-anywhere">
            <span className="font-medium">{reasonLabel(reason)}</span>
            {details && `: ${details}`}
          </li>
        ))}
      </ul>
    </Detail>
  );
}

/** The day of a time, in UTC. */
const dayOf = (at: string) => formatDate(at.slice(0, 10), 'MMM d, yyyy');

function Author({ author }: { author: QueuedItem['author'] }) {
  if (!author) return <Detail name={t('Author')}>{t('No account')}</Detail>;
  const history = [
    t('joined {date}', { date: dayOf(author.joinedAt) }),
    t('{reports} reported', { reports: author.reports }),
    t('{removals} removed', { removals: author.removals }),
    t('{count, plural, one {# warning} other {# warnings}}', { count: author.warnings }),
  ];
  return (
    <Detail name={t('Author')}>
      <Link to={paths.profileOf(author.username ?? author.id)} className="font-medium underline">
        {author.name}
      </Link>
      {` · ${history.join(' · ')}`}
      {author.suspension &&
        ` · ${author.suspension.until ? t('suspended until {date}', { date: dayOf(author.suspension.until) }) : t('suspended permanently')}`}
    </Detail>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="text-sm">
      <p className="font-semibold text-muted">{name}</p>
      <div className="wrap-anywhere">{children}</div>
    </div>
  );
}
