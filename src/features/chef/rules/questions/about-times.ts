import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { whole } from './asking.ts';
import { sentencesOf } from './sentences.ts';

const HOW_LONG = whole(
  '(?:how long|how many minutes|wie lange|combien de temps|cuanto (?:tiempo )?|quanto(?: tempo)?) .*?\\b(bake|baked|oven|ofen|backen|gebacken|four|horno|forno|cuire|cuisson|cook|simmer|kochen|koch|fry|roast|boil|steam|grill|cocer|cuocere|cuociono|cuoce|hornear)\\b.*',
);
const AT_SETTING = whole(
  '(?:(?:for )?how (?:long|many hours)|wie (?:lange|viele stunden)|combien (?:de temps|d heures)|cuant(?:o|as)(?: tiempo| horas)?|(?:per )?quant[oe](?: tempo| ore)?)(?: .*)? (?:(?:on|at|auf|bei|a|en|al|su) (?:the |der |stufe |position )?(?:\\d{2,3}(?: (?:c|f|degrees|grad|grados|gradi|degres))?|low|high|medium|niedrig\\w*|hoch|hoher|doux|fort|baj[oa]|alt[oa]|bass[oa])|(?:in|with|im|mit|dans|au|en|con|nella|nel) (?:a |an |the |my |dem |der |la |le |el |il )?(?:slow ?-?cooker|crock ?-?pot|pressure ?-?cooker|instant ?-?pot|air ?-?fryer|microwave|mijoteuse|olla lenta|slow cooker|schongarer|heissluftfritteuse))(?: .*)?',
);
/** How long it waits before it is cut. */
const RESTS = whole(
  '(?:how long|how many minutes|wie lange|combien de temps|cuanto(?: tiempo)?|quanto(?: tempo)?) .*?(?:(?<!the )rest|resting|stand|chill|set|cool|ruhen|kuhlen|kalt stehen|reposer|repos|reposar|riposare|raffreddare|enfriar)(?: .*)?',
);
/** How long each side of a piece takes. */
const EACH_SIDE = whole(
  '(?:how long|how many minutes|wie lange|combien de temps|cuanto(?: tiempo)?|quanto(?: tempo)?)(?: .*)? (?:(?:each|per|a|either|both|on each|on both|for each) sides?|(?:pro|je|auf jeder) seite|(?:de |par |sur )?chaque (?:cote|face)|por (?:cada )?lado|per (?:ogni )?lato)(?: .*)?',
);
/** How long a piece takes that weighs more or less. */
const FOR_WEIGHT = whole(
  '(?:how long|how many (?:minutes|hours)|what if|and if|wie lange|combien de temps|cuanto(?: tiempo)?|quanto(?: tempo)?)(?: .*?)? (\\d+(?: , \\d+)?) ?(kg|kilos?|kilo|g|grams?|gramm|grammes|gramos|grammi|lbs?|pounds?|pfund|livres?)(?: .*)?',
);
const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^k/, 1000],
  [/^g/, 1],
  [/^pf|^livre/, 500],
  [/^lb|^pound/, 454],
];

/** Whether a question asks for minutes or hours. */
export const asksForTime = (said: string): boolean =>
  [HOW_LONG, AT_SETTING, RESTS, EACH_SIDE, FOR_WEIGHT].some((asked) => asked.test(said));

/** What the recipe says of the time that is asked for; `null` if it says nothing. */
export function timeIn(said: string, recipe: ComposedRecipe): string | null {
  const [, count, unit] = FOR_WEIGHT.exec(said) ?? [];
  if (count && unit) return forWeight(Number(count.replace(' , ', '.')), unit, recipe);
  if (EACH_SIDE.test(said)) return eachSide(recipe);
  if (RESTS.test(said)) return resting(recipe);
  if (AT_SETTING.test(said)) return inHours(recipe) ?? howLong('cook', recipe);
  const [, verb] = HOW_LONG.exec(said) ?? [];
  return verb ? (inHours(recipe) ?? howLong(verb, recipe)) : null;
}

const WAITS = /\b(?:[Rr]est(?! of)|[Ss]tand|[Cc]ool|[Cc]hill|[Ll]eave)\b[^.]*\d+ (?:minutes|hours?)/;

function resting(recipe: ComposedRecipe): string {
  const sentence = sentencesOf(recipe).find((each) => WAITS.test(each));
  return sentence
    ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() })
    : t('A steak or a chop rests for 5 minutes, a roast for 15 and a pie or a bake for 10.');
}

