import { flushCompileCache } from 'node:module';
import { inLanguage } from '#server/language.ts';
import type { TaskApart } from '#server/processes/apart.ts';
import { t } from '#shared/t.ts';
import type { ImportedRecipe } from '../../contract.ts';
import { type Problem, type RawRecipe, toReview } from '../../rules/draft.ts';
import { DOUBTFUL } from '../../rules/draft-problems.ts';
import { MOST_PICTURES, MOST_RECIPES } from '../../rules/limits.ts';
import type { ExportedFile } from '../../rules/packed/exported.ts';
import { proposedDescription } from '../../rules/propose.ts';
import { recipesFromSource } from '../../rules/source.ts';
import { textOfBytes } from '../../rules/text-of-bytes.ts';
import { pageModel } from './page-model.ts';

// The process is ended before it would do so.
flushCompileCache();

/** A fetched page, a pasted text, or the files of an export. */
export type Source =
  | { bytes: Uint8Array; type: string; address: string }
  | { text: string; fileName?: string | undefined }
  | { files: ExportedFile[] };

/** The first recipes of a source, without their pictures, and the total number. */
export interface FoundRecipes {
  found: ImportedRecipe[];
  total: number;
}

/** Entry point of the worker process. Notes are in the language of the person who imports. */
export default function readApart(given: TaskApart<Source>): FoundRecipes {
  if (!given) return { found: [], total: 0 };
  const { task: source, language } = given;
  return inLanguage(language, () => {
    const found = recipesIn(source);
    return { found: found.slice(0, MOST_RECIPES).map(foundOf), total: found.length };
  });
}

function recipesIn(source: Source): { raw: RawRecipe; file: number }[] {
  const model = pageModel();
  if ('files' in source)
    return source.files.flatMap(({ name, text }, file) =>
      recipesFromSource(text, model, { fileName: name }).map((raw) => ({ raw, file })),
    );
  const recipes =
    'bytes' in source
      ? recipesFromSource(textOfBytes(Buffer.from(source.bytes), source.type), model, {
          address: source.address,
        })
      : recipesFromSource(source.text, model, { fileName: source.fileName ?? '' });
  return recipes.map((raw) => ({ raw, file: 0 }));
}

function foundOf({ raw, file }: { raw: RawRecipe; file: number }): ImportedRecipe {
  const { draft, problems } = toReview(raw);
  const { publishedAt: _, images, waitingTime: __, ...fields } = draft;
  const doubts = (raw.doubtful ?? [])
    .filter((field) => draft[field].length > 0)
    .map((field) => DOUBTFUL[field]());
  const notes = [...problems.map(noteOf), ...doubts];
  const description = draft.description || proposedDescription(draft);
  if (description && !draft.description)
    notes.push(t('No description found; one was suggested from the title and ingredients.'));
  const pictures = images.slice(0, MOST_PICTURES);
  return { ...fields, description, difficulty: null, image: null, pictures, file, notes };
}

function noteOf({ message, isCut }: Problem): string {
  return isCut ? t('{message} The rest was left out.', { message }) : message;
}
