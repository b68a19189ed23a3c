import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked what to do if a food is not to be found', () => {
  it.each([
    ['gumbo', 'and what if i dont find andouille here', 'andouille'],
    ['gumbo', "what if we don't get any andouille", 'andouille'],
    ['gumbo', 'was, wenn ich keine andouille finde', 'andouille'],
    ['gumbo', "et si je ne trouve pas d'andouille", 'andouille'],
    ['gumbo', 'y si no encuentro andouille', 'andouille'],
    ['gumbo', "e se non trovo l'andouille", 'andouille'],
    ['okonomiyaki', "what if i don't find dashi", 'dashi'],
    [
      'jambalaya, no prawns please my wife is allergic',
      'and what if i dont find andouille here',
      'andouille',
    ],
  ])('names what takes its place, and leaves nothing out: %s, %s', (dish, question, food) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(new RegExp(`^Instead of the ${food}, use `));
    expect(after?.lines).toBe(before?.lines);
  });
});
