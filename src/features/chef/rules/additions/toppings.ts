import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { inNumber } from '../classics/title.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { withoutLid } from './without-lid.ts';

/** Something made of several foods that goes on top, for one serving. */
interface Topping {
  name: string;
  /** What people call it, in the form of `plainPhrase`. */
  said: RegExp;
  lines: readonly (readonly [count: number, unit: string, name: string])[];
  step: string;
  minutes: number;
  /** Whether it goes on before the oven. */
  isBaked?: boolean;
  /** The dishes it goes on, by their titles; without it, all. */
  of?: RegExp;
}

export const FRIED_EGGS = 'fried eggs';
/** What is cold or a broth has its egg boiled. */
export const NO_FRIED_EGG: readonly string[] = ['salad', 'soup', 'drink', 'jam'];
const EGGS =
  '(?:an?|one|another|some|one more|a couple of|two)? ?(?:extra |runny |sunny side up |crispy )?(?:fried )?eggs?';
const EACH = '(?: (?:each|per person|for everyone|for each of us))?';
const EGG_ON_TOP = new RegExp(
  `^(?:(?:and|but|also|then|now|ok|okay|oh|maybe|please|can|could|would|you|i|we|d|like|want|to|have|add|put|pop|stick|slide|throw|with|finish|serve|it|them|how|about|what|,) )*(?:${EGGS}${EACH} on (?:the )?(?:top|it|them|each|everything)(?: (?:of )?(?:it|them|each|that|this|everything|the [a-z]+|each (?:one|portion|bowl|plate)|portion|plate|bowl))?|top(?:ped)? (?:(?:it|them|that|this|each|each one|everything) )?(?:off )?with ${EGGS})${EACH}(?: (?:please|too|as well|pls|thanks|,))*$`,
);

/** Whether somebody wants an egg on top, in the words of `wordsApart`: whatever eggs are in the dish, this is a fried one for each. */
export const isEggOnTop = (said: string): boolean => EGG_ON_TOP.test(said);

