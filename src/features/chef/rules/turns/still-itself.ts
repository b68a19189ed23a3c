import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import { isAdding } from '../additions/added.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { namesIn, titleWord } from '../classics/title.ts';
import { isOfDough } from '../cooking/of-dough.ts';
import { wayFor } from '../kitchen/quicker.ts';
import { type CookingKnowledge, namesFood, wordFor } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isLineOf } from '../knowledge/line-of.ts';
import type { Understood } from '../request/read-request.ts';
import { plainPhrase } from '../request/request-words.ts';
import { unchangedSaid } from '../request/tweaks.ts';
import { understandRequest } from '../request/understand-request.ts';
import { rolesOf } from '../swaps/roles.ts';
import { type Change, notBorne, whatElse } from './change.ts';
import type { ChefMemory } from './chef-memory.ts';
import { type Cook, isNearlyThat, made, type Recipe, saying } from './follow-wish.ts';
import { lineCalled } from './foods-called.ts';
import { mayBeOther } from './other-dish.ts';

/**
 * The dish on screen, with the reason, if a message would have led to another dish without asking for one: somebody who
 * has only twenty minutes and names no dish wants this one in that time.
 */
export function stillItself(
  prompt: string | null,
  previous: ChefMemory,
  answer: ChefAnswer,
  cook: Cook,
  knowledge: CookingKnowledge,
): ChefAnswer {
  if (prompt === null || answer.kind !== 'recipe') return answer;
  const understood = understandRequest(prompt, knowledge);
  const isLighter = understood.changes.some((change) => change === 'lighter' || change === 'healthier');
  if (answer.memory.dish === previous.dish)
    return (
      (isLighter && lightened(answer, previous, cook, knowledge)) ||
      withoutSeeds(understood, answer, previous, cook, knowledge) ||
      answer
    );
  const slower =
    isSooner(understood.changes) && refusesOnly(understood.request)
      ? unhurried(prompt, previous, cook)
      : null;
  if (slower) return slower;
  const without = isNearlyThat(answer, previous) ? null : leftOut(understood, previous, cook, knowledge);
  if (without) return without;
  const isOther = mayBeOther(understood, previous, knowledge) && !isAdding(plainPhrase(prompt));
  if (isOther || isNearlyThat(answer, previous)) return answer;
  // Who asked for foods rather than a dish may get another of those.
  if (previous.request.isChosen && hasWhatIsWanted(answer, understood, previous, knowledge)) return answer;
  const { minutes, wanted } = understood.request;
  if (minutes !== null) {
    const change: Change = { kind: 'time', minutes };
    const sooner = made(change, previous, cook, (shown) =>
      [notBorne(change), wayFor(shown) ?? ''].filter(Boolean).join(' '),
    );
    const isInTime = sooner.kind === 'recipe' && sooner.memory.changes?.includes(change);
    return isInTime || !OF_ANYTHING.test(plainPhrase(prompt)) ? sooner : answer;
  }
  if (isSooner(understood.changes)) {
    const sooner = Math.ceil((previous.minutes * FASTER) / 5) * 5;
    const noQuicker = (shown: Recipe['recipe']) =>
      wayFor(shown) ?? t('I do not know a good way to make this quicker.');
    return made({ kind: 'time', minutes: sooner }, previous, cook, noQuicker);
  }
  const same = cook.same(previous);
  // What is to be heeded now may allow it no more.
  if (same.kind !== 'recipe' || same.memory.dish !== previous.dish) return answer;
  return saying(
    same,
    wanted.length > 0
      ? t('I found no good place for {food} in this dish, so it stays as it is.', {
          food: wordFor(wanted[0] ?? [], knowledge),
        })
      : t('I do not know a good way to change that, so the dish stays as it is.'),
  );
}

/**
 * The dish without what is refused, where it is named and is still that without it: a minestrone without its pasta is no reason for
 * another soup.
 */
