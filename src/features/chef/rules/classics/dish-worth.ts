import { gramsOf, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { memoizeByObject, memoizeWith } from '#shared/memoize.ts';
import { additionOf, joinsNaturally } from '../additions/additions.ts';
import { ANIMALS } from '../knowledge/animals.ts';
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
/** What is only to be used up may as well stay there. */
const LEFT = -1;
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
  /** Whether these may also be left over. */
  maySpare?: boolean;
}

/** How many foods a dish may have beside it or leave over. */
function mostBesideOf(
  { wanted, conditions }: ChefRequest,
  { needsAll, mostBeside }: Pick<Demand, 'needsAll' | 'mostBeside'>,
): number {
  if (needsAll) return 0;
  if (conditions.includes(SHUT)) return wanted.length / 2;
  return mostBeside ?? (wanted.length >= MANY_FOODS ? 1 : 0);
}

/** Whether a dish may be worth anything to a request, told by its foods alone: few of all dishes have a line for each of them. */
export function mayBeMadeOf(
  request: ChefRequest,
  knowledge: CookingKnowledge,
  demand: Pick<Demand, 'needsAll' | 'mostBeside'>,
): (classic: Classic) => boolean {
  if (mostBesideOf(request, demand) >= 1) return () => true;
  const likes = request.wanted.map((group) => likenessOf(group, knowledge));
  return (classic) => likes.every(({ isIn, isReplaced }) => isIn.has(classic) || isReplaced.has(classic));
}

