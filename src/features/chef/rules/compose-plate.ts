import { mulberry32 } from '#shared/random.ts';
import { t } from '#shared/t.ts';
import { type ComposedRecipe, problemsOf } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { explain } from './answer/explain.ts';
import { writeDish } from './answer/write-steps.ts';
import { withoutSalting } from './health/careful-steps.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { withoutCut } from './knowledge/line-food.ts';
import { withMissing } from './plate/add-wanted.ts';
import { dishesFor } from './plate/choose-dish.ts';
import { type FilledDish, fillDish, NO_ONION } from './plate/choose-foods.ts';
import { bringsMeat } from './plate/meaty-dishes.ts';
import { replaceRefused } from './plate/stand-ins.ts';
import { leastPrepTimeOf, prepTimeOf, servingsOf, writeRecipe } from './plate/write-recipe.ts';
import { allowedFoods } from './request/allowed-foods.ts';
import type { Understood } from './request/read-request.ts';
import type { Refined } from './request/refine-request.ts';
import type { ChefRequest } from './request/request.ts';
import type { ChefMemory } from './turns/chef-memory.ts';

const TRIES_A_DISH = 4;
/** How many recipes are judged before giving up, or before accepting one that lacks a requested food. */
const MOST_JUDGED = 30;
const ENOUGH_JUDGED = 8;
const QUICK_MINUTES = 30;
const MOST_TRIES = 8;

/**
 * Changes a dish that the chef put together: with the same foods but for what is now wished for or refused, if that dish can be made
 * so, or else as another plate.
 */
export function changedPlate(
  refined: Refined,
  understood: Understood,
  previous: ChefMemory,
  luck: { seed: number; avoidLines: readonly RegExp[] },
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const { request, kept } = refined;
  const isOther = request.dishes.some((id) => id !== previous.dish && !previous.request.dishes.includes(id));
  if (refined.keptDish !== previous.dish || isOther) return null;
  if (!knowledge.dishes.some(({ id }) => id === previous.dish)) return null;
  // Who leaves out garlic leaves out the stock that may have some in it, and water is poured in.
  const only = new Set([...kept, ...request.wanted.flat(), 'water']);
  // Which cuisine its sauce is of is luck: of a few tries, the one that loses least is it.
  const lostIn = (answer: ChefAnswer) =>
    answer.kind === 'recipe'
      ? kept.filter((food) => !answer.memory.foods.includes(food)).length + jumps(previous, answer.recipe)
      : kept.length;
  const changed = { ...refined, request: { ...request, dishes: [previous.dish] } };
  let same: ChefAnswer | null = null;
  for (const foods of [only, new Set([...only, NO_ONION])]) {
    for (let more = 0; more < MOST_TRIES && (same === null || lostIn(same) > 0); more++) {
      const own = { ...luck, seed: luck.seed + more, only: foods };
      const tried = plateOf(changed, understood, previous, own, knowledge);
      if (tried && (same === null || lostIn(tried) < lostIn(same))) same = tried;
    }
    if (same !== null) break;
  }
  if (same?.kind !== 'recipe') return null;
  const foods = new Set(same.memory.foods);
  const isSame =
    foods.size === new Set(previous.foods).size && previous.foods.every((food) => foods.has(food));
  const memory = { ...same.memory, request: { ...same.memory.request, dishes: request.dishes } };
  if (!isSame) return { ...same, memory };
  return {
    ...same,
    recipe: { ...same.recipe, title: previous.title },
    memory: { ...memory, title: previous.title },
  };
}

const OTHER_AMOUNT = 1.6;

/** How many foods have quite another amount than before, although nobody asked for that: they took another place in the dish. */
function jumps({ servings, lines }: ChefMemory, recipe: ComposedRecipe): number {
  const each = (amount: string, of: number): number => (Number.parseFloat(amount) || 0) / of;
  const unitOf = (amount: string) => amount.replace(/^[\d./ ]+/, '');
  return recipe.ingredients.filter(({ amount, name }) => {
    const before = lines.find((line) => withoutCut(line.name) === withoutCut(name));
    if (!before || unitOf(before.amount) !== unitOf(amount)) return false;
    const [was, is] = [each(before.amount, servings), each(amount, recipe.servings)];
    return was > 0 && is > 0 && Math.max(was / is, is / was) > OTHER_AMOUNT;
  }).length;
}

/**
 * Puts a dish that nobody named together from the foods that are allowed: the first that passes every check with all that was
 * asked for, else the one that lacks least, else `null`.
 */
export const composePlate = (
  refined: Refined,
  understood: Understood,
  previous: ChefMemory | undefined,
  luck: { seed: number; avoidLines: readonly RegExp[] },
  knowledge: CookingKnowledge,
): ChefAnswer | null => plateOf(refined, understood, previous, luck, knowledge);

