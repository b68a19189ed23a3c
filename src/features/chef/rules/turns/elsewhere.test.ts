import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('the dish on screen in another place to cook', () => {
  it.each([
    ['beef stew', 'can i do it in the oven?', /cover and cook in the oven for 100 minutes/],
    ['chilli con carne', 'do it in the oven', /cover and cook in the oven for 50 minutes/],
    ['spanish omelette', 'in the oven instead of the pan', /Bake in the oven for 18 minutes, until just set/],
    ['shakshuka', 'bake it in the oven', /Bake in the oven for 11 minutes/],
    ['lamb chops', 'in the oven instead of the pot', /Roast them on the hot tray/],
    [
      'bean burgers',
      'on the grill please',
      /oiled foil on the bars.*[Bb]rush.* grill .*5 minutes on each side/s,
    ],
    [
      'pork chops',
      'auf dem Grill',
      /coals are gray.*[Bb]rush them with the sunflower oil and grill over medium-high heat for 4 minutes/s,
    ],
    ['chicken fajitas', 'on the bbq', /Brush the chicken with the rest and grill for 6 minutes/],
    ['burgers', 'can we do them on the barbecue', /coals are gray.*grill .*minutes on each side/s],
    ['chicken wings', 'in the oven', /oven/],
  ])('is written for it: %s, “%s”', (dish, said, steps) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.steps).toMatch(steps);
    expect(last?.lines).toBe(first?.lines);
  });

  it.each([
    ['chicken curry', 'on the bbq please', /not know a good way to grill this/],
    ['pancakes', 'on the grill instead', /not know a good way to grill this/],
    ['lamb kofta', 'on the bbq', /on the grill as it is/],
    ['roasted cauliflower', 'on the grill', /on a grill with a lid/],
    ['eggs benedict', 'in the oven', /not know a good way to cook this in the oven/],
    ['mushroom risotto', 'can i do it in the oven?', /oven/],
  ])('stays as it is, and says why, where that is no good: %s, “%s”', (dish, said, why) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.said).toMatch(why);
    expect(last?.steps).toBe(first?.steps);
  });

  it.each([
    ['leftover risotto about 3 cups what now', 'dont wanna deep fry', /[Rr]oast them on the hot tray/],
    ['arancini', 'dont wanna deep fry', /bake on a lined tray/],
    ['croquetas', 'sin freir', /bake on a lined tray/],
    ['onion bhajis', 'ich will nicht frittieren', /bake on a lined tray/],
    ['samosas', 'non voglio friggere', /bake on a lined tray/],
    ['falafel', 'i hate deep frying', /bake on a lined tray/],
  ])('is baked by who does not want to fry: %s, “%s”', (dish, said, steps) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.steps).toMatch(steps);
    expect(last?.title).toBe(first?.title);
  });
});
