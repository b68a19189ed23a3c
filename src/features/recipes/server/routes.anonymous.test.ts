import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { eraseDeletedRecipes } from './commands/anonymous.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

/** A recipe as deleting an account leaves it behind. */
async function anonymous(title: string): Promise<string> {
  const { id } = await world.recipe({ title });
  await world.database.pool.query("update all_recipes set author_name = 'Anonymous' where id = $1", [id]);
  return id;
}
const isSeen = async (id: string) => (await world.visitor.fetch(`/api/recipes/${id}`)).status === 200;
const pass = (deletionId: string, days: number) =>
  world.database.pool.query(
    "update recipe_deletions set deleted_at = now() - $1 * interval '1 day' where id = $2",
    [days, deletionId],
  );

describe('the recipes from Anonymous', () => {
  beforeEach(async () => {
    await admin.api.recipes.removeAnonymous();
  });

  test('are counted and named before they are deleted', async () => {
    await Promise.all(['Soup', 'Stew', 'Salad', 'Toast', 'Pie', 'Cake'].map(anonymous));
    const { count, titles } = await admin.api.recipes.anonymous();
    expect(count).toBe(6);
    expect(titles).toHaveLength(5);
  });

  test('are deleted together, and nobody else’s', async () => {
    const author = await world.person();
    const [one, two] = [await anonymous('One'), await anonymous('Two')];
    const others = [
      await world.recipe({ author }),
      await world.recipe({ title: 'Imported' }),
      await world.recipe({ author: await world.person({ name: 'Anonymous' }) }),
    ];
    expect((await admin.api.recipes.removeAnonymous()).deleted).toBe(2);
    for (const id of [one, two]) expect(await isSeen(id)).toBe(false);
    for (const { id } of others) expect(await isSeen(id)).toBe(true);
    expect((await admin.api.recipes.removeAnonymous()).deleted).toBe(0);
    expect((await admin.api.recipes.anonymous()).count).toBe(0);
  });

  test('are restored, with people’s saves and plans, once', async () => {
    const id = await anonymous('Kept');
    const reader = await world.person({ subscribed: true });
    await reader.api.favorites.save({ recipeId: id });
    const { deletionId } = await admin.api.recipes.removeAnonymous();
    const [deletion] = (await admin.api.recipes.anonymous()).deletions;
    expect(deletion).toMatchObject({ id: deletionId, recipes: 1, by: admin.name });
    expect(await admin.api.recipes.restoreDeleted({ deletionId: deletionId ?? '' })).toEqual({ restored: 1 });
    expect(await isSeen(id)).toBe(true);
    expect((await reader.api.favorites.ids()).saved).toContain(id);
    await expect(admin.api.recipes.restoreDeleted({ deletionId: deletionId ?? '' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('are permanently deleted after 30 days', async () => {
    const id = await anonymous('Gone');
    const { deletionId = '' } = await admin.api.recipes.removeAnonymous();
    await pass(deletionId ?? '', 29.9);
    await eraseDeletedRecipes(world.database.db, new Date());
    expect((await admin.api.recipes.anonymous()).deletions.map((deletion) => deletion.id)).toContain(
      deletionId,
    );
    await pass(deletionId ?? '', 30.1);
    await expect(admin.api.recipes.restoreDeleted({ deletionId: deletionId ?? '' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await eraseDeletedRecipes(world.database.db, new Date());
    const { rowCount } = await world.database.pool.query('select from all_recipes where id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  test('are recorded in the audit log', async () => {
    await anonymous('Noted');
    const { deletionId } = await admin.api.recipes.removeAnonymous();
    await admin.api.recipes.restoreDeleted({ deletionId: deletionId ?? '' });
    const { rows } = await world.database.pool.query(
      'select action, actor_id from audit_log where subject_id = $1 order by at',
      [deletionId],
    );
    expect(rows).toEqual([
      { action: 'delete_anonymous_recipes', actor_id: admin.id },
      { action: 'restore_recipes', actor_id: admin.id },
    ]);
  });
});
