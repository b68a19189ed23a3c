import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { hasNone, isAmong } from '../answer/has-none.ts';
import { isChangeSaid } from '../answer/show-changes.ts';
import { readPart } from '../classics/classic.ts';
import { allowanceOf } from '../classics/foods.ts';
import { plainKey } from '../classics/text.ts';
import { SHAPES_OF_BATTER } from '../devices/batter-shapes.ts';
import { capital } from '../devices/sentences.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { distinct } from '../request/request.ts';
import { isOfOtherLead, isOnlySwapped } from '../swaps/only-swapped.ts';
import { EGG, rolesOf, standInsFor } from '../swaps/roles.ts';
import { isLineFor, standInFor } from '../swaps/swap.ts';
import type { May } from '../swaps/swap-words.ts';
import { isPartOfDish } from '../swaps/without-part.ts';
import { type Change, notBorne, type Place, whatElse } from './change.ts';
import type { ChefMemory } from './chef-memory.ts';
import { withFewer } from './fewer-lines.ts';
import { foodCalled } from './foods-called.ts';
import type { Wish } from './wish.ts';

export type Recipe = Extract<ChefAnswer, { kind: 'recipe' }>;

/** How the composer responds to a message about the dish on screen. */
export interface Cook {
  /** The dish on screen as the words of a message change it. */
  asSaid(prompt: string): ChefAnswer;
  /** A dish as it was shown, with its changes. */
  same(version: ChefMemory): ChefAnswer;
  avoidLines: readonly RegExp[];
}

/**
 * The dish on screen with only the change that a message asks for; unchanged, with the reason, if that does not work.
 */
export function followed(
  wish: Wish,
  previous: ChefMemory,
  cook: Cook,
  knowledge: CookingKnowledge,
): ChefAnswer {
  if (wish.kind === 'keep') return asShown(cook.same(previous), previous);
  if (wish.kind === 'back') return asBefore(wish, previous, cook);
  if (wish.kind === 'fewer') return withFewer(previous, (version) => cook.same(version), knowledge);
  if (wish.kind === 'drop') return dropped(wish.gone, previous, cook, knowledge);
  if (wish.kind !== 'swap' && wish.kind !== 'absent') return madeSo(wish, previous, cook, knowledge);
  const base = cook.same(previous);
  if (base.kind !== 'recipe') return base;
  if (wish.kind === 'absent') {
    const none =
      hasNone(wish.food, base.recipe.ingredients, knowledge) ??
      (wish.has ? t('It already has {foods} in it.', { foods: wish.has }) : null);
    return none ? saying(wish.isRefused ? refusing(base, wish.food, knowledge) : base, none) : base;
  }
  const otherwise =
    wish.come === null && wish.share === 1 ? withoutMaker(wish.gone, previous, cook, knowledge) : null;
  if (otherwise) return otherwise;
  const may: May = (name) => allowanceOf(previous.request, knowledge, cook.avoidLines)(readPart(`1 ${name}`));
  const come = wish.come ?? standInFor(wish.gone, '', base.recipe, may, knowledge);
  if (come === null && wish.kind === 'swap' && wish.isSpared)
    return dropped(wish.gone, previous, cook, knowledge);
  if (come === null)
    return saying(base, t('I do not know a substitute for the {food} in this dish.', { food: wish.gone }));
  const ofTin = come.startsWith('canned ') ? cannedLike(previous, knowledge) : null;
  const inTins = ofTin ? cook.asSaid(ofTin) : null;
  if (inTins?.kind === 'recipe') return inTins;
  const swap = {
    kind: wish.kind,
    gone: wish.gone,
    come,
    share: wish.share,
    ...(wish.isMixed ? { isMixed: true } : {}),
  };
  // More of what is in it is no other food.
  const isAnother = wish.come !== null && !previous.lines.some(isLineFor(wish.come));
  const said = wish.share === 1 && isAnother && wish.words ? cook.asSaid(wish.words) : null;
  if (
    said?.kind === 'recipe' &&
    (isOnlySwapped(swap, previous, said, knowledge) || isOfOtherLead(swap, previous, said, knowledge))
  )
    return said;
  const drops = (wish.also ?? []).map((gone): Change => ({ kind: 'drop', gone }));
  const besides = { ...previous, changes: [...(previous.changes ?? []), ...drops] };
  const answer = made(swap, drops.length > 0 ? besides : previous, cook, () =>
    may(come)
      ? t('I do not know a good way to cook this with {come} instead of the {gone}, so it stays as it is.', {
          come,
          gone: wish.gone,
        })
      : t('{come} does not fit what you told me to leave out, so the dish stays as it is.', {
          come: capital(come),
        }),
  );
  if (answer.kind !== 'recipe') return answer;
  const kept = (wish.also ?? []).filter((food) => isAmong(food, answer.recipe.ingredients, knowledge));
  return kept.length > 0 && answer.memory.changes?.includes(swap)
    ? saying(answer, t('The dish needs {foods}, so that stays.', { foods: listed(kept) }))
    : answer;
}

