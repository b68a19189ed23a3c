import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function cook(prompt: string) {
  const answer = composeSafely({ prompt, seed: 7 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer;
}

describe('a dish has the requested character, whatever it is made of', () => {
  it.each([
    ['batch cooking for the freezer, 8 portions, beef', /goulash|stew|chil|bolognese|casserole|cottage pie/],
    ['sweet and sticky something with tofu', /honey|sticky|glazed|teriyaki|sesame|mongolian/],
    ['qualcosa di fresco con i pomodori per stasera', /panzanella|caprese|gazpacho|salad/],
    ['healthy lunchbox ideas year 3, no sandwiches', /pasta salad|pinwheels|egg muffins|muffins|wrap|roll/],
    ['christmas starter that i can make the day before, 8 guests', /chicken liver|gravlax/],
    ['son turns 6, party tea for ten little ones', /sausage rolls|pigs|nuggets|fish fingers|pinwheels|mini/],
    ['quick healthy air fryer dinner', /^dish:air fryer/],
    ['cena ligera para dos, freidora de aire', /^dish:air fryer/],
  ])('%s', (prompt, dish) => {
    expect(cook(prompt).memory.dish).toMatch(dish);
  });

  it.each(['light supper for my mum who is 84', 'meal for my gran, 91, soft and simple'])(
    'is gentle for who is very old: %s',
    (prompt) => {
      const { recipe } = cook(prompt);
      expect(recipe.title).toMatch(/soup|eggs|porridge|congee/i);
      expect(recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(/chilli/);
    },
  );

  it('is spicy by itself if heat and a food are requested', () => {
    for (const prompt of ['something spicy with prawns', 'hot beef', 'scharf mit Hähnchen'])
      expect(
        cook(prompt)
          .recipe.ingredients.map(({ name }) => name)
          .join('\n'),
        prompt,
      ).toMatch(/chilli|sambal|curry paste|peppercorn|harissa|gochujang/);
  });

  it('stays within the requested calories', () => {
    for (const [prompt, most] of [
      ['chicken breast dinner under 500 calories', 500],
      ['lunch under 400 kcal', 400],
      ['cena bajo 500 calorias con pescado', 500],
    ] as const) {
      const said = cook(prompt).why.join(' ');
      const kcal = Number(/about (\d+) kcal/.exec(said)?.[1]);
      expect(kcal, prompt).toBeGreaterThan(50);
      expect(kcal, prompt).toBeLessThanOrEqual(most);
    }
  });

  it('needs no overnight soaking if somebody is hungry today', () => {
    expect(cook('vegan dinner that fills up my husband').recipe.instructions.join(' ')).not.toMatch(
      /overnight|12 hours/,
    );
  });
});

describe('a flavor requested in small amounts', () => {
  it.each([
    ['Kartoffelsuppe mit wenig Zwiebeln', '1/2 onion, chopped'],
    ['aioli but easy on the garlic', '2 cloves garlic, crushed'],
    ["soupe à l'oignon avec peu de fromage", '75 g gruyère, grated'],
  ])('%s', (prompt, line) => {
    const { recipe, why } = cook(prompt);
    expect(recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`)).toContain(line);
    expect(why.join(' ')).not.toContain('you asked for');
  });
});
