import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../../test/world.ts';
import { eraseDueAccounts } from '../../../account-data/server/commands/erase.ts';
import { revokeAdmin } from './admins.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const admins = async () =>
  (
    await world.database.pool.query<{ id: string }>(
      "select user_id as id from user_roles where role = 'admin'",
    )
  ).rows;
const revoke = (id: string) => world.database.db.transaction((db) => revokeAdmin({ db }, id));

describe('admins', () => {
  test('are not created by signing up, even by the first people', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        world.visitor.fetch('/api/auth/sign-up', {
          method: 'POST',
          body: JSON.stringify({
            name: `First ${at}`,
            email: `first${at}@plateful.test`,
            password: 'a long password',
          }),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await admins()).toEqual([]);
  });

  test('can be demoted, except for the last one', async () => {
    const [one, two] = [await world.person({ elevated: true }), await world.person({ elevated: true })];
    await revoke(one.id);
    await expect.poll(async () => (await one.api.accounts.session()).isAdmin).toBe(false);
    await expect(revoke(two.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await admins()).toEqual([{ id: two.id }]);
    expect(await two.api.accounts.session()).toMatchObject({
      isAdmin: true,
      elevatedUntil: expect.any(String),
    });
  });

  test('who demote each other at the same moment leave one admin', async () => {
    for (let round = 0; round < 5; round++) {
      await world.person({ admin: true });
      const both = await admins();
      expect(both).toHaveLength(2);
      const results = await Promise.allSettled(both.map(({ id }) => revoke(id)));
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await admins()).toHaveLength(1);
    }
  });

  test('keep the last account, no matter what deletes it', async () => {
    const [last] = await admins();
    await expect(world.database.pool.query('delete from users where id = $1', [last?.id])).rejects.toThrow(
      'The last admin stays.',
    );
    await expect(
      world.database.pool.query('delete from user_roles; delete from admin_users'),
    ).rejects.toThrow('The last admin stays.');
    expect(await admins()).toEqual([last]);
  });

  test('cannot delete their account, even if they asked before they became one', async () => {
    const [late, other] = [await world.person(), await world.person()];
    for (const person of [late, other])
      await person.api.accountData.requestDeletion({ password: world.password, keepRecipes: false });
    const { grantAdmin } = await import('./admins.ts');
    await grantAdmin(world.database, late);
    await eraseDueAccounts(
      world.database.db,
      world.app.personal,
      new Date(Date.now() + 40 * 24 * 60 * 60 * 1000),
    );
    const { rows } = await world.database.pool.query('select id from users where id = any($1)', [
      [late.id, other.id],
    ]);
    expect(rows).toEqual([{ id: late.id }]);
    const admin = await world.person({ admin: true });
    await expect(
      admin.api.accountData.requestDeletion({ password: world.password, keepRecipes: false }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('cannot be suspended', async () => {
    const [one, two] = [await world.person({ admin: true }), await world.person({ admin: true })];
    for (const userId of [one.id, two.id])
      await expect(
        one.api.moderation.sanction({ userId, kind: 'suspension', reason: 'spam' }),
      ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
