import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { type Part, readPart } from '../classics/classic.ts';
import { offTheBone, ofPieces, stepsFor } from '../classics/new-steps.ts';
import { converted } from '../classics/replacements.ts';
import { type Sort, sortOf } from '../classics/sorts.ts';
import { swapsFor } from '../classics/swaps.ts';
import { plainKey, spoken, textWriter } from '../classics/text.ts';
import { inNumber, namesIn, titleWith, titleWord } from '../classics/title.ts';
import { fromTin, tinOf } from '../conditions/from-tin.ts';
import { insteadOfLiquid } from '../cooking/needed-liquid.ts';
import { toldOnce } from '../devices/sentences.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { Change } from '../turns/change.ts';
import { boiledAsLong, inFormOfPasta, titleInForm } from './boiled-instead.ts';
import { weighsCooked, withoutCooking } from './cooked-already.ts';
import { cutOf } from './cuts.ts';
import { mixedWithout, servedUnfilled, withoutItsWork } from './its-work.ts';
import { rolesOf, standInsFor } from './roles.ts';
import {
  asCooked,
  boneless,
  driedFor,
  forTaken,
  isCookedWrongly,
  kindAfter,
  type May,
  OWN_CUT,
  STRONGER,
  servedAs,
  titleAfter,
  withoutItsStock,
} from './swap-words.ts';

type Swap = Extract<Change, { kind: 'swap' }>;
type Line = ComposedRecipe['ingredients'][number];

/** Whether a line is of a food: of two apples, one may be left. */
export const isLineFor =
  (food: string) =>
  (line: Pick<Line, 'name'>): boolean =>
    plainKey(foodOf(line)) === plainKey(food);

/** A line as a part, in the units that parts are counted in. */
const partOf = ({ amount, name }: Line): Part => {
  const part = readPart(`${amount} ${name}`);
  return amount.endsWith(' l') ? { ...part, count: part.count * 1000, unit: 'ml', units: 'ml' } : part;
};

function written(part: Part): Line {
  const { amount, isMany, unit } = quantityOf(part.count, part, WHOLE.test(part.name) ? 'whole' : 'fine');
  const name = unit === '' ? inNumber(part.name, isMany) : part.name;
  return { amount, name: part.cut ? `${name}, ${part.cut}` : name };
}
const OF_TIN = /^(?:canned|cooked) /;
const WHOLE = /eggs?$|fillets?$|chops?$|steaks?$|sausages?$|buns?$|tortillas?$/;

/** The recipe with one food in place of another, including its steps and title; `null` if the steps do not allow it. */
export function swapped(
  recipe: ComposedRecipe,
  { gone, come: wanted, share, isMixed = false }: Swap,
  may: May,
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  const at = recipe.ingredients.findIndex(isLineFor(gone));
  const line = recipe.ingredients[at];
  if (!line) return null;
  const own = partOf(line);
  const come = boneless(own, wanted, recipe.cookTime);
  if (!may(come) || !findFood(knowledge.catalog, come) || isCookedWrongly(own, come, recipe)) return null;
  if (share === 1 && OF_TIN.test(come) && tinOf(own.name)) return fromTin(recipe)?.recipe ?? null;
  const taken = takenFor(own, come, share, knowledge);
  if (share < 1) return halved(recipe, at, own, taken, share, isMixed);
  const lines = recipe.ingredients.map((each, n) => {
    const part = partOf(each);
    return { own: part, taken: n === at ? taken : part };
  });
  const write = textWriter(lines, { isLeadOther: false, scale: 1 });
  const worded = recipe.instructions.map((step) => {
    const said = write(asCooked(step, own, taken));
    return said && toldOnce(said);
  });
  const timed = worded.every((step) => step !== null) ? stepsFor(worded, own, taken, knowledge, lines) : null;
  if (!timed) return null;
  const isLate = timed.steps.some((step) => step?.includes(` the ${spoken(taken.name)} for the last`));
  const lifted = isLate ? timed.steps : liftedOut(timed.steps, taken, knowledge);
  const isFillet = isLate && taken.cut === '' && sortOf(taken.name, knowledge) === 'fish';
  const { steps, saved } = withoutCooking(boiledAsLong(lifted, own, taken, knowledge), own, taken);
  const fitted = { steps, more: timed.more - saved };
  const changed = withoutItsStock(own, taken, may, knowledge, {
    ...recipe,
    title: titleInForm(titleAfter(recipe, own, taken, knowledge), own, taken),
    description: kindAfter(
      offTheBone(write(recipe.description) ?? recipe.description, own, taken),
      own,
      taken,
    ),
    cookTime: Math.max(0, recipe.cookTime + fitted.more),
    ingredients: forTaken(
      withLine(
        recipe.ingredients,
        at,
        written(isFillet ? { ...taken, cut: 'skinned and cut into chunks' } : taken),
      ),
      own,
      taken,
    ),
    instructions: fitted.steps.filter((step) => step !== null && step !== '') as string[],
    ...slowRice(recipe, fitted.steps, own, taken),
  });
  return raisedAlike(changed, own, taken, may, knowledge);
}

