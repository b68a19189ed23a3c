import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const cooked = (prompt: string) => {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`“${prompt}” got no recipe`);
  const { recipe, why } = answer;
  return {
    ...recipe,
    said: why.join(' / '),
    lines: recipe.ingredients.map(({ name }) => name).join('\n'),
    steps: recipe.instructions.join('\n'),
  };
};

describe('a dessert of foods at hand', () => {
  it.each([
    ['i need a dessert for guests, with mascarpone and raspberries no baking', /raspberries/, /mascarpone/],
    ['dessert ohne Backen mit Quark und Kirschen', /cherries/, /quark/],
    ['quick dessert with figs and ricotta', /figs/, /ricotta/],
    ['something sweet with plums and mascarpone', /plums/, /mascarpone/],
    ['dolce con mascarpone e lamponi senza forno', /raspberries/, /mascarpone/],
    ['un postre sin horno con fresas y nata', /strawberries/, /cream/],
    ['pudding without an oven, blackberries and yogurt', /blackberries/, /yogurt/],
  ])('has all of them and is sweet: %s', (prompt, ...foods) => {
    const { lines, steps } = cooked(prompt);
    for (const food of foods) expect(lines).toMatch(food);
    expect(lines).toMatch(/sugar|honey/);
    expect(steps).not.toMatch(/\boven\b/);
  });

  it('says nothing of what the dish is made of for others', () => {
    expect(cooked('quick dessert with figs and ricotta').said).not.toMatch(/instead of|variation/);
  });
});

describe('a dish that needs a broken oven', () => {
  it('gives way to another one of its foods', () => {
    const { lines, steps } = cooked('dinner with chicken and leeks but my oven is broken');
    expect(lines).toMatch(/chicken/);
    expect(lines).toMatch(/leeks/);
    expect(steps).not.toMatch(/\boven\b/);
  });
});

