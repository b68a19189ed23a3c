import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a steak, wing or rib of a vegetable', () => {
  it.each([
    ['buffalo cauliflower wings', /^Buffalo Cauliflower Wings/],
    ['vegan cauliflower wings', /Cauliflower Wings/],
    ['celeriac steak', /^Celeriac Steaks$/],
    ['Blumenkohl-Steak', /^Cauliflower Steaks$/],
    ['cabbage steaks', /^Cabbage Steaks$/],
    ['broccoli wings', /Broccoli/],
    ['portobello steak', /Mushroom/],
    ['jackfruit ribs', /Jackfruit/],
    ['carrot fries', /^Carrot Fries$/],
    ['zucchini fries', /^Courgette Fries$/],
    ['celeriac mash', /^Celeriac Mash$/],
  ])('is that vegetable, without meat: %s', (prompt, title) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toMatch(title);
    expect(answer?.lines).not.toMatch(/chicken|beef|sirloin|pork/);
  });

  it('leaves the steak of a dish with vegetables', () => {
    expect(answersTo('steak with mushrooms')[0]?.lines).toMatch(/steak/);
  });
});
