import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { createRecipes, type NewRecipe } from '#features/recipes/server/commands/recipes.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import { type Problem, type ReadRecipe, type RecipeDraft, refusedFile, toDraft } from '../rules/draft.ts';
import { readJsonLd } from '../rules/json-ld/json-ld.ts';
import { readMarkdown } from '../rules/markdown/markdown.ts';
import { readPage } from '../rules/page/page.ts';
import { recipesOfTable } from '../rules/source.ts';
import { pageModel } from './queries/page-model.ts';

const READERS: Record<string, (text: string) => ReadRecipe[]> = {
  '.md': readMarkdown,
  '.markdown': readMarkdown,
  '.json': readJsonLd,
  '.jsonld': readJsonLd,
  '.html': (text) => readPage(text, pageModel()),
  '.htm': (text) => readPage(text, pageModel()),
  '.csv': readTable,
};
/** What lies beside recipes in exports. */
const PICTURE = /^(?:|\.(?:avif|bmp|gif|heic|jpe?g|png|svg|webp|css|js|ico|woff2?))$/;
const LARGEST_FILE = 5 * 1024 * 1024;
const BATCH = 500;
const EARLIEST = Date.parse('1900-01-01');

export interface ImportSummary {
  /** Readable recipes; each is added or already there. */
  found: number;
  added: number;
  alreadyThere: number;
  /** How many files of which ending were passed over, apart from pictures: `{ '.zip': 2 }`. */
  unread: Record<string, number>;
  /** Files with at least one refused recipe, by path within the folder. */
  refused: { file: string; reasons: string[] }[];
}

/** A recipe ready to store, and its file. */
interface Ready {
  file: string;
  recipe: NewRecipe;
}

/**
 * Imports every .md, .markdown, .json, .jsonld, .html, .htm and .csv file in a folder, up to 500 recipes per transaction. An
 * unreadable file is logged with its name and reason and skipped; links are not followed. Recipes imported before (same
 * title, ingredients and steps) are skipped. Throws only if the folder cannot be listed or the database fails; batches
 * stored by then stay.
 */
export async function importFolder(
  db: Db,
  folder: string,
  { log, now = new Date() }: { log: (line: string) => void; now?: Date },
): Promise<ImportSummary> {
  const reasons = new Map<string, string[]>();
  const refuse = (file: string, reason: string) => {
    reasons.set(file, [...(reasons.get(file) ?? []), reason]);
    log(`${file}: ${reason}`);
  };
  let found = 0;
  let added = 0;
  let waiting: Ready[] = [];
  const store = async () => {
    const { stored, refused } = await storeBatch(db, waiting);
    for (const { file, reason } of refused) refuse(file, reason);
    found += waiting.length - refused.length;
    added += stored;
    waiting = [];
  };
  const root = await realpath(folder);
  const unread: Record<string, number> = Object.create(null);
  const pass = (ending: string) => {
    if (!PICTURE.test(ending)) unread[ending] = (unread[ending] ?? 0) + 1;
  };
  for await (const path of filesBelow(root, refuse, pass)) {
    const file = relative(root, path).split(sep).join('/');
    const text = await textOf(path).catch((error: Error) => refuse(file, error.message));
    if (typeof text !== 'string') continue;
    for (const read of READERS[extname(path).toLowerCase()]?.(text) ?? []) {
      if (read.problems) refuse(file, reasonOf(read.title, read.problems));
      else waiting.push({ file, recipe: toNewRecipe(read.draft, now) });
      if (waiting.length === BATCH) await store();
    }
  }
  await store();
  return {
    found,
    added,
    alreadyThere: found - added,
    unread,
    refused: [...reasons].map(([file, all]) => ({ file, reasons: all })),
  };
}

