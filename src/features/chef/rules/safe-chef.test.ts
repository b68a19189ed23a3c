import { beforeAll, describe, expect, it } from 'vitest';
import type { TraitId } from '#features/foods/rules/food.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { CHEF_TABLES } from '../data/chef-tables.ts';
import { REAL_PROMPTS } from '../data/real-prompts.ts';
import { type CookingKnowledge, openKnowledge } from './cooking-knowledge.ts';
import { composeSafely } from './safe-chef.ts';

let knowledge: CookingKnowledge;
beforeAll(() => {
  knowledge = openKnowledge(foodCatalog(), CHEF_TABLES);
});

type Refused = readonly [traits: readonly TraitId[], lines: RegExp];

const NOTHING = /^$/;
const EGGS: Refused = [['eggs'], /\begg|mayonnaise/i];
const NUTS: Refused = [['nuts', 'peanuts'], /\bnuts?\b|almond|hazelnut|walnut|cashew|pecan|pistachio/i];
const PEANUTS: Refused = [['peanuts'], /peanut/i];
const MILK: Refused = [['milk'], NOTHING];
const GLUTEN: Refused = [['gluten'], NOTHING];
const FISH: Refused = [['fish'], NOTHING];
const SHELLFISH: Refused = [['crustaceans', 'molluscs'], /prawn|shrimp|mussel|squid|scallop/i];
const SOY: Refused = [['soybeans'], NOTHING];
const SESAME: Refused = [['sesame'], /sesame|tahini/i];
const MEAT: Refused = [['meat', 'poultry', 'gelatine'], NOTHING];
const PORK: Refused = [['meat'], /pork|bacon|ham\b|chorizo/i];
const CELERY: Refused = [['celery'], /celer/i];
const MUSTARD: Refused = [['mustard'], /mustard/i];
const ALCOHOL: Refused = [['alcohol'], /\bwine\b(?! vinegar)|beer|rum\b/i];
const ONION: Refused = [[], /onion|shallot/i];
const GARLIC: Refused = [[], /garlic/i];
const MUSHROOM: Refused = [[], /mushroom/i];
const TOMATO: Refused = [[], /tomato|passata/i];
const CHEESE: Refused = [[], /cheddar|feta|parmesan|mozzarella|halloumi|cheese/i];
const CORIANDER: Refused = [[], /coriander|cilantro/i];
const SUGAR: Refused = [['sugar'], NOTHING];
const VEGAN: Refused = [
  ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'milk', 'eggs', 'honey', 'gelatine'],
  NOTHING,
];
const ANIMALS: Refused = [['meat', 'poultry', 'fish', 'crustaceans', 'molluscs'], NOTHING];
/** What is safe is undecidable, so the chef asks. */
const ASKS = null;

