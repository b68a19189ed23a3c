import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import {
  filled,
  intoOven,
  isBroth,
  isTooLarge,
  laidInto,
  restOf,
  type Simmering,
  signOf,
  simmeringsIn,
  withLessLiquid,
  withoutDairy,
  withoutIdleOven,
} from './pot-steps.ts';
import { isNamedIn, type Line, sentencesOf, stepsOf } from './sentences.ts';
import { LEFT, type SetAside, withMeatInSauce } from './set-aside.ts';

/** What a dish must simmer for on the stove, at least, to be better for a day in the slow cooker. */
const LEAST: Readonly<Record<string, number>> = { stew: 8, curry: 8, soup: 14, pie: 15, roast: 30 };
const LEAST_OF_OTHERS = 25;
const SHORT = 25;

/** Hours on low and on high, by what takes longest. */
const HOURS: readonly (readonly [of: RegExp, low: number, high: number])[] = [
  [
    /(?:beef|pork|lamb|mutton|goat|veal|venison|brisket|shoulder|topside)[^,]*, in (?:one|\d|two|three|large) piece|oxtail|tongue|shank|hock|cheeks?|tripe/,
    9,
    5,
  ],
  [/^dried (?!shiitake|chill|oregano|thyme|mushroom|fenugreek|mint)|soaked overnight/, 8, 4],
  [
    /^(?!minced|smoked|salt|corned|cooked).*\b(?:beef|pork|lamb|mutton|goat|veal|venison|rabbit|hare|brisket|ribs|boar|steaks?)\b(?!.*(?:stock|mince|tenderloin|sausage))/,
    8,
    4,
  ],
  [
    /^(?!.*fillets).*\b(?:chicken|duck|guinea fowl|pheasant|turkey)\b.*\b(?:legs?|thighs|drumsticks|joints|pieces)\b|whole (?:chicken|duck)/,
    6,
    3,
  ],
  [/lentils|split peas|barley|chickpeas, soaked|minced|sausages|meatballs/, 6, 3],
  [
    /\b(?:chicken|turkey) breast|\b(?:chicken|turkey|duck)\b.*\b(?:sliced|strips|chunks|pieces|cubes|cubed|diced?)\b/,
    4,
    2,
  ],
  [/(?:chicken|duck|turkey)(?! stock)/, 5, 3],
];
const OF_PLANTS = { low: 6, high: 3 };
const QUICKLY = { low: 4, high: 2 };

/** Nothing boils away under the lid; a soup is to stay one. */
const LIQUID_LEFT = 0.6;
const LIQUID_OF_SOUP = 0.85;

/** What has to boil away does so in an open pan only. */
const BOILS_AWAY =
  /\buncovered\b|\b[Uu]ncover\b|until (?:almost |nearly |very )?(?:dry|thick|reduced|sticky|syrupy|glossy)|[Bb]oil (?:the sauce|it) down/;
const IN_PAN_AGAIN =
  /\b(?:in the (?:rest of the |half of the )?(?:[a-z]+ )?(?:oil|butter|ghee|lard)|[Mm]elt the|in (?:a|the) (?:dry |clean )?(?:frying )?pan)\b/;
const WAITING = /^Meanwhile,?/;

/** Raw beans of these kinds are poisonous until they have boiled; no slow cooker boils them. */
const RAW_BEANS =
  /^dried (?:red |white |black |pinto |borlotti |haricot |cannellini |butter |mixed |navy |kidney )*(?:kidney )?beans|^(?:red )?kidney beans, (?:dried|soaked)/;
const BOILED_HARD = /\bboil(?:ed)?\b[^.]*\b(?:1\d|[2-9]\d) minutes/i;

const hoursOf = (lines: readonly Line[], isShort: boolean): { low: number; high: number } => {
  const found = HOURS.find(([of]) => lines.some(({ name }) => of.test(name)));
  if (found) return { low: found[1], high: found[2] };
  return isShort ? QUICKLY : OF_PLANTS;
};

/** 'cook for 8 hours on low or 4 hours on high', as conditions/machine-steps.ts reads it. */
const onLow = ({ low, high }: { low: number; high: number }) =>
  `cook for ${low} hours on low or ${high} hours on high`;

