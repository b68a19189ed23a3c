import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { t } from '#shared/t.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { hardlyLonger } from './answer/hardly-longer.ts';
import { elsewhereSaid, hasAllOf, isMadeThere, SEASONS } from './answer/made-there.ts';
import { isNearlyItself } from './answer/nearly-itself.ts';
import { contradictionIn, isOnlyOf, noRecipe, nothingUnderstood } from './answer/no-recipe.ts';
import { fitsWhatIsThere } from './at-hand/amounts-at-hand.ts';
import { lackingFor } from './classics/cook.ts';
import { knownDishesFor } from './classics/known-dishes.ts';
import { idsAlike, namedLike, wishesForQuicker } from './classics/nearest-dish.ts';
import { withPieces } from './classics/pieces.ts';
import { changedPlate, composePlate } from './compose-plate.ts';
import { exactlyFrom, knownFrom, madeOfAll, madeWith, usedBy } from './dishes-of-foods.ts';
import { ANIMALS } from './knowledge/animals.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { foodOf } from './knowledge/line-food.ts';
import { cookNamed, plainAnswer } from './known-answers.ts';
import { heeding, type Order, refinedOf, withDish } from './order.ts';
import { inParts } from './phrases/in-parts.ts';
import { isKnownThere } from './phrases/named-together.ts';
import { leavesItToTheChef, surprising } from './request/left-to-the-chef.ts';
import type { Understood } from './request/read-request.ts';
import type { Refined } from './request/refine-request.ts';
import { type ChefRequest, distinct, isEmptyRequest } from './request/request.ts';

type Dish = CookingKnowledge['dishes'][number];

/** A request on its way to a dish. */
interface Search {
  order: Order;
  understood: Understood;
  refined: Refined;
  isChange: boolean;
  avoidLines: readonly RegExp[];
}

/** Answers a request, or a change to the previous one, with the best dish that can be cooked for it. */
export function answerTo(
  order: Order,
  read: Understood,
  isChange: boolean,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const { prompt } = order;
  if (!isChange && leavesItToTheChef(prompt, read, knowledge)) {
    const found = answerFor(order, surprising(read), isChange, knowledge);
    return found.kind === 'recipe'
      ? {
          ...found,
          why: [t('You named no food and no dish, so I chose one that many people like.'), ...found.why],
        }
      : found;
  }
  return isChange ? answerFor(order, read, true, knowledge) : fromThere(order, read, knowledge);
}

/**
 * A dish as it is made in the place that is named and with all that is to be in it, if the chef knows one by what its
 * name says; otherwise it says that this comes from elsewhere.
 */
function fromThere(order: Order, read: Understood, knowledge: CookingKnowledge): ChefAnswer {
  const { request } = read;
  const asParts = inParts(read, knowledge);
  const byParts = () => {
    const answer = asParts && answerFor(order, asParts, false, knowledge);
    return answer && isMadeThere(answer, asParts.request, knowledge) ? answer : null;
  };
  const named = knowledge.classics.get(request.dishes[0] ?? '');
  const isElsewhere = named !== undefined && !isKnownThere(named, request, knowledge);
  const local = isElsewhere ? byParts() : null;
  if (local) return local;
  const answer = answerFor(order, read, false, knowledge);
  if (answer.kind !== 'recipe') return answer;
  // A key lime pie without an oven is another pie still.
  const isOfFoods = asParts?.request.dishes.length === 0;
  const isMissed =
    named && ((isOfFoods && lackingFor(named, request)) || !hasAllOf(answer.recipe, request, knowledge));
  if (!isElsewhere) return (isMissed && byParts()) || answer;
  return { ...answer, why: [...elsewhereSaid(answer.memory.dish, request, knowledge), ...answer.why] };
}

