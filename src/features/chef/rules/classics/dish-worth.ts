import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { memoize, memoizeByObject } from '#shared/memoize.ts';
import { additionOf, joinsNaturally } from '../additions/additions.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { isLeftover, isSame } from '../knowledge/same-food.ts';
import type { ChefRequest } from '../request/request.ts';
import { CLASSIC_KINDS, type Classic, type ClassicLine } from './classic.ts';
import { isOfLine, replacementFor } from './replacements.ts';
import { namesIn, titleWord } from './title.ts';

/** What a line is worth if the food at hand is in it. */
const DEFINING = 3;
const OWN = 2;
const ALTERNATIVE = 2.5;
const STAPLE = 1;
const BESIDE = -1;
/** Somebody who cannot shop cooks with what is there. */
const SPARED = -4;
const IN_TITLE = 1;
/** Somebody who names one food wants a dish of it. */
const IN_TITLE_ALONE = 2.5;
/** The first food that a word means is meant most: salmon is a fillet rather than smoked. */
const MEANT_FIRST = 0.5;
/** The penalty if a dish's defining food has to be bought: highest for meat, almost none for staples. */
const LEAD_MISSING = 4;
const MAKER_MISSING = 1.2;
const STAPLE_MISSING = 0.2;
/** Nobody buys these for what is in the cupboard. */
const LUXURY =
  /fontina|Reblochon|raclette|squid ink|prawn|scallop|lobster|crab|mussel|squid|fillet steak|sirloin|beef fillet|duck|saffron|tamarind|pine nut|truffle/;
const LUXURY_MISSING = 3;
const MANY_FOODS = 3;
const STAPLES =
  /flour|sugar|butter|\boil\b|\bmilk\b|^eggs?$|stock|water|rice|pasta|spaghetti|penne|macaroni|tomatoe?s?$|tomato paste|passata|onion|garlic|potato|vinegar|soy sauce|mustard|paprika|cumin|cinnamon|curry powder|chilli powder|oregano|lemon|breadcrumbs|honey/;

/** The mood of a cook with a glut of one food. */
export const GLUT = 'glut';
const GRAMS_A_POINT = 200;
const MOST_FOR_GLUT = 6;

/** Nothing more can be bought. */
const SHUT = 'shut';
/** What each food costs that would have to be bought. */
const BOUGHT = 1.5;
const MAKER_BOUGHT = 4;
const IN_EVERY_KITCHEN = /^(?:(?:coarse )?(?:sea )?salt|black pepper|water|(?:olive|sunflower) oil)$/;
const LEAST_LISTED = 2;

/** Somebody who cannot shop, or counts the money and says what is there. */
const isToBuyLittle = ({ conditions, moods, wanted }: ChefRequest): boolean =>
  conditions.includes(SHUT) || (moods.includes('cheap') && wanted.length >= LEAST_LISTED);

/** The penalty for foods that are not at hand, highest for the defining ones. */
const boughtFor = ({ lines }: Classic, used: ReadonlySet<ClassicLine>): number =>
  lines
    .filter((line) => !used.has(line) && !line.isOptional && !IN_EVERY_KITCHEN.test(line.name))
    .reduce((sum, { isDefining, isLead }) => sum + (isDefining || isLead ? MAKER_BOUGHT : BOUGHT), 0);

export interface Demand {
  /** Whether each food must be one of those that make the dish. */
  needsAll: boolean;
  /** The share of the highest possible score that a dish needs to count as made of these foods; 0 to 1. */
  leastShare: number;
  /** How many foods may only be added to it; usually one of three. */
  mostBeside?: number;
}

