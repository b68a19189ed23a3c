import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const askedFor = (prompt: string) => {
  const [answer] = answersTo(prompt);
  if (!answer) throw new Error(prompt);
  return answer;
};

const lastOf = (...turns: string[]) => {
  const answer = answersTo(...turns).at(-1);
  if (!answer) throw new Error(turns.join());
  return answer;
};

describe('a dish named with a device', () => {
  it.each([
    ['Beef stroganoff in the slow cooker', /8 hours on low[\s\S]*sour cream/, /stewing beef/],
    [
      'chicken tikka masala slow cooker',
      /slow cooker with the chicken[^.]*hours on low[^.]*, until the chicken is cooked through/,
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

describe('a dish from a tray in an air fryer', () => {
  it('lies in the basket, is shaken and done in batches, and is called after no tray', () => {
    const { title, steps } = lastOf('chicken traybake', 'do it in the air fryer instead');
    expect(title).toBe('Air Fryer Chicken and Sweet Potato');
    expect(steps).toMatch(
      /in the basket in one layer[\s\S]*Cook for 32 minutes, shaking the basket[\s\S]*2 batches/,
    );
    expect(steps).not.toMatch(/\btray\b|roasting tin|\bRoast\b/);
  });

  it('is no batch for two, and what is poured around it stays in a tin', () => {
    expect(lastOf('salmon traybake for 2', 'in the air fryer please').steps).not.toMatch(/batch/);
    expect(lastOf('greek chicken traybake', 'air fryer').steps).toMatch(/tins or dishes that fit the basket/);
  });
});

describe('a device in place of the oven that is not there', () => {
  it.each([
    ['chicken parmesan', 'no oven tho just an airfryer', /air fryer to 180 °C/],
    ['lasagna', 'i dont have an oven but i do have an air fryer', /air fryer to \d+ °C/],
    ['roast chicken', 'no oven here, only an air fryer', /air fryer to \d+ °C/],
    ['chicken parmesan', 'no oven just an air fryer and make it for 2', /air fryer to 180 °C/],
    ['roast chicken', 'no oven, just a slow cooker', /hours on low/],
  ])('cooks the same dish: %s, “%s”', (dish, said, step) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.title).toBe(before?.title);
    expect(then?.steps).toMatch(step);
    expect(then?.steps).not.toMatch(/\boven\b/);
  });

  it('cooks the dish that is named with it', () => {
    const { title, steps } = askedFor('chicken parmesan, no oven just an airfryer');
    expect(title).toBe('Chicken Parmigiana');
    expect(steps).toMatch(/air fryer to 180 °C/);
  });

  it('keeps a dish that a microwave cannot make, and says so', () => {
    const [before, then] = answersTo('lasagna', 'no oven, only a microwave');
    expect(then?.title).toBe(before?.title);
    expect(then?.said).toMatch(/not for a microwave/);
  });

  it('needs no stove refused: a hob is one of two', () => {
    const [, then] = answersTo('chicken parmesan', 'no oven just a hob');
    expect(then?.steps).toMatch(/\bpan\b|\bskillet\b/);
    expect(then?.steps).not.toMatch(/\boven\b|\bbake\b/);
  });

  it('is no answer to an allergy', () => {
    const [, then] = answersTo('brownies', 'no oven just an air fryer, and i am allergic to eggs');
    expect(then?.lines).not.toMatch(/\beggs?\b/);
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
