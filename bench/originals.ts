import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { importFolder } from '#features/imports/server/commands.ts';
import type { Database } from '../src/server/db.ts';

const REAL = resolve(import.meta.dirname, '../../shared/bench/public-domain-recipes');

/** Brings in the real recipes when they are beside the checkout; without them the built-in ones are multiplied. */
export async function importOriginals({ db }: Database): Promise<void> {
  if (!existsSync(REAL))
    return console.log('No real recipes beside this checkout: multiplying the built-in ones.');
  await importFolder(db, REAL, { log: () => {} });
}
