import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import { inEnglishWords } from '../turns/foreign-changes.ts';

describe('a list of refusals', () => {
  it.each([
    ['make it creamier but no dairy, and faster', 'make it creamier but no dairy. faster'],
    ['no nuts and quicker please', 'no nuts. quicker please'],
    ['no dairy and under 30 minutes', 'no dairy. under 30 minutes'],
    ['without mushrooms but make it cheaper', 'without mushrooms. make it cheaper'],
    ['no onions, and a bit lighter', 'no onions. a bit lighter'],
  ])('“%s” ends where a wish begins', (said, meant) => {
    expect(inEnglishWords(said, true, knowledge).replace(/\s+/g, ' ')).toBe(meant);
  });

  it.each(['no nuts and quenelles', 'no nuts and eggs', 'no milk and hot peppers', 'quick and no nuts'])(
    '“%s” goes on with foods',
    (said) => {
      expect(inEnglishWords(said, true, knowledge)).toBe(said);
    },
  );

  it('keeps the dish, without what is refused, and says how it is sooner ready', () => {
    const [, then] = answersTo('spaghetti carbonara', 'make it creamier but no dairy, and faster');
    expect(then?.title).toBe('Spaghetti Carbonara');
    expect(then?.lines).toMatch(/soy cream/);
    expect(then?.lines).not.toMatch(/pecorino|double cream/);
    expect(then?.said).toMatch(/minutes it is quick already/);
    const [, soup] = answersTo('chicken soup', 'no celery and quicker please');
    expect(soup?.title).toBe('Chicken Noodle Soup');
  });
});

it.each(['make it spicier, i cant taste anything lol', "spicier please, I can't even taste it"])(
  'a dish without taste leaves nothing out: %s',
  (said) => {
    const [, then] = answersTo('chicken curry', said);
    expect(then?.title).toBe('Chicken Curry');
    expect(then?.lines).toMatch(/chil[il]/);
  },
);

it('somebody who is exhausted, in French, refuses nothing', () => {
  const answer = composeSafely(
    {
      prompt: "je suis crevée et j'ai envie d'un truc réconfortant avec des poireaux et un reste de jambon",
      seed: 1,
    },
    knowledge,
  );
  expect(answer).toMatchObject({ kind: 'recipe', recipe: { title: 'Ham and Leek Gratin' } });
});

describe('what is made out of something', () => {
  it.each([
    ['banana bread', 'can i make muffins out of it instead? how long do they bake', /Muffins/, /22 minutes/],
    ['banana bread', 'make cupcakes out of this', /Cupcakes/, /./],
    ['roast chicken', 'can i make a soup out of it?', /Chicken.*Soup/, /^/],
    ['zitronenkuchen', 'kann ich daraus muffins machen?', /Lemon.*Muffins/, /./],
    ['gâteau au yaourt', 'on peut en faire des muffins ?', /Yogurt Muffins/, /./],
    ['torta di carote', 'posso farne dei muffin?', /Carrot Muffins/, /./],
  ])('%s, then “%s”, is made of that', (dish, said, title, told) => {
    const [, then] = answersTo(dish, said);
    expect(then?.title).toMatch(title);
    expect(then?.said).toMatch(told);
  });

  it('is no food that has run out', () => {
    const [soup] = answersTo('can you make something out of these: carrots, leeks, cream');
    expect(soup?.lines).toMatch(/\bleeks?\b/);
    const [, pancakes] = answersTo('pancakes', 'i make pancakes but am out of the eggs');
    expect(pancakes?.lines).not.toMatch(/\begg/);
  });
});

describe('vegetables that nobody is to see', () => {
  it.each([
    'kids 4 and 7, fussy, no veg they can see, 30 min',
    'dinner for my fussy kids, no visible veg',
    'pasta for the children with veg they won’t notice',
    'Abendessen für Kinder, kein sichtbares Gemüse',
    'pasta, no vegetables in sight, picky kids',
  ])('are hidden: “%s”', (said) => {
    const [answer] = answersTo(said);
    expect(`${answer?.said} ${answer?.title}`).toMatch(/I hid |Hidden|Smooth|White Bean Nuggets/);
  });

  it.each(['no veg the kids can see', 'hide the veg in it'])('leave the dish its meat: “%s”', (said) => {
    const [, then] = answersTo('bolognese', said);
    expect(then?.lines).toMatch(/minced beef/);
    expect(then?.said).toMatch(/I hid /);
  });

  it('are still refused where nobody speaks of seeing them', () => {
    const answer = composeSafely({ prompt: 'dinner, no veg', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.why.join()).not.toMatch(/I hid /);
  });
});

describe('what is wanted, but not much of it', () => {
  it.each([
    'chocolate cake, not too much sugar',
    'chocolate cake without too much sugar',
    'chocolate cake less sugar',
    'chocolate cake, go easy on the sugar',
    'chocolate cake but not loads of sugar',
    'chocolate cake low in sugar',
    'Schokokuchen ohne zu viel Zucker',
    'gâteau au chocolat sans trop de sucre',
    'tarta de chocolate sin demasiado azúcar',
    'torta al cioccolato senza troppo zucchero',
  ])('is less of it: “%s”', (said) => {
    const [cake] = answersTo(said);
    expect(cake?.title).toBe('Chocolate Cake');
    expect(cake?.said).toMatch(/less sugar/);
    expect(cake?.lines).toMatch(/\bsugar\b/);
    expect(cake?.lines).toMatch(/cocoa powder/);
  });

  it('is in the dish', () => {
    expect(answersTo('stir fry, not too much oil')[0]?.lines).toMatch(/oil/);
  });

  it('is still left out where a dish is made without it', () => {
    expect(answersTo('egg less sugar cookies')[0]?.lines).not.toMatch(/\beggs?\b/);
  });
});
