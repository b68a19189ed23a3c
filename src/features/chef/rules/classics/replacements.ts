import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { memoizeWith } from '#shared/memoize.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { isLeftover, isSame } from '../knowledge/same-food.ts';
import type { Classic, ClassicLine, Part } from './classic.ts';
import { bearsSteps } from './sorts.ts';
import { substitutesIn, swapsFor } from './swaps.ts';

/** Words for a kind of food whose members do as well. */
const PIECED = ['slice', 'sheet', 'rasher'];

/** Whether another cut of the same animal is named than a dish is made with, and cooks as well. */
const isOtherCut = ([first = '', ...others]: readonly string[], own: string): boolean =>
  others.length === 0 && first !== own && CUTS.some((cuts) => cuts.includes(own) && cuts.includes(first));

/** Whether another shape of the same pasta is named than a dish is made with. */
function isOtherShape(group: readonly string[], own: string, { larder }: CookingKnowledge): boolean {
  const [first = ''] = group;
  if (group.includes(own)) return false;
  const [named, shown] = [larder.get(first)?.kinds, larder.get(own)?.kinds];
  return (
    named?.has('pasta') === true &&
    shown?.has('pasta') === true &&
    ['long', 'short'].some((length) => named.has(length) && shown.has(length))
  );
}

/** Which foods may replace a line, by its name alone: this is asked of every line of every dish. */
const factsOf = memoizeWith((name: string, { catalog, byFoodId }: CookingKnowledge) => {
  const food = findFood(catalog, name);
  const juice = /^(lemon|lime)( juice| zest)?$/.exec(name);
  return {
    food,
    own: (food && byFoodId.get(food.id)?.[0]) ?? null,
    isOfMilk: food?.traits.includes('milk') ?? false,
    // The juice of a lime does what that of a lemon does.
    citrus: juice && { fruit: juice[1] === 'lemon' ? 'lime' : 'lemon', part: juice[2] ?? '' },
    twins: TWINS.find(([one]) => one.test(name))?.[1] ?? [],
    isMashed: /potato/.test(name) && !/sweet|new/.test(name),
  };
});

/**
 * Whether one of some foods may be a line or do what it does, by its name alone. What a dish is built around and what lists alternatives
 * of its own is asked about besides.
 */
export function isOfLine(
  name: string,
  group: readonly string[],
  knowledge: CookingKnowledge,
): { isOwn: boolean; isOther: boolean } {
  const { own, isOfMilk, citrus, twins, isMashed } = factsOf(name, knowledge);
  const [first = ''] = group;
  const kindsOf = (food: string) => knowledge.larder.get(food)?.kinds;
  const isOwn = group.some((food) => isSame(food, { name }, knowledge));
  const isOther =
    isOwn ||
    (isOfMilk &&
      substitutesIn(knowledge.swaps).some(
        (other) => LIQUID.test(other) && group.some((food) => isSame(food, { name: other }, knowledge)),
      )) ||
    (citrus !== null && group.includes(citrus.fruit)) ||
    twins.some((twin) => group.includes(twin)) ||
    (isMashed && group.includes('sweet potato')) ||
    (name === STRAINED && group.includes('passata')) ||
    isOtherCut(group, name) ||
    (isCheese(own) && isCheese(knowledge.larder.get(first))) ||
    [...ALIKE, 'pasta'].some(
      (kind) => own?.kinds.has(kind) && group.some((food) => kindsOf(food)?.has(kind)),
    );
  return { isOwn, isOther };
}
const STRAINED = 'canned chopped tomatoes';

