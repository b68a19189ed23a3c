import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './html.ts';
import { noticePage } from './notice-page.ts';

const SHOWN = 50;

/** The newest emails in the outbox, for running Plateful locally without a mail server. */
export function outboxPage(folder: string): string {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .reverse()
        .slice(0, SHOWN)
    : [];
  const mails = names.map(
    (name) =>
      `<article><pre>${linked(escapeHtml(readable(readFileSync(join(folder, name), 'utf8'))))}</pre></article>`,
  );
  return noticePage({
    title: 'Outbox',
    body: `<p>These mails were not sent because no SMTP_URL is set.</p>${mails.join('') || '<p>No mails yet.</p>'}`,
    wide: true,
    lang: 'en',
  });
}

/** Decodes quoted-printable, so that links are not broken up. */
function readable(source: string): string {
  if (!/content-transfer-encoding: quoted-printable/i.test(source)) return source;
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
