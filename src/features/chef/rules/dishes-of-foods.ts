import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { additionOf, joinsNaturally } from './additions/additions.ts';
import { CLASSIC_KINDS, type Classic } from './classics/classic.ts';
import { isOfLeftovers } from './classics/cooked-before.ts';
import { kindsOf } from './classics/kinds-asked.ts';
import { machineOf } from './cooking/machines.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { isLeftover, isSame } from './knowledge/same-food.ts';
import { ONLY_NAMED, STAPLES } from './request/allowed-foods.ts';
import type { ChefRequest } from './request/request.ts';
import { plainPhrase } from './request/request-words.ts';

/** The known dish that is made of the foods at hand. */
export function knownFrom(request: ChefRequest, knowledge: CookingKnowledge): ChefRequest | null {
  // What is to be creamy may have cream.
  const cream = request.moods.includes('creamy') ? ['double cream'] : [];
  const names = [...request.wanted.flat(), ...request.leading, ...cream, ...STAPLES];
  const foods = new Set(names.flatMap((name) => knowledge.larder.get(name)?.food.name ?? []));
  const nameOf = (name: string) => findFood(knowledge.catalog, name.replace(ANY_SUGAR, 'sugar'))?.name ?? '';
  const fitting = [...knowledge.classics.values()]
    .filter((classic) => !isOfLeftovers(classic))
    .map((classic) => ({ classic, makers: classic.lines.filter(({ isDefining }) => isDefining) }))
    .filter(({ makers }) => makers.every(({ name }) => foods.has(nameOf(name))))
    .sort((one, other) => other.makers.length - one.makers.length);
  const best = fitting.find(
    ({ classic, makers }) =>
      makers.length > 1 &&
      [...request.wanted, ...(request.leading.length > 0 ? [request.leading] : [])].every((group) =>
        classic.lines.some(({ name }) =>
          group.some((each) => knowledge.larder.get(each)?.food.name === nameOf(name)),
        ),
      ),
  );
  return best ? { ...request, dishes: [best.classic.id] } : null;
}

const LEAST_USED = 2;
/** Who has one sugar bakes with it. */
const ANY_SUGAR = /^(?:(?:golden )?caster|granulated|light brown|brown|demerara) sugar/;

/** The dish of the kind that is wished for that needs nothing but foods at hand, and leaves the fewest in the cupboard. */
export function exactlyFrom(request: ChefRequest, knowledge: CookingKnowledge): ChefRequest | null {
  const { wanted, leading, meal } = request;
  const groups = [...wanted, ...(leading.length > 0 ? [leading] : [])];
  const isIn = (name: string) => (group: readonly string[]) =>
    group.some((each) => isSame(each, { name: name.replace(ANY_SUGAR, 'sugar') }, knowledge));
  const kinds = kindsOf(request);
  const best = [...knowledge.classics.values()]
    .filter(
      (classic) =>
        !isOfLeftovers(classic) &&
        (kinds.length === 0 || kinds.includes(classic.kind)) &&
        (meal === null || classic.meals.includes(meal) || isSweetFor(classic, meal)) &&
        classic.lines.every(
          ({ name, isOptional }) => isOptional || isIn(name)(STAPLES) || groups.some(isIn(name)),
        ),
    )
    .map((classic) => ({
      classic,
      used: groups.filter((group) => classic.lines.some(({ name }) => isIn(name)(group))),
    }))
    .filter(({ used }) => used.length >= Math.min(LEAST_USED, groups.length))
    .sort((one, other) => other.used.length - one.used.length)[0];
  return best ? { ...request, dishes: [best.classic.id], leading: [], wanted: best.used } : null;
}

/** A biscuit does for dessert. */
const isSweetFor = ({ kind }: Classic, meal: string): boolean =>
  (meal === 'dessert' || meal === 'snacks') && CLASSIC_KINDS[kind] === 'sweet';

const LEAST_FOODS_OF_A_DISH = 3;

