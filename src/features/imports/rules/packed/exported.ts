import { textOfBytes } from '../text-of-bytes.ts';
import { inlinePictures, pictureWithin } from './inline-pictures.ts';
import { isPicture, pictureFinder } from './pictures.ts';
import { isGzip, isZip, type Room, unpackGzip, type ZipEntry, zipEntries } from './zip.ts';

/** Zips in zips in zips. */
const DEEPEST = 3;
const MOST_UNPACKED = 64 * 1024 * 1024;
const LARGEST_PICTURE = 32 * 1024 * 1024;
const RECIPES = /\.(?:json|jsonld|melarecipe|paprikarecipe|md|markdown|cook|html?|csv|txt)$/i;
const JSON_FILES = /\.(?:json|jsonld|melarecipe|paprikarecipe)$/i;
/** What macOS puts beside each file of a zip, and hidden files. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\.)/;

/** A file that recipes may be read from. */
export interface ExportedFile {
  name: string;
  text: string;
}

/** What another app exported. */
export interface Exported {
  /** Without the pictures in them, which are replaced by names. */
  files: ExportedFile[];
  /** The picture of a recipe that was read from a file and calls its pictures by these names; `null` if there is none. */
  pictureOf(fileName: string, named: readonly string[]): Promise<Uint8Array | null>;
}

interface Found {
  files: ExportedFile[];
  /** Pictures beside the recipes, by path. */
  beside: Map<string, ZipEntry>;
  /** Pictures within the recipes, by the names that stand for them. */
  within: string[];
  room: Room;
}

/**
 * Opens what an app exported: a zip of JSON, Markdown, Cooklang, HTML, tables or texts with pictures beside or in them, also one in
 * another, or one recipe in JSON or packed alone. Unreadable files are skipped; `files` is empty if none is left.
 */
export async function openExport(name: string, bytes: Uint8Array): Promise<Exported> {
  const found: Found = { files: [], beside: new Map(), within: [], room: { bytes: MOST_UNPACKED } };
  if (isZip(bytes)) await collect(bytes, '', found, 1);
  else await add(name, bytes, found).catch(() => {});
  const { files, beside, within } = found;
  const names = files.map((file) => file.name);
  const find = pictureFinder([...beside.keys()], names);
  return {
    files,
    async pictureOf(fileName, named) {
      const inline = pictureWithin(within, named);
      if (inline) return inline;
      const path = find(fileName, named);
      return (path !== null && (await beside.get(path)?.unpack({ bytes: LARGEST_PICTURE }))) || null;
    },
  };
}

async function collect(zip: Uint8Array, folder: string, found: Found, depth: number): Promise<void> {
  for (const entry of zipEntries(zip)) {
    const path = folder + entry.path;
    if (HIDDEN.test(entry.path)) continue;
    if (isPicture(path)) found.beside.set(path, entry);
    const isNested = depth < DEEPEST && /\.zip$/i.test(path);
    if (!isNested && !RECIPES.test(path)) continue;
    try {
      const bytes = await entry.unpack(found.room);
      if (isNested) await collect(bytes, `${path}/`, found, depth + 1);
      else await add(path, bytes, found);
    } catch {
      // The other files may be whole.
    }
  }
}

async function add(name: string, packed: Uint8Array, { files, within, room }: Found): Promise<void> {
  const bytes = isGzip(packed) ? await unpackGzip(packed, room) : packed;
  const text = textOfBytes(bytes);
  files.push({ name, text: isJson(text, name) ? inlinePictures(text, within) : text });
}

/** Whether a file is data of an app, by its name or by how it begins. */
export function isJson(text: string, name = ''): boolean {
  return JSON_FILES.test(name) || /^[\s\ufeff]*(?:\{|\[[\s\n]*\{)/.test(text);
}