/** How much of the foods at hand a dish uses, and what else it needs; `null` if it is not made of them. */
export function worthOf(
  classic: Classic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  { needsAll, leastShare, mostBeside }: Demand,
): number | null {
  const { wanted } = request;
  if (wanted.length === 0) return 0;
  const isShut = request.conditions.includes(SHUT);
  const use = lineUseOf(classic, wanted, isShut, knowledge);
  if (use === null || (needsAll && use.values.some((value) => value < DEFINING))) return null;
  const { values, used } = use;
  const bought = isToBuyLittle(request) ? boughtFor(classic, used) : 0;
  const glut = request.moods.includes(GLUT)
    ? wanted.reduce((sum, group) => sum + usedUp(classic, group, knowledge), 0)
    : 0;
  const worth = values.reduce((sum, value) => sum + value, glut);
  const beside = values.filter((value) => value <= BESIDE).length;
  if (
    beside > (isShut ? wanted.length / 2 : (mostBeside ?? (!needsAll && wanted.length >= MANY_FOODS ? 1 : 0)))
  )
    return null;
  const missing = classic.lines
    .filter((line) => (line.isDefining || line.isLead) && !used.has(line) && !line.isOptional)
    .reduce(
      (sum, { name, isLead }) =>
        sum +
        (request.cuisine === null && LUXURY.test(name) ? LUXURY_MISSING : 0) +
        (isLead ? LEAD_MISSING : STAPLES.test(name) ? STAPLE_MISSING : MAKER_MISSING) +
        // Somebody who has feta and mint has no watermelon.
        (!isLead && !STAPLES.test(name) && namesIn(classic.title, titleWord(name)) ? IN_TITLE : 0),
      0,
    );
  const total = worth - missing;
  const least = wanted.length * DEFINING * leastShare;
  return request.cuisine !== null || isShut || total >= least ? total - bought : null;
}

/** What each food at hand is worth to a dish, and which of its lines take them. */
interface Use {
  values: readonly number[];
  used: ReadonlySet<ClassicLine>;
}

/** Uses by the foods at hand, then by dish: one answer asks for the same several times, and so do the next seeds. */
const uses = new WeakMap<CookingKnowledge, Map<string, Map<Classic, Use | null>>>();
const MOST_LISTS = 50;

const keys = new WeakMap<ChefRequest['wanted'], string>();

/** All dishes are asked about the same list, one after the other. */
function keyOf(wanted: ChefRequest['wanted']): string {
  const key = keys.get(wanted) ?? JSON.stringify(wanted);
  keys.set(wanted, key);
  return key;
}

/** How a dish uses the foods at hand; `null` if one of them does not suit it. */
function lineUseOf(
  classic: Classic,
  wanted: ChefRequest['wanted'],
  /** Whether a food that does not fit the dish may stay in the cupboard. */
  maySpare: boolean,
  knowledge: CookingKnowledge,
): Use | null {
  const known = uses.get(knowledge) ?? new Map<string, Map<Classic, Use | null>>();
  uses.set(knowledge, known);
  const list = `${maySpare}${keyOf(wanted)}`;
  const ofList = known.get(list) ?? new Map<Classic, Use | null>();
  if (known.size >= MOST_LISTS && !known.has(list)) known.clear();
  known.set(list, ofList);
  const found = ofList.get(classic);
  if (found !== undefined) return found;
  const use = findLineUse(classic, wanted, maySpare, knowledge);
  ofList.set(classic, use);
  return use;
}

function findLineUse(
  classic: Classic,
  wanted: ChefRequest['wanted'],
  maySpare: boolean,
  knowledge: CookingKnowledge,
): Use | null {
  const used = new Set<ClassicLine>();
  const values: number[] = [];
  for (const group of wanted) {
    const value = worthOfFood(classic, group, used, wanted.length === 1, knowledge);
    if (value === null && !maySpare) return null;
    values.push(value ?? SPARED);
  }
  return { values, used };
}

/** How much of a food a dish uses up, in points. */
function usedUp({ lines }: Classic, group: readonly string[], knowledge: CookingKnowledge): number {
  const own = lines.filter((line) => group.some((name) => isSame(name, line, knowledge)));
  const grams = recipeFoods(
    knowledge.catalog,
    own.map(({ count, unit, name }) => ({ amount: `${count} ${unit}`.trim(), name })),
  ).reduce((sum, food) => sum + (food.grams ?? 0), 0);
  return Math.min(MOST_FOR_GLUT, grams / GRAMS_A_POINT);
}

const GLAZED: readonly string[] = ['pie', 'tart', 'bread', 'roast', 'filled'];
const isGlaze = ({ kind }: Classic, { name, cut, isDefining }: ClassicLine): boolean =>
  /^eggs?$/.test(name) && /^beaten/.test(cut) && !isDefining && GLAZED.includes(kind);