function leftOut(
  { request, changes }: Understood,
  previous: ChefMemory,
  cook: Cook,
  knowledge: CookingKnowledge,
): Recipe | null {
  const { avoidedFoods, avoidedTraits } = request;
  const isPlain =
    request.diets.length + request.leanings.length === 0 &&
    refusesOnly({ ...request, refused: [] }) &&
    (request.replaced ?? []).length === 0 &&
    !changes.some((change) => change === 'instead' || change.includes('else') || change.includes('another'));
  if (!isPlain || avoidedFoods.length + avoidedTraits.length === 0) return null;
  const isGone = (line: string) =>
    avoidedFoods.some(
      (food) => lineCalled(food, { lines: [{ amount: '', name: line }] }, knowledge) !== null,
    ) || findFood(knowledge.catalog, line)?.traits.some((trait) => avoidedTraits.includes(trait)) === true;
  const gone = previous.lines.map(foodOf).filter(isGone);
  // What the dish is called by, or built around, is no side matter.
  const isMaker = (line: string) =>
    rolesOf(line, knowledge).has('main') ||
    namesIn(previous.title, titleWord(line)) ||
    isOfDough(line, previous.lines);
  if (gone.length === 0 || gone.length > MOST_GONE || gone.some(isMaker)) return null;
  const drops = gone.map((line) => ({ kind: 'drop', gone: line }) as const);
  const same = cook.same({
    ...previous,
    changes: [...(previous.changes ?? []), ...drops],
  });
  if (same.kind !== 'recipe' || same.memory.dish !== previous.dish) return null;
  const isWithout = drops.every((drop) => same.memory.changes?.includes(drop));
  if (!isWithout || same.recipe.ingredients.some((line) => isGone(foodOf(line)))) return null;
  // What was said is heeded from now on, and the lines stay out as changes of this dish.
  return same;
}
/** Without more than that, it is another dish. */
const MOST_GONE = 2;

/** Whether a message leaves foods out and wishes for no other dish. */
const refusesOnly = ({
  dishes,
  refused,
  moods,
  missing,
  using,
  wanted,
  meal,
  cuisine,
  minutes,
}: Understood['request']): boolean =>
  [dishes, refused, moods, missing, using, wanted].every((each) => each.length === 0) &&
  [meal, cuisine, minutes].every((each) => each === null);

/** Without what came in place of nuts: nobody who only leaves them out asks for seeds. */
function withoutSeeds(
  { request }: Understood,
  answer: Recipe,
  previous: ChefMemory,
  cook: Cook,
  knowledge: CookingKnowledge,
): Recipe | null {
  const isRefusal = request.avoidedFoods.length + request.avoidedTraits.length > 0 && refusesOnly(request);
  const isNew = (food: string) => !previous.lines.some((line) => foodOf(line) === food);
  const seeds = answer.recipe.ingredients
    .map(foodOf)
    .find((food) => isNew(food) && rolesOf(food, knowledge).has('nut'));
  if (!isRefusal || !seeds) return null;
  const change: Change = { kind: 'drop', gone: seeds };
  const without = made(change, { ...answer.memory, lines: previous.lines }, cook, () => '');
  return without.kind === 'recipe' && without.memory.changes?.includes(change) ? without : null;
}

/** The dish without what is refused, and how it is sooner ready: hurry alone makes no other dish of it. */
function unhurried(prompt: string, previous: ChefMemory, cook: Cook): Recipe | null {
  const said = cook.asSaid(prompt.replace(HURRY, ' '));
  if (said.kind !== 'recipe' || said.memory.dish !== previous.dish) return null;
  const minutes = Math.ceil((previous.minutes * FASTER) / 5) * 5;
  const change: Change = { kind: 'time', minutes };
  const sooner = made(change, said.memory, cook, () => '');
  const way =
    sooner.kind === 'recipe' && sooner.memory.changes?.includes(change)
      ? null
      : (wayFor(said.recipe) ?? t('I do not know a good way to make this quicker.'));
  return way === null && sooner.kind === 'recipe'
    ? { ...sooner, why: [...whatElse(change), ...said.why] }
    : saying(said, way ?? '');
}
const HURRY = /\b(?:faster|quicker|sooner)\b/gi;

