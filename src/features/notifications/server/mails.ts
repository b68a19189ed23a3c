import { escapeHtml } from '#server/http/html.ts';
import { mailLink, mailPage } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { CONFIRM_HOURS } from '../rules/limits.ts';
import type { Message } from '../rules/message.ts';

const pageOf = (publicUrl: string, query: Record<string, string>) =>
  publicUrl + paths.notificationMails(query);

/** Asks whether the address of an account belongs to its owner. */
export function confirmMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: t('Please confirm: emails about your notifications'),
    text: t(
      `Hello,

somebody with an account at this address (hopefully you) wants an email each morning about what is new on Plateful.
If that was you, confirm it here within {count} hours:

{publicUrl}

If this was not you, ignore this email: you will not get another.`,
      { count: CONFIRM_HOURS, publicUrl: pageOf(publicUrl, { confirm: token }) },
    ),
  };
}

interface Digest {
  to: string;
  publicUrl: string;
  /** The secret that stops these emails. */
  secret: string;
  messages: readonly Message[];
}

/** A person's unread notifications, in one email. */
export function digestMail({ to, publicUrl, secret, messages }: Digest): Mail {
  const [first] = messages;
  const more = messages.length - 1;
  const unsubscribe = pageOf(publicUrl, { secret });
  const parts = messages.map(({ title, text, path }) =>
    [title, text, `${publicUrl}${path ?? paths.notifications}`].filter(Boolean).join('\n'),
  );
  return {
    to,
    subject: `${first?.title ?? ''}${more > 0 ? t(', and {more} more', { more }) : ''}`,
    text: `${parts.join('\n\n')}\n\n--\n${WHY()}\n${NO_MORE()}:\n${unsubscribe}`,
    html: mailPage(
      messages.map((message) => asHtml(message, publicUrl)),
      { why: WHY(), link: unsubscribe, linkText: NO_MORE() },
    ),
    unsubscribe,
  };
}

const WHY = () => t('You get this because you asked for it in your notification settings.');
const NO_MORE = () => t('No more emails');

function asHtml({ title, text, path }: Message, publicUrl: string): string {
  return `<p style="margin:20px 0">${mailLink(`${publicUrl}${path ?? paths.notifications}`, title)}<br>${escapeHtml(text)}</p>`;
}
