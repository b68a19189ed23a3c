import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { memoizeWith } from '#shared/memoize.ts';
import { inItsPlace } from '../additions/in-its-place.ts';
import { IS_CHEESE, isBorne, onlyFills } from '../additions/left-out.ts';
import { insteadOfLiquid } from '../cooking/needed-liquid.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import { isSame } from '../knowledge/same-food.ts';
import { ONLY_NAMED, STAPLES } from '../request/allowed-foods.ts';
import { isCalled } from '../request/called.ts';
import { plainName } from '../request/plain-prompt.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase, WORDS } from '../request/request-words.ts';
import { type Classic, type ClassicLine, type Part, readPart } from './classic.ts';
import { animalIn, converted, replacementFor } from './replacements.ts';
import { bearsSteps } from './sorts.ts';
import { swapsFor } from './swaps.ts';
import { plainKey } from './text.ts';

/** A line with the food used for it: its own, another one, or none. */
export interface FilledLine {
  line: ClassicLine;
  own: Part;
  taken: Part | null;
  /** Its amount is part of another line, with the same food. */
  isInTwin?: boolean;
  /** It is the line's own food, but more of it. */
  isMore?: boolean;
}

export interface FilledClassic {
  lines: FilledLine[];
  /** Requested foods that are in the dish, by larder name; the others have to be added. */
  present: Set<string>;
}

/** Judged by grams a serving, not food by food. */
const MEASURED = new Set(['keto', 'high-protein', 'low-sodium']);
export const HOT =
  /chilli(?! sauce sweet)|curry paste|jalape|cayenne|harissa|gochujang|gochugaru|sriracha|sambal|tabasco|hot sauce|doubanjiang|scotch bonnet|habanero|vindaloo/i;

/** Decides line by line which food is used; or returns the name of the first indispensable food. */
export function fillClassic(
  classic: Classic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  /** Requested foods before the dish's name: the mushroom of 'mushroom stroganoff'. */
  leading: ReadonlySet<string>,
  avoidLines: readonly RegExp[],
  /** Whether a disliked food is left out rather than replaced, if the dish works without it. */
  leavesOut: boolean,
): FilledClassic | { missing: string } {
  const may = allowanceOf(request, knowledge, avoidLines);
  const spice =
    request.heat === 'mild' ? allowanceOf({ ...request, heat: null }, knowledge, avoidLines) : null;
  const taste = leavesOut ? allowanceOf({ ...request, avoidedFoods: [] }, knowledge, []) : null;
  const replaced = request.wanted.length > 0 ? (request.replaced ?? []) : [];
  // Without two of its defining foods, it is a different dish.
  const isOneMissed =
    request.diets.length === 0 && classic.lines.filter((line) => line.isDefining && !may(line)).length === 1;
  const own: OwnWay = (line, options) => {
    // Half of a curry paste is still the dish; curry powder would be another one.
    const hot =
      spice && (line.isDefining || PASTE.test(line.name))
        ? [line, ...line.alternatives].find((part) => HOT.test(part.name) && spice(part))
        : undefined;
    if (hot) return { part: { ...hot, count: hot.count * LESS_HEAT }, isMore: hot === line };
    const isTooHot = spice && leavesOut && HOT.test(line.name) && !line.isLead && options().includes(null);
    if (isTooHot && !line.isDefining) return { part: null, isMore: false };
    // The food named instead goes into the dish, and no other substitute does.
    const isReplaced =
      leavesOut &&
      !line.isLead &&
      !may(line) &&
      replaced.some((word) =>
        [line, ...line.alternatives].some(({ name }) => isCalled(word, name, knowledge)),
      );
    if (isReplaced) return { part: null, isMore: false };
    const isMade = line.isDefining && !(isOneMissed && isBorne(line, classic, may, knowledge));
    // Who likes no peppers has another vegetable in the fajitas.
    const isOther =
      line.isDefining &&
      isVegetable(line.name, knowledge) &&
      options().some((part) => part !== null && part !== line && may(part));
    const isSpared =
      taste &&
      !isOther &&
      !isMade &&
      !may(line) &&
      taste(line) &&
      (line.isDefining || options().includes(null) || onlyFills(line, classic, knowledge));
    return isSpared ? { part: null, isMore: false } : null;
  };
  const filled = fillLines(classic, request, knowledge, leading, may, own);
  if ('missing' in filled) return filled;
  // A mushroom cassoulet has no duck in it either.
  if (isOfPlants(filled.lines, request, leading, knowledge)) {
    const mayOfPlants = (part: Part) => may(part) && !isOfAnimal(part.name, knowledge);
    const ofPlants = fillLines(classic, request, knowledge, leading, mayOfPlants, own);
    return 'missing' in ofPlants ? filled : ofPlants;
  }
  if (!isMeatGone(filled.lines, request, knowledge)) return filled;
  // Somebody who takes lentils for the lamb hardly wants them in beef stock.
  const meatless = fillLines(
    classic,
    request,
    knowledge,
    leading,
    (part) => may(part) && !(SEASONED.test(part.name) && isOfAnimal(part.name, knowledge)),
    own,
  );
  return 'missing' in meatless ? filled : meatless;
}

