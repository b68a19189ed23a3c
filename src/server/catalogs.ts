import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

/** The translations into one language, by the English text. */
export type Catalog = ReadonlyMap<string, string>;

/** The path of the translations: one file per language, in gettext's format, which translators' tools can read. */
export const catalogFile = (root: string, language: string) => join(root, 'src/messages', `${language}.po`);

export function readCatalog(root: string, language: string): Catalog {
  const { items } = PO.parse(readFileSync(catalogFile(root, language), 'utf8'));
  return new Map(
    items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text] as [string, string]] : [])),
  );
}
