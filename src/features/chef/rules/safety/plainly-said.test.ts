import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

function linesOf(...prompts: string[]): string {
  let previous: ChefMemory | undefined;
  let lines = '';
  for (const prompt of prompts) {
    const answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
    previous = answer.memory;
    lines = answer.recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n');
  }
  return lines;
}

describe('dried fruit that somebody leaves out', () => {
  it.each([
    [['lamb tagine, no dried fruit'], /prune|raisin|dried apricot/],
    [['lamb tagine', 'leave out the dried fruit'], /prune|raisin|dried apricot/],
    [['granola without dried fruit'], /raisin|cranberr/],
    [['lamb tagine', 'ohne Trockenobst'], /prune|raisin|dried apricot/],
  ])('is not in the dish: %s', (prompts, fruit) => {
    expect(linesOf(...prompts)).not.toMatch(fruit);
  });
});

describe('a plainly stated danger', () => {
  it.each([
    ['chicken korma no nuts!! severe allergy', /almond|walnut|cashew|peanut/],
    ['egg free french toast for my 2 yr old, allergic', /\begg|honey/],
    ['mac n cheese for my toddler, she has cows milk protein allergy', /(?<!oat |soy )milk\b|cheddar/],
    ['Kuchen für die Kita, ein Kind darf keine Haselnüsse und ein anderes keine Eier', /hazelnut|\begg/],
    [
      'purè di verdure con formaggio, bimbo di 8 mesi allergico alle proteine del latte',
      /cheese|parmesan|(?<!soy |oat )milk\b/,
    ],
    ["caesar salad for my wife, she's pregnant", /anchov|egg yolk/],
    ['gulasch für muslimische gäste', /lard|bacon|pork|wine/],
    ['honey glazed carrots for the whole family, baby is 9 months', /honey/],
    [
      "bread pudding for my gran, she can't swallow hard bits and no milk",
      /\bbread|nuts|(?<!soy |oat )milk\b/,
    ],
    // For whom it is, and how bad it is.
    ['sesame allergy in the house (severe!) middle eastern mezze', /sesame|tahini|hummus/],
    ['no nuts please, allergic. something with chicken', /almond|walnut|cashew|peanut/],
    ['no shellfish please, allergic. paella', /prawn|mussel|clam|squid/],
    ['sin mariscos, soy alérgico. arroz para 4', /prawn|mussel|clam|squid/],
    ['keine Nüsse bitte, bin allergisch. Kuchen', /almond|walnut|hazelnut/],
    ["my MIL can't do gluten and hates mushrooms, sunday lunch for 6", /mushroom|plain flour|bread/],
    ['Zöliakie + Hühnereiweißallergie, Weihnachtsplätzchen', /\begg|plain flour/],
    ['oma verträgt keine nüsse, kuchen', /almond|walnut|hazelnut/],
    ['vertrage keine zwiebeln und kein knoblauch, gulasch trotzdem möglich?', /onion|garlic|shallot/],
    // A list without commas, and what grows in the ground.
    ['no onion garlic potato, a curry', /onion|garlic|potato/],
    ['no meat dairy eggs, a pie', /beef|chicken|(?<!oat |soy )milk\b|(?<!vegan )butter|\begg/],
    [
      'jain food for my colleague. nothing from underground. not just dal',
      /onion|garlic|potato|carrot|ginger/,
    ],
    ['no onion garlic or root veg. dal', /onion|garlic|potato|carrot|ginger/],
    ['garlic and onion free pasta', /garlic|onion/],
    ['egg, milk and nut free cake', /\begg|(?<!soy |oat )milk|almond|walnut/],
    ["gluten's a no for ella, and tom won't go near fish. pasta bake", /plain flour|cod|tuna|salmon/],
    ['found out our son swells up with pistachio and also with kiwi. ice cream', /pistachio|kiwi/],
    // Diets and conditions with lists of their own.
    ['whole30 breakfast without eggs', /\begg|sugar|honey|bread|oats|(?<!(?:coconut|almond) )milk|cheese/],
    ['AIP burgers', /\begg|tomato|pepper|\bbun|cheese|mayonnaise/],
    ['fructose malabsorption, want a breakfast that isnt toast', /honey|apple|raisin|onion|sugar|bread/],
    ['Kidney diet (low potassium) soup for one', /potato|tomato|beans|stock|spinach/],
    ['my kidneys are bad, pasta for 2', /potato|tomato|beans|stock|spinach/],
    ["he's on a kidney diet, dinner with fish", /potato|tomato|beans|stock|spinach/],
    [
      'Stage 3 kidney disease, doctor says watch potassium, phosphorus and salt. A chicken dish please.',
      /potato|tomato|beans|stock|spinach|\bsalt\b/,
    ],
    [
      'Orthodox Lent, no meat dairy eggs, fish isn’t allowed this week either. potatoes, beans',
      /fish|\begg|cheese/,
    ],
    [
      'I take warfarin and was told to keep my greens steady, not too much. Something with fish?',
      /spinach|kale/,
    ],
    [
      "I'm on an MAOI so no aged cheese, no soy sauce, nothing fermented. dinner for one",
      /soy|parmesan|miso/,
    ],
    ['sono incinta e non immune alla toxo, antipasto senza rischi', /prosciutto|salami|\bham\b|smoked/],
    ['wife is pregnant and goes green at the smell of fish. dinner pls, 30 min', /salmon|cod|tuna|prawn/],
    ["no shellfish, hubby's throat closes up. seafood-ish stew with cod", /prawn|mussel|clam|squid/],
    // Beside what nobody eats, and for whom it is to be.
    ['allergic to cats and nuts, cake', /walnut|almond|hazelnut/],
    ['soy is fine, nuts and sesame are not. satay noodles', /walnut|almond|peanut|sesame/],
    ['taking an MAO inhibitor, canapés with cheese', /cheddar|parmesan|gruy|blue cheese|feta/],
    ['prawns are fine but not for my mum, paella', /prawn/],
    ['penicillin and egg allergy, pancakes', /\begg/],
    ['kiwi and latex-fruit allergies, a smoothie (so banana and avocado are out too)', /kiwi|banana|avocado/],
    ['vegan brownies that are safe for someone allergic to almonds and soya', /almond|\bsoy|tofu/],
    ["muffins safe for my son, he can't have egg or milk", /\begg|(?<!oat |soy )milk|(?<!vegan )butter/],
    // The reason, in other languages, before and after.
    ['Mein Kind ist gegen Hühnereiweiß allergisch, bitte Pfannkuchen', /\begg/],
    ['Nudelsalat ohne Mayo und ohne Sellerie, mein Chef verträgt das nicht', /mayonnaise|celer/],
    ['Lasagne ohne Zwiebeln, mein Mann verträgt sie nicht', /onion/],
    ['un gâteau au chocolat sans fruits à coque, mon neveu est allergique', /almond|walnut|hazelnut/],
    ["mon fils est allergique, un gâteau sans œufs s'il te plaît", /\begg/],
    ['pasta al pesto pero sin frutos secos, mi novio es alérgico', /pine nut|walnut|almond/],
    ['soy celíaco y tampoco puedo tomar leche, quiero croquetas', /plain flour|(?<!oat |soy )milk/],
    ['sono celiaco e non mangio nemmeno latticini, vorrei dei biscotti', /plain flour|(?<!vegan )butter/],
    ['intolerante a la fructosa, un postre', /honey|apple|\bsugar/],
    ["mio figlio è allergico all'uovo, polpette", /\begg/],
    ['Kuchen für die Klasse, zwei Kinder sind gegen Nüsse allergisch', /walnut|almond|hazelnut/],
    ['eggs are out but flaxseed is fine, muffins', /\begg/],
    ['une quiche sans lait, mon mari est intolérant', /(?<!oat |soy )milk|(?<!soy )cream|gruy/],
  ])('is cooked for: %s', (prompt, never) => {
    expect(linesOf(prompt)).not.toMatch(never);
  });

  it.each([
    ['gazpacho', 'mi suegra no puede con el ajo ni el pepino, le sientan mal', /garlic|cucumber/],
    ['Eiersalat fürs Buffet', 'Senf und Sellerie gehen nicht, Allergie', /mustard|celer/],
    ['pasta con le vongole', 'il mio ragazzo è allergico ai molluschi, cambiamo', /clam|mussel|squid/],
    [
      'steak',
      "I'm on blood thinners so no big load of leafy greens, and dad has diverticulitis so no seeds",
      /spinach|seeds/,
    ],
    [
      'Pilzrisotto',
      'ach so, ohne Weißwein, mein Bruder ist trockener Alkoholiker, und ohne Milchprodukte',
      /wine|parmesan/,
    ],
  ])('is cooked for in a follow-up: %s, %s', (first, second, never) => {
    expect(linesOf(first, second)).not.toMatch(never);
  });
});

