import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { sentencesIn } from '../classics/text.ts';
import { casesFor } from '../devices/batter-shapes.ts';
import { fromPan, IN_AIR_FRYER, ON_TRAY } from '../devices/from-pan.ts';
import { onGrill } from '../devices/on-grill.ts';
import { inShape } from '../devices/other-tin.ts';
import { inOvenPot } from '../devices/oven-pot.ts';
import { heat } from '../devices/sentences.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { May } from '../swaps/swap-words.ts';
import { withoutBread } from '../swaps/without-bread.ts';
import type { Place } from './change.ts';

const HEATS = /[Hh]eat the oven to (\d+) °C \([^)]*\)(?:, or \d+ °C \([^)]*\) with the fan on)?/;
const BAKES = /\b([Bb]ake|[Rr]oast)\b([^.]*?\bfor )(\d+)( minutes)/g;
/** Where the heat is told only as it goes in. */
const BAKES_AT =
  /\b([Bb]ake|[Rr]oast) at (\d+) °C \([^)]*\)(?:, or \d+ °C \([^)]*\) with the fan on)?,?( for \d+ minutes)/;
const COOLER = 20;
const SOONER = 0.8;

/** The recipe for another place to cook; `null` if its steps do not say what would change. */
export function inPlace(recipe: ComposedRecipe, place: Place, may: May): ComposedRecipe | null {
  switch (place) {
    case 'air-fryer':
      return airFried(recipe) ?? fromPan(recipe, IN_AIR_FRYER);
    case 'oven':
      return inOvenPot(recipe) ?? fromPan(recipe, ON_TRAY);
    case 'grill':
      return onGrill(recipe);
    case 'under-cheese':
      return underCheese(recipe, may);
    case 'no-crust':
      return withoutCrust(recipe);
    case 'leaves':
    case 'bowl':
      return withoutBread(recipe, place, may);
    case 'small':
      return inSmallTins(recipe);
    case 'muffin-tin':
    case 'cupcake-tin':
      return inShape(recipe, place) ?? inCases(recipe, place);
    default:
      return inShape(recipe, place);
  }
}

/** What bakes in an oven bakes in an air fryer cooler and sooner. */
function airFried(recipe: ComposedRecipe): ComposedRecipe | null {
  if (!recipe.instructions.some((step) => HEATS.test(step) || BAKES_AT.test(step))) return null;
  let saved = 0;
  const instructions = recipe.instructions.map((step) =>
    step
      .replace(
        BAKES_AT,
        (_, verb: string, celsius: string, on: string) =>
          `${verb} in the air fryer at ${heat(Number(celsius) - COOLER)}${on}`,
      )
      .replace(HEATS, (_, celsius: string) => `Heat the air fryer to ${heat(Number(celsius) - COOLER)}`)
      .replace(BAKES, (_, verb: string, on: string, minutes: string, end: string) => {
        const sooner = Math.max(3, Math.round(Number(minutes) * SOONER));
        saved += Number(minutes) - sooner;
        return `${verb}${on}${sooner}${end}`;
      })
      .replace(
        /\b(?:on|onto) a (?:lined )?(?:baking )?tray\b/g,
        'in the basket, in one layer and in batches if need be,',
      ),
  );
  return { ...recipe, instructions, cookTime: Math.max(5, recipe.cookTime - saved) };
}

const IN_TIN =
  /\b(?:[A-Z][a-z]+ (?:[^.]*?))?\b(?:in(?:to)?|on) an? (?:lined |greased |floured |buttered |deep |square |round |shallow |baking )*(?:\d\d(?: x \d\d)? cm )?(?:square |round |springform |loaf |cake |tart |baking )*(?:tin|dish|tray|ring)\b(?: and)?/;
const BAKED_FOR = /\b([Bb]ake)\b([^.]*?)\bfor (\d+) minutes/;
const LEAST_MINUTES = 15;

/** The step that bakes, and its minutes in small tins, which take half of the time; `null` if none does. */
function bakingOf({ instructions, cookTime }: ComposedRecipe) {
  const at = instructions.findLastIndex((step) => BAKED_FOR.test(step) && !/blind|baking beans/.test(step));
  const step = instructions[at];
  if (step === undefined) return null;
  const before = Number(BAKED_FOR.exec(step)?.[3] ?? 0);
  const now = Math.min(before, Math.max(LEAST_MINUTES, Math.round(before * 0.5)));
  return { at, step, now, cookTime: Math.max(now, cookTime - (before - now)) };
}

