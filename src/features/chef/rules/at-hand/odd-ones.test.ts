import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a list of what is there', () => {
  it.each([
    ['leftovers: cooked rice, half a cucumber, 2 eggs, ham, an old banana', 'bananas'],
    ['have: tuna can, chickpeas, red onion, parsley, strawberries', 'strawberries'],
    ['salmon, potatoes, dill, chocolate', 'chocolate'],
    ['broccoli, blue cheese, walnuts, bacon, raspberries', 'raspberries'],
    ['ho in frigo: zucchine, uova, ricotta, prosciutto, un kiwi', 'kiwis'],
    ['il me reste: du riz, des carottes, des oeufs, du jambon, une pomme', 'apples'],
  ])('keeps out what nobody eats with the rest, and says so: %s', (prompt, food) => {
    const [answer] = answersTo(prompt);
    expect(answer?.said).toContain(food);
    expect(answer?.said).toMatch(/left out|could not fit/);
    expect(answer?.lines).not.toContain(food.replace(/s$/, ''));
  });

  it.each([
    ['2 zucchini, half a pack of puff pastry, goat cheese, honey', /^Courgette and Goat's Cheese Tart/],
    ['cod, leeks, cream, potatoes, kiwi', /^Baked Cod with Leeks/],
    ['lentils, carrots, onion, feta, dates', /Lentil/],
  ])('becomes a dish that people know: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it('puts no cheese or olives into what soy sauce seasons', () => {
    const [answer] = answersTo('spinach, rice left over, feta, olives, eggs');
    if (/soy sauce/.test(answer?.lines ?? '')) expect(answer?.lines).not.toMatch(/feta|olives/);
  });

  it('keeps fruit that goes with meat', () => {
    expect(answersTo('i have sausages, apples, red cabbage, potatoes')[0]?.lines).toMatch(/apples/);
  });

  it('cooks for the usual number, whatever lies beside the meat', () => {
    expect(answersTo('i have chicken thighs, yogurt, rice, raisins and an orange')[0]?.servings).toBe(4);
  });
});

describe('foods that somebody names', () => {
  it.each([
    ['risotto with peas and shrimp', /^Prawn and Pea Risotto/],
    [
      'i have half a cabbage, 3 carrots, cold roast pork, an apple and some cream',
      /^Pork, Cabbage and Apple Pan/,
    ],
    ['quick dinner with ground beef, 20 minutes max', /Beef/],
    ['no soy noodle dish', /Noodle/],
  ])('become the dish that they make: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it('are the meat of the plate, and not something beside paneer', () => {
    expect(answersTo('dinner with ground beef in 15 minutes')[0]?.lines).not.toMatch(/paneer|tofu|halloumi/);
  });
});
