import type { Addition } from '../additions/addition-lines.ts';
import { additionOf, isOnlyStrewn } from '../additions/additions.ts';
import { hiddenIn } from '../additions/hidden-vegetables.ts';
import { type ComposedRecipe, problemsOf } from '../answer/check-recipe.ts';
import { AT_HAND } from '../at-hand/at-hand.ts';
import { microwaved } from '../cooking/microwave.ts';
import { sharingTwins } from '../cooking/shares.ts';
import { cookedIn } from '../devices/cooked-in.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLeftover } from '../knowledge/same-food.ts';
import type { ChefRequest } from '../request/request.ts';
import { boiledAsLong } from '../swaps/boiled-instead.ts';
import { CLASSIC_KINDS, type Classic, type Part, readPart } from './classic.ts';
import { allowanceOf, type FilledClassic, type FilledLine, fillClassic } from './foods.ts';
import { lostFood, otherLead } from './lost-foods.ts';
import { stepsFor } from './new-steps.ts';
import { heatThrough, withoutKneading } from './steps.ts';
import { swapsFor } from './swaps.ts';
import { sharedOut, spoken, textWriter } from './text.ts';
import { isReplaced } from './title.ts';
import { additionsOf, isDefinedOtherwise, type SettledDish, writtenRecipe } from './written-recipe.ts';

/** A dish cooked as itself, with its changes. */
export interface CookedClassic {
  recipe: ComposedRecipe;
  /** A food that was replaced, or left out (`taken` is `null`). */
  swaps: {
    own: string;
    taken: string | null;
    isDefining: boolean;
    isLead: boolean;
    /** Whether the dish itself lists it as an alternative. */
    isOwnOther: boolean;
  }[];
  added: string[];
  /** Vegetables to hide. */
  hidden: string[];
  /** Requested foods that are in the dish, by larder name. */
  has: string[];
  /** Requested foods that would not be good in it, by larder name. */
  left: string[];
}

/** Why a dish cannot be cooked as asked. */
export type Obstacle =
  | { because: 'food'; food: string }
  | { because: 'time'; minutes: number }
  | { because: 'equipment'; equipment: string }
  | { because: 'check'; problems: string[] };

/** A broth is lighter, and a feast heavier, than a plate that the chef puts together. */
const LEEWAY = 2.5;

export interface ClassicOrder {
  request: ChefRequest;
  leading: ReadonlySet<string>;
  avoidLines: readonly RegExp[];
}

/** Cooks a dish for a request: scaled, with substitutes where needed and with additional requested foods. */
export function cookClassic(
  classic: Classic,
  order: ClassicOrder,
  knowledge: CookingKnowledge,
): CookedClassic | Obstacle {
  const { request, avoidLines } = order;
  if (request.avoidedFoods.length + avoidLines.length > 0 || request.heat === 'mild') {
    const without = cookWith(classic, order, knowledge, true);
    if ('recipe' in without) return without;
  }
  return cookWith(classic, order, knowledge, false);
}

function cookWith(
  classic: Classic,
  order: ClassicOrder,
  knowledge: CookingKnowledge,
  leavesOut: boolean,
): CookedClassic | Obstacle {
  const { request, avoidLines } = order;
  const lacking = lackingFor(classic, request);
  if (lacking) return { because: 'equipment', equipment: lacking };
  const may = allowanceOf(request, knowledge, avoidLines);
  const dish = settledDish(classic, order, may, knowledge, leavesOut);
  if ('because' in dish) return dish;
  const recipe = writtenRecipe(dish, request, may, knowledge);
  if (lacking && !isCookedWithout(recipe, classic, request))
    return { because: 'equipment', equipment: lacking };
  const problems = problemsOf(recipe, request, CLASSIC_KINDS[classic.kind], knowledge.catalog, LEEWAY);
  if (problems.length > 0) return { because: 'check', problems };
  return {
    recipe,
    swaps: swapsIn(dish.lines),
    added: dish.asked.map(({ larder }) => larder.say),
    hidden: dish.hidden?.lines.map(({ name }) => name.replace(/,.*$/, '')) ?? [],
    has: [...dish.present, ...additionsOf(dish).map(({ larder }) => larder.name)],
    left: dish.left,
  };
}

