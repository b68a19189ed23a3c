import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a wish that says only where, when or for whom', () => {
  it.each([
    [
      'something for the train tomorrow, 6 hours, no microwave',
      /Rolls|Pinwheels|Pasties|Salad|Wrap|Tortilla/,
    ],
    ['qualcosa da mangiare in treno', /Rolls|Pinwheels|Pasties|Salad|Wrap|Tortilla/],
    ['algo para el tren, sin microondas', /Rolls|Pinwheels|Pasties|Salad|Wrap|Tortilla/],
    ['something i can eat with one hand while holding the baby', /^(?!.*Bab)/],
    ['nach dem zahnarzt, ich darf nichts kauen', /Mac and Cheese|Risotto|Soup|Pie|Porridge|Dal/],
    ['je sors de chez le dentiste, je ne peux rien mâcher', /Mac and Cheese|Risotto|Soup|Pie|Porridge|Dal/],
    ["je n'ai qu'une bouilloire à l'hôtel", /Bowl|Couscous|Oats/],
    ["it's 11 pm and i am starving, something tiny and quick", /Quesadillas|Rarebit|Sandwich|Eggs|Toast/],
    ['es ist 23 uhr und ich habe hunger', /Quesadillas|Rarebit|Sandwich|Eggs|Toast/],
    ['prima di una maratona', /Spaghetti|Pasta|Penne|Rice|Risotto/],
    ['katerfrühstück', /Breakfast|Burrito|Shakshuka|Eggs|Omelette|Grilled Cheese|Quesadillas|Hash/],
    ['grillade végétarienne pour 6', /Skewers|Burger|Souvlaki|Halloumi|Corn/],
    ['petit creux à minuit', /Quesadillas|Rarebit|Sandwich|Eggs|Toast/],
    ['cooking for 20, two euro a head', /Dal|Chana|Lentil|Soup|Pasta|Beans/],
    [
      'i am hungover, need something salty and greasy',
      /Breakfast|Burrito|Shakshuka|Eggs|Omelette|Grilled Cheese/,
    ],
    ['cookies to decorate with the kids', /^Iced Biscuits/],
    ['kekse zum verzieren mit den kindern', /^Iced Biscuits/],
    ['something sweet to bake and decorate with the kids', /Iced Biscuits|Cupcakes|Gingerbread|Birthday/],
  ])('is heard as people mean it: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it('cooks for as many as run', () => {
    const [answer] = answersTo('pasta party the night before my half marathon, 6 runners');
    expect(answer?.servings).toBe(6);
    expect(answer?.title).not.toMatch(/Vodka/);
  });

  it('does not take the way for the time to cook', () => {
    const [answer] = answersTo('a dish to bring to a potluck, must travel 1 hour, nut free');
    expect(answer?.said).not.toContain('within your 60');
  });
});

describe('words that only look like such a wish', () => {
  it.each([
    ['lemonade with ice for 4', /Lemonade/],
    ['cookies and ice cream', /Cookies|Ice Cream|Cookie/],
    ['icing for cupcakes', /^(?!Iced Biscuits|Gingerbread)/],
    ['meatballs, 4 per person', /Meatballs/],
    ['je suis en train de chercher un curry', /Curry|Butter Chicken/],
    ['lunch at 12 pm, something with rice', /Rice|Risotto|Bowl|Paella|Biryani|Pilaf|Pulao|Casserole/],
  ])('are heard as what they are: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });
});
