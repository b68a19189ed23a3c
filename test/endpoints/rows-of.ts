import type { Person, World } from '../world.ts';

/** Others like, save and rate a recipe, pictures are shared, and admins refresh everybody's payments. */
const SHARED = [
  'used_at',
  'views',
  'likes',
  'saved_count',
  'score',
  'popularity',
  'rating_count',
  'rating_sum',
  'rating_score',
  'asked',
];

/** The statement that reads every row belonging to a person ($1) or their kitchen ($2), by the foreign keys. */
const statements = new WeakMap<World, Promise<string>>();

async function statementFor({ database: { pool } }: World): Promise<string> {
  const { rows: keys } = await pool.query<{ table: string; column: string; owner: string }>(`
    select key.conrelid::regclass::text as table, attname as column, key.confrelid::regclass::text as owner
    from pg_constraint key join pg_attribute on attrelid = key.conrelid and attnum = key.conkey[1]
    where contype = 'f' and confrelid in ('users'::regclass, 'kitchens'::regclass)
      -- A report, a follow and a block belong to whom they come from; an upload is begun for each sample of a call.
      and (conrelid::regclass::text, attname) not in (('video_uploads', 'user_id'), ('content_flags', 'author_id'), ('follows', 'following_id'),
        ('blocks', 'blocked_id'), ('mutes', 'muted_id'))`);
  return [...keys, { table: 'users', column: 'id', owner: 'users' }]
    .map(
      ({ table, column, owner }) =>
        `select '${table}' as table, to_jsonb(t) - $3::text[] as row from ${table} t
         where ${column} = $${owner === 'users' ? 1 : 2}`,
    )
    .join(' union all ');
}

/** Every row that belongs to a person or their kitchen, by table. */
export async function rowsOf(world: World, { id }: Person): Promise<Record<string, unknown[]>> {
  const statement = statements.get(world) ?? statementFor(world);
  statements.set(world, statement);
  const { pool } = world.database;
  const kitchen = await pool.query<{ id: string }>(
    'select kitchen_id as id from kitchen_members where user_id = $1',
    [id],
  );
  const { rows } = await pool.query<{ table: string; row: unknown }>({
    // Planning it takes longer than running it.
    name: 'rows of a person',
    text: `select * from (${await statement}) as owned order by "table", row::text`,
    values: [id, kitchen.rows[0]?.id, SHARED],
  });
  const found: Record<string, unknown[]> = {};
  for (const { table, row } of rows) {
    found[table] ??= [];
    found[table].push(row);
  }
  return found;
}