/** Grams of self-raising flour with a teaspoon of baking powder in them. */
const GRAMS_TO_A_SPOON = 110;
const POWDER = 'baking powder';

/** As much baking powder, with what self-raising flour brings. */
function raisedAlike(
  recipe: ComposedRecipe,
  own: Part,
  taken: Part,
  may: May,
  knowledge: CookingKnowledge,
): ComposedRecipe {
  const [had, has] = [own, taken].map(({ name }) => name === 'self-raising flour');
  if (had === has || !/flour$/.test(own.name) || taken.unit !== 'g') return recipe;
  const spoons = taken.count / GRAMS_TO_A_SPOON;
  const line = recipe.ingredients.find((each) => foodOf(each) === POWDER);
  const before = line ? partOf(line).count * (line.amount.endsWith('tbsp') ? 3 : 1) : 0;
  const after = Math.round((had ? before + spoons : Math.max(0, before - spoons)) * 2) / 2;
  if (after < 0.5) return (line && withoutLine(recipe, POWDER, may, knowledge)) ?? recipe;
  const powder = written({ ...taken, name: POWDER, cut: '', count: after, unit: 'tsp', units: 'tsp' });
  if (line)
    return {
      ...recipe,
      ingredients: recipe.ingredients.map((each) => (each === line ? powder : each)),
    };
  const at = recipe.instructions.findIndex((step) => /\bflour\b/.test(step));
  return {
    ...recipe,
    ingredients: [...recipe.ingredients, powder],
    instructions: recipe.instructions.map((step, n) =>
      n === at ? step.replace(/\bflour\b/, 'flour (mixed with the baking powder)') : step,
    ),
  };
}

const QUICK: readonly (Sort | null)[] = ['prawn', 'fish', 'squid'];
const LONG_SIMMER = 9;

/** What is done in minutes leaves the pan before a long simmering, and comes back at its end. */
function liftedOut(
  steps: readonly (string | null)[],
  taken: Part,
  knowledge: CookingKnowledge,
): (string | null)[] {
  const said = spoken(taken.name);
  const isNamed = (step: string | null) => step?.includes(said) === true;
  const first = steps.findIndex(isNamed);
  const simmers = (step: string | null) =>
    Number(/\b[Ss]immer\b[^.]*?\bfor (\d+) minutes/.exec(step ?? '')?.[1] ?? 0) >= LONG_SIMMER;
  const late = steps.findIndex((step, at) => at >= first && simmers(step));
  const isOut = /\b[Ll]ift (?:it |them )?out\b/.test(steps[first] ?? '');
  if (!QUICK.includes(sortOf(taken.name, knowledge)) || isOut || first < 0 || late < 0 || late === first)
    return [...steps];
  return steps.map((step, at) => {
    if (at === first) return `${step} Lift the ${said} out.`;
    if (at !== late || step === null) return step;
    return step.replace(
      /(\b[Ss]immer\b[^.]*?\bfor \d+ minutes)[^.]*\./,
      `$1. Return the ${said} for the last 3 minutes, until hot and cooked through.`,
    );
  });
}

const MORE_MINUTES = 15;
const MORE_LIQUID = 1.2;

