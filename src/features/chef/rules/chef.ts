import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { listed } from '#shared/listed.ts';
import { t } from '#shared/t.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { withTrueDiets } from './answer/diet-tags.ts';
import { contradictionIn, isOnlyOf, noRecipe, nothingUnderstood } from './answer/no-recipe.ts';
import { changesBetween } from './answer/show-changes.ts';
import { readPart } from './classics/classic.ts';
import { allowanceOf } from './classics/foods.ts';
import { knownDishesFor } from './classics/known-dishes.ts';
import { namedLike } from './classics/nearest-dish.ts';
import { withPieces } from './classics/pieces.ts';
import { withSauce } from './classics/with-sauce.ts';
import { composePlate } from './compose-plate.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { cookNamed, knownFrom, madeOfAll, madeWith, plainAnswer } from './known-answers.ts';
import { ONLY_NAMED } from './request/allowed-foods.ts';
import { withinAmounts } from './request/amounts-at-hand.ts';
import { leavesItToTheChef, surprising } from './request/left-to-the-chef.ts';
import { otherForm } from './request/other-form.ts';
import type { Understood } from './request/read-request.ts';
import { type ChefMemory, isFollowUp, type Refined, refineRequest } from './request/refine-request.ts';
import { type ChefRequest, distinct, EMPTY_REQUEST, isEmptyRequest } from './request/request.ts';
import { plainPhrase } from './request/request-words.ts';
import { changeSaid, firstTweaks, tweaked, unchangedSaid } from './request/tweaks.ts';
import { understandRequest } from './request/understand-request.ts';
import { PLAIN_WORDS } from './words/plain-words.ts';

/**
 * Composes a recipe for a prompt. Deterministic: the same prompt, memory and seed (an integer) give the same answer.
 * With the memory of an earlier recipe, 'make it vegan' changes that one. Every recipe is checked by its final lines;
 * if none passes, the chef says so. Never throws.
 */
export function composeRecipe(order: Order, knowledge: CookingKnowledge): ChefAnswer {
  const { prompt, previous, avoidLines = [] } = order;
  const read = order.isSame ? UNCHANGED : understandRequest(prompt, knowledge);
  const form = previous ? otherForm(prompt, previous.title, knowledge) : null;
  const understood =
    form && previous ? { ...read, request: { ...previous.request, dishes: [form], leading: [] } } : read;
  const isChange = previous !== undefined && isFollowUp(understood, previous);
  const plain = answerTo(order, understood, isChange, knowledge);
  const first = isChange
    ? plain
    : withinAmounts(plain, prompt, knowledge, ({ request, dish }, servings) => {
        // A dish with a name is the same one again; it is not looked for twice.
        const same = knowledge.classics.has(dish) ? { ...request, dishes: [dish] } : understood.request;
        return answerTo(order, { ...understood, request: { ...same, servings } }, false, knowledge);
      });
  if (first.kind !== 'recipe') return first;
  const [sauce] = understood.others;
  const saucy = sauce && !isChange ? withSauce(first, sauce, avoidLines, knowledge) : null;
  const answer = saucy ?? first;
  const { tweaks } = answer.memory;
  const may = allowanceOf(answer.memory.request, knowledge, avoidLines);
  // A dish put together by the chef already has its heat.
  const applied = tweaks.filter(
    (tweak) => !tweak.endsWith('spicier') || knowledge.classics.has(answer.memory.dish),
  );
  const { recipe: changed, failed } = tweaked(
    answer.recipe,
    applied,
    (name) => may(readPart(`1 ${name}`)),
    knowledge,
  );
  const recipe = withTrueDiets(changed, knowledge);
  const isNoSpicier = failed.some((tweak) => tweak.endsWith('spicier'));
  const others = understood.others
    .filter((id) => !(saucy && id === sauce))
    .filter((id) => !isPartOf(knowledge.classics.get(id)?.title ?? '', recipe))
    .map((id) =>
      t('I cook one dish at a time. Ask for this one next: {dish}.', {
        dish:
          knowledge.classics.get(id)?.title ?? knowledge.dishes.find((dish) => dish.id === id)?.title ?? '',
      }),
    );
  return {
    ...answer,
    recipe,
    // What says nothing about food is no gap.
    notUnderstood: answer.notUnderstood.filter(
      (word) =>
        !PLAIN_WORDS.has(word) && !recipe.ingredients.some(({ name }) => plainPhrase(name).includes(word)),
    ),
    why: [
      ...(isChange && previous.dish === answer.memory.dish
        ? changesBetween(previous.lines, recipe.ingredients)
        : []),
      ...(isChange ? [] : applied.filter((tweak) => !failed.includes(tweak)).map(changeSaid)),
      ...failed.map(unchangedSaid),
      ...answer.why.filter((each) => !(isNoSpicier && each === t('It is spicier now.'))),
      ...unusedSaid(understood, recipe),
      ...others,
    ],
    memory: { ...answer.memory, lines: recipe.ingredients },
  };
}

