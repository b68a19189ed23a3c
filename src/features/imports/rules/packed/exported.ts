import { picturesOfCookn, recipesOfCookn } from '../apps/cookn.ts';
import { joined } from '../apps/joined.ts';
import { recipesAlone } from '../json-ld/json-ld.ts';
import { textOfBytes } from '../text-of-bytes.ts';
import { DOCUMENT_TEXT, textOfDocument } from './document.ts';
import { pictureWithin, withoutPictures } from './inline-pictures.ts';
import { isPicture, type Pictured, pictureFinder } from './pictures.ts';
import {
  isCutOff,
  isDocument,
  isGzip,
  isZip,
  type Room,
  unpackGzip,
  type ZipEntry,
  zipEntries,
} from './zip.ts';

/** Zips nested in zips. */
const DEEPEST = 3;
const MOST_UNPACKED = 64 * 1024 * 1024;
const LARGEST_PICTURE = 32 * 1024 * 1024;
const RECIPES = /\.(?:json|jsonld|melarecipe|paprikarecipe|md|markdown|cook|mmf|mxp|mx2|xml|html?|csv|txt)$/i;
const DOCUMENTS = /\.(?:docx|odt)$/i;
const JSON_FILES = /\.(?:json|jsonld|melarecipe|paprikarecipe)$/i;
const TABLE = /(?:^|\/)(temp_\w+)\.dsv$/i;
/** Files that macOS adds for each file in a zip, and hidden files. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** A file that recipes may be read from. */
export interface ExportedFile {
  name: string;
  text: string;
}

/** What another app exported. */
export interface Exported {
  /** Without inline pictures, which are replaced by names. */
  files: ExportedFile[];
  /** The names of files that are broken, too deep or too large, so that no recipe in them was read. */
  unread: string[];
  /** The picture of a recipe read from a file; `null` if there is none. */
  pictureOf(fileName: string, recipe: Pictured): Promise<Uint8Array | null>;
}

interface Found {
  files: ExportedFile[];
  unread: string[];
  /** Pictures next to the recipes, by path. */
  beside: Map<string, ZipEntry>;
  /** Inline pictures, by the names that replaced them. */
  within: string[];
  room: Room;
  /** Cook'n's tables, by name, and the files without an extension next to them. */
  tables: Map<string, string>;
  unnamed: Map<string, ZipEntry>;
}

/**
 * Opens an app's export: a zip of recipe files of any kind with pictures in or next to them, also nested in another zip; a
 * word processor's document; or one recipe, as JSON or packed alone. Unreadable files are skipped and named; `files` is empty if
 * none is left.
 */
export async function openExport(name: string, bytes: Uint8Array): Promise<Exported> {
  const found: Found = {
    files: [],
    unread: [],
    beside: new Map(),
    within: [],
    room: { bytes: MOST_UNPACKED },
    tables: new Map(),
    unnamed: new Map(),
  };
  if (isZip(bytes) && isDocument(bytes)) await addDocument(name, bytes, found);
  else if (isZip(bytes)) await collect(bytes, '', found, 1);
  else await add(name, bytes, found).catch(() => found.unread.push(name));
  if (found.tables.size > 0) addCookn(found);
  const { files, unread, beside, within } = found;
  const names = files.map((file) => file.name);
  const find = pictureFinder([...beside.keys()], names);
  return {
    files,
    unread,
    async pictureOf(fileName, recipe) {
      const inline = pictureWithin(within, recipe.named);
      if (inline) return inline;
      const path = find(fileName, recipe);
      const entry = path === null ? undefined : beside.get(path);
      // A broken picture counts as missing.
      return (await entry?.unpack({ bytes: LARGEST_PICTURE }).catch(() => null)) ?? null;
    },
  };
}

async function collect(zip: Uint8Array, folder: string, found: Found, depth: number): Promise<void> {
  for (const entry of zipEntries(zip)) {
    const path = folder + entry.path;
    if (HIDDEN.test(entry.path)) continue;
    if (isPicture(path)) found.beside.set(path, entry);
    if (!/\.\w+$/.test(path)) found.unnamed.set(path, entry);
    const isZipped = /\.zip$/i.test(path);
    const isNested = isZipped && depth < DEEPEST;
    if (isZipped && !isNested) found.unread.push(path);
    const [, table] = TABLE.exec(path) ?? [];
    const isRead = RECIPES.test(path) || DOCUMENTS.test(path);
    if (!isNested && table === undefined && !isRead) continue;
    try {
      const bytes = await entry.unpack(found.room);
      if (table !== undefined) found.tables.set(table, textOfBytes(bytes));
      else if (DOCUMENTS.test(path)) await addDocument(path, bytes, found, `${path}/`);
      else if (isNested && isCutOff(bytes)) found.unread.push(path);
      else if (isNested) await collect(bytes, `${path}/`, found, depth + 1);
      else await add(path, bytes, found);
    } catch {
      // Other files may be intact.
      found.unread.push(path);
    }
  }
}

async function add(name: string, packed: Uint8Array, { files, within, room }: Found): Promise<void> {
  const bytes = isGzip(packed) ? await unpackGzip(packed, room) : packed;
  const text = textOfBytes(bytes);
  files.push({ name, text: isJson(text, name) ? dataOf(text, within) : text });
}

/**
 * JSON reduced to what is read: without data besides recipes, such as the accounts in a backup, and with inline pictures
 * replaced by names and added to `pictures`. Throws `SyntaxError` if it is not JSON.
 */
export function dataOf(json: string, pictures: string[]): string {
  return JSON.stringify(recipesAlone(joined(withoutPictures(json, pictures))));
}

/**
 * Adds the text and the pictures of a word processor's document; nothing for e-books and other formats. A document among
 * others counts as a folder of its own, so that its pictures belong to no other recipe.
 */
async function addDocument(
  path: string,
  zip: Uint8Array,
  { files, beside, room }: Found,
  folder = '',
): Promise<void> {
  const name = folder === '' ? path : folder + path.split('/').at(-1);
  for (const entry of zipEntries(zip)) {
    if (isPicture(entry.path)) beside.set(folder + entry.path, entry);
    else if (DOCUMENT_TEXT.test(entry.path)) {
      const xml = await entry.unpack(room).then(textOfBytes, () => '');
      if (xml !== '') files.push({ name, text: textOfDocument(xml) });
    }
  }
}

/** Cook'n's recipes as one file, and its pictures under the names used there. */
function addCookn({ files, beside, tables, unnamed }: Found): void {
  files.push({ name: 'recipes.json', text: JSON.stringify(recipesOfCookn(tables)) });
  const names = picturesOfCookn(tables);
  for (const [path, entry] of unnamed) {
    const name = names.get(path.split('/').at(-1) ?? '');
    if (name !== undefined) beside.set(name, entry);
  }
}

/** Whether a file is app data, by its name or its first characters. */
export function isJson(text: string, name = ''): boolean {
  return JSON_FILES.test(name) || /^[\s\ufeff]*(?:\{|\[[\s\n]*\{)/.test(text);
}
