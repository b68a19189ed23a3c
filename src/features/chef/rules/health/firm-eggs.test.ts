import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';
import { PREGNANT } from './careful-people.ts';
import { withFirmEggs } from './firm-eggs.ts';
import { UNDERCOOKED } from './risky-foods.ts';

const knowledge = chefKnowledge();
const cooked = (prompt: string) => {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(answer.message);
  return { title: answer.recipe.title, steps: answer.recipe.instructions.join('\n') };
};

describe('eggs for small children and in pregnancy', () => {
  it.each([
    ['scrambled eggs for my toddler', /^Scrambled Eggs$/, /until set all through/],
    ['scrambled eggs, I am pregnant', /^Scrambled Eggs$/, /until set all through/],
    ['an omelette for my 2 year old', /Omelette/, /until set all through/],
    ['fried eggs for my toddler', /^Fried Eggs/, /whites and yolks are firm all through/],
    ["poached eggs on toast, I'm pregnant", /^Poached Eggs/, /whites and yolks are firm all through/],
    ['egg fried rice for my toddler', /^Egg Fried Rice$/, /until set all through/],
    ['shakshuka while pregnant', /^Shakshuka/, /whites and yolks are firm all through/],
    ['spanish tortilla, I am pregnant', /^Tortilla Espa/, /until set all through/],
    ['scrambled eggs, my dad has chemo', /^Scrambled Eggs$/, /until set all through/],
  ])('are cooked firm, as the dish that was asked for: %s', (prompt, title, firm) => {
    const answer = cooked(prompt);
    expect(answer.title).toMatch(title);
    expect(answer.steps).toMatch(firm);
    expect(answer.steps).not.toMatch(UNDERCOOKED);
  });

  it.each(['mayonnaise, I am pregnant', 'tiramisu for my toddler', 'carbonara, I am pregnant'])(
    'are none at all in a dish that needs them raw: %s',
    (prompt) => {
      const answer = composeSafely({ prompt, seed: 1 }, knowledge);
      const lines = answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name).join() : '';
      expect(lines).not.toMatch(/\beggs?\b/);
    },
  );

  it('stay soft for everybody else', () => {
    expect(cooked('scrambled eggs').steps).toMatch(/softly set/);
  });
});

describe('steps with eggs', () => {
  const firm = (step: string, ...names: string[]) =>
    withFirmEggs(
      {
        title: '',
        description: '',
        ingredients: ['eggs', ...names].map((name) => ({ amount: '2', name })),
        instructions: [step],
        cookingTips: [],
        prepTime: 0,
        cookTime: 5,
        servings: 2,
        tags: [],
        difficulty: 'Easy',
        category: '',
      },
      [PREGNANT.note],
    );

  it('take longer, and so does the recipe', () => {
    expect(firm('Fry the eggs in the oil for 3 minutes, and serve.')).toMatchObject({
      instructions: [
        'Fry the eggs in the oil for 6 minutes, until whites and yolks are firm all through, and serve.',
      ],
      cookTime: 8,
    });
  });

  it('are changed only where they are about eggs', () => {
    for (const step of [
      'Fry the prawns for 3 minutes, until just set.',
      'Boil the spaghetti for 10 minutes, until just firm.',
      'Beat the yolk into the sauce off the heat.',
    ])
      expect(firm(step, 'prawns').instructions).toEqual([step]);
  });
});
