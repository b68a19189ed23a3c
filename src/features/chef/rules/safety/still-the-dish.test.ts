import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

function cooked(...prompts: string[]) {
  let previous: ChefMemory | undefined;
  let recipe = { title: '', lines: '', steps: '' };
  for (const prompt of prompts) {
    const answer = composeSafely({ prompt, seed: 1, previous }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
    previous = answer.memory;
    recipe = {
      title: answer.recipe.title,
      steps: answer.recipe.instructions.join('\n'),
      lines: answer.recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n'),
    };
  }
  return recipe;
}

describe('a food restriction', () => {
  it.each([
    ['low sodium lasagne, heart failure, max 1500mg a day', /Low-Salt Lasagne/],
    ['low fodmap pasta sauce so no onion no garlic', /Tomato Sauce/],
    ['G6PD deficiency - no fava beans. i wanted to make a ful medames style thing', /Chickpea Ful Medames/],
    ['keto dinner w ground beef n cabbage', /Keto Mince and Cabbage/],
    ['AIP burgers', /Bunless Hamburger/],
    ['vegan creamy curry, no coconut', /Korma/],
    ['middle eastern mezze, no sesame', /Falafel|Tabbouleh|Fattoush|Labneh|Tzatziki|Dolmades|Filo/],
    ['jain pav bhaji', /Jain Pav Bhaji/],
    ['hold the mayo, hold the cheese. tuna sandwich', /Tuna Sandwich/],
    ['chicken sandwich, no cheese', /Chicken Sandwich/],
    ['strict jain, no aubergine either, biryani', /Jain Vegetable Pulao/],
    ['tuna steak for 2', /Tuna/],
    ['Laktoseintoleranz, suche Käsekuchen', /Dairy-Free Cheesecake/],
    ['sulphite sensitive so no wine no dried fruit, tagine?', /Tagine/],
    ['kosher meat dinner, brisket', /Brisket/],
    ['no shellfish, throat closes up. seafood-ish stew with cod', /Fish Stew/],
    ['no dairy, my son comes out in hives. mashed potato topped pie', /Cottage Pie/],
    ['mio marito ha il favismo, zuppa di legumi?', /Lentil Soup|Bean/],
    ['pregnant, want a cheesy starter', /Cheddar/],
    ['mum has dysphagia, a chicken dinner puréed', /Puréed Chicken/],
    ['my 11 month old, finger food', /Vegetable Fingers/],
    ['Kartoffelsalat mit Mayo, Kind ist gegen Ei allergisch', /Potato Salad/],
    ['halal version of spaghetti bolognese with wine', /Bolognese/],
    ['embarazada, quiero salmón ahumado', /Salmon/],
    ['coleslaw with mayo, my son is allergic to eggs', /Coleslaw/],
    ['coeliac friend coming over, want to do beef and ale pie', /Steak Pie/],
    ['dinner for my 3 year old, no fish', /Bolognese/],
  ])('still allows the requested dish: %s', (prompt, title) => {
    expect(cooked(prompt).title).toMatch(title);
  });

  it.each([
    [
      ['Chilli for 10', "Three are vegan and one can't eat tomatoes or peppers"],
      /Chili/,
      /tomato|pepper, |beef/,
    ],
    [['sesame and egg allergy. noodles', 'swap noodles for rice'], /./, /noodle|sesame|\begg|cauliflower/],
    [['peanut allergy, satay chicken', 'make it with beef'], /Beef Satay/, /chicken|peanut/],
    [['pasta con le vongole', 'il mio ragazzo è allergico ai molluschi'], /Vongole/, /clam|1000 g/],
    [
      ['kosher meat dinner, brisket', 'and a creamy potato side for it'],
      /Mashed/,
      /(?<!vegan )butter|(?<!oat )milk/,
    ],
  ])('still allows it in a follow-up: %s', (prompts, title, never) => {
    const { title: shown, lines } = cooked(...prompts);
    expect(shown).toMatch(title);
    expect(lines).not.toMatch(never);
  });

  it('excludes no more than the medicine requires', () => {
    expect(cooked('on a statin, told no grapefruit. winter salad with duck').lines).toMatch(/duck/);
  });

  it.each([
    ['no kidney beans, a black bean chili', /black beans/, /kidney/],
    ['no mussels please, paella with prawns', /prawn/, /mussel/],
    ['no turkey, roast chicken', /chicken/, /turkey/],
    ['pasta with tuna, no anchovies', /tuna/, /anchov|worcester/],
    ['lentil soup, no chickpeas', /lentil/, /chickpea/],
    ['tofu stir fry without chickpeas', /tofu/, /chickpea/],
    ['chickpea curry, no lentils please', /chickpea/, /lentil/],
    ['Linsensuppe ohne Kichererbsen', /lentil/, /chickpea/],
    ['pasta with cheese, no mozzarella', /cheese|feta|parmesan|pecorino/, /mozzarella/],
    ['cheese omelette without cheddar', /egg/, /cheddar/],
  ])('excludes one food, not all of its kind: %s', (prompt, wanted, never) => {
    const { lines } = cooked(prompt);
    expect(lines).toMatch(wanted);
    expect(lines).not.toMatch(never);
  });

  it.each([
    [
      'thai prawn curry but i come out in hives with prawns so swap them',
      /white fish/,
      /^(?!.*Add the .*stock)/s,
    ],
    [
      'toddler is 14 months, homemade fish fingers, egg allergy',
      /cod fillets/,
      /take out every bone.*flaxseed with 6 tbsp of water/s,
    ],
    ['cena para bebé de 10 meses, algo con pescado', /^60 g cod/m, /take out every bone/],
    ["chicken fajitas, the kids don't like peppers", /courgettes/, /courgette/],
  ])('is cooked with sense: %s', (prompt, has, says) => {
    const { lines, steps } = cooked(prompt);
    expect(lines).toMatch(has);
    expect(steps).toMatch(says);
  });

  it.each([
    ['allergic to mussels, paella', /prawn|squid|clam/],
    ['tuna gives me hives, fish pie', /cod|haddock|salmon|prawn pie|anchov/],
    ['anchovy allergy, caesar salad', /anchov|worcester|fish/],
  ])('excludes the whole kind if it does harm: %s', (prompt, never) => {
    expect(cooked(prompt).lines).not.toMatch(never);
  });

  it('leaves whole sentences', () => {
    const answer = composeSafely({ prompt: 'goulash without garlic', seed: 1 }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    expect(answer.recipe.instructions.join(' ')).toMatch(/Stir in the caraway and tomato paste/);
  });

  it('gives the substitute the same measure', () => {
    expect(cooked('no chilli, chicken fajitas').lines).not.toMatch(/\d\d g (?:sweet )?paprika/);
  });
});

describe('a nursing mother whose baby reacts to her milk', () => {
  it('is cooked for herself', () => {
    const { title, lines } = cooked(
      'im breastfeeding and baby reacts to cows milk protein and maybe soya, need a quick lunch',
    );
    expect(title).not.toMatch(/Pur[eé]e/);
    expect(lines).not.toMatch(/cheese|\bbutter|soy|tofu/);
  });
});

it('a dish without meat suggests none beside it', () => {
  const { steps } = cooked('german lentil soup');
  expect(steps).toMatch(/with bread/);
  expect(steps).not.toMatch(/sausage/);
});