/** Decides what a dish is cooked with, how and for how long. */
function settledDish(
  classic: Classic,
  { request, leading, avoidLines }: ClassicOrder,
  may: (part: Part) => boolean,
  knowledge: CookingKnowledge,
  leavesOut: boolean,
): SettledDish | Obstacle {
  const filled = fillClassic(classic, request, knowledge, leading, avoidLines, leavesOut);
  if ('missing' in filled) return { because: 'food', food: filled.missing };
  const servings = request.servings ?? classic.serves;
  const isLeadOther = otherLead(filled.lines, knowledge) !== undefined;
  const write = textWriter(filled.lines, { isLeadOther, scale: servings / classic.serves });
  const fitted = fittedSteps(classic, filled.lines, write, request, knowledge);
  if ('missing' in fitted) return { because: 'food', food: fitted.missing };
  const named = namedMeat(classic, leading, filled, knowledge).filter(
    (name) => !request.wanted.some((group) => group.includes(name)),
  );
  const asking = named.length > 0 ? { ...request, wanted: [...request.wanted, named] } : request;
  const { asked, left } = askedFor(classic, asking, filled, servings, may, knowledge);
  const hidden = hiddenFrom(classic, request, servings, may, knowledge);
  const additions = additionsOf({ asked, hidden });
  const { steps, more } = microwaved(fitted.steps, servings / classic.serves);
  const prepTime = classic.prep + (additions.some(isCut) ? 5 : 0);
  const cookTime =
    (isLeadOther ? classic.cookOther : classic.cook) +
    fitted.more +
    more +
    additions.reduce((sum, { minutes }) => sum + minutes, 0);
  const minutes = prepTime + cookTime + classic.rest;
  if (request.minutes !== null && minutes > request.minutes) return { because: 'time', minutes };
  const about = write(classic.about) ?? '';
  return { classic, ...filled, steps, about, asked, hidden, left, servings, prepTime, cookTime };
}

/** The steps for the chosen foods, and how many more minutes they take; or the first food they cannot do without. */
function fittedSteps(
  classic: Classic,
  lines: readonly FilledLine[],
  write: (text: string) => string | null,
  request: ChefRequest,
  knowledge: CookingKnowledge,
): { steps: string[]; more: number } | { missing: string } {
  let steps = sharingTwins(classic.steps, lines).map((step) => withoutKneading(write(step), lines));
  const missing = lostFood(classic, lines, steps, request, knowledge);
  if (missing !== null) return { missing };
  let more = 0;
  for (const each of lines) {
    if (each.taken === null || !isReplaced(each) || each.isInTwin) continue;
    const fitted = stepsFor(steps, each.own, each.taken, knowledge, lines);
    if (fitted === null) return { missing: each.line.name };
    steps = boiledAsLong(fitted.steps, each.own, each.taken, knowledge);
    more += fitted.more;
  }
  for (const { taken, isInTwin } of lines)
    if (taken && isInTwin && POURED.test(taken.name)) steps = sharedOut(steps, spoken(taken.name));
  const soaked = lines.find(({ own, taken }) => taken && taken !== own && taken.name === FLAXSEED)?.taken;
  if (soaked)
    steps = [soaking(soaked, request.servings === null ? 1 : request.servings / classic.serves), ...steps];
  const leftover = lines.find(({ own, taken }) => taken && taken !== own && isLeftover(taken.name));
  if (leftover?.taken) heatThrough(steps, spoken(leftover.taken.name));
  return { steps: steps.filter((step) => step !== null && step !== '') as string[], more };
}

const FLAXSEED = 'ground flaxseed';
const SPOONS_OF_WATER = 3;

/** Flaxseed binds once it has swollen. */
const soaking = ({ count }: Part, times: number): string =>
  `Stir the flaxseed with ${Math.max(1, Math.round(count * times * SPOONS_OF_WATER))} tbsp of water and leave it for 5 minutes, until thick.`;

/** What comes washed or from a tin takes nobody's time. */
const isCut = ({ lines }: Addition): boolean =>
  lines.some(({ name }) => /, (?!washed|drained|for the )/.test(name));
const POURED = /stock|broth|water|milk|cream/;
const MEATY = ['meaty', 'mince', 'fish', 'shellfish', 'bacon', 'sausage'];

/** The chicken of 'chicken fried rice', which takes no other food's place there. */
function namedMeat(
  { lines }: Classic,
  leading: ReadonlySet<string>,
  { present }: FilledClassic,
  { larder }: CookingKnowledge,
): string[] {
  const named = [...leading].filter((name) => MEATY.some((kind) => larder.get(name)?.kinds.has(kind)));
  const hasPlace = lines.some(({ isLead }) => isLead) || named.some((name) => present.has(name));
  return hasPlace ? [] : named;
}

function hiddenFrom(
  classic: Classic,
  { moods, conditions }: ChefRequest,
  servings: number,
  may: (part: Part) => boolean,
  { larder }: CookingKnowledge,
): Addition | null {
  const named = conditions.flatMap((each) => (each.startsWith('hide:') ? each.slice('hide:'.length) : []));
  // A food in the title cannot be hidden, and nothing green disappears in a pale dish.
  const isHiding = named.length > 0 || (moods.includes('hidden') && !conditions.includes('pale'));
  if (!isHiding || /vegetable|carrot|courgette|cauliflower|parsnip|white bean/i.test(classic.title))
    return null;
  return hiddenIn(
    classic,
    larder,
    servings,
    (name) => may(readPart(`1 ${name}`)),
    named.length > 0 ? named : undefined,
  );
}