describe('a possible remaining danger', () => {
  it.each([
    'not allergic to nuts but to eggs, cake',
    "I hope she's not allergic to nuts, walnut cake",
    'my son is allergic, walnut cake',
    'allergic to cats, nuts and eggs, cake',
    'Nudelsalat mit Sellerie, mein Chef verträgt das nicht',
    'gâteau aux noix, mon mari ne les supporte pas',
    'something safe for my daughter',
    'everyone can have eggs except me, pancakes',
    'I am not allergic to nuts, my wife is, walnut cake',
  ])('is asked about: %s', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).toBe('not-understood');
  });
});

describe('the answer to the chef’s question', () => {
  it.each([
    ['my son has some allergies, pancakes', 'eggs and milk', /\begg|(?<!oat |soy )milk\b/],
    ["he's allergic, cookies", 'to peanuts', /peanut/],
    ['mein Sohn ist allergisch, Kuchen', 'gegen Nüsse', /walnut|almond|hazelnut/],
    ['mi hijo es alérgico, un bizcocho', 'a los huevos', /\begg/],
  ])('excludes foods if it names only foods: %s, %s', (first, second, never) => {
    const asked = composeSafely({ prompt: first, seed: 1 }, knowledge);
    if (asked.kind !== 'not-understood') throw new Error(asked.recipe.title);
    const answer = composeSafely(
      { prompt: second, seed: 1, ...(asked.memory ? { previous: asked.memory } : {}) },
      knowledge,
    );
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(never);
  });

  it('leaves the question open if it may be a wish', () => {
    const asked = composeSafely({ prompt: 'my son is allergic, dinner', seed: 1 }, knowledge);
    if (asked.kind !== 'not-understood' || !asked.memory) throw new Error('nothing is remembered');
    const answer = composeSafely({ prompt: 'chicken', previous: asked.memory, seed: 1 }, knowledge);
    expect(answer.kind).toBe('not-understood');
  });

  it('leaves the question open if it was about an illness', () => {
    const asked = composeSafely({ prompt: 'my son has pku, dinner', seed: 1 }, knowledge);
    if (asked.kind !== 'not-understood' || !asked.memory) throw new Error('nothing is remembered');
    const answer = composeSafely({ prompt: 'eggs', previous: asked.memory, seed: 1 }, knowledge);
    expect(answer.kind).toBe('not-understood');
  });
});

