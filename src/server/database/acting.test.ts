import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { belongingsOf } from '../../../test/endpoints/belongings.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { transactionFor } from './acting.ts';
import { APP_ROLE, grantAccess } from './migrate.ts';
import { actingAs } from './named-db.ts';

let world: World;
let owner: Person;
let stranger: Person;
let kitchenId: string;
let tables: Table[];

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
  stranger = await world.person();
  kitchenId = await kitchenOf(stranger);
  tables = await tablesWithRow();
});
afterAll(() => world?.close());

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  /** The table that it references by a foreign key. */
  of: string | null;
}

interface Table {
  name: string;
  columns: Column[];
  /** A row that belongs to the owner, if rows of this table can belong to anybody. */
  row: { ctid: string; values: Record<string, unknown> };
}

type Queryable = { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> };

async function kitchenOf({ id }: Person): Promise<string> {
  const { rows } = await world.owner.pool.query('select kitchen_id from kitchen_members where user_id = $1', [
    id,
  ]);
  return rows[0].kitchen_id;
}

/** Columns that name a person as text, without a foreign key. */
const NAMES_PERSON = new Set(['chef_uses.who', 'verifications.value']);
const VALUES: Record<string, unknown> = {
  boolean: true,
  bigint: 1,
  integer: 1,
  'double precision': 1,
  date: '2026-01-01',
  'timestamp with time zone': '2099-01-01',
  jsonb: {},
  'text[]': [],
  'uuid[]': [],
};

/** Every table with a row, made up if it has none, bypassing checks, references and triggers. */
async function tablesWithRow(): Promise<Table[]> {
  const { rows } = await world.owner.pool.query(`
    select relname as name, jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, null), 'isRequired', attnotnull, 'of',
      (select confrelid::regclass::text from pg_constraint where contype = 'f' and conrelid = attrelid and conkey = array[attnum]
        limit 1)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations' and attnum > 0 and not attisdropped
      and attgenerated = '' and attidentity = ''
    group by relname order by relname`);
  const ownKitchen = await kitchenOf(owner);
  const client = await world.owner.pool.connect();
  try {
    await client.query(`
      do $$
      declare
        checked record;
      begin
        for checked in select conrelid::regclass as name, conname from pg_constraint
          where contype = 'c' and connamespace = 'public'::regnamespace
        loop
          execute format('alter table %s drop constraint %I', checked.name, checked.conname);
        end loop;
      end $$;
      set session_replication_role = 'replica'`);
    for (const { name, columns } of rows) {
      const values = columns.map((column: Column) => [column.name, madeUp(name, column, ownKitchen)]);
      await insert(client, name, Object.fromEntries(values), 'on conflict do nothing');
    }
    await client.query('reset session_replication_role');
    const found = [];
    for (const { name, columns } of rows) {
      const { rows: kept } = await client.query(
        `select ctid::text, to_jsonb(t) as values from ${name} t order by to_jsonb(t)::text ~ $1 desc limit 1`,
        [`${owner.id}|${ownKitchen}`],
      );
      found.push({ name, columns, row: kept[0] });
    }
    return found;
  } finally {
    client.release();
  }
}

function madeUp(table: string, { name, type, of }: Column, ownKitchen: string): unknown {
  if (of === 'users' || NAMES_PERSON.has(`${table}.${name}`)) return owner.id;
  if (of === 'kitchens') return ownKitchen;
  if (type === 'uuid') return crypto.randomUUID();
  return VALUES[type] ?? 'x';
}

