import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

function cooked(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return { title: answer.recipe.title, lines: answer.recipe.ingredients.map(({ name }) => name).join('\n') };
}

describe('a person who eats no pork', () => {
  it.each([
    ['no pork no alcohol, want beef stew thats rich like with wine', /stewing beef/],
    ['kein Schwein, Gulasch mit Rind', /stewing beef/],
    ['no beef, lamb stew please', /diced lamb/],
    ['no lamb, roast beef for 6', /beef topside/],
    ['no bacon, beef burgers', /minced beef/],
  ])('may have other red meat: %s', (prompt, meat) => {
    expect(cooked(prompt).lines).toMatch(meat);
  });

  it.each([
    ['halal sausage casserole', /beef sausages/],
    ['bangers and mash, muslim guests', /beef sausages/],
    ["sausage pasta, we don't eat pork", /beef sausages/],
    ['halal carbonara', /smoked turkey/],
    ["my partner can't eat pork, want hot dogs", /beef sausages/],
    ['no bacon, quiche lorraine', /smoked turkey/],
  ])('gets another meat instead: %s', (prompt, meat) => {
    const { lines } = cooked(prompt);
    expect(lines).toMatch(meat);
    expect(lines).not.toMatch(/pork|bacon|pancetta|hot dogs|tofu/);
  });

  it('gets no red meat at all if it is an allergy', () => {
    expect(cooked('pork allergy, meatballs').lines).not.toMatch(/pork|beef|lamb/);
  });
});

describe('a list of excluded foods', () => {
  it.each([
    ['senza glutine, gnocchi di patate per 3', /floury potatoes/],
    ['allergique aux fruits à coque, je veux un gâteau au chocolat', /cocoa powder/],
    ['sans lactose, gratin de courgettes', /courgettes/],
  ])('ends where the dish is named: %s', (prompt, wanted) => {
    expect(cooked(prompt).lines).toMatch(wanted);
  });

  it('has no soy sauce for a small child', () => {
    expect(cooked('mi hijo de 2 años es alérgico al huevo y a la leche, cena fácil').lines).not.toMatch(
      /soy sauce/,
    );
  });
});
