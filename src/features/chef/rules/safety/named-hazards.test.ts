import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();
const answerTo = (prompt: string) => composeSafely({ prompt, seed: 1 }, knowledge);

/** Why a recipe is as it is, or what the chef asks. */
function saidTo(prompt: string): string {
  const answer = answerTo(prompt);
  return answer.kind === 'recipe' ? answer.why.join('\n') : answer.message;
}

describe('food that is itself the hazard', () => {
  it.each([
    ['gout sufferer, what about liver and bacon', /You named liver, bacon/],
    ['can I have sardines on toast with gout', /You named sardines/],
    ['allergic to kiwi and latex, smoothie', /For the latex allergy/],
    ["gran has gout, she's asking for steak and kidney", /You named steak, kidney/],
    ["bread rolls for someone who can't have wheat, spelt ok?", /No, not spelt/],
  ])('is named as left out: %s', (prompt, said) => {
    expect(saidTo(prompt)).toMatch(said);
  });
});

describe('a hazard with a rule', () => {
  it.each([
    ['the doctor has put me on atorvastatin, fish supper', /With a statin/],
    ["mum's watching her salt, nice tomato soup please", /To keep the salt down/],
    ["dad's had a heart attack, the hospital says to watch his salt, stir fry", /For the heart/],
    ["I'm on warfarin and they say go steady on the greens, soup", /With warfarin/],
    ['we eat nothing from animals, chilli for six', /it is vegan/],
    ['my grandad has G6PD deficiency, a risotto', /For G6PD/],
    ['gallstones, nothing fatty, dinner', /For the gallbladder/],
    ['my little lad is 2, pasta please', /For a small child/],
    ['trying for a baby, salmon dinner', /For pregnancy/],
    ['Käsefondue mit Wein, ich nehme Jatrosom', /With an MAOI/],
    ['Obstsalat, ich nehme Sandimmun', /For somebody with a weak immune system/],
    ['quiche aux poireaux, mon père est greffé du rein', /For somebody with a weak immune system/],
    ['stew, dad takes Prograf, so nothing raw', /You said nothing raw/],
    ['Coq au vin für meinen Bruder, der ist seit vier Jahren trocken', /alcohol in every form/],
    ['zabaione, mio zio non beve più', /alcohol in every form/],
    ['boeuf bourguignon, mon oncle ne boit plus', /alcohol in every form/],
    ['arroz al vino, mi padre dejó el alcohol', /alcohol in every form/],
    ['beef stroganoff, my friend is Hindu and keeps to it strictly', /For devout Hindus/],
    ["shepherd's pie, his kidneys are shot", /For the kidneys/],
    ['my niece is allergic to eggs and loves brownies', /It contains no food you named/],
  ])('is cooked for: %s', (prompt, said) => {
    expect(saidTo(prompt)).toMatch(said);
  });

  it.each([['a freezer dinner for a friend who has just had a baby'], ['a meal for new parents']])(
    'is not a baby that is not eating: %s',
    (prompt) => {
      expect(saidTo(prompt)).not.toMatch(/For a baby/);
    },
  );
});

it('is not recommended by any tip either', () => {
  const answer = answerTo("husband's got kidney disease and has to watch potassium, wants jacket potatoes");
  expect(answer.kind === 'recipe' ? answer.recipe.cookingTips.join(' ') : 'potatoes').not.toMatch(/potato/i);
});

describe('a family of foods by its botanical name', () => {
  it.each([
    ["french onion soup, allium anything and I'm doubled up for two days", /onion|garlic|leek|shallot|stock/],
    ['roast dinner, brassicas give me cramps', /cabbage|broccoli|sprouts|kale|mustard/],
    ['plum cake, allergic to stone fruit', /plum|peach|cherr|almond/],
    ['ratatouille, les solanacées lui sont interdites', /tomat|aubergine|pepper|potato/],
  ])('is left out whole: %s', (prompt, never) => {
    const answer = answerTo(prompt);
    expect(
      answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name).join(' ') : '',
    ).not.toMatch(never);
  });

  it('does not take giving up milk for sobriety', () => {
    expect(saidTo('coq au vin, mon fils ne boit plus de lait')).not.toMatch(/alcohol in every form/);
  });
});

describe('a hazard without a rule', () => {
  it.each([['soup for somebody with swallowing problems'], ['my mum has crohns, lasagne']])(
    'is asked about: %s',
    (prompt) => {
      expect(answerTo(prompt).kind).not.toBe('recipe');
    },
  );
});