describe('a sort of food that is named', () => {
  it.each([
    ['light lunch with smoked trout, no potatoes', /smoked trout/],
    ['etwas mit geräucherter Forelle', /smoked trout/],
    ['pasta with smoked trout', /smoked trout/],
    ['smoked mackerel pate', /smoked mackerel/],
    ['grilled mackerel', /(?<!smoked )mackerel/],
    ['fresh mackerel with lemon', /(?<!smoked )mackerel/],
    ['un dîner rapide avec des lentilles corail et des carottes', /red lentils/],
    ['green lentils and carrots', /(?:green|brown|puy) lentils/],
  ])('is the one in the dish: %s', (prompt, food) => {
    expect(cooked(prompt).lines).toMatch(food);
  });

  it.each(['smoked mackerel with rice', 'light lunch with smoked trout'])(
    'is not cooked as if it were raw: %s',
    (prompt) => {
      expect(cooked(prompt).lines).not.toMatch(/^(?:mackerel|trout) fillets/m);
    },
  );

  it('has its whole name in the title', () => {
    expect(cooked('pear and goats cheese starter').title).toMatch(/Goat's Cheese/);
  });
});

describe('bread that somebody has', () => {
  it.each([
    ['stale pita, a cucumber, tomatoes and half a lemon. what to do', 'Fattoush', /pitta bread/],
    ['old flatbreads, minced lamb, yogurt', 'Lamb Hawawshi with Yogurt', /minced lamb/],
    ['i have brioche, eggs and berries', 'French Toast with Raspberries', /eggs/],
    ['3 eggs, half a courgette, feta and stale bread', 'Courgette and Feta Strata', /eggs/],
    ['altes Brot, Eier, Spinat und Käse', 'Spinach Strata', /spinach/],
    ['old bread, broccoli and goats cheese', 'Broccoli Strata', /goat's cheese/],
    ['pain rassis, tomates et mozzarella', 'Cheese and Tomato Strata', /mozzarella/],
  ])('is used, and not baked: %s', (prompt, title, food) => {
    const { lines, ...recipe } = cooked(prompt);
    expect(recipe.title).toBe(title);
    expect(lines).toMatch(food);
    expect(lines).not.toMatch(/flour|yeast/);
  });

  it.each(['naan with garlic and coriander', 'focaccia with olives and rosemary', 'pitta bread'])(
    'is baked by who asks for it: %s',
    (prompt) => {
      expect(cooked(prompt).lines).toMatch(/flour/);
    },
  );
});

describe('vegetables to be hidden', () => {
  it.each(['pasta with hidden vegetables', 'kid friendly pasta with hidden veg'])(
    'are in a sauce made for that: %s',
    (prompt) => {
      expect(cooked(prompt).title).toBe('Hidden Vegetable Pasta');
    },
  );

  it.each([
    ['meatloaf with hidden vegetables', /Work the courgettes and carrots into the mince\. Shape into a loaf/],
    ['meatballs with hidden vegetables', /Work the courgettes and carrots into the mince\. Roll into/],
    ['burgers with veg hidden in them', /Work the courgettes and carrots into the mince\. Shape/],
    [
      'chicken curry with hidden veg for kids',
      /simmer for [\s\S]+ Stir the courgettes and carrots into the sauce/i,
    ],
    [
      'fish pie with hidden vegetables',
      /Stir the courgettes and carrots into the sauce\.\n[\s\S]*pour over the sauce/,
    ],
  ])('are cooked soft and go where they vanish: %s', (prompt, step) => {
    const { steps } = cooked(prompt);
    expect(steps).toMatch(/^Cook the courgettes and carrots [^.]+ until very soft, then mash or blend/);
    expect(steps).toMatch(step);
  });
});

describe('a diet before a meat', () => {
  it.each([
    ['vegan mince lasagna for 12', 'Vegan Lasagne'],
    ['bolognese with veggie mince', 'Vegetarian Spaghetti Bolognese'],
    ['vegan sausage casserole', 'Vegan Mushroom and Bean Casserole'],
  ])('makes the dish with what is there for it: %s', (prompt, title) => {
    const recipe = cooked(prompt);
    expect(recipe.title).toBe(title);
    expect(recipe.lines).not.toMatch(/beef|pork/);
  });
});

describe('a dessert from an air fryer', () => {
  it.each([
    ['apple dessert in the air fryer', /apple/i],
    ['airfryer sweet snack with bananas', /banana/i],
    ['air fryer pears', /pear/i],
    ['peach dessert in the airfryer', /peach/i],
  ])('is sweet and baked: %s', (prompt, food) => {
    const { title, lines, steps } = cooked(prompt);
    expect(title).toMatch(food);
    expect(lines).toMatch(/sugar|honey|syrup/);
    expect(steps).toMatch(/bake/i);
  });
});

describe('a food and a kind of dish', () => {
  it.each([
    ['hearty winter salad with beetroot and lentils', /beetroot/, /lentils/],
    ['lentil and beetroot salad', /beetroot/, /lentils/],
    ['a pie with chicken and peas', /chicken/, /peas/],
  ])('leave out no other food that is named: %s', (prompt, ...foods) => {
    const { lines } = cooked(prompt);
    for (const food of foods) expect(lines).toMatch(food);
  });
});

describe('a course that is not needed', () => {
  it.each(['halibut dinner party for 8, starter not needed', 'lasagne for 6, dessert is not needed'])(
    'is no food that harms: %s',
    (prompt) => {
      expect(cooked(prompt).ingredients.length).toBeGreaterThan(3);
    },
  );

  it('is told apart from a food that is not needed', () => {
    expect(composeSafely({ prompt: 'lasagne, nuts not needed', seed: 1 }, knowledge).kind).not.toBe('recipe');
  });
});

describe('what was not known as a food or an occasion', () => {
  it.each([
    ['chicken, thai curry paste and coconut milk', /curry paste/],
    ['green curry paste, prawns', /green curry paste/],
    ['poulet, lait de coco et pâte de curry verte', /green curry paste/],
    ['savoury muffins for the lunchbox with ham', /ham, /],
    ['savoury muffins with feta', /feta/],
  ])('is in the dish: %s', (prompt, food) => {
    const { lines, said } = cooked(prompt);
    expect(lines).toMatch(food);
    expect(said).not.toMatch(/do not know how|no good place/);
  });

  it.each(['etwas Sommerliches zum Grillen ohne Fleisch', 'quelque chose pour le barbecue, sans viande'])(
    'is for the grill: %s',
    (prompt) => {
      expect(cooked(prompt).steps).toMatch(/grill/i);
    },
  );
});

describe('fruit and pastry', () => {
  it.each([
    ['3 overripe pears and a sheet of puff pastry', /Pear .*Tart/],
    ['plums and puff pastry, what can i make', /Plum .*Tart/],
    ['puff pastry tart with peaches, nut free', /Peach .*Tart/],
    ['blätterteig und zwetschgen', /Plum .*Tart/],
  ])('are a tart: %s', (prompt, title) => {
    expect(cooked(prompt).title).toMatch(title);
  });
});

describe('the name of a food', () => {
  it.each([
    'puff pastry',
    'condensed milk',
    'bamboo shoots',
    'lime zest',
    'grape leaves',
    'passion fruit pulp',
  ])('is no warning: %s', (food) => {
    const { said } = cooked(`i have chicken and ${food}, what can i make`);
    expect(said).not.toMatch(/because you wrote|should be left out/);
  });
});
