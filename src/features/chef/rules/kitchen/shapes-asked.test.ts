import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('the cake on screen in another shape', () => {
  it.each([
    ['carrot cake', 'as a loaf', /lined loaf tin and bake for 5\d minutes/],
    ['carrot cake', 'als gugelhupf', /floured bundt tin and bake for 5\d minutes/],
    ['carrot cake', 'as a layer cake', /two lined 20 cm tins and bake for 3\d minutes[\s\S]*fill and cover/],
    ['carrot cake', 'come plumcake', /lined loaf tin/],
    ['chocolate cake', 'als Kastenkuchen', /lined loaf tin/],
    ['chocolate cake', 'make it cupcakes', /Divide among 22 paper cases in a muffin tin\.[\s\S]*Bake for 20/],
    ['victoria sponge', 'as cupcakes', /paper cases in a muffin tin and bake for 14/],
    ['blueberry muffins', 'one big cake instead', /lined 23 cm tin and bake for 3\d minutes/],
    ['blueberry muffins', 'hazlo como una tarta grande', /180 °C[\s\S]*lined 23 cm tin/],
    ['blueberry muffins', 'dans un moule à cake', /lined loaf tin and bake for 5\d/],
    [
      'chocolate chip cookies',
      'as bars',
      /Press into a lined 23 x 33 cm tin and bake for 2\d[\s\S]*Cut into bars/,
    ],
    ['lemon drizzle cake', 'nello stampo da ciambella', /bundt tin and bake for 38/],
    ['cheesecake', 'mini ones in a muffin tin', /22 paper cases/],
    ['meatloaf', 'in a muffin tin', /Press into 12 hollows of a muffin tin[\s\S]*bake for 25 minutes/],
  ])('has the same batter, another tin and its time: %s, %s', (first, then, steps) => {
    const [before, after] = answersTo(first, then);
    expect(after?.lines).toBe(before?.lines);
    expect(after?.steps).toMatch(steps);
  });

  it('names one tin only', () => {
    const [, cupcakes, bundt, layers] = answersTo(
      'chocolate cake',
      'make it cupcakes',
      'no, as a bundt cake',
      'and as a layer cake',
    );
    expect(cupcakes?.steps).not.toMatch(/20 cm/);
    expect(bundt?.steps).not.toMatch(/paper cases|muffin/);
    expect(layers?.steps).toMatch(/two lined 23 cm tins/);
    expect(layers?.steps).not.toMatch(/bundt/);
  });

  it('fills the hollows of a muffin tin as it fills small moulds, for about as long', () => {
    const [before, after] = answersTo('canelés', "j'ai que des moules à muffins");
    expect(after?.lines).toBe(before?.lines);
    expect(after?.title).toBe('Canelés');
    expect(after?.steps).toMatch(/Butter 12 hollows of a muffin tin well[\s\S]*bake for 45 minutes/);
  });
});
