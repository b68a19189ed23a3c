import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const EGG = /(?<!vegan )\beggs?\b|(?<!vegan )mayonnaise/i;
const NUT = /\bnuts?\b|almond|walnut|hazelnut|cashew|pecan|pistachio/i;
const MILK =
  /(?<!(?:oat|soy|coconut|almond|rice) )milk|(?<!(?:vegan|peanut|nut|cocoa) )butter|cheddar|parmesan|(?<!(?:coconut|soy) )cream/i;
const RED_MEAT = /beef|lamb|pork|bacon|\bham\b|chorizo|veal/i;
const SHELLFISH = /prawn|crab|mussel|squid|shrimp|oyster/i;

describe('a plainly named hazard', () => {
  it.each([
    ['Tick bite last year and now red meat puts me in hospital. BBQ for 4th of july??', RED_MEAT],
    [
      'feeding a newborn and everything i eat with dairy in it makes her scream. one handed lunch please',
      MILK,
    ],
    ['burgers AND a burger sauce but mustard is a no go, doctors orders, its in everything!!', /mustard/i],
    [
      'thai green curry, my husband swells up like a balloon if he eats prawns or anything like that',
      SHELLFISH,
    ],
    ['veg soup please. last time i had celery my lips went numb', /celer|stock/i],
    [
      "Italian dinner for one, I'm on phenelzine so you know the drill with cheese and that",
      /parmesan|cheddar|mozzarella|salami/i,
    ],
    ['im coeliac and i miss proper fried chicken so much', /(?<!gluten-free )\bflour|breadcrumbs/i],
    ['stroganoff but i have a genuine phobia of mushrooms, cant even have them in the house', /mushroom/i],
    [
      "want to cook a thank you dinner for the Sharmas next door, they're quite devout Hindus",
      /beef|chicken|lamb|prawn|fish|\beggs?\b/i,
    ],
    ['pudding for a type 2 diabetec that wont send my sugars thru the roof', /\bsugar|honey|syrup/i],
    ['a cake without eggs cos I have run out and the shops are shut', EGG],
    ['Etwas Warmes für heute Abend, aber ich vertrage keine Laktose', MILK],
    ['Mio marito ha il favismo, cosa cucino di bello per un pranzo di primavera?', /broad bean|fava/i],
    ['mis sobrinos no pueden tomar ni gluten ni leche, que les hago de merienda?', MILK],
    ['Mon fils est allergique aux œufs et je voudrais quand même faire des crêpes pour la Chandeleur', EGG],
    ['everything with nuts gives him hives, cookies', NUT],
    ["I can't stand coriander. thai green curry w/o it", /coriander|green curry paste/i],
    [
      'worcestershire sauce isnt ok for me, fish allergy. make me a cottage pie',
      /(?<!vegan )worcester|anchov/i,
    ],
    ['mushroom risotto, leave the wine out, recovering alcoholic at the table', /\bwine\b/i],
    ['fruit salad, careful with the grapes', /grape/i],
    ["doctor's orders: no red meat. burger night", RED_MEAT],
    ['the doctor told my mum to avoid wheat, pancakes', /(?<!gluten-free )\bflour/i],
    ['dad comes out in hives whenever he eats prawns, fried rice', SHELLFISH],
    ['latex fruit allergy so no avocado banana kiwi. breakfast smoothie', /avocado|banana|kiwi/i],
    ['passover dessert no flour no leavening', /flour|baking powder|yeast/i],
    ['chocolate mousse, no raw egg', /very fresh|pasteurised/i],
    ['nut allergy and dietary restrictions, brownies', NUT],
    ['fish pie with no shellfish for gran, allergy', SHELLFISH],
    ['buddhist no pungent vegetables noodles', /garlic|onion|leek|chive/i],
    ['the last time she had eggs her throat closed up, cake', EGG],
    ["gateau, ma fille ne peut pas manger d'oeufs ni de noix", EGG],
  ])('is left out without a question: “%s”', (prompt, never) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    expect(answer.kind).toBe('recipe');
    if (answer.kind !== 'recipe') return;
    for (const { name } of answer.recipe.ingredients) expect(name, answer.recipe.title).not.toMatch(never);
  });

  it.each([
    ['mia figlia non puo mangiare uova ne latte, torta', MILK],
    ['mia figlia non puo mangiare uova ne latte, torta', EGG],
    ['cake, phobic about eggs and, weirdly, walnuts', NUT],
    ['cake, allergic to eggs and, weirdly, walnuts', NUT],
    ["cake, no eggs please, doctor's orders, and the nuts too", NUT],
    ['no eggs and shelved walnuts, cake', NUT],
    ['peanuts last year and eggs make me ill, cookies', /peanut/i],
    ['khachapuri, not the one with the egg', EGG],
    ["cake, eggs I've run out", EGG],
    ['nuts and dairy and i are over, cake', NUT],
    ['pasta, just tins in the house, no tuna', /tuna/i],
    ['the nasty one with the egg makes me ill, cake please', EGG],
  ])('is left out or asked about: “%s”', (prompt, never) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    if (answer.kind !== 'recipe') return;
    for (const { name } of answer.recipe.ingredients) expect(name, answer.recipe.title).not.toMatch(never);
  });
});