/** Nobody stirs bananas into a curry of yogurt. */
const isOddFruit = ({ kind }: Classic, food: LarderFood): boolean =>
  ['fruit', 'berry', 'chocolate'].some((each) => food.kinds.has(each)) &&
  !['sweet', 'breakfast', 'drink'].includes(CLASSIC_KINDS[kind]) &&
  kind !== 'salad';

const isForRaw = ({ kind, steps }: Classic): boolean =>
  kind === 'roast' || steps.some((step) => /\b(?:[Cc]oat|marinat)/.test(step));

const OF_FRUIT = /^(?:lemon|lime|orange) (?:juice|zest)$/;
/** The juice of a lemon is the lemon, where the dish is made of it. */
const isOfFruit = (name: string, { name: line, isDefining }: ClassicLine): boolean =>
  isDefining && OF_FRUIT.test(line) && line.startsWith(name);

/** What some foods are to lines, by their names: a few names stand in thousands of lines. */
const likenessOf = memoizeByObject((knowledge: CookingKnowledge) =>
  memoizeByObject((group: readonly string[]) => memoize((name) => isOfLine(name, group, knowledge))),
);

const NONE: ReadonlySet<string> = new Set();
const ANY = () => true;

/** Whether a food may take the place of the one that leads a dish. */
function mayLead(
  classic: Classic,
  line: ClassicLine,
  group: readonly string[],
  knowledge: CookingKnowledge,
): boolean {
  const isOwnOther = line.alternatives.some(({ name }) =>
    group.some((each) => (!isLeftover(each) || isLeftover(name)) && isSame(each, { name }, knowledge)),
  );
  if (isOwnOther) return true;
  // Vongole with cod are none.
  if (!namesIn(classic.title, titleWord(line.name))) return false;
  // Nobody coats and fries what is cooked already.
  return !(group.every(isLeftover) && isForRaw(classic));
}

function worthOfFood(
  classic: Classic,
  group: readonly string[],
  used: Set<ClassicLine>,
  isAlone: boolean,
  knowledge: CookingKnowledge,
): number | null {
  let best: number | null = null;
  const likeOf = likenessOf(knowledge)(group);
  for (const line of classic.lines) {
    if (!likeOf(line.name).isOwn && !OF_FRUIT.test(line.name)) continue;
    // Nobody roasts what is cooked already, and slices make no joint.
    const isJoint = line.name.endsWith('joint') || line.cut.startsWith('in one piece');
    const own = group.find(
      (name) =>
        (isSame(name, line, knowledge) || isOfFruit(name, line)) &&
        isLeftover(name) === isLeftover(line.name) &&
        (!isJoint || name.endsWith('joint') || name === line.name),
    );
    if (own) {
      used.add(line);
      // A pie is not made of the egg that it is brushed with.
      if (isGlaze(classic, line)) {
        best = Math.max(best ?? 0, BESIDE);
        continue;
      }
      const isMaker = line.isDefining || line.isLead;
      const named = namesIn(classic.title, titleWord(knowledge.larder.get(own)?.title ?? own))
        ? isAlone && !line.isLead
          ? IN_TITLE_ALONE
          : IN_TITLE
        : 0;
      const first = own === group[0] ? MEANT_FIRST : 0;
      best = Math.max(
        best ?? 0,
        first + (isMaker ? DEFINING : STAPLES.test(line.name) ? STAPLE : OWN) + named,
      );
    }
  }
  if (best !== null) return best;
  const groups = [[...group]];
  for (const line of classic.lines) {
    if (used.has(line)) continue;
    if (!line.isLead && line.alternatives.length === 0 && !likeOf(line.name).isOther) continue;
    if (line.isLead && !mayLead(classic, line, group, knowledge)) continue;
    if (!replacementFor(line, classic, groups, NONE, NONE, knowledge, ANY)) continue;
    used.add(line);
    return line.isLead || line.isDefining ? ALTERNATIVE : OWN;
  }
  const isAddable = group.some((name) => {
    const food = knowledge.larder.get(name);
    if (!food || isOddFruit(classic, food)) return false;
    const addition = additionOf(classic, food, classic.serves);
    return addition !== null && joinsNaturally(classic, addition);
  });
  return isAddable ? BESIDE : null;
}
