import type { World } from '../world.ts';

/** While `work` runs, the database answers writes to a table as if it had no connections left. */
export async function whileOverloaded<Result>(
  { owner }: World,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await owner.pool.query(`
    create function overloaded() returns trigger language plpgsql as $$
    begin
      raise exception 'too many connections' using errcode = '53300';
    end $$;
    create trigger overloaded before insert or update or delete on ${table}
      for each statement execute function overloaded()`);
  try {
    return await work();
  } finally {
    await owner.pool.query('drop function overloaded cascade');
  }
}
