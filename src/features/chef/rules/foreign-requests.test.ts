import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { composeSafely } from './safe-chef.ts';

const knowledge = chefKnowledge();

function ask(prompt: string): ChefAnswer & { kind: 'recipe' } {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer;
}

interface Expected {
  dish?: string;
  servings?: number;
  /** At most. */
  minutes?: number;
  has?: RegExp;
  lacks?: RegExp;
  diet?: string;
}

const PROMPTS: [string, Expected][] = [
  ['Gulasch für 6 Personen', { dish: 'dish:goulash', servings: 6 }],
  ['Kartoffelsalat für acht', { dish: 'dish:german potato salad', servings: 8 }],
  ['Veganes Curry mit Kichererbsen und Spinat für vier', { diet: 'vegan', servings: 4, has: /chickpeas/ }],
  ['Nudelauflauf mit Brokkoli', { has: /broccoli/ }],
  ['schnelles Abendessen mit Hähnchen in 30 Minuten', { minutes: 30, has: /chicken/ }],
  ['Pfannkuchen ohne Eier', { dish: 'dish:german pancakes', lacks: /\beggs?\b/ }],
  ['Apfelkuchen glutenfrei', { dish: 'dish:german apple cake', diet: 'gluten-free' }],
  ['Lachs mit Spinat für zwei', { has: /salmon/, servings: 2 }],
  ['Zwiebelsuppe', { dish: 'dish:french onion soup' }],
  ['soupe de carottes pour 4 personnes', { dish: 'dish:carrot and ginger soup', servings: 4 }],
  ['poulet au citron sans ail', { has: /chicken/, lacks: /garlic/ }],
  ['gratin dauphinois pour six', { dish: 'dish:gratin dauphinois', servings: 6 }],
  ['mousse au chocolat sans œufs', { dish: 'dish:chocolate mousse', lacks: /\beggs?\b/ }],
  ['un dîner végétarien avec des lentilles', { diet: 'vegetarian', has: /lentils/ }],
  ['pâtes aux champignons en 20 minutes', { minutes: 20, has: /mushrooms/ }],
  ['ratatouille pour 8 personnes', { dish: 'dish:ratatouille', servings: 8 }],
  ['crêpes sans gluten', { dish: 'dish:crepes', diet: 'gluten-free' }],
  ['sopa de lentejas para 6 personas', { dish: 'dish:german lentil soup', servings: 6 }],
  ['pollo con arroz en 30 minutos', { has: /chicken[\s\S]*rice|rice[\s\S]*chicken/, minutes: 30 }],
  ['tarta de manzana sin huevo', { dish: 'dish:german apple cake', lacks: /\beggs?\b/ }],
  ['ensalada con atún y tomate', { has: /tuna/ }],
  ['cena vegana rápida con garbanzos', { diet: 'vegan', has: /chickpeas/ }],
  ['tortilla de patatas para 4', { dish: 'dish:tortilla espanola', servings: 4 }],
  ['gazpacho', { dish: 'dish:gazpacho' }],
  ['risotto ai funghi per 2 persone', { dish: 'dish:mushroom risotto', servings: 2 }],
  ['insalata con pollo e pomodori', { has: /chicken/ }],
  ['lasagne senza carne', { dish: 'dish:lasagne', lacks: /beef|pork|lamb/ }],
  ['cena vegetariana veloce con ceci', { diet: 'vegetarian', has: /chickpeas/ }],
  ['torta al cioccolato senza glutine', { dish: 'dish:chocolate cake', diet: 'gluten-free' }],
  ['hab noch eine halbe Packung Feta und Kirschtomaten, was tun?', { has: /feta/ }],
  ['der Ofen ist kaputt, was geht mit Hähnchenbrust in der Pfanne', { has: /chicken/ }],
  ['dessert au chocolat sans sucre ajouté', { has: /chocolate|cocoa/, lacks: /\bsugar/ }],
  ['une soupe de légumes que mes collègues puissent emporter au bureau', { dish: 'dish:vegetable soup' }],
  ['que faire avec un reste de ratatouille', { dish: 'dish:leftover vegetable frittata' }],
  ["j'ai des poireaux, du saumon fumé et de la crème, une idée ?", { has: /leek/ }],
  ['que hago con las sobras del pollo asado?', { has: /cooked chicken/ }],
  ['crema de calabacín', { dish: 'dish:courgette soup' }],
  ['algo fresquito que los niños puedan llevar a la piscina', {}],
  ['cena para dos con lo que tenga en la nevera: huevos, patatas y cebolla', { has: /egg/, servings: 2 }],
  ['avete consigli per un secondo di pesce veloce?', { has: /fish|bass|cod|salmon/ }],
  ['torta di mele come la faceva mia nonna, ma con meno zucchero', { dish: 'dish:german apple cake' }],
  ['zuppa di zucca per 6', { dish: 'dish:pumpkin soup', servings: 6 }],
];

describe('a request in German, French, Spanish or Italian', () => {
  it.each(PROMPTS)('“%s” is understood', (prompt, { dish, servings, minutes, has, lacks, diet }) => {
    const { recipe, memory } = ask(prompt);
    const lines = recipe.ingredients.map(({ name }) => name).join('\n');
    if (dish) expect(memory.dish).toBe(dish);
    if (servings) expect(recipe.servings).toBe(servings);
    if (minutes) expect(recipe.prepTime + recipe.cookTime).toBeLessThanOrEqual(minutes);
    if (has) expect(lines).toMatch(has);
    if (lacks) expect(lines).not.toMatch(lacks);
    if (diet) expect(recipe.tags).toContain(diet);
  });

  it.each([
    ['Pasta mit Lachs', 'tausch den Lachs gegen Garnelen', /prawns/, /salmon/],
    ['blanquette de veau', 'plutôt avec du poulet', /chicken/, /veal/],
    ['Kartoffelsuppe für 4', 'lieber als Auflauf', /potatoes/, /stock/],
    ['risotto aux champignons', 'ajoute des petits pois', /peas/, null],
    ['patatas con chorizo', 'cambia el chorizo por champiñones', /mushrooms/, /chorizo/],
    ['pollo al curry', 'togli la cipolla', /chicken/, /onion/],
  ])('changes the dish on screen: “%s”, then “%s”', (first, then, has, lacks) => {
    const { memory } = ask(first);
    const answer = composeSafely({ prompt: then, previous: memory, seed: 1 }, knowledge);
    const lines =
      answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name).join('\n') : '';
    expect(lines).toMatch(has);
    if (lacks) expect(lines).not.toMatch(lacks);
  });

  it.each([
    ['pollo al curry', 'raddoppia le dosi', 8],
    ['risotto aux champignons', 'pour deux fois plus de monde', 8],
    ['Gulasch', 'halbe Menge', 2],
  ])('changes the amount: “%s”, then “%s”', (first, then, servings) => {
    const { memory } = ask(first);
    const answer = composeSafely({ prompt: then, previous: memory, seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.servings).toBe(servings);
  });

  it('gets a recipe in English, and the chef says so', () => {
    expect(ask('Gulasch für 6 Personen').why).toContain('Recipes are written in English.');
    expect(ask('goulash for 6 people').why).not.toContain('Recipes are written in English.');
  });
});
