import { LANGUAGE_COOKIE } from '#shared/languages.ts';
import { CACHES, OWN_PAGES } from '#shared/offline-caches.ts';
import { isRecipe, titleIn } from './strategy.ts';

type OwnPage = (typeof OWN_PAGES)[number];
interface Texts {
  title: string;
  text: string;
  again: string;
  kept: string;
  pages: Readonly<Record<OwnPage, string>>;
}

/** There is one worker for all languages, so its few texts are here. */
const TEXTS: Readonly<Record<'en' | 'de', Texts>> = {
  en: {
    title: 'No connection',
    text: 'This page needs a connection.',
    again: 'Try again',
    kept: 'Still on this device',
    pages: {
      '/meal-plan': 'Meal plan',
      '/grocery-list': 'Grocery list',
      '/recipe-book': 'Recipe book',
      '/profile': 'Profile',
    },
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Für diese Seite brauchst du eine Verbindung.',
    again: 'Noch einmal versuchen',
    kept: 'Auf diesem Gerät',
    pages: {
      '/meal-plan': 'Essensplan',
      '/grocery-list': 'Einkaufsliste',
      '/recipe-book': 'Rezeptbuch',
      '/profile': 'Profil',
    },
  },
};
const MOST_RECIPES = 8;

/** Shown instead of a page that is not on this device, with links to what is. */
export async function offlinePage(): Promise<Response> {
  const language = await spoken();
  const texts = TEXTS[language];
  const pages = await caches.open(CACHES.pages);
  const own = await Promise.all(
    OWN_PAGES.map(async (path) => ((await pages.match(path, { ignoreVary: true })) ? [path] : [])),
  );
  const links = [
    ...own.flat().map((path) => ({ path: path as string, name: texts.pages[path] })),
    ...(await recipes()),
  ].map(({ path, name }) => `<a href="${path}">${name}</a>`);
  const kept = links.length > 0 ? `<h2>${texts.kept}</h2>${links.join('')}` : '';
  return new Response(html(language, texts, kept), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The language that was chosen, where a worker may read cookies; otherwise the browser's. */
async function spoken(): Promise<'en' | 'de'> {
  const store = (self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } })
    .cookieStore;
  const chosen = await store?.get(LANGUAGE_COOKIE).catch(() => null);
  return (chosen?.value ?? navigator.language).startsWith('de') ? 'de' : 'en';
}

/** The recipes looked at last, and those saved or planned. */
async function recipes(): Promise<{ path: string; name: string }[]> {
  const found = new Map<string, string>();
  for (const name of [CACHES.pages, CACHES.wanted]) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const path = new URL(request.url).pathname;
      if (!isRecipe(path) || found.has(path)) continue;
      if (found.size === MOST_RECIPES) return listed(found);
      const title = titleIn((await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '');
      if (title) found.set(path, title);
    }
  }
  return listed(found);
}

const listed = (found: ReadonlyMap<string, string>) => [...found].map(([path, name]) => ({ path, name }));

/** In the app's colors and shapes, which are written out: nothing else may be at hand. */
function html(language: string, texts: Texts, kept: string): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,viewport-fit=cover">
<title>${texts.title} · Plateful</title>
<style>
:root{--paper:#fbf7f0;--surface:#fffdf9;--ink:#23201c;--muted:#645c52;--line:#e5daca;--primary:#cb3f26;--on:#fff;--tint:#b0331c;--soft:#fbe6df;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#191613;--surface:#221e1a;--ink:#f5eee3;--muted:#bbafa0;--line:#3b342d;--primary:#ce4128;--tint:#ff9378;--soft:#43221a}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,Inter,system-ui,sans-serif}
main{width:100%;max-width:28rem;padding:2rem 1.5rem;text-align:center;background:var(--surface);border:1px solid var(--line);border-radius:16px}
.icon{width:4rem;height:4rem;margin:0 auto 1rem;padding:1.125rem;border-radius:50%;background:var(--soft);color:var(--tint)}
h1{margin:0;font:600 1.75rem/1.2 Fraunces,Georgia,serif}
p{margin:.75rem 0 1.5rem;color:var(--muted)}
h2{grid-column:1/-1;margin:1rem 0 0;font-size:1rem;font-weight:600}
nav{display:grid;gap:.75rem}
a{display:flex;min-height:44px;align-items:center;justify-content:center;padding:0 1.25rem;border:1px solid var(--line);border-radius:1.5rem;color:var(--ink);font-weight:600;line-height:1.25;padding-block:.5rem;text-decoration:none}
a.first{border:0;background:var(--primary);color:var(--on)}
@media (max-height:30rem){main{max-width:40rem;padding:1rem}.icon{display:none}nav{grid-template-columns:repeat(auto-fill,minmax(11rem,1fr))}a.first{grid-column:1/-1;justify-self:center;min-width:14rem}}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
</style>
<main>
<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20"/></svg>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<nav><a class="first" href="">${texts.again}</a>${kept}</nav>
</main></html>`;
}
