import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revokeAdmin } from '../../src/features/accounts/server/commands/admins.ts';
import { credentials, sessions } from '../../src/features/accounts/server/tables.ts';
import type { Db } from '../../src/server/database/db.ts';
import { cookiesOf } from '../sessions.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { meanwhile } from './meanwhile.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const post = (path: string, body: object) =>
  world.visitor.fetch(path, { method: 'POST', body: JSON.stringify(body) });

const signInAs = ({ email }: Person, password = world.password) =>
  post('/api/auth/sign-in', { email, password });

/** What a new password does, in one transaction. */
const newPassword = (db: Db, { id }: Person, hash: string) =>
  Promise.all([
    db.update(credentials).set({ password: hash }).where(eq(credentials.userId, id)),
    db.delete(sessions).where(eq(sessions.userId, id)),
  ]);

const hashOf = async (password: string) => (await world.app.auth.$context).password.hash(password);

const sessionsOf = ({ id }: Person) => world.database.db.$count(sessions, eq(sessions.userId, id));

test('a sign-in with the former password does not outlive a change that it overlaps', async () => {
  const owner = await world.person();
  const hash = await hashOf('an entirely new sentence');
  const answer = await meanwhile(
    world,
    'sessions',
    () => signInAs(owner),
    (db) => newPassword(db, owner, hash),
  );
  expect(answer.status).toBe(401);
  expect(cookiesOf(answer)).not.toContain('session_token');
  expect(await sessionsOf(owner)).toBe(0);
});

test('a sign-in goes on if the password was only hashed anew', async () => {
  const owner = await world.person();
  const hash = await hashOf(world.password);
  const answer = await meanwhile(
    world,
    'sessions',
    () => signInAs(owner),
    (db) => newPassword(db, owner, hash),
  );
  expect(answer.status).toBe(200);
  expect(await sessionsOf(owner)).toBe(1);
});

test('an admin login does not make somebody an admin again who has just stopped being one', async () => {
  const [admin] = await Promise.all([world.person({ admin: true }), world.person({ admin: true })]);
  const logIn = () => post('/api/admin/session', { email: admin.email, password: world.password });
  const answer = await meanwhile(world, 'second_factors', logIn, (db) => revokeAdmin({ db }, admin.id));
  expect(answer.status).toBe(403);
  expect((await admin.api.accounts.session()).isAdmin).toBe(false);
});
