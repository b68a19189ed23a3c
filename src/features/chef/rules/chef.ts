import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { asAdded } from './additions/added.ts';
import { type Ample, amplyWished } from './additions/ample.ts';
import { sparinglyWished } from './additions/sparing.ts';
import { withVegetables } from './additions/with-vegetables.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { withTrueDiets } from './answer/diet-tags.ts';
import { secondCourse, secondCourseSaid } from './answer/second-course.ts';
import { changesBetween } from './answer/show-changes.ts';
import { saysWithin, unchangedBy } from './answer/unchanged.ts';
import { unusedSaid } from './answer/unused-said.ts';
import { withinAmounts } from './at-hand/amounts-at-hand.ts';
import { leavingOddOnes } from './at-hand/odd-ones.ts';
import { rememberingAmounts, stillWithin } from './at-hand/still-at-hand.ts';
import { saysEarlier, saysGone, saysMakers } from './classics/answer.ts';
import { type Classic, readPart } from './classics/classic.ts';
import { allowanceOf } from './classics/foods.ts';
import { fittingTips } from './classics/tips.ts';
import { hasItsSauce, withSauce } from './classics/with-sauce.ts';
import { isLike } from './conditions/dish-character.ts';
import { energySaid } from './conditions/energy.ts';
import { keepingConditions } from './conditions/keep-conditions.ts';
import { proteinSaid } from './conditions/protein.ts';
import { inPortions } from './conditions/serving.ts';
import { soakingGrains } from './cooking/soaked-grains.ts';
import { answerTo } from './find-dish.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { withoutCut } from './knowledge/line-food.ts';
import { isOfWord } from './knowledge/line-of.ts';
import type { Order } from './order.ts';
import { ofPulses } from './plate/of-pulses.ts';
import { isThereAlready, lessOf, moreOf } from './request/follow-up.ts';
import type { Understood } from './request/read-request.ts';
import { isFollowUp } from './request/refine-request.ts';
import { distinct, EMPTY_REQUEST } from './request/request.ts';
import { plainPhrase } from './request/request-words.ts';
import { isTexture } from './request/textures.ts';
import { changeSaid, isHotter, isMore, type Tweak, tweaked, unchangedSaid } from './request/tweaks.ts';
import { understandRequest } from './request/understand-request.ts';
import type { Change } from './turns/change.ts';
import { withChanges } from './turns/changed-recipe.ts';
import type { ChefMemory } from './turns/chef-memory.ts';
import { type Cook, followed } from './turns/follow-wish.ts';
import { inOtherForm } from './turns/in-other-form.ts';
import { otherForm } from './turns/other-form.ts';
import { stillItself } from './turns/still-itself.ts';
import { PLAIN_WORDS } from './words/plain-words.ts';

/**
 * Composes a recipe for a prompt. Deterministic: the same prompt, memory and seed (an integer) give the same answer.
 * With the memory of an earlier recipe, 'make it vegan' changes that one. Every recipe is checked by its final lines;
 * if none passes, the chef says so. Never throws.
 */
export function composeRecipe(order: Order, knowledge: CookingKnowledge): ChefAnswer {
  const { asked, ...plain } = order;
  const { previous, avoidLines = [] } = order;
  if (!previous) return composeOnce(plain, knowledge);
  const cook: Cook = {
    asSaid: (prompt) => composeOnce({ ...plain, prompt, isSame: false }, knowledge),
    same: (version) => composeOnce({ ...plain, prompt: '', previous: version, isSame: true }, knowledge),
    avoidLines,
  };
  return asked
    ? followed(asked, previous, cook, knowledge)
    : stillItself(
        order.isSame ? null : order.prompt,
        previous,
        composeOnce(plain, knowledge),
        cook,
        knowledge,
      );
}

/** The salad of 'wings with a salad' is a plain one. */
const SALAD_BESIDE: Readonly<Record<string, string>> = { 'leafy salad': 'dish:simple green salad' };

