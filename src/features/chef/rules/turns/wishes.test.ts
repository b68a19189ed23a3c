import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { NOTHING_SHOWN } from '../answer/open-questions.ts';
import { composeSafely } from '../safe-chef.ts';
import { wishIn } from './read-wish.ts';

const PAN = {
  ...NOTHING_SHOWN,
  title: 'Chicken in Cream Sauce',
  servings: 4,
  minutes: 40,
  lines: [
    { amount: '600 g', name: 'chicken thigh fillets, sliced' },
    { amount: '200 ml', name: 'double cream' },
    { amount: '1 tsp', name: 'dried oregano' },
    { amount: '300 g', name: 'long-grain rice, rinsed' },
    { amount: '120 g', name: 'smoked bacon, diced' },
  ],
};

describe('a message that replaces one food with another', () => {
  it.each([
    ['and brown rice instead', 'long-grain rice', 'brown rice'],
    ['actually turkey bacon', 'smoked bacon', 'turkey bacon'],
    ['forget the chicken, cod', 'chicken thigh fillets', 'cod fillets'],
    ['no oregano left, use something else', 'dried oregano', null],
    ['replace the cream with something else', 'double cream', null],
    ['remplace la crème par autre chose', 'double cream', null],
    ['ersetze die Sahne durch etwas anderes', 'double cream', null],
    ['sustituye la nata por otra cosa', 'double cream', null],
    ["sostituisci la panna con qualcos'altro", 'double cream', null],
    ['lieber mit Pute statt Hähnchen', 'chicken thigh fillets', 'turkey breast'],
    ['gambas en vez de pollo', 'chicken thigh fillets', 'raw prawns'],
    ["i've run out of cream, milk then", 'double cream', 'milk'],
    ['use turkey', 'chicken thigh fillets', 'turkey breast'],
    ["i don't have oregano", 'dried oregano', null],
    ['no tengo orégano', 'dried oregano', null],
  ])('%s', (said, gone, come) => {
    expect(wishIn(said, PAN, knowledge)).toMatchObject({ kind: 'swap', gone, come, share: 1 });
  });

  it.each([
    'no milk, I am allergic',
    'no cream, oat milk',
    'gluten free pasta instead of rice',
    'couscous bowls instead of wraps',
    'add some chicken to it and make it spicy',
    'for 6',
  ])('is not “%s”', (said) => {
    expect(wishIn(said, PAN, knowledge)).toBeNull();
  });

  it('may apply to part of the servings', () => {
    expect(wishIn('tofu for two of the four', PAN, knowledge)).toMatchObject({
      come: 'firm tofu',
      share: 0.5,
    });
  });
});