interface Luck {
  seed: number;
  avoidLines: readonly RegExp[];
  /** The only foods that it may have, all of which it is to have. */
  only?: ReadonlySet<string>;
}

function plateOf(
  refined: Refined,
  understood: Understood,
  previous: ChefMemory | undefined,
  { seed, avoidLines, only }: Luck,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const all = allowedFoods(refined.request, knowledge, avoidLines);
  const allowed = only ? new Set([...all].filter((name) => only.has(name))) : all;
  const { request, replaced } = replaceRefused(refined.request, allowed, knowledge);
  const kept = new Set(refined.kept);
  const { changed } = refined;
  let second: ChefAnswer | null = null;
  let lacking = Number.POSITIVE_INFINITY;
  let judged = 0;
  for (const { dish, cuisine } of dishesFor(request, {
    knowledge,
    allowed,
    keptDish: refined.keptDish,
    kept,
    random: randomOf(seed),
  })) {
    if (judged > MOST_JUDGED || (second && judged > ENOUGH_JUDGED)) break;
    if (request.minutes !== null && leastPrepTimeOf(dish) > request.minutes) continue;
    for (let attempt = 0; attempt < TRIES_A_DISH; attempt++) {
      const random = randomOf(seed * 31 + attempt * 7919 + dish.id.length);
      const filled = fillDish(dish, cuisine, {
        request,
        knowledge,
        allowed,
        random,
        kept,
        isSame: only !== undefined,
      });
      if (!filled) break;
      const isMeaty = bringsMeat(filled, request, knowledge);
      if (isMeaty && second) break;
      const written = writeDish(filled, servingsOf(dish, request));
      // Naming the dish and judging its diets takes long, and most dishes fail here if time is short.
      if (request.minutes !== null && prepTimeOf(filled) + written.cookTime > request.minutes) continue;
      const plain = writeRecipe(filled, written, { request, seed, knowledge });
      judged++;
      if (problemsOf(plain, request, dish.plate, knowledge.catalog).length > 0) continue;
      const { recipe: full, added } = withMissing(plain, filled, request, allowed, knowledge);
      const recipe = request.diets.includes('low-sodium') ? withoutSalting(full) : full;
      const note =
        previous &&
        previous.dish !== dish.id &&
        refined.keptDish &&
        // Why it is another one was said.
        !changed.some((said) => said.includes(previous.title))
          ? [
              t('I could not change the {dish} that much, so this is a different dish.', {
                dish: previous.title,
              }),
            ]
          : [];
      const answer: ChefAnswer = {
        kind: 'recipe',
        recipe,
        why: explain(
          { filled, added, recipe, request, replaced, changed: [...changed, ...note], kept },
          knowledge,
        ),
        notUnderstood: [...understood.unknown, ...understood.unusable],
        memory: memoryOf(filled, recipe, refined),
      };
      const isDull = request.moods.includes('creamy') && !dish.moods.includes('creamy');
      if (missing(filled, [], request) === 0 && !isMeaty && !isDull && !isSlow(recipe, request))
        return answer;
      // Food that had a place in the dish is better than food beside it, and that is better than none.
      const own = request.wanted.length - missing(filled, [], request);
      const lacks =
        missing(filled, added, request) * 3 +
        added.length +
        Number(isMeaty) * 5 +
        Number(isDull) * 4 +
        (own === 0 ? 5 : 0);
      if (lacks < lacking) [second, lacking] = [answer, lacks];
      break;
    }
  }
  return second;
}

/** 'Quick' without minutes is a preference, not a limit. */
function isSlow({ prepTime, cookTime }: ComposedRecipe, { moods, minutes }: ChefRequest): boolean {
  return minutes === null && moods.includes('quick') && prepTime + cookTime > QUICK_MINUTES;
}

/** How many of the requested foods were not used. */
function missing({ slots }: FilledDish, added: readonly string[], { wanted }: ChefRequest): number {
  const names = new Set([...[...slots.values()].flat().map(({ food }) => food.name), ...added]);
  return wanted.filter((group) => !group.some((name) => names.has(name))).length;
}

function memoryOf(
  { dish, slots }: FilledDish,
  { title, prepTime, cookTime, servings }: ComposedRecipe,
  { request, tweaks }: Refined,
): ChefMemory {
  const foods = [...slots.values()].flat().map(({ food }) => food.name);
  return {
    request,
    dish: dish.id,
    foods,
    title,
    minutes: prepTime + cookTime,
    servings,
    lines: [],
    tweaks,
    heeded: [],
  };
}

/** Scrambles the seed, so that neighboring seeds give unrelated recipes. */
function randomOf(seed: number): () => number {
  return mulberry32((Math.imul(seed | 0, 0x9e3779b1) ^ 0x5f356495) | 0);
}
