import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const setClock = (column: string, to: string, { id }: Person) =>
  world.database.pool.query(`update sessions set ${column} = now() + $1::interval where user_id = $2`, [
    to,
    id,
  ]);

describe('logging in as somebody else', () => {
  test('shows what they see, in the same session, and can be ended', async () => {
    const [admin, person] = await Promise.all([
      world.person({ elevated: true }),
      world.person({ subscribed: true }),
    ]);
    await person.api.mealPlan.plan({ text: 'Their supper', date: '2026-03-01' });
    const session = await admin.api.adminSession.actAs({ userId: person.id });
    expect(session).toMatchObject({
      user: { id: person.id },
      isAdmin: false,
      impersonator: { name: admin.name },
    });
    expect(JSON.stringify(await admin.api.mealPlan.list({}))).toContain('Their supper');
    expect((await admin.fetch('/api/admin/second-factor')).status).toBe(403);
    await expect(
      admin.api.accountData.requestDeletion({ password: world.password, keepRecipes: false }),
    ).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Only the person themselves can do this. Return to Admin first.',
    });

    const back = await admin.api.adminSession.stopActing();
    expect(back).toMatchObject({ user: { id: admin.id }, isAdmin: true, impersonator: null });
    expect(back.elevatedUntil).not.toBeNull();
    await expect(admin.api.adminSession.stopActing()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is refused for admins, oneself and unknown people', async () => {
    const [admin, other] = await Promise.all([
      world.person({ elevated: true }),
      world.person({ admin: true }),
    ]);
    for (const userId of [other.id, admin.id])
      await expect(admin.api.adminSession.actAs({ userId })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(admin.api.adminSession.actAs({ userId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('is refused for suspended people, and says so', async () => {
    const [admin, person] = await Promise.all([world.person({ elevated: true }), world.person()]);
    await admin.api.moderation.sanction({ userId: person.id, kind: 'suspension', reason: 'spam' });
    await expect(admin.api.adminSession.actAs({ userId: person.id })).rejects.toMatchObject({
      code: 'forbidden',
      message: 'This person is suspended. Please lift the suspension before you log in as them.',
    });
    const { rows } = await world.database.pool.query('select acting_as from sessions where user_id = $1', [
      admin.id,
    ]);
    expect(rows).toEqual([{ acting_as: null }]);
  });

  test('lasts at most an hour, and no longer than the admin login', async () => {
    const [admin, hurried, person] = await Promise.all([
      world.person({ elevated: true }),
      world.person({ elevated: true }),
      world.person(),
    ]);
    await setClock('elevated_until', '5 minutes', hurried);
    const minutesOf = async (by: Person) => {
      await expect.poll(async () => (await by.api.accounts.session()).elevatedUntil).not.toBeNull();
      const { impersonator } = await by.api.adminSession.actAs({ userId: person.id });
      return Math.round((new Date(impersonator?.until ?? 0).getTime() - Date.now()) / 60_000);
    };
    expect(await minutesOf(admin)).toBe(60);
    await expect
      .poll(async () => (await hurried.api.accounts.session()).elevatedUntil?.slice(0, 13))
      .toBe(new Date(Date.now() + 5 * 60_000).toISOString().slice(0, 13));
    expect(await minutesOf(hurried)).toBe(5);
  });

  test.each([
    ['its hour is over', (admin: Person) => setClock('acting_until', '-1 second', admin)],
    [
      'the person is suspended',
      async (_admin: Person, person: Person) =>
        (await world.person({ admin: true })).api.moderation.sanction({
          ...{ userId: person.id, kind: 'suspension', reason: 'spam' },
        }),
    ],
    [
      'the admin is no admin any more',
      async ({ id }: Person) => {
        await world.database.pool.query('delete from user_roles where user_id = $1', [id]);
        await world.database.pool.query('delete from admin_users where id = $1', [id]);
      },
    ],
    [
      'the account is erased',
      (_admin: Person, { id }: Person) => world.database.pool.query('delete from users where id = $1', [id]),
    ],
  ])('ends as soon as %s', async (_when, change) => {
    const [admin, person] = await Promise.all([world.person({ elevated: true }), world.person()]);
    await admin.api.adminSession.actAs({ userId: person.id });
    await change(admin, person);
    await expect.poll(async () => (await admin.api.accounts.session()).user?.id).toBe(admin.id);
  });

  test('cannot export their data', async () => {
    const [admin, person] = await Promise.all([world.person({ elevated: true }), world.person()]);
    await admin.api.adminSession.actAs({ userId: person.id });
    expect((await admin.fetch('/export/plateful.zip')).status).toBe(403);
    expect((await person.fetch('/export/plateful.zip')).status).toBe(200);
  });
});