/** Says of each food that was asked for and that the chef cannot cook with that it is not in the recipe. */
function unusedSaid({ unusable }: Understood, { ingredients }: ComposedRecipe): string[] {
  // Of what is a word of everyday life, only the page says that it was not understood.
  const left = unusable.filter(
    (word) =>
      !PLAIN_WORDS.has(word) &&
      !ingredients.some(({ name }) =>
        plainPhrase(name).includes(word.split(' ').at(-1)?.replace(/s$/, '') ?? ''),
      ),
  );
  return left.length > 0
    ? [t('I do not know how to cook with {foods}, so it is not in here.', { foods: listed(left) })]
    : [];
}

/** Whether a recipe has another dish in it, such as the mash of a shepherd's pie. */
function isPartOf(title: string, { title: dish, ingredients, instructions }: ComposedRecipe): boolean {
  const words = plainPhrase(title)
    .split(' ')
    .map((word) => word.replace(/(?:ed|s)$/, ''))
    .filter((word) => word.length > 3);
  const text = plainPhrase([dish, ...ingredients.map(({ name }) => name), ...instructions].join(' '));
  const isIn = (word: string) => new RegExp(`\\b${word}`).test(text);
  const thing = words.at(-1) ?? '';
  // Whoever names wings means those of the dish, not another dish of them.
  return (
    words.length > 0 &&
    (words.every(isIn) || (!/^(?:sauce|dip|cream|soup|salad|butter)$/.test(thing) && isIn(thing)))
  );
}

/** A follow-up that changes nothing. */
const UNCHANGED: Understood = {
  request: EMPTY_REQUEST,
  unknown: [],
  unusable: [],
  changes: ['unchanged'],
  others: [],
};

/** The luck of a prompt: two moods are not answered with the same dish only because the seed is the same. */
const luckOf = ({ prompt, seed }: Order): number =>
  [...prompt].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

export interface Order {
  prompt: string;
  previous?: ChefMemory;
  seed: number;
  avoid?: readonly TraitId[];
  avoidLines?: readonly RegExp[];
  /** The dish if none is named. */
  otherwise?: string;
  /** Nothing but the foods that are named, and staples. */
  isOnlyNamed?: boolean;
  /** Whether the dish on screen stays: something was asked about it. */
  isSame?: boolean;
}

