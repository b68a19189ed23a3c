import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';
import { fearOf } from './fears.ts';

describe('a fear of how the dish turns out', () => {
  it.each([
    ['spaghetti carbonara', 'im scared the eggs will scramble, what do i do', /eggs stay creamy/],
    ['spaghetti carbonara', "i'm worried the eggs will scramble", /eggs stay creamy/],
    ['spaghetti carbonara', 'what if the eggs scramble?', /eggs stay creamy/],
    ['spaghetti carbonara', 'ich hab Angst, dass die Eier stocken', /eggs stay creamy/],
    ['quiche lorraine', "j'ai peur qu'elle soit trop liquide", /So that it sets/],
    ['quiche lorraine', 'tengo miedo de que quede muy líquida', /So that it sets/],
    ['quiche lorraine', 'ho paura che resti troppo liquida', /So that it sets/],
    ['hollandaise sauce', 'what if it splits', /does not split/],
    ['hollandaise sauce', 'mine always curdles, how do i stop that', /does not split/],
    ['apple crumble', 'the topping always goes soggy on me, how do i keep it crisp', /topping stays crisp/],
    ['new york cheesecake', "i don't want it to crack", /does not crack/],
    ['chicken curry', 'im nervous about undercooking the chicken', /done inside/],
    ['chocolate mousse', "i'm worried about the chocolate seizing", /chocolate stays smooth/],
    ['tortilla de patatas', 'me da miedo darle la vuelta', /To turn it/],
    ['roast chicken', 'any tips so the skin gets crisp?', /it is crisp/],
    ['pulled pork', 'will it dry out?', /not dry/],
    ['pancakes', 'they always stick to the pan', /nothing sticks/],
  ])('keeps the dish, and says what helps: %s, %s', (first, then, advice) => {
    const [before, after] = answersTo(first, then);
    expect(after?.title).toBe(before?.title);
    expect(after?.lines).toEqual(before?.lines);
    expect(after?.said.split('\n')[0]).toMatch(advice);
  });

  it.each([
    "i'm scared of nuts",
    "i'm worried about the raw eggs",
    'im scared the raw eggs make me ill',
    "i'm worried my son will get a dry throat from the nuts",
    'what if i use dry cocoa',
    'et si on mettait plus de sauce liquide',
    'i want it less dry',
    "i don't want it too salty",
  ])('is not a fear of food, nor a change: %s', (said) => {
    expect(fearOf(said)).toBeNull();
  });
});

describe('a first message that asks how a dish is made', () => {
  it.each(['how do i make okonomiyaki', 'how do you make shakshuka?'])('asks for it: %s', (first) => {
    expect(answersTo(first)[0]?.said).not.toMatch(/no answer/);
  });
});
