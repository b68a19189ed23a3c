import { expect, it } from 'vitest';
import { formOf } from './form.ts';
import { type ReadElsewhere, withImported } from './imported-form.ts';

const NOTHING: ReadElsewhere = {
  title: '',
  description: '',
  ingredients: [{ amount: '1', name: 'egg' }],
  instructions: ['Boil it.'],
  cookingTips: [],
  tags: [],
  category: 'dinner',
  sourceUrl: '',
  prepTime: null,
  cookTime: null,
  servings: null,
};
const STEW: ReadElsewhere = {
  ...NOTHING,
  title: 'Stew',
  description: 'For cold days.',
  cookingTips: ['Better the next day.'],
  tags: ['stew'],
  sourceUrl: 'https://stew.test/1',
  prepTime: 5,
  cookTime: 120,
  servings: 6,
  image: '/uploads/stew.jpg',
};

it('what the cook wrote stays where the source says nothing', () => {
  const written = { ...formOf(), title: 'Egg', prepTime: '3' };
  expect(withImported(written, NOTHING)).toMatchObject({ title: 'Egg', prepTime: '3', cookTime: '' });
});

it('a second import keeps nothing of the first', () => {
  const first = withImported(formOf(), STEW);
  expect(first).toMatchObject({ prepTime: '5', cookTime: '120', servings: '6', tags: ['stew'] });
  const second = withImported(first, { ...NOTHING, title: 'Egg' }, first);
  expect(second).toEqual({
    ...withImported(formOf(), { ...NOTHING, title: 'Egg' }),
  });
});

it('what the cook changed after an import stays in the next one', () => {
  const first = withImported(formOf(), STEW);
  const changed = { ...first, cookTime: '90', tags: ['stew', 'sunday'] };
  expect(withImported(changed, NOTHING, first)).toMatchObject({
    prepTime: '',
    cookTime: '90',
    tags: ['stew', 'sunday'],
  });
});

it('a whole other recipe in the form, such as a restored draft, is replaced with its facts', () => {
  const restored = withImported(formOf(), STEW);
  const filled = withImported(restored, { ...NOTHING, title: 'Egg' });
  expect(filled).toEqual(withImported(formOf(), { ...NOTHING, title: 'Egg' }));
});

it('the facts of the same recipe stay', () => {
  const restored = withImported(formOf(), STEW);
  expect(withImported(restored, { ...NOTHING, title: 'stew' })).toMatchObject({
    prepTime: '5',
    servings: '6',
  });
});
