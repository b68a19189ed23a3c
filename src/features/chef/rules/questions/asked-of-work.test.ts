import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['beef stew', 'can I skip browning the meat', /^Browning is for flavor/],
  ['moussaka', 'can I bake the aubergines instead of frying them', /same as before|oven/],
  ['french onion soup', 'which cheese if I have no gruyere', /use Emmental/],
  ['french onion soup', "what if I don't have gruyere", /use Emmental/],
  ['eggs benedict', 'can I buy the hollandaise', /ready-made saves work/],
  ['pad thai', 'do I need a wok', /frying pan does as well/],
  ['lentil soup', 'do I have to soak the lentils', /Lentils and split peas need no soaking/],
  ['greek salad', 'what dressing', /no other dressing/],
  ['chicken soup', 'my soup is cloudy, why', /bare simmer/],
  ['french toast', 'what bread is best', /written with brioche/],
  ['tiramisu', 'what can I use instead of ladyfingers', /sponge cake/],
])('what is asked of %s is answered, and the dish stays: %s', (dish, question, said) => {
  const [before, after] = answersTo(dish, question);
  expect(after?.said).toMatch(said);
  expect(after?.lines).toBe(before?.lines);
});

it('a part made of several foods is replaced as a whole', () => {
  const [, after] = answersTo('lasagne', 'ricotta instead of white sauce');
  expect(after?.lines).toMatch(/ricotta/);
  expect(after?.lines).not.toMatch(/plain flour|butter/);
});

it.each(['pork schnitzel', 'chicken schnitzel'])('%s is the same meat in the air fryer', (dish) => {
  const [before, after] = answersTo(dish, 'in the air fryer');
  expect(after?.title).toBe(before?.title);
  expect(after?.said).toMatch(/rewrote it for an air fryer/);
});

it.each([
  ['egg salad', 'without mayo', /\d eggs\b/],
  ['sushi', 'no seaweed', /rice papers/],
])('who refuses a sauce or a wrapper eats the rest: %s, %s', (dish, wish, line) => {
  const [, after] = answersTo(dish, wish);
  expect(after?.lines).toMatch(line);
  expect(after?.lines).not.toMatch(/(?<!vegan )mayonnaise|\bnori\b/);
});

it.each([
  ['pasta, not amatriciana', /Amatriciana/],
  ['noodles, not pad thai', /Pad Thai/],
  ['something with aubergine but not moussaka or lasagne', /Moussaka|Lasagne/],
])('a dish that somebody is tired of is no reason to ask: %s', (prompt, tired) => {
  expect(answersTo(prompt)[0]?.title).not.toMatch(tired);
});

it('french toast may be savory', () => {
  expect(answersTo('french toast', 'make it savoury')[1]?.title).toBe('Savoury French Toast');
});
