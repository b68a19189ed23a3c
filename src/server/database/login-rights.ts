import type pg from 'pg';

export const TWO_LOGINS =
  'Give the owner of the database to DATABASE_OWNER_URL, and to DATABASE_URL a login of its own: see "Two logins" in docs/operate.md.';

/**
 * Why row policies do not restrict this login (docs/decisions/0057-row-policies.md); `null` if they do. They never apply to
 * superusers, or to the owner of the tables.
 */
export async function rightsBeyondRows(pool: Pick<pg.Pool, 'query'>): Promise<string | null> {
  const { rows } = await pool.query<{ name: string; isExempt: boolean; owns: boolean }>(`
    select rolname as name, rolsuper or rolbypassrls as "isExempt", exists (select from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_has_role(relowner, 'usage')) as owns
    from pg_roles where rolname = current_user`);
  const [login] = rows;
  if (!login?.isExempt && !login?.owns) return null;
  const what = login.isExempt ? 'is exempt from row policies' : 'owns the tables';
  return `The login "${login.name}" of DATABASE_URL ${what}: no row policy holds for requests.`;
}