/** How much of the foods at hand a dish uses, and what else it needs; `null` if it is not made of them. */
export function worthOf(
  classic: Classic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  demand: Demand,
): number | null {
  const { wanted } = request;
  if (wanted.length === 0) return 0;
  const { needsAll, leastShare } = demand;
  const isShut = request.conditions.includes(SHUT);
  const most = mostBesideOf(request, demand);
  const spare = most >= 1 ? (isShut ? SPARED : demand.maySpare ? LEFT : null) : null;
  const use = lineUseOf(classic, wanted, { add: most >= 1, spare }, knowledge);
  if (use === null || (needsAll && use.values.some((value) => value < DEFINING))) return null;
  const { values, used } = use;
  const bought = isToBuyLittle(request) ? boughtFor(classic, used) : 0;
  const glut = request.moods.includes(GLUT)
    ? wanted.reduce((sum, group) => sum + usedUp(classic, group, knowledge), 0)
    : 0;
  const worth = values.reduce((sum, value) => sum + value, glut);
  if (values.filter((value) => value <= BESIDE).length > most) return null;
  const lacking = classic.lines.filter(
    (line) => (line.isDefining || line.isLead) && !used.has(line) && !line.isOptional,
  );
  // Nobody leaves the courgettes for a tart of beetroot.
  const isOfOther = ({ name }: ClassicLine) => !STAPLES.test(name) && namesIn(classic.title, titleWord(name));
  if (demand.maySpare && lacking.some(isOfOther)) return null;
  const missing = lacking.reduce(
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

/** What may become of a food that is in no line of a dish. */
interface May {
  add: boolean;
  /** What it costs that it stays in the cupboard; `null` if it has to be used. */
  spare: number | null;
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
  may: May,
  knowledge: CookingKnowledge,
): Use | null {
  const known = uses.get(knowledge) ?? new Map<string, Map<Classic, Use | null>>();
  uses.set(knowledge, known);
  const list = `${may.add}${may.spare}${keyOf(wanted)}`;
  const ofList = known.get(list) ?? new Map<Classic, Use | null>();
  if (known.size >= MOST_LISTS && !known.has(list)) known.clear();
  known.set(list, ofList);
  const found = ofList.get(classic);
  if (found !== undefined) return found;
  const use = findLineUse(classic, wanted, may, knowledge);
  ofList.set(classic, use);
  return use;
}

function findLineUse(
  classic: Classic,
  wanted: ChefRequest['wanted'],
  may: May,
  knowledge: CookingKnowledge,
): Use | null {
  const used = new Set<ClassicLine>();
  const values: number[] = [];
  for (const group of wanted) {
    const value =
      worthOfFood(classic, group, used, wanted.length === 1, knowledge) ??
      (may.add && isAddable(classic, group, knowledge) ? BESIDE : null);
    // Nobody leaves the meat.
    const worth = value ?? (may.spare === LEFT && likenessOf(group, knowledge).isMeat ? null : may.spare);
    if (worth === null) return null;
    values.push(worth);
  }
  return { values, used };
}

/** How much of a food a dish uses up, in points. */
function usedUp(classic: Classic, group: readonly string[], knowledge: CookingKnowledge): number {
  const own = classic.lines.filter((line) => group.some((name) => isSame(name, line, knowledge)));
  const lines = own.map(({ count, unit, name }) => ({ amount: `${count} ${unit}`.trim(), name }));
  const grams = gramsOf(recipeFoods(knowledge.catalog, lines));
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

/** What some foods are to all dishes, by the names of their lines: a thousand names stand in many thousands of lines. */
interface Likeness {
  /** Names of lines that are one of the foods. */
  own: ReadonlySet<string>;
  /** Names of lines that one of the foods may take the place of. */
  other: ReadonlySet<string>;
  isMeat: boolean;
  /** Dishes that may have one of the foods in a line. */
  isIn: ReadonlySet<Classic>;
  /** Dishes with a line that one of the foods may take the place of. */
  isReplaced: ReadonlySet<Classic>;
}

interface ByName {
  lines: ReadonlyMap<string, readonly Classic[]>;
  alternatives: ReadonlyMap<string, readonly Classic[]>;
  led: readonly Classic[];
}

const dishesByName = memoizeByObject((classics: CookingKnowledge['classics']): ByName => {
  const all = [...classics.values()];
  const lines = new Map<string, Classic[]>();
  const alternatives = new Map<string, Classic[]>();
  const note = (names: Map<string, Classic[]>, name: string, classic: Classic) => {
    const dishes = names.get(name) ?? [];
    names.set(name, dishes);
    if (dishes.at(-1) !== classic) dishes.push(classic);
  };
  for (const classic of all)
    for (const line of classic.lines) {
      note(lines, line.name, classic);
      for (const { name } of line.alternatives) note(alternatives, name, classic);
    }
  return { lines, alternatives, led: all.filter((each) => each.lines.some(({ isLead }) => isLead)) };
});

const MOST_GROUPS = 100;

/** By the foods' names, since the next prompts name the same ones. */
const likenessByNames = memoizeWith(
  (names: string, knowledge: CookingKnowledge): Likeness => {
    const group = names.split('\n');
    const { lines, alternatives, led } = dishesByName(knowledge.classics);
    const [own, other] = [new Set<string>(), new Set<string>()];
    const [isIn, isReplaced] = [new Set<Classic>(), new Set<Classic>()];
    const fill = (set: Set<Classic>, dishes: readonly Classic[]) => {
      for (const classic of dishes) set.add(classic);
    };
    for (const [name, dishes] of lines) {
      const like = isOfLine(name, group, knowledge);
      const isFruit = OF_FRUIT.test(name) && group.some((each) => name.startsWith(each));
      if (like.isOwn) own.add(name);
      if (like.isOwn || isFruit) fill(isIn, dishes);
      if (!like.isOther) continue;
      other.add(name);
      fill(isReplaced, dishes);
    }
    for (const [name, dishes] of alternatives) {
      if (!group.some((each) => isSame(each, { name }, knowledge))) continue;
      own.add(name);
      fill(isReplaced, dishes);
    }
    const isMeat = group.some((name) =>
      knowledge.larder.get(name)?.food.traits.some((trait) => ANIMALS.includes(trait)),
    );
    if (isMeat) fill(isReplaced, led);
    return { own, other, isMeat, isIn, isReplaced };
  },
  { most: MOST_GROUPS, longest: Number.POSITIVE_INFINITY },
);

const namesOf = memoizeByObject((group: readonly string[]) => group.join('\n'));

const likenessOf = (group: readonly string[], knowledge: CookingKnowledge): Likeness =>
  likenessByNames(namesOf(group), knowledge);

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
  const { own: same, other, isMeat, isIn, isReplaced } = likenessOf(group, knowledge);
  for (const line of isIn.has(classic) ? classic.lines : []) {
    if (!same.has(line.name) && !OF_FRUIT.test(line.name)) continue;
    // Nobody has fish to be eaten raw who does not say so.
    if (line.name.startsWith('sushi-grade')) continue;
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
  if (!isReplaced.has(classic)) return null;
  const groups = [[...group]];
  for (const line of classic.lines) {
    if (used.has(line)) continue;
    const isLike = other.has(line.name) || line.alternatives.some(({ name }) => same.has(name));
    if (!isLike && !(line.isLead && isMeat)) continue;
    if (line.isLead && !mayLead(classic, line, group, knowledge)) continue;
    if (!replacementFor(line, classic, groups, NONE, NONE, knowledge, ANY)) continue;
    used.add(line);
    return line.isLead || line.isDefining ? ALTERNATIVE : OWN;
  }
  return null;
}

/** Whether one of some foods may be added to a dish that has none of them. */
const isAddable = (classic: Classic, group: readonly string[], { larder }: CookingKnowledge): boolean =>
  group.some((name) => {
    const food = larder.get(name);
    if (!food || isOddFruit(classic, food)) return false;
    const addition = additionOf(classic, food, classic.serves);
    return addition !== null && joinsNaturally(classic, addition);
  });
