import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is told beside a wish, and leaves out nothing', () => {
  it.each([
    ['sinigang using tamarind paste since i cant find fresh tamarind here in Norway', /^Sinigang$/],
    ['feijoada but smaller, and not all the weird pig parts', /^Feijoada$/],
    [
      "I just got a pressure cooker and I'm scared of it. Give me something forgiving with beef chuck.",
      /Pressure Cooker Beef/,
    ],
    ['Cornish pasties please, with swede. Metric only', /^Cornish Pasties$/],
    ['a Korean-ish dinner out of ground pork, zucchini and gochujang', /Gochujang/],
    ['blueberry muffins, the big bakery kind with the domed tops', /^Blueberry Muffins$/],
  ])('%s', (prompt, title) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toMatch(title);
    expect(answer?.said).not.toMatch(/did not understand/);
  });

  it('a child that eats nothing but bread is fussy, and may eat bread', () => {
    const [answer] = answersTo(
      'My 14 month old is refusing everything except bread. I need a soft finger food with hidden veg',
    );
    expect(answer?.said).not.toMatch(/left out gluten/);
    expect(answer?.lines).toMatch(/oats|flour|bread/);
  });

  it('whoever eats anything except fish gets no fish', () => {
    const [answer] = answersTo('dinner for a friend who eats everything except fish');
    expect(answer?.lines ?? '').not.toMatch(/\b(?:cod|salmon|tuna|prawn|haddock|fish)\b/);
  });

  it('the settings of a slow cooker are no illness', () => {
    const [, then] = answersTo('pot roast', 'do it in the slow cooker, 8 hours on low');
    expect(then?.title).toMatch(/Pot Roast/);
    expect(then?.steps).toMatch(/slow cooker/);
  });

  it('a cake that is naturally gluten-free has no flour in it', () => {
    const [answer] = answersTo(
      'a showstopper cake that is naturally gluten free, so not one with weird flour mixes',
    );
    expect(answer?.title).toMatch(/Flourless/);
    expect(answer?.lines).not.toMatch(/\bflour\b/);
  });
});

describe('people and sizes that are glued to their number', () => {
  it.each([
    ['tres leches cake for 15ppl', 15],
    ['fruit punch, around 20 glasses', 20],
    ['bolognese for two adults and a 6 year old', 3],
    ['a single serving of shakshuka', 1],
  ])('%s', (prompt, servings) => {
    expect(answersTo(prompt)[0]?.servings).toBe(servings);
  });

  it('an 8in pan is 8 inches wide', () => {
    expect(answersTo('dutch baby, 8in pan')[0]?.said).not.toMatch(/8in/);
  });
});
