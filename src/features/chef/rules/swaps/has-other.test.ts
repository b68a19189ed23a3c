import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is there in place of what is not', () => {
  it.each([
    ['spinach and feta pie', 'i dont have feta actually, got goat cheese', /goat cheese/, /feta/],
    ['spinach and feta pie', "oh I haven't got feta sorry, I've got ricotta", /ricotta/, /feta/],
    ['spinach and feta pie', 'got goat cheese but no feta', /goat cheese/, /feta/],
    ['greek salad', 'ich hab leider keinen Feta, aber Ziegenkäse', /goat/, /feta/],
    ['greek salad', "finalement je n'ai pas de feta, j'ai du chèvre", /goat/, /feta/],
    ['greek salad', 'no tengo feta, tengo queso de cabra', /goat/, /feta/],
    ['greek salad', 'non ho la feta ma ho la ricotta', /ricotta/, /feta/],
    ['chicken tikka masala', "i don't have chicken actually, i've got paneer", /paneer/, /chicken/],
    ['chicken noodle soup', 'no noodles, use rice instead', /rice/, /noodles/],
    ['chicken noodle soup', 'skip the noodles and use rice', /rice/, /noodles/],
    ['beef tacos', 'dont have tortillas, got pitta bread', /pitta/, /tortilla/],
  ])('takes its place in the same dish: %s, %s', (first, then, come, gone) => {
    const [before, after] = answersTo(first, then);
    expect(after?.lines).toMatch(come);
    expect(after?.lines).not.toMatch(gone);
    // All other lines stay.
    const kept = before?.lines.split('\n').filter((line) => after?.lines.includes(line)).length ?? 0;
    expect(kept).toBeGreaterThanOrEqual((before?.lines.split('\n').length ?? 0) - 3);
  });

  it('is heeded as a refusal where it may be one', () => {
    const [, after] = answersTo('carrot cake', 'no nuts, use almonds instead');
    expect(after?.lines).not.toMatch(/walnut|almond/);
  });
});

it('reads a message that goes on without end', () => {
  const [, after] = answersTo('chicken curry', 'no x but i have y and '.repeat(40));
  expect(after).toBeDefined();
});
