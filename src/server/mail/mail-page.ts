import { escapeHtml } from '#server/http/html.ts';
import { directionOf } from '#shared/languages.ts';
import { language } from '#shared/spoken.ts';

export const INK = '#2b2320';
export const MUTED = '#6b5f58';

/** A link in an HTML mail. */
export function mailLink(to: string, text: string): string {
  return `<a href="${escapeHtml(to)}" style="color:#a8401f;font-weight:600">${escapeHtml(text)}</a>`;
}

interface Footer {
  /** Why its reader gets it. */
  why: string;
  /** The page where its reader ends it. */
  link: string;
  linkText: string;
}

/** The HTML of a mail, from parts that are HTML already. */
export function mailPage(parts: readonly string[], { why, link, linkText }: Footer): string {
  return `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plateful</title></head>
<body style="margin:0;background:#fbf7f2;color:${INK};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="margin:0;font:600 26px Georgia,serif">Plateful</p>
${parts.join('\n')}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid #e5dbd0;font-size:14px;color:${MUTED}">${escapeHtml(why)} ${mailLink(link, linkText)}</p>
</div></body></html>
`;
}
