import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const answerTo = (prompt: string) => composeSafely({ prompt, seed: 1 }, knowledge);

describe('a word that the chef does not know', () => {
  it.each([
    ['smoked mackerel, beetroot, horseradish, that glorbling direction', /glorbling/],
    ['zhlug salmon with rice', /zhlug/],
    ['a florpy tomato soup for two', /florpy/],
  ])('is named and does not stop it where nothing warns: %s', (prompt, word) => {
    expect(answerTo(prompt)).toMatchObject({
      kind: 'recipe',
      why: expect.arrayContaining([expect.stringMatching(word)]),
    });
  });

  it.each([
    'tomato soup, on glorbex',
    'tomato soup for my friend with glorbs',
    'tomato soup, my wife has florpy',
    'tomato soup for a florpitarian',
    'tomato soup, MCAS',
    'tomato soup, florpitis',
    'tomato soup for the florpy diet',
    'tomato soup, prawns florped him',
    'tomato soup, jajka odpadają',
    'kontomire like in Ghana',
  ])('stops it where it may be a condition, a medicine, a diet or a refusal: %s', (prompt) => {
    expect(answerTo(prompt).kind).toBe('not-understood');
  });
});

describe('what sounds like a warning and is none', () => {
  it.each([
    'wedding anniversary no. 40, we honeymooned in Greece',
    'scraps: heel of cheddar, cooked rice, limp spring onions',
    "a stir fry that isn't swimming in sauce",
    'pasta w mushrooms',
    'the pressure cooker scares me, gentle stovetop oxtail maybe',
    'quiero usar calabaza y chorizo',
    'cena fredda per otto, fa troppo caldo',
    "my son's braces were tightened today, what won't hurt",
  ])('%s', (prompt) => {
    expect(answerTo(prompt).kind).toBe('recipe');
  });
});

describe('health that is said plainly', () => {
  it.each([
    [
      "Grandad's stopped eating red meat on doctor's orders, he misses his mixed grill",
      /beef|pork|lamb|bacon|gammon/i,
    ],
    [
      "Priya swells up if there's so much as a cashew in the room - malai kofta for 5?",
      /cashew|almond|walnut/i,
    ],
    ['wheat upsets me so what about a birthday sponge', /plain flour|self-raising/i],
    [
      'my sister in law follows jain rules, what do I even serve',
      /onion|garlic|potato|carrot|ginger|egg|honey|mushroom|meat|fish/i,
    ],
    ['Weaning at six months, first proper meal w avocado?', /honey|salt|nuts/i],
  ])('%s is cooked without what does harm', (prompt, harm) => {
    const answer = answerTo(prompt);
    expect(answer.kind).toBe('recipe');
    if (answer.kind !== 'recipe') return;
    expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(harm);
  });
});
