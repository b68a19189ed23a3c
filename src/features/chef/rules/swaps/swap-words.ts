import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Part } from '../classics/classic.ts';
import { isFlesh, sortOf } from '../classics/sorts.ts';
import { spoken } from '../classics/text.ts';
import { inTitle, namesIn, titleWith, titleWord } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { rolesOf } from './roles.ts';

type Line = ComposedRecipe['ingredients'][number];
export type May = (name: string) => boolean;

/** Words for a kind of food that stand for one of it in titles and descriptions. */
const KINDS: readonly (readonly [said: RegExp, foods: RegExp])[] = [
  [/\bFish\b/, /cod|haddock|hake|pollock|salmon|fish|sea bass|halibut|trout/],
  [/\bSeafood\b/, /prawn|mussel|squid|clam|seafood/],
  [/\bPork\b/, /pork|bacon|pancetta/],
  [/\b(?:Sirloin )?[Ss]teaks?\b/, /steak/],
  [/\bMince\b/, /minced/],
  [/\bSausages?\b/, /sausage/],
  [/\bPasta\b/, /pasta|spaghetti|penne|macaroni|tagliatelle|linguine|rigatoni|fusilli|orecchiette|farfalle/],
];

const kindOf = (text: string, own: Part, taken: Part): RegExp | null =>
  KINDS.find(([said, foods]) => said.test(text) && foods.test(own.name) && !foods.test(taken.name))?.[0] ??
  null;

/** What fills a dish, and is named by its kind. */
const FILLERS = ['noodle', 'rice', 'pasta', 'potato', 'bean', 'lentil'];

/** 'Prawn Pasta', but 'Pasta with Prawns'. */
const COUNTED = /^(?:Prawn|Mushroom|Sausage|Egg|Lentil|Chickpea|Bean|Mussel)$/;
const OF_CITRUS = /^(lemon|lime|orange|grapefruit) (?:juice|zest)$/;

/** A title in which one food takes the place of another. */
export function titleAfter(
  { title, ingredients }: Pick<ComposedRecipe, 'title' | 'ingredients'>,
  own: Part,
  taken: Part,
  knowledge: CookingKnowledge,
): string {
  const [fruit, other] = [own, taken].map(({ name }) => OF_CITRUS.exec(name)?.[1]);
  const isLast = !ingredients.some(({ name }) => name !== own.name && OF_CITRUS.exec(name)?.[1] === fruit);
  if (fruit && other && isLast) return title.replace(new RegExp(`\\b${fruit}\\b`, 'i'), inTitle(other));
  const [before, after] = [titleWord(own.name), titleWord(taken.name)];
  if (before === after || namesIn(title, after)) return title;
  // Beef cheeks in the place of lamb shanks are no shanks.
  if (own.name.includes(' ') && namesIn(title, own.name))
    return title.replace(new RegExp(`\\b${own.name}\\b`, 'i'), inTitle(spoken(taken.name)));
  if (namesIn(title, before))
    return title.replace(new RegExp(`\\b(with |and )?${before}(?:s|es)?\\b`, 'i'), (_, lead: string = '') =>
      lead && COUNTED.test(after) ? `${lead}${after}s` : `${lead}${after}`,
    );
  const kind = kindOf(title, own, taken);
  if (kind) return title.replace(kind, /noodles$/.test(taken.name) ? inTitle(taken.name) : plainest(after));
  // The noodles of a noodle soup are egg noodles.
  const filler = FILLERS.find((word) => namesIn(own.name, word) && namesIn(title, word));
  const next = FILLERS.find((word) => namesIn(taken.name, word));
  if (filler && filler !== next)
    return title.replace(
      new RegExp(`\\b${filler}s?\\b`, 'i'),
      inTitle(next ?? spoken(taken.name)).replace(/(?<!s)s$/, ''),
    );
  return rolesOf(own.name, knowledge).has('main') ? titleWith(title, [after]) : title;
}

