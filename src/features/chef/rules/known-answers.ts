import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { explainClassic, obstacleSaid } from './classics/answer.ts';
import type { Classic } from './classics/classic.ts';
import { type CookedClassic, cookClassic } from './classics/cook.ts';
import { isOfColdRoast } from './classics/cooked-before.ts';
import { nearestTo, variantsOf } from './classics/nearest-dish.ts';
import { ofOtherLead } from './classics/other-lead.ts';
import { inPieces } from './classics/pieces.ts';
import { isForDiet, isMadeFor } from './classics/suitable-dishes.ts';
import { isOfFewFoods } from './conditions/few-foods.ts';
import { inMachine, isOfMachine } from './cooking/machines.ts';
import { byHand } from './devices/by-hand.ts';
import { type CookedIn, cookedIn, stillFried } from './devices/cooked-in.ts';
import { fromThePan } from './devices/stove-top.ts';
import { type CookingKnowledge, namesFood } from './knowledge/cooking-knowledge.ts';
import { PhraseMeanings } from './phrases/phrase-meanings.ts';
import { simplePlate } from './plate/simple-plate.ts';
import { allowedFoods, ONLY_NAMED } from './request/allowed-foods.ts';
import type { Understood } from './request/read-request.ts';
import type { Refined } from './request/refine-request.ts';
import type { ChefRequest } from './request/request.ts';
import { plainPhrase } from './request/request-words.ts';
import type { ChefMemory } from './turns/chef-memory.ts';

/** A wish that a dish may miss: nobody is harmed by less protein. */
const isOfProtein = (problem: string) => problem.startsWith('not high-protein');

