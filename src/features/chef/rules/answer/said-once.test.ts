import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is said of a change', () => {
  it('is said in the turn that makes it, and not again', () => {
    const [, vegan, more, without, salt] = answersTo(
      'lasagne',
      'vegan',
      'for 8',
      'without garlic',
      'less salt',
    );
    expect(vegan?.said).toMatch(/I used cooked lentils instead of minced beef/);
    expect(vegan?.said).toMatch(/it is vegan/);
    expect(more?.said).toMatch(/now serve 8/);
    expect(more?.said).not.toMatch(/I used|it is vegan/);
    expect(without?.said).toBe('I left out garlic.');
    expect(salt?.said).toMatch(/^Other amounts: salt [^\n]*$/);
  });

  it('is not told twice in one turn', () => {
    const [, swapped] = answersTo('beef stew', 'no carrots');
    expect(swapped?.said).toMatch(/I used parsnip instead of carrots/);
    expect(swapped?.said).not.toMatch(/New|Gone/);
  });
});
