import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is said of a changed dish is true of it', () => {
  it('has no pastry in its tip, its time or its words once the pastry is gone', () => {
    const [before, after] = answersTo('quiche lorraine', "sans pâte s'il te plaît");
    expect(after?.said).toMatch(/Gone: shortcrust pastry/);
    expect(after?.said).not.toMatch(/Only the steps have changed/);
    expect(after?.steps).not.toMatch(/^Meanwhile/m);
    expect(after?.title).not.toBe(before?.title);
  });

  it.each([
    ['chicken noodle soup', 'no noodles, use rice instead', 'Chicken Rice Soup'],
    [
      'whole roast cauliflower with tahini',
      'one of them cant have nuts or sesame',
      'Whole Roast Cauliflower',
    ],
  ])('is called by what is in it: %s, %s', (first, then, title) => {
    expect(answersTo(first, then)[1]?.title).toBe(title);
  });

  it.each([
    ['quiche lorraine', 'use smoked salmon instead of the bacon'],
    ['spaghetti carbonara', 'smoked salmon instead of the pancetta'],
  ])('warms what is ready to eat: %s, %s', (first, then) => {
    const [, after] = answersTo(first, then);
    expect(after?.steps).toMatch(/warm the smoked salmon [^.]*for 1 minute/);
    expect(after?.steps).not.toMatch(/fry the smoked salmon/i);
  });

  it('tells who dislikes what is not in it', () => {
    const [, after] = answersTo('weeknight mince pasta', 'my son hates beans and peppers');
    expect(after?.said).toMatch(/There is nothing of that in it/);
  });

  it('says only once that the ingredients stay', () => {
    expect(answersTo('carrot cake', 'make it cupcakes')[1]?.said).toBe('Only the steps have changed.');
  });
});
