import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCursor } from '#server/database/keyset.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ elevated: true });
});
afterAll(() => world?.close());

test.each(['asc', 'desc'] as const)(
  'the list of people (%s) continues at the same place when the last person of a page is renamed or gone',
  async (direction) => {
    for (const letter of ['A', 'B', 'C', 'D']) await world.person({ name: `Leaving ${direction} ${letter}` });
    const { rows } = await world.database.pool.query<{ id: string; name: string }>(
      `select id, name from profiles where name like 'Leaving ${direction}%' order by name ${direction}`,
    );
    const names = rows.map(({ name }) => name);
    const behind = async ({ id, name: text }: { id: string; name: string }) => {
      const cursor = writeCursor({ micros: 0, id, text });
      const page = await admin.api.admin.users({ q: 'Leaving', sort: 'name', direction, cursor });
      return page.users.map(({ name }) => name);
    };
    await world.database.pool.query("update profiles set name = 'Renamed' where id = $1", [rows[0]?.id]);
    expect(await behind(rows[0]!)).toEqual(names.slice(1));
    await world.database.pool.query('delete from users where id = $1', [rows[1]?.id]);
    expect(await behind(rows[1]!)).toEqual(names.slice(2));
    await world.database.pool.query("delete from users where name like 'Leaving%'");
  },
);