function composeOnce(order: Order, knowledge: CookingKnowledge): ChefAnswer {
  const second = order.previous ? null : secondCourse(order.prompt, knowledge);
  if (!second) return composeDish(order, knowledge);
  const answer = composeDish({ ...order, prompt: second.rest }, knowledge);
  return answer.kind === 'recipe'
    ? { ...answer, why: [...answer.why, secondCourseSaid(second.course)] }
    : answer;
}

function composeDish(order: Order, knowledge: CookingKnowledge): ChefAnswer {
  const { previous, avoidLines = [] } = order;
  const less = previous && !order.isSame ? lessOf(order.prompt, previous.lines) : null;
  const sparing = previous ? null : sparinglyWished(order.prompt);
  const prompt = less?.rest ?? sparing?.rest ?? order.prompt;
  const understoodSo = order.isSame ? UNCHANGED : understandRequest(prompt, knowledge);
  const said = less ? { ...understoodSo, changes: [...understoodSo.changes, 'unchanged'] } : understoodSo;
  const { read, foods: more } = previous
    ? moreOf(
        prompt,
        order.isSame ? said : asAdded(prompt, said, previous, knowledge),
        previous.lines,
        knowledge,
      )
    : { read: inPortions(withVegetables(prompt, said, knowledge)), foods: [] };
  const there = previous ? isThereAlready(read, previous.lines, knowledge) : null;
  const form = previous ? otherForm(prompt, previous, knowledge) : null;
  const understood = there
    ? UNCHANGED
    : form && previous
      ? { ...read, request: { ...previous.request, dishes: [form] } }
      : inOtherForm(prompt, read, previous, knowledge);
  const isChange = previous !== undefined && isFollowUp(understood, previous);
  const first = isChange
    ? stillWithin(answerTo(order, understood, true, knowledge), previous, knowledge)
    : forAsMany(understood, previous, (read) =>
        leavingOddOnes(read, knowledge, (plain) => answerWithin(order, plain, knowledge)),
      );
  if (first.kind !== 'recipe') return first;
  // The gravy stays beside the potatoes when they change.
  const isSameDish = isChange && previous.dish === first.memory.dish;
  const beside = SALAD_BESIDE[understood.others[0] ?? ''] ?? understood.others[0];
  const sauce = isChange ? (isSameDish ? (previous.request.sauce ?? beside) : undefined) : beside;
  const saucy = sauce ? withSauce(first, sauce, avoidLines, knowledge) : null;
  const answer = saucy ?? first;
  const ownSauce = isChange && !saucy && sauce ? hasItsSauce(sauce, first.recipe, knowledge) : false;
  const ample = isChange ? null : amplyWished(order.prompt, answer.recipe.ingredients, knowledge);
  const tweaks = distinct<Tweak>([
    ...answer.memory.tweaks,
    ...(ample?.tweaks ?? []),
    ...(sparing?.lines ?? [])
      .filter((line) => answer.recipe.ingredients.some(({ name }) => isOfWord(line, name)))
      .map((line) => `less:${line}` as const),
    ...(order.textures ?? []),
    ...(isChange ? more.map((name) => `more:${name}` as const) : []),
    ...(isChange && less ? [`less:${less.word}` as const] : []),
  ]);
  const allowed = allowanceOf(answer.memory.request, knowledge, avoidLines);
  const may = (name: string) => allowed(readPart(`1 ${name}`));
  const changes = (isSameDish && previous.changes) || [];
  const isOfAmount = ({ kind }: Change) => kind === 'amount';
  const shaped = withChanges(
    answer.recipe,
    changes.filter((change) => !isOfAmount(change)),
    may,
    knowledge,
  );
  // A dish that is hot by itself, or put together by the chef for somebody who likes it hot, already has its heat.
  const classic = knowledge.classics.get(answer.memory.dish);
  const hasItsHeat =
    !isChange && (!classic || (answer.memory.request.isChosen && isLike(classic, 'hot') === true));
  const applied = tweaks.filter((tweak) => !(hasItsHeat && tweak.endsWith('spicier')));
  const { recipe: tuned, failed } = tweaked(shaped.recipe, applied, may, knowledge);
  // What only came with a tweak, such as cream, can be swapped only now.
  const later = changes.filter((change) => isOfAmount(change) || !shaped.made.includes(change));
  const measured = withChanges(tuned, later, may, knowledge);
  const made = [...shaped.made, ...measured.made];
  const kept = keepingConditions(
    measured.recipe,
    knowledge.classics.get(answer.memory.dish),
    answer.memory.request,
    knowledge,
  );
  const shown = withTrueDiets(soakingGrains(kept.recipe), knowledge);
  // A quiche without its pastry has no tip about pastry.
  const recipe = made.length > 0 ? { ...shown, cookingTips: fittingTips(shown.cookingTips, shown) } : shown;
  // In a follow-up, amounts are told line by line.
  const isNewlySaid = (tweak: Tweak) =>
    isChange ? (order.textures ?? []).some((each) => each === tweak) : !isMore(tweak);
  const isNoSpicier =
    failed.some((tweak) => tweak.endsWith('spicier')) ||
    (isChange && !isHotter(previous.lines, recipe.ingredients));
  const others = understood.others.filter(
    (id) => !((saucy || ownSauce) && (id === sauce || SALAD_BESIDE[id] === sauce)),
  );
  const gone = made.flatMap((change) =>
    change.kind === 'drop' || (change.kind === 'swap' && change.share === 1) ? change.gone : [],
  );
  const isMakerGone =
    classic?.lines.some(
      ({ isDefining, name }) =>
        isDefining && made.some((change) => 'gone' in change && withoutCut(change.gone) === name),
    ) ?? false;
  const unchanged = isSameDish && !order.isSame ? unchangedBy(read, previous, recipe, knowledge) : [];
  return {
    ...answer,
    recipe,
    // Words that have nothing to do with food are not a gap.
    notUnderstood: answer.notUnderstood.filter(
      (word) =>
        !PLAIN_WORDS.has(word) && !recipe.ingredients.some(({ name }) => plainPhrase(name).includes(word)),
    ),
    why: [
      ...(ownSauce ? [t('It needs no other sauce: it has one of its own.')] : []),
      ...(isChange ? othersSaid(others, recipe, knowledge) : []),
      ...unchanged,
      // Somebody who does not like what is there names it, too.
      ...(there?.every((food) => recipe.ingredients.some(({ name }) => name.startsWith(food)))
        ? [t('It already has {foods} in it.', { foods: listed(there) })]
        : []),
      ...(isChange && previous.dish === answer.memory.dish
        ? changesBetween(previous.lines, recipe.ingredients, answer.why)
        : []),
      ...applied
        .filter((tweak) => !failed.includes(tweak) && isNewlySaid(tweak))
        .map((tweak) => changeSaid(tweak, recipe)),
      ...failed.flatMap((tweak) =>
        isTexture(tweak) ||
        isMore(tweak) ||
        isFriedNoMore(tweak, previous?.lines, recipe) ||
        isSaltedNoMore(tweak, previous?.lines, recipe)
          ? []
          : unchangedSaid(tweak),
      ),
      ...(ample ? amplySaid(ample) : []),
      ...(isChange ? inPieces(recipe, knowledge.classics.get(answer.memory.dish), previous) : []),
      ...answer.why.filter(
        (each) =>
          !saysGone(each, gone) &&
          !(isChange && (unchanged.length > 0 || read.request.minutes === null) && saysWithin(each)) &&
          !(isSameDish && (saysMakers(each, answer.recipe.title) || saysEarlier(each, previous.lines))) &&
          !(isNoSpicier && each === t('It is spicier now.')) &&
          !(
            isMakerGone &&
            [answer.recipe.title, classic?.title ?? ''].some((title) => saysMakers(each, title))
          ),
      ),
      ...kept.said,
      ...unusedSaid(understood, recipe, knowledge),
      ...proteinSaid(recipe, answer.memory.request.conditions, knowledge.catalog),
      ...energySaid(
        recipe,
        answer.memory.request.conditions,
        knowledge.classics.has(answer.memory.dish) && answer.memory.request.moods.includes('light'),
        knowledge.catalog,
      ),
      ...(isChange ? [] : othersSaid(others, recipe, knowledge)),
      ...(!isChange && FOR_A_WEEK.test(prompt)
        ? [t('I cook one dish at a time: this is the first. Ask for “something else” to get the next one.')]
        : []),
    ],
    memory: {
      ...answer.memory,
      title: recipe.title,
      minutes: recipe.prepTime + recipe.cookTime,
      request: saucy && sauce ? { ...answer.memory.request, sauce } : answer.memory.request,
      ...(made.length > 0 ? { changes: made } : {}),
      // Advice says once what could not be changed.
      tweaks: (hasItsHeat ? applied : tweaks).filter(
        (tweak) => !(isTexture(tweak) && failed.includes(tweak)),
      ),
      lines: recipe.ingredients,
    },
  };
}

