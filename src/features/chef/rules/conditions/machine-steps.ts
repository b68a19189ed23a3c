import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { quantityOf } from '../knowledge/quantities.ts';

interface Kept {
  recipe: ComposedRecipe;
  said: string[];
}

const HOUR = 60;
const ON_LOW =
  /\bcook (?:on low for (\d+) hours?, or on high for (\d+)(?: \d\/\d)?|for (\d+) hours on low or (\d+) hours on high)/;
/** From here on, what is tough gets better and nothing dries out. */
const LONG = 7;
/** After so many hours on low, even a joint is left in strings. */
const MOST_ON_LOW = 10;
const READY_AHEAD =
  'Cut and measure everything the evening before, with the meat in a box of its own in the fridge: in the morning it only goes into the pot.';

/** The hours that a slow cooker's dish takes on low; `null` if none are said. */
export function hoursOnLow(steps: readonly string[]): number | null {
  const [, one, , other] = ON_LOW.exec(steps.join(' ')) ?? [];
  const hours = Number(one ?? other ?? 0);
  return hours > 0 ? hours : null;
}

/** A slow cooker's dish for somebody who is away for longer than it takes. `null` if it is no such dish. */
export function leftAlone(recipe: ComposedRecipe, minutes: number): Kept | null {
  const done = hoursOnLow(recipe.instructions);
  if (done === null) return null;
  const hours = Math.round(minutes / HOUR);
  const tips = [READY_AHEAD, ...recipe.cookingTips];
  if (hours < done) return onHigh(recipe, hours, tips);
  if (hours === done)
    return {
      recipe: { ...recipe, cookingTips: tips },
      said: [t('You are away for {hours} hours, and it takes {done} on low.', { hours, done })],
    };
  const isTough = done >= LONG;
  const onLow = isTough ? Math.min(hours, MOST_ON_LOW) : done;
  const rest = hours - onLow;
  const then =
    rest > 0
      ? ` Then keep it on warm for the last ${rest === 1 ? 'hour' : `${rest} hours`}: most slow cookers switch to it by themselves; for one that does not, let a plug-in timer start it up to 2 hours later.`
      : '';
  const instructions = recipe.instructions.map((step) =>
    step
      .replace(ON_LOW, `cook on low for ${onLow} hours`)
      .replace(/(cook on low for \d+ hours[^.]*\.)/, `$1${then}`),
  );
  return {
    recipe: {
      ...recipe,
      instructions,
      cookTime: recipe.cookTime - done * HOUR + hours * HOUR,
      cookingTips: tips,
    },
    said: [
      isTough
        ? t(
            'You are away for {hours} hours: it is done after {done} on low, and stands the rest without harm.',
            {
              hours,
              done,
            },
          )
        : t(
            'You are away for {hours} hours: it is done after {done} on low, and has to be kept warm from then on.',
            {
              hours,
              done,
            },
          ),
    ],
  };
}

/** The same for somebody who is back before it is done on low. */
function onHigh(recipe: ComposedRecipe, hours: number, tips: string[]): Kept {
  const done = hoursOnLow(recipe.instructions) ?? 0;
  const [, , one, , other] = ON_LOW.exec(recipe.instructions.join(' ')) ?? [];
  const high = Number(one ?? other ?? 0);
  if (high === 0 || high > hours)
    return {
      recipe: { ...recipe, cookingTips: tips },
      said: [t('You are away for {hours} hours, and it takes {done} on low.', { hours, done })],
    };
  return {
    recipe: {
      ...recipe,
      instructions: recipe.instructions.map((step) =>
        step.replace(ON_LOW, `cook on high for ${high} hours${high < hours ? ' and then on warm' : ''}`),
      ),
      cookTime: recipe.cookTime - done * HOUR + hours * HOUR,
      cookingTips: tips,
    },
    said: [
      t('You are away for {hours} hours, too few for low, so it cooks on high for {done}.', {
        hours,
        done: high,
      }),
    ],
  };
}

/** How a pressure cooker without a plug is told to do the same; if nobody said which it is, both ways. */
export function onTheStove(recipe: ComposedRecipe, isStovetop: boolean): ComposedRecipe {
  const opened = isStovetop
    ? 'Put the open pressure cooker over medium heat'
    : 'Set the pressure cooker to sauté, or put it over medium heat';
  const instructions = recipe.instructions.map((step) => {
    const said = step.replace(/Set the pressure cooker to sauté/g, opened);
    return isStovetop
      ? said.replace(
          /\b([Cc]lose(?: the pressure cooker)?(?: again)?(?:,| and)?)(?: then)? cook at high pressure for/g,
          (_, close: string) =>
            `${close.replace(/(?:,| and)$/, '')}, bring to full pressure over high heat, turn the heat down and cook at full pressure for`,
        )
      : said;
  });
  return { ...recipe, instructions };
}

const PULSE =
  /^canned ((?:red |white |black |green |brown )?(?:chickpeas|kidney beans|black beans|white beans|cannellini beans|butter beans|borlotti beans|haricot beans|pinto beans))(?:, .*)?$/;
/** Drained from a tin, they weigh more than twice as much. */
const DRY_SHARE = 0.42;
const UNDER_PRESSURE = 30;
const IN_A_POT = 80;

/** The same of pulses that are dry. `null` if it has none from a tin. */
export function fromDry(recipe: ComposedRecipe, isUnderPressure: boolean): Kept | null {
  const pulses: string[] = [];
  const ingredients = recipe.ingredients.map((line) => {
    const [, pulse] = PULSE.exec(line.name) ?? [];
    if (!pulse || !/^\d+ g$/.test(line.amount)) return line;
    pulses.push(pulse);
    const { count } = readPart(`${line.amount} ${line.name}`);
    return {
      amount: quantityOf(count * DRY_SHARE, { unit: 'g', units: 'g' }, 'fine').amount,
      name: `dried ${pulse}, soaked overnight`,
    };
  });
  const [pulse] = pulses;
  if (!pulse) return null;
  // What is raw in beans is gone only after ten minutes at a full boil.
  const hard = /beans/.test(pulse) ? 'Boil them hard for 10 minutes, then simmer' : 'Simmer';
  const step = isUnderPressure
    ? `Soak the ${pulse} in plenty of water overnight and drain. Put them into the pressure cooker with fresh water to 3 cm above them, close and cook at high pressure for 15 minutes. Let the pressure fall by itself, for about 15 minutes, and drain.`
    : `Soak the ${pulse} in plenty of water overnight and drain. Cover with fresh water. ${hard} for 75 minutes, until tender, and drain.`;
  return {
    recipe: {
      ...recipe,
      ingredients,
      instructions: [step, ...recipe.instructions],
      cookTime: recipe.cookTime + (isUnderPressure ? UNDER_PRESSURE : IN_A_POT),
    },
    said: [t('It starts from dried {pulses}, which soak overnight.', { pulses: pulse })],
  };
}