/** A requested food that takes the place of a line: an alternative of the line, or another meat for the lead. */
export function replacementFor(
  line: ClassicLine,
  classic: Classic,
  wanted: readonly string[][],
  leading: ReadonlySet<string>,
  present: ReadonlySet<string>,
  knowledge: CookingKnowledge,
  may: (part: Part) => boolean,
): { part: Part; larder: string } | null {
  const { food, own, isOfMilk, citrus, twins, isMashed } = factsOf(line.name, knowledge);
  // A word of the dish's own name chooses the lead, and is nothing to be added.
  const named = [...leading];
  const all = named.length > 0 ? [...wanted, named] : wanted;
  const isSameAs = (name: string) => isSame(name, line, knowledge);
  const shape = all.find(
    (group) =>
      isOtherCut(group, line.name) || (group.some(isSameAs) && isOtherShape(group, line.name, knowledge)),
  );
  if (shape?.[0]) {
    const part = { ...line, name: shape[0] };
    if (may(part) && bearsSteps(classic, line, part, knowledge)) return { part, larder: shape[0] };
  }
  if (all.some((group) => group.some(isSameAs))) return null;
  const groups = line.isLead && named.length > 0 ? [named, ...wanted] : wanted;
  for (const group of groups) {
    if (citrus && group.includes(citrus.fruit)) {
      const part = { ...line, name: `${citrus.fruit}${citrus.part}` };
      if (may(part)) return { part, larder: citrus.fruit };
    }
    if (group !== named && group.some((name) => present.has(name))) continue;
    for (const name of line.alternatives.length > 0 ? group : []) {
      const part = line.alternatives.find(
        (one) => isSame(name, one, knowledge) && (!isLeftover(name) || isLeftover(one.name)),
      );
      if (part && may(part)) return { part, larder: name };
    }
    const options = isOfMilk ? swapsFor(line, classic.kind, knowledge.swaps, knowledge.catalog) : [];
    for (const name of group) {
      const part = options.find(
        (one) =>
          one &&
          LIQUID.test(one.name) &&
          (!one.name.endsWith('coconut milk') || WITH_COCONUT.includes(classic.kind)) &&
          isSame(name, one, knowledge),
      );
      if (part && may(part)) return { part, larder: name };
    }
    // One berry or nut does what another does.
    for (const name of group) {
      const other = knowledge.larder.get(name);
      if (!other || !own || !ALIKE.some((kind) => own.kinds.has(kind) && other.kinds.has(kind))) continue;
      // A lid of one pastry may be of another, but not a stack of sheets.
      if (own.kinds.has('pastry') && line.unit !== 'g') continue;
      const part = { ...line, name: other.plural };
      if (may(part)) return { part, larder: name };
    }
    // A sauce goes over any pasta.
    const shapeOf =
      classic.kind === 'pasta' && own?.kinds.has('pasta')
        ? group.find((name) => knowledge.larder.get(name)?.kinds.has('pasta'))
        : undefined;
    if (shapeOf) {
      const part = { ...line, name: knowledge.larder.get(shapeOf)?.plural ?? shapeOf };
      if (may(part) && bearsSteps(classic, line, part, knowledge)) return { part, larder: shapeOf };
    }
    // Anyone who has cheddar buys no feta for the top.
    const [cheese = ''] = group;
    const other = knowledge.larder.get(cheese);
    if (!line.isDefining && isCheese(own) && isCheese(other) && other && BAKED.includes(classic.kind)) {
      const part = { ...line, name: other.plural, cut: other.uses.get('raw')?.cut ?? line.cut };
      if (may(part)) return { part, larder: cheese };
    }
    // Tomatoes that are strained do what chopped ones do.
    if (line.name === STRAINED && group.includes('passata')) {
      const part = { ...line, name: 'passata', cut: '' };
      if (may(part)) return { part, larder: 'passata' };
    }
    const twinName = twins.length > 0 && group.find((name) => twins.includes(name));
    if (twinName && !group.includes(line.name)) {
      const part = { ...line, name: twinName };
      if (may(part)) return { part, larder: twinName };
    }
    // A mash may be of sweet potatoes.
    if (isMashed && group.includes('sweet potato')) {
      const part = { ...line, name: 'sweet potatoes' };
      if (may(part)) return { part, larder: 'sweet potato' };
    }
    if (!line.isLead) continue;
    for (const name of group) {
      const other = knowledge.larder.get(name);
      // Chicken wings are chicken already.
      if (!other) continue;
      if (animalIn(line.name) && animalIn(line.name) === animalIn(other.name)) continue;
      const isMeat = ANIMALS.some((trait) => other.food.traits.includes(trait));
      const isFitting = isMeat
        ? cooksAlike(classic, line.name, other) && !isOfOtherTime(classic, food, other)
        : leading.has(name) &&
          PLANTS.some((kind) => other.kinds.has(kind)) &&
          !isAnyCheese(other, leading, knowledge);
      if (!isFitting) continue;
      // What is counted in pieces stays whole.
      const pieces = line.unit === '' ? (other.uses.get('sear')?.cut ?? '') : null;
      const cut = pieces ?? other.uses.get('fry')?.cut ?? [...other.uses.values()][0]?.cut ?? '';
      const count = other.kinds.has('frying-cheese') ? line.count * SHARE_OF_CHEESE : line.count;
      const part = converted({ ...line, name: asCooked(other.plural, line), cut, count }, line, knowledge);
      if (may(part) && bearsSteps(classic, line, part, knowledge)) return { part, larder: name };
    }
  }
  return null;
}

