import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { readPart } from '../classics/classic.ts';
import { allowanceOf } from '../classics/foods.ts';
import { animalIn } from '../classics/replacements.ts';
import { plainKey } from '../classics/text.ts';
import { titleWord } from '../classics/title.ts';
import { type CookingKnowledge, namesFood, wordFor } from '../knowledge/cooking-knowledge.ts';
import { isLineOf } from '../knowledge/line-of.ts';
import type { Understood } from '../request/read-request.ts';
import { plainPhrase } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { type Change, notBorne, type Place, whatElse } from './change.ts';
import type { ChefMemory } from './chef-memory.ts';
import { withFewer } from './fewer-lines.ts';
import { mayBeOther } from './other-dish.ts';
import { rolesOf } from './roles.ts';
import { foodOf, type May, standInFor } from './swap.ts';
import type { Wish } from './wish.ts';

type Recipe = Extract<ChefAnswer, { kind: 'recipe' }>;

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
  if (wish.kind === 'keep') return cook.same(previous);
  if (wish.kind === 'back') return asBefore(wish, previous, cook);
  if (wish.kind === 'fewer') return withFewer(previous, (version) => cook.same(version), knowledge);
  if (wish.kind === 'drop') return dropped(wish.gone, previous, cook);
  if (wish.kind !== 'swap' && wish.kind !== 'absent') return madeSo(wish, previous, cook, knowledge);
  const base = cook.same(previous);
  if (base.kind !== 'recipe') return base;
  if (wish.kind === 'absent') return saying(base, t('It has no {food} in it.', { food: wish.food }));
  const may: May = (name) => allowanceOf(previous.request, knowledge, cook.avoidLines)(readPart(`1 ${name}`));
  const come = wish.come ?? standInFor(wish.gone, '', base.recipe, may, knowledge);
  if (come === null && wish.kind === 'swap' && wish.isSpared) return dropped(wish.gone, previous, cook);
  if (come === null)
    return saying(base, t('I do not know a substitute for the {food} in this dish.', { food: wish.gone }));
  const swap = {
    kind: wish.kind,
    gone: wish.gone,
    come,
    share: wish.share,
    ...(wish.isMixed ? { isMixed: true } : {}),
  };
  const said = wish.share === 1 && wish.come !== null && wish.words ? cook.asSaid(wish.words) : null;
  if (
    said?.kind === 'recipe' &&
    (isOnlySwapped(swap, previous, said, knowledge) || isOfOtherLead(swap, previous, said, knowledge))
  )
    return said;
  return made(swap, previous, cook, () =>
    may(come)
      ? t('I do not know a good way to cook this with {come} instead of the {gone}, so it stays as it is.', {
          come,
          gone: wish.gone,
        })
      : t('{come} does not fit what you told me to leave out, so the dish stays as it is.', {
          come: capital(come),
        }),
  );
}

