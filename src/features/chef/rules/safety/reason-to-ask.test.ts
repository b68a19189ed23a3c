import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const answerTo = (prompt: string) => composeSafely({ prompt, seed: 1 }, knowledge);

describe('an everyday prompt is no reason to ask', () => {
  it.each([
    'frozen peas frozen prawns frozen everything. dinner?',
    "a one ring hob. I've lentils, onions, curry powder, and rice. Make it not depressing?",
    "I'd kill for a peanut butter sandwich but fancier",
    'no allergies, no diets, nobody fussy for once!! make me a proper dauphinoise',
    "We're not vegetarian or anything, just want a good aubergine dish, meat welcome",
    'eggplant parm, the free-from aisle stuff is sold out so just use normal breadcrumbs and normal cheese',
    "a vegetarian cassoulet, if that isn't blasphemy",
    'theres half a wheel of camembert staring at me every time I open the fridge',
    'my bike got nicked and I need comfort. creamy. carbs.',
    'whats a decent thing to do with a kilo of mussels, fishmonger was practically giving them away',
    'Hab noch Kartoffeln vom Vortag, drei Eier und einen Rest Speck da, was mach ich draus?',
    'Dieses Curry soll so scharf sein, dass ich Tränen in den Augen habe, nichts ist verboten',
    'Un plat au four que je peux préparer ce matin et juste enfourner en rentrant, on sera cinq',
    "J'ai promis des crêpes à toute la classe, combien de lait et d'œufs il me faut pour trente gamins",
    'me han regalado una caja de gambas congeladas y no sé por dónde empezar',
    "Devo usare un cespo di radicchio e un pezzo di gorgonzola, cena per due, max mezz'ora",
    'pane raffermo, pomodori maturi, poca voglia di cucinare',
    'the cheese drawer is a disgrace, help me use the odds and ends',
    'my grandson hates lumps, cottage pie please',
    'risotto che non scuocia mentre apparecchio, coi funghi',
  ])('%s', (prompt) => {
    const answer = answerTo(prompt);
    expect(answer.kind, answer.kind === 'recipe' ? '' : answer.message).toBe('recipe');
  });
});

describe('a plainly stated hazard is respected without a question', () => {
  it.each([
    [
      'Curry for tonight, my flatmate swells up like a balloon if he so much as sniffs a prawn',
      /prawn|crab/i,
    ],
    ['pesto pasta, no cashews or pine nuts or any of that lot', /cashew|pine nut|almond|walnut/i],
    ['his little one had a reaction to kiwi and to banana, a fruit salad', /kiwi|banana/i],
    ['alergic to selery, need a good vegtable soup', /celery|celeriac/i],
    ['Kann ich Königsberger Klopse auch ohne Kapern machen?', /caper/i],
    ['mi niña se hincha con los frutos secos, quería hacer un pesto', /pine nut|almond|walnut|cashew/i],
    ['mon copain gonfle comme un ballon dès qu’il avale une crevette, une paella', /prawn|mussel|crab/i],
    ['used the last of the eggs yesterday, want to bake biscuits', /\beggs?\b/i],
    ['the rabbi is coming and I wanted beef stroganoff', /(?<!vegan )butter|(?<!soy )cream/i],
    ['Milch schlägt meinem Vater auf den Darm, Grießbrei', /(?<!oat )milk|(?<!vegan )butter/i],
    ['Walnüsse haben meine Tante fast umgebracht, Kuchen', /walnut|almond|hazelnut/i],
    ['two lines on the stick this morning!! antipasti platter to celebrate', /salami|prosciutto|brie/i],
  ])('%s', (prompt, never) => {
    const answer = answerTo(prompt);
    expect(answer.kind, answer.kind === 'recipe' ? '' : answer.message).toBe('recipe');
    if (answer.kind !== 'recipe') return;
    expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(never);
  });
});

describe('a possible warning that names no food', () => {
  it.each([
    'soup for my uncle, he started Zibrolex last monday',
    'Kartoffelsuppe, mein Bruder nimmt seit Montag Zorvexan',
    "cake for my dog's birthday",
    'noodles for a person with unknown allergies',
    'cake, allergic to eggs and quixnar',
    "What my cat can't eat is chocolate. chocolate cake",
  ])('is asked about: %s', (prompt) => {
    expect(answerTo(prompt).kind).toBe('not-understood');
  });
});