/** A description whose first word tells the kind of the food that is gone. */
export function kindAfter(description: string, own: Part, taken: Part): string {
  const kind = kindOf(description, own, taken);
  if (own.name === 'lasagne sheets' && !/pasta|sheets/.test(taken.name))
    return description.replace(/^[A-Z][a-z]+(?: [a-z]+)? of pasta\b/, inTitle(taken.name));
  return kind
    ? description.replace(new RegExp(`^${kind.source}`), plainest(titleWord(taken.name)))
    : description;
}

/** Meat that is eaten pink. */
const PINK = /steak|\bbeef\b(?!.*minced)|\blamb\b|duck|venison|tuna/;
const OF_PINK = / for medium[- ]rare(?:, or longer to taste)?/g;
const OF_SKIN = / skin[- ]side (?:down|up)\b|, until the skin is crisp(?=,)/g;

/** A step without what only the food that is gone is cooked to: pink in the middle, or crisp on its skin. */
export function asCooked(step: string, own: Part, taken: Part): string {
  const done = PINK.test(own.name) && !PINK.test(taken.name) ? step.replace(OF_PINK, '') : step;
  return /\bskin\b/.test(own.cut) && !/\bskin\b/.test(taken.cut) ? done.replace(OF_SKIN, '') : done;
}

/** Rice does what pasta does, of whatever sort it is. */
const plainest = (word: string): string => word.replace(/^.* (?=Rice$)/, '');

/** Teaspoons of a dried herb for a sprig, a bunch or a leaf. */
const SPOONS_OF_DRIED: Readonly<Record<string, number>> = { sprig: 0.25, bunch: 2, handful: 1, '': 0.25 };
const SPOONS_OF_GROUND = 0.05;
const LEAF = /\blea(?:f|ves)$/;

/** A dried herb in place of fresh leaves, by the spoon; `null` if it is weighed as they are. */
export function driedFor(own: Part, come: string, share: number): Part | null {
  // A piece of the root is as strong as a teaspoon of its powder.
  if (come === 'ground ginger' && own.unit === 'g')
    return {
      ...own,
      name: come,
      cut: '',
      count: own.count * SPOONS_OF_GROUND * share,
      unit: 'tsp',
      units: 'tsp',
    };
  const spoons = come.startsWith('dried ') ? SPOONS_OF_DRIED[own.unit] : undefined;
  return spoons && (own.unit !== '' || LEAF.test(own.name))
    ? { ...own, name: come, cut: '', count: own.count * spoons * share, unit: 'tsp', units: 'tsp' }
    : null;
}

const ON_BONE = /\b(?:legs?|drumsticks?|wings?|(?:chicken|turkey) thighs?)$/;
const MINUTES_ON_BONE = 40;
/** Whether a cut would be raw at its bone in the time of what has none. */
const isRawAtBone = (own: Part, come: string, cookTime: number): boolean =>
  ON_BONE.test(come) && !ON_BONE.test(own.name) && cookTime < MINUTES_ON_BONE;

const IN_SLICES = /\b(?:each|both|a|per) side\b|\bmedium[- ]rare\b|\bcarve\b/;
/** Whether mince would be cooked as a piece of meat is, which may be pink: mince never is. */
const isMinceForPiece = (own: Part, come: string, steps: readonly string[]): boolean =>
  /^minced /.test(come) && !/^minced |patties/.test(own.name) && steps.some((step) => IN_SLICES.test(step));

/** Thighs without their bone, where they would stay raw at it. */
export const boneless = (own: Part, come: string, cookTime: number): string =>
  isRawAtBone(own, come, cookTime) ? come.replace(/ thighs?$/, ' thigh fillets') : come;

const POTATO = /potato/;
const DRY = /^(?!cooked).*(?:\brice|couscous|bulgur|quinoa|noodles|pasta|penne|spaghetti|orzo|barley)$/;
/** Potatoes for one weigh two and a half times as much as rice or pasta that is still dry. */
const POTATOES_FOR_DRY = 2.5;

export const servedAs = (own: Pick<Part, 'name' | 'unit'>, come: string): number => {
  if (own.unit !== 'g') return 1;
  if (POTATO.test(own.name) && DRY.test(come)) return 1 / POTATOES_FOR_DRY;
  return DRY.test(own.name) && POTATO.test(come) ? POTATOES_FOR_DRY : 1;
};

