import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that is made in a machine', () => {
  it.each([
    [
      'slow cooker pulled pork',
      "I don't have a slow cooker, oven instead",
      'Pulled Pork',
      /cook for 4 hours/,
    ],
    ['slow cooker pulled pork', 'can I do it in the oven instead?', 'Pulled Pork', /cook for 4 hours/],
    ['slow cooker pulled pork', "je n'ai pas de mijoteuse, au four", 'Pulled Pork', /cook for 4 hours/],
    ['slow cooker beef stew', 'no slow cooker here, what now', 'Beef Stew', /simmer gently/],
    ['slow cooker beef stew', 'can you make it in a pot on the stove?', 'Beef Stew', /simmer gently/],
    ['slow cooker beef stew', 'without the slow cooker please', 'Beef Stew', /simmer gently/],
    ['air fryer salmon', 'hab keine Heißluftfritteuse', 'Baked Salmon', /Heat the oven/],
    ['instant pot chili', 'my instant pot broke', 'Chili con Carne', /simmer for 35 minutes/],
  ])('is another one without it: %s, %s', (first, message, title, step) => {
    const [before, after] = answersTo(first, message);
    expect(after).toMatchObject({ title, servings: before?.servings });
    expect(after?.steps).toMatch(step);
  });

  it('stays without nuts where it was to be', () => {
    const [, after] = answersTo(
      'slow cooker chicken curry, no coriander',
      "we don't own a crock pot, use the hob",
    );
    expect(after?.title).toBe('Chicken Curry');
    expect(after?.lines).not.toMatch(/coriander/);
  });
});

describe('a dish of the oven', () => {
  it('is one as it is', () => {
    const [before, after] = answersTo('lasagne', 'in the oven instead');
    expect(after?.title).toBe(before?.title);
    expect(after?.said).toMatch(/in the oven as it is/);
  });
});