/** The requested dish; otherwise the request for the nearest dish, and why. */
export function cookNamed(
  { request, changed, tweaks, kept, keptDish }: Refined,
  understood: Understood,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
  /** Dishes that took its place already: the machine that is wanted may lead back to one that cannot be cooked. */
  tried: readonly string[] = [],
): ChefAnswer | { request: ChefRequest; notes: string[] } {
  const named = knowledge.classics.get(request.dishes[0] ?? '');
  if (!named) return { request, notes: [] };
  // A burrito for breakfast is the one with eggs; for dinner, a quiche is a quiche.
  const { meal } = request;
  const isLighter = understood.changes.some((change) => LIGHTER.includes(change));
  const asLight = isLighter ? { ...request, moods: [...request.moods, 'light'] } : request;
  const ofMeal =
    meal && meal !== 'dinner' && meal !== 'lunch' && !named.meals.includes(meal)
      ? variantsOf(named, knowledge).find(
          (other) => other.meals.includes(meal) && !isOfColdRoast(other) && !isForDiet(other, request),
        )
      : undefined;
  // The dish on screen is rewritten for a machine, if it can be, rather than replaced by what has its name there.
  const inOwnMachine = (): Classic | undefined => {
    const own = inMachine(named, request, knowledge.classics);
    if (!own || keptDish !== named.id) return own;
    const shown = cookClassic(named, { request, leading: new Set(request.leading), avoidLines }, knowledge);
    return 'recipe' in shown && cookedIn(shown.recipe, named, request) ? undefined : own;
  };
  const classic =
    ofMeal ??
    inOwnMachine() ??
    onStove(named, asLight, knowledge) ??
    inPan(named, request, knowledge) ??
    smallerFor(named, request, knowledge) ??
    fewerFor(named, request, understood.namedAs, knowledge) ??
    inAnotherWay(named, request, knowledge) ??
    otherRoast(named, request, knowledge) ??
    named;
  const again = (other: ChefRequest, said: readonly string[]) =>
    cookNamed(
      { request: other, changed: [...changed, ...said], tweaks, kept, keptDish },
      understood,
      avoidLines,
      knowledge,
      [...tried, ...other.dishes],
    );
  const lessStrict = { ...request, diets: request.diets.filter((diet) => diet !== 'high-protein') };
  // The fish fingers of homemade fish fingers are the dish, and no food for it.
  const leading = new Set(request.leading.filter((name) => !named.words.includes(name)));
  const order = { request, leading, avoidLines };
  const byHands = byHand(classic, request);
  const counted = inPieces(byHands ?? classic, request);
  const strict = cookClassic(counted, order, knowledge);
  const isShort = 'because' in strict && strict.because === 'check' && strict.problems.every(isOfProtein);
  const cooked = isShort ? cookClassic(counted, { ...order, request: lessStrict }, knowledge) : strict;
  if ('because' in cooked && cooked.because === 'check' && isForFewer(classic, request)) {
    // Nobody roasts a quarter of a chicken.
    const whole = again({ ...request, servings: classic.serves }, [
      t('It cannot be made smaller than for {servings}. The rest keeps covered in the fridge.', {
        servings: classic.serves,
      }),
    ]);
    if ('kind' in whole && whole.kind === 'recipe' && whole.memory.dish === classic.id) return whole;
  }
  // The chorizo of 'chorizo roll' is in the name of a dish that is made with sausages.
  if ('because' in cooked && request.leading.length > 0 && isInItsName(request.leading, named, knowledge)) {
    const asNamed = again({ ...request, leading: [] }, []);
    if ('kind' in asNamed && asNamed.kind === 'recipe') return asNamed;
  }
  if ('because' in cooked) {
    const others = [
      ...(classic === named ? [] : [named]),
      ...ofOtherLead(classic, request, knowledge),
      ...ofDiet(classic, request, knowledge),
      ...variantsOf(classic, knowledge),
      ...instead(classic, request, knowledge),
      ...ofTheKind(classic, knowledge),
    ].filter(({ id }) => !tried.includes(id));
    const canBe = (other: Classic) => 'recipe' in cookClassic(other, order, knowledge);
    // A cake in a mug is none for a birthday.
    const variant =
      others.find((other) => other.serves * FAR_FEWER >= classic.serves && canBe(other)) ??
      others.find(canBe);
    if (!variant) return nearestTo(classic, cooked, request, knowledge);
    return again({ ...request, dishes: [variant.id] }, [
      obstacleSaid(classic, cooked, request, variantsOf(classic, knowledge).includes(variant)),
    ]);
  }
  const lost = keptDish === null ? makersLost(cooked) : 0;
  const truer = variantsOf(classic, knowledge).filter(
    (other) => lost >= MOST_LOST || (lost > 0 && isMadeFor(other, request, avoidLines)),
  );
  // What is made without it anyway comes before what is changed for it.
  const [own] = truer
    .flatMap((other) => {
      const isLike =
        other.serves * FAR_FEWER >= classic.serves &&
        other.meals.some((each) => classic.meals.includes(each));
      const made = isLike ? cookClassic(other, order, knowledge) : null;
      return made && 'recipe' in made && makersLost(made) === 0
        ? [{ id: other.id, swaps: made.swaps.length }]
        : [];
    })
    .toSorted((one, other) => one.swaps - other.swaps);
  if (own) return again({ ...request, dishes: [own.id] }, []);
  // What was fried on screen may be baked after all.
  const inDevice = cookedIn(cooked.recipe, classic, asLight);
  const recipe = inDevice?.recipe ?? cooked.recipe;
  const asked = isShort ? lessStrict : request;
  return {
    kind: 'recipe',
    recipe,
    why: [
      ...changed,
      ...(named.needs.includes('oven') &&
      !classic.needs.includes('oven') &&
      request.missing.includes('oven') &&
      !isOfMachine(request)
        ? [t('It is made in a pan, because you have no oven.')]
        : []),
      ...(byHands ? [t('It is made by hand, because you have no blender.')] : []),
      ...(isShort ? [t('As usually made, it has less than 20 g of protein per serving.')] : []),
      ...(inDevice ? [inDevice.said] : stillFried(classic, request)),
      ...explainClassic(
        classic,
        withSwap(cooked, inDevice),
        inDevice
          ? { ...asked, leanings: asked.leanings.filter((each) => !/-cooker$|^air-fryer$/.test(each)) }
          : asked,
        knowledge,
        request.isChosen === true && keptDish === null,
      ),
    ],
    notUnderstood: [...understood.unknown, ...understood.unusable],
    memory: memoryOf(recipe, { request, tweaks, dish: classic.id, foods: [] }),
  };
}

/** With the cut of meat that a device needs. */
const withSwap = (cooked: CookedClassic, inDevice: CookedIn | null): CookedClassic =>
  inDevice?.swap
    ? {
        ...cooked,
        swaps: [...cooked.swaps, { ...inDevice.swap, isDefining: false, isLead: true, isOwnOther: false }],
      }
    : cooked;

/** The jain biryani of a biryani that cannot be cooked for Jains: dishes that a diet has under the same name. */
const ofDiet = (
  { title, words, id }: Classic,
  { diets, leanings, moods }: ChefRequest,
  { classics, classicByWord }: CookingKnowledge,
): Classic[] => {
  const names = [title.toLowerCase(), ...words].flatMap((name) => [name, name.split(' ').at(-1) ?? '']);
  return [...new Set<string>([...leanings, ...diets, ...moods])].flatMap((diet) =>
    names.flatMap((name) => {
      const other = classicByWord.get(`${plainPhrase(diet)} ${name}`) ?? '';
      return other === id ? [] : (classics.get(other) ?? []);
    }),
  );
};

