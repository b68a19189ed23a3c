import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';
import type { Catalog } from '../rules/catalog/catalog.ts';
import { germanWords, listedWords } from '../rules/catalog/food-names.ts';
import { type LocalNames, pluralsOf, productsByName, readLocalNames } from '../rules/catalog/local-names.ts';
import { type CatalogFile, readCatalog } from '../rules/catalog/read-catalog.ts';

const DATA = join(ROOT, 'src/features/foods/data');
const FILE = join(DATA, 'catalog.gen.json');

/** Languages whose common names are in tables; for a name in several languages, the last one wins. */
const LANGUAGES = ['swedish', 'danish', 'norwegian', 'dutch', 'italian', 'spanish'];

let loaded: Catalog | undefined;
let named: string | undefined;
let german: LocalNames | undefined;

/** All foods; read from disk on first use. */
export function foodCatalog(): Catalog {
  if (loaded) return loaded;
  const read = readCatalog(JSON.parse(readFileSync(FILE, 'utf8')) as CatalogFile);
  const tables = LANGUAGES.map((language) =>
    readLocalNames(readFileSync(join(DATA, `${language}.txt`), 'utf8')),
  );
  loaded = {
    ...read,
    local: productsByName(read, germanNames(), germanWords),
    listed: new Map(tables.flatMap((names) => [...productsByName(read, names, listedWords)])),
    plurals: pluralsOf([germanNames(), ...tables]),
  };
  return loaded;
}

/** German product names for lists, where the catalog has none or too narrow a one; read from disk on first use. */
export function germanNames(): LocalNames {
  const folder = join(DATA, 'german');
  german ??= readLocalNames(
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );
  return german;
}

/** Hash of the food data: when it changes, recipes may be judged differently. */
export function catalogName(): string {
  named ??= createHash('sha256').update(readFileSync(FILE)).digest('base64url').slice(0, 12);
  return named;
}
