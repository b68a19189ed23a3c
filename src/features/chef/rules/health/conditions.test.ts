import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

function cooked(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer;
}
const linesOf = (prompt: string) =>
  cooked(prompt)
    .recipe.ingredients.map(({ name }) => name)
    .join('\n');

describe('a condition with a written rule', () => {
  it.each([
    ['type 2 diabetic, chicken curry with rice', /^For diabetes/, /\bsugar|honey|syrup/],
    ['dinner for mum, she has high blood pressure', /^For blood pressure/, /\bsalt\b|stock|soy sauce/],
    ['dessert for Passover', /^For Passover/, /flour|corn|yeast/],
    ['on an MAOI, mac and cheese', /^With an MAOI/, /cheddar|parmesan/],
    ['dad takes warfarin, a salad', /^With warfarin/, /kale|spinach|lettuce/],
    ['high cholesterol, cottage pie', /^For the cholesterol/, /(?<!vegan )butter|cheddar|cream/],
    ['granddad had a heart attack, Sunday roast ideas', /^For the heart/, /\bsalt\b|(?<!vegan )butter|bacon/],
    ['gout flare, what can I eat tonight', /^For gout/, /beef|lamb|pork|prawn|anchov|\bwine\b(?! vinegar)/],
    ['acid reflux, pasta dish please', /^For the stomach/, /tomato|lemon|onion|garlic|chilli|pepper/],
    ['IBS, risotto', /^For a low-FODMAP/, /onion|garlic|mushroom|(?<!oat )milk|chilli/],
    ['alpha-gal, burgers for the bbq', /^For alpha-gal/, /beef|lamb|pork|cheddar|(?<!vegan )butter/],
    ['my Hindu in-laws are coming for dinner', /^For Hindus/, /beef|pork|bacon/],
    ['trifle, sober 5 years', /^I left out alcohol/, /sherry|wine|vanilla extract/],
    ['low potassium dinner, kidney disease', /^For the kidneys/, /potato|tomato|banana|beans|\bsalt\b|stock/],
    [
      'chemo, needs something gentle',
      /^For somebody with a weak immune system/,
      /very fresh|chilli|feta|honey/,
    ],
    ['diverticulitis, no seeds or nuts, a cake', /^For the bowel/, /seeds|\bnuts\b|almond|raisin/],
    ['soft food for dad who cant chew much', /^So that it needs little/, /bread|bacon|steak|\bnuts\b/],
    [
      'texture modified diet, soft and bite sized level 6, chicken dinner',
      /^So that it needs little/,
      /peanut|\bnuts\b|bread/,
    ],
    ['weisheitszähne gezogen, was kann ich essen', /^For a sore mouth/, /chilli|\bnuts\b/],
    ['on m’a arraché les dents de sagesse, un plat', /^For a sore mouth/, /chilli|\bnuts\b/],
    ['me han quitado las muelas del juicio, algo de cena', /^For a sore mouth/, /chilli|\bnuts\b/],
    ['mi hanno tolto i denti del giudizio, una cena', /^For a sore mouth/, /chilli|\bnuts\b/],
    ['wisdom teeth out, nothing crunchy or hot', /^For a sore mouth/, /chilli|\brice\b|bread|\bnuts\b/],
    ['dysphagia level 4 puree, shepherds pie', /^For a puréed diet/, /peas\b|celery|\bnuts\b/],
    ['just home after surgery, dinner please', /^After an operation/, /chilli|\bwine\b(?! vinegar)/],
    ['ckd stage 3, chicken dinner', /^For the kidneys/, /potato|(?<!roasted )tomato|beans|\bsalt\b|stock/],
    ['kidney patient, stage 4, a risotto', /^For the kidneys/, /cheese|parmesan|greens|stock/],
    ['lent friday dinner no meat (greek orthodox)', /^For the Orthodox fast/, /chicken|feta|\begg/],
    ['orthodox good friday dinner', /^For the Orthodox fast/, /chicken|cod|salmon|\begg|butter(?! beans)/],
    ['dad had a triple bypass, fish dinner', /^For the heart/, /\bsalt\b|(?<!vegan )butter|bacon/],
    ['chicken soup, on lithium', /^With lithium/, /\bwine\b(?! vinegar)|coffee/],
    ['grapefruit salad, she takes felodipine', /^With a medicine that grapefruit/, /grapefruit/],
    ["on metronidazole, can't have alcohol, coq au vin", /^With a medicine that must not/, /\bwine\b/],
    ['breakfast, I am on ramipril', /^With a medicine that keeps potassium/, /banana|raisin/],
    ['low oxalate dinner', /^To keep oxalate low/, /spinach|potato|almond/],
    ['dinner for dad, he has haemochromatosis', /^For too much iron/, /beef|lamb|pork|prawn/],
    ['mon père prend un IMAO, une pizza', /^With an MAOI/, /parmesan|salami|olives\b|\bpears?\b/],
    ['Hindu guests, one of them eats no eggs, dinner', /^For Hindus and Sikhs/, /\begg|chicken|\bwine\b/],
    ['Tamil Brahmin guests, a rice dish', /^For devout Hindus/, /\begg|chicken|prawn|lamb/],
    ['curry for my Hare Krishna neighbour', /^For Hare Krishnas/, /onion|garlic|mushroom|chicken|\begg/],
    ['halal chocolate cake', /./, /vanilla extract/],
    ['gallbladder out last week, low fat dinner', /^For the gallbladder/, /butter|cream|cheddar|bacon/],
  ])('is cooked for, and the chef says how: %s', (prompt, note, never) => {
    expect(cooked(prompt).why[0]).toMatch(note);
    expect(linesOf(prompt)).not.toMatch(never);
  });

  it.each([
    'kidney stones, what can I eat',
    'on apixaban, salad',
    'dinner, low blood sugar',
    'meal after bariatric surgery',
    'soup for somebody with swallowing problems',
    'dad has cancer, dinner',
    'minced and moist diet level 5, cottage pie',
  ])('is asked about if it has no rule: %s', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge)).toMatchObject({ kind: 'not-understood' });
  });

  it('does not read years without alcohol as a child’s age', () => {
    expect(cooked("beef stew, I'm 3 years sober").why.join()).not.toMatch(/small child/);
  });
});