/** Whether a dish is known by a name with a food that was read before it. */
function isInItsName(leading: readonly string[], { words }: Classic, knowledge: CookingKnowledge): boolean {
  const names = new PhraseMeanings(knowledge);
  return words
    .flatMap((name) => (name.includes(' ') ? name.split(' ') : []))
    .some((word) => names.foodsOf(word).some((food) => leading.includes(food)));
}

/** What stands on the table in place of a roast joint that nothing can replace. */
const FOR_ROASTS = ['dish:nut roast', 'dish:roast chicken'];
const OTHER_ROASTS = ['dish:roast chicken', 'dish:roast beef', 'dish:glazed gammon', 'dish:nut roast'];
const MEATLESS: readonly string[] = ['vegan', 'vegetarian', 'plant-based', 'pescatarian'];

const instead = (
  { kind, cuisine, id, lines }: Classic,
  { diets, avoidedTraits, leading }: ChefRequest,
  { classics }: CookingKnowledge,
): Classic[] =>
  kind === 'roast' && leading.length === 0 && cuisine === 'british' && lines.some(({ isLead }) => isLead)
    ? (diets.some((diet) => MEATLESS.includes(diet)) || avoidedTraits.includes('poultry')
        ? FOR_ROASTS
        : OTHER_ROASTS
      ).flatMap((other) => (other === id ? [] : (classics.get(other) ?? [])))
    : [];

/** How many defining foods of a dish have been replaced. */
const makersLost = ({ swaps }: CookedClassic): number =>
  swaps.filter(({ isDefining, isLead }) => isDefining && !isLead).length;
/** If that many are lost, a variant designed without them is better. */
const MOST_LOST = 2;

const LIGHTER: readonly string[] = ['lighter', 'healthier'];
const FAR_FEWER = 2.5;
const WHOLE = /^whole /;

/** Two people need no bird for ten. */
const smallerFor = (
  named: Classic,
  { servings }: ChefRequest,
  knowledge: CookingKnowledge,
): Classic | undefined =>
  servings !== null &&
  servings * FAR_FEWER <= named.serves &&
  named.lines.some(({ isLead, name }) => isLead && WHOLE.test(name))
    ? variantsOf(named, knowledge).find(({ serves }) => serves * FAR_FEWER <= named.serves)
    : undefined;

const isForFewer = ({ serves }: Classic, { servings }: ChefRequest): boolean =>
  servings !== null && servings < serves;

/** Kinds of dishes that nobody wants something else for: who cannot have this cake wants another one. */
const FOR_EACH_OTHER: readonly string[] = ['cake', 'bread', 'biscuit', 'pizza'];

const SAVOURY = 'Savoury ';

/** The dish's own savory, quick or slow version, by any of its names: a savory porridge, a quick ramen. */
function inAnotherWay(
  { title, words }: Classic,
  { moods }: ChefRequest,
  { classics, classicByWord }: CookingKnowledge,
): Classic | undefined {
  const ways = [
    moods.includes('savoury') ? SAVOURY : '',
    moods.includes('quick') ? 'Quick ' : '',
    moods.includes('allday') ? 'Slow ' : '',
  ];
  return ways
    .filter((way) => way !== '' && !title.startsWith(way))
    .map(
      (way) =>
        [...classics.values()].find(
          (other) =>
            other.title.startsWith(way) && words.includes(plainPhrase(other.title.slice(way.length))),
        ) ??
        // What is quick by name is often just another dish.
        (way === SAVOURY
          ? classics.get(words.flatMap((word) => classicByWord.get(`savoury ${word}`) ?? [])[0] ?? '')
          : undefined),
    )
    .find((other) => other !== undefined);
}

/** Somebody who is tired of chicken has another joint on Sunday. */
const otherRoast = (
  named: Classic,
  { avoidedFoods, diets, leading }: ChefRequest,
  knowledge: CookingKnowledge,
): Classic | undefined =>
  diets.length + leading.length === 0 &&
  named.kind === 'roast' &&
  named.lines.some(({ isLead, name }) => isLead && avoidedFoods.some((avoided) => namesFood(name, avoided)))
    ? OTHER_ROASTS.flatMap((id) => knowledge.classics.get(id) ?? []).find(
        ({ id, lines }) =>
          id !== named.id &&
          !lines.some(
            ({ name, isLead }) => isLead && avoidedFoods.some((avoided) => namesFood(name, avoided)),
          ),
      )
    : undefined;

