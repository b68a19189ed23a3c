import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CatalogueFile } from '../src/features/foods/rules/catalogue.ts';

const FILE = resolve(import.meta.dirname, '../src/features/foods/data/catalogue.gen.json');

/** Size of the food catalogue, and its compressed kB. */
export function measureCatalogue() {
  const text = readFileSync(FILE, 'utf8');
  const { foods, substitutions } = JSON.parse(text) as CatalogueFile;
  // Nutrition tables describe foods in parts ('Fish, burbot, cooked'), which nobody writes as a name.
  const named = foods.filter(([, name]) => !name.includes(','));
  const more = named.flatMap(([, , , , , , , , ...names]) =>
    names.flatMap((list) => (list ? list.split(';') : [])),
  );
  return {
    kilobytes: Math.round(brotliCompressSync(text).length / 1000),
    foods: foods.length,
    names: named.length + more.length,
    substituted: substitutions.length,
  };
}
