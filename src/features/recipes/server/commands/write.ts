import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { profiles } from '#features/accounts/server/tables.ts';
import { assertPictureExists, placeholderAt } from '#features/media/server/queries.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import type { Screen } from '#server/offers.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Recipe, recipeFields, SavedRecipe } from '../../contract.ts';
import { givenPicture, guidanceOf, isOwnPicture } from '../../rules/recipe.ts';
import { abilitiesOf, recipeForChange, recipeNotFound } from '../access.ts';
import { recipeById } from '../queries/recipe.ts';
import { allRecipes, goneRecipes, recipes } from '../tables.ts';
import { CATEGORY_IDS, judged, judgedWith } from './judge.ts';
import { createRecipes } from './recipes.ts';

type Fields = z.output<typeof recipeFields>;

/** The source that a recipe was imported from: it is not imported from there a second time. */
interface Source {
  sourceKey?: string;
}

/**
 * Creates a recipe. Repeating the request returns the stored recipe; the same id with other content, another person's id,
 * or that of a deleted recipe throws `conflict` rather than dropping it silently.
 */
export async function createRecipe(
  context: RequestContext,
  screen: Screen,
  { id, ...fields }: Fields & { id: string },
  { sourceKey }: Source = {},
): Promise<SavedRecipe> {
  const user = signedIn(context);
  checkCategory(fields);
  await checkPicture(context.db, fields.image, null);
  const [profile] = await context.db
    .select({ name: profiles.name })
    .from(profiles)
    .where(eq(profiles.id, user.id));
  const stored = await createRecipes(context.db, [
    { ...fields, id, authorId: user.id, authorName: profile?.name ?? user.name, sourceKey },
  ]);
  if (stored.length === 0 && (await isHidden(context.db, id)))
    throw new AppError('conflict', t('This recipe is already saved. A moderator will review it first.'));
  if (stored.length === 0 && (await context.db.$count(goneRecipes, eq(goneRecipes.id, id))) > 0)
    throw new AppError('conflict', t('This recipe was deleted. Please create it as a new one.'));
  const recipe = await recipeById(context.db, id);
  if (stored.length > 0) return screened(context, screen, recipe);
  if (recipe.authorId === user.id && saysTheSame(recipe, fields)) return { ...recipe, isHeld: false };
  throw new AppError('conflict', t('This recipe was already saved with different content.'));
}

/**
 * Replaces a recipe, as its author (spec part 2 §5). Throws `conflict` if it changed since `version`, unless the content is
 * the same, because then the response to an earlier save was lost.
 */
export async function updateRecipe(
  context: RequestContext,
  screen: Screen,
  { recipeId, version, ...fields }: Fields & { recipeId: string; version: number },
): Promise<SavedRecipe> {
  const found = await recipeForChange(context.db, recipeId);
  if (!found) throw recipeNotFound();
  if (!abilitiesOf(context.caller, found).edit)
    throw new AppError('forbidden', t("You can only edit recipes you've created"));
  const kept = found.permanentImageUrl || found.image;
  checkCategory(fields);
  await checkPicture(context.db, fields.image, kept);
  if (found.version !== version) {
    const current = await recipeById(context.db, found.id);
    if (saysTheSame(current, fields)) return { ...current, isHeld: false };
    throw new AppError('conflict', t('This recipe has changed since you opened it.'));
  }
  await context.db
    .update(recipes)
    .set({
      ...fields,
      imagePlaceholder: placeholderAt(fields.image),
      permanentImageUrl: fields.image === kept ? found.permanentImageUrl : null,
      ...(await judged(fields)),
      judgedWith: judgedWith(),
      stepGuidance: guidanceOf(fields.instructions, found),
      version: sql`${recipes.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(recipes.id, found.id));
  return screened(context, screen, await recipeById(context.db, found.id));
}

async function screened(context: RequestContext, screen: Screen, recipe: Recipe): Promise<SavedRecipe> {
  const { title, description, tags, ingredients, instructions, cookingTips } = recipe;
  const lines = [
    title,
    description,
    ...tags,
    ...ingredients.map(({ name }) => name),
    ...instructions,
    ...cookingTips,
  ];
  const isHeld = await screen(context, {
    type: 'recipe',
    id: recipe.id,
    authorId: recipe.authorId,
    text: lines.join('\n'),
    pictures: [recipe.image],
  });
  return { ...recipe, isHeld };
}

async function isHidden(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: allRecipes.id })
    .from(allRecipes)
    .where(and(eq(allRecipes.id, id), isNotNull(allRecipes.hiddenAt)));
  return rows.length > 0;
}

function saysTheSame(recipe: Recipe, fields: Fields): boolean {
  const written = { ...recipe, image: givenPicture(recipe) };
  return Object.entries(fields).every(([field, value]) =>
    isDeepStrictEqual(written[field as keyof Fields], value),
  );
}

/**
 * Refuses a new external picture, because everyone who opens the recipe would send a request to a stranger's server. An
 * existing one may stay.
 */
async function checkPicture(db: Db, image: string | null, before: string | null): Promise<void> {
  if (image === null || image === before) return;
  if (isOwnPicture(image)) return assertPictureExists(db, image);
  const message = t('Please upload the picture instead of linking to another site.');
  throw new AppError('invalid_input', message, { issues: [{ path: 'image', message }] });
}

function checkCategory({ category }: Pick<Fields, 'category'>): void {
  if (CATEGORY_IDS.has(category)) return;
  const message = t('Please choose one of the categories.');
  throw new AppError('invalid_input', message, { issues: [{ path: 'category', message }] });
}