/** The pan's own macaroni cheese for somebody who wants it from the stove, and the chicken from the oven for somebody who wants nothing fried. */
function onStove(
  named: Classic,
  { using, missing, moods }: ChefRequest,
  knowledge: CookingKnowledge,
): Classic | undefined {
  const isFried = (classic: Classic) => classic.lines.some(({ cut }) => cut === 'for deep-frying');
  const variants = () => variantsOf(named, knowledge);
  if (using.includes('stove') && !using.includes('oven') && named.needs.includes('oven'))
    return variants().find(({ needs }) => !needs.includes('oven'));
  if (isFried(named) && (using.includes('oven') || moods.includes('light')) && !missing.includes('oven'))
    return variants().find((other) => !isFried(other) && other.needs.includes('oven'));
  // What is light is baked rather than fried, and so is what is to come from the oven.
  const isToBake = moods.includes('light') || (using.includes('oven') && !named.needs.includes('oven'));
  if (isToBake && !named.title.startsWith('Baked '))
    return variants().find(({ title }) => title === `Baked ${named.title}`);
  return undefined;
}

/** The dish itself from a pan, if it has no version of that kind, nor a machine that cooks it. */
function inPan(named: Classic, request: ChefRequest, knowledge: CookingKnowledge): Classic | null {
  const hasOwn = variantsOf(named, knowledge).some(
    ({ title, needs }) => OF_THE_STOVE.test(title) && !needs.includes('oven'),
  );
  return hasOwn || isOfMachine(request) ? null : fromThePan(named, request);
}
const OF_THE_STOVE = /^(?:Stovetop|Skillet|Pan|Quick Pan) /;

/** The cookies of 'cookies with three ingredients'; who names them by two words wants no others. */
const fewerFor = (
  named: Classic,
  request: ChefRequest,
  namedAs: string | undefined,
  knowledge: CookingKnowledge,
): Classic | undefined =>
  isOfFewFoods(named, request)
    ? undefined
    : [...variantsOf(named, knowledge), ...(namedAs?.includes(' ') ? [] : ofTheKind(named, knowledge))].find(
        (other) => isOfFewFoods(other, request),
      );

/** How much people like a dish of those that are on a list with another. */
const rankOf = (id: string, beside: string, favourites: CookingKnowledge['favourites']): number => {
  const ranks = [...favourites].flatMap(([name, ids]) =>
    name.startsWith('kind ') && ids.includes(beside) ? [ids.indexOf(id)] : [],
  );
  return Math.min(NOT_RANKED, ...ranks.filter((rank) => rank >= 0));
};
const NOT_RANKED = 99;

const ofTheKind = ({ kind, id, meals }: Classic, { classics, favourites }: CookingKnowledge): Classic[] =>
  FOR_EACH_OTHER.includes(kind)
    ? [...classics.values()]
        .filter(
          (other) =>
            other.kind === kind &&
            other.id !== id &&
            (kind === 'bread' || other.meals.some((meal) => meals.includes(meal))),
        )
        // What people like comes before what has few lines: nobody wants meringues for a birthday cake.
        .sort(
          (one, other) =>
            rankOf(one.id, id, favourites) - rankOf(other.id, id, favourites) ||
            one.lines.length - other.lines.length,
        )
    : [];

/** The foods alone, if the cook has no others. */
export function plainAnswer(
  { request, changed, tweaks }: Refined,
  understood: Understood,
  avoidLines: readonly RegExp[],
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  if (!request.moods.includes(ONLY_NAMED)) return null;
  const plate = simplePlate(request, allowedFoods(request, knowledge, avoidLines), knowledge);
  if (!plate) return null;
  const { recipe, foods } = plate;
  return {
    kind: 'recipe',
    recipe,
    why: [...changed, t('It has the {foods} you asked for.', { foods: listed(foods.map(({ say }) => say)) })],
    notUnderstood: [...understood.unknown, ...understood.unusable],
    memory: memoryOf(recipe, {
      request,
      tweaks,
      dish: 'simple plate',
      foods: foods.map(({ name }) => name),
    }),
  };
}

function memoryOf(
  { title, prepTime, cookTime, servings }: ComposedRecipe,
  known: Pick<ChefMemory, 'request' | 'tweaks' | 'dish' | 'foods'>,
): ChefMemory {
  return { ...known, title, minutes: prepTime + cookTime, servings, lines: [], heeded: [] };
}
