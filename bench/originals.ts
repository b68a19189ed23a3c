import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { importRecipes } from '#features/imports/server/commands/import-recipes.ts';
import type { Database } from '../src/server/database/db.ts';

const REAL = resolve(import.meta.dirname, '../../shared/bench/public-domain-recipes');

/**
 * Imports the real recipes if they are beside the checkout, and tells whether they are; otherwise the built-in ones are
 * multiplied.
 */
export async function importOriginals({ db }: Database): Promise<boolean> {
  const areHere = existsSync(REAL);
  if (areHere) await importRecipes(db, REAL, { log: () => {} });
  else
    console.log(
      'No real recipes beside this checkout: the built-in ones are multiplied, and relevance is not measured.',
    );
  return areHere;
}
