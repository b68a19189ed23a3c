import { t } from '#shared/t.ts';
import { heldWarm } from '../kitchen/kitchen-answers.ts';
import { inOtherTin, namesTin } from '../kitchen/tins.ts';
import { costOf } from '../questions/about-recipe.ts';
import { plainPhrase, wordsApart } from '../request/request-words.ts';
import type { ComposedRecipe } from './check-recipe.ts';
import { restOf } from './rest-of.ts';

interface Demand {
  /** The message, in the form of `wordsApart`. */
  said: string;
  /** As it was written. */
  written: string;
  recipe: ComposedRecipe;
  /** Whether the dish was named. */
  isNamed: boolean;
}

const HOUR = '(\\d{1,2})(?: ?[:.] ?(\\d{2}))? ?(am|pm|o ?clock|uhr|h)?';
const AT = new RegExp(
  `\\b(?:ready (?:by|for|at)|(?:eat(?:ing)?|dinner(?: is)?|lunch(?: is)?|supper(?: is)?|tea(?: is)?|serv(?:e|ed|ing)(?: it)?|on the table|guests (?:come|arrive|are here|get here)|home) (?:by|at|around|about)|(?:done|finished|fertig) (?:by|um)|essen um) ${HOUR}(?= *(?:$|[,.;!?]|[a-z]))(?! (?:people|persons|guests|of us|friends|portions|minutes|mins|hours))`,
);
/** Before this hour, nobody who says no more means the morning. */
const LAST_EVENING_HOUR = 11;
const NOON = 12;
const MINUTES_OF_DAY = 24 * 60;
const clock = (minutes: number): string => {
  const all = (minutes + 2 * MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};

/** When to begin, for somebody who says when to eat. */
function startSaid({ written, recipe }: Demand): string | null {
  const [, hour, minute = '0', half] = AT.exec(written.toLowerCase().replace(/['’]s/g, ' is')) ?? [];
  const said = Number(hour ?? 0);
  if (!hour || said > 24) return null;
  const isMorning = half === 'am' || /breakfast/.test(written) || said > LAST_EVENING_HOUR;
  const eaten = (said + (isMorning ? 0 : NOON)) * 60 + Number(minute);
  const takes = recipe.prepTime + recipe.cookTime + restOf(recipe);
  return t('To eat at {time}, start at {start}.', {
    time: clock(eaten),
    start: clock(eaten - Math.ceil((takes + 10) / 5) * 5),
  });
}

const BUDGET =
  /[£€$] ?\d+|\b\d+ ?(?:£|€|\$|pounds?|euros?|dollars?|quid|bucks)\b|\b(?:fiver|tenner|budget)\b/i;
const WARM =
  /\b(?:kept|keep(?:s|ing)?|stays?|held?) (?:it |them )?(?:warm|hot)\b|\bwarm ?(?:halten|gehalten)\b/;
const LEFT_OVER =
  /\b(?:left ?over|leftovers? of|cooked|rest of (?:the|my|our)) (?:(?:cold|roast|roasted|cooked|sunday) )*(beef|steak|chicken|turkey|lamb|pork|ham|salmon|duck)\b/;
const COOKED = /\b(?:cooked|leftover|cold|roast|ham|smoked)\b/i;
const IRON =
  /\b(?<!cast[ -])iron\b(?! (?:pan|skillet|pot))|\beisen(?:reich\w*)?\b|\ben fer\b|\ben hierro\b|\bdi ferro\b/;
const WITH_IRON =
  /\b(?:beef|steak|lamb|venison|liver|mussels|clams|lentils|chickpeas|beans|tofu|spinach|chard|kale|pumpkin seeds|quinoa)\b/i;
const TRIMMINGS = /\b(?:all the |the )trimmings\b/;
const STYLE = /\b([a-z]+)[ -]style\b/;
/** Said of any dish. */
const ANY_STYLE = /^(?:home|family|old|new|restaurant|free|life|in|the|this|that|any)$/;

const linesOf = ({ ingredients }: ComposedRecipe) =>
  ingredients.map(({ name }) => name).filter((name) => !/stock|sauce\b/.test(name));

/** What a first message demands of the dish beside its foods: each is told, and whether it is met is judged by the recipe alone. */
const DEMANDS: readonly ((demand: Demand) => string | null)[] = [
  startSaid,
  ({ said, recipe }) => (namesTin(said) ? inOtherTin(said, recipe) : null),
  ({ written, recipe }) => (BUDGET.test(written) ? costOf(recipe) : null),
  ({ said }) => (WARM.test(said) ? heldWarm() : null),
  ({ said, recipe }) => {
    const [, food = ''] = LEFT_OVER.exec(said) ?? [];
    if (food === '' || linesOf(recipe).some((name) => COOKED.test(name))) return null;
    return t(
      'It is written for raw meat. What is left over is cooked already: skip its frying, and stir it in for the last 5 minutes, until it steams all through.',
    );
  },
  ({ said, recipe }) => {
    if (!IRON.test(said)) return null;
    const foods = linesOf(recipe).flatMap((name) => WITH_IRON.exec(name)?.[0].toLowerCase() ?? []);
    return foods.length > 0
      ? t(
          'Its iron comes mostly from the {foods}. Something with vitamin C beside it helps you take it up.',
          {
            foods: [...new Set(foods)].slice(0, 3).join(', '),
          },
        )
      : t('It has no food in it that is rich in iron.');
  },
  ({ said }) =>
    TRIMMINGS.test(said)
      ? t(
          'I cook one dish at a time. Its trimmings come next, if you ask: roast potatoes, glazed carrots, greens, stuffing, Yorkshire puddings and gravy.',
        )
      : null,
  ({ said, recipe, isNamed }) => {
    const [, style = ''] = STYLE.exec(said) ?? [];
    if (!isNamed || style === '' || ANY_STYLE.test(style)) return null;
    const all = plainPhrase([recipe.title, recipe.description, ...recipe.tags].join(' '));
    return all.includes(style)
      ? null
      : t('I know it only as it is usually made, and did not change it for “{style} style”.', { style });
  },
];

/** What is to be said of the demands of a first message. */
export function demandsSaid(written: string, recipe: ComposedRecipe, isNamed: boolean): string[] {
  const said = wordsApart(written);
  return DEMANDS.flatMap((demand) => demand({ said, written, recipe, isNamed }) ?? []);
}
