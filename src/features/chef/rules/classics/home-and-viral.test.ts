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
    ['christmas crack', 'Saltine Toffee', 'crackers'],
    ['spice bag', 'Spice Bag', 'five-spice powder'],
    ['texas sheet cake', 'Texas Sheet Cake', 'cocoa powder'],
    ['campfire stew', 'Campfire Stew', 'gammon'],
    ['cheeseburger salad', 'Big Mac Salad', 'gherkins'],
    ['fairy bread', 'Fairy Bread', 'hundreds and thousands'],
    ['Schichtsalat', 'Schichtsalat', 'celeriac'],
    ['Gyrossuppe', 'Gyros Soup', 'double cream'],
    ['Eiweißbrot', 'Protein Bread', 'quark'],
    ['hasselback chicken', 'Hasselback Chicken', 'mozzarella'],
    ['bûche de noël', 'Chocolate Yule Log', 'dark chocolate'],
    ['san jacobos', 'San Jacobos', 'ham'],
    ['torta tenerina', 'Torta Tenerina', 'dark chocolate'],
    ['espresso martini', 'Espresso Martini', 'vodka'],
    ['Zebrakuchen', 'Zebrakuchen', 'cocoa powder'],
    ['Jägerschnitzel', 'Jägerschnitzel', 'mushrooms'],
    ['Toast Hawaii', 'Toast Hawaii', 'pineapple'],
    ['gâteau invisible', 'Invisible Apple Cake', 'apples'],
    ['arroz tres delicias', 'Arroz Tres Delicias', 'ham'],
    ['polpettone', 'Polpettone', 'mortadella'],
    ['salame al cioccolato', 'Chocolate Salami', 'hazelnuts'],
    ['burnt basque cheesecake', 'Basque Cheesecake', 'double cream'],
    ['mozzarella sticks', 'Mozzarella Sticks', 'breadcrumbs'],
    ['chili mac', 'Chili Mac', 'macaroni'],
    ['dense bean salad', 'Dense Bean Salad', 'chickpeas'],
    ['chip butty', 'Chip Butty', 'white bread'],
    ["millionaire's shortbread", "Millionaire's Shortbread", 'condensed milk'],
  ])('is cooked as itself: %s', (prompt, title, food) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBe(title);
    expect(answer?.lines).toContain(food);
  });
});
