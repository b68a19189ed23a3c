import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food that is only left out', () => {
  it.each([
    ['ratatouille', 'sans aubergine', /^2 courgettes/m, /aubergine/],
    ['ratatouille', 'without the courgettes', /^2 aubergines/m, /courgette/],
    ['carrot cake', 'ohne Nüsse', /300 g carrots/, /walnuts|seeds/],
    ['burger', 'without bun', /minced beef/, /buns|bread/],
    ['Frikadellen', 'ohne Brot', /minced beef/, /roll|milk|it with/],
    ['pad thai', 'without the peanuts', /bean sprouts/, /peanuts|seeds/],
  ])('goes with its own work, and nothing takes its place: %s, “%s”', (dish, said, has, not) => {
    const [, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(has);
    expect(`${last?.lines}\n${last?.steps}`).not.toMatch(not);
    expect(last?.said).not.toMatch(/I used/);
  });
});
