import { clsx } from 'clsx';
import {
  Bell,
  CalendarDays,
  CheckCheck,
  ChefHat,
  Lightbulb,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Star,
} from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { When } from '#web/ui/when.tsx';
import type { Notification } from '../contract.ts';
import type { Kind } from '../rules/categories.ts';
import { useMarkRead, useNotifications, useOwnClock } from './queries/notifications.ts';

const ICONS: Record<Kind, LucideIcon> = {
  new_recipes: ChefHat,
  talk: MessageCircle,
  ratings: Star,
  meals: CalendarDays,
  tip: Lightbulb,
  promotion: Megaphone,
};

/** All of a person's notifications, newest first. */
export function NotificationList() {
  const list = useNotifications();
  const { markRead, isPending } = useMarkRead();
  const all = useRef<HTMLUListElement>(null);
  useOwnClock();
  const notifications = list.data?.pages.flatMap((page) => page.notifications);
  if (list.isError && !notifications)
    return (
      <ErrorState
        title={t('Failed to load notifications')}
        text={errorMessage(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  if (!notifications)
    return (
      <div className="flex justify-center py-16">
        <Spinner label={t('Loading notifications…')} />
      </div>
    );
  if (notifications.length === 0)
    return (
      <EmptyState
        icon={<Bell />}
        title={t('Nothing new')}
        text={t(
          'New recipes from people you follow, replies to you and reminders of your meals appear here.',
        )}
      />
    );
  const isAllRead = notifications.every(({ isRead }) => isRead);
  return (
    <>
      {!isAllRead && (
        <Button
          variant="ghost"
          size="sm"
          className="mb-2"
          busy={isPending}
          icon={<CheckCheck aria-hidden="true" />}
          onClick={() => {
            takeFocus(all.current);
            markRead(null);
          }}
        >
          {t('Mark all as read')}
        </Button>
      )}
      <ul
        ref={all}
        tabIndex={-1}
        aria-label={t('Notifications')}
        className="card divide-y divide-line overflow-hidden outline-none"
      >
        {notifications.map((notification) => (
          <Row key={notification.id} {...notification} onRead={() => markRead(notification.id)} />
        ))}
      </ul>
      <MoreButton list={list} className="mx-auto mt-4" />
    </>
  );
}

/** A button that disappears when pressed passes its focus to its container. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

function Row({ kind, title, text, path, lines, at, isRead, onRead }: Notification & { onRead(): void }) {
  const Icon = ICONS[kind];
  return (
    <li tabIndex={-1} className={clsx('flex gap-3.5 p-4 outline-none', !isRead && 'bg-primary-soft/40')}>
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sunken text-primary-ink"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {path ? (
            <Link to={path} onClick={onRead} className="inline-block py-0.5 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {text && lines.length === 0 && <p className="text-muted">{text}</p>}
        {lines.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {lines.map((line) => (
              <li key={line.text}>
                {line.path ? (
                  <Link
                    to={line.path}
                    onClick={onRead}
                    className="flex min-h-11 items-center text-primary-ink hover:underline"
                  >
                    {line.text}
                  </Link>
                ) : (
                  line.text
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <When at={at} />
          {!isRead && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                takeFocus(currentTarget.closest('li'));
                onRead();
              }}
              className="inline-flex min-h-11 items-center font-semibold text-primary-ink hover:underline"
            >
              {t('Mark as read')}
              <span className="sr-only">: {title}</span>
            </button>
          )}
        </p>
      </div>
    </li>
  );
}