describe('harm from several foods', () => {
  it.each([
    [
      'i get migraines from cheese, chocolate and red wine. comforting pasta',
      /cheese|parmesan|chocolate|cocoa|wine/,
    ],
    ['he gets hives from eggs, nuts and fish. dinner', /\begg|almond|walnut|cod|salmon|anchov/],
    ['she ends up in a&e after prawns, crab, nuts. stir fry', /prawn|crab|cashew|peanut|almond/],
    ['hives from strawberries, kiwi and tomatoes. salad', /strawberr|kiwi|tomato/],
    ["I've got a tomato allergy and my partner a garlic one. pasta", /tomato|garlic/],
    [
      'my son has a nut allergy and my mother a dairy one, cake',
      /walnut|almond|cream cheese|(?<!vegan )butter/,
    ],
    ['one of us is intolerant of eggs, mildly, and of mushrooms, badly. quiche', /\begg|mushroom/],
    ['my daughter reacts badly to peanut and sesame. noodles', /peanut|sesame/],
    ['her epipen is for peanuts and lentils. curry', /peanut|lentil|chickpea/],
    ['i react to histamine and nightshades. dinner', /tomato|aubergine|chilli|potato|paprika/],
    ["we're cutting out sugar and alcohol. dessert", /sugar|honey|syrup|rum|wine/],
    ['né uova né latte, crêpes', /\begg|(?<!oat |soy )milk/],
  ])('is respected for each of them: %s', (prompt, never) => {
    expect(linesOf(prompt)).not.toMatch(never);
  });
});