describe('a precise change to the dish on screen', () => {
  it.each([
    [
      'chicken korma',
      'use prawns instead of the chicken',
      /raw prawns/,
      /chicken thigh/,
      /Add the prawns for the last 4 minutes/,
    ],
    [
      'cottage pie',
      "i've no beef stock left, use something else",
      /chicken stock/,
      /beef stock/,
      /chicken stock/,
    ],
    ['tuna pasta bake', 'swap the tuna for chicken', /chicken/, /tuna/, /Poach the chicken/],
    [
      'Kartoffelgratin',
      'ersetze die Sahne durch etwas anderes',
      /crème fraîche/,
      /double cream/,
      /the crème fraîche/,
    ],
    ['Gulasch', 'lieber mit Schwein statt Rind', /pork shoulder/, /beef/, /pork/],
  ])('%s, then “%s”', (dish, wish, come, gone, step) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(come);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.steps).toMatch(step);
    expect(then?.lines.split('\n')).toHaveLength(first?.lines.split('\n').length ?? 0);
  });

  it.each([
    ['roast potatoes', 'can I leave out the rosemary', /rosemary/],
    ['bacalhau', 'sem azeitonas por favor', /olives/],
    ['chicken noodle soup', 'ohne Thymian', /thyme/],
    ['fried rice', 'no peas, please', /peas/],
  ])('removes one line from %s: %s', (dish, wish, gone) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines.split('\n')).toEqual(first?.lines.split('\n').filter((line) => !gone.test(line)));
    expect(then?.steps).not.toMatch(gone);
  });

  it.each([
    ['brownies', 'half the sugar please', /^140 g sugar/m],
    ['carrot cake', 'double the cinnamon', /^4 tsp ground cinnamon/m],
    ['banana bread', 'cut the sugar by a third', /^95 g brown sugar/m],
    ['scones', '50% less butter', /^40 g butter/m],
    ['pancakes', 'with 3 eggs instead of 2', /^3 eggs/m],
    ['apple crumble', "half the sugar, he won't notice", /^30 g caster sugar[\s\S]*^50 g demerara sugar/m],
    ['Gulasch', 'doppelt so viel Paprika', /^6 tbsp sweet paprika/m],
    ['gâteau au chocolat', 'la moitié du sucre', /^130 g caster sugar/m],
    ['paella', 'el doble de gambas', /^400 g raw prawns/m],
    ['tiramisù', 'metà zucchero', /^50 g caster sugar/m],
    ['lentil curry', 'That looks a bit sad. More flavour?', /^1 1\/2 tsp garam masala/m],
  ])('sets the amount of a food: %s, then “%s”, and leaves the rest', (dish, wish, line) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(line);
    expect(then).toMatchObject({ title: first?.title, servings: first?.servings, steps: first?.steps });
    expect(then?.said).not.toMatch(/did not understand/);
  });

  it('undoes the last addition', () => {
    const [first, , then] = answersTo('ratatouille', 'add feta', 'without it after all');
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines });
    const [, , chorizo] = answersTo('lentil soup', 'add sausage', 'make that chorizo');
    expect(chorizo?.lines).toMatch(/chorizo/);
    expect(chorizo?.lines).not.toMatch(/sausage/);
  });

  it('goes back to the previous version', () => {
    const [first, , back] = answersTo(
      'tuna pasta bake',
      'swap the tuna for chicken',
      'no wait, back to tuna',
    );
    expect(back).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
  });

  it.each([
    ['minestrone', 'with sausage', 'no the original was better'],
    ['apple crumble', 'something else', 'no, the other one'],
    ['chicken curry', 'add spinach', 'scrap that'],
    ['pancakes', 'for 8', 'sorry I meant 4'],
    ['fish pie', 'for 2', 'revert'],
    ['lasagne', 'with courgettes', 'back to the one without courgettes please'],
    ['lamb tagine', 'make it chicken', 'the lamb was better'],
    ['Gulasch', 'mit Pute', 'doch lieber wie am Anfang'],
    ['ratatouille', 'autre chose', 'plutôt la précédente'],
    ['tortilla española', 'con chorizo', 'no, como estaba'],
    ['lasagne', 'con zucchine', 'torna indietro'],
  ])('restores the dish: %s, then “%s”, then “%s”', (dish, wish, back) => {
    const [first, , then] = answersTo(dish, wish, back);
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines, servings: first?.servings });
  });

  it('does not claim to restore the dish if something stays out', () => {
    const [, , then] = answersTo('lasagne', 'I am allergic to nuts and vegetarian', 'undo that');
    expect(then?.said).not.toMatch(/It is as it was before\.$/m);
  });

  it.each([
    ['thai green curry', 'too many ingredients for me, simpler please', /Thai basil|lime leaves/],
    ['moussaka', 'zu viele Zutaten', /cinnamon|oregano/],
  ])('leaves fewer lines: %s, then “%s”', (dish, wish, gone) => {
    const [first, then] = answersTo(dish, wish);
    expect(then).toMatchObject({ title: first?.title, servings: first?.servings });
    expect(then?.lines).not.toMatch(gone);
    expect(then?.steps).not.toMatch(gone);
  });

  it('roasts a doubled joint in two pieces', () => {
    const [, then] = answersTo('roast leg of lamb', 'for 12');
    expect(then?.said).toMatch(/2 pieces of about 2,000 g/);
  });

  it('settles halfway between too little and too much', () => {
    const [, , then] = answersTo('chili con carne', 'hotter', 'too hot now, something in between');
    expect(then?.lines).toMatch(/2 1\/2 tsp chilli powder/);
  });

  it.each([
    ['greek salad', 'and croutons', /white bread/, /croutons/],
    ['cheesecake', 'mit Streuseln bitte', /flour, for the crumble/, /strew them over/],
    ['gnocchi al pomodoro', 'fammeli al forno con la mozzarella', /mozzarella/, /bake for 12 minutes/],
    ['tomato soup', 'smoother', /tomatoes/, /sieve/],
    ['quiche lorraine', "sans pâte, c'est possible ?", /eggs/, /Grease a 24 cm baking dish/],
    ['carrot cake', 'as muffins', /cream cheese/, /paper cases/],
    ['banana bread', 'in the air fryer', /bananas/, /Heat the air fryer to 160 °C/],
    ['beef burgers', 'in the air fryer', /minced beef/, /air fryer at 190 °C.*71 °C/],
  ])('%s, then “%s”', (dish, wish, line, step) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(line);
    expect(then?.steps).toMatch(step);
    for (const each of first?.lines.split('\n') ?? [])
      if (!/pastry/.test(each)) expect(then?.lines).toContain(each);
  });

  it.each([
    [
      'pizza margherita',
      "no time to prove it overnight, I've got 1 hr",
      /10 g yeast/,
      /in a warm place for \d\d minutes/,
    ],
    ['pancakes', 'savoury instead', /^1 tsp sugar/m, /sugar/],
    ['scones', 'no buttermilk, I only have yoghurt', /180 ml yogurt/, /most of the yogurt/],
    ['ramen', 'make it lighter', /280 g ramen noodles/, /./],
    ['potato and leek soup', "smoother please, and he'd like cheese", /cheddar/, /Blend until smooth/],
    ['chicken and rice', 'swap the chicken for tofu', /650 ml vegetable stock/, /the tofu/],
    ['arroz con pollo', 'and brown rice instead', /300 g brown rice/, /for 35 minutes/],
    ['banana bread', 'in the air fryer? mine takes an 18cm tin', /bananas/, /air fryer to 160/],
    [
      'sausage traybake',
      'veggie sausages for two of the four portions',
      /^4 pork sausages/m,
      /vegan sausages in the same way/,
    ],
    ['cauliflower cheese', 'half gruyère half cheddar', /^90 g gruyère/m, /gruyère/],
    ['fish pie', 'half salmon half cod', /^250 g salmon fillets/m, /cod and salmon/],
    [
      'chicken noodle soup',
      'no noodles in the house, only rice',
      /120 g basmati rice/,
      /rice and cook for 13 minutes/,
    ],
    ['sopa de legumes', 'e trocar a batata por outra coisa', /celeriac/, /the celeriac/],
    ['goulash', 'make it with venison', /800 g venison/, /Add the venison/],
    ['bread rolls', 'wholemeal flour instead', /500 g wholemeal flour/, /Mix the wholemeal flour/],
    ['lentil soup', 'less salt', /^1\/2 tsp salt/m, /./],
  ])('%s, then “%s”, in its lines and steps', (dish, wish, line, step) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(line);
    expect(then?.steps).toMatch(step);
  });

  it.each([
    ['beef bourguignon', 'quicker, I only have 40 minutes', /cannot be ready in 40 minutes/],
    ['bolognese', 'only 20 minutes tonight', /cannot be ready in 20 minutes/],
    ['lentil soup', 'keine Würstchen da, nimm was anderes', /no sausages in it/],
  ])('keeps %s, and says why: %s', (dish, wish, why) => {
    const [first, then] = answersTo(dish, wish);
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines });
    expect(then?.said).toMatch(why);
  });

  it('keeps earlier changes when scaling up, and adds nothing that somebody must not eat', () => {
    const [, , more] = answersTo('thai green curry', 'swap the chicken for tofu', 'for 6');
    expect(more?.lines).toMatch(/750 g firm tofu/);
    const [, peanuts] = answersTo('pad thai, I am allergic to nuts', 'peanuts instead of the bean sprouts');
    expect(peanuts?.lines).not.toMatch(/peanut/);
  });
});

