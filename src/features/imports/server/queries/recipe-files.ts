import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { t } from '#shared/t.ts';
import { LARGEST_SOURCE, LARGEST_ZIP, SOURCE_MB, ZIP_MB } from '../../rules/limits.ts';
import { dataOf, type ExportedFile, openExport } from '../../rules/packed/exported.ts';
import { pictureWithin } from '../../rules/packed/inline-pictures.ts';
import { isPicture, type Pictured, pictureFinder } from '../../rules/packed/pictures.ts';
import { textOfBytes } from '../../rules/text-of-bytes.ts';

const PACKED = /\.(?:zip|docx|odt|rtk|mcb|paprikarecipes|paprikarecipe|melarecipes)$/i;
const DATA = /\.(?:json|jsonld|melarecipe)$/i;

/** The files of an export, or a single file of a folder. */
export interface RecipeFiles {
  name: string;
  isExport: boolean;
  files: ExportedFile[];
  /** The picture of a recipe in one of the files; `null` if there is none. */
  pictureOf(file: string, recipe: Pictured): Promise<Uint8Array | null>;
}

interface Walk {
  /** Whether a file may contain a recipe, by its name. */
  isRecipe(name: string): boolean;
  /** Reports a file that cannot be read, by its path within the folder. */
  refuse(file: string, reason: string): void;
  /** Reports an unsupported file, by its extension. */
  pass(ending: string): void;
}

interface Found {
  recipes: string[];
  pictures: string[];
}

/**
 * The recipe files of a folder and its subfolders, ordered by name, or those of a single file. Links are not followed: those
 * within the folder lead to files that are read anyway. Throws if the folder cannot be listed.
 */
export async function* recipeFiles(path: string, walk: Walk): AsyncGenerator<RecipeFiles> {
  const isFolder = (await stat(path)).isDirectory();
  const root = await realpath(isFolder ? path : dirname(path));
  const { recipes, pictures } = isFolder
    ? await filesBelow(root, walk)
    : { recipes: [basename(path)], pictures: [] };
  const find = pictureFinder(pictures, recipes);
  for (const name of recipes) {
    try {
      if (PACKED.test(name)) {
        const { unread, ...group } = await opened(root, name);
        for (const file of unread) walk.refuse(file, t('The file is damaged, or too large.'));
        yield group;
      } else yield await loose(root, name, find);
    } catch (error) {
      walk.refuse(name, explained(error));
    }
  }
}

async function opened(root: string, name: string): Promise<RecipeFiles & { unread: string[] }> {
  const bytes = await bytesOf(
    join(root, name),
    LARGEST_ZIP,
    t('The file is larger than {count} MB.', { count: ZIP_MB }),
  );
  const { files, unread, pictureOf } = await openExport(name, bytes);
  const inside = (file: string) => `${name}/${file}`;
  return {
    name,
    isExport: true,
    files: files.map((file) => ({ ...file, name: file.name === name ? name : inside(file.name) })),
    unread: unread.map((file) => (file === name ? name : inside(file))),
    pictureOf: (file, recipe) => pictureOf(file === name ? name : file.slice(inside('').length), recipe),
  };
}

async function loose(
  root: string,
  name: string,
  find: ReturnType<typeof pictureFinder>,
): Promise<RecipeFiles> {
  const isData = DATA.test(name);
  const bytes = isData
    ? await bytesOf(
        join(root, name),
        LARGEST_ZIP,
        t('The file is larger than {count} MB.', { count: ZIP_MB }),
      )
    : await bytesOf(
        join(root, name),
        LARGEST_SOURCE,
        t('The file is larger than {count} MB.', { count: SOURCE_MB }),
      );
  const written = textOfBytes(bytes);
  if (written.includes('\0')) throw new Error(t('The file contains no text.'));
  const within: string[] = [];
  const text = isData ? withoutPictures(written, within) : written;
  return {
    name,
    isExport: false,
    files: [{ name, text }],
    async pictureOf(file, recipe) {
      const path = find(file, recipe);
      return pictureWithin(within, recipe.named) ?? (path === null ? null : readFile(join(root, path)));
    },
  };
}

/** Text that is not JSON stays as it is: its parser will report why. */
function withoutPictures(json: string, pictures: string[]): string {
  try {
    return dataOf(json, pictures);
  } catch {
    return json;
  }
}

async function filesBelow(root: string, { isRecipe, refuse, pass }: Walk): Promise<Found> {
  const found: Found = { recipes: [], pictures: [] };
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
      const isRead = isRecipe(entry.name) || PACKED.test(entry.name);
      if (entry.isDirectory()) below.push(path);
      else if (entry.isFile() && isRead) found.recipes.push(name(path));
      else if (entry.isSymbolicLink() && isRead && !(await leadsInto(root, path)))
        refuse(name(path), t('This link leads out of the folder and was not followed.'));
      else if (entry.isFile() && isPicture(entry.name)) found.pictures.push(name(path));
      else if (entry.isFile()) pass(extname(entry.name).toLowerCase());
    }
    folders.push(...below.reverse());
  }
  return found;
}

async function leadsInto(root: string, path: string): Promise<boolean> {
  const target = await realpath(path).catch(() => null);
  return target?.startsWith(root + sep) ?? false;
}

async function bytesOf(path: string, largest: number, tooLarge: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > largest) throw new Error(tooLarge);
  return readFile(path);
}

/** A file error, explained for the person who imports. */
function explained(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM') return t('Permission denied.');
  if (code === 'ENOENT') return t('The file no longer exists.');
  return code ? t('The file cannot be read ({code}).', { code }) : message;
}