/** The dish that is known by what it takes from a tin: falafel of canned chickpeas. */
const cannedLike = ({ title }: ChefMemory, { classics }: CookingKnowledge): string | null =>
  [...classics.values()].find((each) => each.title.startsWith('Canned ') && each.title.endsWith(` ${title}`))
    ?.title ?? null;

/** What a dish is made of and no cook has a stand-in for: the dish itself knows what it is made of then. */
function withoutMaker(
  gone: string,
  previous: ChefMemory,
  cook: Cook,
  knowledge: CookingKnowledge,
): Recipe | null {
  const isEgg = EGG.test(gone);
  if (!isEgg && (standInsFor(gone).length > 0 || !rolesOf(gone, knowledge).has('main'))) return null;
  const said = cook.asSaid(`no ${gone} in the house`);
  const isWithout = (answer: ChefAnswer): answer is Recipe =>
    answer.kind === 'recipe' &&
    answer.memory.dish === previous.dish &&
    !isAmong(gone, answer.recipe.ingredients, knowledge);
  const losesMore = (answer: ChefAnswer) =>
    previous.lines.some(
      (line) =>
        !EGG.test(foodOf(line)) &&
        answer.kind === 'recipe' &&
        !answer.recipe.ingredients.some((each) => foodOf(each) === foodOf(line)),
    );
  if (isEgg && (!isWithout(said) || losesMore(said))) {
    // Who has no eggs eats spaghetti that may have some in it.
    const avoidedFoods = distinct([...previous.request.avoidedFoods, 'egg']);
    const other = cook.same({ ...previous, request: { ...previous.request, avoidedFoods } });
    if (isWithout(other) && !losesMore(other)) return other;
  }
  return isWithout(said) ? said : null;
}

/** Without a line, by the words for it if they change nothing else, or by its steps; as the words lead to if neither can be. */
function dropped(gone: string, previous: ChefMemory, cook: Cook, knowledge: CookingKnowledge): ChefAnswer {
  const said = cook.asSaid(`without the ${gone}`);
  const keyOf = ({ name }: { name: string }) => plainKey(name);
  const linesOf = (lines: ChefMemory['lines']) => new Set(lines.map(keyOf));
  const before = linesOf(previous.lines);
  const after = linesOf(said.kind === 'recipe' ? said.recipe.ingredients : []);
  const lost = previous.lines.filter((line) => !after.has(keyOf(line)));
  const isOnlyThat =
    said.kind === 'recipe' &&
    said.memory.dish === previous.dish &&
    lost.length === 1 &&
    // What does its work may be new.
    [...after].filter((each) => !before.has(each)).length <= 1;
  const isMore =
    said.kind === 'recipe' &&
    said.recipe.ingredients.some(
      (line) => before.has(keyOf(line)) && !previous.lines.some(({ amount }) => amount === line.amount),
    );
  // Twice as many courgettes are no dish without its aubergines, nor is other bread one without bread.
  const isOther = rolesOf(gone, knowledge).has('bread') && [...after].some((each) => !before.has(each));
  // Icing is no icing sugar.
  if (isOnlyThat && !isMore && !isOther && !isPartOfDish(gone)) return said;
  const change: Change = { kind: 'drop', gone };
  const without = made(change, previous, cook, () => '');
  const isMade = without.kind === 'recipe' && without.memory.changes?.includes(change);
  return isMade ? without : said;
}

/** The same foods in the amounts on screen: who only asks finds nothing changed. */
function asShown(answer: ChefAnswer, { dish, servings, lines }: ChefMemory): ChefAnswer {
  if (answer.kind !== 'recipe') return answer;
  const { recipe, memory } = answer;
  const isSame =
    memory.dish === dish &&
    recipe.servings === servings &&
    recipe.ingredients.length === lines.length &&
    lines.every((line) => recipe.ingredients.some(({ name }) => name === line.name));
  if (!isSame) return answer;
  const ingredients = lines.flatMap((line) => {
    const own = recipe.ingredients.find(({ name }) => name === line.name);
    return own ? [{ ...own, amount: line.amount }] : [];
  });
  return { ...answer, recipe: { ...recipe, ingredients }, memory: { ...memory, lines: ingredients } };
}

/** A batter bakes in one shape at a time. */
const isOfBatter = (change: Change): boolean =>
  change.kind === 'place' && SHAPES_OF_BATTER.some((shape) => shape === change.place);

export function made(
  change: Change,
  previous: ChefMemory,
  cook: Cook,
  whyNot: (shown: Recipe['recipe']) => string,
): ChefAnswer {
  const isBatter = isOfBatter(change);
  const before = (previous.changes ?? []).filter((each) => !isBatter || !isOfBatter(each));
  const changes = [...before, change];
  const answer = cook.same({ ...previous, changes });
  if (answer.kind !== 'recipe') return answer;
  const isMade = answer.memory.changes?.some((each) => each === change);
  if (!isMade) return saying(answer, whyNot(answer.recipe));
  const { why } = answer;
  // Where lines have changed, the steps are not all that has; where they have not, one sentence says so.
  const stepsOnly = t('Only the steps have changed.');
  const besides = whatElse(change).filter((each) => each !== stepsOnly || !why.some(isChangeSaid));
  const same = t('The ingredients are the same as before.');
  return {
    ...answer,
    why: [...besides, ...why.filter((each) => each !== same || !besides.includes(stepsOnly))],
  };
}

