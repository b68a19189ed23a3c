import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { hashOf } from '#features/media/rules/stored-files.ts';
import { pictureFiles } from '#features/media/server/queries.ts';
import { pictures } from '#features/media/server/tables.ts';
import { type ExportedFile, jsonFile, type Offers, type Reportable } from '#server/offers.ts';
import type { Storage } from '#server/storage/storage.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { recipePicture } from '../rules/recipe.ts';
import { recipeSchema } from '../rules/recipe-schema.ts';
import { allRecipes } from './tables.ts';

const EXCERPT = 600;

const recipe: Reportable = {
  async find(db, ids) {
    const known = ids.filter(isUuid);
    if (known.length === 0) return [];
    const rows = await db
      .select({ recipe: allRecipes, profileName: profiles.name })
      .from(allRecipes)
      .leftJoin(profiles, eq(profiles.id, allRecipes.authorId))
      .where(inArray(allRecipes.id, known));
    return rows.map(({ recipe, profileName }) => ({
      id: recipe.id,
      title: recipe.title,
      text: [recipe.description, ...recipe.instructions].join('\n').slice(0, EXCERPT),
      // The cover of a hidden recipe is not drawn.
      picture: recipe.hiddenAt === null ? recipePicture(recipe) : recipe.image,
      authorId: recipe.authorId,
      authorName: profileName ?? recipe.authorName,
      path: paths.recipe(recipe.id),
      isHidden: recipe.hiddenAt !== null,
    }));
  },
  async hide(db, id, at) {
    await db.update(allRecipes).set({ hiddenAt: at }).where(eq(allRecipes.id, id));
  },
  async show(db, id) {
    await db.update(allRecipes).set({ hiddenAt: null }).where(eq(allRecipes.id, id));
  },
};

const BATCH = 100;

/**
 * Recipes as schema.org/Recipe, with the names of their pictures in the export. Adds pictures that somebody else uploaded
 * first, because two people may import the same recipes.
 */
export function recipesOffers({ publicUrl, media }: { publicUrl: string; media: Storage }): Offers {
  return {
    reportable: { recipe },
    personal: {
      async *exported(db, userId) {
        const named = new Set<string>();
        let after = '00000000-0000-0000-0000-000000000000';
        for (;;) {
          const rows = await db
            .select()
            .from(allRecipes)
            .where(and(eq(allRecipes.authorId, userId), gt(allRecipes.id, after)))
            .orderBy(asc(allRecipes.id))
            .limit(BATCH);
          for (const row of rows) yield exportedRecipe(row, publicUrl);
          const hashes = rows.flatMap(({ image }) => hashOf(image) ?? []).filter((hash) => !named.has(hash));
          for (const hash of hashes) named.add(hash);
          const byOthers = and(
            inArray(pictures.hash, hashes),
            sql`${pictures.ownerId} is distinct from ${userId}`,
          );
          yield* pictureFiles(db, media, byOthers);
          const last = rows.at(-1);
          if (!last) return;
          after = last.id;
        }
      },
      async erase(db, userId, { keepRecipes }) {
        const own = eq(allRecipes.authorId, userId);
        // Recipes hidden by moderators are not kept for anyone.
        await db.delete(allRecipes).where(keepRecipes ? and(own, isNotNull(allRecipes.hiddenAt)) : own);
        await db.update(allRecipes).set({ authorId: null, authorName: 'Anonymous' }).where(own);
      },
    },
  };
}

function exportedRecipe(row: typeof allRecipes.$inferSelect, publicUrl: string): ExportedFile {
  const url = publicUrl + paths.recipe(row.id);
  const hash = hashOf(row.image);
  const image = hash ? `pictures/${hash}.webp` : (row.image ?? `${publicUrl}${recipePicture(row)}-1280.webp`);
  const described = { ...row, authorId: row.authorId ?? 'anonymous', createdAt: row.createdAt.toISOString() };
  return jsonFile(`recipes/${fileNameOf(row)}.json`, recipeSchema(described, { url, image }));
}

/** 'tomato-soup-1a2b3c4d': readable, and different for every recipe. */
function fileNameOf({ title, id }: { title: string; id: string }): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'recipe'}-${id.slice(0, 8)}`;
}
