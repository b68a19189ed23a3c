import type { ExportedFile } from './packed/exported.ts';

/** What is compared of a recipe that was read from a file. */
interface FromFile {
  title: string;
  ingredients: readonly unknown[];
  instructions: readonly unknown[];
  /** The position of its file. */
  file: number;
}

/** The surest first: apps write one recipe in several forms. */
const KINDS = [/\.(?:json|jsonld|melarecipe|paprikarecipe)$/i, /\.csv$/i, /\.(?:md|markdown)$/i, /\.html?$/i];
/** From this kind on, a file is read as words, not as data. */
const WORDS = 2;

/**
 * The recipes of an export, each once: what stands in several kinds of files is taken from the surest. Where there are
 * several files, words must make a whole recipe, with ingredients and steps: read-me files and lists of contents lie beside
 * the recipes.
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
