import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what goes wrong at the stove', () => {
  it.each([
    ['lemon meringue pie', 'egg whites wont go stiff!!! what did i do', /^Whites stay soft/],
    ['lemon meringue pie', "my egg whites won't whip", /^Whites stay soft/],
    ['lemon meringue pie', 'help, the whites are still runny', /^Whites stay soft/],
    ['lemon meringue pie', "I can't get the egg whites to whip", /^Whites stay soft/],
    ['pavlova', 'der Eischnee wird nicht steif', /^Whites stay soft/],
    ['pavlova', 'mes blancs ne montent pas', /^Whites stay soft/],
    ['pavlova', 'las claras no suben', /^Whites stay soft/],
    ['pavlova', 'gli albumi non montano', /^Whites stay soft/],
    ['victoria sponge', 'curdled when i added the eggs', /spoonful of the flour/],
    ['vegan chocolate mousse', 'it wont go stiff', /^That is about the cooking, so I left nothing out/],
    ['beef stew', 'the meat wont get tender', /so I left nothing out|more time/],
    ['creme anglaise', 'my custard curdled!', /^It got too hot/],
  ])('is explained and saved, and the dish stays: %s, %s', (dish, complaint, said) => {
    const [before, after] = answersTo(dish, complaint);
    expect(after?.said).toMatch(said);
    expect(after?.title).toBe(before?.title);
    expect(after?.lines).toBe(before?.lines);
  });

  it('still leaves out what somebody must not have', () => {
    const [, after] = answersTo('pancakes', 'he is allergic to eggs, and the milk curdled');
    expect(after?.lines).not.toMatch(/\beggs?\b/);
  });
});
