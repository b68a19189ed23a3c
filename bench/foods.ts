import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CatalogFile } from '../src/features/foods/rules/catalog/read-catalog.ts';

const FILE = resolve(import.meta.dirname, '../src/features/foods/data/catalog.gen.json');

/** Size of the food catalog, and its compressed kB. */
export function measureCatalog() {
  const text = readFileSync(FILE, 'utf8');
  const { foods, substitutions } = JSON.parse(text) as CatalogFile;
  // Nutrition tables name foods in parts ('Fish, burbot, cooked'), which nobody writes in a recipe.
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
