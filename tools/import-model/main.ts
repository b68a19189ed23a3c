import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAVED_PAGES, SETS, savedPages } from './saved-pages.ts';
import { trainModel } from './train.ts';

const MODEL = resolve(import.meta.dirname, '../../src/features/imports/data/page-model.gen.json');

/** Trains the model that imports use on both sets. Takes about two minutes; the same pages give the same weights. */
const folder = process.argv[2] ?? SAVED_PAGES;
const model = JSON.stringify(trainModel(SETS.flatMap((set) => savedPages(join(folder, set)))));
writeFileSync(MODEL, `${model}\n`);
console.log(`${(model.length / 1000).toFixed(0)} kB of weights`);
