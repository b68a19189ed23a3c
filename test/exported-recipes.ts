import { downloadZip } from 'client-zip';
import { toReview } from '../src/features/imports/rules/draft.ts';
import { recipesOfExport } from '../src/features/imports/rules/files.ts';
import { type Exported, openExport } from '../src/features/imports/rules/packed/exported.ts';
import type { PageModel } from '../src/features/imports/rules/page/model.ts';
import { recipesFromSource } from '../src/features/imports/rules/source.ts';

type Files = Record<string, string | Uint8Array>;

/** As small as a picture can be; pictures differ in their last byte. */
const picture = (mark: number) => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, mark]);
export const BASIL = picture(1);
export const CHARD = picture(2);

export async function openZip(files: Files): Promise<Exported> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }));
  const bytes = await downloadZip(entries as { name: string; input: string }[]).arrayBuffer();
  return openExport('export.zip', new Uint8Array(bytes));
}

/** The recipes of an export with their pictures, as a cook would review them. */
export async function recipesIn(files: Files) {
  const exported = await openZip(files);
  const raw = exported.files.flatMap(({ name, text }, file) =>
    recipesFromSource(text, {} as PageModel, { fileName: name }).map((recipe) => ({
      ...toReview(recipe).draft,
      file,
    })),
  );
  return Promise.all(
    recipesOfExport(raw, exported.files).map(async (recipe) => ({
      ...recipe,
      ingredients: recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`.trim()),
      picture: await exported.pictureOf(exported.files[recipe.file]?.name ?? '', {
        named: recipe.images,
        isAmongOthers: raw.filter(({ file }) => file === recipe.file).length > 1,
      }),
    })),
  );
}