const WORDINGS: readonly (readonly [prompt: string, refused: Refused | null])[] = [
  ['Pancakes w/o eggs', EGGS],
  ['eggless omelette', EGGS],
  ['cookies for someone with anaphylaxis to nuts', NUTS],
  ['Asiatische Nudeln ohne Erdnüsse', PEANUTS],
  ['pancakes minus the eggs', EGGS],
  ['hold the eggs: pancakes', EGGS],
  ['pancakes, leave out the eggs', EGGS],
  ['pancakes but skip the eggs', EGGS],
  ['pancakes but not with eggs', EGGS],
  ['omit eggs from the pancakes', EGGS],
  ['pancakes with zero eggs', EGGS],
  ['no egg fried rice', EGGS],
  ['egg-free cake', EGGS],
  ['cake, egg free', EGGS],
  ['cake excluding eggs', EGGS],
  ['cake that has no eggs in it', EGGS],
  ['my son cannot eat eggs, cake please', EGGS],
  ["my son can't have eggs, make a cake", EGGS],
  ['he does not eat eggs. Breakfast?', EGGS],
  ['breakfast devoid of eggs', EGGS],
  ['allergic to eggs, something for brunch', EGGS],
  ['egg allergy, cake', EGGS],
  ['Kuchen ohne Eier', EGGS],
  ['Pfannkuchen ohne Ei', EGGS],
  ['eifreier Kuchen', EGGS],
  ['keine Eier, bitte Frühstück', EGGS],
  ['gâteau sans œufs', EGGS],
  ["pas d'œufs, un gâteau", EGGS],
  ['tarta sin huevos', EGGS],
  ['desayuno sin huevo', EGGS],
  ['torta senza uova', EGGS],
  ['colazione senza uova', EGGS],
  ['nut-free brownies', NUTS],
  ['brownies free from nuts', NUTS],
  ['brownies free of nuts', NUTS],
  ['brownies without any nuts', NUTS],
  ['brownies without tree nuts', NUTS],
  ['I have a nut allergy. Brownies!', NUTS],
  ['allergic to nuts and eggs, brownies', NUTS],
  ['granola, avoid nuts', NUTS],
  ['granola w/out nuts', NUTS],
  ['nutless granola', NUTS],
  ['granola with no nuts at all', NUTS],
  ['granola — no hazelnuts', NUTS],
  ['my daughter reacts to almonds: biscuits', NUTS],
  ['Müsli ohne Nüsse', NUTS],
  ['nussfreies Müsli', NUTS],
  ['Nussallergie! Kekse', NUTS],
  ['allergisch gegen Nüsse, Kekse', NUTS],
  ['biscuits sans noix', NUTS],
  ['biscuits sans fruits à coque', NUTS],
  ['allergique aux noisettes, un dessert', NUTS],
  ['galletas sin frutos secos', NUTS],
  ['galletas sin nueces', NUTS],
  ['alérgico a las nueces, un postre', NUTS],
  ['biscotti senza frutta secca', NUTS],
  ['allergica alle nocciole, un dolce', NUTS],
  ['satay without peanuts', PEANUTS],
  ['pad thai, peanut allergy', PEANUTS],
  ['pad thai sin cacahuetes', PEANUTS],
  ['pad thai senza arachidi', PEANUTS],
  ['pad thai sans cacahuètes', PEANUTS],
  ['erdnussfreie asiatische Nudeln', PEANUTS],
  ['Erdnussallergie, asiatische Nudeln', PEANUTS],
  ['dairy-free lasagne', MILK],
  ['dairyless mac', MILK],
  ['lactose intolerant, mashed potatoes', MILK],
  ['mashed potatoes without milk or butter', [['milk'], NOTHING]],
  ['creamy soup w/o dairy', MILK],
  ['creamy soup, hold the dairy', MILK],
  ['soup, no milk products', MILK],
  ["soup, she can't tolerate lactose", MILK],
  ['Suppe ohne Milch', MILK],
  ['laktosefreie Suppe', MILK],
  ['Laktoseintoleranz: Auflauf', MILK],
  ['soupe sans lait', MILK],
  ['soupe sans produits laitiers', MILK],
  ['sopa sin leche', MILK],
  ['sopa sin lácteos', MILK],
  ['zuppa senza latte', MILK],
  ['zuppa senza latticini', MILK],
  ['gluten free pasta', GLUTEN],
  ['pasta without gluten', GLUTEN],
  ['glutenfreie Nudeln', GLUTEN],
  ['coeliac-safe pasta bake', GLUTEN],
  ['my wife is coeliac, pasta', GLUTEN],
  ['celiac friendly pizza', GLUTEN],
  ['pizza without wheat', GLUTEN],
  ['wheat-free pizza', GLUTEN],
  ['pizza sans gluten', GLUTEN],
  ['pizza sin gluten', GLUTEN],
  ['pizza senza glutine', GLUTEN],
  ['Zöliakie: Pizza', GLUTEN],
  ['celíaco, pasta', GLUTEN],
  ['curry without fish sauce or fish', FISH],
  ['no fish thai curry', FISH],
  ['curry ohne Fisch', FISH],
  ['curry sans poisson', FISH],
  ['paella sin pescado', FISH],
  ['risotto senza pesce', FISH],
  ['paella without shellfish', SHELLFISH],
  ['paella, allergic to prawns', SHELLFISH],
  ['Paella ohne Garnelen', SHELLFISH],
  ['paella sin mariscos', SHELLFISH],
  ['paella sans crevettes', SHELLFISH],
  ['shellfish-free paella', SHELLFISH],
  ['stir fry without soy', SOY],
  ['soy-free stir fry', SOY],
  ['stir fry minus soya', SOY],
  ['hummus without sesame', SESAME],
  ['sesame allergy, hummus', SESAME],
  ['meatless chili', MEAT],
  ['meat-free chili', MEAT],
  ['chili ohne Fleisch', MEAT],
  ['fleischloses Abendessen', MEAT],
  ['chili sans viande', MEAT],
  ['chili sin carne', MEAT],
  ['chili senza carne', MEAT],
  ['pasta, no pork', PORK],
  ['pasta with anything but bacon', PORK],
  ['Nudeln ohne Schweinefleisch', PORK],
  ['soup without celery', CELERY],
  ['Suppe ohne Sellerie', CELERY],
  ['salad without mustard', MUSTARD],
  ['stew without wine', ALCOHOL],
  ['alcohol-free stew', ALCOHOL],
  ['alkoholfreier Eintopf', ALCOHOL],
  ['curry without onions', ONION],
  ['curry without onion or garlic', GARLIC],
  ['curry, I hate garlic', GARLIC],
  ['curry ohne Knoblauch', GARLIC],
  ['curry sin ajo', GARLIC],
  ['pasta without mushrooms', MUSHROOM],
  ["pasta, she doesn't like mushrooms", MUSHROOM],
  ['pasta ohne Pilze', MUSHROOM],
  ['pasta without tomatoes', TOMATO],
  ['chili without tomatoes', TOMATO],
  ['tacos, no cheese', CHEESE],
  ['tacos sans fromage', CHEESE],
  ['tacos without cilantro', CORIANDER],
  ['curry instead of coriander use parsley', CORIANDER],
  ['sugar-free muffins', SUGAR],
  ['zuckerfreie Muffins', SUGAR],
  ['vegan lasagne', VEGAN],
  ['veganes Curry', VEGAN],
  ['cena vegana', VEGAN],
  ['vegetable stew', ANIMALS],
  ['mushroom pasta', ANIMALS],
  ['bean soup', ANIMALS],
  ['Gemüsesuppe', ANIMALS],
  ['soupe aux champignons', ANIMALS],
  ["I'm off dairy, make soup", MILK],
  ['GF/DF lasagne', GLUTEN],
  ['nondairy mac and cheese', MILK],
  ['eggs: none. breakfast', EGGS],
  ['cookies, keep nuts out', NUTS],
  ['eggs are out. Breakfast ideas?', EGGS],
  ['pizza libre de gluten', GLUTEN],
  ['Eier sind tabu, Frühstück', EGGS],
  ['muesli; nuts are her kryptonite', NUTS],
  ['brunch, but eggs flumox my aunt', EGGS],
  ['dinner for my pregnant wife', ASKS],
  ['ich bin schwanger, Abendessen', ASKS],
  ['je suis enceinte, un dîner', ASKS],
  ['estoy embarazada, una cena', ASKS],
  ['sono incinta, una cena', ASKS],
  ['lunch for a 1-year-old', ASKS],
  ['purée for my baby', ASKS],
  ['soup for a toddler', ASKS],
  ['Brei für ein Kleinkind', ASKS],
  ['purée pour bébé', ASKS],
  ['puré para mi bebé', ASKS],
  ['pappa per il mio neonato', ASKS],
  ['dinner for a diabetic', ASKS],
  ['meal for someone on chemo', ASKS],
  ['I have kidney disease, dinner', ASKS],
  ['something for IBS', ASKS],
  ['he carries an epipen, snack please', ASKS],
  ['she has allergies, what can I cook', ASKS],
  ['ich habe eine Allergie, Abendessen', ASKS],
  ['without quixnar, dinner', ASKS],
  ['sin zarzaparrilla, cena', ASKS],
];