function answerFor(
  order: Order,
  understood: Understood,
  isChange: boolean,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const { prompt, otherwise, isOnlyNamed = false, avoidLines = [] } = order;
  if (isNothingAsked(order, understood, isChange, knowledge)) return nothingUnderstood(understood);
  const asked = refinedOf(order, understood, isChange, knowledge);
  const request = heeding(asked.request, order, knowledge);
  const isUnnamed = !isChange && !knowledge.classics.has(request.dishes[0] ?? '');
  const own =
    isUnnamed && request.dishes.length === 0 ? madeWith(understood.unusable, request, knowledge) : null;
  const isOpen = isUnnamed && request.wanted.length === 0 && !own && !otherwise;
  if (isOpen && isOnlyOf(understood)) return nothingUnderstood(understood);
  const settled = withPieces(withDish(request, own, order), prompt, knowledge);
  const contradiction = contradictionIn(settled, understood, knowledge);
  if (contradiction) return contradiction;
  const search: Search = {
    order,
    understood,
    refined: { ...asked, request: settled },
    isChange,
    avoidLines,
  };
  const mayChoose = !isOnlyNamed && !own && asked.keptDish === null;
  const kept = isChange && order.previous?.request.isChosen && asked.keptDish !== null;
  const again = kept ? withWhatIsMissed(search, knowledge) : null;
  if (again) return again;
  const found =
    samePlate(search, knowledge) ??
    (isOnlyNamed ? ofNamedFoods(search, knowledge) : null) ??
    (mayChoose ? ofKnownDishes(search, knowledge, { isAltered: false }) : null) ??
    (isChange ? null : ofAllFoods(search, knowledge)) ??
    namedOrNearest(search, knowledge);
  if (found.kind === 'recipe' || !mayChoose) return found;
  return ofKnownDishes(search, knowledge, { isAltered: true }) ?? withLessProtein(search, knowledge) ?? found;
}

/** The plate on screen with what is changed, if the chef put it together. */
function samePlate(
  { order, understood, refined, isChange, avoidLines }: Search,
  knowledge: CookingKnowledge,
) {
  if (!isChange || !order.previous) return null;
  return changedPlate(refined, understood, order.previous, { seed: order.seed, avoidLines }, knowledge);
}

/** The dish with much protein, if none has as much as the diet counts: nobody is harmed by a little less. */
function withLessProtein(search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  const { request } = search.refined;
  if (!request.diets.includes('high-protein')) return null;
  const diets = request.diets.filter((diet) => diet !== 'high-protein');
  const wish = { ...search, refined: { ...search.refined, request: { ...request, diets } } };
  const answer = ofKnownDishes(wish, knowledge, { isAltered: true });
  return answer?.kind === 'recipe'
    ? {
        ...answer,
        why: [t('As usually made, it has less than 20 g of protein per serving.'), ...answer.why],
      }
    : null;
}

/** Another dish, if the chef chose the one on screen and it cannot be made of the meat or fish that is wanted instead. */
function withWhatIsMissed(search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  const { understood, refined } = search;
  const { larder, catalog } = knowledge;
  const isMain = (name: string) =>
    larder.get(name)?.food.traits.some((trait) => ANIMALS.includes(trait)) ?? false;
  const mains = understood.request.wanted.filter((group) => group.some(isMain));
  if (mains.length === 0 || !understood.changes.some((change) => change === 'instead')) return null;
  const same = cookAs(refined.request, search, knowledge);
  const made = same?.kind === 'recipe' ? same.recipe.ingredients : [];
  const foods = made.flatMap((line) => findFood(catalog, foodOf(line)) ?? []);
  const isWanted = ({ id }: Food) =>
    mains.some((group) => group.some((name) => larder.get(name)?.food.id === id));
  // Cod that is only added to minced beef is not there instead of it.
  const others = foods.filter(
    (food) =>
      food.traits.some((trait) => ANIMALS.includes(trait)) && !isWanted(food) && !SEASONS.test(food.name),
  );
  if (foods.some(isWanted) && others.length === 0) return null;
  return anotherKnown(search, understood.request.wanted, [], knowledge);
}

/** A known dish with these foods that is not the one on screen. */
function anotherKnown(
  search: Search,
  wanted: string[][],
  notes: readonly string[],
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const { refined, order } = search;
  const refused = distinct([...refined.request.refused, order.previous?.dish ?? '']);
  const request = { ...refined.request, dishes: [], leading: [], wanted, refused };
  const changed = [...refined.changed, ...notes];
  const other = { ...search, refined: { ...refined, request, changed, keptDish: null, kept: [] } };
  return ofKnownDishes(other, knowledge, { isAltered: notes.length === 0 });
}

function isNothingAsked(
  { otherwise }: Order,
  { request, changes, unusable }: Understood,
  isChange: boolean,
  knowledge: CookingKnowledge,
): boolean {
  return (
    isEmptyRequest(request) &&
    !otherwise &&
    !(isChange && changes.length > 0) &&
    madeWith(unusable, { wanted: [], meal: null, moods: [], refused: [] }, knowledge) === null
  );
}

