import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { cookingQuestion } from './cooking-questions.ts';

function answersTo(...turns: string[]) {
  let previous: ChefMemory | undefined;
  return turns.map((prompt) => {
    const answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(`No recipe for '${prompt}': ${answer.message}`);
    previous = answer.memory;
    return { title: answer.recipe.title, lines: answer.recipe.ingredients, said: answer.why[0] };
  });
}

function memoryOf(prompt: string): ChefMemory {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(answer.message);
  return answer.memory;
}

describe('a question about the dish on screen', () => {
  it.each([
    ['can I freeze it?', 'freeze'],
    ['is it ok frozen?', 'freeze'],
    ['can it go in the freezer?', 'freeze'],
    ['can I make it the day before?', 'ahead'],
    ['how far ahead could I roll them?', 'ahead'],
    ['cuánto tiempo antes puedo hacerla?', 'ahead'],
    ['how do I reheat it tomorrow?', 'reheat'],
    ['how early do I need to get going?', 'start'],
    ['what goes with it?', 'beside'],
    ['what should I serve alongside?', 'beside'],
    ['which drink would you pour with it?', 'drink'],
    ['how long does it keep?', 'keep'],
    ['thicker please', 'thicker'],
    ['crispier on top', 'crispier'],
    ['any tips for slicing it neatly?', 'tips'],
  ])('is recognized: %s', (prompt, question) => {
    expect(cookingQuestion(prompt)?.question).toBe(question);
  });

  it.each([
    'make it vegan',
    'without the wine',
    'for six',
    'swap the tuna for chicken',
    'less sugar',
    'faster',
  ])('is not recognized in: %s', (prompt) => {
    expect(cookingQuestion(prompt)).toBeNull();
  });

  it('is answered, and the dish stays as it is', () => {
    const [first, goes, freezes, starts] = answersTo(
      'lasagne',
      'what goes with it?',
      'can I freeze it?',
      'how early do I need to get going?',
    );
    for (const each of [goes, freezes, starts]) expect(each).toMatchObject({ lines: first?.lines });
    expect(goes?.said).toMatch(/salad/);
    expect(freezes?.said).toMatch(/^Yes/);
    expect(starts?.said).toMatch(/^It takes 120 minutes: 30 to prepare and 90 to cook/);
  });

  it.each([
    ['Greek salad', 'can I freeze it?', /I would not/],
    ['beef stew', 'can I make it the day before?', /even better the next day/],
    ['cullen skink', 'can I make it the day before?', /without the fish/],
    ['beef stew, gluten free', 'what goes with it?', /^(?!.*[Bb]read)/],
    ['curry, no alcohol', 'what wine goes with it?', /^(?!.*wine)/],
  ])('has an answer that is true for %s: %s', (dish, question, answer) => {
    expect(answersTo(dish, question)[1]?.said).toMatch(answer);
  });

  it.each([
    ['quiche lorraine', 'je peux la congeler ?', /Yes, for up to 2 months/],
    ['tiramisù', 'quanto tempo prima lo posso preparare?', /a day ahead/],
    ['chicken pie', "what's a good veg to have with it", /Peas, carrots/],
    ['potato gratin', 'est-ce que je peux le préparer la veille ?', /a day ahead/],
    ['risotto', 'is arborio really necessary', /without it, it would be a different dish/],
    ['paella', 'do I really need saffron', /can be done without saffron/],
    ['ratatouille', 'what is an aubergine', /Fruit & vegetables/],
    ['cottage pie', "what's the difference between this and shepherd's pie", /minced beef.*lamb/i],
    ['Käsespätzle', 'welchen Käse nehme ich am besten', /written with Emmental/],
    ['osso buco', 'why veal and not pork', /usually made with veal/],
    ['chicken curry', 'how spicy is it?', /heat comes from 2 tbsp curry powder/],
    ['carbonara', 'is the egg raw? is that safe', /not cooked through/],
    ['sushi', 'is it ok with supermarket salmon??', /frozen at −20 °C/],
    ['hummus', 'how much will this cost me roughly', /do not know the prices/],
    ['roast chicken', 'do I cover it with foil', /leave it open/],
    ['moussaka', 'can I use a gas oven', /gas mark/],
    ['paella', 'no tengo paellera, ¿vale una sartén?', /about as wide/],
    ['sourdough bread', "I don't have starter. Is dried yeast ok and how much", /5 g of dried yeast/],
    ['tiramisu', 'is there alcohol in it', /^Yes: Marsala/],
    ['pesto', "c'è la frutta secca dentro?", /^Yes: pine nuts/],
    ['paella', 'does it have gluten', /may, so read its label: chicken stock/],
    ['carbonara', 'can kids eat this', /because of egg yolks/],
    ['pancakes', 'what can I put on them', /berries/],
    ['chicken pie', 'Wie warm muss der Ofen sein?', /Heat the oven to 200 °C/],
    ['potato soup', 'kann man die Suppe auch kalt essen', /within an hour/],
    ['risotto', 'my rice is still hard, what now', /splash of hot water/],
    ['roast chicken', 'is 85 mins enough', /^It takes 15 minutes/],
    ['chicken noodle soup', 'how much salt exactly', /The recipe has .* salt/],
    ['cheesecake', 'does it need a water bath?', /does without it/],
    ['lasagne al forno', 'posso usare la besciamella pronta?', /ready-made saves work/],
    ['dal', 'any bread that goes with this?', /naan/i],
    ['pavlova', 'why did it crack', /^Cracks are normal/],
    ['ratatouille', 'c’est encore mieux le lendemain ?', /even better the next day/],
    ['beef stew', 'can it simmer longer than it says', /does it good/],
    ['thai green curry', 'when does the aubergine go in', /The recipe has 1 aubergine: “/],
    [
      "shepherd's pie",
      "I've already mixed the mash and it's like glue, what did I do wrong",
      /frees the starch/,
    ],
    ['paella', 'really 1.5 teaspoons of salt?', /That is intended: 1 1\/2 tsp salt for 4/],
    ['mushroom risotto', '40 minutes stirring?? are you sure', /^\d+ minutes: “/],
    ['mushroom risotto', "how do I know when it's done?", /^Cook it until the rice is creamy/],
    ['fish pie', 'have we got to peel the spuds?', /smooth mash/],
    ['beef stew in the slow cooker', 'how long on low', /on low for 8 hours/],
    ['roast pork with crackling', "how do i know when it's done", /90 to 95 °C.*Crackling/],
    ['pavlova', 'will it go soggy in humid weather', /^Meringue/],
    ['scones', 'mine never rise', /without twisting/],
    ['apple crumble', 'can I use oats in the topping', /already has 50 g rolled oats/],
    ['minestrone', 'kann ich Bohnen reintun', /already has 400 g canned cannellini beans/],
    ['tomato soup', 'too acidic', /Against sourness/],
    ['lasagne', 'posso usare il ragù pronto', /ready-made saves work/],
    ['fish and chips', 'what sauce goes with it', /Tartare/],
    ['fish and chips, egg allergy', 'what sauce goes with it', /Herbs chopped into good oil/],
    ['chicken pie', 'my pastry always shrinks', /Pastry shrinks/],
    ['roast potatoes', "why aren't they crispy", /^Parboil/],
    ['Linsensuppe', 'zu dick, was tun', /thinner/],
    ['bread', "how do i know it's proved enough", /twice as large/],
    ['pulled pork', 'can i do it in the oven', /in the oven as it is/],
    ['tiramisù', 'quanto tempo in frigo', /1 to 2 days/],
    ['Kartoffelgratin', 'muss ich die Kartoffeln vorkochen', /where the steps say so/],
    ['omelette', "thanks!! you're great", /You are welcome/],
    ['goulash', 'who won the world cup in 2010', /know about cooking/],
  ])('is answered in one line, and the dish stays: %s, %s', (dish, question, answer) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(answer);
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines });
  });

  it('also changes the dish on request', () => {
    const [, vegan] = answersTo('fish pie', 'can I make it vegan and does it freeze?');
    expect(vegan?.title).toMatch(/^Vegan/);
    expect(vegan?.said).toMatch(/freeze|Yes/i);
  });

  it.each([
    ['brownies', 'is it safe for my son, he is allergic to nuts', /nut|almond|pecan/],
    ['tomato soup', 'my sauce is lumpy what now and Ann can have no milk', /(?<!oat )milk|cream(?!,)/],
  ])('does not hide a food to leave out: %s, %s', (dish, said, gone) => {
    const answer = composeSafely({ prompt: said, seed: 1, previous: memoryOf(dish) }, knowledge);
    if (answer.kind === 'recipe')
      expect(
        answer.recipe.ingredients.map(({ name }) => name.replace('soy cream', '')).join('\n'),
      ).not.toMatch(gone);
  });

  it('keeps every warning, including one beside the question', () => {
    const [, asked] = answersTo('brownies', 'can I freeze half? my son is allergic to nuts');
    expect(asked?.lines.map(({ name }) => name).join('\n')).not.toMatch(/nut|almond|pecan/);
  });
});

describe('a machine mentioned for the dish on screen', () => {
  it.each(['do them in the airfryer', 'could it be done in the microwave?'])(
    'leaves the dish as it is: %s',
    (prompt) => {
      const [first, then] = answersTo('empanadas', prompt);
      expect(then?.title).toBe(first?.title);
    },
  );
});