function answerTo(
  order: Order,
  read: Understood,
  isChange: boolean,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const { previous, seed, avoid = [], avoidLines = [], otherwise, isOnlyNamed = false } = order;
  const understood = isChange || !leavesItToTheChef(order.prompt, read, knowledge) ? read : surprising(read);
  if (
    isEmptyRequest(understood.request) &&
    !otherwise &&
    !(isChange && understood.changes.length > 0) &&
    madeWith(understood.unusable, { wanted: [], meal: null }, knowledge) === null
  )
    return nothingUnderstood(understood);
  const asked: Refined =
    isChange && previous
      ? refineRequest(understood, previous, knowledge)
      : {
          request: understood.request,
          kept: [],
          keptDish: null,
          changed: [],
          tweaks: firstTweaks(understood),
        };
  const all = avoiding(asked.request, avoid, avoidLines, knowledge);
  const avoided = isOnlyNamed ? { ...all, moods: distinct([...all.moods, ONLY_NAMED]) } : all;
  const isUnnamed = !isChange && !knowledge.classics.has(avoided.dishes[0] ?? '');
  const isOpen = isUnnamed && avoided.wanted.length === 0;
  const own =
    isUnnamed && avoided.dishes.length === 0 ? madeWith(understood.unusable, avoided, knowledge) : null;
  if (isOpen && !own && !otherwise && isOnlyOf(understood)) return nothingUnderstood(understood);
  const refined = {
    ...asked,
    request: own
      ? { ...avoided, dishes: [own] }
      : otherwise && avoided.dishes.length === 0
        ? { ...avoided, dishes: [otherwise], leading: avoided.wanted.flat(), wanted: [] }
        : avoided,
  };
  refined.request = withPieces(refined.request, order.prompt, knowledge);
  const contradiction = contradictionIn(refined.request, understood, knowledge);
  if (contradiction) return contradiction;
  const before = isChange ? previous : undefined;
  // A dish that the chef would choose might need more than the cook has.
  if (isOnlyNamed && (refined.request.dishes.length === 0 || refined.request.leading.length > 0)) {
    const known = knownFrom(refined.request, knowledge);
    const whole = known && cookNamed({ ...refined, request: known }, understood, avoidLines, knowledge);
    if (whole && 'kind' in whole) return whole;
    const plain = plainAnswer(refined, understood, avoidLines, knowledge);
    if (plain) return plain;
  }
  if (!isOnlyNamed && !own && refined.keptDish === null)
    for (const id of knownDishesFor(refined.request, { seed: luckOf(order), avoidLines }, knowledge)) {
      const { leading, wanted } = refined.request;
      const foods = leading.length > 0 ? [leading, ...wanted] : wanted;
      const request = { ...refined.request, dishes: [id], leading: [], wanted: foods, isChosen: true };
      const answer = cookNamed({ ...refined, request }, understood, avoidLines, knowledge);
      if ('kind' in answer) return answer;
    }
  const made = isChange ? null : madeOfAll(refined.request, knowledge);
  const whole = made && cookNamed({ ...refined, request: made }, understood, avoidLines, knowledge);
  if (whole && 'kind' in whole) return whole;
  const named = cookNamed(refined, understood, avoidLines, knowledge);
  if ('kind' in named) return named;
  const nearest = { ...refined, request: named.request, changed: [...refined.changed, ...named.notes] };
  const [kind] = knowledge.dishes.filter(({ id }) => id === nearest.request.dishes[0]);
  const note =
    kind && named.notes.length === 0 && !isChange
      ? [
          t('I know no good dish of that kind ({kind}) that meets all of this, so this is another.', {
            kind: kind.title,
          }),
        ]
      : [];
  const alike = knowledge.dishes.flatMap(({ id, tags, plate }) =>
    kind && kind.id !== id && plate === kind.plate && tags[0] === kind.tags[0] ? [id] : [],
  );
  const attempts = [
    nearest,
    ...(nearest.request.dishes.length > 0
      ? [alike, []].map((dishes) => ({
          ...nearest,
          // Who asked for a pudding gets no steak.
          request: {
            ...nearest.request,
            dishes,
            meal: nearest.request.meal ?? (kind?.plate === 'sweet' ? 'dessert' : null),
          },
          changed: [...nearest.changed, ...note],
        }))
      : []),
  ];
  for (const [index, attempt] of attempts.entries()) {
    const answer = composePlate(attempt, understood, before, { seed, avoidLines }, knowledge);
    if (answer) return answer;
    if (index > 0 || named.notes.length > 0) continue;
    // A pizza without gluten is one whose dough is made by hand.
    for (const dish of namedLike(kind?.title ?? '', knowledge)) {
      const whole = cookNamed(
        { ...refined, request: { ...refined.request, dishes: [dish] } },
        understood,
        avoidLines,
        knowledge,
      );
      if ('kind' in whole) return whole;
    }
  }
  return (
    plainAnswer(refined, understood, avoidLines, knowledge) ?? noRecipe(named.request, understood, knowledge)
  );
}

/** Also avoids these traits, and drops requests for foods that were only named to refuse them. */
function avoiding(
  request: ChefRequest,
  avoid: readonly TraitId[],
  avoidLines: readonly RegExp[],
  { larder }: CookingKnowledge,
): ChefRequest {
  const more = avoid.filter((trait) => !request.avoidedTraits.includes(trait));
  const isRefused = (name: string) =>
    avoidLines.some((line) => line.test(plainPhrase(name))) ||
    (larder.get(name)?.food.traits.some((trait) => more.includes(trait)) ?? false);
  return {
    ...request,
    avoidedTraits: [...request.avoidedTraits, ...more],
    wanted: request.wanted.filter((group) => !group.every(isRefused)),
  };
}
