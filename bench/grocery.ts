import type { ChildProcess } from 'node:child_process';
import type { Database } from '../src/server/database/db.ts';
import { cpuMs } from './process.ts';

const MEALS = 84;
const ASKED = 200;
/** The person whose session is used. */
const SUBSCRIBER = 'subscriber@plateful.test';

/**
 * CPU milliseconds to make the list of four weeks with 84 meals, each of a different recipe; every request has a different
 * range, so that no cache helps.
 */
export async function costOfList(
  child: ChildProcess,
  { pool }: Database,
  origin: string,
  headers: Record<string, string>,
): Promise<number> {
  await pool.query(
    `insert into meal_plans (id, kitchen_id, recipe_id, recipe_name, date, meal_type)
     select gen_random_uuid(), users.kitchen_id, chosen.id, chosen.title, date '2031-03-03' + (row_number() over ())::int % 28, 'Dinner'
     from (select id, title from recipes order by id limit $1) as chosen,
       (select kitchen_id from kitchen_members join users on users.id = user_id where email = $2) as users`,
    [MEALS, SUBSCRIBER],
  );
  const ranges = Array.from({ length: ASKED }, (_, at) => {
    const start = `2031-02-${day(at % 28)}`;
    return `/api/grocery-list?start=${start}&end=2031-${month(4 + Math.floor(at / 28))}-01`;
  });
  const ask = async (path: string) => {
    const answer = await fetch(origin + path, { headers });
    const { shown } = (await answer.json()) as { shown: number };
    if (shown !== MEALS) throw new Error(`The list is of ${shown} meals.`);
  };
  for (const path of ranges.slice(0, ASKED / 2)) await ask(path);
  const before = cpuMs(child);
  for (const path of ranges.slice(ASKED / 2)) await ask(path);
  return (cpuMs(child) - before) / (ASKED / 2);
}

const day = (at: number) => String(at + 1).padStart(2, '0');
const month = (at: number) => String(at).padStart(2, '0');
