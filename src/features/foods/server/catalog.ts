import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';
import { type Catalog, type CatalogFile, readCatalog } from '../rules/catalog/catalog.ts';

const FILE = join(ROOT, 'src/features/foods/data/catalog.gen.json');

let loaded: Catalog | undefined;
let named: string | undefined;

/** All foods; read from disk on first use. */
export function foodCatalog(): Catalog {
  loaded ??= readCatalog(JSON.parse(readFileSync(FILE, 'utf8')) as CatalogFile);
  return loaded;
}

/** Fingerprint of the food data: when it changes, recipes may be judged differently. */
export function catalogName(): string {
  named ??= createHash('sha256').update(readFileSync(FILE)).digest('base64url').slice(0, 12);
  return named;
}
