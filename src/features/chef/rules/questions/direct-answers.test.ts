import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { answersTo } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function turn(first: string, second: string) {
  const shown = composeSafely({ prompt: first, seed: 1 }, knowledge);
  if (shown.kind !== 'recipe') throw new Error(first);
  const answer = composeSafely({ prompt: second, seed: 1, previous: shown.memory }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${second}: ${JSON.stringify(answer)}`);
  return { before: shown.recipe, after: answer.recipe, why: answer.why };
}

describe('a question about the dish on screen', () => {
  it.each([
    ['chicken tagine', 'can i do it without an oven?', /^Yes: it is cooked on the hob\.$/],
    ['chicken tagine', 'does it need an oven?', /^No: it is cooked on the hob\.$/],
    ['greek salad', 'can I make this without an oven', /^Yes: nothing in it is cooked\.$/],
    ['lasagne', 'do i need an oven for this', /^Yes: the steps use it\.$/],
  ])('%s, %s: is answered and changes nothing', (dish, question, answer) => {
    const { before, after, why } = turn(dish, question);
    expect(why[0]).toMatch(answer);
    expect(why).toHaveLength(1);
    expect(after).toEqual(before);
  });

  it('still leads to another dish if the machine is needed', () => {
    expect(turn('roast chicken', 'can i do it without an oven?').after.instructions.join(' ')).not.toMatch(
      /oven/,
    );
  });

  it.each([
    [
      'spaghetti carbonara',
      'is this ok for someone with a nut allergy?',
      /^Yes, there are no nuts in it/,
      /almond|nut/,
    ],
    [
      'chicken tagine',
      'is it ok for someone with a nut allergy?',
      /^No: it has almonds\. I changed that/,
      /almond/,
    ],
    ['chicken korma', 'can my son eat it, he is allergic to nuts?', /^No: it has cashews/, /cashew/],
    [
      'spaghetti bolognese',
      'is it ok for my friend who is allergic to milk',
      /^No: it has parmesan/,
      /parmesan/,
    ],
    [
      'spaghetti carbonara',
      'my wife is pregnant, is the egg ok for her?',
      /^No: the egg in it is barely cooked/,
      /egg/,
    ],
    ['steak frites', 'is it ok in pregnancy?', /^No, because of sirloin steaks/, /medium/],
    [
      'chicken tagine',
      "I'm pregnant, can I eat this?",
      /^Yes, if you cook it as it is written here/,
      /raw egg/,
    ],
  ])('%s, %s: begins with yes or no, and what must not be in it is gone', (dish, question, answer, gone) => {
    const { after, why } = turn(dish, question);
    expect(why[0]).toMatch(answer);
    expect(after.ingredients.map(({ name }) => name).join('\n')).not.toMatch(gone);
    expect(why.join(' ')).not.toMatch(/same as before|you asked for|is built on|It has no/);
  });

  it('speaks of milk and of nuts in their number', () => {
    expect(turn('beef stew', 'is it ok for someone with a milk allergy?').why[0]).toBe(
      'Yes, there is no milk in it.',
    );
    expect(turn('beef stew', 'is it ok for someone with a nut allergy?').why[0]).toBe(
      'Yes, there are no nuts in it.',
    );
  });

  it('is told the labels are to be read when somebody is allergic', () => {
    expect(turn('chicken curry', 'is it safe for somebody with a peanut allergy?').why.join(' ')).toMatch(
      /labels/,
    );
  });

  it('is no order: who tells of an allergy is answered as before', () => {
    expect(turn('chicken curry', 'my friend has a nut allergy').why[0]).toMatch(
      /no food you named as an allergy/,
    );
  });
});

describe('what goes with the dish', () => {
  it.each([
    ['chicken tagine', 'whats a good wine with this', /^A dry rosé.* Without alcohol: fresh mint tea/],
    ['beef stew', 'any wine with that?', /^A red with some body: Rioja/],
    ['mushroom risotto', 'what should I drink with it', /^A Pinot Noir/],
    ['salmon traybake', 'red or white wine?', /^A Chardonnay/],
    ['roast lamb', 'can you recommend a wine for this?', /^A Rioja/],
    ['thai green curry', 'what beer would go with this', /cold lager/],
    ['tiramisu', 'which wine goes with it?', /sweet wine/],
    ['mushroom risotto, no wine, no alcohol at all', 'what can we drink with it', /^Without alcohol/],
  ])('%s, %s: a drink, and nothing is changed', (dish, question, answer) => {
    const { before, after, why } = turn(dish, question);
    expect(why).toHaveLength(1);
    expect(why[0]).toMatch(answer);
    expect(why[0]).not.toMatch(/in the store/);
    expect(after).toEqual(before);
  });

  it.each([
    ['coq au vin', 'which wine should I use?', /Any dry one/],
    ['mushroom risotto', 'can I use red wine instead of white?', /red wine/],
    ['beef stew', 'add a glass of red wine', /red wine/],
  ])('%s, %s: that is the wine for the pot', (dish, question, answer) => {
    expect(turn(dish, question).why.join(' ')).toMatch(answer);
    expect(turn(dish, question).why.join(' ')).not.toMatch(/Without alcohol: (?:red|apple|cloudy)/);
  });

  it.each([
    ['chicken tagine', 'what can i serve it with', /Couscous or warm flatbread, yogurt/],
    ['mushroom risotto', 'what can i serve it with', /rocket salad with lemon/],
    ['thai green curry', 'what rice goes with this?', /jasmine rice/],
    ['beef stew', 'what should i serve with it', /Mashed potatoes or crusty bread/],
    ['steak frites', 'what goes with it?', /^Green beans, mushrooms/],
    ['vegan chickpea curry', 'what can I serve with it', /^Basmati rice, and chopped tomato/],
    ['chicken pie', 'what goes with it', /^Peas, carrots/],
    ['one pot chicken and rice', 'whats a good side with this', /green salad/],
    [
      'chili con carne',
      'how long does it keep in the fridge and can i freeze the rest',
      /^It keeps for 3 days.*freeze/,
    ],
  ])('%s, %s: sides of its own kitchen', (dish, question, answer) => {
    const { before, after, why } = turn(dish, question);
    expect(why).toHaveLength(1);
    expect(why[0]).toMatch(answer);
    expect(after).toEqual(before);
  });

  it.each([
    [
      'fettuccine alfredo',
      'what about a sauce with it',
      /^It needs no other sauce: it has one of its own, of/,
    ],
    ['chicken tagine', 'what about a sauce with it', /one of its own\. On the side, yogurt with mint/],
    ['steak frites', 'what about a sauce with it', /^A peppercorn sauce made in the same pan/],
    ['roast beef', 'what sauce goes with it?', /^Gravy .* horseradish/],
    ['tomato soup', 'a sauce with it?', /^A soup needs no sauce/],
  ])('%s, %s: a sauce that fits, or that it needs none', (dish, question, answer) => {
    expect(turn(dish, question).why[0]).toMatch(answer);
  });

  it('a fish that costs too much becomes a cheaper one', () => {
    const { after } = turn('creamy salmon with spinach', 'salmon is so expensive right now. cheaper fish?');
    expect(after.title).toBe('Pan-Fried Pollock with Spinach');
  });

  it('heeds who must be careful, whatever is asked beside it', () => {
    expect(
      turn('beef stew', 'what wine would you serve with this, my wife is pregnant').why.join(' '),
    ).toMatch(/For pregnancy/);
  });
});

describe('a nutrient of one piece', () => {
  it.each([
    ['beef stew', 'whats the protein per piece', /^A serving has about .* g of protein/],
    ['brownies', 'how much sugar is in each piece', /^A serving has about .* g of sugar/],
    ['brownies', 'wie viel Eiweiß pro Stück', /^A serving has about .* g of protein/],
  ])('is told per serving: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });
});