/** Foods with larger amounts than usual, because the request wanted a lot of them. */
const amplySaid = ({ foods, isTwice }: Ample): string[] =>
  foods.length === 0
    ? []
    : [
        isTwice
          ? t('It has twice as much {foods} as usual.', { foods: listed(foods) })
          : t('It has half as much {foods} again as usual.', { foods: listed(foods) }),
      ];

const MUCH_MORE = 1.5;

/** A single roast becomes several if there is much more of it. */
function inPieces(
  { servings, ingredients }: ComposedRecipe,
  classic: Classic | undefined,
  previous: { servings: number },
): string[] {
  const lead = classic?.lines.find(({ isLead, isDefining, unit }) => (isLead || isDefining) && unit === 'g');
  const grams = Number(
    /^(\d+) g$/.exec(ingredients.find(({ name }) => name.startsWith(lead?.name ?? '-'))?.amount ?? '')?.[1] ??
      0,
  );
  if (classic?.kind !== 'roast' || !lead || servings === previous.servings || grams < lead.count * MUCH_MORE)
    return [];
  const count = Math.round(grams / lead.count);
  return [
    t(
      'This is for {count} pieces of about {grams} g: side by side they are done in the time of the steps. One big piece takes longer.',
      { count, grams: Math.round(grams / count / 50) * 50 },
    ),
  ];
}

