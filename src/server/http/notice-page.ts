import { directionOf, type Language } from '#shared/languages.ts';
import { language } from '#shared/spoken.ts';

/** A self-contained page: no scripts, no fonts, no database. `title`, `body` and `head` are HTML. */
export function noticePage({
  title,
  body,
  head = '',
  wide = false,
  lang = language(),
}: {
  title: string;
  body: string;
  head?: string;
  /** For longer content. */
  wide?: boolean;
  /** The reader's language by default. */
  lang?: Language;
}): string {
  return `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${head}<title>${title} · Plateful</title><style>${STYLE}</style></head>
<body><main${wide ? ' class="wide"' : ''}><p class="name">Plateful</p><h1>${title}</h1>${body}</main></body>
</html>`;
}

/** The app's colors and shapes; its fonts and scripts would be extra requests. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf7f0;--ink:#23201c;--muted:#645c52;--primary:#cb3f26;--primary-ink:#b0331c}
@media(prefers-color-scheme:dark){:root{--paper:#191613;--ink:#f5eee3;--muted:#bbafa0;--primary:#ce4128;--primary-ink:#ff9378}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 ui-sans-serif,system-ui,sans-serif}
main{box-sizing:border-box;min-height:100dvh;max-width:32rem;margin:auto;padding:2rem 1.5rem;display:flex;flex-direction:column;align-items:center;justify-content:center;text-align:center}
p{margin:0 0 .75rem;color:var(--muted);text-wrap:pretty}
.name,h1{font-family:ui-serif,Georgia,serif;font-weight:600}
.name{font-size:1.25rem;color:var(--primary-ink)}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.15;text-wrap:balance}
.button{display:inline-flex;align-items:center;min-height:44px;margin-top:1.25rem;padding:0 1.5rem;border-radius:12px;background:var(--primary);color:#fff;font-weight:600;text-decoration:none}
a{color:inherit}main.wide{max-width:48rem;text-align:start;align-items:stretch;justify-content:flex-start}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:light-dark(#fff,#26211c);padding:1rem;border-radius:16px}code{overflow-wrap:anywhere}
.button:focus-visible{outline:2px solid var(--primary-ink);outline-offset:2px}`;