/** Brown rice takes longer than white, and more liquid. */
function slowRice(
  recipe: ComposedRecipe,
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
): Partial<Pick<ComposedRecipe, 'instructions' | 'cookTime' | 'ingredients'>> {
  if (!/^(?:brown|wild|wholegrain) (?:[a-z]+ )*rice$/.test(taken.name) || /brown|wild/.test(own.name))
    return {};
  const timed = /\b(?:[Ss]immer|[Cc]ook|[Bb]oil)\b[^.]*?\bfor (\d+) minutes/;
  const at = steps.findLastIndex((step) => timed.test(step ?? ''));
  if (at < 0) return {};
  return {
    cookTime: recipe.cookTime + MORE_MINUTES,
    instructions: steps.flatMap((step, n) =>
      step === null
        ? []
        : n === at
          ? step.replace(timed, (said, minutes: string) =>
              said.replace(`${minutes} minutes`, `${Number(minutes) + MORE_MINUTES} minutes`),
            )
          : step,
    ),
    ingredients: recipe.ingredients.map((line) => {
      if (foodOf(line) === own.name) return written({ ...partOf(line), name: taken.name });
      const part = partOf(line);
      return /stock$|^water$/.test(part.name) && part.unit === 'ml'
        ? written({ ...part, count: part.count * MORE_LIQUID })
        : line;
    }),
  };
}

function takenFor(own: Part, come: string, share: number, knowledge: CookingKnowledge): Part {
  const times =
    (STRONGER.find(([gone, other]) => gone.test(own.name) && other.test(come))?.[2] ??
      standInsFor(own.name).find(({ name }) => name === come)?.times ??
      1) * share;
  const isSooner = QUICK.includes(sortOf(own.name, knowledge)) && sortOf(come, knowledge) === 'poultry';
  const isNoFat = own.name.endsWith('butter') && !rolesOf(come, knowledge).has('fat');
  // Nobody melts oil, nor softens it.
  const isPoured = /\boil$/.test(come) && /melted|soft|cold|diced|cubed/.test(own.cut);
  const kept = isNoFat || isPoured || OWN_CUT.test(own.cut) ? '' : own.cut;
  // What is done in the time of fish is thin.
  const cut = cutOf(come) ?? (isSooner && kept === '' ? 'cut into thin strips' : kept);
  const larder = [...(knowledge.byFoodId.get(findFood(knowledge.catalog, come)?.id ?? '') ?? [])].find(
    ({ name, plural }) => name === come || plural === come,
  );
  const name = own.unit === '' ? come : (larder?.plural ?? come);
  const dried = driedFor(own, come, share);
  if (dried) return dried;
  const form = inFormOfPasta(own, come);
  if (form) return { ...own, name, cut: form.cut, count: own.count * times * form.times };
  const part = converted({ ...own, name, cut, count: own.count * times }, own, knowledge);
  return {
    ...part,
    count:
      part.count *
      ofPieces(own.name, come) *
      (share === 1 ? weighsCooked(own, come) : 1) *
      servedAs(own, come),
  };
}

/** With another line; what is there already becomes more. */
function withLine(lines: readonly Line[], at: number, line: Line): Line[] {
  const twin = lines.findIndex((each, n) => n !== at && plainKey(foodOf(each)) === plainKey(foodOf(line)));
  const other = lines[twin];
  if (!other) return lines.map((each, n) => (n === at ? line : each));
  const [one, two] = [partOf(line), partOf(other)];
  const both = one.unit === two.unit ? written({ ...two, count: one.count + two.count }) : other;
  return lines.flatMap((each, n) => (n === at ? [] : [n === twin ? both : each]));
}

/** Some of a food made of another, each cooked beside the other in the same way. */
function halved(
  recipe: ComposedRecipe,
  at: number,
  own: Part,
  taken: Part,
  share: number,
  isMixed: boolean,
): ComposedRecipe | null {
  const rest = written({ ...own, count: own.count * (1 - share) });
  const said = taken.name;
  const first = recipe.instructions.findIndex((step) => namesIn(step, titleWord(own.name).toLowerCase()));
  const word = titleWord(own.name).toLowerCase();
  const apart = `Cook the ${said} in the same way, in a pan or dish of its own: nothing touches the ${word}, and it is served apart.`;
  const named = new RegExp(
    `( and)? \\b(${own.name}|${spoken(own.name)}|${word})\\b(?! (?:stock|and ${spoken(said)}))`,
    'g',
  );
  const together = recipe.instructions.map((step) =>
    step.replace(
      named,
      (_, and: string | undefined, food: string) => `${and ? ',' : ''} ${food} and ${spoken(said)}`,
    ),
  );
  if (isMixed && together.join() === recipe.instructions.join()) return null;
  return {
    ...recipe,
    title: titleWith(recipe.title, [spoken(said)]),
    ingredients: recipe.ingredients.toSpliced(at, 1, rest, written(taken)),
    instructions: isMixed ? together : recipe.instructions.toSpliced(first + 1, 0, apart),
  };
}

