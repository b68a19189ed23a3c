import { describe, expect, it } from 'vitest';
import { wronglyCooked } from './cooked-through.ts';

const judged = (lines: readonly string[], ...instructions: string[]) =>
  wronglyCooked({
    title: 'Dinner',
    ingredients: lines.map((name) => ({ amount: '1', name })),
    instructions,
  });

describe('a finished recipe', () => {
  it.each([
    ['fish that no step cooks', ['hake fillets'], 'Fold in the hake and chill for 20 minutes.'],
    ['meat in too short a time', ['chicken breast fillets'], 'Fry the chicken for 2 minutes.'],
    ['chicken that turns pink', ['chicken'], 'Fry the chicken for 9 minutes, until pink.'],
    [
      'pork below 63 °C',
      ['pork fillet'],
      'Roast the pork for 25 minutes, until the middle reads 54 °C (130 °F).',
    ],
    ['chicken that is medium', ['chicken breasts'], 'Fry the chicken for 4 minutes on each side for medium.'],
    [
      'chicken below 74 °C beside steak',
      ['chicken thighs', 'beef steak'],
      'Grill the steak for 8 minutes. Bake the chicken for 30 minutes (60 °C inside).',
    ],
    ['beans that are pink', ['green beans'], 'Cook until the green beans are pink.'],
    ['tofu that flakes', ['firm tofu'], 'Bake for 17 minutes, until the tofu flakes.'],
    ['cheese with shells', ['halloumi'], 'Fry for 5 minutes, until the shells open.'],
    ['chickpeas under two forks', ['chickpeas'], 'Tear the chickpeas with two forks.'],
    ['slices of lentils', ['cooked lentils'], 'Slice the lentils and serve.'],
  ])('is rejected for %s', (_, lines, step) => {
    expect(judged(lines, step)).toHaveLength(1);
  });

  it.each([
    [['raw prawns'], 'Fry the prawns for 3 minutes, until pink.'],
    [['minced beef'], 'Shape the beef into patties. Fry for 3 minutes on each side, until no pink is left.'],
    [['duck breast fillets'], 'Roast the duck for 8 minutes, until pink (60 °C / 140 °F inside).'],
    [['pork fillet'], 'Roast the pork for 25 minutes, until the middle reads 63 °C (145 °F).'],
    [
      ['beef steak', 'pork sausages'],
      'Fry the steaks for 4 minutes (54 °C inside). Fry the sausages for 12 minutes.',
    ],
    [['veal escalopes'], 'Fry the veal for 2 to 3 minutes on each side.'],
    [['smoked salmon'], 'Lay the salmon on the bread.'],
    [['canned tuna'], 'Fold in the tuna in large flakes.'],
  ])('%s is accepted', (lines, step) => {
    expect(judged(lines, step)).toEqual([]);
  });
});
