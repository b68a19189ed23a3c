import { memoize, memoizeByObject } from '#shared/memoize.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from '../classics/classic.ts';
import type { Condition } from './condition.ts';

/** What a condition is checked against: a known dish, or a recipe made from it. */
export interface Made {
  kind: ClassicKind;
  title: string;
  meals: readonly string[];
  /** Names of the foods, with what is done to each behind a comma. */
  lines: readonly string[];
  steps: readonly string[];
}

export const madeOf = ({ kind, title, meals, lines, steps }: Classic): Made => ({
  kind,
  title,
  meals,
  lines: lines.flatMap(({ name, cut, isOptional }) => (isOptional ? [] : [cut ? `${name}, ${cut}` : name])),
  steps,
});

const HEATED =
  /\b(?:boil|boils|boiling|kettle|simmer|fry|frying|bake|roast|toast|grill|griddle|heat|hot|melt|microwave|oven|pan|sear|poach|steam|steaming|scald|warm(?! (?:water|kitchen|place|day)))\b/i;
/** What comes so from a shop. */
const BOUGHT_SO = /^(?:cooked|smoked|canned|ham|salami)\b/;

const PERISHABLE =
  /^cooked |\b(?:chicken|beef|pork|lamb|turkey|duck|veal|venison|minced|mince|steaks?|bacon|pancetta|ham|gammon|sausages?|frankfurters?|prawns?|shrimp|salmon|cod|haddock|trout|mackerel|fish|tuna|mussels|squid|crab|milk|buttermilk|cream|crème|yogurt|ricotta|mascarpone|mozzarella|burrata|feta|goat's cheese|quark|cream cheese|cottage cheese|paneer|tofu|halloumi|bean sprouts|fresh pasta|gnocchi|tortellini|pastry|dough|frozen)\b/;
const KEEPS =
  /\bcanned\b|\bdried\b|coconut (?:milk|cream)|\b(?:chicken|beef|fish|vegetable|turkey) (?:stock|bouillon)|fish sauce|cream of tartar|butter beans|peanut butter|condensed milk|evaporated milk|oat milk|soy milk|milk powder|anchov|salted cod|cream crackers/;

/** Whether a food goes off within two warm days. */
export const isPerishable = (line: string): boolean => PERISHABLE.test(line) && !KEEPS.test(line);

const WET: readonly ClassicKind[] = ['soup', 'stew', 'curry', 'drink', 'sauce', 'noodles'];
/** What is eaten with a spoon or a fork from a bowl, and fills. */
const FROM_BOWL: readonly ClassicKind[] = ['soup', 'stew', 'curry', 'noodles', 'rice', 'pasta'];
/** What stands for a night without harm. */
const STANDS: readonly ClassicKind[] = [
  'soup',
  'stew',
  'curry',
  'bake',
  'pie',
  'cake',
  'biscuit',
  'tart',
  'jam',
  'sauce',
  'dip',
  'bread',
];
/** What a chopped vegetable disappears in. */
const HIDES: readonly ClassicKind[] = ['pasta', 'stew', 'bake', 'pie', 'curry', 'soup'];
/** What is put together cold and then baked. */
const BAKED: readonly ClassicKind[] = ['bake', 'pie', 'pasta', 'filled', 'roast', 'pudding'];
const SOAKED =
  /\b(?:overnight|over night|the night before|until the next day|for (?:at least )?(?:[4-9]|1\d|two|three) (?:hours|days) in the fridge|keeps? (?:for|up to) \d|chill for (?:at least )?(?:[3-9]|\d\d) hours)\b/i;
const LEAFY = /\b(?:lettuce|rocket|salad leaves|mixed leaves|watercress|lamb's lettuce|spinach)\b/;
const RAW_LEAVES = /\b(?:lettuce|rocket|salad leaves|mixed leaves|watercress|lamb's lettuce)\b/;
const MELTS = /\b(?:ice cream|icing|whipped|double cream|meringue|gelatine|mousse)\b/i;
const CUT =
  /, .*\b(?:chopped|sliced|diced|cut|shredded|quartered|halved|cubed|in (?:[a-z0-9-]+ )*(?:pieces|chunks|wedges|strips|slices|cubes|florets|dice|rings|batons|sticks|lengths|matchsticks)|peeled|cored|pitted|stoned|trimmed|minced|scored|slit|finely grated)\b/;
const KNIFE = /\b(?:knife|chop|slice|dice)\b/i;
/** Red, green or dark on a plate. */
const COLOURFUL =
  /\b(?:tomato(?:es)?|passata|(?:red|green|yellow) peppers?|carrots?|spinach|broccoli|peas|green beans|courgettes?|kale|pumpkin|squash|sweet potatoes|beetroot|berries|blueberries|strawberries|raspberries|cherries|herbs|parsley|basil|coriander|chives|dill|mint|rocket|salad|lettuce|sprouts|asparagus|aubergines?|olives|mushrooms|chilli|paprika|curry powder|turmeric|soy sauce|cocoa|chocolate|minced beef|beef|red onions?|walnuts|pecans|almonds|raisins|pesto|ketchup|avocado|sweetcorn|cabbage|leeks?|spring onions?|oregano)\b/;
/** What nobody sees in something pale. */
const HARDLY_SEEN = /^(?:white|cauliflower|parsnip|celeriac|canned (?:white|cannellini|butter)|floury|waxy)/;
const SALTY =
  /\b(?:bacon|pancetta|ham|feta|halloumi|parmesan|pecorino|cheddar|gruyère|anchov|olives|capers|soy sauce|chorizo|sausages?|miso|kimchi|salami|smoked|blue cheese|prosciutto|salt beef|corned beef)\b/;

const TRAY = /\b(?:tray|roasting tin|baking sheet|sheet pan|roasting dish)\b/i;
const OTHER_POTS = /\b(?:frying pan|wok|saucepan|large pan|wide pan|fry|boil|simmer)\b/i;
const BAKED_GOODS: readonly ClassicKind[] = [
  'cake',
  'biscuit',
  'bread',
  'tart',
  'pie',
  'pudding',
  'bake',
  'pizza',
];
const WITH_IRON =
  /\b(?:beef|steak|lamb|venison|liver|mussels|clams|lentils|chickpeas|beans(?! sprouts)|tofu|spinach|chard|kale|quinoa)\b/;

/** Where a minute or a degree decides. */
const DELICATE =
  /\b(?:rare|reads \d+ °C|thermometer|firm peaks|soft peaks|fold in the (?:egg )?whites|bain[- ]marie|caramel|curdle|truss|flamb|ignite|score|bone)\b/i;
const DAY_OLD = /^(?:cooked|leftover)/;

const isHeated = ({ steps }: Made): boolean => steps.some((step) => HEATED.test(step));
const isLeafy = ({ lines }: Made): boolean => lines.some((line) => LEAFY.test(line));
const isSweet = ({ kind }: Made): boolean => CLASSIC_KINDS[kind] === 'sweet';

/** What each condition requires of a dish; conditions that any dish can be made to meet require nothing. */
const ASKS: Partial<Record<Condition | 'hide', (made: Made) => boolean>> = {
  hide: ({ kind, steps }) => HIDES.includes(kind) && steps.some((step) => /\bsimmer/i.test(step)),
  unheated: (made) =>
    !isHeated(made) &&
    !made.lines.some(
      (line) => /\b(?:boiling|toasted|hard-boiled|boiled)\b/.test(line) && !BOUGHT_SO.test(line),
    ),
  unchilled: ({ lines, steps }) =>
    !lines.some((line) => isPerishable(line) || DAY_OLD.test(line)) &&
    !steps.some((step) => /\b(?:fridge|chill|freez)/i.test(step)),
  'one-bowl': ({ kind, title }) =>
    (FROM_BOWL.includes(kind) || /\bbowl\b/i.test(title)) && !/salad|lasagne|cannelloni/i.test(title),
  overnight: (made) =>
    !made.lines.some((line) => RAW_LEAVES.test(line)) &&
    (STANDS.includes(made.kind) || made.steps.some((step) => SOAKED.test(step))),
  'bake-later': ({ kind, steps }) =>
    BAKED.includes(kind) && steps.some((step) => /\bbake\b/i.test(step)) && !/^(?:cake|biscuit)$/.test(kind),
  carried: (made) =>
    !WET.includes(made.kind) &&
    !isLeafy(made) &&
    !made.lines.some((line) => MELTS.test(line)) &&
    !made.steps.some((step) =>
      /\b(?:serve|eat)[a-z]* (?:at once|straight away|hot|immediately)\b/i.test(step),
    ),
  cold: ({ kind }) => !WET.includes(kind) && !/^(?:fry|roast|pasta|rice|griddle)$/.test(kind),
  crisp: (made) =>
    !isLeafy(made) && made.kind !== 'filled' && !/sandwich|wrap|toast|panzanella/i.test(made.title),
  'no-knives': ({ lines, steps }) =>
    !lines.some((line) => CUT.test(line)) && !steps.some((step) => KNIFE.test(step)),
  'child-made': (made) =>
    /^(?:biscuit|cake|bread|pizza|griddle|pudding)$/.test(made.kind) &&
    !made.steps.some((step) =>
      /\b(?:caramel|deep-fry|boiling syrup|thermometer|piping|fold in the egg whites)/i.test(step),
    ) &&
    made.lines.length <= 12,
  // A hot stove, raw meat and raw egg are unsafe for small children.
  'child-alone': (made) =>
    !isHeated(made) &&
    made.kind !== 'drink' &&
    made.kind !== 'sauce' &&
    !made.lines.some((line) => /^(?:eggs?|egg yolks?|egg whites?|raw )\b/.test(line)),
  // Nothing bakes or grills on it, and nothing cooks beside the pot.
  'one-burner': ({ steps }) =>
    !steps.some((step) =>
      /\b(?:embers|fire|oven|grill|barbecue|meanwhile|another pan|second pan)\b/i.test(step),
    ),
  beginner: ({ steps, lines }) =>
    steps.length <= 5 && lines.length <= 13 && !steps.some((step) => DELICATE.test(step)),
  pale: ({ lines }) => !lines.some((line) => COLOURFUL.test(line) && !HARDLY_SEEN.test(line)),
  'on-tray': ({ steps }) =>
    steps.some((step) => TRAY.test(step)) && !steps.some((step) => OTHER_POTS.test(step)),
  'to-bake': ({ kind, steps }) =>
    BAKED_GOODS.includes(kind) && steps.some((step) => /\b[Bb]ake\b/.test(step)),
  iron: ({ lines }) => lines.some((line) => WITH_IRON.test(line) && !/stock|sauce/.test(line)),
  crispy: ({ kind, steps, title }) =>
    !WET.includes(kind) && [title, ...steps].some((text) => /\bcrisp|\bcrunch/i.test(text)),
  salty: (made) => !isSweet(made) && made.lines.some((line) => SALTY.test(line)),
};

/** Whether a dish meets a condition. */
export const meets = (classic: Classic, condition: string): boolean => asksOf(classic)(condition);

const asksOf = memoizeByObject((classic: Classic) => {
  const made = madeOf(classic);
  return memoize((condition) => isMet(made, condition));
});

/** Whether a finished recipe meets a condition. */
export const isMet = (made: Made, condition: string): boolean => ASKS[nameOf(condition)]?.(made) ?? true;

/** Conditions by which a dish is chosen. */
export const choosesBy = (conditions: readonly string[]): string[] =>
  conditions.filter((each) => nameOf(each) in ASKS);

/** A condition without its value. */
const nameOf = (condition: string) => condition.replace(/:.*$/, '') as Condition;