describe('the person eating', () => {
  it.each([
    ['mein Sohn (3) hat eine Erdnussallergie, was Leckeres mit Nudeln', /vodka|wine|chilli|\bsalt\b/],
    ['my daughter (2) wants pasta', /vodka|wine|chilli|\bsalt\b/],
    ['meine Frau hat Schwangerschaftsdiabetes, Abendessen mit Hähnchen', /sugar|honey|\bwine/],
    ['enceinte de 5 mois, j’ai envie de tartare de saumon', /sushi|smoked|tartare/],
    ['can you do brownies, but my little one reacts to egg', /\begg/],
    ['ich stille und mein Baby bekommt Bauchweh von Kohl und Zwiebeln. Eintopf', /cabbage|onion/],
    ['mein Mann darf kein Salz und kein Fett, Herz. Abendessen', /\bsalt\b|cream|stock/],
    ['mon fils est allergique au lait de vache, gratin', /(?<!oat |soy )milk|(?<!soy )cream/],
    ['not allowed: nuts, sesame, celery. a dip for a party', /almond|sesame|tahini|celer/],
    ['rastafarian ital stew', /beef|chicken|butter|\bsalt\b|stock/],
    ['buddhist monk visiting, lunch', /onion|garlic|chicken|fish/],
    ['low salt soup for my nan, she’s on water tablets', /\bsalt\b|stock/],
  ])('is recognized by age, faith or medicine: %s', (prompt, never) => {
    expect(linesOf(prompt)).not.toMatch(never);
  });

  it.each([
    ["mum's in a nursing home, no teeth, wants fish and chips", /cod|fish/],
    ['stoma bag, 6 weeks post op, soft dinner', /./],
    ["newborn at home, freezer meals, i'm nursing", /chicken|beef|beans|lentils/],
    ['trying for a baby, fish dinner', /cod|salmon|sea bass|haddock|trout|fish/],
    ['nothing with nuts or seeds please, diverticular disease, bread', /flour/],
    ['je suis allergique aux arachides et au sésame, wok de poulet', /chicken/],
    ['je suis intolérante au gluten, un dessert aux pommes', /apple/],
    ['alergia a los frutos secos, postre de chocolate', /cocoa|chocolate/],
    ['sans porc sans alcool, couscous pour 8', /couscous/],
    ['Mi suegra es alérgica al marisco, arroz para seis', /rice/],
    ['alpha-gal so no mammal meat at all, Sunday roast', /chicken|turkey/],
    ["he can't stand coriander, chilli con carne", /chilli powder|paprika/],
    ['intolérant au lactose mais pas au gluten, des pâtes à la crème', /penne|pasta|spaghetti|tagliatelle/],
    ['lupin alergy, want to bake a loaf of bread', /bread flour/],
    ['no como carne roja, pero el pollo sí, una cena rápida', /chicken/],
    ['no onions please, they give my wife heartburn, bolognese', /tomato/],
    ['we are all coeliac except dad, one lasagne for everybody', /gluten-free lasagne/],
    ['mon copain est végétarien mais il mange du poisson, curry de poisson', /cod|salmon|fish/],
    ['soy intolerante a la lactosa y vegetariana, algo con calabacín', /courgette/],
  ])('is not confused with another: %s', (prompt, wanted) => {
    expect(linesOf(prompt)).toMatch(wanted);
  });
});
