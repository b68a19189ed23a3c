import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a question about the dish on screen, in any words', () => {
  it.each([
    ['banana bread', 'how much sugar is in this?', /about 20 g of sugar.*140 g brown sugar for 10 servings/],
    ['ramen', 'how much salt does it have?', /g of salt/],
    ['Linsensuppe', 'wieviel salz ist da drin?', /g of salt/],
    ['chocolate cake', 'can the kids help', /they can weigh and measure, .*grown-up/],
    ['pizza dough', 'can the kids knead it', /knead the dough/],
    ['birthday cake', 'how do i transport it', /floor of the car/],
    ['chana masala for 20', 'can i do it in two batches?', /two pots or pans/],
    ['tomato soup', 'how many tins', /2 × chopped tomatoes/],
    ['meatballs', 'can i freeze them raw', /raw is best/],
    ['slow cooker beef stew', 'can I put the potatoes in at the start', /“Add the onions, carrots, potatoes/],
    ['chicken and dumplings', 'how long do the dumplings take', /16 minutes/],
    ['tiramisu', 'are the eggs raw?', /pasteurized/],
    ['tiramisu', 'can i make it two days before', /a day ahead/],
    ['pizza dough', 'how long to rise', /90 minutes/],
    ['shakshuka', 'what else could i put in', /would go well in it/],
    ['sunday roast pork', 'whats the plan, we eat at 1pm', /minutes before you eat/],
    ['duck breast', 'how pink is safe', /74 °C/],
    ['roast lamb', 'pink ok?', /57 °C/],
    ['pancakes', 'can i make the batter tonight', /overnight/],
    ['moussaka', 'can i make it on friday for sunday', /a day ahead/],
    ['christmas cake', 'how do i store it', /for weeks/],
    ['apple crumble', 'what do i serve with it', /ice cream|custard/],
    ['hummus', 'it came out grainy why', /loose skins/],
    ['steak', 'medium rare how long', /3 minutes on each side/],
    ['grilled cheese sandwich', 'what bread', /bread/],
  ])('is answered, and changes nothing: %s, %s', (dish, question, answer) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(answer);
    expect(then).toMatchObject({
      title: first?.title,
      servings: first?.servings,
      lines: first?.lines,
      steps: first?.steps,
    });
  });

  it.each([
    ['lasagne', 'can i make it the day before, and does it freeze', /a day ahead/, /2 months/],
    ['Gulasch', 'wie lange hält das? kann ich es einfrieren?', /3 days/, /3 months/],
    ['paella', 'whats saffron for, can i skip it', /With saffron/, /without saffron/],
    ['omelette', 'how do i know when to flip it? how hot should the pan be?', /fold it/, /Medium heat/],
    ['mac and cheese', 'thanks, how long does it keep and can the kids help', /fridge/, /grown-up/],
  ])('is answered beside another: %s, %s', (dish, questions, one, other) => {
    const [, then] = answersTo(dish, questions);
    expect(then?.said).toMatch(one);
    expect(then?.said).toMatch(other);
  });

  it('names only what everybody at the table may eat', () => {
    const beside = (dish: string) => answersTo(dish, 'what goes with it?')[1]?.said;
    expect(beside('vegan chocolate brownies')).not.toMatch(/cream\b|custard/);
    expect(beside('gluten-free tomato soup')).not.toMatch(/bread|toast/);
    expect(answersTo('vegan pizza dough', 'what toppings')[1]?.said).not.toMatch(/mozzarella|ham\b/);
  });
});

describe('a word about the dish that asks for nothing', () => {
  it.each(['thats great thank you', 'no thats fine, leave it', 'ok', 'das ist gut so'])(
    'leaves it as it is: %s',
    (said) => {
      const [first, then] = answersTo('spaghetti bolognese', said);
      expect(then?.lines).toBe(first?.lines);
      expect(then?.said).not.toMatch(/did not understand|not sure/);
    },
  );

  it('is no list of what may be eaten', () => {
    const [, then] = answersTo('spanakopita', 'and what if i only have puff pastry');
    expect(then?.lines).toMatch(/puff pastry[\s\S]*spinach/);
  });
});

describe('a method that somebody does not want', () => {
  it('is no food', () => {
    const [, then] = answersTo('chocolate cake', 'no baking please');
    expect(then?.steps).not.toMatch(/\boven\b/);
  });
});

describe('how long it takes', () => {
  it.each([
    'how long does this take',
    'how long does it take?',
    'how long will this take me',
    'whats the total time',
    'wie lang dauert das?',
    'wie lange dauerts',
  ])('is said of the whole dish, asked “%s”', (asked) => {
    const [first, then] = answersTo('pan fried salmon', asked);
    expect(then?.said).toMatch(/^It takes \d+ minutes: \d+ to prepare and \d+ to cook/);
    expect(then?.lines).toBe(first?.lines);
  });

  it('counts what it rests', () => {
    expect(answersTo('chicken tikka masala', 'how long does it take').at(-1)?.said).toMatch(
      /65 minutes.* and 60 minutes to rest besides/,
    );
    expect(answersTo('tiramisu', 'how long does it take').at(-1)?.said).toMatch(/6 hours to rest/);
  });

  it('is said of a step that is asked about', () => {
    expect(answersTo('banana bread', 'how long does it take in the oven').at(-1)?.said).toMatch(
      /^\d+ minutes: “Spread in a lined loaf tin/,
    );
  });
});

describe('a nod before a question', () => {
  it.each([
    ['ok and can i freeze the leftovers', /^Yes, for up to 2 months/],
    ['great, and how long does it keep?', /^It keeps for/],
    ['okay, and is it spicy?', /^It is mild/],
    ['super, und kann ich das einfrieren?', /^Yes, for up to 2 months/],
  ])('is not answered: “%s”', (asked, said) => {
    expect(answersTo('lasagna', asked).at(-1)?.said).toMatch(said);
  });
});