/** The dish of a request, with changes if they work; `null` if it cannot be cooked that way. */
function cookAs(
  request: ChefRequest,
  { refined, understood, avoidLines }: Search,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const cooked = cookNamed({ ...refined, request }, understood, avoidLines, knowledge);
  return 'kind' in cooked ? cooked : null;
}

/** A dish that the chef would choose might need more than the cook has. */
function ofNamedFoods(search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  const { refined, understood, avoidLines } = search;
  const { dishes, leading } = refined.request;
  const isNamed = knowledge.classics.has(dishes[0] ?? '') && !refined.request.isChosen;
  const exact = isNamed ? null : exactlyFrom(refined.request, knowledge);
  const asKnown = (): ChefAnswer | null => {
    const known = dishes.length > 0 && leading.length === 0 ? null : knownFrom(refined.request, knowledge);
    return known && cookAs(known, search, knowledge);
  };
  // What uses all that is there comes before what leaves some of it.
  const leavesSome = exact !== null && exact.wanted.length < refined.request.wanted.length;
  const ofAll = leavesSome ? asKnown() : null;
  const answer = ofAll ?? (exact && cookAs(exact, search, knowledge));
  if (answer) return answer;
  if (dishes.length > 0 && leading.length === 0) return null;
  return asKnown() ?? plainAnswer(refined, understood, avoidLines, knowledge);
}

/** The first dish with a name that the chef would choose. */
function ofKnownDishes(
  search: Search,
  knowledge: CookingKnowledge,
  { isAltered }: { isAltered: boolean },
): ChefAnswer | null {
  const { order, refined, avoidLines } = search;
  const { leading, wanted } = refined.request;
  const foods = leading.length > 0 ? [leading, ...wanted] : wanted;
  const isShut = refined.request.conditions.includes('shut');
  // Somebody who names foods gets those, whatever else of the dish has to change.
  const isAny = isAltered || avoidLines.length === 0 || foods.length > 0;
  const cooked = (id: string): ChefAnswer | null => {
    const request = {
      ...refined.request,
      dishes: [id],
      leading: [],
      wanted: isShut ? usedBy(id, foods, knowledge) : foods,
      isChosen: true,
    };
    const answer = cookAs(withPieces(request, order.prompt, knowledge), search, knowledge);
    return answer && (isAny || isNearlyItself(answer, knowledge)) ? answer : null;
  };
  const tooLarge: string[] = [];
  for (const id of knownDishesFor(refined.request, { seed: luckOf(order), avoidLines }, knowledge)) {
    // Nobody bakes a third of a cake because there is a little ricotta.
    const isTooLarge = !fitsWhatIsThere(id, order.prompt, knowledge);
    if (isTooLarge) tooLarge.push(id);
    const answer = isTooLarge ? null : cooked(id);
    if (answer) return answer;
  }
  for (const id of tooLarge) {
    const answer = cooked(id);
    if (answer) return answer;
  }
  return null;
}

function ofAllFoods(search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  const made = madeOfAll(search.refined.request, knowledge);
  return made && cookAs(made, search, knowledge);
}

/** The dish with that name, or else a plate like it. */
function namedOrNearest(search: Search, knowledge: CookingKnowledge): ChefAnswer {
  const { refined, understood, avoidLines } = search;
  const named = cookNamed(refined, understood, avoidLines, knowledge);
  if ('kind' in named) return named;
  const { order, isChange } = search;
  const { wanted } = refined.request;
  // What the chef chose for the foods that were named may be another dish of them.
  const isOfFoods = isChange && order.previous?.request.isChosen && wanted.length > 0;
  return (
    nearlyInTime(search, knowledge) ??
    quickerOne(search, named, knowledge) ??
    noQuicker(search, knowledge) ??
    (isOfFoods ? anotherKnown(search, wanted, named.notes, knowledge) : null) ??
    nearestPlate(search, named, knowledge) ??
    plainAnswer(refined, understood, avoidLines, knowledge) ??
    noRecipe(named.request, understood, knowledge)
  );
}

