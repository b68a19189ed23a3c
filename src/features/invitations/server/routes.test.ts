import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP_MODE } from '#features/accounts/rules/settings.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { MOST_INVITATIONS } from '../rules/limits.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
  await admin.api.siteSettings.update({ values: { [SIGN_UP_MODE.key]: 'invitation' } });
});
afterAll(() => world.close());

async function invite(uses = 1) {
  const { invitation, link } = await admin.api.invitations.create({ note: 'Family', uses, days: 7 });
  return { ...invitation, code: new URL(link).searchParams.get('invitation') ?? '' };
}

let joined = 0;
const join = (invitation: string | undefined, email = `joiner-${++joined}@plateful.test`) =>
  world.visitor.api.accounts.signUp({ name: 'Joiner', email, password: 'a long sentence', invitation });

const OVER = 'This invitation has expired or was already used. Please ask for a new one.';

describe('while sign-up is by invitation only', () => {
  test('a link admits no more people than it says', async () => {
    const { code } = await invite(2);
    await join(code);
    await join(code);
    await expect(join(code)).rejects.toMatchObject({ code: 'forbidden', message: OVER });
    expect(await world.visitor.api.invitations.check({ code })).toEqual({ valid: false });
  });

  test('of many people who use a single-use link at once, only one joins', async () => {
    const { code } = await invite();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => join(code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('nobody joins without a link, with a made-up one, or with one that has expired', async () => {
    await expect(join(undefined)).rejects.toMatchObject({
      message: 'You need an invitation to create an account.',
    });
    await expect(join('made-up')).rejects.toMatchObject({ message: OVER });
    const { id, code } = await invite();
    await world.database.pool.query(
      "update invitations set expires_at = now() - interval '1 second' where id = $1",
      [id],
    );
    await expect(join(code)).rejects.toMatchObject({ message: OVER });
  });

  test('a link that was revoked no longer works', async () => {
    const { id, code } = await invite();
    expect(await world.visitor.api.invitations.check({ code })).toEqual({ valid: true });
    await admin.api.invitations.revoke({ invitationId: id });
    await expect(join(code)).rejects.toMatchObject({ message: OVER });
    await expect(admin.api.invitations.revoke({ invitationId: id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('an address that has an account uses up no invitation, and the response does not reveal it', async () => {
    const someone = await world.person();
    const { id, code } = await invite();
    expect(await join(code, someone.email)).toEqual({ message: 'Account created!' });
    const { invitations } = await admin.api.invitations.list();
    expect(invitations.find((each) => each.id === id)).toMatchObject({ used: 0 });
  });

  test('of many that are created at once, no more are stored than the limit allows', async () => {
    const { pool } = world.database;
    await pool.query(
      `insert into invitations (id, code_hash, note, uses, made_by, created_at, expires_at)
       select gen_random_uuid(), 'hash ' || n, 'Filler', 1, $1, now(), now() + interval '1 day'
       from generate_series(1, $2::integer - (select count(*)::integer from invitations where used < uses and expires_at > now()) - 1) n`,
      [admin.id, MOST_INVITATIONS],
    );
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => invite()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await pool.query("delete from invitations where note = 'Filler'");
  });

  test('the database contains no link', async () => {
    const { id, code } = await invite();
    const { rows } = await world.database.pool.query('select * from invitations where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