/**
 * A dish that simmers, as a slow cooker cooks it: the longest simmering is done in there, for as long as its food needs and with less
 * liquid, unless it was measured for that; what is quick, cream and fish come at the end. `null` if nothing in it simmers for long enough to be better for it.
 */
export function inSlowCooker(
  recipe: ComposedRecipe,
  { kind }: Pick<Classic, 'kind'>,
  isForLong = false,
): ComposedRecipe | null {
  if (isTooLarge(recipe.ingredients)) return null;
  const written = sentencesOf(recipe);
  const all = simmeringsIn(written, kind === 'roast' && isJoint(recipe));
  const longest = Math.max(0, ...all.map(({ minutes }) => minutes));
  const main = all.find(({ minutes }) => minutes === longest);
  // What was grilled first is only warmed in its sauce, but for the pieces of a curry.
  const isGrilled = written.flat().some((each) => /\b(?:[Gg]rill|tandoor)\b/.test(each));
  if (!main || longest < (LEAST[kind] ?? LEAST_OF_OTHERS)) return null;
  if (isGrilled && kind !== 'curry' && longest < SHORT) return null;
  const meat = withMeatInSauce(written, main, recipe.ingredients);
  const sentences = meat?.sentences ?? written;
  const inIt = sentences
    .slice(0, main.step + 1)
    .flatMap((step, at) => (at < main.step ? step : step.slice(0, main.at + 1)))
    .join(' ');
  const foods = recipe.ingredients.filter((line) => isNamedIn(inIt, line) || line === meat?.line);
  const hours = hoursOf(foods, longest < SHORT);
  const laid = laidInto(sentences, main, 'slow cooker');
  const { dairy, sentence } = longCooked(main, hours, laid !== null, meat);
  const later = laterSteps(sentences, main);
  const instructions = (laid ?? sentences).map((step, stepAt) =>
    step.map((each, at) =>
      stepAt === main.step && at === main.at
        ? sentence
        : stepAt > main.step || (stepAt === main.step && at > main.at)
          ? (later.said.get(`${stepAt} ${at}`) ?? each)
          : each,
    ),
  );
  const beans = foods.find(({ name }) => RAW_BEANS.test(name));
  const isBoiled = BOILED_HARD.test(inIt.slice(0, inIt.length - main.after.length));
  const steps = withoutIdleOven(stepsOf(instructions));
  return {
    ...recipe,
    instructions: [
      ...(beans && !isBoiled
        ? [
            'Boil the soaked beans hard in plenty of fresh water on the stove for 10 minutes, and drain: a slow cooker never gets hot enough to make them safe.',
          ]
        : []),
      ...(dairy ? withAtEnd(steps, dairy) : steps),
      ...(kind === 'roast' && /whole chicken/.test(foods.map(({ name }) => name).join(' ')) ? [CRISP] : []),
    ],
    cookTime: recipe.cookTime - longest + hours.low * 60 + later.more - (meat?.saved ?? 0),
    ingredients:
      isForLong || isBroth(recipe.instructions)
        ? recipe.ingredients
        : withLessLiquid(recipe.ingredients, kind === 'soup' ? LIQUID_OF_SOUP : LIQUID_LEFT),
  };
}

function longCooked(
  main: Simmering,
  hours: { low: number; high: number },
  isLaid: boolean,
  meat: SetAside | null,
): { sentence: string; dairy: string | null } {
  const { before, dairy } = withoutDairy(main.before);
  const into = `Tip everything into the slow cooker${meat?.raw ? ` with ${meat.raw}` : ''}, cover`;
  const tipped = `${isLaid ? 'Cover' : into} and ${onLow(hours)}`;
  const first = filled({ ...main, before }, 'slow cooker', tipped);
  const isTipped = first.endsWith(tipped);
  const sign = (meat?.sign ?? '') === '' ? signOf(main.after) : meat?.sign;
  return {
    sentence: `${isTipped ? first : `${first} Cover and ${onLow(hours)}`}${sign}.${restOf(main.after)}`,
    dairy,
  };
}

