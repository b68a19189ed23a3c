import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a soup or stew of pulses that are named', () => {
  it.each([
    ['a warming soup from red lentils and a can of coconut milk', /red lentils/, /Lentil Soup/],
    ['red lentil and coconut milk soup', /red lentils/, /Lentil Soup/],
    ['a soup with red lentils and coconut milk', /red lentils/, /Lentil Soup/],
    ['Suppe aus roten Linsen und Kokosmilch', /red lentils/, /Lentil Soup/],
    ['warming stew of white beans and kale', /beans/, /Bean Stew/],
    ['stew with black beans and sweet potato', /black beans/, /Black Bean Stew/],
  ])('is one of those: %s', (prompt, pulse, title) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toMatch(title);
    expect(answer?.lines).toMatch(pulse);
    expect(answer?.said).not.toMatch(/could not fit/);
  });
});

describe('a soup without chili', () => {
  it('keeps its black pepper, and every other amount', () => {
    for (const prompt of [
      'a smooth soup with coconut milk and fennel',
      'kidney bean stew',
      'a warming soup from red lentils and a can of coconut milk',
    ]) {
      const [before, after] = answersTo(prompt, 'no chili please');
      expect(after?.lines, prompt).toBe(before?.lines);
    }
  });

  it('changes no amount when something else is left out', () => {
    const [before, after] = answersTo('smooth soup with tomatoes and fennel', 'no basil');
    expect(before?.lines).toContain('240 g waxy potatoes');
    expect(after?.lines).toContain('240 g waxy potatoes');
  });
});

describe('fajitas without chili', () => {
  it.each(['chicken fajitas, no chili', 'chicken fajitas, no chili (allergy)', 'chicken fajitas ohne Chili'])(
    'have none: %s',
    (prompt) => {
      expect(answersTo(prompt)[0]?.lines).not.toMatch(/chil/);
    },
  );

  it('have no paprika either for an allergy', () => {
    expect(answersTo('chicken fajitas, allergic to chili')[0]?.lines).not.toMatch(/chil|paprika/);
  });
});
