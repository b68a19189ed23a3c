import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const askedFor = (prompt: string) => {
  const [answer] = answersTo(prompt);
  if (!answer) throw new Error(prompt);
  return answer;
};

describe('a dish named with a device', () => {
  it.each([
    ['Beef stroganoff in the slow cooker', /8 hours on low[\s\S]*sour cream/, /stewing beef/],
    [
      'chicken tikka masala slow cooker',
      /hours on low[\s\S]*cook on high for 1 hour, until the chicken/,
      /chicken/,
    ],
    [
      'kalua pork slow cooker',
      /in the slow cooker with the water\. Cover and cook for 9 hours/,
      /120 ml water/,
    ],
    ['minestrone in the slow cooker', /on low/, /kale/],
    [
      'ropa vieja in a pressure cooker',
      /close the pressure cooker and cook at high pressure for 60 minutes/,
      /brisket/,
    ],
    [
      'dal makhani instant pot',
      /high pressure for 30 minutes[\s\S]*Stir in the double cream/,
      /black lentils/,
    ],
    ['rinderrouladen im schnellkochtopf', /full pressure for 35 minutes/, /270 ml beef stock/],
    ['lentejas estofadas en olla rápida', /full pressure for 12 minutes/, /brown lentils/],
    ['boeuf bourguignon à la cocotte-minute', /full pressure for 35 minutes/, /500 ml red wine/],
    ['fish tacos in the air fryer', /air fryer at 200 °C \(400 °F\).*12 minutes/, /3 tbsp sunflower oil/],
    ['croquetas de jamón en freidora de aire', /air fryer at 200 °C/, /3 tbsp sunflower oil/],
    ['gratin dauphinois au airfryer', /Heat the air fryer to 150 °C/, /double cream/],
    ['katsu curry, chicken, baked not fried', /lined tray at 220 °C.*74 °C/, /4 tbsp sunflower oil/],
    [
      'polpette al forno non fritte',
      /lined tray at 220 °C.*71 °C[\s\S]*simmer for 15 minutes/,
      /minced beef/,
    ],
    ['jerk chicken in the oven not the grill', /Roast at 200 °C.*74 °C/, /allspice/],
    ['fish and chips, baked not fried', /bake both for 16 minutes/, /breadcrumbs/],
  ])('is cooked that way: %s', (prompt, step, line) => {
    const { steps, lines } = askedFor(prompt);
    expect(steps).toMatch(step);
    expect(lines).toMatch(line);
  });

  it.each([
    ['meatballs', 'in the air fryer, what temp and how long', /air fryer at 190 °C.*71 °C/],
    ['beef goulash', 'in the slow cooker then', /8 hours on low/],
    ['pollo alla cacciatora', 'si può fare nella pentola a pressione?', /full pressure for 10 minutes/],
    ['wiener schnitzel', 'ohne frittieren, aus dem ofen', /lined tray at 220 °C/],
    ['croquetas', 'al horno por favor', /lined tray at 220 °C/],
  ])('is rewritten later: %s, then “%s”', (dish, device, step) => {
    const [before, then] = answersTo(dish, device);
    expect(then?.title).toBe(before?.title);
    expect(then?.steps).toMatch(step);
  });

  it.each([
    ['tempura in the air fryer', /wet batter or dough, which drips/],
    ['pad thai in the slow cooker', /high heat for a few minutes, which a slow cooker does not have/],
    ['goulash in the air fryer', /for which an air fryer has no place/],
    ['tempura, baked not fried', /not know a good way to bake Tempura/],
  ])('is honest where that does not work: %s', (prompt, said) => {
    expect(askedFor(prompt).said).toMatch(said);
  });
});

describe('food that is unsafe if it is not done', () => {
  it.each([
    'fried chicken in the air fryer',
    'chicken karaage baked not fried',
    'chicken kiev in the air fryer',
  ])('poultry is measured: %s', (prompt) => {
    expect(askedFor(prompt).steps).toMatch(/74 °C/);
  });

  it('dried beans are boiled hard before they go into a slow cooker', () => {
    expect(askedFor('feijoada in the slow cooker').steps).toMatch(
      /boil hard for 10 minutes[\s\S]*slow cooker/,
    );
    expect(askedFor('red kidney bean chili from dried beans in the slow cooker').steps).toMatch(
      /[Bb]oil them hard for 10 minutes[\s\S]*slow cooker/,
    );
  });
});