/** The recipe without a line; `null` if its steps would say too little. */
export function withoutLine(
  recipe: ComposedRecipe,
  gone: string,
  may: May,
  knowledge: CookingKnowledge,
): ComposedRecipe | null {
  const at = recipe.ingredients.findIndex(isLineFor(gone));
  const parts = recipe.ingredients.map(partOf);
  const own = parts[at];
  if (!own) return null;
  const poured = insteadOfLiquid(own, parts, recipe.instructions, ({ name }) => may(name));
  if (poured) return swapped(recipe, { kind: 'swap', gone, come: poured.name, share: 1 }, may, knowledge);
  const lines = recipe.ingredients.map((line, n) => {
    const own = partOf(line);
    return { own, taken: n === at ? null : own };
  });
  const write = textWriter(lines, { isLeadOther: false, scale: 1 });
  const adding = new RegExp(
    `(?:,| and)? adding the (?:${gone}|${spoken(gone)})(?: for the last \\d+ minutes)?(?=[,.])`,
    'g',
  );
  const without = (all: readonly string[]) => {
    const steps = all.map((step) => write(step.replace(adding, '')));
    const timed = (each: readonly (string | null)[]) => each.join(' ').split(/\d+ minutes/).length;
    return steps.includes(null) || timed(steps) < timed(all.map((step) => step.replace(adding, '')))
      ? null
      : steps.flatMap((step) => step || []);
  };
  const ingredients = recipe.ingredients.toSpliced(at, 1);
  const plain = without(recipe.instructions) ?? without(mixedWithout(recipe.instructions, gone));
  const title = recipe.title.replace(new RegExp(` with ${titleWord(own.name)}s?$`), '');
  if (plain) return { ...recipe, title, ingredients, instructions: plain.map(servedUnfilled) };
  const apart = withoutItsWork(recipe.instructions, gone);
  const instructions = apart && without(apart.steps);
  if (!instructions) return null;
  // What only its work took goes with it.
  const isUsed = (steps: readonly string[]) => (line: Line) => namesIn(steps.join(' '), spoken(foodOf(line)));
  const [had, has] = [isUsed(recipe.instructions), isUsed(instructions)];
  return {
    ...recipe,
    title,
    ingredients: ingredients.filter((line) => has(line) || !had(line)),
    instructions,
    cookTime: recipe.cookTime - apart.minutes,
  };
}

/** What nobody buys who eats the other. */
const OF_DIETS = /^(?:gluten-free|vegan|soy|vegetarian) /;

/** The chef's replacement for a missing food: an allowed food with the same use that is not in the dish yet. */
export function standInFor(
  gone: string,
  said: string,
  recipe: ComposedRecipe,
  may: May,
  knowledge: CookingKnowledge,
): string | null {
  const line = recipe.ingredients.find(isLineFor(gone));
  if (!line) return null;
  const isBaked = recipe.instructions.some((step) => /\b[Bb]ake\b/.test(step));
  const own = standInsFor(gone).filter((each) => !each.isBaked || isBaked);
  const isThere = (name: string) =>
    recipe.ingredients.some((each) => plainKey(foodOf(each)) === plainKey(name));
  const isCalled = (name: string) => said !== '' && plainKey(name).includes(plainKey(said));
  const isOpen = (name: string) => findFood(knowledge.catalog, name) !== null && may(name) && !isCalled(name);
  const usual = own.map(({ name }) => name).filter(isOpen);
  const swaps = swapsFor(partOf(line), isBaked ? 'bake' : 'stew', knowledge.swaps, knowledge.catalog)
    .flatMap((part) => part?.name ?? [])
    .filter((name) => isOpen(name) && !isThere(name));
  return (
    usual.find((name) => !isThere(name)) ??
    usual.find((name) => /stock/.test(name)) ??
    swaps.find((name) => !OF_DIETS.test(name)) ??
    swaps[0] ??
    null
  );
}
