import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EXPORTS } from '../../../../../test/samples/exports.ts';
import { recipesOfExport } from '../../rules/files.ts';
import { openExport } from '../../rules/packed/exported.ts';
import readApart from './read-apart.ts';

/** Only next to some checkouts: exports of other apps. */
const FOLDER = resolve(import.meta.dirname, '../../../../../../shared/bench/rival-exports');

describe.each([
  ['ours', (name: string) => EXPORTS[name]?.()],
  ...(existsSync(FOLDER) ? [['real', (name: string) => readFileSync(join(FOLDER, name))] as const] : []),
] as const)('exports, %s,', (kind, bytesOf) => {
  test.each([
    ['chowdown.zip', 2, 2],
    ['nextcloud.zip', 3, 2],
    ['paprika.zip', kind === 'ours' ? 2 : 5, kind === 'ours' ? 2 : 5],
    ['tandoor.zip', 1, 1],
  ])('of %s arrive whole: %i recipes, %i with their own picture', async (name, count, pictured) => {
    const exported = await openExport(name, new Uint8Array((await bytesOf(name)) ?? []));
    const { found } = readApart({ task: { files: exported.files }, language: 'en' });
    const recipes = recipesOfExport(found, exported.files);
    expect(recipes).toHaveLength(count);
    const pictures = await Promise.all(
      recipes.map(({ file, pictures }) =>
        exported.pictureOf(exported.files[file]?.name ?? '', {
          named: pictures,
          isAmongOthers: recipes.filter((other) => other.file === file).length > 1,
        }),
      ),
    );
    const sizes = pictures.filter((bytes) => bytes !== null).map(({ length }) => length);
    expect(sizes).toHaveLength(pictured);
    expect(new Set(sizes).size).toBe(pictured);
    for (const { ingredients, instructions } of recipes) {
      expect(ingredients.length).toBeGreaterThan(1);
      expect(instructions.length).toBeGreaterThan(0);
    }
  });
});
