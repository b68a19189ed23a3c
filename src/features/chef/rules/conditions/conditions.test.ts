import { describe, expect, it } from 'vitest';
import { ask } from '../../../../../test/chef.ts';

const cooked = (prompt: string) => {
  const answer = ask(prompt);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  const { recipe, why, notUnderstood, memory } = answer;
  return {
    recipe,
    dish: memory.dish,
    lines: recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n'),
    steps: recipe.instructions.join('\n'),
    why: why.join('\n'),
    notUnderstood,
  };
};

describe('a condition other than food', () => {
  it.each([
    [
      'it is 34 degrees in here and I refuse to turn anything on',
      /\b(?:boil|fry|oven|grill|simmer|kettle)\b/i,
    ],
    ['bei der Hitze mache ich nichts an', /\b(?:boil|fry|oven|grill|simmer|kettle)\b/i],
    ['no quiero encender nada', /\b(?:boil|fry|oven|grill|simmer|kettle)\b/i],
  ])('is met by the chosen dish: %s', (prompt, heat) => {
    const { steps, why, notUnderstood } = cooked(prompt);
    expect(steps).not.toMatch(heat);
    expect(why).toContain('Nothing in it is heated.');
    expect(notUnderstood).toEqual([]);
  });

  it('picks dishes that need no fridge, or only a pan and a fork', () => {
    const { lines, why, recipe } = cooked('one pan, one fork, camping stove, no fridge for two days');
    expect(lines).not.toMatch(/chicken|beef|sausage|cream|yogurt|feta/);
    expect(why).toContain('Nothing in it needs a fridge.');
    expect(recipe.servings).toBe(1);
  });

  it('runs a slow cooker while nobody is home', () => {
    const { steps, why } = cooked('slow cooker, something with beef, i leave at 7 and get back at 6');
    expect(steps).toMatch(/on low for 10 hours\b.* on warm for the last hour/);
    expect(why).toMatch(/away for 11 hours: it is done after 8 on low/);
  });

  it('explains a stovetop pressure cooker, and starts from dried pulses', () => {
    const { steps, lines } = cooked('black beans from dry in my stovetop pressure cooker');
    expect(lines).toMatch(/dried black beans, soaked overnight/);
    expect(steps).toMatch(/full pressure/);
    expect(steps).not.toMatch(/sauté|canned/);
  });

  it('adds advice on cast iron, for beginners, and for late guests', () => {
    const tips = (prompt: string) => cooked(prompt).recipe.cookingTips.join('\n');
    expect(tips('just got a cast iron skillet')).toMatch(/cast-iron pan slowly/);
    expect(tips('my husband has never cooked, he makes dinner tonight')).toMatch(/Read all of it once/);
    expect(tips('tortilla de patatas, jugosa')).toMatch(/middle still trembles/);
    expect(cooked('chili for six, two of them will be late').steps).toMatch(/come later: leave it covered/);
    expect(cooked('souvlaki for 8, half of them will come an hour late').steps).toMatch(
      /later: keep their part raw/,
    );
  });

  it('cooks a pie’s filling in the slow cooker, and bakes the pie', () => {
    expect(cooked("shepherd's pie in the slow cooker").steps).toMatch(
      /6 hours on low[\s\S]*Towards the end, boil[\s\S]*bake/,
    );
  });

  it.each([
    ['bread machine, wholemeal, with seeds in, 750g loaf', /seeded wholemeal/, 10],
    ['bread maker, rye, 1 kg', /rye loaf/, 13],
    ['pain complet à la machine à pain, 500 g', /wholemeal loaf/, 7],
  ])('uses the bread machine, sized to its loaf: %s', (prompt, dish, servings) => {
    const { dish: made, recipe, steps } = cooked(prompt);
    expect(made).toMatch(dish);
    expect(recipe.servings).toBe(servings);
    expect(steps).toMatch(/programme/);
  });

  it.each([
    ['breakfast I can make the night before', /overnight/i],
    ['petit-déjeuner à préparer la veille au soir', /overnight/i],
    ['desayuno para preparar la noche antes', /overnight/i],
  ])('stands overnight: %s', (prompt, standing) => {
    expect(cooked(prompt).steps).toMatch(standing);
  });

  it('does not count travel time as cooking time', () => {
    const { recipe, why, steps } = cooked('something for a potluck that survives 40 mins on a bike');
    expect(recipe.tags.join()).not.toMatch(/soup/);
    expect(why).not.toMatch(/within your 40/);
    expect(steps).toMatch(/tight lid/);
  });

  it('keeps food pale for children who eat nothing else, and says how to decorate a cake', () => {
    const { dish } = cooked('my kids only eat beige food. can you sneak a vegetable into something beige');
    expect(dish).toMatch(/smooth cauliflower|white bean nuggets|hidden parsnip/);
    expect(cooked('birthday cake for a 7 yr old who wants it to look like a hedgehog').steps).toMatch(
      /hedgehog.*spikes/s,
    );
    expect(cooked('birthday cake in the shape of a submarine').steps).toMatch(/submarine.*outline/s);
  });

  it('keeps a named dish, made in a quicker way', () => {
    const { dish, why } = cooked('beef rendang but I only have an hour');
    expect(dish).toBe('dish:quick beef rendang');
    expect(why).toMatch(/quicker way to make it/);
  });

  it('picks a traditional dish from the writer’s country', () => {
    expect(cooked('mein Schwiegervater isst nur Hausmannskost').recipe.tags).toContain('german');
    expect(cooked('my father in law will not eat anything foreign, I have an oven').recipe.tags).toContain(
      'british',
    );
  });

  it('replaces a nut that is refused for its crunch, and names regional foods', () => {
    expect(cooked("pad thai without peanuts, just don't like the crunch").lines).not.toMatch(/seeds|nuts/);
    expect(cooked('doro wat').why).toMatch(/made with berbere/);
  });

  it('hides the vegetable that is named', () => {
    expect(cooked('sneak spinach into something my 6 year old will eat').lines).toMatch(
      /spinach, very finely/,
    );
  });

  it('is mentioned if no dish meets it', () => {
    expect(cooked('lasagne, no fridge').why).toMatch(/Without a fridge, buy this on the day/);
    expect(cooked('beef stew, no knives please').why).toMatch(/also meets this: no knives/);
  });

  it('applies to everything in the same list', () => {
    expect(cooked('packed lunch, hates soggy sandwiches and mushrooms').lines).not.toMatch(/mushroom/);
  });
});
