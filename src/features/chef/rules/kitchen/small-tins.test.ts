import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a cake or bread for which there are only small tins', () => {
  it.each([
    ['banana bread', 'i only have muffin tins'],
    ['banana bread', 'only got a muffin tray'],
    ['banana bread', 'can i bake it in a muffin tin'],
    ['banana bread', "je n'ai que des moules à muffins"],
    ['banana bread', 'ho solo lo stampo per muffin'],
    ['carrot cake', 'no cake tin, only a muffin tin'],
    ['carrot cake', 'i only have cupcake cases'],
    ['brownies', 'ich habe nur ein Muffinblech'],
    ['lemon drizzle cake', 'solo tengo moldes de magdalenas'],
  ])('bakes in cases, for a shorter time: %s, %s', (first, then) => {
    const [before, after] = answersTo(first, then);
    expect(after?.lines).toBe(before?.lines);
    expect(after?.steps).toMatch(
      /paper cases in a muffin tin and bake for (?:1|2)\d minutes, until a skewer/,
    );
  });

  it('leaves what bakes in no tin as it is', () => {
    const [before, after] = answersTo('beef stew', 'i only have muffin tins');
    expect(after?.steps).toBe(before?.steps);
  });

  it('names what two tins hold', () => {
    const [, after] = answersTo('victoria sponge', 'i only have a loaf tin');
    expect(after?.said).toMatch(/holds about 5\d % of the one/);
  });
});