/** A named food that works in the same steps and the same time. */
const TWINS: readonly (readonly [line: RegExp, others: readonly string[]])[] = [
  [/^smoked (?:salmon|mackerel|trout)$/, ['smoked trout', 'smoked mackerel', 'smoked salmon']],
  [/^red wine$/, ['white wine']],
  [/^white wine$/, ['red wine']],
  [/^cooked (?:[a-z-]+ )?rice$/, ['cooked quinoa']],
];

const BAKED: readonly string[] = ['bake', 'pie', 'pizza', 'filled'];
const CHEESES = ['melting', 'hard', 'crumbly'];
const isCheese = (food: LarderFood | undefined | null | ''): boolean =>
  Boolean(food) && CHEESES.some((kind) => (food as LarderFood).kinds.has(kind));

/** Somebody who names cheese does not mean halloumi. */
const isAnyCheese = (
  { kinds }: LarderFood,
  leading: ReadonlySet<string>,
  { larder }: CookingKnowledge,
): boolean =>
  kinds.has('frying-cheese') && [...leading].some((name) => larder.get(name)?.kinds.has('melting'));

/** What is dry would stay hard in the time of what is not. */
const asCooked = (name: string, own: Part): string =>
  /^(?:red|green|brown|black|puy) lentils$|split peas$/.test(name) &&
  !/lentils|split peas|^dried/.test(own.name)
    ? 'cooked lentils'
    : name;

/** What is done in the time that fish takes may be raw inside if it is poultry or pork, and fish falls apart in the time of a roast. */
function isOfOtherTime({ cook, kind }: Classic, own: Food | null, other: LarderFood): boolean {
  const [isFish, isOtherFish] = [own, other.food].map((food) =>
    SEA.some((trait) => food?.traits.includes(trait)),
  );
  if (isFish === isOtherFish) return false;
  // What goes into a pot for its last minutes waits for a sauce as long as it takes; mussels come in their shells.
  if (isOtherFish)
    return (
      cook > (IN_A_POT.includes(kind) ? LONGEST_POT_OF_FISH : MOST_MINUTES_OF_FISH) ||
      (other.food.traits.includes('molluscs') && !/^(?:scallops?|squid)$/.test(other.name))
    );
  // The steps of prawns are given the time of chicken.
  if (own?.traits.includes('crustaceans')) return !PAN_KINDS.includes(kind) || !other.uses.has('fry');
  return !OF_ANY_CUT.includes(kind) || /chicken|turkey|duck|pork/.test(other.name);
}
const MOST_MINUTES_OF_FISH = 30;
const LONGEST_POT_OF_FISH = 60;
const IN_A_POT: readonly string[] = ['curry', 'stew', 'soup'];
const PAN_KINDS: readonly string[] = ['fry', 'noodles', 'rice', 'filled', 'pasta', 'curry'];
/** Cheese fills sooner than meat. */
const SHARE_OF_CHEESE = 0.65;
const SEA = ['fish', 'crustaceans', 'molluscs'] as const;

const CUTS: readonly (readonly string[])[] = [
  ['chicken thigh fillets', 'chicken breast fillets'],
  ['pork shoulder', 'pork belly'],
];
export const animalIn = (name: string) =>
  /\b(?:chicken|beef|lamb|pork|turkey|duck)\b/.exec(name)?.[0] ?? null;
/** Foods that do what another one does, rather than being added to it. */
/** Nobody drizzles coconut milk on a fajita. */
const WITH_COCONUT: readonly string[] = [
  'curry',
  'soup',
  'stew',
  'noodles',
  'rice',
  'pudding',
  'drink',
  'griddle',
  'cake',
];
const LIQUID = /milk|cream|oil|butter|yogurt/;
const ALIKE = ['berry', 'nut', 'orchard', 'stone', 'dried', 'pastry'];
const LONG = 60;
const PLANTS = ['tofu', 'pulse', 'firm', 'mushroom', 'root', 'soft', 'lentil', 'frying-cheese'];