/** If the dish that was named takes too long, one like it that does not. */
function quickerOne(
  search: Search,
  { request: nearest, notes }: { request: ChefRequest; notes: string[] },
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const { refined } = search;
  // What is said of the time is said of the other dish.
  const isOfTime = (said: string) =>
    said === t('It is now ready within {minutes} minutes.', { minutes: refined.request.minutes ?? 0 });
  const changed = [...refined.changed.filter((said) => !isOfTime(said)), ...notes];
  for (const request of wishesForQuicker(refined.request, nearest, knowledge)) {
    const quick = { ...search, refined: { ...refined, request, changed, keptDish: null } };
    const found = ofKnownDishes(quick, knowledge, { isAltered: false });
    if (found) return found;
  }
  return null;
}

/** The dish on screen as it is, where it was only to be quicker, and nothing like it is. */
function noQuicker(search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  const { refined, isChange, understood } = search;
  const isOnlyThat =
    understood.request.minutes === null &&
    understood.changes.some((change) => /^(?:quick|fast|soon)er$/.test(change));
  if (!isChange || !isOnlyThat || refined.keptDish === null) return null;
  const same = cookAs(
    { ...refined.request, minutes: null },
    { ...search, refined: { ...refined, changed: [] } },
    knowledge,
  );
  if (same?.kind !== 'recipe' || same.memory.dish !== refined.keptDish) return null;
  return { ...same, why: [t('I do not know a good way to make this quicker.'), ...same.why] };
}

/** The dish that was named, or the one on screen, if it takes hardly longer than it may. */
function nearlyInTime(search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  const { refined, isChange, understood } = search;
  const { minutes: most, dishes } = refined.request;
  const wanted = isChange ? refined.keptDish : (knowledge.classics.get(dishes[0] ?? '')?.id ?? null);
  if (wanted === null || most === null) return null;
  const changed = refined.changed.filter(
    (said) => said !== t('It is now ready within {minutes} minutes.', { minutes: most }),
  );
  const request = { ...refined.request, minutes: null };
  const same = cookAs(request, { ...search, refined: { ...refined, changed } }, knowledge);
  if (same?.kind !== 'recipe' || same.memory.dish !== wanted) return null;
  // Somebody who adds a food to what was quick knows that it takes longer.
  const isAdded = isChange && understood.request.wanted.length > 0 && understood.request.minutes === null;
  const rest = isChange ? 0 : (knowledge.classics.get(wanted)?.rest ?? 0);
  return hardlyLonger(same, { most, rest, isAdded });
}

function nearestPlate(
  search: Search,
  { request, notes }: { request: ChefRequest; notes: string[] },
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const { order, understood, refined, isChange, avoidLines } = search;
  const before = isChange ? order.previous : undefined;
  const plateOf = (attempt: Refined) =>
    composePlate(attempt, understood, before, { seed: order.seed, avoidLines }, knowledge);
  const nearest = { ...refined, request, changed: [...refined.changed, ...notes] };
  const kind = knowledge.dishes.find(({ id }) => id === request.dishes[0]);
  const plate = plateOf(nearest) ?? (notes.length === 0 ? ofKind(kind, search, knowledge) : null);
  if (plate || request.dishes.length === 0) return plate;
  const isTold = kind && notes.length === 0 && !isChange;
  const changed = [...nearest.changed, ...(isTold ? [otherKindSaid(kind)] : [])];
  // Who asked for a pudding gets no steak.
  const meal = request.meal ?? (kind?.plate === 'sweet' ? 'dessert' : null);
  for (const dishes of [idsAlike(kind, knowledge), []]) {
    const other = plateOf({ ...nearest, request: { ...request, dishes, meal }, changed });
    if (other) return other;
  }
  return null;
}

/** A pizza without gluten is one whose dough is made by hand. */
function ofKind(kind: Dish | undefined, search: Search, knowledge: CookingKnowledge): ChefAnswer | null {
  for (const dish of namedLike(kind?.title ?? '', knowledge)) {
    const answer = cookAs({ ...search.refined.request, dishes: [dish] }, search, knowledge);
    if (answer) return answer;
  }
  return null;
}

const otherKindSaid = ({ title }: Dish): string =>
  t('I do not know a good dish of that kind ({kind}) that meets all of this, so this is another.', {
    kind: title,
  });

/** Randomness from the prompt, so that two moods do not get the same dish only because the seed is the same. */
const luckOf = ({ prompt, seed }: Order): number =>
  [...prompt].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);
