import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { ClassicKind } from './classic.ts';

type Read = Pick<ComposedRecipe, 'ingredients' | 'instructions' | 'cookTime'>;
interface Tip {
  text: string;
  /** What a line must be, and what a step must say. */
  lines?: RegExp;
  steps?: RegExp;
  /** What no line may be. */
  without?: RegExp;
  /** What no step may say, because the tip says the opposite. */
  unless?: RegExp;
}

/** What is eaten at once does not wait. */
const AT_ONCE = /\b(?:at once|straight away|immediately|straight from the oven|while (?:still )?hot)\b/i;

const BEFORE_SERVING: Tip = {
  text: 'Taste it before you serve, and season it to your liking.',
  without: /\bsugar|ice cream|chocolate|syrup|dried (?:fruit|cranberries)|mayonnaise/,
};

/** What helps with a dish of a kind: the first that speaks only of what the recipe has. */
const TIPS: Record<ClassicKind, Tip[]> = {
  pasta: [
    {
      text: 'Keep a cup of the cooking water: a splash of it loosens the sauce at the end.',
      steps: /\b(?:boil|cook) the|drain/i,
      unless:
        /\b(?:keep|save|with|splash of|cup of|\d+ ml of) (?:a (?:cup|mugful|ladle(?:ful)?) of )?(?:its|the|their) (?:cooking |pasta )?water\b/i,
    },
  ],
  noodles: [
    {
      text: 'Have everything cut and measured before the pan gets hot: it goes fast from there.',
      steps: /\b(?:wok|stir-fry|frying pan|high heat|toss)\b/i,
    },
  ],
  rice: [
    {
      text: 'Use rice that was cooled quickly and kept in the fridge for a day at most, and heat it until it steams.',
      lines: /^cooked rice/,
    },
    {
      text: 'Serve it at once, on warm plates: it goes on thickening as it stands.',
      lines: /^(?:risotto|arborio|carnaroli) rice/m,
      steps: /\b(?:ladle|absorbed|stirring)/,
    },
    {
      text: 'Let rice stand for a few minutes off the heat, covered, before you fork it through.',
      lines: /\brice\b/,
      without: /^(?:risotto|paella|sushi|pudding|glutinous|sticky) rice|^cooked rice/m,
      unless: /\bladle|creamy|porridge|\broll\b/,
    },
  ],
  soup: [{ text: 'Taste for salt at the very end: a soup that simmers gets saltier.', steps: /simmer/i }],
  stew: [
    {
      text: 'Eat it on the day: fish and shellfish get tough when they are warmed again.',
      lines: /\b(?:fish|cod|prawns?|mussels|clams|squid|salmon|monkfish)\b(?! (?:sauce|stock))/,
    },
    {
      text: 'It tastes even better the next day. Cool it quickly, and keep it in the fridge for up to 3 days.',
    },
  ],
  curry: [
    {
      text: 'Fry the spices only until they smell: burnt, they turn bitter.',
      lines: /cumin|ground|seeds|turmeric|garam|curry (?:powder|paste)|spice/,
    },
  ],
  fry: [
    {
      text: 'Give the pieces room in the pan, and fry in batches if need be, so that they brown instead of steaming.',
      steps: /\b(?:fry|brown|sear|fried)\b/i,
    },
  ],
  roast: [
    {
      text: 'Take it out of the fridge an hour before, so that it cooks evenly.',
      lines: /^whole |^leg of|topside|brisket|pork belly|beef fillet|lamb shoulder|in one piece/,
      unless: /\b[Cc]hill\b|pastry/,
    },
    {
      text: 'Spread everything out with room around it: what is crowded steams instead of browning.',
      steps: /\b[Rr]oast\b/,
    },
  ],
  bake: [
    {
      text: 'Leave it to stand for 10 minutes out of the oven: it cuts and tastes better.',
      lines: /^(?!(?:[\s\S]*\n)?[^\n]*\b(?:cod|salmon|haddock|trout|sea bass|fish) fillets?)/,
      steps: /\b(?:dish|tin)\b/,
      unless: AT_ONCE,
    },
    { text: 'Lay the pieces apart on the tray, so that they turn crisp.', steps: /\btray/ },
  ],
  pie: [
    { text: 'Keep pastry cold until it goes into the oven: that makes it crisp.', lines: /pastry/ },
    {
      text: 'Rough up the mash with a fork: the ridges brown and turn crisp.',
      lines: /potato/,
      steps: /\bmash/,
    },
    {
      text: 'Leave it to stand for 10 minutes out of the oven: it cuts and tastes better.',
      steps: /\boven\b/,
      unless: AT_ONCE,
    },
  ],
  bread: [{ text: 'Weigh the flour and water: for dough, a scale is better than cups.', lines: /\bflour\b/ }],
  pizza: [{ text: 'Heat the oven, with the tray in it, for at least half an hour.', steps: /\boven\b/ }],
  filled: [
    {
      text: 'Put everything on the table, and let everyone fill their own.',
      lines: /tortilla|taco|pitta|wrap/,
      steps: /\bfill\b/i,
    },
    {
      text: 'Fill it just before you eat, so that the bread stays crisp.',
      lines: /bread|bun|roll|baguette|ciabatta|muffin/,
      unless: /\b(?:[Tt]oast|[Gg]rill(?! the)|[Bb]ake|melted?|golden)\b/,
    },
  ],
  dumpling: [
    {
      text: 'Dust them with flour and cover them with a cloth while you shape the others, so that they do not dry out.',
      lines: /\bflour\b/,
    },
    {
      text: 'Cover them with a cloth while you shape the others, so that they do not dry out.',
      steps: /\b(?:fold|shape|fill|seal)/i,
    },
  ],
  salad: [
    {
      text: 'Dress it at the last moment, and taste the dressing on a leaf first.',
      lines: /lettuce|salad leaves|rocket|spinach|watercress|chicory|radicchio/,
    },
    { text: 'Taste it again before you serve: cold dulls salt and acid.' },
  ],
  egg: [
    {
      text: 'Take eggs off the heat a little before they seem done, unless they have to be cooked through.',
      lines: /\beggs?\b/,
      unless: /\b[Bb]oil\b|\bbake\b/i,
    },
  ],
  side: [
    { text: 'Do not cover it: what is crisp turns soft.', steps: /\buntil [^.]*\bcrisp/ },
    {
      text: 'It keeps warm, covered, for a quarter of an hour.',
      steps: /\b(?:boil|bake|roast|fry|simmer|oven|warm)/i,
      unless: /\b(?:tall|risen?|puffed|fluffy|cold|chill|cool)\b/i,
    },
  ],
  dip: [{ text: 'Taste it again once it has stood: cold dulls salt and acid.' }],
  sauce: [
    {
      text: 'What is left keeps in the fridge, covered, for 2 days.',
      unless: /\bkeeps?\b|\b(?:days|weeks)\b|[Tt]hrow away|\buse at once\b/,
    },
  ],
  jam: [{ text: 'Scald the jars and lids just before you fill them.' }],
  cake: [
    {
      text: 'Have the butter and eggs at room temperature, so that they blend smoothly.',
      lines: /^(?:vegan )?butter(?=[\s\S]*\begg)|\beggs?\b(?=[\s\S]*\n(?:vegan )?butter)/m,
      without: /^(?:vegan )?butter, (?:melted|cold)/m,
      unless: /\b[Mm]elt(?:ed)?\b[^.]*\bbutter\b|\b[Rr]ub (?:in )?the\b/,
    },
    {
      text: 'Have the eggs at room temperature: they take up more air.',
      lines: /\beggs?\b/,
      steps: /\b(?:[Ww]hisk|[Bb]eat) the eggs?\b|egg whites/,
    },
    {
      text: 'Keep the oven shut for the first two thirds of the time, so that the cake does not sink.',
      steps: /\bbake/i,
    },
    { text: 'It can be made the day before.', unless: AT_ONCE },
  ],
  biscuit: [
    {
      text: 'They firm up as they cool: take them out while they still look a little soft.',
      steps: /\bbake/i,
    },
  ],
  tart: [
    {
      text: 'Serve it warm: the caramel sets hard as it cools.',
      steps: /\bcaramel\b[\s\S]*\bturn (?:it )?out\b/,
    },
    {
      text: 'Cool it before cutting, so that the filling sets.',
      steps: /\bbake|chill|set\b/i,
      unless: /\b(?:[Ss]erve|eat) (?:it )?(?:hot|warm|at once)\b/,
    },
  ],
  pudding: [
    {
      text: 'It can be made the day before.',
      steps: /chill|fridge|freeze|\bcool\b|\bcold\b|overnight/i,
      unless: AT_ONCE,
    },
    { text: 'Serve it as soon as it is ready: it is best hot.', steps: /\b(?:bake|fry|simmer|steam|oven)/i },
  ],
  griddle: [
    { text: 'Try the heat with one small piece before you cook the rest.', steps: /\bpan\b|griddle|waffle/i },
  ],
  drink: [{ text: 'Taste it, and sweeten or sharpen it to your liking.' }],
};