const ON_EACH = /\bminutes (?:on )?(?:each|both|a|per)\b/;
const SIDES = /\bminutes on (?:each|both)|\bminutes (?:each|a|per) side|\bturning\b[^.]*|\bturn\b/;

function eachSide(recipe: ComposedRecipe): string | null {
  const timed = sentencesOf(recipe).filter((each) => /\d+ minutes/.test(each) && SIDES.test(each));
  const sentence = timed.find((each) => ON_EACH.test(each)) ?? timed[0];
  return sentence ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() }) : null;
}

const ROASTS = /\b(?:[Rr]oast|[Bb]raise|[Bb]ake|[Ss]immer|[Gg]rill|[Cc]ook)\b[^.]*?(\d+) minutes/;
const LEAST_OF_A_JOINT = 400;
const GRAMS_OF_A_CHICKEN = 1600;

/** Heat goes in from all sides, so that twice the weight takes about 1.6 times as long. */
function forWeight(count: number, unit: string, recipe: ComposedRecipe): string | null {
  const grams = count * (GRAMS.find(([said]) => said.test(unit))?.[1] ?? 0);
  const weights = recipe.ingredients.map(({ amount, name }) =>
    name.startsWith('whole chicken') ? GRAMS_OF_A_CHICKEN : Number(/^(\d+) g$/.exec(amount)?.[1] ?? 0),
  );
  const own = Math.max(0, ...weights);
  const line = recipe.ingredients[weights.indexOf(own)];
  const minutes = Math.max(0, ...recipe.instructions.map((step) => Number(ROASTS.exec(step)?.[1] ?? 0)));
  if (!line || own < LEAST_OF_A_JOINT || grams < LEAST_OF_A_JOINT || minutes === 0) return null;
  const now = Math.round((minutes * (grams / own) ** (2 / 3)) / 5) * 5;
  return t(
    'About {now} minutes at the same heat: the recipe takes {minutes} minutes for {own} g of {food}. Look some minutes early, and go by the signs in the steps.',
    { now, minutes, own, food: foodOf(line) },
  );
}

const VERBS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /bake|baked|oven|ofen|backen|gebacken|four|horno|forno|hornear|cuisson/,
    /\b(?:[Bb]ake|[Rr]oast|oven|cook)\b[^.]*\d+ minutes/,
  ],
  [/stir/, /\b[Ss]tir[^.]*\d+ minutes|\d+ minutes[^.]*\bstirring/],
  [/simmer|kochen|koch/, /\b(?:[Ss]immer|[Bb]oil|[Cc]ook)\b[^.]*\d+ minutes/],
  [/fry/, /\b(?:[Ff]ry|[Bb]rown|[Ss]ear)\b[^.]*\d+ minutes/],
  [/roast/, /\b(?:[Rr]oast|[Bb]ake)\b[^.]*\d+ minutes/],
  [/boil/, /\b(?:[Bb]oil|[Cc]ook)\b[^.]*\d+ minutes/],
  [/steam/, /\b[Ss]team\b[^.]*\d+ minutes/],
  [/grill/, /\b[Gg]rill\b[^.]*\d+ minutes/],
  [/./, /\b(?:[Cc]ook|[Ss]immer|[Bb]ake|[Rr]oast|[Bb]oil|[Ff]ry|[Gg]rill)\b[^.]*\d+ minutes/],
];
/** The sentence of the recipe that says it. */
export function howLong(verb: string, recipe: ComposedRecipe): string | null {
  const [, timed] = VERBS.find(([asked]) => asked.test(verb)) ?? [];
  const sentences = sentencesOf(recipe).filter((sentence) => timed?.test(sentence));
  const minutesOf = (sentence: string) => Number(/(\d+) minutes/.exec(sentence)?.[1] ?? 0);
  const [longest] = sentences.toSorted((one, other) => minutesOf(other) - minutesOf(one));
  return longest
    ? t('{minutes} minutes: “{sentence}”', { minutes: minutesOf(longest), sentence: longest })
    : null;
}

/** The sentence that says for how many hours a dish cooks by itself. */
function inHours(recipe: ComposedRecipe): string | null {
  const sentence = sentencesOf(recipe).find((each) => COOKS.test(each) && HOURS.test(each));
  return sentence ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() }) : null;
}
const HOURS = /\b\d+(?:(?: to |–|-)\d+)? hours?\b/;
const COOKS = /\b(?:bake|roast|simmer|cook|braise|stew|poach)\b/i;
