import { inLanguage } from '#server/language.ts';
import { t } from '#shared/t.ts';
import type { ImportedRecipe } from '../../contract.ts';
import { type Problem, type RawRecipe, toReview } from '../../rules/draft.ts';
import { DOUBTFUL } from '../../rules/draft-problems.ts';
import { MOST_RECIPES } from '../../rules/limits.ts';
import { proposedDescription } from '../../rules/propose.ts';
import { recipesFromSource } from '../../rules/source.ts';
import { textOfBytes } from '../../rules/text-of-bytes.ts';
import { pageModel } from './page-model.ts';

/** A fetched page, or a pasted text. */
export type Source =
  | { bytes: Uint8Array; type: string; address: string }
  | { text: string; fileName?: string | undefined };

/** A recipe without its picture, and the addresses its picture may be at. */
export interface FoundRecipe {
  recipe: ImportedRecipe;
  images: string[];
}

/** The first recipes of a source, and how many it holds. */
export interface FoundRecipes {
  found: FoundRecipe[];
  total: number;
}

interface Task {
  source: Source;
  language: string;
}

/** Entry point of the worker process. Without a task it only says that it has started. Notes are in the language of whoever imports. */
export default function readApart(task: Task | null): FoundRecipes {
  if (!task) return { found: [], total: 0 };
  const { source, language } = task;
  return inLanguage(language, () => {
    const found =
      'bytes' in source
        ? recipesFromSource(textOfBytes(Buffer.from(source.bytes), source.type), pageModel(), {
            address: source.address,
          })
        : recipesFromSource(source.text, pageModel(), { fileName: source.fileName ?? '' });
    return { found: found.slice(0, MOST_RECIPES).map(foundOf), total: found.length };
  });
}

function foundOf(raw: RawRecipe): FoundRecipe {
  const { draft, problems } = toReview(raw);
  const { publishedAt: _, images: __, waitingTime: ___, ...fields } = draft;
  const doubts = (raw.doubtful ?? [])
    .filter((field) => draft[field].length > 0)
    .map((field) => DOUBTFUL[field]());
  const notes = [...problems.map(noteOf), ...doubts];
  const description = draft.description || proposedDescription(draft);
  if (description && !draft.description)
    notes.push(t('No description found; one was suggested from the title and ingredients.'));
  return {
    recipe: { ...fields, description, difficulty: null, image: null, notes },
    images: raw.images,
  };
}

function noteOf({ message, isCut }: Problem): string {
  return isCut ? t('{message} The rest was left out.', { message }) : message;
}
