import { describe, expect, it } from 'vitest';
import { answersTo, recipeFor } from '../../../../../test/chef.ts';

/** Other seeds are other days. */
const SEEDS = [1, 2, 3, 4, 5];

describe('one food that is named', () => {
  it.each([
    ['I have two steaks', /steak/i, /strips|sliced/],
    ['2 steaks, 20 minutes', /steak/i, /strips|sliced/],
    ['dinner with salmon', /salmon/i, /smoked/],
    ['leftover chicken', /chicken/i, /deep-frying/],
  ])('leads a dish that people think of first: %s', (prompt, title, no) => {
    for (const seed of SEEDS) {
      const { title: named, ingredients } = recipeFor(prompt, seed);
      expect(named).toMatch(title);
      expect(ingredients.map(({ name }) => name).join('\n')).not.toMatch(no);
    }
  });

  it('gives way to what a mood asks for', () => {
    for (const seed of SEEDS)
      expect(recipeFor('campfire dinner with sausages', seed).instructions.join()).toMatch(/embers/);
  });

  it.each([
    'leftover roast lamb >> sounds good but I want it as a curry',
    "leftover roast lamb >> I'd rather have it as a curry",
    'leftover roast lamb >> make it a curry',
    'leftover roast lamb >> nice, but how about as a curry?',
  ])('stays in the dish that takes another form: %s', (conversation) => {
    const { title, lines, steps } = answersTo(...conversation.split(' >> ')).at(-1) ?? {};
    expect(title).toMatch(/curry/i);
    expect(lines).toMatch(/cooked lamb/);
    expect(steps).not.toMatch(/[1-9]\d\d minutes|9\d minutes/);
  });
});

describe('foods asked for in a hurry', () => {
  it.each([
    'something quick with chicken and rice',
    'quick chicken and rice please, kids are hungry',
    'something fast with rice and beans',
  ])('are not the slow dish of that name: %s', (prompt) => {
    const { prepTime, cookTime } = recipeFor(prompt);
    expect(prepTime + cookTime).toBeLessThanOrEqual(35);
  });

  it('are the dish of that name if there is time', () => {
    expect(recipeFor('chicken and rice').title).toBe('Arroz con Pollo');
  });

  it('come with the time of a dish that has no quick way', () => {
    const [stew, soup] = ['quick beef stew', 'beef stew'].map((prompt) => answersTo(prompt)[0]?.said);
    expect(stew).toMatch(/^It takes 160 minutes: I do not know a quick way/);
    expect(soup).toBe('');
  });
});

describe('what is said of a swap', () => {
  it('is said once', () => {
    const said = answersTo('beef stew in the slow cooker', 'swap the beef for lamb').at(-1)?.said;
    expect(said).toMatch(/I used diced lamb instead of stewing beef/);
    expect(said).not.toMatch(/New:|Gone:/);
  });

  it('calls no dish in the style of itself', () => {
    const { title, description } = recipeFor('banana bread, no eggs');
    expect([title, description]).toEqual([
      'Banana Bread',
      'Banana Bread made with very ripe bananas, yogurt and flour.',
    ]);
  });
});

it('cooks no blue or ripened cheese for a small child', () => {
  for (const seed of SEEDS)
    expect(
      recipeFor('toddler dinner with broccoli and cheese', seed)
        .ingredients.map(({ name }) => name)
        .join(),
    ).not.toMatch(/blue cheese|brie|camembert|gorgonzola/);
});
