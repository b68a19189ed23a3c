import { LARGEST_SOURCE, MOST_FILES } from './limits.ts';
import type { ExportedFile } from './packed/exported.ts';

/** The fields of an imported recipe that are compared. */
interface FromFile {
  title: string;
  ingredients: readonly unknown[];
  instructions: readonly unknown[];
  /** The position of its file. */
  file: number;
}

/** Kinds of files, most reliable first: apps write the same recipe in several formats. */
const KINDS = [
  /\.(?:json|jsonld|melarecipe|paprikarecipe)$/i,
  /\.(?:csv|cook|mmf|mxp|mx2|xml)$/i,
  /\.(?:md|markdown)$/i,
  /\.html?$/i,
];
/** From this kind on, a file is parsed as text, not as data. */
const WORDS = 2;

/**
 * The recipes of an export, each once: a recipe in several kinds of files is taken from the most reliable. If there are
 * several files, a text must be a complete recipe, with ingredients and steps, because exports also contain readme files and
 * tables of contents.
 */
export function recipesOfExport<Recipe extends FromFile>(
  recipes: readonly Recipe[],
  files: readonly ExportedFile[],
): Recipe[] {
  const kinds = files.map(({ name }) => kindOf(name));
  const kindOfRecipe = ({ file }: Recipe) => kinds[file] ?? KINDS.length;
  const whole = recipes.filter(
    (recipe) =>
      files.length === 1 ||
      kindOfRecipe(recipe) < WORDS ||
      (recipe.ingredients.length > 0 && recipe.instructions.length > 0),
  );
  const surest = new Map<string, number>();
  for (const recipe of whole) {
    const key = keyOf(recipe);
    surest.set(key, Math.min(kindOfRecipe(recipe), surest.get(key) ?? KINDS.length));
  }
  return whole.filter((recipe) => kindOfRecipe(recipe) === surest.get(keyOf(recipe)));
}

function kindOf(name: string): number {
  const at = KINDS.findIndex((kind) => kind.test(name));
  return at < 0 ? KINDS.length : at;
}

function keyOf({ title }: FromFile): string {
  return title.normalize('NFKC').trim().toLowerCase();
}

/**
 * Splits the files of an export into as many parts as requests are needed, each with the index of its first file. A file
 * that is too large for any request is sent alone, and refused.
 */
export function batchesOf(files: readonly ExportedFile[]): { from: number; batch: ExportedFile[] }[] {
  const batches: { from: number; batch: ExportedFile[]; size: number }[] = [];
  files.forEach((file, at) => {
    const last = batches.at(-1);
    const size = (last?.size ?? 0) + file.text.length;
    if (!last || size > LARGEST_SOURCE || last.batch.length === MOST_FILES)
      batches.push({ from: at, batch: [file], size: file.text.length });
    else {
      last.batch.push(file);
      last.size = size;
    }
  });
  return batches.map(({ from, batch }) => ({ from, batch }));
}