/** Several dinners at once. */
const FOR_A_WEEK =
  /\b(?:(?:a|one|the|this|next|my) (?:whole )?week(?:['’]s)? (?:of |worth of )?(?:family |cheap |easy |quick |healthy )*(?:dinners|suppers|teas|meals|lunches|menus?)|(?:[2-9]|two|three|four|five|six|seven) (?:different )?(?:dinners|suppers|lunches|meals)(?= for (?:the|this|next) week)|(?:weekly )?meal plan)\b/i;

const DEEP = /for deep-frying/;
/** Food that is no longer deep-fried is lighter. */
const isFriedNoMore = (
  tweak: Tweak,
  before: readonly { name: string }[] | undefined,
  { ingredients }: { ingredients: readonly { name: string }[] },
): boolean =>
  tweak === 'lighter' &&
  !ingredients.some(({ name }) => DEEP.test(name)) &&
  (before === undefined || before.some(({ name }) => DEEP.test(name)));

const SALTED = /stock|sauce|miso/;
/** Whether what salted a dish is gone from it. */
const isSaltedNoMore = (
  tweak: Tweak,
  before: readonly { name: string }[] | undefined,
  { ingredients }: { ingredients: readonly { name: string }[] },
): boolean =>
  tweak === 'less-salt' &&
  before !== undefined &&
  before.some(({ name }) => SALTED.test(name) && !ingredients.some((line) => line.name === name));

/** The answer to a new request, for as many people as the amounts at hand are enough for. */
function answerWithin(order: Order, understood: Understood, knowledge: CookingKnowledge): ChefAnswer {
  const as = (request: Understood['request']) =>
    answerTo(order, { ...understood, request }, false, knowledge);
  const { seed, avoidLines = [] } = order;
  const first = answerTo(order, understood, false, knowledge);
  const plain = ofPulses(first, understood.request, { seed, avoidLines }, as, knowledge);
  const within = withinAmounts(plain, order.prompt, knowledge, ({ request, dish }, servings) => {
    // A known dish stays the same one, and is not searched for again.
    const same = knowledge.classics.has(dish) ? { ...request, dishes: [dish] } : understood.request;
    return answerTo(order, { ...understood, request: { ...same, servings } }, false, knowledge);
  });
  return rememberingAmounts(within, order.prompt, knowledge);
}

/** Asked for anew with other foods, the dish on screen is still for as many. */
function forAsMany(
  understood: Understood,
  previous: ChefMemory | undefined,
  cook: (read: Understood) => ChefAnswer,
): ChefAnswer {
  const answer = cook(understood);
  const servings = previous?.request.servings ?? null;
  const isSame = answer.kind === 'recipe' && answer.memory.dish === previous?.dish;
  return isSame && servings !== null && understood.request.servings === null
    ? cook({ ...understood, request: { ...understood.request, servings } })
    : answer;
}

/** What to ask for next: other dishes that were named and are not part of this one. */
function othersSaid(ids: readonly string[], recipe: ComposedRecipe, knowledge: CookingKnowledge): string[] {
  const { classics, dishes } = knowledge;
  return ids
    .filter((id) => !isPartOf(classics.get(id)?.title ?? '', recipe))
    .map((id) =>
      t('I cook one dish at a time. Ask for this one next: {dish}.', {
        dish: classics.get(id)?.title ?? dishes.find((dish) => dish.id === id)?.title ?? '',
      }),
    );
}

/** Whether a recipe has another dish in it, such as the mash of a shepherd's pie. */
function isPartOf(title: string, { title: dish, ingredients, instructions }: ComposedRecipe): boolean {
  const words = plainPhrase(title)
    .split(' ')
    .map((word) => word.replace(/(?:ed|s)$/, ''))
    .filter((word) => word.length > 3);
  const text = plainPhrase([dish, ...ingredients.map(({ name }) => name), ...instructions].join(' '));
  const isIn = (word: string) =>
    new RegExp(`\\b${word}`).test(text) ||
    SAME_AS.some(([other, food]) => other.test(word) && food.test(text));
  const thing = words.at(-1) ?? '';
  // 'Wings' means those of the dish, not another dish of wings.
  return (
    words.length > 0 &&
    (words.every(isIn) || (!/^(?:sauce|dip|cream|soup|salad|butter)$/.test(thing) && isIn(thing)))
  );
}

/** Food that is present under another name: the slaw of fish tacos is shredded cabbage. */
const SAME_AS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:cole)?slaw$/, /cabbage/],
  [
    /^(?:chip|frie|wedge)s?$/,
    /potatoes, (?:in|cut into) (?:thick |thin |1 cm )?(?:sticks|chips|wedges)|roast the potatoes/,
  ],
  [/^gravy$/, /(?:beef|chicken|vegetable) stock/],
];

/** A follow-up that changes nothing. */
const UNCHANGED: Understood = {
  request: EMPTY_REQUEST,
  unknown: [],
  unusable: [],
  changes: ['unchanged'],
  others: [],
};
