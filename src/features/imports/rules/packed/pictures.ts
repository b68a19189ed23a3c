const PICTURE = /\.(?:jpe?g|png|webp|gif|avif|tiff?)$/i;
/** Apps store smaller copies next to a picture. */
const SMALLER = /(?:^|[-_.])(?:thumb(?:nail)?s?|tiny|min|small|icon)(?:\d+)?(?:[-_.]|$)/i;
const LARGER = /^(?:full|original|large)\b/i;

/** Whether a file is a picture, by its name. */
export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** What a recipe read from a file says about its picture. */
export interface Pictured {
  /** The pictures it names, best first. */
  named: readonly string[];
  /** Whether the file contains other recipes: a picture must then be named. */
  isAmongOthers: boolean;
}

/** The path of the picture of a recipe read from a file; `null` if there is none. */
type FindPicture = (file: string, recipe: Pictured) => string | null;

/**
 * Finds the pictures of recipes among the files of an export, given by their paths. A recipe's picture is one that it names,
 * one named like its file, or the best one in a folder that no other recipe shares; never one in another recipe's folder.
 */
export function pictureFinder(pictures: readonly string[], files: readonly string[]): FindPicture {
  const byName = Map.groupBy(pictures, nameIn);
  const byStem = Map.groupBy(pictures, stemOf);
  const byFolder = Map.groupBy(files, folderOf);
  const alone = (file: string) => {
    const folder = folderOf(file);
    if (byFolder.get(folder)?.length !== 1) return [];
    if ([...byFolder.keys()].some((other) => other !== folder && other.startsWith(folder))) return [];
    return pictures.filter((path) => path.startsWith(folder)).toSorted((a, b) => rankOf(a) - rankOf(b));
  };
  return (file, { named, isAmongOthers }) => {
    const isPossible = (path: string) => {
      const folder = folderOf(path);
      return folder === folderOf(file) || !byFolder.has(folder);
    };
    const best = (paths: readonly string[] = []) => closest(paths.filter(isPossible), file);
    for (const isExact of [true, false])
      for (const name of named) {
        const called = byName.get(nameIn(name)) ?? [];
        const found = best(called.filter((path) => isExact === endsWith(path, name)));
        // 'soup/original.webp' is not the picture of a stew.
        if (found !== null && (isExact || called.length === 1 || !name.includes('/'))) return found;
      }
    if (isAmongOthers) return null;
    return best(byStem.get(stemOf(file))) ?? alone(file)[0] ?? null;
  };
}

const endsWith = (path: string, name: string) => `/${plain(path)}`.endsWith(`/${plain(name)}`);

/** './images\\Soup%20of%20peas.JPG' is 'images/soup of peas.jpg'. */
function plain(path: string): string {
  const parts = decoded(path).replaceAll('\\', '/').split('/');
  return parts
    .filter((part) => part !== '' && part !== '.')
    .join('/')
    .normalize()
    .toLowerCase();
}

function rankOf(path: string): number {
  if (SMALLER.test(nameIn(path))) return 2;
  return LARGER.test(nameIn(path)) ? 0 : 1;
}

/** The path that shares the most folders with a file. */
function closest(paths: readonly string[], file: string): string | null {
  const folders = file.split('/');
  const shared = (path: string) => path.split('/').findIndex((folder, at) => folder !== folders[at]);
  return paths.toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The last part of a path or URL, in lower case. */
function nameIn(address: string): string {
  const last =
    address
      .replace(/[?#].*$/, '')
      .split(/[/\\]/)
      .at(-1) ?? '';
  return decoded(last).normalize().toLowerCase();
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function stemOf(path: string): string {
  return nameIn(path).replace(/\.[^.]*$/, '');
}
