import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a message whose words stand for something else', () => {
  it.each([
    ['beef rendang but i only have 1,5 hrs', /^Beef Rendang|Rendang/],
    ['cena romantica senza glutine ma non il solito risotto', /^(?!.*Risotto)/],
    ['postre sin gelatina y que aguante el viaje en coche', /./],
    ['im ill, my throat is on fire, need something soft and warm', /./],
    ['abendessen, der allergiker (ei) isst mit', /./],
  ])('is cooked: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it('an allergy in brackets is heeded', () => {
    expect(answersTo('pfannkuchen, der allergiker (ei) isst mit')[0]?.lines).not.toMatch(/\beggs?\b/);
  });

  it.each([
    ['gnocchi alla romana', 'semolina is sold out everywhere'],
    ['hummus', 'tahini ist überall ausverkauft'],
  ])('what is sold out is not there: %s, %s', (dish, wish) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).not.toBe(first?.lines);
  });

  it.each([
    ['pad thai', 'bit less fishy plz', 'fish sauce'],
    ['chicken adobo', 'a bit too vinegary', 'vinegar'],
  ])('a taste stands for what it comes from: %s, %s', (dish, wish, food) => {
    expect(answersTo(dish, wish).at(-1)?.said).toMatch(new RegExp(`Other amounts:.*${food}`));
  });

  it('more to freeze is twice the dish', () => {
    const [first, then] = answersTo('bolognese', 'davon bitte gleich mehr zum einfrieren');
    expect(then?.servings).toBe(2 * (first?.servings ?? 0));
  });

  it('a cream is asked for like a sauce', () => {
    expect(answersTo('tarte tatin', 'quelle crème servir avec ?').at(-1)?.said).toMatch(/cream/);
  });

  it('what a feeling is like is no food', () => {
    expect(
      answersTo('mapo tofu', 'cant stand that numb feeling, leave out the sichuan pepper').at(-1)?.lines,
    ).not.toMatch(/Sichuan pepper/i);
  });
});