/** The files to read, sorted by folder and name. A link into the folder leads to a file that is read anyway. */
async function* filesBelow(
  root: string,
  refuse: (file: string, reason: string) => void,
  pass: (ending: string) => void,
): AsyncGenerator<string> {
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const here: string = folder;
    const name = (path: string) => relative(root, path).split(sep).join('/');
    const entries = await readdir(here, { withFileTypes: true }).catch((error) => {
      if (here === root) throw error;
      refuse(`${name(here)}/`, explained(error));
      return [];
    });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    const below: string[] = [];
    for (const entry of entries) {
      const path = join(here, entry.name);
      const isRecipe = Object.hasOwn(READERS, extname(entry.name).toLowerCase());
      if (entry.isDirectory()) below.push(path);
      else if (entry.isFile() && isRecipe) yield path;
      else if (entry.isSymbolicLink() && isRecipe && !(await leadsInto(root, path)))
        refuse(name(path), t('This link leads out of the folder and was not followed.'));
      else if (entry.isFile()) pass(extname(entry.name).toLowerCase());
    }
    folders.push(...below.reverse());
  }
}

async function leadsInto(root: string, path: string): Promise<boolean> {
  const target = await realpath(path).catch(() => null);
  return target?.startsWith(root + sep) ?? false;
}

function readTable(text: string): ReadRecipe[] {
  const recipes = recipesOfTable(text);
  return recipes.length > 0 ? recipes.map(toDraft) : [refusedFile(t('No recipe found.'))];
}

/** The text of a file; throws a message for the cook. */
async function textOf(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST_FILE) throw new Error('The file is larger than 5 MB.');
    const bytes = await readFile(path);
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(explained(error));
  }
}

function explained(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return t('Permission denied.');
  if (code === 'ENOENT') return t('The file no longer exists.');
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return t('The file is not UTF-8 text.');
  return code ? t('The file cannot be read ({code}).', { code }) : message;
}

function reasonOf(title: string | null, problems: Problem[]): string {
  const all = problems
    .map(({ field, message }) => (field === 'file' ? message : `${field}: ${message}`))
    .join(' ');
  return title ? `“${title}”: ${all}` : all;
}

/** Stores recipes in one transaction. If the database refuses one, stores each separately so that the others get in. */
async function storeBatch(
  db: Db,
  batch: Ready[],
): Promise<{ stored: number; refused: { file: string; reason: string }[] }> {
  if (batch.length === 0) return { stored: 0, refused: [] };
  try {
    const ids = await db.transaction((tx) =>
      createRecipes(
        tx,
        batch.map(({ recipe }) => recipe),
      ),
    );
    return { stored: ids.length, refused: [] };
  } catch (error) {
    if (!isAboutData(error)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only)
      return {
        stored: 0,
        refused: [{ file: only.file, reason: `“${only.recipe.title}”: ${(error as Error).message}` }],
      };
    const middle = Math.ceil(batch.length / 2);
    const first = await storeBatch(db, batch.slice(0, middle));
    const rest = await storeBatch(db, batch.slice(middle));
    return { stored: first.stored + rest.stored, refused: [...first.refused, ...rest.refused] };
  }
}

/** Whether PostgreSQL refused the data (classes 22 and 23) rather than failed. */
function isAboutData(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'invalid_input';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return /^2[23]/.test(code);
  return cause instanceof Error && isAboutData(cause);
}

function toNewRecipe(draft: RecipeDraft, now: Date): NewRecipe {
  const { title, description, ingredients, instructions, category, tags, cookingTips, sourceUrl } = draft;
  const published = draft.publishedAt ? new Date(draft.publishedAt) : now;
  return {
    id: randomUUID(),
    title,
    description,
    ingredients,
    instructions,
    prepTime: draft.prepTime,
    cookTime: draft.cookTime,
    servings: draft.servings ?? 4,
    category,
    tags,
    cookingTips,
    stepGuidance: [],
    authorId: null,
    authorName: draft.authorName ?? '',
    sourceUrl,
    sourceKey: sourceKeyOf(draft),
    createdAt: published <= now && published.getTime() >= EARLIEST ? published : now,
  };
}

/** Identifies a recipe regardless of file name, whitespace and case. */
function sourceKeyOf({ title, ingredients, instructions }: RecipeDraft): string {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const content = [
    plain(title),
    ingredients.map(({ amount, name }) => plain(`${amount} ${name}`)),
    instructions.map(plain),
  ];
  return `import:${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`;
}
