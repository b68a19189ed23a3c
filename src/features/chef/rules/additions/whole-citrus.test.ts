import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['lemon drizzle cake', 'use oranges instead of lemons', 'Orange Drizzle Cake'],
  ['lemon drizzle cake', 'no lemons, I have oranges', 'Orange Drizzle Cake'],
  ['lemon drizzle cake', 'make it with orange', 'Orange Drizzle Cake'],
  ['lemon tart', 'orange instead of lemon', 'Orange Tart'],
  ['lemon posset', 'use lime', 'Lime Posset'],
])('juice and zest are of the fruit that somebody has: %s, “%s”', (dish, said, title) => {
  const last = answersTo(dish, said).at(-1);
  const fruit = title.split(' ')[0]?.toLowerCase();
  expect(last?.title).toBe(title);
  expect(last?.lines).toMatch(new RegExp(`${fruit} juice`));
  expect(last?.lines).toMatch(new RegExp(`${fruit} zest`));
  expect(last?.lines).not.toMatch(/lemon/);
});

it('zest alone is no other cake', () => {
  const last = answersTo('lemon drizzle cake', 'orange zest instead of lemon zest').at(-1);
  expect(last?.title).toBe('Lemon Drizzle Cake');
  expect(last?.lines).toMatch(/lemon juice/);
});
