import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

/** The step or sentence where the addition goes in, with what stands before it. */
const before = (steps: string, mark: RegExp) => steps.slice(0, steps.search(mark));

describe('what is added lands where the like of it is cooked', () => {
  it.each([
    ['apple crumble', 'add rhubarb', /Mix in the rhubarb\./],
    ['apple crumble', 'with blackberries too', /Mix in the blackberries\./],
    ['apple pie', 'add cranberries', /Mix in the cranberries\./],
    ['peach cobbler', 'add raspberries', /Mix in the raspberries\./],
    ['apple crumble', 'add walnuts', /Stir the walnuts into the crumbs\./],
    [
      'banana bread',
      'add walnuts and chocolate chips',
      /Fold the (?:walnuts and )?chocolate into the mixture\./,
    ],
    [
      'vegan banana bread',
      'add walnuts and chocolate chips',
      /Fold the (?:walnuts and )?chocolate into the mixture\./,
    ],
    ['scones', 'add raisins', /Work the raisins into the dough\./],
    ['bread', 'add olives', /Work the olives into the dough/],
    ['focaccia', 'put cherry tomatoes on top', /Press the cherry tomatoes into the top of the dough/],
    ['quiche lorraine', 'add broccoli', /Scatter the broccoli into the case\./],
    ['spanakopita', 'add chicken', /Mix in the chicken before the dish is filled\./],
  ])('before it bakes: %s, %s', (first, then, step) => {
    const [, after] = answersTo(first, then);
    expect(after?.steps).toMatch(step);
    expect(before(after?.steps ?? '', step)).not.toMatch(
      /\bbake for (?!1[05] )\d\d|\bfor 30 minutes, until just set/i,
    );
    expect(after?.steps).not.toMatch(/on top/);
  });

  it.each([
    ['pancakes', 'throw in some blueberries', /Fold the blueberries into the batter\./, /Heat a pan/],
    ['waffles', 'add chocolate chips', /Fold the chocolate into the batter\./, /Heat a waffle iron/],
    ['potato cakes', 'add peas', /Mix in the peas\./, /Shape into/],
    ['fish cakes', 'add sweetcorn', /Mix in the sweetcorn\./, /Shape into/],
  ])('before it is fried: %s, %s', (first, then, step, next) => {
    const [, after] = answersTo(first, then);
    const steps = after?.steps ?? '';
    expect(steps.search(step)).toBeGreaterThan(0);
    expect(steps.search(step)).toBeLessThan(steps.search(next));
  });

  it.each([
    ['new york cheesecake', 'add strawberries', 'strawberries'],
    ['pavlova', 'add kiwi', 'kiwis'],
  ])('on top of what carries no fruit: %s, %s', (first, then, fruit) => {
    const [, after] = answersTo(first, then);
    expect(after?.steps).toMatch(new RegExp(`Serve with the ${fruit} on top\\.$`));
  });

  it.each([
    ['chicken nuggets', 'add a potato side', /roast at 200 .*Serve with the potatoes\.$/s],
    ['chicken schnitzel', 'add a potato side', /fry the potatoes for 15 minutes\. Serve alongside\./],
    ['salmon with dill', 'add a vegetable side', /broccoli/],
    ['fish tacos', 'add a mango salsa', /For the mango salsa: Dice the mango/],
  ])('beside a dish of pieces: %s, %s', (first, then, steps) => {
    const [one, other] = answersTo(first, then);
    expect(other?.steps).toMatch(steps);
    expect(other?.steps).not.toMatch(/before the dish is filled/);
    expect(other?.title.startsWith(one?.title ?? '-')).toBe(true);
  });

  it('is never raw where it has to be cooked', () => {
    const [, after] = answersTo('pavlova', 'add rhubarb');
    expect(after?.lines).not.toMatch(/rhubarb/);
  });

  it('knows raisins from self-raising flour', () => {
    expect(answersTo('scones', 'add raisins')[1]?.lines).toMatch(/raisins/);
  });

  it('puts no bread beside its crumbs', () => {
    const [, after] = answersTo('chicken nuggets', 'gluten free breadcrumbs');
    expect(after?.lines).not.toMatch(/slices/);
  });

  it('puts zest into a cake', () => {
    const [, after] = answersTo('victoria sponge', 'add lemon zest');
    expect(after?.lines).toMatch(/1 tbsp lemon zest/);
  });

  it('on a pizza before it bakes, and cooked once the dough has risen', () => {
    const steps = answersTo('pesto pizza', 'add chicken').at(-1)?.steps ?? '';
    expect(steps).toMatch(/cherry tomatoes\. Scatter with the chicken\. Bake/);
    expect(steps.search(/rise for 90 minutes/)).toBeLessThan(steps.search(/fry the chicken/));
  });
});
