import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PictureStore } from '#features/media/server/commands/picture-store.ts';
import { createRecipes, type NewRecipe } from '#features/recipes/server/commands/recipes.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/sha256.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { RecipeDraft } from '../../rules/draft.ts';

const EARLIEST = Date.parse('1900-01-01');
const LARGEST_PICTURE = 32 * 1024 * 1024;

/** A recipe ready to store, its file, and its picture if it has one. */
export interface Ready {
  file: string;
  recipe: NewRecipe;
  picture(): Promise<Uint8Array | null>;
}

interface Stored {
  stored: number;
  refused: { file: string; reason: string }[];
}

/**
 * Stores recipes in one transaction, with the pictures of the new ones. If the database refuses one, stores each separately
 * so that the others get in. If a picture cannot be stored, logs that and stores the recipe without it.
 */
export async function storeRecipes(
  db: Db,
  batch: readonly Ready[],
  { pictures, log }: { pictures?: PictureStore | undefined; log(line: string): void },
): Promise<Stored> {
  const keys = batch.flatMap(({ recipe }) => recipe.sourceKey ?? []);
  const known = await db
    .select({ key: recipes.sourceKey })
    .from(recipes)
    .where(inArray(recipes.sourceKey, keys));
  const knownKeys = new Set(known.map(({ key }) => key));
  for (const { file, recipe, picture } of batch) {
    if (knownKeys.has(recipe.sourceKey ?? null)) continue;
    try {
      const bytes = pictures && (await picture());
      if (bytes) recipe.image = (await pictures.store(db, bytes, null, LARGEST_PICTURE)).image;
    } catch (error) {
      log(
        `${file}: ${t('“{title}” is stored without its picture.', { title: recipe.title })} ${(error as Error).message}`,
      );
    }
  }
  return storeBatch(db, batch);
}

async function storeBatch(db: Db, batch: readonly Ready[]): Promise<Stored> {
  if (batch.length === 0) return { stored: 0, refused: [] };
  try {
    const ids = await db.transaction((tx) =>
      createRecipes(
        tx,
        batch.map(({ recipe }) => recipe),
      ),
    );
    return { stored: ids.length, refused: [] };
  } catch (error) {
    if (!isAboutData(error)) throw error;
    const [only] = batch;
    if (batch.length === 1 && only)
      return {
        stored: 0,
        refused: [{ file: only.file, reason: `“${only.recipe.title}”: ${(error as Error).message}` }],
      };
    const middle = Math.ceil(batch.length / 2);
    const first = await storeBatch(db, batch.slice(0, middle));
    const rest = await storeBatch(db, batch.slice(middle));
    return { stored: first.stored + rest.stored, refused: [...first.refused, ...rest.refused] };
  }
}

/** Whether PostgreSQL refused the data (classes 22 and 23) rather than failed. */
function isAboutData(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'invalid_input';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return /^2[23]/.test(code);
  return cause instanceof Error && isAboutData(cause);
}

/** An imported recipe without a local author. */
export function toNewRecipe(draft: RecipeDraft, now: Date): NewRecipe {
  const { title, description, ingredients, instructions, category, tags, cookingTips, sourceUrl } = draft;
  const published = draft.publishedAt ? new Date(draft.publishedAt) : now;
  return {
    id: randomUUID(),
    title,
    description,
    ingredients,
    instructions,
    prepTime: draft.prepTime,
    cookTime: draft.cookTime,
    servings: draft.servings ?? 4,
    category,
    tags,
    cookingTips,
    stepGuidance: [],
    authorId: null,
    authorName: draft.authorName ?? '',
    sourceUrl,
    sourceKey: sourceKeyOf(draft),
    createdAt: published <= now && published.getTime() >= EARLIEST ? published : now,
  };
}

/** Identifies a recipe regardless of file name, whitespace and case. */
export function sourceKeyOf({
  title,
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'title' | 'ingredients' | 'instructions'>): string {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  const content = [
    plain(title),
    ingredients.map(({ amount, name }) => plain(`${amount} ${name}`)),
    instructions.map(plain),
  ];
  return `import:${sha256(JSON.stringify(content))}`;
}