const TOPPINGS: readonly Topping[] = [
  {
    name: 'croutons',
    said: /^(?:croutons?|crutons|brotwurfel|brotcroutons|picatostes|crostini|crostoni|dadini di pane)$/,
    lines: [
      [25, 'g', 'white bread, in 2 cm cubes'],
      [0.5, 'tbsp', 'olive oil, for the croutons'],
    ],
    step: 'Fry the bread in its olive oil over medium heat for 5 minutes, turning often, until golden, and scatter these croutons on top.',
    minutes: 5,
  },
  {
    name: 'dumplings',
    said: /^(?:(?:fluffy|light|herby?|herbed|suet|parsley|british|old fashioned) )*dumplings?(?: on top)?$|^(?:mehl)?klosschen$/,
    lines: [
      [30, 'g', 'plain flour, for the dumplings'],
      [0.4, 'tsp', 'baking powder'],
      [12, 'g', 'cold butter, grated, for the dumplings'],
      [0.5, 'tbsp', 'parsley, chopped, for the dumplings'],
      [18, 'ml', 'milk, for the dumplings'],
    ],
    step: 'For the dumplings, stir their flour with the baking powder and a pinch of salt, rub in the cold butter, stir in the parsley, and add just enough of the milk for a soft dough. Shape it into balls the size of a walnut, lay them on the simmering stew, put the lid on, and leave it shut for 20 minutes, until they are twice as large and dry inside.',
    minutes: 20,
    of: /stew|casserole|goulash|hot ?pot|pot roast|braise|soup|bourguignon|coq au vin|carbonn?ade|daube|ragout|fricass[ée]e/i,
  },
  {
    name: 'crumble topping',
    said: /^(?:streuseln?|streusel ?(?:topping)?|butterstreuseln?|crumble(?: topping)?|crumbs on top|crumble par dessus|migas dulces|briciole|sbriciolata)$/,
    lines: [
      [15, 'g', 'plain flour, for the crumble'],
      [10, 'g', 'butter, for the crumble'],
      [8, 'g', 'sugar, for the crumble'],
    ],
    step: 'For the crumble, rub the butter for it into its flour and sugar until coarse crumbs form, and strew them over before it goes into the oven.',
    minutes: 0,
    isBaked: true,
  },
  {
    name: 'crisp breadcrumbs',
    said: /^(?:(?:crisp|crispy|crunchy|toasted|fried|buttery) )?(?:breadcrumbs|bread crumbs|panko|pangrattato|semmelbrosel|brosel|chapelure|pan rallado)(?: on top)?$/,
    lines: [
      [10, 'g', 'breadcrumbs'],
      [0.5, 'tbsp', 'olive oil, for the breadcrumbs'],
    ],
    step: 'Toast the breadcrumbs in their olive oil for 4 minutes, stirring, until golden, and scatter them on top.',
    minutes: 4,
  },
  {
    name: FRIED_EGGS,
    said: /^(?:(?:a )?fried eggs?|spiegelei(?:er)?|oeufs? (?:au|sur le) plat|huevos? fritos?|uov[oa] (?:fritt[oa]|al tegamino|all occhio di bue))(?: on top)?$/,
    lines: [
      [1, '', 'eggs, for the top'],
      [0.5, 'tbsp', 'sunflower oil, for the eggs'],
    ],
    step: 'Fry the eggs for the top in their oil over medium heat for 4 minutes, until the whites are set and the yolks are firm or as you like them, and lay one on each portion.',
    minutes: 4,
  },
  {
    name: 'whipped cream',
    said: /^(?:whipped cream|schlagsahne|sahne obendrauf|schlagobers|creme (?:chantilly|fouettee)|chantilly|nata montada|panna montata)(?: on top)?$/,
    lines: [[30, 'ml', 'double cream, for whipping']],
    step: 'Whip the cream to soft peaks and serve it with a spoonful on top.',
    minutes: 0,
  },
  {
    name: 'vanilla ice cream',
    said: /^(?:a scoop of |scoops of )?(?:vanilla )?ice ?cream(?: on top)?$|^(?:vanille)?eis$|^glace(?: (?:a la )?vanille)?$|^helado(?: de vainilla)?$|^gelato(?: (?:alla )?vaniglia)?$/,
    lines: [[60, 'g', 'vanilla ice cream']],
    step: 'Serve with a scoop of the vanilla ice cream on each portion.',
    minutes: 0,
  },
  {
    name: 'lemon butter',
    said: /^(?:a )?lemon(?:y)? butter(?: sauce)?(?: on top)?$|^zitronenbutter$|^beurre (?:au )?citron$/,
    lines: [
      [15, 'g', 'butter, for the sauce'],
      [0.5, 'tbsp', 'lemon juice, for the sauce'],
    ],
    step: 'Melt the butter for the sauce over low heat until it foams, take it off the heat, whisk in its lemon juice with a pinch of salt, and pour it over.',
    minutes: 3,
  },
  {
    name: 'garlic butter',
    said: /^(?:a )?garlic(?:ky)? butter(?: sauce)?(?: on top)?$|^knoblauchbutter$|^beurre a l ail$/,
    lines: [
      [15, 'g', 'butter, for the top'],
      [0.5, 'cloves', 'garlic, for the butter'],
    ],
    step: 'Melt the butter for the top over low heat with its garlic, crushed, for 2 minutes, and pour it over.',
    minutes: 3,
  },
  {
    name: 'caramelised onions',
    said: /^(?:some )?caramel[iy][sz]ed onions(?: on top)?$|^karamellisierte zwiebeln$|^oignons caramelises$|^cebolla caramelizada$|^cipolle caramellate$/,
    lines: [
      [0.5, '', 'onions, for the top'],
      [0.5, 'tbsp', 'sunflower oil, for the onions'],
    ],
    step: 'Slice the onions for the top and cook them in their oil with a pinch of salt over low heat for 30 minutes, stirring now and then, until soft, brown and sweet. Spoon them on top.',
    minutes: 5,
  },
  {
    name: 'crispy bacon',
    said: /^(?:(?:crispy|crisp|fried) bacon(?: bits| crumbs| pieces)?|bacon (?:bits|crumbs|pieces|sprinkles)|speckwurfel|knuspriger speck|lardons grilles)(?: on top)?$|^bacon on top$/,
    lines: [[20, 'g', 'smoked bacon, diced, for the top']],
    step: 'Fry the bacon for the top in a dry pan over medium heat for 6 minutes, until crisp, and scatter it on top.',
    minutes: 6,
  },
  {
    name: 'crispy onions',
    said: /^(?:(?:crispy|crisp|fried) onions|rostzwiebeln|oignons frits|cebolla frita|cipolle fritte)(?: on top)?$/,
    lines: [
      [0.25, '', 'onions, for the top'],
      [1, 'tbsp', 'sunflower oil, for the onions'],
    ],
    step: 'Slice the onions for the top thinly, and fry them in their oil over medium heat for 12 minutes, stirring, until brown and crisp. Drain them and scatter them on top.',
    minutes: 12,
  },
];

/** The name of a topping that is called so. */
export const toppingCalled = (said: string): string | null =>
  TOPPINGS.find((topping) => topping.said.test(said))?.name ?? null;

/** The recipe with a topping; `null` if somebody must not eat it, or it bakes on top of what does not bake. */
export function withTopping(
  recipe: ComposedRecipe,
  name: string,
  may: (food: string) => boolean,
): ComposedRecipe | null {
  const topping = TOPPINGS.find((each) => each.name === name);
  // Who has no butter in the dough has another in the crumble.
  const eaten = (line: string) => (may(withoutCut(line)) ? line : line.replace(/^butter\b/, 'vegan butter'));
  if (!topping?.lines.every(([, , line]) => may(withoutCut(eaten(line))))) return null;
  // What bakes on top of a pie takes the place of its lid.
  const { ingredients, instructions } = topping.isBaked ? withoutLid(recipe) : recipe;
  const oven = instructions.findLastIndex((step) => /\b[Bb]ake\b(?! (?:tin|tray))/.test(step));
  if ((topping.isBaked && oven < 0) || topping.of?.test(recipe.title) === false) return null;
  const { servings } = recipe;
  const lines = topping.lines.map(([count, unit, named]) => {
    const line = eaten(named);
    const { amount, isMany } = quantityOf(
      count * servings,
      { unit, units: unit },
      unit === '' ? 'up' : 'fine',
    );
    const [food = '', ...rest] = line.split(',');
    return { amount, name: unit === '' && !isMany ? [inNumber(food, false), ...rest].join(',') : line };
  });
  return {
    ...recipe,
    cookTime: recipe.cookTime + topping.minutes,
    ingredients: [...ingredients, ...lines],
    instructions: topping.isBaked
      ? instructions.toSpliced(oven, 0, topping.step)
      : [...instructions, topping.step],
  };
}