/** Kinds of dishes that what is fried in strips fills as well as mince. */
const OF_ANY_CUT: readonly string[] = ['filled', 'rice', 'noodles'];
const MOST_MINUTES_OF_STRIPS = 9;

/** Mince for mince, or strips in a wrap; a stewing cut where it is stewed, a tender one elsewhere; leftovers where steps allow for it. */
function cooksAlike({ cook, kind, steps }: Classic, own: string, other: LarderFood): boolean {
  const isMince = /mince/.test(own);
  if (other.kinds.has('leftover')) {
    const isShaped = isMince && steps.some((step) => /\b(?:shape|roll|ovals|patties|balls)\b/i.test(step));
    return !isShaped && !/^whole |leg of|wings|ribs/.test(own) && steps.some((step) => step.includes('<'));
  }
  // Bacon seasons a dish rather than filling it.
  if (other.kinds.has('bacon') && !/bacon|pancetta|chorizo|lardon|\bham\b|sausage/.test(own)) return false;
  // What comes out of a tin or a packet is not fried like raw meat.
  if (other.kinds.has('ready') && !/^(?:canned|smoked|cooked)|\bham\b/.test(own)) return false;
  // Cold meat on bread goes into the pan for as long as the cheese takes to melt.
  if (/^(?:salt|corned) beef/.test(own)) return false;
  const isOtherMince = /mince/.test(other.name);
  if (isMince && !isOtherMince && OF_ANY_CUT.includes(kind))
    return (other.uses.get('fry')?.minutes ?? MOST_MINUTES_OF_STRIPS + 1) <= MOST_MINUTES_OF_STRIPS;
  if (isMince !== isOtherMince) return false;
  if (isMince) return true;
  const isStewed = cook >= LONG && ['stew', 'curry', 'soup', 'roast', 'pie'].includes(kind);
  if (isStewed) return /stewing|diced|shoulder|thigh/.test(other.name);
  return !/stewing|diced lamb|shoulder|whole/.test(other.name);
}

/** Weighs a counted food when one that is not counted takes its place. */
export function converted(part: Part, own: Part, { catalog }: CookingKnowledge): Part {
  if (part.name === own.name || ['g', 'ml', 'tsp', 'tbsp'].includes(part.unit)) {
    if (part.unit === 'ml' && isSolid(part.name)) return { ...part, unit: 'g', units: 'g' };
    return part;
  }
  const other = findFood(catalog, part.name);
  // A roll or bun is two slices.
  if (part.unit === '' && /bread$/.test(part.name))
    return { ...part, count: part.count * 2, unit: 'slice', units: 'slices' };
  const medium = other?.pieces.find(({ size }) => size === 'medium');
  const [each] = recipeFoods(catalog, [{ amount: '1', name: own.name }]);
  // A chilli is as much as half a spoonful of paprika.
  if (part.unit === '' && /paprika$/.test(part.name))
    return { ...part, count: part.count / 2, unit: 'tsp', units: 'tsp' };
  // Four scallops are less than four fillets.
  const isAsLarge =
    !medium?.grams ||
    !each?.grams ||
    (medium.grams * MOST_TIMES > each.grams && each.grams * MOST_TIMES > medium.grams);
  if (part.unit === '' && medium && isAsLarge) return part;
  if (part.unit === 'clove' && /chive|parsley/.test(part.name))
    return { ...part, count: part.count, unit: 'tbsp', units: 'tbsp' };
  if (PIECED.includes(part.unit) && other?.pieces.some(({ unit }) => unit === part.unit)) return part;
  if (part.unit === 'bunch' || part.unit === 'handful' || part.unit === 'sprig') return part;
  const [weighed] = recipeFoods(catalog, [{ amount: `${own.count} ${own.unit}`.trim(), name: own.name }]);
  const grams = weighed?.grams ?? 0;
  return grams > 0 ? { ...part, count: grams, unit: 'g', units: 'g' } : part;
}

/** How many times as large a piece may be as the one that takes its place. */
const MOST_TIMES = 2.5;

const isSolid = (name: string) => /tofu|mushroom|aubergine|butter$/.test(name);
