import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a question about a small child', () => {
  it.each([
    [
      'spaghetti bolognese',
      'can my 1 year old eat it',
      /^Not as it is, because of red wine, beef stock, salt/,
    ],
    ['spaghetti bolognese', 'can my 1 year old eat it', /For a baby, mash it/],
    ['spaghetti bolognese', 'kann mein Baby das essen', /^Not as it is.*For a baby/],
    ['chicken tikka masala', 'is it too spicy for my son, 4', /^Not as it is, because of chilli powder/],
    ['chicken tikka masala', 'is this safe for a toddler?', /For a small child, cut it small/],
    ['chicken tikka masala', 'how do i make it safe for my 3 year old', /chilli powder/],
    ['chicken tikka masala', 'est-ce que mon bébé de 10 mois peut en manger', /For a baby/],
    ['scrambled eggs', 'puede comerlo mi hijo de 2 años', /cooked right through/],
    ['scrambled eggs', 'would this be suitable for my 7 year old', /^Yes, as it is\.$/],
    ['banana bread', 'darf meine zweijährige Tochter das essen', /^Yes, with little salt.*small child/],
    ['banana bread', 'can my baby eat banana bread', /^Not as it is, because of brown sugar/],
    ['banana bread', 'can my 18 month old have some', /small child/],
  ])('keeps the dish and is answered: %s, %s', (dish, question, answer) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(answer);
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
  });

  it.each([
    'ok make it for a toddler',
    'my 1 year old is eating too',
    'can my 2 year old who is allergic to milk eat it',
  ])('is not what asks for a change: %s', (message) => {
    const [, then] = answersTo('spaghetti bolognese', message);
    expect(then?.lines).not.toMatch(/red wine|\bsalt\b/);
  });
});

describe('a dish that is to become safe for somebody of whom the chef knows what to leave out', () => {
  it.each([
    ['make it safe for my toddler', /^For a small child/, /bacon|cherry tomato|blue cheese|salt/],
    ['can you make it safe for our 1 year old please', /^For a baby/, /bacon|cherry tomato|mustard|salt/],
    ['make it toddler-safe', /^For a small child/, /bacon|cherry tomato|blue cheese|salt/],
    ['make it safe for a pregnant woman', /^For pregnancy/, /blue cheese/],
  ])('is adapted: %s', (said, note, gone) => {
    const [, then] = answersTo('cobb salad', said);
    expect(then?.title).toBe('Cobb Salad');
    expect(then?.said).toMatch(note);
    expect(then?.lines).not.toMatch(gone);
  });

  it.each(['make it safe for my son', 'make it safe for my toddler with eczema'])(
    'is asked about where something else may have to go: %s',
    (said) => {
      expect(() => answersTo('cobb salad', said)).toThrow(/safe for/);
    },
  );
});