describe('an innocent phrase', () => {
  it.each([
    ['my 2 year old swallows everything without chewing, need a snack for the buggy'],
    ['How do I make khachapuri, the boat-shaped one with the egg?', /egg/i],
    ['beef shin in the pressure cooker', /beef/i],
    [
      'just tins and dry stuff in the house: tomatoes, pasta, tuna, white beans. nothing fresh till thursday',
      /tuna/i,
    ],
    [
      "il me reste du riz cuit d'hier, deux carottes et des oeufs, qu'est-ce que je peux faire ce soir ?",
      /carrot/i,
    ],
    ['ho un sacco di melanzane e poco tempo, cosa preparo?', /aubergine/i],
    ['pad thai without tamarind, cant get it here', /rice noodles/i],
    ['lasagne without an oven', /lasagne sheets/i],
    ['key lime pie, we have no oven', /lime juice/i],
    ['kids are driving me nuts, easy tea'],
    ['allergic to prawns but fish is fine, paella', /cod/i],
    ['taking antibiotics so no alcohol, coq au vin', /chicken/i],
    ["i'm allergic to cooking, quick dinner"],
    ['allergic to cats, chicken pie', /chicken/i],
    ['no allergies here, paella please', /prawn/i],
    ['nobody is allergic to anything, brownies', /egg/i],
    ['not pregnant just hungry, sushi', /smoked salmon/i],
    ['death by chocolate cake', /cocoa|chocolate/i],
    ['heart attack on a plate burger', /beef/i],
    ['drop dead gorgeous pavlova', /egg white/i],
    ['doctor who marathon snacks'],
    ['hay fever is killing me, light lunch'],
    ['words of wisdom needed: how do I make a souffle'],
    ['son is autistic and wont eat anything with lumps, smooth soup no bits'],
    ['prices are through the roof, cheap dinner for four'],
    ['leeks, potatoes and stock cubes in the house', /leek/i],
    ['no grapefruit, fruit salad', /lime|lemon/i],
    ["I'm allergic to my ex, comfort food for one"],
    ['not allergic to nuts, so go wild, cake with walnuts', /walnut/i],
    ["I'm not lactose intolerant any more, nachos", /cheddar/i],
    ['no allergies here except my wife who is allergic to kiwi. pancakes', /egg/i],
    ['allergique aux mollusques mais pas au poisson, une soupe de poisson svp', /cod|fish/i],
    ['soy alérgico a los frutos secos pero no al huevo, tortilla de patatas', /egg/i],
    ['nessuno è allergico, un tiramisù', /egg/i],
    ['siamo in quattro e non abbiamo allergie, carbonara', /egg/i],
    ['Gulasch bitte, darf ruhig scharf sein', /beef/i],
    ['vegetarischer Auflauf, darf auch mal länger dauern'],
    ['lunch that is not just a sandwich'],
    ['una cena elegante ma non stressante per otto'],
    ['doughnuts and butternut squash are fine, just no tree nuts - autumn dessert'],
  ])('needs no question: “%s”', (prompt, has = /./) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    expect(answer.kind).toBe('recipe');
    if (answer.kind !== 'recipe') return;
    expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).toMatch(has);
  });

  it.each([
    'making dinner for a friend with dietary restrictions',
    'dinner, she has special dietary requirements',
    'lpr dinner please',
    'fruitarian friend, dessert',
    'mast cell, lunch',
    'nuts are fine for us, but not for him, cake',
    'mum has mcas, chicken soup',
  ])('does not include this one, which is asked about: %s', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).not.toBe('recipe');
  });

  it('keeps the butter', () => {
    const first = composeSafely({ prompt: 'dal makhani', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const answer = composeSafely(
      { prompt: 'can it be creamier but without more butter', previous: first.memory, seed: 1 },
      knowledge,
    );
    expect(answer).toMatchObject({ kind: 'recipe', memory: { dish: first.memory.dish } });
  });

  it('is not an illness: being sick of a dish means another', () => {
    const prompt = 'got about 4 kilos of courgettes from the allotment and im sick of ratatouille';
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.title).not.toMatch(/ratatouille/i);
  });
});