/** 'Something in 20 minutes' is no longer about the dish on screen. */
const OF_ANYTHING =
  /\b(?:something|anything|sth|a dish|a meal|another|etwas|was (?:in|unter|fur)|ein gericht|quelque chose|un plat|algo|un plato|qualcosa|un piatto)\b/;
const SOONER: readonly string[] = ['faster', 'quicker', 'sooner'];
const FASTER = 0.7;
const isSooner = (changes: readonly string[]): boolean => changes.some((change) => SOONER.includes(change));

function hasWhatIsWanted(
  { recipe }: Recipe,
  { request }: Understood,
  { request: before, lines }: ChefMemory,
  knowledge: CookingKnowledge,
): boolean {
  const isAmong = (all: readonly { name: string }[], group: readonly string[]) =>
    all.some(({ name }) => group.some((food) => isLineOf(food, name, knowledge) || namesFood(name, food)));
  const [first] = [...(before.leading.length > 0 ? [before.leading] : []), ...before.wanted].filter((group) =>
    isAmong(lines, group),
  );
  return (
    (!first || isAmong(recipe.ingredients, first)) &&
    request.wanted.every((group) => isAmong(recipe.ingredients, group))
  );
}

/** By how much a dish has to be lighter to be called so, and how much there is left of what weighs most. */
const LEAST_LIGHTER = 0.92;
const LESS = 0.7;
const OF_WEIGHT: readonly string[] = ['starch', 'cheese', 'fat', 'sweetener', 'bread', 'dairy'];

/** With less of what has most of its energy, where less oil and cream made hardly a difference. */
function lightened(
  answer: Recipe,
  previous: ChefMemory,
  cook: Cook,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const { catalog } = knowledge;
  const energyOf = (lines: ChefMemory['lines']) =>
    nutritionOf(recipeFoods(catalog, lines), previous.servings)?.perServing.energy ?? 0;
  const { ingredients, instructions } = answer.recipe;
  const energy = energyOf(ingredients);
  if (energy <= energyOf(previous.lines) * LEAST_LIGHTER) return null;
  if (energy > 0 && energy <= LIGHT) return lightAlready(answer, energy);
  // What a dough or a batter is made of stays.
  if (instructions.some((step) => KNEADS.test(step))) return null;
  const [most] = ingredients
    .filter(
      (line) =>
        !SOAKED_UP.test(foodOf(line)) &&
        [...rolesOf(foodOf(line), knowledge)].some((role) => OF_WEIGHT.includes(role)),
    )
    .toSorted((one, other) => energyOf([other]) - energyOf([one]));
  if (!most) return null;
  const change: Change = { kind: 'amount', foods: [foodOf(most)], times: LESS };
  const version = { ...answer.memory, lines: previous.lines };
  const lighter = made(change, version, cook, () => notBorne(change));
  if (lighter.kind !== 'recipe') return null;
  const said = saidOfEnergy(energyOf(lighter.recipe.ingredients));
  return saying(withoutSaid(lighter, said), said);
}
/** kcal of a serving that nobody has to make lighter by eating less of it. */
const LIGHT = 400;
/** Without it, what it is cooked with stays dry. */
const SOAKED_UP = /\bmilk$|\bbuttermilk$/;

const saidOfEnergy = (energy: number): string =>
  t('It has about {energy} kcal a serving.', { energy: roundTen(energy) });
const roundTen = (energy: number): number => Math.round(energy / 10) * 10;

/** What has few kcal as it is loses nothing but some of its fat or sugar. */
const lightAlready = (answer: Recipe, energy: number): Recipe =>
  saying(
    withoutSaid(answer, saidOfEnergy(energy)),
    t('It is light as it is: it has about {energy} kcal a serving.', { energy: roundTen(energy) }),
  );

/** Without what is said at the head, and without the excuse for what worked after all. */
const withoutSaid = (answer: Recipe, said: string): Recipe => ({
  ...answer,
  why: answer.why.filter((each) => each !== said && each !== unchangedSaid('lighter')),
});
const KNEADS = /\b(?:[Kk]nead|dough|batter|[Bb]ake in a)\b/;
