import { escapeHtml } from './html.ts';

interface Operation {
  tags?: string[];
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { example?: unknown }> };
  responses?: Record<string, unknown>;
}

interface Document {
  info?: { description?: string };
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, Operation>>;
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;background:#fbf7f0;color:#23201c}
section{margin:2.5rem 0}article{background:#fff;border-radius:16px;padding:1rem 1.25rem;margin:1rem 0}h3{font-size:1rem;margin:0;overflow-wrap:anywhere}
code,pre{font:0.95em ui-monospace,monospace}pre{overflow-x:auto;background:#f3ecdf;border-radius:8px;padding:.5rem .75rem}.m{color:#a8321c;font-weight:700}a{color:#a8321c}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}@media(prefers-color-scheme:dark){body{background:#1d1a17;color:#f1ebe2}article{background:#282420}pre{background:#1d1a17}.m,a{color:#ff9a80}}`;

/** The API reference page, generated from its OpenAPI document. */
export function docsPage(document: object): string {
  const { paths = {}, info, tags = [] } = document as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description = '' }, index) => {
    const rows = operations
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ path, method, operation }) => row(method.toUpperCase(), path, operation));
    return `<section id="s${index}"><h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${rows.join('')}</section>`;
  });
  const links = tags.map(({ name }, index) => `<a href="#s${index}">${escapeHtml(name)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · Plateful</title>
<style>${STYLE}</style></head>
<body><main><h1>Plateful API</h1><p>${escapeHtml(info?.description ?? '')} The machine-readable document is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Errors are <code>application/problem+json</code> with a <code>code</code>.</p><nav aria-label="Parts of the API">${links.join('')}</nav>${sections.join('')}</main></body></html>`;
}

function row(
  method: string,
  path: string,
  { summary = '', security = [], parameters = [], requestBody, responses = {} }: Operation,
): string {
  const asked = parameters.map(
    ({ name, in: place, required }) => `${name} (${place}${required ? '' : ', optional'})`,
  );
  const example = requestBody?.content?.['application/json']?.example;
  const list = (title: string, entries: string[]) =>
    entries.length
      ? `<div>${title}: <code>${entries.map(escapeHtml).join('</code>, <code>')}</code></div>`
      : '';
  const body =
    example === undefined ? '' : `<pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`;
  const who = security.some((way) => Object.keys(way).length === 0) ? '' : ' · requires signing in';
  return `<article><h3><span class="m">${method}</span> <code>/api${escapeHtml(path)}</code></h3><p>${escapeHtml(summary)}${who}</p>${list('Parameters', asked)}${body}${list('Responses', Object.keys(responses))}</article>`;
}
