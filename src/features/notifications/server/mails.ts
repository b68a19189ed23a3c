import { escapeHtml } from '#server/http/html.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { directionOf } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { language } from '#shared/spoken.ts';
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
    text: `${parts.join('\n\n')}\n\n--\n${WHY()}\n${t('No more emails')}:\n${unsubscribe}`,
    html: asHtml(messages, publicUrl, unsubscribe),
    unsubscribe,
  };
}

const WHY = () => t('You get this because you asked for it in your notification settings.');

const INK = '#2b2320';
const MUTED = '#6b5f58';
const LINK = 'color:#a8401f;font-weight:600';

function asHtml(messages: readonly Message[], publicUrl: string, unsubscribe: string): string {
  const parts = messages.map(
    ({ title, text, path }) =>
      `<p style="margin:0 0 20px"><a href="${escapeHtml(`${publicUrl}${path ?? paths.notifications}`)}" style="${LINK}">${escapeHtml(title)}</a><br>${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plateful</title></head>
<body style="margin:0;background:#fbf7f2;color:${INK};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="margin:0 0 24px;font:600 26px Georgia,serif">Plateful</p>
${parts.join('\n')}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid #e5dbd0;font-size:14px;color:${MUTED}">${escapeHtml(WHY())} <a href="${escapeHtml(unsubscribe)}" style="${LINK}">${escapeHtml(t('No more emails'))}</a></p>
</div></body></html>
`;
}