describe('a food with an unclear effect on somebody', () => {
  it.each([
    ['brunch, but eggs flumox my aunt', 'eggs', /\begg/],
    ['prawns got my aunt a helicopter ride. paella', 'shellfish', /prawn|mussel|squid/],
    ['wheat goes through me like a train. lasagne', 'gluten', /(?<!gluten-free )(?:lasagne sheets|flour)/],
    ['mi primo acabó en la UCI por unas almendras, tarta de Santiago', 'nuts', /almond/],
    ['fish pie, shellfish I leave to braver people', 'shellfish', /prawn/],
    ['suche ein Gericht mit Ei obwohl Eier und ich getrennte Wege gehen', 'eggs', /\begg/],
    ['tomato soup, prawns florped him', 'shellfish', /prawn/],
    [
      'creamy risotto, milk and I broke up years ago - it wrecks my stomach',
      'milk',
      /(?<!vegan )butter|parmesan/,
    ],
    ['bananas, kiwi and mango introduced Sam to the paramedics, fruit salad', 'mango', /banana|kiwi|mango/],
    ['cake, phobic about eggs and, weirdly, walnuts', 'eggs and nuts', /\begg|walnut/],
  ])('is left out, and the chef says so: %s', (prompt, foods, never) => {
    const answer = answerTo(prompt);
    expect(answer).toMatchObject({
      kind: 'recipe',
      why: expect.arrayContaining([
        expect.stringMatching(new RegExp(`^I left out .*${foods}.*, because you wrote`)),
      ]),
    });
    if (answer.kind === 'recipe')
      expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(never);
  });

  it('is left out even if its effect is clear, and the list does not start with the dish', () => {
    const linesOf = (prompt: string) => {
      const answer = answerTo(prompt);
      return answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name).join('\n') : '';
    };
    expect(linesOf('satay noodles, soy sauce brings up blisters and so does peanut')).not.toMatch(
      /peanut|soy/,
    );
    expect(linesOf('chocolate brownies, Priya carries two pens for hazelnuts and almonds')).toMatch(/cocoa/);
    expect(linesOf('crumble aux pommes, ma nièce finit aux urgences avec le blé, le beurre ça va')).toMatch(
      /(?<!vegan )butter/,
    );
  });

  it('is left out along with the person’s other restrictions', () => {
    const answer = answerTo('curry, I take an MAOI. Prawns got my aunt a helicopter ride');
    expect(answer.kind === 'recipe' ? answer.why.join('\n') : '').toMatch(/MAOI[\s\S]*I left out shellfish/);
  });

  it('stays out in follow-ups', () => {
    const first = answerTo('brownies, walnuts and Margaret had a run-in that involved paramedics');
    const previous = first.kind === 'recipe' ? first.memory : undefined;
    const then = composeSafely(
      { prompt: 'carrot cake instead', seed: 1, ...(previous ? { previous } : {}) },
      knowledge,
    );
    expect(then.kind === 'recipe' ? then.recipe.ingredients.map(({ name }) => name) : []).not.toContain(
      expect.stringMatching(/walnut/),
    );
    expect(then.kind).toBe('recipe');
  });
});

describe('an unknown word', () => {
  it.each([
    ['smoked mackerel, beetroot, horseradish, that glorbling direction', /glorbling/],
    ['zhlug salmon with rice', /zhlug/],
    ['a florpy tomato soup for two', /florpy/],
  ])('is named and does not stop the chef if nothing is a warning: %s', (prompt, word) => {
    expect(answerTo(prompt)).toMatchObject({
      kind: 'recipe',
      why: expect.arrayContaining([expect.stringMatching(word)]),
    });
  });

  it.each([
    'tomato soup, on glorbex',
    'tomato soup for my friend with glorbs',
    'tomato soup, my wife has florpy',
    'tomato soup for a florpitarian',
    'tomato soup, MCAS',
    'tomato soup, florpitis',
    'tomato soup for the florpy diet',
    'tomato soup, jajka odpadają',
    'kontomire like in Ghana',
  ])('stops the chef if it may be a condition, a medicine, a diet or a refusal: %s', (prompt) => {
    expect(answerTo(prompt).kind).toBe('not-understood');
  });
});

describe('a prompt that only sounds like a warning', () => {
  it.each([
    'wedding anniversary no. 40, we honeymooned in Greece',
    'scraps: heel of cheddar, cooked rice, limp spring onions',
    "a stir fry that isn't swimming in sauce",
    'pasta w mushrooms',
    'the pressure cooker scares me, gentle stovetop oxtail maybe',
    'quiero usar calabaza y chorizo',
    'cena fredda per otto, fa troppo caldo',
    "my son's braces were tightened today, what won't hurt",
  ])('%s', (prompt) => {
    expect(answerTo(prompt).kind).toBe('recipe');
  });
});

describe('a plainly stated health condition', () => {
  it.each([
    [
      "Grandad's stopped eating red meat on doctor's orders, he misses his mixed grill",
      /beef|pork|lamb|bacon|gammon/i,
    ],
    [
      "Priya swells up if there's so much as a cashew in the room - malai kofta for 5?",
      /cashew|almond|walnut/i,
    ],
    ['wheat upsets me so what about a birthday sponge', /plain flour|self-raising/i],
    [
      'my sister in law follows jain rules, what do I even serve',
      /onion|garlic|potato|carrot|ginger|egg|honey|mushroom|meat|fish/i,
    ],
    ['Weaning at six months, first proper meal w avocado?', /honey|salt|nuts/i],
  ])('%s is cooked without harmful foods', (prompt, harm) => {
    const answer = answerTo(prompt);
    expect(answer.kind).toBe('recipe');
    if (answer.kind !== 'recipe') return;
    expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(harm);
  });
});
