import type { Finding, Patient } from './finding.ts';

const SHOWN = 3;

/** Violations of the features' invariants (`server/invariants.ts`), and sequences that lag behind their tables. */
export async function* brokenInvariants({ pool, invariants }: Patient): AsyncGenerator<Finding, void> {
  for (const { name, broken, repair } of invariants) {
    const { rows } = await pool.query<{ id: string; total: number }>(
      `select id::text, count(*) over ()::int as total from (${broken}) as found limit ${SHOWN}`,
    );
    const total = rows[0]?.total ?? 0;
    if (total === 0) continue;
    const named = rows.map(({ id }) => id).join(', ');
    yield {
      what: `"${name}" does not hold for ${total} rows: ${named}${total > SHOWN ? ' …' : ''}`,
      advice: repair
        ? '"npm run doctor -- --fix" repairs them.'
        : 'Please report it, with what happened before. Rows can be repaired by hand in SQL.',
      ...(repair && {
        async fix() {
          const client = await pool.connect();
          try {
            await client.query('begin');
            for (const table of repair.locks) await client.query(`lock table ${table} in share mode`);
            await client.query(repair.statement);
            await client.query('commit');
          } catch (error) {
            await client.query('rollback');
            throw error;
          } finally {
            client.release();
          }
        },
      }),
    };
  }
  yield* laggingSequences(pool);
}

async function* laggingSequences(pool: Patient['pool']): AsyncGenerator<Finding, void> {
  const { rows } = await pool.query<{ table: string; column: string; sequence: string }>(`
    select relname as table, attname as column, pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''`);
  for (const { table, column, sequence } of rows) {
    const behind = `select max("${column}") as most from "${table}" having max("${column}") > (select last_value from ${sequence})`;
    const found = await pool.query<{ most: number }>(behind);
    if (found.rows.length === 0) continue;
    yield {
      what: `The next row of ${table} would get a number that is already taken.`,
      advice: '"npm run doctor -- --fix" sets its sequence.',
      fix: async () =>
        void (await pool.query(`select setval('${sequence}', (select max("${column}") from "${table}"))`)),
    };
  }
}
