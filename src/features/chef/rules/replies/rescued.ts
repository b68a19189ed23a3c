import { type Message, msg, t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { type OnScreen, withAnswer } from '../turns/on-screen.ts';
import { asksOfTaste } from './about-taste.ts';
import { type Complaint, complaintIn } from './complaint-words.ts';

/** What kind of dish went wrong, as far as its rescue differs. */
type Kind = 'cake' | 'bread' | 'sweet' | 'grain' | 'sauced' | 'baked' | 'fried' | 'meat' | 'any';

const WITH_LIQUID = msg(
  'Now: stir in hot water or stock by the splash until it is juicy again, and warm it through with the lid on. Next time: lower the heat, keep the lid on for longer, and add liquid as soon as it gets thick.',
);
const LESS_OF_IT = msg(
  'Now: let it simmer without the lid until it is as thick as you like, or stir 1 tbsp of cornflour with 2 tbsp of cold water, pour it in and let it bubble for 2 minutes. Next time: hold back a quarter of the liquid, and add it only if it gets too thick.',
);

/** What helps at once, and what keeps it from happening again; `any` is for what has nothing of its own. */
const RESCUES: Readonly<Partial<Record<Complaint, Readonly<Partial<Record<Kind, Message>>>>>> = {
  thin: {
    sauced: LESS_OF_IT,
    grain: msg(
      'Now: give it 2 to 4 minutes more over medium heat without a lid, and let it stand off the heat for 2 minutes: rice and pasta go on taking up liquid. Next time: add the last of the liquid by the splash, and stop while it is loose but does not run.',
    ),
    baked: msg(
      'Now: bake it for 10 minutes more without a cover, and let it stand for 15 minutes before you cut it. Next time: salt juicy vegetables and drain them, or fry them until their water is gone.',
    ),
    sweet: msg(
      'Now: stir it over low heat until it coats a spoon, or give it 2 hours more in the fridge if it sets by cold. Next time: hold back a little of the liquid.',
    ),
    any: LESS_OF_IT,
  },
  bland: {
    cake: msg(
      'Now: serve it with something sharp, such as berries or lemon juice stirred into icing sugar. Next time: put a good pinch of salt and some grated lemon zest into the batter.',
    ),
    sweet: msg(
      'Now: stir in a pinch of salt and a little lemon juice or grated zest, which bring out what is there. Next time: let its spices steep in the warm liquid for 10 minutes first.',
    ),
    any: msg(
      'Now: season it a little at a time and taste after each, then add something sharp, such as lemon juice or vinegar, by the teaspoon. Next time: brown what you fry for longer, and let the spices sizzle in the fat for a minute.',
    ),
  },
  dry: {
    cake: msg(
      'Now: prick it and brush it with a few spoonfuls of warm sugar syrup or juice, or serve it with a fruit sauce. Next time: look 8 minutes early, and take it out while a few moist crumbs still stick to the skewer.',
    ),
    bread: msg(
      'Now: sprinkle it with water and warm it in the oven for 5 minutes, or toast it. Next time: use a little more liquid, and bake it for a shorter time.',
    ),
    meat: msg(
      'Now: slice it thinly across the grain, lay it in its juices or a little hot stock, and leave it covered for 5 minutes. Next time: take it out as soon as it reads 74 °C (165 °F) for poultry or 63 °C (145 °F) for whole pieces of other meat, and let it rest for 10 minutes under foil.',
    ),
    any: WITH_LIQUID,
  },
  salty: {
    any: msg(
      'Now: make it more with what has no salt, such as water, cooked vegetables or rice, and add a few drops of lemon juice; a raw potato takes out hardly any. Next time: add the last of the salt only after tasting.',
    ),
  },
  hot: {
    any: msg(
      'Now: make it more with anything in it but the hot spices, add a little sugar and lime juice, and eat plain rice with it; water does not help. Next time: start with half of the hot spices, and add the rest after tasting.',
    ),
  },
  sweet: {
    any: msg(
      'Now: a pinch of salt and a squeeze of lemon juice take the edge off, and so does something sharp beside it, such as berries. Next time: start with two thirds of the sugar.',
    ),
  },
  soggy: {
    baked: msg(
      'Now: set it on a hot tray low in the oven at 200 °C (400 °F) for 8 minutes, without a cover. Next time: bake the base before it is filled, let a wet filling cool and drain first, and use a hot tray low in the oven.',
    ),
    fried: msg(
      'Now: lay it on a rack in the oven at 200 °C (400 °F) for 6 minutes. Next time: have the fat hot, fry few pieces at once, and let them drain on a rack and not on a plate.',
    ),
    cake: msg(
      'Now: put it back into the oven at 160 °C (325 °F) for 10 minutes, covered with foil. Next time: bake it until a skewer comes out clean, and take it out of its tin after 10 minutes, so that no steam gathers.',
    ),
  },
  mushy: {
    any: msg(
      'Now: drain it, spread it out and let it steam dry for 5 minutes in a warm oven or a wide dry pan; what is very soft makes a good mash, soup or patties. Next time: use less water, and taste 3 minutes early.',
    ),
  },
  raw: {
    fried: msg(
      'Now: finish it on a tray in the oven at 180 °C (350 °F) for 10 to 15 minutes, until poultry reads 74 °C (165 °F) and other meat has no pink where the recipe says so. Next time: lower the heat by 15 °C, fry smaller pieces, and let them stand out of the fridge for 15 minutes first.',
    ),
    cake: msg(
      'Now: cover it with foil and bake it at 160 °C (325 °F) for 10 to 15 minutes more, until a skewer comes out clean. Next time: bake it one rack lower and 15 °C cooler, and for longer.',
    ),
    any: msg(
      'Now: lower the heat by 20 °C, cover it with foil or a lid and give it 10 minutes more, then look again: poultry needs 74 °C (165 °F) inside, and minced meat 71 °C (160 °F). Next time: cook it cooler and longer, in smaller pieces.',
    ),
  },
  burnt: {
    sauced: msg(
      'Now: do not stir, tip what is not burnt into a clean pot, and taste it: what tastes of smoke is not to be saved. Next time: use a heavy pot over low heat, and stir right to the bottom now and then.',
    ),
    cake: msg(
      'Now: let it cool and cut or grate off what is black. Next time: bake it one rack lower, and lay foil over it as soon as it is brown enough.',
    ),
    any: msg(
      'Now: cut or scrape off what is black, and leave what tastes of smoke. Next time: cook it at a lower heat or farther from it, and cover it as soon as it is brown enough.',
    ),
  },
  flat: {
    cake: msg(
      'Now: it rises no more, but toasted, or in a glass with fruit and its juice, it makes a good dessert. Next time: use fresh raising agent, have the oven fully hot, fold the flour in with few strokes, and leave the oven shut for the first two thirds of the time.',
    ),
    bread: msg(
      'Now: as long as it is not baked, give the dough an hour more in a warm place; what is baked is good sliced thinly and toasted. Next time: use fresh yeast and liquid no warmer than your finger, and wait until the dough is twice as large.',
    ),
  },
  sunk: {
    cake: msg(
      'Now: fill the hollow with fruit or icing once it is cold; if the middle is wet, bake it for 10 minutes more under foil. Next time: leave the oven shut for the first two thirds of the time, beat the batter less, and take it out only when a skewer comes out clean.',
    ),
  },
  tough: {
    sauced: msg(
      'Now: simmer it on, covered, with a splash of water, and try a piece every 20 minutes: it gets tender when it has had enough time. Next time: keep it at a bare simmer for as long as that takes, and never at a boil.',
    ),
    meat: msg(
      'Now: slice it very thinly across the grain, and warm it in a little stock. Next time: cook it for a shorter time over high heat, let it rest, and cut it across the grain.',
    ),
  },
};

/** What the recipe itself can do about it, in words that other rules read. */
const CHANGES: Readonly<Partial<Record<Complaint, string>>> = {
  thin: 'make it thicker',
  bland: 'more flavour',
  hot: 'less spicy',
  sweet: 'less sugar',
};
/** The same said in English, for what other rules answer. */
const IN_ENGLISH: Readonly<Partial<Record<Complaint, string>>> = {
  thick: 'it is too thick',
  soggy: 'it is soggy',
  split: 'it curdled',
  lumpy: 'it is lumpy',
  flat: 'it didn t rise',
  sunk: 'it sank',
  tough: 'why is it tough',
};

const MEAT = /\b(?:beef|pork|lamb|veal|chicken|turkey|duck|steak|venison|ham|fish|salmon|cod|tuna)\b/;

function kindsOf({ dish, lines }: ChefMemory, steps: string, { classics }: CookingKnowledge): Kind[] {
  const has = (words: RegExp) => lines.some(({ name }) => words.test(name));
  const kind = classics.get(dish)?.kind;
  const isSweet = has(/sugar|honey|syrup/) && !has(/\b(?:onion|garlic|stock|cumin|soy sauce)/);
  const bakes = /\b[Bb]ake\b/.test(steps);
  if (has(/\byeast\b|sourdough/)) return ['bread'];
  if (isSweet && bakes && has(/flour|almonds/) && !has(/pastry/)) return ['cake', 'sweet'];
  if (isSweet) return bakes ? ['baked', 'sweet'] : ['sweet'];
  if (kind === 'rice' || /risotto rice|paella rice/.test(lines.map(({ name }) => name).join()))
    return ['grain'];
  if (/\b[Rr]oast\b/.test(steps) && has(MEAT)) return ['meat'];
  if (bakes) return ['baked'];
  if (/\b[Ss]immer\b/.test(steps)) return ['sauced'];
  if (/deep-frying|breadcrumbs/.test(lines.map(({ name }) => name).join())) return ['fried', 'meat'];
  return has(MEAT) ? ['meat'] : [];
}

/**
 * What to do now and next time about what went wrong with the dish on screen, with the recipe mended where a rule can;
 * `null` if a message is no complaint, or says more.
 */
export function rescued(
  written: string,
  previous: ChefMemory,
  cook: OnScreen,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const said = wordsApart(written);
  const complaint = complaintIn(said);
  if (complaint === null || asksOfTaste(said)) return null;
  const same = cook.keep();
  if (same.kind !== 'recipe') return null;
  const rescues = RESCUES[complaint] ?? {};
  const kinds = kindsOf(previous, same.recipe.instructions.join(' '), knowledge);
  const advice = kinds.flatMap((kind) => rescues[kind] ?? [])[0] ?? rescues.any;
  const inEnglish = IN_ENGLISH[complaint];
  if (!advice)
    return inEnglish === undefined || wordsApart(inEnglish) === wordsApart(written)
      ? null
      : cook.rest(inEnglish);
  const change = CHANGES[complaint];
  const changed =
    complaint === 'salty'
      ? cook.wish({ kind: 'amount', foods: ['salt'], times: 0.5 })
      : change === undefined
        ? same
        : cook.rest(change);
  return withAnswer(t(advice), isMended(changed, previous) ? changed : same);
}

/** Whether only amounts are other ones: no cook who finds it thin wants another dish. */
const isMended = (answer: ChefAnswer, { dish, lines }: ChefMemory): boolean =>
  answer.kind === 'recipe' &&
  answer.memory.dish === dish &&
  lines.every(({ name }) => answer.recipe.ingredients.some((line) => line.name === name)) &&
  answer.recipe.ingredients.some(({ name, amount }) =>
    lines.some((line) => line.name === name && line.amount !== amount),
  );