const VEGETABLES = ['firm', 'soft', 'root', 'cabbage', 'squash', 'mushroom', 'green', 'juicy'];
const isVegetable = (name: string, { catalog, byFoodId }: CookingKnowledge): boolean =>
  (byFoodId.get(findFood(catalog, name)?.id ?? '') ?? []).some(({ kinds }) =>
    VEGETABLES.some((kind) => kinds.has(kind)),
  );

/** A part of a line that somebody's taste asks for, rather than the first that may be used. */
type OwnWay = (
  line: ClassicLine,
  options: () => readonly (Part | null)[],
) => { part: Part | null; isMore: boolean } | null;
const PASTE = /curry paste$/;
/** What makes a dish hot is less in a mild one, but there. */
const LESS_HEAT = 0.4;

const SEASONED = /stock|broth|Worcestershire|gravy/;

function isOfAnimal(name: string, { catalog }: CookingKnowledge): boolean {
  return findFood(catalog, name)?.traits.some((trait) => ANIMALS.includes(trait)) ?? false;
}

/** Whether plants replaced the meat, and no other meat is in the dish or wanted. */
function isMeatGone(
  lines: readonly FilledLine[],
  { wanted }: ChefRequest,
  knowledge: CookingKnowledge,
): boolean {
  const isReplaced = lines.some(
    ({ line, taken }) =>
      line.isLead && taken && isOfAnimal(line.name, knowledge) && !isOfAnimal(taken.name, knowledge),
  );
  const others = [
    ...lines.flatMap(({ taken }) => (taken && !SEASONED.test(taken.name) ? [taken.name] : [])),
    ...wanted.flatMap(([first = '']) => first),
  ];
  return isReplaced && !others.some((name) => isOfAnimal(name, knowledge));
}

/** Whether somebody named plants before the name of a dish of meat, and no meat besides. */
function isOfPlants(
  lines: readonly FilledLine[],
  { wanted }: ChefRequest,
  leading: ReadonlySet<string>,
  knowledge: CookingKnowledge,
): boolean {
  const named = [...leading, ...wanted.flat()];
  return (
    named.length > 0 &&
    !named.some((name) => isOfAnimal(name, knowledge)) &&
    lines.some(
      ({ line, taken }) =>
        line.isLead &&
        taken !== null &&
        taken !== line &&
        isOfAnimal(line.name, knowledge) &&
        !isOfAnimal(taken.name, knowledge),
    )
  );
}

/** What may be used for a line, best first; `null` in the list leaves it out. */
function optionsFor(line: ClassicLine, { kind }: Classic, knowledge: CookingKnowledge): (Part | null)[] {
  const swaps = swapsFor(line, kind, knowledge.swaps, knowledge.catalog).map(
    (part) => part && cutAs(converted(part, line, knowledge), line),
  );
  return [
    line,
    // Anyone who eats no pork mostly eats other meat.
    ...(OF_PORK.test(line.name) ? swaps.filter((part) => part && LIKE_PORK.test(part.name)) : []),
    ...line.alternatives,
    ...swaps,
    ...(line.isOptional ? [null] : []),
  ];
}

/** Vegan butter is melted where butter is, and oat milk warmed where milk is. */
const cutAs = (part: Part, own: Part): Part =>
  part.cut === '' &&
  PREPARED.test(own.cut) &&
  part.name !== own.name &&
  part.name.split(' ').at(-1) === own.name.split(' ').at(-1)
    ? { ...part, cut: own.cut }
    : part;