/** The same dish, into which a food does not come later either. */
function refusing(answer: Recipe, said: string, knowledge: CookingKnowledge): Recipe {
  const { memory } = answer;
  const food = foodCalled(said, knowledge) ?? said;
  const avoidedFoods = distinct([...memory.request.avoidedFoods, food]);
  return { ...answer, memory: { ...memory, request: { ...memory.request, avoidedFoods } } };
}

export const saying = (answer: Recipe, said: string): Recipe => ({ ...answer, why: [said, ...answer.why] });

function asBefore(
  { version }: Extract<Wish, { kind: 'back' }>,
  previous: ChefMemory,
  cook: Cook,
): ChefAnswer {
  const { lines } = previous;
  const answer = cook.same(version ? { ...previous, changes: [], ...version, lines } : previous);
  if (answer.kind !== 'recipe') return answer;
  if (!version && (previous.earlier ?? []).length === 0)
    return { ...answer, why: [t('Nothing has changed yet: this is your {dish}.', { dish: previous.title })] };
  return saying(
    answer,
    version
      ? isOfOtherLines(answer, version)
        ? t('It is as it was before, except for what you have told me to leave out since.')
        : t('It is as it was before.')
      : t('I do not remember a dish before this one. Name it, and I will cook it again.'),
  );
}

/** How the rules that read words are told of a place to cook. */
const PLACED: Readonly<Partial<Record<Place, string>>> = {
  'air-fryer': 'in the air fryer',
  oven: 'in the oven instead of fried',
};

/** With what needs no choice; another way that the dish itself is made in comes first. */
function madeSo(wish: Change, previous: ChefMemory, cook: Cook, knowledge: CookingKnowledge): ChefAnswer {
  const words = wish.kind === 'place' ? PLACED[wish.place] : null;
  const said = words ? cook.asSaid(words) : null;
  if (said?.kind === 'recipe') {
    const isOwnWay = said.memory.dish !== previous.dish && isNearlyThat(said, previous);
    const isChanged =
      said.memory.dish === previous.dish &&
      (isOfOtherLines(said, previous) || isCookedThere(said, wish)) &&
      hasItsFoods(said, previous, knowledge);
    if (isOwnWay || isChanged) return said;
  }
  return made(wish, previous, cook, (recipe) => notThere(wish, recipe));
}

const GRILLS = /\b(?:[Gg]rill|[Bb]arbecue)\b/;

const FRIES = /\b(?:[Ff]ry|[Ss]ear)\b/;

/** Why a dish is not cooked elsewhere: it may be cooked there as it is. */
function notThere(wish: Change, { instructions }: Recipe['recipe']): string {
  const steps = instructions.join(' ');
  const isOfOven = /\boven\b/.test(steps);
  const place = wish.kind === 'place' ? wish.place : null;
  if (place === 'oven' && isOfOven) return t('It is cooked in the oven as it is.');
  if (place === 'oven' && !FRIES.test(steps))
    return t('I do not know a good way to cook this in the oven, so it stays as it is.');
  if (place === 'grill' && GRILLS.test(steps)) return t('It is cooked on the grill as it is.');
  if (place === 'grill' && isOfOven)
    return t('It is written for an oven: on a grill with a lid, bake it beside the fire at the same heat.');
  return notBorne(wish);
}

const IN_AIR = /\bair fryer\b/;
const ON_TRAY = /\bbake on a lined tray\b|\blay on a hot tray\b/;

const isCookedThere = ({ recipe }: Recipe, wish: Change): boolean =>
  wish.kind === 'place' &&
  (wish.place === 'air-fryer' ? IN_AIR : ON_TRAY).test(recipe.instructions.join(' '));

/** Whether nothing is gone but fat. */
const hasItsFoods = ({ recipe }: Recipe, { lines }: ChefMemory, knowledge: CookingKnowledge): boolean =>
  lines
    .map(foodOf)
    .every(
      (food) =>
        recipe.ingredients.some((line) => foodOf(line) === food) || rolesOf(food, knowledge).has('fat'),
    );

const isOfOtherLines = ({ recipe }: Recipe, { lines }: Pick<ChefMemory, 'lines'>): boolean =>
  recipe.ingredients.some(({ amount, name }, at) => lines[at]?.name !== name || lines[at]?.amount !== amount);

/** Whether it is another version of the dish: a quick goulash. */
export const isNearlyThat = ({ memory }: Recipe, { title }: ChefMemory): boolean =>
  memory.title.includes(title) || title.includes(memory.title);
