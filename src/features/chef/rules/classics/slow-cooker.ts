import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { ChefRequest } from '../request/request.ts';
import { type Classic, readPart } from './classic.ts';
import { machineOf } from './machines.ts';

/** What simmers for less than half an hour needs no whole day. */
const SHORTLY: readonly string[] = ['curry', 'stew'];
const LEAST_OF_SHORT = 8;
const GRILLED = /\b(?:[Gg]rill|[Bb]ake|[Rr]oast|oven|tandoor)\b/;
const SIMMERS_SHORTLY = /\bsimmer(?: gently)? for (?:[1-9]|10) minutes\b/g;
/** What goes in last is raw, and a slow cooker takes its time with it. */
const SIMMERS_LATER = /\bsimmer(?: gently)? for (1[1-9]|2\d) minutes\b/g;
const AN_HOUR = 60;
const SIMMERED: readonly string[] = ['stew', 'curry', 'soup'];
/** What is cooked to be baked under a lid of mash or pastry. */
const FILLED: readonly string[] = ['pie'];
const LEAST_OF_FILLING = 15;
const SLOWLY: readonly string[] = [...SIMMERED, 'roast'];
/** What simmers for less is a sauce rather than the dish. */
const LEAST_MINUTES = 30;
const ON_LOW = 480;
/** Nothing boils away under the lid. */
const LIQUID_LEFT = 0.6;
const LIQUID = /^(?:water|(?:canned )?coconut milk|red wine|white wine|beer|stout|.*\b(?:stock|broth))$/;
const SIMMERS =
  /^(.*?)(?:\b(?:and|then) )?\b([Ss]immer|[Cc]over and simmer|(?:[Cc]over and )?[Bb]raise|[Cc]ook)\b[^.]*? for (?:another )?(\d+) minutes(.*)\.$/;
const SENTENCE = /(?<=\.) (?=\p{Lu})/u;
/** What has to boil away does so in an open pan only. */
const BOILS_AWAY =
  /\buncovered\b|until (?:almost |nearly )?(?:dry|thick|reduced|sticky|syrupy)|[Bb]oil (?:the sauce|it) down/;

const UNDER_PRESSURE_MINUTES = 12;
/** Steam takes hardly anything away. */
const LIQUID_UNDER_PRESSURE = 0.75;
/** What turns to mush or burns on under pressure. */
const NOT_UNDER_PRESSURE = /pasta|noodles|ditalini|macaroni|spaghetti|cream|milk|fish|cod|prawn|mussel/;

/** The same under pressure: the longest simmering takes a third of the time. `null` if there is none, or it would not be good. */
export function underPressure(
  recipe: ComposedRecipe,
  classic: Pick<Classic, 'kind' | 'title'>,
  { leanings }: Pick<ChefRequest, 'leanings'>,
): ComposedRecipe | null {
  if (!leanings.includes('pressure-cooker') || machineOf(classic) !== null) return null;
  if (!SLOWLY.includes(classic.kind)) return null;
  const { steps, longest } = simmeringOf(recipe);
  const at = steps.flat().find((sentence) => minutesOf(sentence) === longest) ?? '';
  if (longest < UNDER_PRESSURE_MINUTES || NOT_UNDER_PRESSURE.test(at)) return null;
  // What simmers twice for long, or is drained, is cooked in more than one way.
  if (isDrained(steps, longest) || isTwice(steps, longest)) return null;
  const minutes = Math.max(5, Math.round(longest / 3));
  const { first, sign } = aroundSimmering(at);
  const pressed = `${first}Scrape the bottom clean, close the pressure cooker and cook at high pressure for ${minutes} minutes${sign}. Let the pressure fall for 10 minutes, then release the rest.`;
  return {
    ...recipe,
    instructions: withoutIdleOven(
      steps.map((sentences) => sentences.map((sentence) => (sentence === at ? pressed : sentence)).join(' ')),
    ),
    cookTime: recipe.cookTime - longest + minutes + 20,
    ingredients: recipe.ingredients.map((line) => withLessLiquid(line, LIQUID_UNDER_PRESSURE)),
  };
}

/**
 * A dish that simmers for long, as a slow cooker cooks it: the longest simmering is done in there, with less liquid. `null` if the
 * dish is not one that gets better by it, or has a slow cooker's recipe of its own.
 */