it('bakes a flat cake in one tin that is large enough', () => {
  const [, flat, asked] = answersTo('chocolate cake for a birthday', 'make it a traybake', 'what size tin');
  expect(flat?.title).toBe('Chocolate Traybake');
  expect(flat?.steps).toMatch(/Pour into a lined 23 x 33 cm tin\./);
  expect(flat?.steps).not.toMatch(/two|fill/);
  expect(asked?.said).toMatch(/23 x 33 cm/);
});

it('uses the named cut, even in the title, and mentions no bone for a boneless one', () => {
  const [, cheeks] = answersTo('lamb shanks', "can't get lamb, beef cheeks ok?");
  expect(cheeks?.title).toBe('Braised Beef Cheeks');
  expect(cheeks?.lines).toMatch(/beef cheeks/);
  expect(cheeks?.steps).not.toMatch(/the bone/);
});

it.each([
  ['banana bread', 'i only have self raising flour', /^(?![\s\S]*baking powder)/],
  ['scones', 'I only have plain flour', /4 tsp baking powder/],
])('makes %s rise equally with another flour: %s', (dish, said, lines) => {
  expect(answersTo(dish, said)[1]?.lines).toMatch(lines);
});

it.each([
  ['paella', 'no tengo azafrán', /turmeric/, /saffron/],
  ['pumpkin soup', "i don't have nutmeg", /pumpkin/, /nutmeg/],
  ['omelette', 'no cheese please', /eggs/, /gruyère/],
  ['Kartoffelgratin', 'geht auch Süßkartoffel', /sweet potatoes/, /floury/],
  ['brownies', 'can i use oil instead of butter', /sunflower oil/, /butter|coconut/],
])('omits it, or uses another: %s, %s', (dish, said, has, gone) => {
  const [first, then] = answersTo(dish, said);
  expect(then?.title).toBe(first?.title);
  expect(then?.lines).toMatch(has);
  expect(then?.lines).not.toMatch(gone);
});

