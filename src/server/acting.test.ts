import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, belongingsOf, somebodyPaying } from '../../test/belongings.ts';
import { makeAll } from '../../test/callers.ts';
import { createWorld, type Person, type World } from '../../test/world.ts';
import { transactionFor } from './acting.ts';
import { APP_ROLE, grantAccess } from './migrate.ts';

let world: World;
let theirs: Belongings;
let stranger: Person;
let kitchenId: string;

beforeAll(async () => {
  world = await createWorld();
  theirs = await somebodyPaying(world);
  stranger = await world.person({ subscribed: true });
  await makeAll(theirs);
  await makeTheRest(theirs.person);
  const kitchen = await world.database.pool.query(
    'select kitchen_id from kitchen_members where user_id = $1',
    [stranger.id],
  );
  kitchenId = kitchen.rows[0].kitchen_id;
});
afterAll(() => world?.close());

/** Rows of the kinds that need a mail, an app or a job to come about. */
async function makeTheRest({ id, email }: Person): Promise<void> {
  const [recipe, reel, comment, picture] = [
    await theirs.recipe(),
    await theirs.reel(),
    await theirs.comment(),
    (await theirs.picture()).split('/').at(-1),
  ];
  const someone = await theirs.someone();
  for (const [table, row] of Object.entries({
    account_deletions: { user_id: id, erase_at: '2099-01-01', keep_recipes: true },
    comment_likes: { comment_id: comment, user_id: id, created_at: '2026-01-01' },
    email_changes: {
      ...{ user_id: id, new_email: `new-${email}`, old_token_hash: 'a', new_token_hash: 'b' },
      expires_at: '2099-01-01',
    },
    blocks: { blocker_id: id, blocked_id: someone, created_at: '2026-01-01' },
    follows: { follower_id: id, following_id: someone, created_at: '2026-01-01' },
    mutes: { muter_id: id, muted_id: someone, created_at: '2026-01-01' },
    notification_mails: { user_id: id, day: '2026-01-01', attempts: 1 },
    recipe_likes: { recipe_id: recipe, user_id: id, created_at: '2026-01-01' },
    reel_likes: { reel_id: reel, user_id: id, created_at: '2026-01-01' },
    saved_recipes: { recipe_id: recipe, user_id: id, saved_at: '2026-01-01' },
    picture_holds: { hash: picture, user_id: id, expires_at: '2099-01-01' },
    second_factors: {
      ...{ id: crypto.randomUUID(), user_id: id, secret: 's', backup_codes: 'c', verified: true },
      failed_verification_count: 0,
    },
    store_connections: { user_id: id, retailer: 'test', tokens: 't', connected_at: '2026-01-01' },
    test_store_carts: { user_id: id, product_id: 'p', quantity: 1, added_at: '2026-01-01' },
  }))
    await insert(world.owner.pool, table, row, 'on conflict do nothing');
  await theirs.person.api.notifications.setTimeZone({ timeZone: 'Europe/Berlin' });
  await theirs.person.api.groceryList.setAmount({ key: '200 g flour', amount: '1 kg' });
  await theirs.person.api.groceryList.setStaple({ key: 'food:salt', name: 'salt', isStaple: true });
}