export function inSlowCooker(
  recipe: ComposedRecipe,
  classic: Pick<Classic, 'kind' | 'title'>,
  { leanings, minutes }: Pick<ChefRequest, 'leanings' | 'minutes'>,
): ComposedRecipe | null {
  if (!leanings.includes('slow-cooker') || minutes !== null) return null;
  const isFilled = FILLED.includes(classic.kind);
  if (!(isFilled || SLOWLY.includes(classic.kind)) || machineOf(classic) !== null) return null;
  const { steps, longest } = simmeringOf(recipe);
  // What was grilled first is only warmed in its sauce.
  const isShort =
    SHORTLY.includes(classic.kind) &&
    longest < LEAST_MINUTES &&
    !steps.flat().some((each) => GRILLED.test(each));
  if (longest < (isFilled ? LEAST_OF_FILLING : isShort ? LEAST_OF_SHORT : LEAST_MINUTES)) return null;
  if (isDrained(steps, longest)) return null;
  let isPast = false;
  let more = 0;
  const instructions = steps.map((sentences) =>
    sentences
      .map((sentence) => {
        if (!isPast && minutesOf(sentence) === longest) {
          isPast = true;
          return slowly(sentence, isShort);
        }
        const late = isPast ? sentence.replace(/^Meanwhile,/, 'Towards the end,') : sentence;
        if (!isPast) return late;
        if (BOILS_AWAY.test(sentence)) return `Tip it back into the pan. ${late}`;
        const longer = late.replace(SIMMERS_LATER, (_, minutes: string) => {
          more += AN_HOUR - Number(minutes);
          return 'cover and cook on high for 1 hour';
        });
        return isShort ? longer.replace(SIMMERS_SHORTLY, 'cook on high for 20 minutes') : longer;
      })
      .join(' '),
  );
  return {
    ...recipe,
    instructions: withoutIdleOven(instructions),
    cookTime: recipe.cookTime - longest + more + (isShort ? ON_LOW / 2 : ON_LOW),
    ingredients: recipe.ingredients.map((line) => withLessLiquid(line, LIQUID_LEFT)),
  };
}

const HEATS_OVEN = /\b[Hh]eat the oven to [^.]*?(?:\.(?: |$)|(?= and [a-z]+ ))/;
const IN_OVEN = /\b(?:[Bb]ake|[Rr]oast|in the oven|[Oo]venproof)\b/;

/** Steps that heat no oven for what is cooked elsewhere now. */
const withoutIdleOven = (steps: readonly string[]): string[] =>
  steps.some((step) => IN_OVEN.test(step))
    ? [...steps]
    : steps.map((step) => step.replace(HEATS_OVEN, '')).filter((step) => step !== '');

function slowly(sentence: string, isShort: boolean): string {
  const { first, sign } = aroundSimmering(sentence);
  return `${first}Tip everything into the slow cooker, cover and cook for ${
    isShort ? '4 hours on low or 2 hours on high' : '8 hours on low or 4 hours on high'
  }${sign}.`;
}

const SECOND = 30;

/** Whether what simmers longest is drained, and only a part of the dish. */
const isDrained = (steps: readonly string[][], longest: number): boolean => {
  const all = steps.flat();
  return /^Drain\b/.test(all[all.findIndex((sentence) => minutesOf(sentence) === longest) + 1] ?? '');
};

/** Whether something else simmers for long as well. */
const isTwice = (steps: readonly string[][], longest: number): boolean =>
  steps.flat().filter((sentence) => minutesOf(sentence) >= Math.min(SECOND, longest)).length > 1;

/** The sentences of each step, and the minutes of the longest simmering. */
function simmeringOf({ instructions }: ComposedRecipe): { steps: string[][]; longest: number } {
  const steps = instructions.map((step) => step.split(SENTENCE));
  return { steps, longest: Math.max(...steps.flat().map(minutesOf)) };
}

const minutesOf = (sentence: string): number => Number(SIMMERS.exec(sentence)?.[3] ?? 0);

/** What a sentence says to do before it simmers, and the sign that it is done. */
function aroundSimmering(sentence: string): { first: string; sign: string } {
  const [, before = '', , , after = ''] = SIMMERS.exec(sentence) ?? [];
  const first = before.trim().replace(/(?:,? cover)?[,;]?(?: and| then)?$/, '');
  const [sign = ''] = /, until [^,]*$/.exec(after) ?? [];
  return { first: first && `${first}. `, sign };
}

function withLessLiquid(
  line: ComposedRecipe['ingredients'][number],
  left: number,
): ComposedRecipe['ingredients'][number] {
  const name = line.name.split(',')[0] ?? '';
  if (!LIQUID.test(name) || !/ (?:ml|l)$/.test(line.amount)) return line;
  const part = readPart(`${line.amount} ${line.name}`);
  const inMl = line.amount.endsWith(' l') ? part.count * 1000 : part.count;
  const { amount } = quantityOf(inMl * left, { unit: 'ml', units: 'ml' }, 'fine');
  return { ...line, amount };
}
