import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a part of a dish that is made in a step of its own', () => {
  it.each([
    ['lasagne', 'without bechamel', 'put it back', /flour|milk|white sauce/],
    ['lasagne', 'senza besciamella', 'rimettila', /flour|milk|white sauce/],
    ['moussaka', 'ohne Béchamel', 'put the white sauce back', /flour|milk|white sauce|egg\b/],
    ['chicken caesar salad', 'without the croutons', 'put the croutons back', /ciabatta|croutons/],
  ])('goes with what only it is made of, and comes back: %s, “%s”, “%s”', (dish, gone, back, not) => {
    const [first, without, again] = answersTo(dish, gone, back);
    expect(`${without?.lines}\n${without?.steps}`).not.toMatch(not);
    expect(without?.title).toBe(first?.title);
    expect(again?.lines).toBe(first?.lines);
    expect(again?.steps).toBe(first?.steps);
  });

  it('leaves the salt of the part out, and nothing is the rest of what is whole', () => {
    const [, without] = answersTo('lasagne', 'without bechamel');
    expect(without?.lines).toMatch(/^3\/4 tsp salt$/m);
    expect(without?.steps).toMatch(/the chopped tomatoes, the salt and the black pepper/);
  });

  it('is taken off again where it came on top', () => {
    const [first, , without] = answersTo('tomato soup', 'with croutons', 'without the croutons');
    expect(without?.lines).toBe(first?.lines);
  });
});

describe('less cream', () => {
  it.each([
    ['butter chicken', 'less cream', /^75 ml double cream/m],
    ['potato gratin', 'weniger Sahne', /^200 ml double cream/m],
    ['mushroom risotto', 'less butter', /^30 g butter[\s\S]*^2 tbsp olive oil/m],
  ])('is less of it, and of nothing else: %s, “%s”', (dish, said, lines) => {
    expect(answersTo(dish, said).at(-1)?.lines).toMatch(lines);
  });
});
