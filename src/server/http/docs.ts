import { escapeHtml } from './html.ts';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: {
    content?: Record<string, { schema?: { properties?: Record<string, unknown>; required?: string[] } }>;
  };
  responses?: Record<string, unknown>;
}

/** The API reference page, generated from its OpenAPI document. */
export function docsPage(document: object): string {
  const { paths = {}, info } = document as {
    paths?: Record<string, Record<string, Operation>>;
    info?: { description?: string };
  };
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => row(method.toUpperCase(), path, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · Plateful</title>
<style>body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;background:#fbf7f0;color:#23201c}section{background:#fff;border-radius:16px;padding:1rem 1.25rem;margin:1rem 0}h2{font-size:1rem;margin:0;overflow-wrap:anywhere}code{font:0.95em ui-monospace,monospace}.m{color:#a8321c;font-weight:700}a{color:#a8321c}ul{margin:.25rem 0;padding-left:1.25rem}@media(prefers-color-scheme:dark){body{background:#1d1a17;color:#f1ebe2}section{background:#282420}.m,a{color:#ff9a80}}</style></head>
<body><main><h1>Plateful API</h1><p>${escapeHtml(info?.description ?? '')} The machine-readable document is <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Errors are <code>application/problem+json</code> with a <code>code</code>.</p>${rows.join('')}</main></body></html>`;
}

function row(
  method: string,
  path: string,
  { summary = '', parameters = [], requestBody, responses = {} }: Operation,
): string {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const fields = Object.keys(schema?.properties ?? {}).map(
    (name) => `${name}${schema?.required?.includes(name) ? '' : ' (optional)'}`,
  );
  const asked = parameters.map(
    ({ name, in: place, required }) => `${name} (${place}${required ? '' : ', optional'})`,
  );
  const list = (title: string, entries: string[]) =>
    entries.length
      ? `<div>${title}: <code>${entries.map(escapeHtml).join('</code>, <code>')}</code></div>`
      : '';
  return `<section><h2><span class="m">${method}</span> <code>/api${escapeHtml(path)}</code></h2><p>${escapeHtml(summary)}</p>${list('Parameters', asked)}${list('Body', fields)}${list('Answers', Object.keys(responses))}</section>`;
}
