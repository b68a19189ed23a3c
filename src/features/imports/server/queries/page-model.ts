import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';
import type { PageModel } from '../../rules/page/model.ts';

const FILE = join(ROOT, 'src/features/imports/data/page-model.gen.json');

let loaded: PageModel | undefined;

/** The model trained on pages (`tools/import-model`); read from disk on first use. */
export function pageModel(): PageModel {
  loaded ??= JSON.parse(readFileSync(FILE, 'utf8')) as PageModel;
  return loaded;
}