function swapsIn(lines: readonly FilledLine[]): CookedClassic['swaps'] {
  return lines.filter(isReplaced).map(({ line, taken }) => ({
    // Chicken for chicken says nothing: thighs were meant.
    own: taken?.name.startsWith(spoken(line.name)) ? line.name : spoken(line.name),
    taken: taken?.name ?? null,
    isDefining: isDefinedOtherwise({ line, own: line, taken }),
    isLead: line.isLead,
    isOwnOther: line.alternatives.some(({ name }) => name === taken?.name),
  }));
}

/** Somebody who has no oven has no grill either, unless they say so or cook outdoors. */
const isLacking = (need: string, { missing, using, moods }: ChefRequest): boolean =>
  missing.includes(need) ||
  (need === 'grill' &&
    !using.includes('grill') &&
    (isCold(missing) || (missing.includes('oven') && !moods.some((mood) => OUTDOORS.includes(mood)))));
/** What a dish needs that nobody has, nor a machine that does for it. */
export const lackingFor = ({ needs }: Classic, request: ChefRequest): string | undefined =>
  request.leanings.some(doesForOthers) ? undefined : needs.find((need) => isLacking(need, request));

/** Machines that do what an oven or a stove does. */
const doesForOthers = (leaning: string): boolean =>
  ['air-fryer', 'slow-cooker', 'pressure-cooker'].includes(leaning);
const ON_STOVE = /\b(?:[Ff]ry|[Ss]immer|[Bb]oil|frying pan|saucepan|in a pan)\b/;
const IN_OVEN = /\boven\b|\b(?:bake|grill) (?:at|under)\b/;
/** Whether a machine cooks a dish without what is missing. */
function isCookedWithout(recipe: ComposedRecipe, classic: Classic, request: ChefRequest): boolean {
  const steps = cookedIn(recipe, classic, request)?.recipe.instructions.join(' ');
  return (
    steps !== undefined &&
    !(request.missing.includes('oven') && IN_OVEN.test(steps)) &&
    !(request.missing.includes('stove') && ON_STOVE.test(steps))
  );
}
const OUTDOORS: readonly string[] = ['camping', 'summer', 'grillout', 'picnic'];
const isCold = (missing: readonly string[]) => missing.includes('stove') && missing.includes('oven');
const NEEDS_HEAT = /\b(?:fry|simmer|boiling|frying pan|warm through|oven)\b/;

const isOfAnimal = (one: string, other: string) => {
  const animalOf = (name: string) =>
    /\b(?:chicken|beef|lamb|pork|turkey|duck)\b/.exec(name)?.[0] ??
    (/^(?:sirloin|rump|fillet|rib-?eye|flank) steaks?$/.test(name) ? 'beef' : null);
  return animalOf(one) !== null && animalOf(one) === animalOf(other) && !/stock|broth/.test(one);
};

/** Breadcrumbs are bread, and self-raising flour is no raisin. */
const isCalledSo = (line: string, food: string): boolean => new RegExp(`(?<![-\\w])${food}`, 'i').test(line);

/** What stands for a food that may not be in it: the chocolate of a vegan cake has no milk. */
const inItsStead = (
  name: string | undefined,
  { kind }: Classic,
  may: (part: Part) => boolean,
  { swaps, catalog, larder }: CookingKnowledge,
): string | undefined =>
  name === undefined
    ? undefined
    : swapsFor(readPart(`1 ${name}`), kind, swaps, catalog)
        .flatMap((part) => (part?.name.endsWith(name) && larder.has(part.name) && may(part) ? part.name : []))
        .at(0);

/** Requested foods beyond the dish's own: added to it, or left out if they would not be good in it. */
function askedFor(
  classic: Classic,
  request: ChefRequest,
  { lines, present }: FilledClassic,
  servings: number,
  may: (part: Part) => boolean,
  knowledge: CookingKnowledge,
): { asked: Addition[]; left: string[] } {
  const { larder } = knowledge;
  const taken = lines.flatMap((each) => each.taken?.name ?? []);
  const asked: Addition[] = [];
  const left: string[] = [];
  for (const group of request.wanted) {
    if (group.some((name) => present.has(name))) continue;
    // Anyone who may not have dried apricots may well have fresh ones.
    const allowed =
      group.find((name) => may(readPart(`1 ${name}`))) ?? inItsStead(group[0], classic, may, knowledge);
    const food = larder.get(allowed ?? group[0] ?? '');
    // Anyone who asks for beef gets some, if not that cut; and quinoa that took another's place is there already.
    if (food && taken.some((name) => isCalledSo(name, food.food.name) || isOfAnimal(name, food.name)))
      continue;
    if (food && asked.some((each) => each.larder === food)) continue;
    const addition = food && additionOf(classic, food, servings);
    const isCookable = addition && !(isCold(request.missing) && NEEDS_HEAT.test(addition.step));
    // What happens to be there need not be strewn over whatever is cooked.
    const isStrewn = addition && request.moods.includes(AT_HAND) && isOnlyStrewn(classic, addition);
    if (isCookable && !isStrewn) asked.push(addition);
    else if (group[0]) left.push(group[0]);
  }
  return { asked, left };
}