/** Without a line, by the words for it if they change nothing else, or by its steps; as the words lead to if neither can be. */
function dropped(gone: string, previous: ChefMemory, cook: Cook): ChefAnswer {
  const said = cook.asSaid(`without the ${gone}`);
  const key = ({ name }: { name: string }) => plainKey(name);
  const isOnlyThat =
    said.kind === 'recipe' &&
    said.memory.dish === previous.dish &&
    said.recipe.ingredients.length === previous.lines.length - 1 &&
    said.recipe.ingredients.every((line) => previous.lines.some((before) => key(before) === key(line)));
  if (isOnlyThat) return said;
  const change: Change = { kind: 'drop', gone };
  const without = made(change, previous, cook, () => '');
  const isMade = without.kind === 'recipe' && without.memory.changes?.includes(change);
  return isMade ? without : said;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function made(change: Change, previous: ChefMemory, cook: Cook, whyNot: () => string): ChefAnswer {
  const changes = [...(previous.changes ?? []), change];
  const answer = cook.same({ ...previous, changes });
  if (answer.kind !== 'recipe') return answer;
  const isMade = answer.memory.changes?.some((each) => each === change);
  if (!isMade) return saying(answer, whyNot());
  return { ...answer, why: [...whatElse(change), ...answer.why] };
}

const saying = (answer: Recipe, said: string): Recipe => ({ ...answer, why: [said, ...answer.why] });

function asBefore(
  { version }: Extract<Wish, { kind: 'back' }>,
  previous: ChefMemory,
  cook: Cook,
): ChefAnswer {
  const { lines } = previous;
  const answer = cook.same(version ? { ...previous, changes: [], ...version, lines } : previous);
  if (answer.kind !== 'recipe') return answer;
  return saying(
    answer,
    version
      ? isOfOtherLines(answer, version)
        ? t('It is as it was before, except for what you have told me to leave out since.')
        : t('It is as it was before.')
      : t('I do not remember a dish before this one. Name it, and I will cook it again.'),
  );
}

/** Whether the words of a message changed one food for another, and no more than what goes with it: the stock of chicken. */
function isOnlySwapped(
  { gone, come }: Extract<Change, { kind: 'swap' }>,
  previous: ChefMemory,
  { recipe, memory }: Recipe,
  { catalog }: CookingKnowledge,
): boolean {
  if (memory.dish !== previous.dish) return false;
  const keyOf = (line: { name: string }) => plainKey(foodOf(line));
  const amountsOf = (lines: ChefMemory['lines']) => new Map(lines.map((line) => [keyOf(line), line.amount]));
  const [before, after] = [amountsOf(previous.lines), amountsOf(recipe.ingredients)];
  if (after.has(plainKey(gone))) return false;
  const words = plainKey(come).split(' ');
  const isCome = (key: string) => {
    const own = key.split(' ');
    const isOfAnimal = animalIn(key) !== null && animalIn(key) === animalIn(come) && !key.endsWith('stock');
    return (
      isOfAnimal || words.every((word) => own.includes(word)) || own.every((word) => words.includes(word))
    );
  };
  const lost = [...before.keys()].filter((key) => key !== plainKey(gone) && !after.has(key));
  const added = recipe.ingredients.filter((line) => !before.has(keyOf(line)));
  const [taken] = added.filter((line) => isCome(keyOf(line)));
  const others = [...after].filter(([key, amount]) => before.has(key) && before.get(key) !== amount);
  const own = previous.lines.find((line) => foodOf(line) === gone);
  if (!taken || !own) return false;
  const [one, other] = recipeFoods(catalog, [own, taken]).map(({ grams }) => grams ?? 0);
  const isAsMuch = !one || !other || one < LITTLE || (other >= one * 0.5 && other <= one * 2.5);
  // The stock of the food that is gone, or its juice, has something else in its place, too.
  const parts = plainKey(gone).split(' ');
  const goesAlong = (key: string) =>
    key.endsWith('stock') || key.split(' ').some((word) => parts.includes(word));
  const isSound = lost.every(goesAlong) && added.length - 1 === lost.length;
  return isAsMuch && isSound && others.length <= 1;
}
const LITTLE = 20;

/** What is made of one piece, and in another way of another. */
const CARVED: readonly string[] = ['roast', 'pie'];

/** Whether it is the dish's own version with that food: salmon en croute for beef wellington. */
function isOfOtherLead(
  { gone, come }: Extract<Change, { kind: 'swap' }>,
  previous: ChefMemory,
  { memory }: Recipe,
  { classics, classicByWord }: CookingKnowledge,
): boolean {
  const own = classics.get(previous.dish);
  const [before, after] = [gone, come].map((name) => titleWord(name).toLowerCase());
  return (
    CARVED.includes(own?.kind ?? '') &&
    own?.words.some(
      (word) =>
        before &&
        after &&
        word.includes(before) &&
        classicByWord.get(word.replace(before, after)) === memory.dish,
    ) === true
  );
}

/** How the rules that read words are told of a place to cook. */
const PLACED: Readonly<Record<Place, string | null>> = {
  'air-fryer': 'in the air fryer',
  oven: 'in the oven instead of fried',
  'muffin-tin': null,
  'cupcake-tin': null,
  small: null,
  tray: null,
  'no-crust': null,
  'under-cheese': null,
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
  const oven = isOfOven(wish) ? inOven(cook.same(previous)) : null;
  if (oven) return oven;
  return made(wish, previous, cook, () => notBorne(wish));
}

const isOfOven = (wish: Change): boolean => wish.kind === 'place' && wish.place === 'oven';

const STEWS = /\b(?:[Ss]immer|[Bb]raise)\b[^.]*?(\d+) minutes/g;
const LONG_STEW = 40;

/** What is said of a dish that comes from the oven anyway, or stews there as well as on the stove. */
function inOven(same: ChefAnswer): ChefAnswer | null {
  if (same.kind !== 'recipe') return null;
  const steps = same.recipe.instructions.join(' ');
  if (/\boven\b/.test(steps)) return saying(same, t('It is cooked in the oven as it is.'));
  return [...steps.matchAll(STEWS)].some(([, minutes]) => Number(minutes) >= LONG_STEW)
    ? saying(
        same,
        t(
          'Yes: bring it to the boil on the stove, cover it, and let it cook in the oven at 160 °C (325 °F) for as long as it would simmer.',
        ),
      )
    : null;
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
    return (isLighter && lightened(answer, previous, cook, knowledge)) || answer;
  if (mayBeOther(understood, previous, knowledge) || isNearlyThat(answer, previous)) return answer;
  // Who asked for foods rather than a dish may get another of those.
  if (previous.request.isChosen && hasWhatIsWanted(answer, understood, previous, knowledge)) return answer;
  const { minutes, wanted } = understood.request;
  if (minutes !== null) {
    const change: Change = { kind: 'time', minutes };
    const sooner = made(change, previous, cook, () => notBorne(change));
    const isSooner = sooner.kind === 'recipe' && sooner.memory.changes?.includes(change);
    return isSooner || !OF_ANYTHING.test(plainPhrase(prompt)) ? sooner : answer;
  }
  if (understood.changes.some((change) => SOONER.includes(change))) {
    const sooner = Math.ceil((previous.minutes * FASTER) / 5) * 5;
    const noQuicker = () => t('I do not know a good way to make this quicker.');
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

/** 'Something in 20 minutes' is no longer about the dish on screen. */
const OF_ANYTHING =
  /\b(?:something|anything|sth|a dish|a meal|another|etwas|was (?:in|unter|fur)|ein gericht|quelque chose|un plat|algo|un plato|qualcosa|un piatto)\b/;
const SOONER: readonly string[] = ['faster', 'quicker', 'sooner'];
const FASTER = 0.7;

/** Whether it is another version of the dish: a quick goulash. */
const isNearlyThat = ({ memory }: Recipe, { title }: ChefMemory): boolean =>
  memory.title.includes(title) || title.includes(memory.title);

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
  // What a dough or a batter is made of stays.
  if (
    energyOf(ingredients) <= energyOf(previous.lines) * LEAST_LIGHTER ||
    instructions.some((step) => KNEADS.test(step))
  )
    return null;
  const [most] = ingredients
    .filter((line) => [...rolesOf(foodOf(line), knowledge)].some((role) => OF_WEIGHT.includes(role)))
    .toSorted((one, other) => energyOf([other]) - energyOf([one]));
  if (!most) return null;
  const change: Change = { kind: 'amount', foods: [foodOf(most)], times: LESS };
  const version = { ...answer.memory, lines: previous.lines };
  const lighter = made(change, version, cook, () => notBorne(change));
  return lighter.kind === 'recipe'
    ? saying(
        lighter,
        t('It has about {energy} kcal a serving.', {
          energy: Math.round(energyOf(lighter.recipe.ingredients) / 10) * 10,
        }),
      )
    : null;
}
const KNEADS = /\b(?:[Kk]nead|dough|batter|[Bb]ake in a)\b/;