const BOILED = /\b[Bb]oil the (?:[a-z]+ )?potatoes\b(?![^.]*\bmash)[^.]*\bdrain/;
/** Whether what has to be boiled comes in place of potatoes that are roasted, mashed or stewed. */
const isNotBoiled = (own: Pick<Part, 'name'>, come: string, steps: readonly string[]): boolean =>
  POTATO.test(own.name) && DRY.test(come) && !steps.some((step) => BOILED.test(step));

/** Whether the steps for a food would leave the other raw, or are none for it. */
export const isCookedWrongly = (
  own: Part,
  come: string,
  { cookTime, instructions }: Pick<ComposedRecipe, 'cookTime' | 'instructions'>,
): boolean =>
  isRawAtBone(own, come, cookTime) ||
  isNotBoiled(own, come, instructions) ||
  isNoEgg(own, come, instructions) ||
  isMinceForPiece(own, come, instructions);

/** Nobody breaks salmon into a cup. */
const BROKEN = /\b(?:[Bb]reak|[Cc]rack|[Pp]oach)\b/;
const isNoEgg = (own: Part, come: string, instructions: readonly string[]): boolean =>
  /^eggs?$/.test(own.name) && !/egg/.test(come) && instructions.some((step) => BROKEN.test(step));

/** How strong a food is beside the one that makes place for it. */
export const STRONGER: readonly (readonly [gone: RegExp, come: RegExp, times: number])[] = [
  [/^(?:fresh )?(?:parsley|basil|oregano|thyme|rosemary|sage|mint|dill)$/, /^dried /, 0.3],
  [/^dried /, /^(?:parsley|basil|mint|dill|chives|fresh coriander)$/, 3],
  [/pepper$/, /chilli flakes|cayenne|chilli powder/, 0.5],
  [/chilli flakes|cayenne/, /black pepper/, 2],
  [/^garlic$/, /garlic powder/, 0.5],
  [/^plain flour$/, /^cornflour$/, 0.5],
  // A batter with as much yogurt as it had butter does not set.
  [/^(?:salted |unsalted )?butter$/, /yogurt|quark|skyr/, 0.75],
];

/** Cuts that only the food that is gone has. */
export const OWN_CUT =
  /drained|pressed|peeled|boned|skin|shell|deveined|rinsed|scrubbed|ripe|beaten$|raw|washed/;

const ANIMAL = /\b(?:chicken|beef|ox|lamb|veal|fish|pork|turkey)\b/;

/** Of which animal there is stock to buy. */
const STOCKS: Readonly<Record<string, string>> = {
  chicken: 'chicken',
  turkey: 'chicken',
  beef: 'beef',
  ox: 'beef',
  veal: 'beef',
  lamb: 'lamb',
  fish: 'fish',
};

/** With the stock of what took the place of the meat whose stock it was. */
export function withoutItsStock(
  own: Part,
  taken: Part,
  may: May,
  knowledge: CookingKnowledge,
  recipe: ComposedRecipe,
): ComposedRecipe {
  const isOfFlesh = isFlesh(sortOf(own.name, knowledge));
  const animal = sortOf(own.name, knowledge) === 'fish' ? 'fish' : ANIMAL.exec(own.name)?.[0];
  const other = ANIMAL.exec(taken.name)?.[0];
  if (!isOfFlesh || !animal || animal === other || (!other && isFlesh(sortOf(taken.name, knowledge))))
    return recipe;
  const stock = `${STOCKS[other ?? ''] ?? 'vegetable'} stock`;
  if (!may(stock)) return recipe;
  const renamed = (text: string) => text.replaceAll(`${animal} stock`, stock);
  return {
    ...recipe,
    ingredients: recipe.ingredients.map((line) => ({ ...line, name: renamed(line.name) })),
    instructions: recipe.instructions.map(renamed),
  };
}

/** 'Olive oil, for the chicken' is for what took its place. */
export const forTaken = (lines: readonly Line[], own: Part, taken: Part): Line[] =>
  lines.map((line) => ({
    ...line,
    name: line.name.replace(`, for the ${spoken(own.name)}`, `, for the ${spoken(taken.name)}`),
  }));
