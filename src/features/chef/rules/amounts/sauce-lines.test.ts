import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('another amount of the sauce', () => {
  it.each([
    [
      'steak with peppercorn sauce',
      'double the sauce',
      /200 ml beef stock\n200 ml double cream/,
      /^2 sirloin steaks/m,
    ],
    [
      'swedish meatballs',
      'double the sauce please',
      /4 tbsp plain flour\n800 ml beef stock/,
      /^100 ml milk/m,
    ],
    [
      'pasta carbonara',
      'twice the sauce',
      /8 egg yolks[^\n]*\n2 eggs[^\n]*\n160 g pecorino/,
      /^150 g pancetta/m,
    ],
    [
      'chicken curry',
      'triple the sauce',
      /1200 g canned chopped tomatoes\n600 ml coconut milk/,
      /^600 g chicken/m,
    ],
    ['mac and cheese', 'double the sauce', /1.4 l milk\n500 g cheddar/, /^350 g macaroni/m],
    ['caesar salad', 'double the dressing', /240 ml olive oil\n8 anchovy/, /^2 romaine lettuces/m],
    ['greek salad', 'twice the dressing', /8 tbsp olive oil\n2 tbsp red wine vinegar/, /^500 g tomatoes/m],
    ['pizza margherita', 'double the sauce', /500 g passata/, /^250 g mozzarella/m],
    ['beef stir fry', 'doppelte Soße bitte', /7 tbsp soy sauce/, /^550 g sirloin steak/m],
  ])('%s, then “%s”, changes what makes it, and nothing else', (dish, said, more, same) => {
    const [, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(more);
    expect(then?.lines).toMatch(same);
  });

  it('is not made where there is none', () => {
    const [first, then] = answersTo('banana bread', 'double the sauce');
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(/no sauce in it/);
  });
});