describe('a question beside a change', () => {
  it.each([
    [
      'paneer curry',
      'why do you fry the paneer first?',
      'ok and can I skip it',
      /brown crust/,
      /put it straight in/,
    ],
    ['carrot cake', 'how do i know its done', 'how long does it bake', /comes out clean/, /^44 minutes/],
    [
      'pho',
      'what does star anise actually do in it?',
      'how many calories roughly?',
      /With star anise/,
      /about \d+ kcal/,
    ],
    [
      'onion soup',
      "it's a bit sweet, what would balance it",
      'what size pot do I need',
      /vinegar or lemon/,
      /liters/,
    ],
    [
      'bolognese',
      'fine, and what pasta shape',
      'combien de temps ça se garde ?',
      /tagliatelle/,
      /It keeps for/,
    ],
  ])('is answered in one line, and the dish stays: %s', (dish, question, next, answer, other) => {
    const [first, then, last] = answersTo(dish, question, next);
    expect(then?.said).toMatch(answer);
    expect(last?.said).toMatch(other);
    expect(last).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
  });

  it.each([
    ['beef stroganoff', 'why do you fry the mushrooms separately?', /full pan/],
    ['pasta e fagioli', 'che vino ci sta bene?', /Chianti/],
    ['crêpes', 'et combien de temps ça se garde ?', /It keeps for/],
    ['moussaka', 'is it gluten free?', /because of plain flour/],
    ['apple pie', 'what temperature for a fan oven?', /180 °C/],
    ['ragu', 'how many does it serve', /It serves \d/],
    ['guacamole', 'what if my avocados are hard', /ripens in one to three days/],
    ['guacamole', 'how would a Mayan have eaten it', /no answer to that/],
  ])('changes nothing: %s, then %s', (dish, question, answer) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(answer);
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
  });

  it('is answered, and the change is made', () => {
    const [, then] = answersTo('beef stew', 'for 6. how many calories is that?');
    expect(then?.servings).toBe(6);
    expect(then?.said).toMatch(/^A serving has about/);
  });

  it('does not replace an answer to the chef’s own question', () => {
    const first = composeSafely({ prompt: 'thai green curry', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const asked = composeSafely(
      { prompt: 'oh, and Priya is allergic', previous: first.memory, seed: 1 },
      knowledge,
    );
    const answered = composeSafely(
      { prompt: 'how many calories?', previous: asked.memory!, seed: 1 },
      knowledge,
    );
    expect(answered.memory?.open).toEqual(asked.memory?.open);
  });
});