const PREPARED =
  /^(?:melted|soft|softened|very soft|cold|lukewarm|warm|hot|grated|finely grated|at room temperature|cold and diced|cold, diced)\b/;

function fillLines(
  classic: Classic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  leading: ReadonlySet<string>,
  may: (part: Part) => boolean,
  ownWay: OwnWay,
): FilledClassic | { missing: string } {
  const present = new Set<string>();
  const lines: FilledLine[] = [];
  const wantedNames = request.wanted.filter((group) => group.length > 0);
  // What is added to a dish takes the place of nothing in it.
  const comingFor = wantedNames.filter((group) => !group.every((name) => request.added?.includes(name)));
  for (const group of wantedNames)
    for (const name of group)
      if (classic.lines.some((line) => isSame(name, line, knowledge))) present.add(name);
  for (const line of classic.lines) {
    const asked =
      inItsPlace(line, classic, request, present, knowledge, may) ??
      replacementFor(line, classic, may(line) ? comingFor : wantedNames, leading, present, knowledge, may);
    if (asked) {
      present.add(asked.larder);
      lines.push({ line, own: line, taken: asked.part });
      continue;
    }
    const options = () => optionsFor(line, classic, knowledge);
    const special = ownWay(line, options);
    if (special && !(line.isLead && special.part === null)) {
      const part = special.part ?? insteadOfLiquid(line, classic.lines, classic.steps, may);
      lines.push({ line, own: line, taken: part, isMore: special.isMore });
      continue;
    }
    const isOfLine = (part: Part) => part === line || line.alternatives.includes(part);
    const found = may(line)
      ? line
      : options().find(
          (part) =>
            part === null || (may(part) && (isOfLine(part) || bearsSteps(classic, line, part, knowledge))),
        );
    // Somebody who takes stock for the wine has poured it in twice.
    const isTwin = (part: Part) => classic.lines.some((other) => other !== line && other.name === part.name);
    const other = line.isOptional && found && found !== line && isTwin(found) ? null : found;
    const taken = other === undefined && onlyFills(line, classic, knowledge) ? null : other;
    if (taken === undefined) return { missing: line.name };
    if (taken === null && line.isLead) return { missing: line.name };
    if (line.isLead && taken && taken !== line && isOtherThan(leading, taken.name, may, knowledge))
      return { missing: line.name };
    const poured = taken ?? insteadOfLiquid(line, classic.lines, classic.steps, may);
    lines.push({ line, own: line, taken: poured });
  }
  for (const name of present)
    if (
      !lines.some(
        ({ line, taken }) =>
          taken && (taken !== line || isSame(name, line, knowledge)) && isSame(name, taken, knowledge),
      )
    )
      present.delete(name);
  return { lines: merged(lines), present };
}

/** Somebody who has chicken instead of beef wants no lamb with chicken. */
function isOtherThan(
  leading: ReadonlySet<string>,
  taken: string,
  may: (part: Part) => boolean,
  knowledge: CookingKnowledge,
): boolean {
  const animals = [...leading]
    .filter((name) => isOfAnimal(name, knowledge) && may(readPart(`1 ${name}`)))
    .map(animalIn);
  const isAnimal = isOfAnimal(taken, knowledge);
  return animals.length > 0 && !(isAnimal && animals.includes(animalIn(taken)));
}

/** Two lines that became the same food are one, with both amounts. */
function merged(lines: FilledLine[]): FilledLine[] {
  const all = [...lines];
  all.forEach((each, index) => {
    const { taken, own } = each;
    if (taken === null || taken === own) return;
    const twin = all.findIndex(
      (other, at) =>
        at !== index &&
        other.taken !== null &&
        !other.isInTwin &&
        plainKey(other.taken.name) === plainKey(taken.name),
    );
    const other = all[twin];
    if (!other?.taken) return;
    const times = timesAs(taken.unit, other.taken.unit);
    const isSameUnit = times !== null;
    all[twin] = {
      ...other,
      taken:
        times === null ? other.taken : { ...other.taken, count: other.taken.count + taken.count * times },
      isMore: isSameUnit && (other.taken === other.own || other.isMore === true),
    };
    all[index] = { ...each, isInTwin: true };
  });
  return all;
}

/** Milliliters of a measure; of what is poured or spooned, a gram is about one. */
const ML: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['ml', 1],
  ['tsp', 5],
  ['tbsp', 15],
]);

