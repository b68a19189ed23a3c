import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';

const titleOf = (prompt: string) => answersTo(prompt)[0]?.title;

describe('a dish and what it is free of, without a comma', () => {
  it.each([
    ['mashed potatoes dairy free', 'Mashed Potatoes'],
    ['roast potatoes gluten free', 'Roast Potatoes'],
    ['scrambled eggs dairy free', 'Scrambled Eggs'],
    ['garlic mushrooms dairy free', 'Garlic Mushrooms'],
    ['stuffed peppers dairy free', 'Stuffed Peppers'],
    ['baked beans gluten free', 'Home-Made Baked Beans'],
    ['egg fried rice gluten free', 'Gluten-Free Egg Fried Rice'],
    ['peanut noodles gluten free', 'Gluten-Free Peanut Noodles'],
    ['red beans and rice nut free', 'Red Beans and Rice'],
    ['creamy mushroom chicken dairy free', 'Creamy Mushroom Chicken'],
    ['egg, spinach and feta wraps dairy free', 'Egg, Spinach and Tofu Wraps'],
  ])('keeps the foods of the dish: %s', (prompt, title) => {
    expect(titleOf(prompt)).toBe(title);
  });

  const someDishes = [...knowledge.classics.values()].filter((_, at) => at % 20 === 0);
  it.each(someDishes.map(({ title }) => title.toLowerCase()))(
    'is read as with a comma: %s, dairy free',
    (dish) => {
      expect(titleOf(`${dish} dairy free`)).toBe(titleOf(`${dish}, dairy free`));
    },
  );

  it.each([
    ['nut dairy free brownies', /(?<!vegan )butter|walnut/],
    ['egg dairy free pancakes', /\begg|(?<!oat |soy )milk/],
    ['egg and dairy free cake', /\begg|(?<!vegan )butter/],
    ['onion garlic free soup', /\bonion|garlic/],
  ])('is free of both where both are said: %s', (prompt, hasNot) => {
    expect(answersTo(prompt)[0]?.lines).not.toMatch(hasNot);
  });
});
