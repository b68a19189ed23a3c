import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';
import { type Catalogue, type CatalogueFile, readCatalogue } from '../rules/catalogue.ts';

const FILE = join(ROOT, 'src/features/foods/data/catalogue.gen.json');

let loaded: Catalogue | undefined;
let named: string | undefined;

/** All foods; read from disk on first use. */
export function foodCatalogue(): Catalogue {
  loaded ??= readCatalogue(JSON.parse(readFileSync(FILE, 'utf8')) as CatalogueFile);
  return loaded;
}

/** Fingerprint of the food data: when it changes, recipes may be judged differently. */
export function catalogueName(): string {
  named ??= createHash('sha256').update(readFileSync(FILE)).digest('base64url').slice(0, 12);
  return named;
}
