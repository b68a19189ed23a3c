import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { users } from '#features/accounts/server/tables.ts';
import { seedBuiltIns } from '#features/recipes/server/commands/recipes.ts';
import type { Config } from '#server/config.ts';
import type { Running } from '../running.ts';
import { DEMO_PEOPLE } from './people.ts';
import { tellStory } from './story.ts';

/** Fills a new database: built-in recipes, and in demo mode its people and their story. Returns text to print. */
export async function seed(running: Running): Promise<string[]> {
  const { config } = running;
  const { db } = running.background;
  await db.transaction(seedBuiltIns);
  if (!config.demo) return [];
  const { password, isNew } = demoPassword(config);
  await ensurePeople(running, password, isNew);
  await db.transaction((transaction) => tellStory(transaction, running.app.media));
  return [
    `Demo accounts, all with the password ${password}:`,
    ...DEMO_PEOPLE.map(({ email, shows }) => `  ${email.padEnd(26)} ${shows}`),
  ];
}

/** The configured password, otherwise the one generated for this data folder. */
export function demoPassword({ dataDir, demoPassword: said }: Pick<Config, 'dataDir' | 'demoPassword'>): {
  password: string;
  isNew: boolean;
} {
  const file = join(dataDir, 'demo-password');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  const password = said ?? kept ?? randomBytes(9).toString('base64url');
  const isNew = password !== kept;
  if (isNew) writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return { password, isNew };
}

/** Creates missing accounts, and updates the password of the others if it changed. */
async function ensurePeople(
  { app, background: { db } }: Running,
  password: string,
  isNew: boolean,
): Promise<void> {
  const emails = DEMO_PEOPLE.map(({ email }) => email);
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, emails));
  const known = new Map(rows.map(({ id, email }) => [email, id]));
  const { internalAdapter, password: passwords } = await app.auth.$context;
  for (const { email, name } of DEMO_PEOPLE) {
    const id = known.get(email);
    if (!id) await app.auth.api.signUpEmail({ body: { email, name, password } });
    else if (isNew) await internalAdapter.updatePassword(id, await passwords.hash(password));
  }
}