describe('a way to say what must not be eaten', () => {
  it.each(WORDINGS)('“%s” is kept, or asked about', (prompt, refused) => {
    for (const seed of [1, 2, 3]) {
      const answer = composeSafely({ prompt, seed }, knowledge);
      if (answer.kind !== 'recipe') continue;
      expect(refused, `cooked: ${answer.recipe.title}`).not.toBeNull();
      const [traits, lines] = refused as Refused;
      for (const { food, name } of recipeFoods(knowledge.catalog, answer.recipe.ingredients)) {
        expect(food, name).not.toBeNull();
        const has = [...(food?.traits ?? []), ...(food?.mayBe ?? [])].filter((trait) =>
          traits.includes(trait),
        );
        expect(has, `${name} in ${answer.recipe.title}`).toEqual([]);
        expect(name).not.toMatch(lines);
      }
    }
  });

  it('counts at least 150 of them', () => {
    expect(WORDINGS.length).toBeGreaterThanOrEqual(150);
  });

  it.each([
    'no time, quick pasta',
    'not too spicy curry',
    'no-bake cheesecake without an oven',
    'pasta ohne Ofen',
    'no idea what to cook with rice',
    'free-range chicken with lemon',
    'boneless skinless chicken thighs',
    'salad with baby spinach',
    'stress-free dinner with potatoes',
  ])('“%s” is none, and is cooked', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).toBe('recipe');
  });
});

