import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from './html.ts';

const SHOWN = 50;

/** The newest mails of the outbox as a plain page, for whoever runs Plateful on this machine without a mail server. */
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
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox · Plateful</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:48rem;padding:0 1rem;background:#fbf7f0;color:#23201c}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:1rem;border-radius:16px}</style>
<h1>Outbox</h1><p>Mails that were not sent, because no SMTP_URL is set.</p>${mails.join('') || '<p>No mails yet.</p>'}</html>`;
}

/** Undoes quoted-printable, so that links stand in one piece. */
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
