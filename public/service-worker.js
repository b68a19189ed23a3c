// Keeps the plan and the grocery list at hand without a connection: their pages, and the files those are made of. What is
// on the plan and the list is kept by the pages themselves. See docs/decisions/0014-offline.md.
importScripts('/push-worker.js');
const FILES = 'plateful-files-1';
const PAGES = 'plateful-pages-1';
const NAMES = { '/grocery-list': 'Grocery list', '/meal-plan': 'Meal plan' };
const KEPT_PAGES = Object.keys(NAMES);
const MOST_FILES = 300;
const LONGEST_WAIT_MS = 4000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname, search));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep).catch(() => {}));
});
// A kitchen timer told of its end: whoever taps that comes to the page.
self.addEventListener('notificationclick', (event) => {
  if (event.notification.data) return;
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([page]) => page?.focus()));
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith('plateful-') && name !== FILES && name !== PAGES) await caches.delete(name);
  await self.clients.claim();
}

/** A page as the server has it now; without it, as it was last. */
async function page(request, pathname, search) {
  const isKept = KEPT_PAGES.includes(pathname);
  try {
    const answer = await fetch(request, isKept ? { signal: AbortSignal.timeout(LONGEST_WAIT_MS) } : undefined);
    if (isKept && answer.ok && !answer.redirected) await (await caches.open(PAGES)).put(pathname, answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await caches.open(PAGES)).match(pathname);
    if (kept) return new URL(kept.url).search === search ? kept : ofOtherView(kept);
    if (error.name === 'TimeoutError') return fetch(request);
    return offlinePage();
  }
}

/** A page that was kept as it was at another day or view of the plan: it is drawn anew where it arrives. */
async function ofOtherView(kept) {
  const html = await kept.text();
  return new Response(html.replace('<html ', '<html data-other-view '), { headers: kept.headers });
}

/** Built files are named by their content: one that is kept is the right one. */
async function file(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keepFile(files, request, answer.clone());
  return answer;
}

async function keepFile(files, request, answer) {
  await files.put(request, answer);
  const names = await files.keys();
  for (const oldest of names.slice(0, Math.max(0, names.length - MOST_FILES))) await files.delete(oldest);
}

/** Keeps a page that is looked at, and the files it has loaded before this worker was there. */
async function keep({ path, files: addresses }) {
  const files = await caches.open(FILES);
  for (const address of addresses)
    if (!(await files.match(address))) {
      const answer = await fetch(address);
      if (answer.ok) await keepFile(files, address, answer);
    }
  if (!KEPT_PAGES.includes(path)) return;
  const answer = await fetch(path, { credentials: 'same-origin' });
  if (answer.ok && !answer.redirected) await (await caches.open(PAGES)).put(path, answer);
}

/** In the app's colours and shapes, which are written out: nothing else may be at hand. */
async function offlinePage() {
  const pages = await caches.open(PAGES);
  const isKept = await Promise.all(KEPT_PAGES.map((path) => pages.match(path)));
  const kept = KEPT_PAGES.filter((_, index) => isKept[index]);
  const names = kept.map((path) => `your ${NAMES[path].toLowerCase()}`).join(' and ');
  const also = names && ` What you still have on this device: ${names}.`;
  const links = kept.map((path) => `<a href="${path}">${NAMES[path]}</a>`).join('');
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,viewport-fit=cover">
<title>No connection · Plateful</title>
<style>
:root{--paper:#fbf7f0;--surface:#fffdf9;--ink:#23201c;--muted:#645c52;--line:#e5daca;--primary:#cb3f26;--on:#fff;--tint:#b0331c;--soft:#fbe6df;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#191613;--surface:#221e1a;--ink:#f5eee3;--muted:#bbafa0;--line:#3b342d;--primary:#ce4128;--tint:#ff9378;--soft:#43221a}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,Inter,system-ui,sans-serif}
main{width:100%;max-width:28rem;padding:2rem 1.5rem;text-align:center;background:var(--surface);border:1px solid var(--line);border-radius:16px}
.icon{width:4rem;height:4rem;margin:0 auto 1rem;padding:1.125rem;border-radius:50%;background:var(--soft);color:var(--tint)}
h1{margin:0;font:600 1.75rem/1.2 Fraunces,Georgia,serif}
p{margin:.75rem 0 1.5rem;color:var(--muted)}
nav{display:grid;gap:.75rem}
a{display:flex;min-height:44px;align-items:center;justify-content:center;padding:0 1.25rem;border:1px solid var(--line);border-radius:99px;color:var(--ink);font-weight:600;text-decoration:none}
a.first{border:0;background:var(--primary);color:var(--on)}
@media (max-height:30rem){main{max-width:40rem;padding:1rem}.icon{display:none}nav{grid-auto-flow:column}}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
</style>
<main>
<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20"/></svg>
<h1>No connection</h1>
<p>This page needs a connection.${also}</p>
<nav><a class="first" href="">Try again</a>${links}</nav>
</main></html>`;
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
