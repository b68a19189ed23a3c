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
    ["I haven't got a blender", 'unblended'],
    ['any tips for slicing it neatly?', 'tips'],
  ])('is known: %s', (prompt, question) => {
    expect(cookingQuestion(prompt)?.question).toBe(question);
  });

  it.each([
    'make it vegan',
    'without the wine',
    'for six',
    'swap the tuna for chicken',
    'less sugar',
    'faster',
  ])('is none: %s', (prompt) => {
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
    ['Greek salad', 'can I freeze it?', /Better not/],
    ['beef stew', 'can I make it the day before?', /even better the next day/],
    ['cullen skink', 'can I make it the day before?', /without the fish/],
    ['beef stew, gluten free', 'what goes with it?', /^(?!.*[Bb]read)/],
    ['curry, no alcohol', 'what wine goes with it?', /^(?!.*wine)/],
  ])('has an answer that is true of %s: %s', (dish, question, answer) => {
    expect(answersTo(dish, question)[1]?.said).toMatch(answer);
  });

  it('changes the dish as well if that is asked for', () => {
    const [, vegan] = answersTo('fish pie', 'can I make it vegan and does it freeze?');
    expect(vegan?.title).toMatch(/^Vegan/);
    expect(vegan?.said).toMatch(/freeze|Yes/i);
  });

  it('keeps every warning, also one beside the question', () => {
    const [, asked] = answersTo('brownies', 'can I freeze half? my son is allergic to nuts');
    expect(asked?.lines.map(({ name }) => name).join('\n')).not.toMatch(/nut|almond|pecan/);
  });
});

describe('a machine named for the dish on screen', () => {
  it.each(['do them in the airfryer', 'could it be done in the microwave?'])(
    'leaves the dish: %s',
    (prompt) => {
      const [first, then] = answersTo('empanadas', prompt);
      expect(then?.title).toBe(first?.title);
    },
  );
});
