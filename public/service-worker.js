// Keeps the plan and the grocery list at hand without a connection: their pages, and the files those are made of. What is
// on the plan and the list is kept by the pages themselves. See docs/decisions/0014-offline.md.
const FILES = 'plateful-files-1';
const PAGES = 'plateful-pages-1';
const KEPT_PAGES = ['/grocery-list', '/meal-plan'];
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

function offlinePage() {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No connection · Plateful</title>
<body style="font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;background:#fbf7f0;color:#23201c">
<h1>No connection</h1><p>This page needs a connection. Your <a href="/grocery-list">grocery list</a> and your
<a href="/meal-plan">meal plan</a> are on this device.</p></body></html>`;
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
