import { describe, expect, it } from 'vitest';
import { withoutRepeats } from './repeats.ts';

const CAKE = ['2 cups flour', '1 cup sugar', '1/2 cup butter', '2 eggs', '1 teaspoon vanilla'];
const FROSTING = ['3 cups icing', '1/2 cup cream', '1 teaspoon lemon juice', 'food colouring'];

describe('lists that a page shows again', () => {
  it('are taken once, even if repeated in other units, and in other words for a food or two', () => {
    const metric = ['250 g flour', '200 g caster sugar', '110 g unsalted butter', '2 eggs', '5 ml vanilla'];
    expect(withoutRepeats([...CAKE, ...metric, ...CAKE])).toEqual(CAKE);
  });

  it('leave what follows them', () => {
    expect(withoutRepeats([...CAKE, ...CAKE, 'a pinch of salt'])).toEqual([...CAKE, 'a pinch of salt']);
  });

  it('are not those with merely the same amounts', () => {
    expect(withoutRepeats([...CAKE, ...FROSTING, '1 cup milk'])).toEqual([
      ...CAKE,
      ...FROSTING,
      '1 cup milk',
    ]);
    const dough = ['1 cup rye flour', '1 cup spelt flour', '1 cup wheat flour', '1 cup rice flour'];
    expect(
      withoutRepeats([
        ...dough,
        '1 cup oat flour',
        '1 cup corn flour',
        '1 cup nut flour',
        '1 cup bean flour',
      ]),
    ).toHaveLength(8);
  });
});
