import { asc, sql } from 'drizzle-orm';
import { CATEGORIES } from '#features/recipes/data/categories/categories.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { shows } from '#server/shown.ts';
import type { AccessMode } from '#shared/endpoint.ts';
import { CALENDARS, paths } from '#shared/paths.ts';
import { redirectFrom } from '../../gate.ts';
import { PAGES, type Page } from '../../routes.ts';

/** Crawlers accept 50,000, but reading and writing that many would block other requests. */
const MOST_IN_ONE = 5_000;
const hasFixedAddress = ({ path }: Page) => !/[:*]/.test(path);
const STATIC_PAGES = PAGES.filter((page) => page.crawled && hasFixedAddress(page)).map(({ path }) => path);
/**
 * Disallowed with any query, but not below: /profile is private, /profile/someone is not. A crawler has no device data, so
 * it would find an empty page or the login.
 */
const PRIVATE_PAGES = PAGES.filter(
  (page) => !page.crawled && page.access !== 'device' && hasFixedAddress(page),
).flatMap(({ path }) => [`${path}$`, `${path}?`]);
const VISITOR = { signedIn: false, isAdmin: false, subscription: null };
const NO_PAGES = ['/api/', '/rpc/', '/dev/', paths.sharedPlan(''), `${CALENDARS}/`];

/** Crawlers may read everything public and nothing personal. */
export function robotsTxt(publicUrl: string): string {
  const closed = [...NO_PAGES, ...PRIVATE_PAGES].map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${closed}\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

interface Entry {
  path: string;
  changed?: Date;
}

interface Wanted {
  publicUrl: string;
  mode: AccessMode;
  /** `null` for whichever applies: the index, or the only page. */
  page?: number | null;
}

/**
 * The sitemap: what visitors may open, since a crawler is one. Above 5,000 URLs it is an index of `?page=1`, ….
 */
export async function sitemapXml(db: Db, { publicUrl, mode, page = null }: Wanted): Promise<string> {
  shows('recipes', 'gone');
  // Recipes are open to visitors in every mode.
  const isOpen = (path: string) => redirectFrom({ pathname: path, search: '' }, mode, VISITOR) === null;
  const fixed: Entry[] = [...STATIC_PAGES, ...CATEGORIES.map(({ id }) => paths.category(id))]
    .filter(isOpen)
    .map((path) => ({ path }));
  const perPage = MOST_IN_ONE - fixed.length;
  if (page === null) {
    const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(recipes);
    const pages = Math.ceil((row?.count ?? 0) / perPage);
    if (pages > 1) return sitemapIndex(publicUrl, pages);
  }
  const number = page ?? 1;
  const rows = await db
    .select({ id: recipes.id, changed: recipes.updatedAt })
    .from(recipes)
    .orderBy(asc(recipes.id))
    .limit(perPage)
    .offset((number - 1) * perPage);
  const entries = rows.map(({ id, changed }) => ({ path: paths.recipe(id), changed }));
  return urlSet(publicUrl, number === 1 ? [...fixed, ...entries] : entries);
}

function sitemapIndex(publicUrl: string, pages: number): string {
  const parts = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap.xml?page=${index + 1}`)}</loc></sitemap>`,
  );
  return document('sitemapindex', parts);
}

function urlSet(publicUrl: string, entries: readonly Entry[]): string {
  const parts = entries.map(({ path, changed }) => {
    const modified = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(publicUrl + path)}</loc>${modified}</url>`;
  });
  return document('urlset', parts);
}

function document(root: string, parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</${root}>\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
