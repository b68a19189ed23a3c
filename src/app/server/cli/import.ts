import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ImportSummary, importRecipes } from '#features/imports/server/commands/import-recipes.ts';
import { PictureStore } from '#features/media/server/commands/picture-store.ts';
import { configFromEnvironment, workingFolder } from '#server/config.ts';
import { mediaStorage } from '#server/storage/media.ts';
import { runProgram, WrongUse } from './program.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run import -- <folder or file>

Imports the recipes in a folder and its subfolders, or in one file: Markdown (.md, .markdown), Cooklang (.cook),
schema.org JSON-LD and the JSON of other apps (.json, .jsonld), saved web pages (.html, .htm), tables (.csv), XML,
Meal-Master and MasterCook (.xml, .mmf, .mxp, .mx2), documents (.docx, .odt), and exports of other apps (.zip,
.paprikarecipes, .melarecipes, .rtk or .mcb), with the pictures in or beside them. The recipes are public and can be searched
immediately. Recipes that were imported before are skipped. Plateful may keep running.`;

await runProgram(USAGE, async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new WrongUse();
  const path = resolve(workingFolder(), given);
  if (!existsSync(path)) throw new WrongUse(`There is no file or folder ${path}.`);
  const config = configFromEnvironment();
  const pictures = new PictureStore(mediaStorage(config));
  await withDatabase(config, async ({ db }) => {
    const summary = await importRecipes(db, path, { pictures, log: (line) => console.error(line) });
    console.log(inWords(summary));
    const { found, refused, unread } = summary;
    const passed = Object.entries(unread).map(([ending, count]) => `${count} ${ending}`);
    if (passed.length > 0) console.error(`Files that cannot be read: ${passed.join(', ')}.`);
    if (found === 0 && refused.length === 0)
      console.error(
        `There is nothing to import in ${path}. "npm run import" lists the files that can be read.`,
      );
    if (found === 0 || refused.length > 0) process.exitCode = 1;
  }).finally(() => pictures.close());
});

function inWords({ found, added, alreadyThere, refused }: ImportSummary): string {
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  return `${count(found, 'recipe')} found, ${added} added, ${alreadyThere} already there, ${count(refused.length, 'file')} refused`;
}
