import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a refusal of what is not in the dish', () => {
  it.each([
    ['french omelette', 'without the yogurt', 'yogurt'],
    ['french omelette', 'leave out the milk', 'milk'],
    ['french omelette', 'hold the mayo', 'mayo'],
    ['french omelette', 'ohne die Milch', 'milk'],
    ['chickpea coconut curry', 'bitte ohne Sahne', 'cream'],
    ['thai green curry', 'sans crème', 'cream'],
    ['pasta with pesto', 'without the cashews', 'cashews'],
    ['tomato soup', 'leave out the parmesan', 'parmesan'],
  ])('%s, then “%s”, changes nothing and says so', (dish, said, food) => {
    const [first, then] = answersTo(dish, said);
    expect(then?.title).toBe(first?.title);
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(`It has no ${food} in it.`);
  });

  it.each([
    ['french omelette', 'no dairy', /vegan butter/],
    ['french omelette', 'no milk, im lactose intolerant', /vegan butter/],
    ['pasta with pesto', 'no nuts', /^(?!.*pine nuts)/s],
    ['tomato soup', 'no yogurt, allergic', /vegan butter/],
  ])('%s, then “%s”, is still of all that may harm', (dish, said, lines) => {
    const [, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(lines);
  });
});

it.each([
  ['french omelette', 'without the gruyère', /gruyère/, /15 g butter/],
  ['lasagne', 'without the parmesan', /parmesan/, /130 g mozzarella/],
])('%s, then “%s”, keeps all else that is made of milk', (dish, said, gone, kept) => {
  const [first, then] = answersTo(dish, said);
  expect(then?.lines).not.toMatch(gone);
  expect(then?.lines).toMatch(kept);
  expect(then?.lines.split('\n')).toHaveLength((first?.lines.split('\n').length ?? 0) - 1);
});

it.each([
  ['chickpea coconut curry', 'without the coconut milk', /400 ml passata/],
  ['chickpea coconut curry', "I'm allergic to coconut", /400 ml passata/],
  ['thai green curry', 'without the coconut milk', /400 ml vegetable stock/],
  ['tomato soup', 'without the stock', /500 ml water/],
  ['beef stew', 'no stock', /800 ml water/],
])('%s, then “%s”, is never left without what it simmers in', (dish, said, poured) => {
  const [, then] = answersTo(dish, said);
  expect(then?.lines).toMatch(poured);
  expect(then?.steps).toMatch(/simmer/);
});

describe('what is to make place and is not there', () => {
  it.each([
    ['beef stew', 'prawns instead of chicken', 'chicken'],
    ['roast chicken', 'what would you do instead of the potatoes', 'potato'],
  ])('%s, then “%s”, changes nothing and says so', (dish, said, food) => {
    const [first, then] = answersTo(dish, said);
    expect(then?.title).toBe(first?.title);
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(`It has no ${food} in it.`);
  });

  it('is answered with what does its work, where it has gone already', () => {
    const [, safe, then] = answersTo(
      'spaghetti carbonara for 4',
      'my wife is pregnant, is the egg ok for her?',
      'ok then what would you do instead of the egg',
    );
    expect(then?.lines).toBe(safe?.lines);
    expect(then?.said).toMatch(/There is no egg in it any more: double cream does its work\./);
  });
});

describe('a seasoning that somebody does not want', () => {
  const PLATE = 'aubergines, carrots and dried apricots, go';
  it.each([
    ['no garlic pls', /garlic/],
    ["i don't like garlic", /garlic/],
    ['my mum hates onions, leave them out', /onion/],
    ['no garlic or onion', /garlic|onion/],
    ['hates coriander, leave it out', /ground coriander/],
    ['without the cumin', /cumin/],
  ])('leaves the dish what it is: “%s”', (said, gone) => {
    const [first, then] = answersTo(PLATE, said);
    expect(then?.title).toBe(first?.title);
    expect(first?.lines).toMatch(gone);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.lines).toMatch(/aubergines/);
    expect(then?.steps).not.toMatch(gone);
  });
});

it('is not about bran where a son is allergic', () => {
  const [first, then] = answersTo('arroz con pollo', 'is it ok for my nut allergic son?');
  expect(then?.lines).toBe(first?.lines);
  expect(then?.said).toMatch(/^Yes, there are no nuts in it/);
});
