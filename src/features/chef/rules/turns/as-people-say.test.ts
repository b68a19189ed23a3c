import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a message in the words of a kitchen', () => {
  it.each([
    [
      ['thai red curry, no shellfish', 'too spicy for the kids', 'can i use tofu'],
      /500 g firm tofu/,
      /chicken/,
    ],
    [['mushroom soup', 'husband says its too thin'], /675 ml vegetable stock/, /900 ml/],
    [['honey garlic chicken', "i've only got breasts"], /chicken breasts?/, /thigh/],
    [['roast chicken', 'my oven is small, use thighs instead'], /chicken thighs/, /whole/],
    [['roast chicken', 'can i use legs instead'], /chicken legs/, /whole/],
    [['caesar salad', 'no anchovies or raw egg'], /vegan mayonnaise/, /anchov|\beggs?\b/],
    [['stir fry with pork', 'no sesame oil here or ginger'], /1 tsp ground ginger$/m, /fresh ginger/],
    [['prawn linguine', 'add chilli'], /1\/2 tsp chilli flakes/, /minced beef/],
    [['spaghetti bolognese', 'add some chillies please'], /red chilli/, /kidney beans/],
    [['sloppy joes', 'no buns in the house'], /8 slices white bread/, /gluten-free|buns/],
    [['chicken korma', 'not so creamy'], /65 ml double cream/, /100 ml double cream/],
    [['keto dinner', 'too much cheese for me'], /60 g mozzarella/, /120 g mozzarella|macaroni/],
    [['beef stew', 'thicker gravy'], /600 ml beef stock/, /800 ml/],
    [['pumpkin risotto', 'make it in the instant pot'], /butternut squash/, /squash.*squash/s],
  ])('%s', (turns, has, not) => {
    const last = lastOf(...turns);
    expect(last?.lines).toMatch(has);
    expect(last?.lines).not.toMatch(not);
  });

  it.each([
    [['apple pie', 'dont fancy a pie'], /\bPie\b/],
    [['got 6 egg whites left over from ice cream', 'not meringue pls'], /Meringue/],
    [['crepes', 'not crepes pls'], /Crepes/],
  ])('names the dish that it shall not be: %s', (turns, not) => {
    expect(lastOf(...turns)?.title).not.toMatch(not);
  });

  it('counts eaters in German', () => {
    const answers = answersTo('Wir sind heute 5, schnelles Abendessen mit Hackfleisch', 'doch nur 3');
    expect(answers.map(({ servings }) => servings)).toEqual([5, 3]);
  });
});

describe('a cut with its bone', () => {
  it.each([
    ['duck breast with orange', 'i only have duck legs'],
    ['honey garlic chicken', 'i only have drumsticks'],
  ])('is not cooked in the time of a fillet: %s, then “%s”', (dish, said) => {
    const [first, then] = answersTo(dish, said);
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(/do not know a good way/);
  });
});

describe('a diet', () => {
  it.each([
    [['keto dinner', 'add a salad'], /./, /beans|pitta|bread|pasta|rice/],
    [['vegan dinner', 'add a salad'], /./, /cheese|feta|egg|tuna|chicken/],
    [
      ['gluten free dinner', 'lasagne'],
      /^Gluten-Free Lasagne/,
      /^250 g lasagne sheets|(?<!gluten-free )flour/m,
    ],
  ])('is kept in the next dish: %s', (turns, title, not) => {
    const last = lastOf(...turns);
    expect(last?.title).toMatch(title);
    expect(last?.lines).not.toMatch(not);
  });
});

describe('another idea for a dish that the chef chose', () => {
  it.each([
    [['dinner for 2 under a fiver', 'what about lentils'], /lentils/],
    [['quick dinner', 'what about salmon'], /salmon/],
  ])('is followed: %s', (turns, has) => {
    expect(lastOf(...turns)?.lines).toMatch(has);
  });
});

describe('enough for another meal', () => {
  it('is twice as much', () => {
    expect(lastOf('chilli', 'make enough for lunch tomorrow too')?.servings).toBe(8);
  });
});

describe('roast meat of the day before', () => {
  it.each([
    'half a roast chicken left from sunday, leeks',
    'roast chicken from yesterday and leeks',
    "what's left of the roast chicken, leeks",
    'some roast lamb left from the weekend',
  ])('is not roasted again: %s', (prompt) => {
    const answer = lastOf(prompt);
    expect(answer?.lines).toMatch(/cooked (?:chicken|lamb)/);
    expect(answer?.lines).not.toMatch(/whole chicken|leg of lamb/);
  });

  it.each(['sunday roast chicken', 'roast chicken for sunday'])(
    'is not what is to be roasted: %s',
    (prompt) => {
      expect(lastOf(prompt)?.lines).toMatch(/whole chicken/);
    },
  );
});

describe('what goes with the dish on screen', () => {
  it('is gravy for who asks about it', () => {
    expect(lastOf('roast leg of lamb', 'what about gravy?')?.said).toMatch(/comes with Gravy/);
  });

  it.each([
    ['baingan bharta', 'serve with?', /Rice or flatbread/],
    ['potato salad', 'und dazu?', /something from the grill/],
  ])('is told in few words: %s, %s', (dish, said, answer) => {
    expect(lastOf(dish, said)?.said).toMatch(answer);
  });

  it('is made for who wants any sauce', () => {
    expect(lastOf('creamy polenta', 'with a sauce')?.steps).toMatch(/For the tomato sauce:/);
  });

  it('may be left off one half', () => {
    const [first, then] = answersTo('pizza margherita', 'half without cheese');
    expect(then?.said).toMatch(/leave the cheese off one half/);
    expect(then?.lines).toBe(first?.lines);
  });
});

describe('who eats no animals', () => {
  const ANIMAL = /chicken|beef|lamb|pork|fish|prawn|turkey/;
  it.each([
    [['veggie dinner', 'what about a curry'], /Curry|Korma|Dal|Masala|Balti/],
    [["we're veggie, dinner please", 'chili pls'], /Chili/],
    [['vegan dinner', 'lasagne'], /^Vegan Lasagne/],
  ])('has the next dish without them as well: %s', (turns, title) => {
    const last = lastOf(...turns);
    expect(last?.title).toMatch(title);
    expect(last?.lines).not.toMatch(ANIMAL);
  });

  it('is not who adds vegetables', () => {
    expect(lastOf('chicken curry with loads of veggies')?.lines).toMatch(/chicken/);
  });
});

describe('somebody who can hardly bite', () => {
  it.each([
    'soupe de légumes pour ma mère qui a du mal à mâcher',
    'una zuppa per mia nonna che fa fatica a masticare',
    'sopa para mi abuela, le cuesta masticar',
    'Suppe für Oma, hat Probleme beim Kauen',
  ])('is heeded in other languages: %s', (prompt) => {
    expect(lastOf(prompt)?.said).toMatch(/needs little chewing/);
  });

  it('has nothing crisp if it is a baby', () => {
    const last = lastOf('homemade granola for my baby', 'more crunchy');
    expect(last?.said).toMatch(/stays soft/);
    expect(last?.said).not.toMatch(/crispier|hot grill/);
  });
});
