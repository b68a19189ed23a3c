import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a first wish without a dish', () => {
  it.each([
    ['something hot and filling', /^(?!.*(?:Vindaloo|Madras|Chilli|Jerk))/],
    ['what can i make for lunch tomorrow', /Soup|Salad|Wrap|Quesadillas|Potatoes|Rice|Toast/],
    ['something sweet for breakfast', /Pancakes|Toast|Waffles|Crepes|Porridge|Granola|Oats/],
    ['dressing for a green salad', /^Vinaigrette/],
    ['something for a baby shower', /Rolls|Skewers|Quiches|Pinwheels|Canapés|Triangles|Eggs|Meatballs/],
    ['birthday dinner for my dad, he loves steak', /Steak/],
    ['christmas dinner for 4, not turkey', /Gammon|Wellington|Beef|Nut Roast/],
    ['something with chocolate but not cake', /^(?!.*(?:Cake|Fondant))/],
    ['something indian, mild, for the kids', /Korma|Tikka|Butter|Curry/],
    ['lamb that falls off the bone', /Lamb/],
    ['hearty beef soup', /^Beef and Vegetable Soup/],
    ['braised pork with cabbage', /^Braised Pork with Cabbage/],
    ['slow cooker pork with apples', /^Slow Cooker Pork/],
  ])('is heard as people mean it: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it.each([
    ['eine idee fürs picknick bitte', /Rolls|Pinwheels|Pasties|Salad|Quiche|Tortilla|Eggs|Wrap/],
    ['un plat d’hiver qui réchauffe', /Stew|Pie|Goulash|Lasagne|Mac and Cheese|Soup|Butter|Hotpot/],
    ['qualcosa di fresco per una giornata calda', /Salad|Gazpacho/],
    ['algo caliente para un dia frio', /Stew|Pie|Goulash|Lasagne|Mac and Cheese|Soup|Butter|Hotpot/],
    ['algo para una barbacoa con amigos', /^(?!.*Barbacoa)/],
    ['ich bin krank, was soll ich essen', /Soup|Congee|Porridge/],
    ['je suis enrhumé, que cuisiner', /Soup|Congee|Porridge/],
  ])('is heard in other languages: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it('keeps what somebody cooks for the week', () => {
    expect(answersTo('ein günstiges essen für die ganze woche')[0]?.said).toContain('3 days in the fridge');
  });

  it('keeps the beef of a stew that melts in the mouth', () => {
    expect(answersTo('beef stew that melts in the mouth')[0]?.lines).toContain('stewing beef');
  });
});

describe('a day, an hour or a person that a wish is for', () => {
  it.each([
    ['late night snack', /Sandwich|Quesadillas|Rarebit|Eggs|Popcorn|Nachos/],
    ['4th of july', /Grilled|Burger|Ribs|Kebabs|Steak|Souvlaki|Chicken/],
    ['chinese new year dinner', /Fish|Duck|Pork|Potstickers|Spring Rolls|Chow Mein/],
    ['hanukkah food', /Reibekuchen|Matzo|Brisket|Doughnuts/],
    ['super bowl food', /Nachos|Wings|Skins|Burgers|Dip|Poppers|Dogs|Fries/],
    ['grillen mit freunden, was vegetarisches', /Veggie Burger|Skewers|Corn|Elote|Potatoes|Salad/],
    ['süßer snack für zwischendurch', /Flapjacks|Energy Balls|Cookies|Muffins|Treats|Cups/],
    ['cookies for christmas', /^Christmas Cookies/],
    ['i need to use up a lot of bread', /^(?!Bread$)/],
    ['ive got a whole duck', /^Roast Duck/],
    ['marinade for chicken', /^Lemon and Herb Marinade/],
    ['salsa for nachos', /^Pico de Gallo/],
    ['a cake without flour', /^Flourless/],
    ['tofu for people who hate tofu', /Tofu/],
    ['birthday cake for my husband who hates chocolate', /^(?!.*(?:Chocolate|Meringues)).*/],
    ['vegetarian sunday roast', /^Nut Roast/],
    ['healthy dinner for the kids', /^(?!.*(?:Mac and Cheese|Pizza|Nuggets$))/],
    ['pasta but not with tomato sauce', /^(?!.*Tomato)/],
    ['what can i do with chicken drumsticks', /^Sticky Chicken Legs/],
  ])('is heard: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });
});

describe('what is only said beside the wish', () => {
  it.each([
    ['nibbles for a wine evening', /^(?!.*Wine)/],
    ['tequila cocktail', /^Margarita/],
    ['my boyfriend is sick with a cold', /Soup/],
    ['leftovers: roast beef, gravy, carrots, peas, mash', /^(?!Roast Beef)/],
  ])('is no part of the dish: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });
});