const GLUTEN_FREE: Tip = {
  text: 'Use a gluten-free flour blend for baking, with xanthan gum in it. It takes up more water: add a spoonful at a time if the dough is dry.',
  lines: /^gluten-free flour/,
};

/** The tips that speak of what is in a recipe. */
export function tipsFor(kind: ClassicKind, recipe: Read): string[] {
  const lines = recipe.ingredients.map(({ name }) => name).join('\n');
  const steps = recipe.instructions.join('\n');
  const fits = ({ lines: food, steps: said, without, unless }: Tip) =>
    (food?.test(lines) ?? true) &&
    !without?.test(lines) &&
    (said?.test(steps) ?? true) &&
    !unless?.test(steps);
  const own = [...TIPS[kind], BEFORE_SERVING].find(fits);
  const isBaked = ['bread', 'pizza', 'cake', 'biscuit', 'pie', 'tart', 'griddle'].includes(kind);
  return [...(own ? [own.text] : []), ...(isBaked && fits(GLUTEN_FREE) ? [GLUTEN_FREE.text] : [])];
}

/** What a tip of a kind of dish may speak of only if a line is such a food. */
const SPOKEN_OF: readonly (readonly [said: RegExp, lines: RegExp])[] = [
  [
    /\bmeat or fish\b/i,
    /chicken|turkey|beef|pork|lamb|duck|steak|sausage|veal|fish|salmon|cod|trout|tuna|prawn|bacon|venison/,
  ],
  [/\bmeat\b/i, /chicken|turkey|beef|pork|lamb|duck|steak|sausage|veal|venison|rabbit|goat\b|\bchops?\b/],
  [/\bpastry\b/i, /pastry/],
  [/\bspices\b/i, /cumin|ground|seeds|turmeric|garam|curry|spice|paprika|cinnamon/],
  [/\bcoconut milk\b/i, /coconut milk/],
  [/\bthe eggs?\b/i, /\begg/],
  [
    /\bleaves\b/i,
    /lettuce|leaves|rocket|spinach|kale|watercress|chard|chicory|radicchio|cabbage|herb|mint|basil/,
  ],
  [/\bcheese\b/i, /cheese|cheddar|parmesan|mozzarella|feta|gruyère|halloumi|gouda|brie|ricotta|mascarpone/],
];

/** A kind of dish's tips that fit this one of it. */
export function fittingTips(tips: readonly string[], { ingredients }: Pick<Read, 'ingredients'>): string[] {
  const lines = ingredients.map(({ name }) => name).join('\n');
  return tips.filter((tip) => SPOKEN_OF.every(([said, foods]) => !said.test(tip) || foods.test(lines)));
}