/** What bakes in a large tin bakes in small ones. */
function inSmallTins(recipe: ComposedRecipe): ComposedRecipe | null {
  const baking = bakingOf(recipe);
  if (!baking) return null;
  const { at, now, cookTime } = baking;
  const tins = 'the hollows of a muffin tin';
  return {
    ...recipe,
    title: `Mini ${recipe.title}`,
    cookTime,
    instructions: recipe.instructions.map((step, n) => {
      if (n !== at)
        return step.replace(/\ban? (?:\d\d cm )(?:tart |loose-based |baking )?(?:tin|dish)\b/, tins);
      return step
        .replace(BAKED_FOR, (_, verb: string, on: string) => `${verb}${on}for ${now} minutes`)
        .replace(IN_TIN, (said) => {
          const verb = /^[A-Z]/.test(said) ? 'Divide the mixture among' : 'divide it among';
          return /[Bb]ake/.test(said) ? `${verb} ${tins} and bake` : `${verb} ${tins} and`;
        });
    }),
  };
}

/** What names no tin of its own is divided among paper cases. */
function inCases(recipe: ComposedRecipe, place: 'muffin-tin' | 'cupcake-tin'): ComposedRecipe | null {
  const baking = bakingOf(recipe);
  if (!baking) return null;
  const { at, step, now, cookTime } = baking;
  const tins = `${casesFor(recipe.ingredients, place)} paper cases in a muffin tin`;
  const name = place === 'cupcake-tin' ? 'Cupcakes' : 'Muffins';
  const timed = step
    .replace(BAKED_FOR, (_, verb: string, on: string) => `${verb}${on}for ${now} minutes`)
    .replace(/\b([Bb])ake\b/, (_, b: string) => `${b === 'B' ? 'D' : 'd'}ivide among ${tins} and bake`);
  return {
    ...recipe,
    title: recipe.title.replace(/(?= with |$)/, ` ${name}`),
    cookTime,
    instructions: recipe.instructions.with(at, timed),
  };
}

const OF_CRUST = /\b(?:pastry|crust|blind|baking beans|line (?:a|the) [^.]*(?:tin|dish) with)\b/i;

/** The filling alone, from a greased dish. */
function withoutCrust(recipe: ComposedRecipe): ComposedRecipe | null {
  const ingredients = recipe.ingredients.filter(({ name }) => !/pastry|filo|crust/.test(name));
  if (ingredients.length === recipe.ingredients.length) return null;
  const steps = recipe.instructions.map((step) =>
    step
      .split(/(?<=[.!?]) +(?=\p{Lu})/u)
      .filter((sentence) => !OF_CRUST.test(sentence) || HEATS.test(sentence))
      .map((sentence) =>
        HEATS.test(sentence) ? `${(HEATS.exec(sentence)?.[0] ?? '').replace(/^h/, 'H')}.` : sentence,
      )
      .join(' '),
  );
  const saved = recipe.instructions
    .flatMap((step) => sentencesIn(step))
    .filter((sentence) => OF_CRUST.test(sentence) && !HEATS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/\b[Bb]ake\b[^.]*|\bthen without\b[^.]*/g)])
    .flatMap(([said]) => [...said.matchAll(/(\d+) minutes/g)])
    .reduce((sum, [, minutes]) => sum + Number(minutes), 0);
  const heated = steps.findIndex((step) => HEATS.test(step));
  const first = 'Grease a 24 cm baking dish.';
  const greased = heated < 0 ? [first, ...steps] : steps.with(heated, `${steps[heated]} ${first}`);
  return {
    ...recipe,
    title: `Crustless ${recipe.title}`,
    ingredients,
    cookTime: Math.max(10, recipe.cookTime - saved),
    instructions: greased
      .map((step) => step.replace(/\bthe (?:pastry |tart )?case\b/g, 'the dish'))
      .filter((step) => step !== '')
      // Nothing else is on the way yet.
      .map((step, n, all) =>
        all.slice(0, n).some((each) => /\d minutes/.test(each))
          ? step
          : step.replace(/^Meanwhile, (\w)/, (_, letter: string) => letter.toUpperCase()),
      ),
  };
}

const GRAMS_OF_CHEESE = 40;

/** Under mozzarella, from the oven: what is cooked already is browned. */
function underCheese(recipe: ComposedRecipe, may: May): ComposedRecipe | null {
  if (!may('mozzarella')) return null;
  const { amount } = quantityOf(recipe.servings * GRAMS_OF_CHEESE, { unit: 'g', units: 'g' }, 'fine');
  const isThere = recipe.ingredients.some(({ name }) => /^mozzarella/.test(name));
  return {
    ...recipe,
    title: /^Baked /.test(recipe.title) ? recipe.title : `Baked ${recipe.title}`,
    cookTime: recipe.cookTime + 12,
    ingredients: isThere ? recipe.ingredients : [...recipe.ingredients, { amount, name: 'mozzarella, torn' }],
    instructions: [
      ...recipe.instructions,
      'Heat the oven to 220 °C (430 °F). Tip everything into a baking dish, top with the mozzarella and bake for 12 minutes, until bubbling and golden.',
    ],
  };
}