function insert(to: Queryable, table: string, row: Record<string, unknown>, more = '') {
  const columns = Object.keys(row).map((name) => `"${name}"`);
  return to.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1) ${more}`,
    [JSON.stringify(row)],
  );
}

/** Runs statements as in a request of the stranger, and rolls them back. */
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

type Attempt = [name: string, attempt: (client: Queryable) => Promise<{ rows: unknown[] }>];

/** The stranger's attempts that succeed: those that are neither refused nor affect no row. */
function openTo(attemptsOn: (table: Table) => Attempt[]): Promise<string[]> {
  return asStranger(async (client) => {
    const open: string[] = [];
    for (const [name, attempt] of tables.flatMap(attemptsOn)) {
      await client.query('savepoint before');
      const isOpen = await attempt(client).then(
        ({ rows }) => rows.length > 0,
        ({ code }) => code !== '42501',
      );
      if (isOpen) open.push(name);
      await client.query('rollback to savepoint before');
    }
    return open;
  });
}

const theirs = ({ row }: Table, statement: string) => `${statement} where ctid = '${row.ctid}' returning 1`;
const another = ({ name, type, isRequired }: Column) => {
  if (type.startsWith('timestamp')) return 'now()';
  return isRequired ? `"${name}"` : 'null';
};
const onlyColumns = ({ columns, row }: Table) =>
  Object.fromEntries(columns.map(({ name }) => [name, row.values[name]]));

/** Tables that other people's requests read: published content, or lookups of who has, gets or says what. */
const READ_BY_OTHERS = [
  ...[
    'admin_users',
    'all_recipes',
    'all_reels',
    'audit_log',
    'background_jobs',
    'backup_warnings',
    'backups',
  ],
  ...[
    'chef_uses',
    'closed_threads',
    'comments',
    'content_flags',
    'follows',
    'former_usernames',
    'gone_recipes',
    'held_content',
  ],
  ...[
    'hold_rules',
    'kitchen_members',
    'kitchens',
    'logged_errors',
    'newsletter_deliveries',
    'newsletter_issues',
  ],
  ...[
    'notification_deliveries',
    'notification_events',
    'notification_sources',
    'payment_events',
    'payment_plans',
  ],
  ...['pictures', 'profiles', 'promo_codes', 'promotion_mails', 'promotions', 'push_devices'],
  ...['rate_limits', 'recipe_deletions'],
  ...['recipe_ratings', 'recipe_views', 'reel_views', 'sandbox_subscriptions', 'search_words', 'seeds'],
  ...['site_settings', 'subscriptions', 'usage_days', 'usage_weeks', 'user_roles', 'users'],
];

describe('in a transaction that acts for another person', () => {
  test('nobody else’s private rows can be read, changed, deleted or added, in any table', async () => {
    const open = {
      read: await openTo((table) => [
        [
          table.name,
          (client) => client.query(`select 1 from ${table.name} where ctid = '${table.row.ctid}'`),
        ],
      ]),
      changed: await openTo((table) =>
        table.columns.map((column) => [
          `${table.name}.${column.name}`,
          (client) =>
            client.query(theirs(table, `update ${table.name} set "${column.name}" = ${another(column)}`)),
        ]),
      ),
      deleted: await openTo((table) => [
        [table.name, (client) => client.query(theirs(table, `delete from ${table.name}`))],
      ]),
      added: await openTo((table) => [
        [table.name, (client) => insert(client, table.name, onlyColumns(table), 'returning 1')],
      ]),
    };
    expect(open).toEqual({
      read: READ_BY_OTHERS.toSorted(),
      // The time somebody last sent the same picture.
      changed: ['pictures.used_at'],
      deleted: [],
      // A person's own transaction records what they did, and what they pay.
      added: ['audit_log', 'payment_events'],
    });
  });

  test('the person’s own rows are there', async () => {
    const own = belongingsOf(world, await world.person({ subscribed: true }));
    await own.meal();
    await own.entry();
    const kitchen = await kitchenOf(own.person);
    await actingAs({ personId: own.person.id, kitchenId: kitchen }, async () => {
      for (const table of ['meal_plans', 'recipe_book'])
        expect((await world.database.named.execute(`select from ${table}`)).rowCount, table).toBe(1);
    });
    await actingAs({ personId: own.person.id, kitchenId: null }, async () => {
      expect((await world.database.named.execute('select from meal_plans')).rowCount).toBe(0);
    });
  });
});

describe('the current person is set', () => {
  const caller = (id: string, isAdmin = false) => ({ user: { id }, isAdmin, kitchenId }) as never;
  const ACTING = 'select acting_person() as person, acting_kitchen() as kitchen';

  test('for each transaction of a person, and for none of an admin or a visitor', async () => {
    const named = (who: never) =>
      transactionFor(world.database, who, async (db) => (await db.execute(ACTING)).rows[0]?.person);
    expect(await named(caller(stranger.id))).toBe(stranger.id);
    expect(await named(caller(stranger.id, true))).toBeNull();
    expect(await named({ user: null, isAdmin: false, kitchenId: null } as never)).toBeNull();
    expect(() => named(caller("'; drop table users; --"))).toThrow('Only ids');
  });

  test('for each statement in the same message, and for nothing that follows', async () => {
    const { named, pool } = world.database;
    const acting = (personId: string) =>
      actingAs({ personId, kitchenId }, () =>
        Promise.all(Array.from({ length: 20 }, () => named.execute(ACTING))),
      );
    for (const id of [stranger.id, owner.id])
      for (const { rows } of await acting(id)) expect(rows).toEqual([{ person: id, kitchen: kitchenId }]);
    expect((await named.execute(ACTING)).rows).toEqual([{ person: null, kitchen: null }]);
    expect((await pool.query(ACTING)).rows).toEqual([{ person: null, kitchen: null }]);
  });

  test('and a statement that fails leaves the connection as it was', async () => {
    const { named, pool } = world.database;
    const failing = () => named.execute('select 1 / 0 as x');
    const actor = { personId: stranger.id, kitchenId };
    await expect(actingAs(actor, failing)).rejects.toThrow();
    await expect(actingAs(actor, () => named.execute('select no_such_column'))).rejects.toThrow();
    const all = await Promise.all(Array.from({ length: 6 }, () => pool.query(ACTING)));
    for (const { rows } of all) expect(rows).toEqual([{ person: null, kitchen: null }]);
    expect((await actingAs(actor, () => named.execute(ACTING))).rows[0]?.person).toBe(stranger.id);
  });
});

describe('the login of the server', () => {
  const refused = (statement: string) =>
    expect(world.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });

  test('owns nothing and is not a superuser', async () => {
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

  test('cannot alter, create or drop tables, triggers or policies', async () => {
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

  test('can only add to logs, and can only read migrations', async () => {
    for (const table of ['audit_log', 'payment_events'])
      for (const statement of [`update ${table} set at = at`, `delete from ${table}`])
        await refused(statement);
    await refused("insert into migrations (name, checksum) values ('x', 'y')");
    await refused('delete from migrations');
  });

  test('can be granted its rights again at each start', async () => {
    await grantAccess(world.owner.pool, APP_ROLE);
    expect((await world.database.pool.query('select 1 from users limit 1')).rowCount).toBe(1);
  });
});
