import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what people cook at home and see on the internet', () => {
  it.each([
    ['texas caviar', 'Cowboy Caviar', 'black-eyed beans'],
    ['ants on a log', 'Ants on a Log', 'raisins'],
    ['Würstchen im Schlafrock', 'Pigs in a Blanket', 'frankfurters'],
    ['french dip', 'French Dip Sandwich', 'beef stock'],
    ['monte cristo', 'Monte Cristo', 'Gruyère'],
    ['chopped italian sandwich', 'Italian Sub', 'salami'],
    ['meatball subs', 'Meatball Sub', 'mozzarella'],
    ['pulled pork sandwiches for 8', 'Pulled Pork Sandwich', 'burger buns'],
    ['marry me chicken', 'Marry Me Chicken', 'chilli flakes'],
    ['cajun pasta', 'Cajun Chicken Pasta', 'Cajun seasoning'],
    ['million dollar spaghetti', 'Million Dollar Spaghetti', 'cottage cheese'],
    ['funeral potatoes', 'Hash Brown Casserole', 'soured cream'],
    ['hamburger helper', 'Homemade Hamburger Helper', 'macaroni'],
    ['pumpkin bread', 'Pumpkin Bread', 'pumpkin purée'],
    ['hello dolly bars', 'Magic Bars', 'condensed milk'],
    ['whipped coffee', 'Dalgona Coffee', 'instant coffee'],
    ['Dubai Schokolade', 'Dubai Chocolate Bar', 'kataifi'],
    ['hot honey chicken', 'Hot Honey Chicken', 'honey'],
    ['jennifer aniston salad', 'Jennifer Aniston Salad', 'pistachios'],
    ['zupa ogórkowa', 'Dill Pickle Soup', 'gherkins'],
    ['chip butty', 'Chip Butty', 'white bread'],
    ["millionaire's shortbread", "Millionaire's Shortbread", 'condensed milk'],
  ])('is cooked as itself: %s', (prompt, title, food) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBe(title);
    expect(answer?.lines).toContain(food);
  });
});