const withAtEnd = (steps: readonly string[], dairy: string): string[] => {
  const at = steps.findIndex((step) => step.includes('hours on low'));
  return steps.map((step, n) =>
    n === at
      ? step.replace(
          /(hours on high[^.]*\.(?: (?!Stir in).*?\.)??)(?= |$)/,
          `$1 Stir in the ${dairy} and leave on high for 15 minutes.`,
        )
      : step,
  );
};

const CRISP = 'For a crisp skin, brown it under a hot grill for 5 minutes before you carve it.';

/** A bird, or a shoulder without crackling, roasts in its own steam; its skin does not get crisp. */
const isJoint = ({ ingredients, instructions }: ComposedRecipe): boolean =>
  ingredients.some(({ name }) => /^whole chicken|^(?:lamb|pork|goat) shoulder|^lamb shanks/.test(name)) &&
  !/crackl|blister|scored/.test(`${instructions.join(' ')} ${ingredients.map(({ name }) => name).join(' ')}`);

const ROOTS = /potato|carrot|parsnip|swede|celeriac|turnip|beetroot|cassava|yam|pumpkin|squash/i;

/** What comes after the hours in the cooker: on high, or in a pan again, if it has to boil away. */
function laterSteps(
  sentences: readonly (readonly string[])[],
  main: Simmering,
): { said: Map<string, string>; more: number } {
  const said = new Map<string, string>();
  let more = 0;
  let isInPan = false;
  sentences.forEach((step, stepAt) => {
    step.forEach((sentence, at) => {
      if (stepAt < main.step || (stepAt === main.step && at <= main.at)) return;
      if (sentence.includes(LEFT)) return;
      const waited = sentence.replace(WAITING, 'Towards the end,');
      if (WAITING.test(sentence) || isInPan) {
        said.set(`${stepAt} ${at}`, waited);
        return;
      }
      if (BOILS_AWAY.test(sentence) && /\b(?:simmer|boil|cook|reduce|bubble)\b/i.test(sentence)) {
        isInPan = true;
        said.set(`${stepAt} ${at}`, `Tip it back into the pan. ${waited}`);
        return;
      }
      if (IN_PAN_AGAIN.test(sentence) || /\b(?:bake|roast)\b/.test(sentence)) {
        isInPan = true;
        said.set(`${stepAt} ${at}`, IN_PAN_AGAIN.test(sentence) ? waited : intoOven(waited));
        return;
      }
      said.set(
        `${stepAt} ${at}`,
        waited
          .replace(LATE, (_all, added: string | undefined, count: string) => {
            const minutes = Number(count);
            const isRaw = RAW_TILL_LATE.test(sentence);
            const now =
              minutes >= LATE_AND_LONG || (minutes >= 15 && ROOTS.test(sentence))
                ? 120
                : minutes > 10 || isRaw
                  ? 60
                  : 20;
            more += now - minutes;
            return `${added ? `${added} and ` : ''}cover and cook on high for ${now === 120 ? '2 hours' : now === 60 ? '1 hour' : '20 minutes'}`;
          })
          .replace(/^cover/, 'Cover')
          .replace(/(?<!^)(?:,)? and cover and cook on high/g, ', cover and cook on high')
          .replace(/(on high for [^,.]*?) without boiling/, '$1')
          .replace(/^Unwrap\b/, 'Lift out'),
      );
    });
  });
  return { said, more: Math.max(0, more) };
}
const LATE_AND_LONG = 25;
/** 'Simmer for 8 minutes', and 'add the peas for 3 minutes'. */
const LATE =
  /(?:\b(?:(?:cover|bring (?:it )?(?:back )?to (?:the boil|a simmer)),? and )?(?<!\b(?:low|lowest|medium|high|gentle|the) )(?:simmer|poach|cook|heat|warm(?: it)? through|braise)(?:, covered,| gently| very gently| until hot)* for (?:another )?|((?:^|\b)(?:add|stir in) the (?:(?!\b(?:simmer|cook|warm|heat|poach|cover|fry|stir)\b)[^.;])*?) for )(\d+) minutes\b/gi;
/** What was only browned before it went in at the end. */
const RAW_TILL_LATE = /\b(?:chicken|turkey|pork|meat|meatballs|duck)\b[^.]*(?:cooked through|no pink|°C)/;
