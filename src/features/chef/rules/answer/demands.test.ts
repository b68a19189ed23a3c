import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

describe('what a first message demands beside the foods', () => {
  it.each([
    ['slow cooker beef something, need it ready by 6', /To eat at 18:00, start at \d+:\d\d/],
    ['chicken stew, we eat at 7', /To eat at 19:00/],
    ['brownies in a 9x13 pan', /23 x 33 cm/],
    ['banana bread in a 9x5 pan', /just right/],
    ['sunday lunch for six, not a roast, budget about £20', /do not know the prices/],
    ['a big pot of chili for 10 people that can be kept warm', /80 °C/],
    ['high iron lunch, veggie', /Its iron comes mostly from/],
    ['sunday roast chicken with all the trimmings', /trimmings come next/],
    ['jollof rice party style', /did not change it for “party style”/],
  ])('is told: %s', (prompt, said) => {
    expect(answersTo(prompt)[0]?.said).toMatch(said);
  });

  it.each([
    ['chicken and veg for four on one tray', /courgette|carrot|pepper|broccoli/],
    ['air fryer salmon dinner w veggies', /broccoli|green beans|courgette/],
    ['crispy air fryer chicken wings with a salad', /mixed salad leaves/],
    ['something sweet to bake with the ripe bananas, no nuts', /flour/],
    ['more iron in my meals please, I do eat red meat but not liver', /beef|lamb|lentils|chickpeas|beans/],
    ['something crunchy and sour to go with grilled pork', /cucumber/],
    ["khachapuri, i don't have a pizza oven", /yeast/],
    ['30 minutes, salmon, rice, something asian', /^4 salmon/m],
    ['what can I bake with overripe pears and oats?', /pears[\s\S]*baking powder/],
    ['got 3 sweet potatoes and a can of black beens', /black beans/],
    ['paneer and capsicum in the fridge, want a dry dish to eat with roti', /^(?![\s\S]*flour)[\s\S]*paneer/],
    ['gratin dauphinois, no oven', /floury potatoes/],
  ])('is in the dish: %s', (prompt, lines) => {
    expect(answersTo(prompt)[0]?.lines).toMatch(lines);
  });

  it.each([
    ['batch cooking for the freezer, I live alone', 4],
    ['my husband and I are sick of the same suppers, something light with fish', 2],
  ])('sets how many it is for: %s', (prompt, servings) => {
    expect(answersTo(prompt)[0]?.servings).toBe(servings);
  });

  it('says nothing of meat that nobody expects in a vegan dish', () => {
    expect(answersTo('vegan dinner my meat loving boyfriend wont complain about')[0]?.said).not.toMatch(
      /meat/,
    );
  });

  it('keeps the roast when vegetables are wanted with it', () => {
    expect(answersTo('roast chicken with veg')[0]?.lines).toMatch(
      /1 whole chicken[\s\S]*(?:broccoli|carrots)/,
    );
  });

  it('says what does the work of noodles that cannot be had, and leaves out eggs', () => {
    expect(answersTo("pancit for 5 but can't get the right noodles here")[0]?.title).toMatch(/Pancit/);
    const [ramen] = answersTo("ramen, can't get ramen noodles");
    expect(ramen?.title).toBe('Ramen');
    expect(ramen?.said).toMatch(/egg noodles/);
    expect(answersTo("pancakes, couldn't get eggs")[0]?.lines).not.toMatch(/\beggs?\b/);
  });

  it('puts what is added to a tortilla into the eggs before they are cooked', () => {
    const answer = composeSafely({ prompt: 'tortilla de patatas with chorizo', seed: 1 }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    const steps = answer.recipe.instructions.join('\n');
    expect(steps.indexOf('Stir in the chorizo')).toBeLessThan(steps.indexOf('pour in the mixture'));
  });
});
