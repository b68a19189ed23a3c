import {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
} from '#shared/languages.ts';
import { CACHES, OWN_PAGES } from '#shared/offline-caches.ts';
import { paths } from '#shared/paths.ts';
import { isRecipe, titleIn } from './strategy.ts';
import { unzipped } from './zipped.ts';

type OwnPage = (typeof OWN_PAGES)[number];
interface Texts {
  title: string;
  text: string;
  recipe: string;
  again: string;
  kept: string;
  pages: Readonly<Record<OwnPage, string>>;
}

/** There is one worker for all languages, so its few texts are here. */
const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'No connection',
    text: 'This page needs a connection.',
    recipe: 'This recipe is not kept on this device: it needs a connection.',
    again: 'Try again',
    kept: 'Still on this device',
    pages: {
      [paths.mealPlan.pattern]: 'Meal plan',
      [paths.groceryList.pattern]: 'Grocery list',
      [paths.recipeBook]: 'Recipe book',
      [paths.profile]: 'Profile',
    },
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Für diese Seite brauchst du eine Verbindung.',
    recipe: 'Dieses Rezept ist nicht auf diesem Gerät: Du brauchst eine Verbindung.',
    again: 'Noch einmal versuchen',
    kept: 'Auf diesem Gerät',
    pages: {
      [paths.mealPlan.pattern]: 'Essensplan',
      [paths.groceryList.pattern]: 'Einkaufsliste',
      [paths.recipeBook]: 'Rezeptbuch',
      [paths.profile]: 'Profil',
    },
  },
};
const MOST_RECIPES = 8;

/** Shown instead of a page that is not on this device, with links to those that are. */
export async function offlinePage(path: string): Promise<Response> {
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
  const shown = { ...texts, text: isRecipe(path) ? texts.recipe : texts.text };
  return new Response(html(language, shown, kept, await fonts()), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The chosen language, if a worker may read cookies; otherwise the browser's. */
async function spoken(): Promise<Language> {
  const store = (self as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } })
    .cookieStore;
  const chosen = await store?.get(LANGUAGE_COOKIE).catch(() => null);
  const wanted = [chosen?.value, ...navigator.languages].map((tag) => tag?.split('-', 1)[0]);
  return wanted.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The recipes viewed last, and those saved or planned. */
async function recipes(): Promise<{ path: string; name: string }[]> {
  const found = new Map<string, string>();
  for (const name of [CACHES.pages, CACHES.wanted]) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const path = new URL(request.url).pathname;
      if (!isRecipe(path) || found.has(path)) continue;
      if (found.size === MOST_RECIPES) return listed(found);
      const kept = await cache.match(request, { ignoreVary: true });
      const title = kept && titleIn(await unzipped(kept).text());
      if (title) found.set(path, title);
    }
  }
  return listed(found);
}

const FONTS = {
  Figtree: /\/figtree-latin-wght-[^/]*\.woff2$/,
  Fraunces: /\/fraunces-latin-wght-[^/]*\.woff2$/,
};

/** Font faces for those of the app's fonts that a page has loaded before. */
async function fonts(): Promise<string> {
  const files = (await (await caches.open(CACHES.files)).keys()).map(({ url }) => new URL(url).pathname);
  const faces = Object.entries(FONTS).map(([name, isFont]) => {
    const file = files.findLast((path) => isFont.test(path));
    return file ? `@font-face{font-family:${name};font-weight:100 900;src:url(${file})}` : '';
  });
  return faces.join('');
}

const listed = (found: ReadonlyMap<string, string>) => [...found].map(([path, name]) => ({ path, name }));

/** Repeats the app's colors and shapes here, because nothing else may be available. */
function html(language: Language, texts: Texts, kept: string, fonts: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,viewport-fit=cover">
<title>${texts.title} · Plateful</title>
<style>
${fonts}
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