/** The known dish whose defining foods are all on a list, and that uses each food on it: eggs, potatoes and onions. */
export function madeOfAll(request: ChefRequest, knowledge: CookingKnowledge): ChefRequest | null {
  const { wanted, dishes, cuisine, meal, moods } = request;
  if (wanted.length < LEAST_FOODS_OF_A_DISH || dishes.length > 0 || moods.includes(ONLY_NAMED)) return null;
  const known = knownFrom(request, knowledge);
  const classic = knowledge.classics.get(known?.dishes[0] ?? '');
  const isFitting =
    classic &&
    CLASSIC_KINDS[classic.kind] !== 'sweet' &&
    (cuisine === null || classic.cuisine === cuisine) &&
    (meal === null || classic.meals.includes(meal) || (meal === 'dinner' && classic.meals.includes('lunch')));
  return isFitting ? known : null;
}

/** The simplest dish that is made of a food which no kind of dish uses, such as egg whites, or that takes it, such as wasabi. */
export function madeWith(
  unusable: readonly string[],
  { wanted, meal, moods, refused }: Pick<ChefRequest, 'wanted' | 'meal' | 'moods' | 'refused'>,
  { classics, larder }: CookingKnowledge,
): string | null {
  const isSavoury = moods.includes('savoury');
  const isUnusable = (name: string) => {
    const written = ` ${plainPhrase(name)} `;
    return unusable.some((word) => written.includes(` ${word} `));
  };
  const takes = (classic: Classic, group: readonly string[]) =>
    group.some((name) => {
      const food = larder.get(name);
      return food && additionOf(classic, food, classic.serves) !== null;
    });
  /** Who has six egg whites wants them used up. */
  const piecesIn = ({ lines }: Classic) =>
    Math.max(0, ...lines.map(({ name, unit, count }) => (unit === '' && isUnusable(name) ? count : 0)));
  // Roast beef left over is not boiled from raw for its horseradish.
  if (unusable.length === 0 || wanted.some((group) => group.some(isLeftover))) return null;
  const holding = [...classics.values()]
    .filter(
      (classic) =>
        !isOfLeftovers(classic) &&
        !refused.includes(classic.id) &&
        machineOf(classic) === null &&
        (meal === null || classic.meals.includes(meal)) &&
        !(isSavoury && CLASSIC_KINDS[classic.kind] === 'sweet') &&
        classic.lines.some(({ name }) => isUnusable(name)) &&
        wanted.every((group) => takes(classic, group)),
    )
    .sort((one, other) => piecesIn(other) - piecesIn(one) || one.lines.length - other.lines.length);
  const isMadeOf = ({ lines }: Classic) =>
    lines.some(({ isDefining, name }) => isDefining && isUnusable(name));
  return (holding.find(isMadeOf) ?? holding[0])?.id ?? null;
}

/** The foods at hand that a dish is made with, or takes as well: what it has no place for stays in the cupboard. */
export function usedBy(id: string, foods: readonly string[][], knowledge: CookingKnowledge): string[][] {
  const classic = knowledge.classics.get(id);
  if (!classic) return [...foods];
  const isMadeOf = (name: string) =>
    classic.lines.some((line) => [line, ...line.alternatives].some((part) => isSame(name, part, knowledge)));
  const isSweet = CLASSIC_KINDS[classic.kind] === 'sweet';
  const takes = (name: string) => {
    const food = knowledge.larder.get(name);
    const addition = food && !isSweet ? additionOf(classic, food, classic.serves) : null;
    return (
      addition !== null &&
      addition !== undefined &&
      joinsNaturally(classic, addition) &&
      !SEASONS_SWEETS.test(name)
    );
  };
  return foods.filter((group) => group.some((name) => isMadeOf(name) || takes(name)));
}

/** What nobody adds to dinner because it is there. */
const SEASONS_SWEETS = /sugar|honey|syrup|jam|lemon|milk|flour|butter/;
