import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { brokenWarning } from '../safety/check.ts';

const HARD =
  /crumble|cookie|biscuit|brownie|toast|pizza|crisp|tart|shortbread|granola|brittle|coarse crumbs|streusel|pastry/i;

describe('something for a mouth that is sore or cannot chew', () => {
  it.each([
    ['soft food after wisdom teeth surgery', 'something sweet'],
    ['just had my tonsils out, what can I eat', 'a dessert please'],
    ['my grandma has no teeth, dinner', 'and a dessert'],
    ['something for dinner, jaw surgery', 'something with chocolate'],
    ['apple crumble, I had a tooth pulled'],
    ['cookies but I had my wisdom teeth removed'],
    ['pizza, root canal yesterday'],
    ['granola for breakfast, wisdom teeth out'],
  ])('has no crust, and is sweet if that was asked for: %s %s', (...turns) => {
    const last = answersTo(...turns.filter((turn) => turn !== undefined)).at(-1);
    expect(`${last?.title}\n${last?.lines}\n${last?.steps}`).not.toMatch(HARD);
    if (/sweet|dessert|chocolate|crumble|cookies/.test(turns.join())) expect(last?.tags).toContain('dessert');
  });

  it.each(['fish pie, wisdom teeth out', 'cottage pie for my gran who cannot chew'])(
    'may be a pie under mashed potatoes: %s',
    (prompt) => {
      expect(answersTo(prompt)[0]?.title).toMatch(/Pie/);
    },
  );

  it('is judged by its name and its steps as well', () => {
    const judged = (title: string, step: string) =>
      brokenWarning(
        ['wisdom teeth out, dessert'],
        { title, servings: 2, ingredients: [{ amount: '2', name: 'apples' }], instructions: [step] },
        knowledge.catalog,
      );
    expect(judged('Apple Crumble', 'Bake for 30 minutes.')).not.toBeNull();
    expect(judged('Apple Dessert', 'Rub in the butter until it looks like coarse crumbs.')).not.toBeNull();
    expect(judged('Apple Sauce', 'Simmer for 30 minutes and mash.')).toBeNull();
  });
});
