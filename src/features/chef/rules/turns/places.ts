import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { sentencesIn } from '../classics/text.ts';
import { fromPan, IN_AIR_FRYER, ON_TRAY } from '../devices/from-pan.ts';
import { onGrill } from '../devices/on-grill.ts';
import { inOvenPot } from '../devices/oven-pot.ts';
import { capital, heat } from '../devices/sentences.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { May } from '../swaps/swap.ts';
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
    case 'tray':
      return onTray(recipe);
    default:
      return inSmallTins(recipe, place);
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
const CAKE = /\b(?:Bread|Loaf|Cake|Brownies|Sponge|Traybake|Pudding)\b/;
/** Grams of flour, sugar and cocoa in one muffin, and in one cupcake, which is smaller. */
const DRY_OF_ONE = 35;
const DRY_OF_CUPCAKE = 25;
const LEAST_MINUTES = 15;
const MOST_CASES = 24;
/** What is said of the layers of a cake. */
const OF_LAYERS: readonly (readonly [said: RegExp, instead: string])[] = [
  [/,? and (?:grease and )?line (?:a|two|three) [^.]*?\btins?\b/, ''],
  [/\b([Dd])ivide between the tins and (?=bake)/, ''],
  [/\b(?:use it to )?(?:fill and cover|sandwich and cover) the cakes?\b/, 'pipe or spread it over them'],
];

/** How many paper cases a mixture fills. */
export function casesFor(
  lines: readonly { amount: string; name: string }[],
  place: 'muffin-tin' | 'cupcake-tin' | 'small',
): number {
  const dry = lines
    .filter(({ amount, name }) => /flour\b|(?<!icing )sugar\b|cocoa/.test(name) && / g$/.test(amount))
    .reduce((sum, { amount }) => sum + parseInt(amount, 10), 0);
  const many = Math.round(dry / (place === 'cupcake-tin' ? DRY_OF_CUPCAKE : DRY_OF_ONE) / 2) * 2;
  return Math.min(MOST_CASES, Math.max(6, many));
}