describe('the chef', () => {
  it('cooks without what was refused, where it knows a way', () => {
    const answer = composeSafely({ prompt: 'Pancakes w/o eggs', seed: 1 }, knowledge);
    expect(answer.kind).toBe('recipe');
  });

  it('names what it is unsure of, and says how to ask', () => {
    const answer = composeSafely({ prompt: 'dinner for my pregnant wife', seed: 1 }, knowledge);
    expect(answer).toMatchObject({ kind: 'not-understood', message: expect.stringContaining('“pregnant”') });
  });

  it('heeds a warning for the rest of the conversation', () => {
    const first = composeSafely({ prompt: 'pasta with chicken, allergic to nuts', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    for (const prompt of ['add hazelnuts', 'with walnut pesto', 'swap the chicken for cashews']) {
      const next = composeSafely({ prompt, previous: first.memory, seed: 1 }, knowledge);
      if (next.kind !== 'recipe') continue;
      const traits = recipeFoods(knowledge.catalog, next.recipe.ingredients).flatMap(
        ({ food }) => food?.traits ?? [],
      );
      expect(traits).not.toContain('nuts');
    }
  });

  it('reads every warning, however many there are', () => {
    const prompt = `A curry. ${'No eggs. '.repeat(40)}I am pregnant.`;
    expect(composeSafely({ prompt, seed: 1 }, knowledge)).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('“pregnant”'),
    });
  });

  it('heeds the first warning after thirty others', () => {
    const first = composeSafely({ prompt: 'pasta with chicken, no nuts', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const others = Array.from({ length: 30 }, (_, at) => `no eggs, please ${at}`);
    const previous = { ...first.memory, heeded: [...first.memory.heeded, ...others] };
    const next = composeSafely({ prompt: 'for six', previous, seed: 1 }, knowledge);
    if (next.kind !== 'recipe') throw new Error(next.message);
    expect(next.memory.heeded).toContain('pasta with chicken, no nuts');
  });

  it('asks about few of the things that people really ask for', () => {
    const asked = REAL_PROMPTS.filter(
      (prompt) => composeSafely({ prompt, seed: 1 }, knowledge).kind !== 'recipe',
    );
    expect(asked.length, asked.join('\n')).toBeLessThan(REAL_PROMPTS.length / 20);
  });
});
