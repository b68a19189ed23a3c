import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { Refusal } from '#web/errors.ts';
import type { ImportedRecipe, ImportedRecipes } from '../../contract.ts';
import { batchesOf, recipesOfExport } from '../../rules/files.ts';
import type { ExportedFile } from '../../rules/packed/exported.ts';

/** Reads the recipes of an export, with as many files at a time as fit into a request. Throws `Refusal`. */
export async function readExported(files: ExportedFile[]): Promise<ImportedRecipes> {
  const all: ImportedRecipe[] = [];
  let unseen = 0;
  for (const { from, batch } of batchesOf(files)) {
    const { recipes, total } = await api.imports.readFiles.call({ files: batch });
    all.push(...recipes.map((recipe) => ({ ...recipe, file: recipe.file + from })));
    unseen += total - recipes.length;
  }
  const recipes = recipesOfExport(all, files);
  if (recipes.length === 0)
    throw new Refusal(
      'invalid_input',
      t('No recipe was found in the {count, plural, one {file} other {# files}} read.', {
        count: files.length,
      }),
    );
  return { recipes, total: recipes.length + unseen };
}