/** What bakes in a large tin bakes in small ones, for half of the time. */
function inSmallTins(
  recipe: ComposedRecipe,
  place: 'muffin-tin' | 'cupcake-tin' | 'small',
): ComposedRecipe | null {
  const at = recipe.instructions.findLastIndex(
    (step) => BAKED_FOR.test(step) && !/blind|baking beans/.test(step),
  );
  const step = recipe.instructions[at];
  if (step === undefined) return null;
  const many = casesFor(recipe.ingredients, place);
  const before = Number(BAKED_FOR.exec(step)?.[3] ?? 0);
  const now = Math.min(before, Math.max(LEAST_MINUTES, Math.round(before * 0.5)));
  const isCased = place !== 'small';
  const tins = isCased ? `${many} paper cases in a muffin tin` : 'the hollows of a muffin tin';
  const name = place === 'cupcake-tin' ? 'Cupcakes' : 'Muffins';
  const titled = isCased
    ? CAKE.test(recipe.title)
      ? recipe.title.replace(CAKE, (said) =>
          /^(?:Brownies|Sponge|Traybake)$/.test(said) ? `${said.replace(/s$/, '')} ${name}` : name,
        )
      : recipe.title.replace(/(?= with |$)/, ` ${name}`)
    : `Mini ${recipe.title}`;
  return {
    ...recipe,
    title: titled,
    description: isCased
      ? recipe.description.replace(/^(?:Two|Three) layers of (\w)/, (_, first: string) => first.toUpperCase())
      : recipe.description,
    cookTime: Math.max(now, recipe.cookTime - (before - now)),
    instructions: recipe.instructions.map((step, n) => {
      const each = isCased
        ? OF_LAYERS.reduce(
            (all, [said, instead]) =>
              all.replace(said, (found) => (/^D/.test(found) ? capital(instead) : instead)),
            step,
          ).replace(/^bake\b/, 'Bake')
        : step;
      if (n !== at)
        return isCased
          ? each
          : each.replace(/\ban? (?:\d\d cm )(?:tart |loose-based |baking )?(?:tin|dish)\b/, tins);
      const timed = each.replace(
        BAKED_FOR,
        (_, verb: string, on: string) => `${verb}${on}for ${now} minutes`,
      );
      const tinned = timed.replace(IN_TIN, (said) => {
        const verb = /^[A-Z]/.test(said) ? 'Divide the mixture among' : 'divide it among';
        return /[Bb]ake/.test(said) ? `${verb} ${tins} and bake` : `${verb} ${tins} and`;
      });
      return tinned === timed && isCased
        ? timed.replace(
            /\b([Bb])ake\b/,
            (_, b: string) => `${b === 'B' ? 'D' : 'd'}ivide among ${tins} and bake`,
          )
        : tinned;
    }),
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

/** A tin for so many grams of flour and cocoa at most. */
const TINS: readonly (readonly [grams: number, tin: string])[] = [
  [140, '20 x 20 cm'],
  [210, '20 x 30 cm'],
  [330, '23 x 33 cm'],
  [Number.POSITIVE_INFINITY, '30 x 40 cm'],
];
const OWN_TIN =
  /\b(?:(?:a|an|two|three) )(?:lined |greased |floured |buttered |deep |ungreased |\d\d cm |square |round |springform |loose-bottomed |loaf |ring |cake |baking )*(?:tins?|mould)\b/;
const IS_LOAF = /\bloaf tin\b/;
const IS_TWO = /\b(?:two|three) (?:[a-z0-9]+ )*tins\b|\bbetween the tins\b/;
const BAKES_FLAT = /\b([Bb]ake\b[^.]*?\bfor )(\d+)( minutes)/;
/** How long a flat cake bakes beside a high one. */
const FLAT_SOONER = { loaf: 0.6, round: 0.8, layers: 1 };
/** What is said of a cake of layers, or a high one. */
const HIGH: readonly (readonly [said: RegExp, instead: string])[] = [
  [/\bDivide (?:the (?:batter|mixture) )?(?:between|into|among) /g, 'Spread in '],
  [/\bdivide (?:the (?:batter|mixture) )?(?:between|into|among) /g, 'spread in '],
  [/\b([Ll])ine a lined\b/g, '$1ine a'],
  [/\bthe tins\b/g, 'the tin'],
  [/\buse it to fill and cover the cake\b/g, 'spread it over the cake'],
  [/\b(?:sandwich|fill) (?:the cakes?|the layers|them|it)(?: together)? with\b/g, 'spread the top with'],
  [/\bfill and cover the cakes?\b/g, 'cover the cake'],
  [/\bSandwich and cover the cakes?\b/g, 'Cover the cake'],
  [/\bSpread one sponge with ([^.]*?), lay on the other and\b/g, 'Spread the sponge with $1, and'],
  [/\bover the top and sides\b/g, 'over the top'],
];
const OF_CAKE = /\b(?:Layer )?(?:Cake|Loaf|Bread)\b/;

/** A cake in one flat tin, to be cut into squares; `null` if its steps name no tin. */
function onTray(recipe: ComposedRecipe): ComposedRecipe | null {
  const { title, ingredients, instructions } = recipe;
  const text = instructions.join(' ');
  if (!OWN_TIN.test(text) || !BAKES_FLAT.test(text)) return null;
  const dry = ingredients
    .filter(({ amount, name }) => /flour\b|cocoa|ground almonds/.test(name) && / g$/.test(amount))
    .reduce((sum, { amount }) => sum + parseInt(amount, 10), 0);
  const tin = `a lined ${TINS.find(([grams]) => dry <= grams)?.[1]} tin`;
  const times = IS_TWO.test(text)
    ? FLAT_SOONER.layers
    : IS_LOAF.test(text)
      ? FLAT_SOONER.loaf
      : FLAT_SOONER.round;
  let saved = 0;
  const steps = instructions.map((step) => {
    const flat = HIGH.reduce(
      (all, [said, instead]) => all.replace(said, instead),
      step.replace(OWN_TIN, tin),
    );
    return flat.replace(BAKES_FLAT, (_, bake: string, minutes: string, end: string) => {
      const now = Math.round(Number(minutes) * times);
      saved += Number(minutes) - now;
      return `${bake}${now}${end}`;
    });
  });
  return {
    ...recipe,
    title: OF_CAKE.test(title) ? title.replace(OF_CAKE, 'Traybake') : `${title} Traybake`,
    description: recipe.description.replace(/\bloaf(?: cake)?\b/, 'cake'),
    cookTime: Math.max(15, recipe.cookTime - saved),
    instructions: [...steps, 'Cut into squares to serve.'],
  };
}
