import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const answerTo = (prompt: string) => composeSafely({ prompt, seed: 1 }, knowledge);

describe('an unwanted quality', () => {
  it.each([
    ['feijoada that doesnt take all day', /Feijoada/],
    ['air fryer falafel that dont fall apart', /Falafel/],
    ["ratatouille that isn't mush", /Ratatouille/],
    ["scrambled eggs that don't go rubbery", /Eggs/],
    ["mayonnaise that doesn't split", /Mayonnaise/],
    ['a cheesecake that doesnt crack', /Cheesecake/],
    ["tahini cookies that don't spread", /Cookies|Tahini/],
    ["a nut roast that isn't dry", /Nut Roast/],
    ["fish pie that won't take hours", /Fish Pie/],
    ["cheese sauce that isn't lumpy", /Cheese Sauce/],
    ['no knead bread', /No-Knead Bread/],
  ])('is not a warning: %s', (prompt, title) => {
    const answer = answerTo(prompt);
    expect(answer).toMatchObject({ kind: 'recipe' });
    expect(answer.kind === 'recipe' && answer.recipe.title).toMatch(title);
  });

  it.each([
    ['silken tofu and i dont know what to do with it', /tofu/],
    ['prawns and i have no idea what to cook', /prawn/],
    ['cottage cheese but make it not taste of cottage cheese', /cottage cheese/],
    ['ricotta that expires tomorrow', /ricotta/],
    ['got a butternut squash thats been sitting there for 3 weeks', /butternut squash/],
    ['j’ai des poireaux et du saumon fumé, une idée ?', /smoked salmon/],
  ])('a doubt about a food leaves it wanted: %s', (prompt, food) => {
    const answer = answerTo(prompt);
    expect(answer).toMatchObject({ kind: 'recipe' });
    expect(answer.kind === 'recipe' && answer.recipe.ingredients.map(({ name }) => name).join('\n')).toMatch(
      food,
    );
    expect(answer.kind === 'recipe' && answer.why.join(' ')).not.toMatch(/baby/);
  });

  it.each([
    ["we're not mad about mushrooms, risotto please", /mushroom/],
    ["my kids aren't keen on fish, something quick", /\b(?:cod|salmon|tuna|fish)\b/],
    ['they are not big on lamb, a roast for six', /\blamb\b/],
    ["eggs don't agree with her, pancakes", /\beggs?\b/],
  ])('a disliked food is left out: %s', (prompt, food) => {
    const answer = answerTo(prompt);
    if (answer.kind === 'recipe')
      expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(food);
    else expect(answer.message).toMatch(/You wrote/);
  });
});

describe('a remark about a dish in another language', () => {
  it.each([
    'salmorejo para una cena fresquita',
    'cena de domingo, algo calentito y barato',
    'schnelles abendessen für faule leute',
    'repas de noël simple mais chic pour 4',
    'parmigiana di melanzane leggera, non fritta',
    'paella mixta para 4 sin paellera',
    "qualcosa di fresco per una sera d'estate, senza accendere i fornelli",
    "recette de blanquette de veau à l'ancienne pour 6",
  ])('is no reason to ask: %s', (prompt) => {
    expect(answerTo(prompt)).toMatchObject({ kind: 'recipe' });
  });
});
