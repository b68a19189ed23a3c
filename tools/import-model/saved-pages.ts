import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { recipesOfScripts } from '#features/imports/rules/page/json.ts';
import { recipesOfProperties } from '#features/imports/rules/page/properties.ts';
import { parsePage } from '#features/imports/rules/page/tree.ts';

/** Two sets of pages of real sites, with what people read in them; not part of the project. */
export const SAVED_PAGES = resolve(import.meta.dirname, '../../../shared/bench');
export const SETS = ['import-pages', 'import-pages-2'] as const;

/** What people read in a page. Times are in minutes. */
export interface Expected {
  title: string;
  ingredients: string[];
  instructions_list: string[];
  prep_time?: number;
  cook_time?: number;
  total_time?: number;
  yields?: string;
}

export interface SavedPage {
  name: string;
  html: string;
  expected: Expected;
}

const PAGE = /\.html(\.gz)?$/;
/** Machine-readable data that a person does not see: JSON-LD, microdata, RDFa, and the class names of microformats. */
const DATA = /<script\b[^<>]*\bld\+json\b[^<>]*>[\s\S]*?<\/script\s*>/gi;
const TAG = /<[a-z][^<>]*>/gi;
const PROPERTY =
  /\s(?:itemprop|itemtype|itemscope|itemref|itemid|typeof|vocab|property(?!\s*=\s*["']?(?:og|article|fb|twitter|product):))(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/gi;
const MICROFORMAT =
  /(?<=[\s"'])(?:h-?recipe|p-(?:ingredient|name|yield|summary|author)|e-instructions|dt-duration|ingredient|instructions?|fn|duration|yield)(?=[\s"'])/g;

export function hasSavedPages(folder = SAVED_PAGES): boolean {
  return SETS.every((set) => existsSync(join(folder, set)));
}

/** The pages in a folder, each with what people read in it. */
export function savedPages(folder: string): SavedPage[] {
  return readdirSync(folder)
    .filter((file) => PAGE.test(file))
    .map((file) => {
      const name = file.replace(PAGE, '');
      const bytes = readFileSync(join(folder, file));
      const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      const read = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
      const listed = (value: unknown): string[] => [value ?? []].flat() as string[];
      return {
        name,
        html,
        expected: {
          ...read,
          ingredients: listed(read.ingredients),
          instructions_list: listed(read.instructions_list),
        },
      };
    });
}

/** Whether the page's structured data contains a whole recipe. */
export function hasData({ html }: SavedPage): boolean {
  const page = parsePage(html);
  return [...recipesOfScripts(page), ...recipesOfProperties(page)].some(
    ({ ingredients, instructions }) => ingredients.length > 0 && instructions.length > 0,
  );
}

/** The page without its machine-readable data, as a person sees it. */
export function strippedPage({ name, html, expected }: SavedPage): SavedPage {
  const bare = html
    .replace(DATA, '')
    .replace(TAG, (tag) =>
      tag
        .replace(PROPERTY, '')
        .replace(/\sclass\s*=\s*(?:"[^"]*"|'[^']*')/gi, (names) => names.replace(MICROFORMAT, '')),
    );
  return { name, html: bare, expected };
}