describe('the effect of a food on somebody', () => {
  it.each([
    ['nuts make my throat close up, thai curry please', /peanut|cashew|almond/],
    ['shellfish sends me to hospital. paella for 4', /prawn|mussel|squid/],
    ['EpiPen for eggs, carrot cake', /\begg/],
    ['kiwi makes my mouth itch, fruit salad', /kiwi/],
    ['milk gives me the runs, mac and cheese', /(?<!oat |soy )milk|cheddar|(?<!vegan )butter/],
    ['pasta bake for the family and my son comes up in hives with egg', /\begg/],
    ["my wife's lips tingle when she eats prawns, pad thai", /prawn/],
    ['celery triggers my eczema, minestrone', /celery|stock/],
    ['mustard closes my throat, sausage and mash dinner', /mustard|horseradish|wasabi/],
    ['eggs and dairy make me throw up, pancakes', /\begg|(?<!oat )milk|(?<!vegan )butter/],
    ["can't breathe after eating mussels, seafood stew", /mussel|clam|prawn/],
    ["anything hot and she's up all night, curry", /chilli|cayenne|harissa/],
    ['a single almond and my face blows up. cake please', /almond|hazelnut/],
    ['allergic to walnuts, brownies', /walnut|almond/],
    ['alergic to shelfish, want a gumbo', /prawn|shrimp|crab|oyster/],
    ['Fried rice? He swells up if soy gets anywhere near him', /soy sauce|tofu/],
    ["cashews put Tom in A&E, he's coming for a korma", /cashew|almond/],
    ['wheat, eggs and dairy are all out for my son, birthday cake', /plain flour|\begg|(?<!vegan )butter/],
    ['a lad with nut, egg and milk allergies, cake', /walnut|\begg|(?<!vegan )butter/],
    ["can't have sesame, it put him in hospital. Hummus", /sesame|tahini/],
    ["can't have nightshades, they wreck my joints. ratatouille", /tomato|aubergine|red pepper|potato/],
    ['if my sister even smells fish she needs her epipen, thai green curry', /fish|prawn/],
  ])('is understood in either word order, and the food is left out: %s', (prompt, never) => {
    expect(linesOf(prompt)).not.toMatch(never);
  });

  it('covers both foods before “free”, unless the first is the dish’s meat', () => {
    expect(linesOf('nut dairy free brownies')).not.toMatch(/(?<!vegan )butter|walnut/);
    expect(linesOf('butter chicken dairy free')).toMatch(/chicken/);
  });

  it('treats a dish after a list of foods as the request', () => {
    expect(linesOf('allergic to walnuts, brownies')).toMatch(/plain flour/);
  });

  it.each(['anything with chilli and I am happy', 'anything cheesy and the kids love it'])(
    'is not harm if somebody is happy with it: %s',
    (prompt) => {
      expect(cooked(prompt).recipe.title).not.toBe('');
    },
  );
});

describe('a hazard mentioned in a follow-up', () => {
  it.each([
    ['ratatouille', "I can't eat nightshades", /tomato|aubergine|pepper(?!corn)s?,/],
    ['banana bread with walnuts', 'walnuts close up my throat, is that ok?', /walnut/],
    ['beef wellington', "she's pregnant by the way", /Parma ham/],
    ['chicken noodle soup', 'no celery please, I get an itchy mouth', /celery|fennel|stock/],
  ])('changes the dish on screen or leads to another: %s, %s', (dish, hazard, never) => {
    const { memory } = cooked(dish);
    const answer = composeSafely({ prompt: hazard, previous: memory, seed: 1 }, knowledge);
    expect(answer.kind).toBe('recipe');
    if (answer.kind === 'recipe')
      expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(never);
  });
});
