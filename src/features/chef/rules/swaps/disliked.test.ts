import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food that somebody does not like', () => {
  it.each([
    ['chicken pot pie', 'i dont like carrots, something else', /carrots/, /2 parsnips/],
    [
      'thai green curry',
      'i dont like green beans, another green vegetable please',
      /green beans/,
      /broccoli, in small florets/,
    ],
    ["shepherd's pie", 'hate peas. what else? use something else', /\bpeas/, /green beans/],
    ['minestrone', 'ich mag keine Zucchini, lieber was anderes', /courgette/, /aubergine/],
    ['ratatouille', "j'aime pas les aubergines, autre chose", /aubergine/, /butternut squash/],
    ['paella', 'no me gustan las judías verdes, otra verdura', /green beans/, /broccoli/],
    ['lasagne', "non mi piacciono le carote, qualcos'altro", /carrot/, /parsnip/],
    ['fish pie', "don't like prawns, something else", /prawns/, /salmon/],
    ['chicken curry', 'kids hate coriander, something else instead', /coriander/, /parsley/],
    ['chicken fajitas', 'i dont like peppers, another vegetable', /(?:red|green) pepper/, /courgettes/],
  ])('makes place for one that does its work in the dish: %s, “%s”', (dish, said, gone, come) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.title.split(' ')[0]).toBe(before?.title.split(' ')[0]);
    expect(before?.lines).toMatch(gone);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.lines).toMatch(come);
    expect(then?.steps).not.toMatch(gone);
  });

  it.each([
    ['paella', 'no seafood, chicken instead', /Lower the heat and cook for another 9 minutes/],
    ['chicken cacciatore', 'no olives', /^Serve with bread or polenta\./m],
  ])('leaves whole sentences where it was: %s, “%s”', (dish, said, step) => {
    expect(answersTo(dish, said)[1]?.steps).toMatch(step);
  });
});
