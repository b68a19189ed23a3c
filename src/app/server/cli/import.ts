import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ImportSummary, importFolder } from '#features/imports/server/commands.ts';
import { ConfigError, configFromEnvironment, workingFolder } from '#server/config.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run import -- <folder>

Brings in the recipes of a folder and the folders below it: Markdown (.md, .markdown), schema.org JSON-LD and the JSON of
other apps (.json, .jsonld), saved web pages (.html, .htm) and tables (.csv). They are public and can be searched at once. A recipe that was imported before is left out.
Plateful may be running meanwhile.`;

const [given] = process.argv.slice(2);
const folder = given ? resolve(workingFolder(), given) : null;
if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  const isZip = /\.zip$/i.test(folder ?? '');
  const advice = isZip ? 'Please unpack it and name the folder.' : '';
  console.error(folder ? `${folder} is not a folder. ${advice}\n\n${USAGE}` : USAGE);
  process.exit(1);
}

try {
  await withDatabase(configFromEnvironment(), async ({ db }) => {
    const summary = await importFolder(db, folder, { log: (line) => console.error(line) });
    console.log(inWords(summary));
    const { found, refused, unread } = summary;
    const passed = Object.entries(unread).map(([ending, count]) => `${count} ${ending}`);
    if (passed.length > 0)
      console.error(`Files that cannot be read: ${passed.join(', ')}. Zip files have to be unpacked first.`);
    if (found === 0 && refused.length === 0)
      console.error(`There is nothing to import in ${folder}: it holds no Markdown, JSON, HTML or CSV file.`);
    if (found === 0 || refused.length > 0) process.exitCode = 1;
  });
} catch (error) {
  console.error(
    error instanceof ConfigError ? error.message : `The import stopped: ${(error as Error).message}`,
  );
  process.exitCode = 1;
}

function inWords({ found, added, alreadyThere, refused }: ImportSummary): string {
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
  return `${count(found, 'recipe')} found, ${added} added, ${alreadyThere} already there, ${count(refused.length, 'file')} refused`;
}
