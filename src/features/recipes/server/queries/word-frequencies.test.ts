import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../../test/world.ts';
import { marksFrom } from '../../rules/popularity.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Scores of all sizes, including the limits of classes. */
const SCORES = Array.from({ length: 400 }, (_, at) => 2 ** (at / 16) - 1);

test('recipes of at least a score have one of its marks, and few that are less popular', async () => {
  for (const least of [0, 0.3, 1, 7, 63, 64, 4_208, 1_000_000]) {
    const { rows } = await world.database.pool.query<{ score: number; has: boolean }>(
      'select score, popularity_marks(score) && $2::integer[] as has from unnest($1::double precision[]) score',
      [SCORES, marksFrom(least)],
    );
    const found = rows.filter(({ has }) => has).map(({ score }) => score);
    expect(found).toEqual(expect.arrayContaining(SCORES.filter((score) => score >= least)));
    expect(Math.min(...found) + 1).toBeGreaterThan((least + 1) * 0.97);
  }
});

test('a range of scores takes few marks', () => {
  for (let score = 0; score < 100_000; score = score * 1.3 + 1)
    expect(marksFrom(score).length).toBeLessThan(45);
});

test('a viewed recipe has the marks of its new score', async () => {
  const { id } = await world.recipe({ title: 'Viewed' });
  const marks = async () =>
    (await world.database.pool.query('select popularity from recipes where id = $1', [id])).rows[0]
      ?.popularity;
  const before = await marks();
  await world.database.pool.query('update all_recipes set views = 5000 where id = $1', [id]);
  const after = await marks();
  expect(after).not.toEqual(before);
  expect(marksFrom(3_400)).toEqual(expect.arrayContaining([expect.toBeOneOf(after)]));
});
