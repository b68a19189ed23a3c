import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { email as emailSchema } from '#features/accounts/contract.ts';
import { grantAdmin, revokeAdmin } from '#features/accounts/server/commands/admins.ts';
import { createAuth } from '#features/accounts/server/sign-in/better-auth.ts';
import { users } from '#features/accounts/server/tables.ts';
import { type Config, configFromEnvironment } from '#server/config.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { runProgram, WrongUse } from './program.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run admin -- create <email>
       npm run admin -- remove <email>

create makes the account with this email an administrator, creating the account if there is none.
remove makes it an ordinary account again, unless it is the last administrator.
Plateful may keep running.`;

await runProgram(USAGE, async () => {
  const [command, given] = process.argv.slice(2);
  if ((command !== 'create' && command !== 'remove') || !given) throw new WrongUse();
  const { data: email } = emailSchema.safeParse(given.toLowerCase());
  if (!email) throw new WrongUse(`"${given}" is not an email address.`);
  const config = configFromEnvironment();
  await withDatabase(config, ({ db }) =>
    command === 'create' ? makeAdmin(db, email, config) : removeAdmin(db, email),
  );
});

async function makeAdmin(db: Db, email: string, config: Config): Promise<void> {
  const user = (await find(db, email)) ?? (await create(db, email, config));
  await db.transaction((tx) => grantAdmin({ db: tx as Db }, user));
  console.log(`${email} is now an administrator.`);
}

async function removeAdmin(db: Db, email: string): Promise<void> {
  const user = await find(db, email);
  if (!user) throw new AppError('not_found', `No account has the email ${email}.`);
  await db.transaction((tx) => revokeAdmin({ db: tx as Db }, user.id));
  console.log(`${email} is no longer an administrator.`);
}

async function find(db: Db, email: string): Promise<{ id: string; email: string } | undefined> {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, email));
  return user;
}

async function create(db: Db, email: string, { publicUrl }: Config): Promise<{ id: string; email: string }> {
  const password = randomBytes(12).toString('base64url');
  const auth = createAuth({
    db,
    secret: randomBytes(32).toString('hex'),
    publicUrl,
    sendResetLink: () => {},
    endOtherAccess: async () => {},
    sendAlreadySignedUp: () => {},
  });
  await auth.api.signUpEmail({ body: { email, name: email.split('@')[0] ?? 'Admin', password } });
  const user = await find(db, email);
  if (!user) throw new Error('The account could not be created.');
  console.log(
    `Created an account with the password ${password}. Please change it after signing in ("Forgot password").`,
  );
  return user;
}
