import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const EGG = /(?<!vegan )\beggs?\b|(?<!vegan )mayonnaise/i;
const NUT = /\bnuts?\b|almond|walnut|hazelnut|cashew|pecan|pistachio|peanut/i;
const MILK =
  /(?<!(?:oat|soy|coconut|almond|rice) )milk|(?<!(?:vegan|peanut|nut|cocoa) )butter|cheddar|parmesan|(?<!(?:coconut|soy) )cream/i;
const PORK_AND_WINE = /pork|bacon|\bham\b|pancetta|chorizo|\bwine\b(?! vinegar)/i;

describe('a hazard in another language', () => {
  it.each([
    ['ich darf nichts mit nüssen essen, will aber einen saftigen kuchen', NUT],
    ['mein Sohn verträgt keine Eier, Pfannkuchen', EGG],
    ['bei Nüssen bekommt meine Tochter Ausschlag, Kuchen', NUT],
    ['mein Kind reagiert auf Sesam, Hummus', /sesame|tahini/i],
    ['ich nehme Marcumar, eine Suppe bitte', /kale|spinach|broccoli|parsley/i],
    ['mein Mann hat eine Nierenkrankheit, Abendessen mit wenig Kalium', /potato|tomato|banana|\bsalt\b/i],
    ['meine Oma kann nicht mehr gut kauen, etwas Warmes bitte', /\bnuts\b|bread|bacon|steak/i],
    ['für meine schwangere Schwester, etwas mit Fisch aber nichts Rohes', /smoked salmon|tuna|sushi/i],
    ['les noix me font gonfler la gorge, un gâteau', NUT],
    ["les oeufs lui donnent de l'urticaire, un gâteau", EGG],
    ['nous sommes musulmans, un couscous', PORK_AND_WINE],
    ['cena sin cerdo ni alcohol, somos musulmanes', PORK_AND_WINE],
    ['los cacahuetes me dan urticaria, un curry', /peanut/i],
    ['mi hijo es alérgico al huevo, quiero hacer magdalenas', EGG],
    ['mein Opa kaut schlecht, was Warmes bitte', /\bnuts\b|bread|bacon|steak/i],
    ['repas pour mon père qui mâche mal', /\bnuts\b|bread|bacon|steak/i],
    ['dinner for my dad, he chews badly', /\bnuts\b|bread|bacon|steak/i],
    ['mi abuelo no puede masticar y tiene que comer sin sal', /\bsalt\b|\bnuts\b|bread|steak/i],
    ['le noci mi fanno gonfiare la bocca, una torta', NUT],
    ['pasta al forno senza maiale per ospiti musulmani', PORK_AND_WINE],
    ['mio nonno ha la pressione alta, pasta', /\bsalt\b|parmesan|bacon/i],
    ['mi padre tiene gota, cena', /beef|lamb|pork|prawn|anchov/i],
    ['ho il reflusso, cena leggera', /tomato|lemon|onion|garlic|chilli/i],
    ['sono intollerante al lattosio, voglio un tiramisù', MILK],
  ])('is understood without a question: %s', (prompt, never) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    expect(answer.kind, answer.kind === 'recipe' ? '' : answer.message).toBe('recipe');
    if (answer.kind !== 'recipe') return;
    expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(never);
  });

  it('may be a faith, and is not misread as a food', () => {
    const answer = composeSafely({ prompt: 'somos judíos, cena de viernes', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.why.join()).toMatch(/To keep kosher/);
    expect(answer.kind === 'recipe' && answer.why.join()).not.toMatch(/judias/);
  });

  it.each([
    'viene a cena un amico con delle allergie, cosa preparo',
    'ma fille fait une allergie, un goûter',
  ])('is asked about if it is not specific: %s', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).not.toBe('recipe');
  });
});
