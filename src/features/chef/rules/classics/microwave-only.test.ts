import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a cook with nothing but a microwave', () => {
  it.each([
    ['porridge', 'i only have a microwave', 'Microwave Porridge'],
    ['custard', 'only got a microwave', 'Microwave Custard'],
    ['rice pudding', 'i only have a microwave', 'Microwave Rice Pudding'],
    ['sticky toffee pudding', 'only got a microwave', 'Microwave Sticky Toffee Pudding'],
    ['mashed potatoes', 'ich hab nur eine mikrowelle', 'Microwave Mashed Potatoes'],
    ['scrambled eggs', 'i only have a microwave', 'Microwave Scrambled Eggs'],
  ])('keeps %s', (dish, told, title) => {
    const [, answer] = answersTo(dish, told);
    expect(answer?.title).toBe(title);
    expect(answer?.steps).not.toMatch(/\b(?:oven|stove|pan)\b/);
  });

  it('gets the sponge pudding that was asked for', () => {
    expect(answersTo('syrup sponge, only got a microwave')[0]?.title).toBe('Microwave Syrup Sponge');
  });
});
