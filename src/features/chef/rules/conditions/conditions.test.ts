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

describe('what somebody sets for a dish beside its foods', () => {
  it.each([
    [
      'it is 34 degrees in here and I refuse to turn anything on',
      /\b(?:boil|fry|oven|grill|simmer|kettle)\b/i,
    ],
    ['bei der Hitze mache ich nichts an', /\b(?:boil|fry|oven|grill|simmer|kettle)\b/i],
    ['no quiero encender nada', /\b(?:boil|fry|oven|grill|simmer|kettle)\b/i],
  ])('is kept by the dish that is chosen: %s', (prompt, heat) => {
    const { steps, why, notUnderstood } = cooked(prompt);
    expect(steps).not.toMatch(heat);
    expect(why).toContain('Nothing in it is heated.');
    expect(notUnderstood).toEqual([]);
  });

  it('chooses what needs no fridge, and what a pan and a fork are enough for', () => {
    const { lines, why, recipe } = cooked('one pan, one fork, camping stove, no fridge for two days');
    expect(lines).not.toMatch(/chicken|beef|sausage|cream|yogurt|feta/);
    expect(why).toContain('Nothing in it needs a fridge.');
    expect(recipe.servings).toBe(1);
  });

  it('keeps a slow cooker on for as long as nobody is there', () => {
    const { steps, why } = cooked('slow cooker, something with beef, i leave at 7 and get back at 6');
    expect(steps).toMatch(/on low for 10 hours\b.* on warm for the last hour/);
    expect(why).toMatch(/away for 11 hours: it is done after 8 on low/);
  });

  it('says how a pressure cooker on the stove does it, and starts from what is dry', () => {
    const { steps, lines } = cooked('black beans from dry in my stovetop pressure cooker');
    expect(lines).toMatch(/dried black beans, soaked overnight/);
    expect(steps).toMatch(/full pressure/);
    expect(steps).not.toMatch(/sauté|canned/);
  });

  it('tells what cast iron needs, what a beginner reads first, and how latecomers eat', () => {
    const tips = (prompt: string) => cooked(prompt).recipe.cookingTips.join('\n');
    expect(tips('just got a cast iron skillet')).toMatch(/cast-iron pan slowly/);
    expect(tips('my husband has never cooked, he makes dinner tonight')).toMatch(/Read all of it once/);
    expect(tips('tortilla de patatas, jugosa')).toMatch(/middle still trembles/);
    expect(cooked('chili for six, two of them will be late').steps).toMatch(/come later: leave it covered/);
    expect(cooked('souvlaki for 8, half of them will come an hour late').steps).toMatch(
      /later: keep their part raw/,
    );
  });

  it('reads the filling of a pie out of the slow cooker, and bakes it', () => {
    expect(cooked("shepherd's pie in the slow cooker").steps).toMatch(
      /8 hours on low[\s\S]*Towards the end, boil[\s\S]*bake/,
    );
  });

  it.each([
    ['bread machine, wholemeal, with seeds in, 750g loaf', /seeded wholemeal/, 10],
    ['bread maker, rye, 1 kg', /rye loaf/, 13],
    ['pain complet à la machine à pain, 500 g', /wholemeal loaf/, 7],
  ])('is baked by the bread machine, at the size of its loaf: %s', (prompt, dish, servings) => {
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

  it('takes the time on the way for no time to cook', () => {
    const { recipe, why, steps } = cooked('something for a potluck that survives 40 mins on a bike');
    expect(recipe.tags.join()).not.toMatch(/soup/);
    expect(why).not.toMatch(/within your 40/);
    expect(steps).toMatch(/tight lid/);
  });

  it('is pale where children eat nothing else, and says how a cake gets its face', () => {
    const { dish } = cooked('my kids only eat beige food. can you sneak a vegetable into something beige');
    expect(dish).toMatch(/smooth cauliflower|white bean nuggets|hidden parsnip/);
    expect(cooked('birthday cake for a 7 yr old who wants it to look like a hedgehog').steps).toMatch(
      /hedgehog.*spikes/s,
    );
    expect(cooked('birthday cake in the shape of a submarine').steps).toMatch(/submarine.*outline/s);
  });

  it('stays itself under its name, made in a quicker way', () => {
    const { dish, why } = cooked('beef rendang but I only have an hour');
    expect(dish).toBe('dish:quick beef rendang');
    expect(why).toMatch(/quicker way to make it/);
  });

  it('is what the country of the writer has always eaten', () => {
    expect(cooked('mein Schwiegervater isst nur Hausmannskost').recipe.tags).toContain('german');
    expect(cooked('my father in law will not eat anything foreign, I have an oven').recipe.tags).toContain(
      'british',
    );
  });

  it('takes no nut for a nut that is refused for its crunch, and names what a region has', () => {
    expect(cooked("pad thai without peanuts, just don't like the crunch").lines).not.toMatch(/seeds|nuts/);
    expect(cooked('doro wat').why).toMatch(/made with berbere/);
  });

  it('hides the vegetable that is named', () => {
    expect(cooked('sneak spinach into something my 6 year old will eat').lines).toMatch(
      /spinach, very finely/,
    );
  });

  it('is told where no dish keeps it', () => {
    expect(cooked('lasagne, no fridge').why).toMatch(/Without a fridge, buy this on the day/);
    expect(cooked('beef stew, no knives please').why).toMatch(/keeps to this as well: no knives/);
  });

  it('refuses what stands in one list with it', () => {
    expect(cooked('packed lunch, hates soggy sandwiches and mushrooms').lines).not.toMatch(/mushroom/);
  });
});