/** How many of another unit one unit is; `null` if they cannot be added: 400 g of coconut cream and 200 ml of it can. */
function timesAs(unit: string, other: string): number | null {
  if (unit === other) return 1;
  const [one, of] = [ML.get(unit), ML.get(other)];
  return one !== undefined && of !== undefined ? one / of : null;
}

/** Sausages and bacon that are of pork unless somebody says otherwise. */
const OF_PORK =
  /^(?!(?:beef|lamb|chicken|vegan|vegetarian) ).*(?:sausages?|hot dogs?|bacon|pancetta|lardons)$/;
const LIKE_PORK = /^(?:beef|chicken) sausages$|^smoked turkey$/;
/** Anyone who eats no pork may have these, though the catalog knows only one kind of sausage. */
const OF_NO_PORK = /^(?:beef|lamb) sausages?\b/;

/** The diets that a food fits by itself. */
const dietsOf = memoizeWith((name: string, catalog: Catalog): ReadonlySet<string> => {
  const verdicts = dietVerdicts([{ name, food: findFood(catalog, name), grams: null, isOptional: false }], 1);
  return new Set(verdicts.flatMap(({ id, verdict }) => (verdict === 'fits' ? [id] : [])));
});

/** Whether a part may be used at all. */
export function allowanceOf(
  request: ChefRequest,
  knowledge: CookingKnowledge,
  avoidLines: readonly RegExp[],
): (part: Part) => boolean {
  const { avoidedTraits, avoidedFoods, diets, heat } = request;
  const judged = diets.filter((diet) => !MEASURED.has(diet));
  // Who cooks for children leaves out alcohol, of which no paste of spices has any.
  const strictTraits = request.moods.includes('kids')
    ? avoidedTraits.filter((trait) => trait !== 'alcohol')
    : avoidedTraits;
  const isStrict = avoidedTraits.length + avoidedFoods.length + diets.length + avoidLines.length > 0;
  const groups = new Set(avoidedFoods.flatMap((avoided) => WORDS.groups.get(plainPhrase(avoided)) ?? []));
  // Sweet potatoes that take the place of potatoes are named.
  const isInPlace = avoidedFoods.some((avoided) => request.replaced?.includes(avoided));
  const named = isInPlace ? request.wanted.flat() : [];
  const groupFoods = new Set(
    [...groups].filter((name) => !named.includes(name)).map((name) => knowledge.larder.get(name)?.food.name),
  );
  // Somebody who wants no cheese wants none by any name.
  const isCheeseless = avoidedFoods.includes('cheese');
  const only = request.moods.includes(ONLY_NAMED)
    ? new Set(
        [...request.wanted.flat(), ...STAPLES].map((name) => knowledge.larder.get(name)?.food.name ?? name),
      )
    : null;
  return (part) => {
    const food = findFood(knowledge.catalog, part.name);
    if (!food) return false;
    if (only && !only.has(food.name)) return false;
    if (heat === 'mild' && HOT.test(part.name)) return false;
    if (!isStrict) return true;
    if (!food.isCertain && strictTraits.length + judged.length > 0) return false;
    if ([...food.traits, ...food.mayBe].some((trait) => avoidedTraits.includes(trait))) return false;
    if (groupFoods.has(food.name) && !OF_NO_PORK.test(part.name)) return false;
    if (avoidedFoods.some((avoided) => namesFood(`${part.name} ${food.name}`, avoided))) return false;
    if (isCheeseless && IS_CHEESE.test(part.name) && !/^vegan/.test(part.name)) return false;
    if (avoidLines.some((pattern) => pattern.test(plainName(`${part.name}, ${part.cut}`)))) return false;
    if (judged.length === 0) return true;
    const fitting = dietsOf(part.name, knowledge.catalog);
    return judged.every((diet) => fitting.has(diet));
  };
}

/**
 * Whether a food may be served beside the dish, and no meat or fish beside one without any; anything that is not a food,
 * such as 'the sauce', may.
 */
export function isServable(
  food: string,
  { may, isVegetarian }: { may: (part: Part) => boolean; isVegetarian: boolean },
  { catalog }: CookingKnowledge,
): boolean {
  const known = findFood(catalog, food);
  if (known === null) return true;
  const isAnimal = known.traits.some((trait) => ANIMALS.includes(trait));
  return may(readPart(`1 ${food}`)) && !(isVegetarian && isAnimal);
}