type Queryable = { query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

function insert(to: Queryable, table: string, row: Record<string, unknown>, more = '') {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  return to.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1) ${more}`,
    [JSON.stringify(row)],
  );
}

/** Runs statements as a request of the stranger does, and undoes them. */
async function asStranger<Result>(work: (client: Queryable) => Promise<Result>): Promise<Result> {
  const client = await world.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('plateful.person', $1, true), set_config('plateful.kitchen', $2, true)",
      [stranger.id, kitchenId],
    );
    return await work(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Tables whose rows belong to a person or a kitchen, and how the database keeps them apart. */
async function ownedTables(): Promise<
  { table: string; column: string; guard: 'policy' | 'trigger' | null }[]
> {
  const { rows } = await world.owner.pool.query(`
    select distinct on (1) conrelid::regclass::text as table, attname as column,
      case when relrowsecurity then 'policy'
        when exists (select from pg_trigger t where t.tgrelid = conrelid and tgfoid = 'refuse_strangers'::regproc)
        then 'trigger' end as guard
    from pg_constraint key join pg_attribute on attrelid = key.conrelid and attnum = key.conkey[1]
      join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid in ('users'::regclass, 'kitchens'::regclass)
    order by 1, attname not in ('blocker_id', 'follower_id', 'muter_id', 'kitchen_id', 'author_id'), attname`);
  return rows as never;
}

/** Why the rest needs neither: no request that acts for a person writes it for somebody else. */
const UNGUARDED: Record<string, string> = {
  admin_users: 'Only the command line makes admins.',
  app_usage: 'Written by a job, in batches.',
  contact_messages: 'Sent by visitors too; only admins read them.',
  content_flags: 'A report counts the reports of others.',
  former_usernames: 'Whoever wants a username asks who had it.',
  held_content: 'Written by whoever publishes, decided by admins.',
  hidden_profiles: 'Written by admins.',
  invitations: 'Made by admins, used by visitors.',
  kitchen_members:
    'Written by the trigger that welcomes a person; whoever joins or leaves a household moves in a transaction of its own.',
  kitchens: 'The same: one waits for whoever joins another.',
  newsletter_subscribers: 'Addresses, most of them of nobody who has an account.',
  notification_events: 'Written by a job.',
  passkey_challenges: 'Made for visitors; opened by whoever can sign them.',
  pictures: 'Stored once, whoever sends the same one again.',
  promotions: 'Written by admins.',
  push_devices: 'A device passes to whoever signs in on it.',
  recipe_deletions: 'Written by admins.',
  removals: 'Written by admins; the appeal names its author in its statement.',
  sanctions: 'Written by admins.',
  subscriptions: 'Written by whoever the provider answers: a webhook, a job or the payer.',
  usage_people: 'Written by a job.',
  user_roles: 'Only the command line gives roles.',
};

test('every table of people is kept apart by the database, or says why not', async () => {
  const open = (await ownedTables()).filter(({ guard }) => guard === null).map(({ table }) => table);
  expect(open).toEqual(Object.keys(UNGUARDED).sort());
});

describe('in a transaction that acts for somebody else', () => {
  test('nobody’s private rows can be read, changed, deleted or added, table by table', async () => {
    for (const { table, column } of (await ownedTables()).filter(({ guard }) => guard === 'policy')) {
      const owner = (
        await world.owner.pool.query(
          `select to_jsonb(t) as row from ${table} t where ${column} in
        ($1, (select kitchen_id from kitchen_members where user_id = $1)) limit 1`,
          [theirs.person.id],
        )
      ).rows[0]?.row;
      expect(owner, `${table} has a row`).toBeDefined();
      const where = `${column} = '${owner[column]}'`;
      const found = await asStranger((client) =>
        client.query(`select ${column} from ${table} where ${where}`, []),
      );
      expect(found.rows.length, `${table}: read`).toBe(table === 'follows' ? 1 : 0);
      for (const statement of [
        `update ${table} set ${column} = ${column} where ${where} returning 1`,
        `delete from ${table} where ${where} returning 1`,
      ])
        expect((await asStranger((client) => client.query(statement, []))).rows, statement).toEqual([]);
      const { rows: generated } = await world.owner.pool.query(
        `select attname from pg_attribute where attrelid = '${table}'::regclass and attgenerated <> ''`,
      );
      for (const { attname } of generated) delete owner[attname];
      await expect(
        asStranger((client) => insert(client, table, owner)),
        `${table}: add`,
      ).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test.each([
    'all_recipes',
    'all_reels',
    'comments',
    'recipe_ratings',
    'profiles',
    'users',
    'sessions',
    'credentials',
  ])('a row of %s can be read, and neither changed nor deleted', async (table) => {
    const column =
      {
        profiles: 'id',
        users: 'id',
        all_recipes: 'author_id',
        all_reels: 'author_id',
        comments: 'author_id',
      }[table] ?? 'user_id';
    const where = `where ${column} = '${theirs.person.id}'`;
    const { rows } = await asStranger((client) => client.query(`select id from ${table} ${where}`, []));
    expect(rows.length).toBeGreaterThan(0);
    for (const statement of [`update ${table} set id = id ${where}`, `delete from ${table} ${where}`])
      await expect(
        asStranger((client) => client.query(statement, [])),
        statement,
      ).rejects.toMatchObject({
        code: '42501',
      });
  });

  test('one’s own rows are there', async () => {
    const own = belongingsOf(world, stranger);
    await own.meal();
    await own.entry();
    for (const table of ['meal_plans', 'recipe_book'])
      expect(
        (await asStranger((client) => client.query(`select from ${table}`, []))).rows.length,
        table,
      ).toBe(1);
  });
});

test('every writing endpoint names its caller to the database, and no admin', async () => {
  const named = (caller: { user: { id: string } | null; isAdmin: boolean; kitchenId: string | null }) =>
    transactionFor(world.database, caller as never, async (db) => {
      const { rows } = await db.execute<{ person: string | null }>('select acting_person() as person');
      return rows[0]?.person;
    });
  const user = { id: stranger.id };
  expect(await named({ user, isAdmin: false, kitchenId })).toBe(stranger.id);
  expect(await named({ user, isAdmin: true, kitchenId })).toBeNull();
  expect(await named({ user: null, isAdmin: false, kitchenId: null })).toBeNull();
  expect(() => named({ user: { id: "'; drop table users; --" }, isAdmin: false, kitchenId })).toThrow(
    'Only ids',
  );
  // The next transaction of the same connection acts for nobody again.
  const { rows } = await world.database.pool.query('select acting_person() as person');
  expect(rows).toEqual([{ person: null }]);
});

describe('the login of the server', () => {
  const refused = (statement: string) =>
    expect(world.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });

  test('owns nothing, and is no superuser', async () => {
    const { rows } = await world.database.pool.query(`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, current_user as name,
        (select count(*) from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`);
    expect(rows).toEqual([
      {
        name: APP_ROLE,
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        owned: 0,
      },
    ]);
  });

  test('alters, makes and drops no table, trigger or policy', async () => {
    for (const statement of [
      'create table public.mine (id int)',
      'drop table users',
      'truncate users',
      'alter table users add column mine int',
      'alter table recipe_book disable row level security',
      'alter table audit_log disable trigger all',
      'drop policy of_its_person on recipe_book',
      'set role plateful',
      "set session_replication_role = 'replica'",
      "copy users to program 'true'",
    ])
      await refused(statement);
  });

  test('only adds to logs, and only reads what was migrated', async () => {
    for (const table of ['audit_log', 'payment_events'])
      for (const statement of [`update ${table} set at = at`, `delete from ${table}`])
        await refused(statement);
    await refused("insert into migrations (name, checksum) values ('x', 'y')");
    await refused('delete from migrations');
  });

  test('may be given its rights again at each start', async () => {
    await grantAccess(world.owner.pool, APP_ROLE);
    expect((await world.database.pool.query('select 1 from users limit 1')).rowCount).toBe(1);
  });
});
