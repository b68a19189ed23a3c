import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a wish about the dish on screen', () => {
  it.each([
    ['spaghetti bolognese', 'kannst du irgendwie gemüse reinschmuggeln'],
    ['spaghetti bolognese', 'can you hide some vegetables in it'],
    ['spaghetti bolognese', "un po' di verdure nascoste"],
    ['spaghetti bolognese', 'con verduras escondidas'],
    ['spaghetti bolognese', 'avec des légumes cachés'],
    ['spaghetti bolognese', 'mit verstecktem Gemüse'],
    ['spaghetti bolognese', 'nascondici delle verdure'],
    ['spaghetti bolognese', 'tu peux cacher des légumes dedans'],
  ])('hides vegetables and keeps the meat: %s, %s', (dish, wish) => {
    const [, answer] = answersTo(dish, wish);
    expect(answer?.said).toMatch(/^New: courgettes/);
    expect(answer?.lines).toMatch(/minced beef/);
  });

  it('is met with something green', () => {
    const [, answer] = answersTo('lasagne', 'und etwas grünem drin');
    expect(answer?.said).toMatch(/broccoli|spinach/);
  });

  it('is met with another flour, and a second wish beside it', () => {
    const [, spelt] = answersTo('pfannkuchen', 'bitte mit dinkelmehl');
    expect(spelt?.lines).toMatch(/spelt flour/);
    const [, both] = answersTo('pfannkuchen', 'bitte mit dinkelmehl und etwas grünem drin');
    expect(both?.lines).toMatch(/spelt flour/);
    expect(both?.lines).toMatch(/broccoli|spinach/);
  });

  it.each(['je n’ai qu’un micro-ondes', 'solo tengo microondas'])('tells of a microwave: %s', (told) => {
    expect(answersTo('rice pudding', told)[1]?.title).toBe('Microwave Rice Pudding');
  });

  it.each(['la pâte plus croustillante', 'make the base crispier', 'den Boden knuspriger bitte'])(
    'is told how a base gets crisp: %s',
    (wish) => {
      expect(answersTo('quiche lorraine', wish)[1]?.said).toMatch(/^Pastry stays crisp/);
    },
  );
});
