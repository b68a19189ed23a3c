import { extname } from 'node:path';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import type { Db } from '#server/database/db.ts';
import { t } from '#shared/t.ts';
import { recipesOfMasterCook } from '../../rules/apps/master-cook.ts';
import { recipesOfMealMaster } from '../../rules/apps/meal-master.ts';
import { isRecipeXml, recipesOfXml } from '../../rules/apps/xml.ts';
import { readCooklang } from '../../rules/cooklang/cooklang.ts';
import { type Problem, type ReadRecipe, type RecipeDraft, refusedFile, toDraft } from '../../rules/draft.ts';
import { recipesOfExport } from '../../rules/files.ts';
import { readJsonLd } from '../../rules/json-ld/json-ld.ts';
import { readMarkdown } from '../../rules/markdown/markdown.ts';
import { readHtml, recipesFromSource, recipesOfTable } from '../../rules/source.ts';
import { pageModel } from '../queries/page-model.ts';
import { type RecipeFiles, recipeFiles } from '../queries/recipe-files.ts';
import { type Ready, storeRecipes, toNewRecipe } from './store-recipes.ts';

const READERS: Record<string, (text: string, name: string) => ReadRecipe[]> = {
  '.md': readMarkdown,
  '.markdown': readMarkdown,
  '.cook': readCooklang,
  '.mmf': (text) => recipesOfMealMaster(text).map(toDraft),
  '.mxp': (text) => recipesOfMasterCook(text).map(toDraft),
  '.mx2': (text) => recipesOfMasterCook(text).map(toDraft),
  '.xml': readXml,
  '.json': readJsonLd,
  '.jsonld': readJsonLd,
  '.melarecipe': readJsonLd,
  '.paprikarecipe': readJsonLd,
  '.html': (text) => readHtml(text, pageModel()),
  '.htm': (text) => readHtml(text, pageModel()),
  '.csv': readTable,
  '.txt': readText,
  '.docx': readText,
  '.odt': readText,
};
/** Most of these are not recipes, so those that are not are skipped silently. */
const OFTEN_OTHER = /\.txt$/i;
/** Files that accompany recipes in exports. */
const BESIDE = /^(?:|\.(?:avif|bmp|gif|heic|jpe?g|png|svg|webp|css|js|ico|woff2?))$/;
const BATCH = 500;

export interface ImportSummary {
  /** Readable recipes; each is added now or was there already. */
  found: number;
  added: number;
  alreadyThere: number;
  /** How many files were skipped by extension, not counting pictures: `{ '.pdf': 2 }`. */
  unread: Record<string, number>;
  /** Files with at least one refused recipe, by path within the folder. */
  refused: { file: string; reasons: string[] }[];
}

interface Options {
  /** Stores the pictures; without it, they are left out. */
  pictures?: PictureStore | undefined;
  log(line: string): void;
  now?: Date;
}

/**
 * Imports every recipe file (Markdown, Cooklang, JSON, HTML, CSV) and every zip of such files in a folder, or a single such
 * file or zip, with the pictures in or next to them; up to 500 recipes per transaction. An unreadable file is logged with
 * its name and reason and skipped; links are not followed. Recipes imported before (same title, ingredients and steps) are
 * skipped. Throws only if the folder cannot be listed or the database fails; batches stored by then are kept.
 */
export async function importRecipes(
  db: Db,
  path: string,
  { pictures, log, now = new Date() }: Options,
): Promise<ImportSummary> {
  const reasons = new Map<string, string[]>();
  const refuse = (file: string, reason: string) => {
    reasons.set(file, [...(reasons.get(file) ?? []), reason]);
    log(`${file}: ${reason}`);
  };
  const unread: Record<string, number> = Object.create(null);
  const pass = (ending: string) => {
    if (!BESIDE.test(ending)) unread[ending] = (unread[ending] ?? 0) + 1;
  };
  const isRecipe = (name: string) => Object.hasOwn(READERS, extname(name).toLowerCase());
  let found = 0;
  let added = 0;
  let waiting: Ready[] = [];
  const store = async () => {
    const { stored, refused } = await storeRecipes(db, waiting, { pictures, log });
    for (const { file, reason } of refused) refuse(file, reason);
    found += waiting.length - refused.length;
    added += stored;
    waiting = [];
  };
  for await (const group of recipeFiles(path, { isRecipe, refuse, pass }))
    for (const { file, draft, isAmongOthers } of draftsIn(group, refuse, pass)) {
      const picture = () => group.pictureOf(file, { named: draft.images, isAmongOthers });
      waiting.push({ file, recipe: toNewRecipe(draft, now), picture });
      if (waiting.length === BATCH) await store();
    }
  if (waiting.length > 0) await store();
  return {
    found,
    added,
    alreadyThere: found - added,
    unread,
    refused: [...reasons].map(([file, all]) => ({ file, reasons: all })),
  };
}

/**
 * Problems in the files of an export are reported only if nothing in it can be imported, because much of an export is not
 * recipes.
 */
function draftsIn(
  { files, isExport, name }: RecipeFiles,
  refuse: (file: string, reason: string) => void,
  pass: (ending: string) => void,
): { file: string; draft: RecipeDraft; isAmongOthers: boolean }[] {
  const drafts: (RecipeDraft & { file: number })[] = [];
  const problems: [file: string, reason: string][] = [];
  files.forEach(({ name, text }, file) => {
    for (const read of READERS[extname(name).toLowerCase()]?.(text, name) ?? [])
      if (read.draft) drafts.push({ ...read.draft, file });
      else problems.push([name, reasonOf(read.title, read.problems)]);
  });
  const kept = isExport ? recipesOfExport(drafts, files) : drafts;
  if (!isExport && OFTEN_OTHER.test(name) && kept.length === 0) pass(extname(name).toLowerCase());
  else if (!isExport) for (const problem of problems) refuse(...problem);
  else if (kept.length === 0) refuse(name, t('No recipe found.'));
  const inFile = Map.groupBy(kept, ({ file }) => file);
  return kept.map(({ file, ...draft }) => ({
    file: files[file]?.name ?? '',
    draft,
    isAmongOthers: (inFile.get(file)?.length ?? 0) > 1,
  }));
}

function readXml(text: string): ReadRecipe[] {
  const recipes = isRecipeXml(text) ? recipesOfXml(text) : [];
  return recipes.length > 0 ? recipes.map(toDraft) : [refusedFile(t('No recipe found.'))];
}

function readText(text: string, name: string): ReadRecipe[] {
  const recipes = recipesFromSource(text, pageModel(), { fileName: name });
  return recipes.length > 0 ? recipes.map(toDraft) : [refusedFile(t('No recipe found.'))];
}

function readTable(text: string): ReadRecipe[] {
  const recipes = recipesOfTable(text);
  return recipes.length > 0 ? recipes.map(toDraft) : [refusedFile(t('No recipe found.'))];
}

function reasonOf(title: string | null, problems: Problem[]): string {
  const all = problems
    .map(({ field, message }) => (field === 'file' ? message : `${field}: ${message}`))
    .join(' ');
  return title ? `“${title}”: ${all}` : all;
}
