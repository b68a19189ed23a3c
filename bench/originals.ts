import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { importRecipes } from '#features/imports/server/commands/import-recipes.ts';
import type { Database } from '../src/server/database/db.ts';

const REAL = resolve(import.meta.dirname, '../../shared/bench/public-domain-recipes');

/** Imports the real recipes if they are beside the checkout; otherwise the built-in ones are multiplied. */
export async function importOriginals({ db }: Database): Promise<void> {
  if (!existsSync(REAL))
    return console.log('No real recipes beside this checkout: multiplying the built-in ones.');
  await importRecipes(db, REAL, { log: () => {} });
}
