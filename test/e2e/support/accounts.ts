import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { createAuth } from '../../../src/features/accounts/server/sign-in/better-auth.ts';
import { users } from '../../../src/features/accounts/server/tables.ts';
import { createRecipes } from '../../../src/features/recipes/server/commands/recipes.ts';
import { grantSubscription } from '../../../src/features/subscription/server/commands/gift.ts';
import { openDatabase } from '../../../src/server/database/db.ts';
import { embeddedConnection } from '../../../src/server/postgres/embedded.ts';
import { addAccount, hashOf, type SessionCookie, startSession } from '../../people.ts';
import { makeTemplate, PASSWORD } from './own.ts';
import { buildPseudoPages } from './pseudo-language/build.ts';

/** What a test requests in the database of a running Plateful. */
export interface AccountInput {
  plateful: { origin: string; dataDir: string };
  email: string;
  /** If set, the account is created. */
  name?: string;
  /** If set, the profile is complete. */
  username?: string;
  subscribed?: boolean;
  /** An admin who has logged in as admin. */
  elevated?: boolean;
  /** The title of a recipe left behind by somebody who deleted their account. */
  leftBehind?: string;
  /** A statement for what no screen can cause, such as a provider that failed to notify; its rows are returned. */
  statement?: string;
}

/**
 * Creates accounts and sessions for tests that are not about signing up and in, and the folder that separate Platefuls start
 * from, over loopback for all workers: loading this code in each of them would take longer than a test.
 */
export default async function serveAccounts(): Promise<() => Promise<void>> {
  const passwordHash = await hashOf(PASSWORD);
  const opened = new Map<string, ReturnType<typeof open>>();
  let template: Promise<string> | undefined;
  let pseudoPages: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    try {
      if (request.url === '/template') {
        template ??= makeTemplate(process.env.E2E_DATA ?? '');
        return response.end(await template);
      }
      if (request.url === '/pseudo-pages') {
        pseudoPages ??= buildPseudoPages();
        await pseudoPages;
        return response.end();
      }
      const input = (await json(request)) as AccountInput;
      const { plateful, email, name, username, subscribed, elevated, leftBehind, statement } = input;
      const known = opened.get(plateful.dataDir) ?? open(plateful);
      opened.set(plateful.dataDir, known);
      const { auth, database } = known;
      if (leftBehind) await leaveRecipe(database, leftBehind);
      const rows = statement ? (await database.pool.query(statement)).rows : [];
      const id = name ? await addAccount(auth, { name, email, passwordHash }) : await idOf(database, email);
      if (subscribed) await grantSubscription(database, id);
      if (username) await completeProfile(database, id, username);
      const session = await startSession(auth, id);
      if (elevated) await elevate(database, session);
      response.end(JSON.stringify({ ...session, rows }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env.E2E_ACCOUNTS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([...opened.values()].map(({ database }) => database.close()));
  };
}

function open({ origin, dataDir }: AccountInput['plateful']) {
  const database = openDatabase(embeddedConnection(dataDir), 2);
  const mailNobody = () => {
    throw new Error('Nothing here sends mail.');
  };
  const auth = createAuth({
    db: database.db,
    secret: readFileSync(join(dataDir, 'secret'), 'utf8').trim(),
    publicUrl: origin,
    sendResetLink: mailNobody,
    endOtherAccess: async () => {},
    sendAlreadySignedUp: mailNobody,
  });
  return { auth, database };
}

type Database = ReturnType<typeof openDatabase>;

async function leaveRecipe({ db }: Database, title: string): Promise<void> {
  const told = { description: 'Left behind.', prepTime: 1, cookTime: 1, difficulty: 'Easy' as const };
  const steps = { ingredients: [{ amount: '1', name: 'turnip' }], instructions: ['Bake.'] };
  await createRecipes(db, [{ id: randomUUID(), title, ...told, ...steps, authorName: 'Anonymous' }]);
}

async function completeProfile({ pool }: Database, id: string, username: string): Promise<void> {
  await pool.query(
    `with named as (update profiles set username = $2 where id = $1)
     update users set has_completed_profile = true where id = $1`,
    [id, username],
  );
}

async function elevate({ pool }: Database, { value }: SessionCookie): Promise<void> {
  const [token] = decodeURIComponent(value).split('.');
  await pool.query("update sessions set elevated_until = now() + interval '1 day' where token = $1", [token]);
}

async function idOf({ db }: Database, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`Nobody has the address ${email}.`);
  return user.id;
}
