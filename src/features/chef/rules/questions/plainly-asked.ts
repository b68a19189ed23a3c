import { gramsOf, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { inOnePot } from '../devices/one-pot.ts';
import { isFree } from '../kitchen/substitutes.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { canBeSpared } from '../replies/can-be-spared.ts';
import { asksForDrink } from '../sides/drinks.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { heatOf } from './about-dish.ts';
import { howLong } from './about-times.ts';
import { whole } from './asking.ts';
import { cookingAnswer, starting } from './cooking-answers.ts';
import { withoutDevice } from './devices-asked.ts';
import { type DishFamily, familyOf } from './dish-family.ts';
import { helpOfChildren } from './help-of-children.ts';
import { nutrientIn } from './nutrients.ts';
import { CARRIED, CARRIES } from './on-the-way.ts';
import { sentencesOf } from './sentences.ts';
import { whatElse } from './what-else.ts';

interface Asked {
  /** The clause, in the form of `wordsApart`. */
  said: string;
  previous: ChefMemory;
  recipe: () => ComposedRecipe | null;
  knowledge: CookingKnowledge;
}
/** What is asked, in whatever words, by those that only such a question has. */
type Rule = readonly [
  asks: RegExp,
  answer: (shown: ComposedRecipe, family: DishFamily, said: string) => string | null,
];

const BARE_TIME = whole(
  '(?:for |about |roughly |and |only )*how (?:long|many (?:minutes|mins))(?: (?:for|exactly|roughly|about|then|now|in there|do i (?:cook|bake|do|leave) (?:it|them|this)(?: for)?|does (?:it|this|that) (?:cook|bake)(?: for)?|(?:does|will|would|should) (?:it|this|that) (?:need|take|go|have)(?: to (?:bake|cook))? in the (?:oven|pan|pot)|do (?:they|these) (?:cook|bake|need|take)(?: for)?|in the (?:oven|pan|pot)))*|(?:und )?wie lange(?: (?:dann|denn|genau|im ofen|in den ofen))*',
);
/** Asked of the whole dish, not of a step of it. */
const ALL_OF_IT =
  '(?:it|this|that|all (?:of )?(?:it|this|that)|the whole (?:thing|dish|recipe|lot)|everything|(?:the|this|that) (?:dish|recipe|meal))';
const ALL_TIME = whole(
  [
    `(?:about |roughly |and )*(?:how long|how much time|how many (?:minutes|mins|hours))(?: about| roughly| approximately)? (?:(?:does|do|will|would|should|is|s|am i) )?(?:(?:${ALL_OF_IT}|i|we) )?(?:(?:going to|gonna|usually|normally|actually|really) )?(?:take|taking|need)(?: (?:me|us|in total|total|altogether|overall|all in all|all together|(?:from )?start to finish|from start to end|roughly|about|then|now|for (?:it|this|that)|to (?:make|do|prepare)(?: (?:it|this))?|ungefahr))*`,
    `how long (?:is|s|does|do|will|would) ${ALL_OF_IT}(?: (?:be|in total|total|altogether|overall|to make|from start to finish))*`,
    `how long (?:in total|altogether|overall|all in all|all together|from start to finish)`,
    `(?:what s |whats |what is )?(?:the )?(?:total|whole|overall|full) (?:cooking |prep )?time`,
    `(?:wie lange|wie ?viel zeit|wie viele minuten) (?:dauert|braucht|brauche ich|brauchen wir|dauern|brauch ich)(?: (?:das|es|dies|dieses|des|ich|man|wir|alles|ganze|gericht|rezept|insgesamt|zusammen|dafur|denn|dann|ungefahr|etwa|so|ca))*`,
  ].join('|'),
);
const BARE_HEAT = whole(
  '(?:and |on |at |to )*(?:what|which) (?:oven )?(?:temp(?:erature)?s?|heat|setting|degrees)(?: .*)?|how hot(?: (?:should|must|does) (?:the |my )?oven(?: be| need to be)?| (?:is|for) the oven| an oven)|(?:und )?(?:bei|mit|auf) (?:wie ?viel|welcher) (?:grad|temperatur|hitze|stufe)(?: .*)?',
);
const TWO_POTS =
  /\b(?:in|into|between|over|across|do|make|cook|need) (?:\w+ )?(?:two|2|three|3|several|separate) (?:batches|pots|pans|trays|tins|dishes|rounds|lots|goes)\b|\bin batches\b|\bbatch at a time\b/;
const HOW_MANY_TINS =
  /\bhow many (?:tins?|cans?|packs?|packets?|jars?|cartons?|bags?)\b|\bwie ?viele (?:dosen?|packungen?|glaser|pakete?)\b|\bcombien de (?:boites?|conserves?)\b|\bcuantas latas\b|\bquante (?:lattine|scatole|latte)\b/;
const PLAN =
  /\b(?:time ?plan|timeline|timings?|schedule|order of work|run(?:ning)? order|plan of action|game plan|zeitplan)\b|\bplan\b.*\b(?:tim\w+|day|evening|hour|eat|\d+ ?(?:am|pm))\b/;
const RAW_TO_FREEZE =
  /\bfr[eo]e?z\w*\b.*\b(?:raw|uncooked|unbaked|before (?:i |we )?(?:cook|bake|bak|fry)\w*|the dough)\b|\b(?:raw|uncooked|unbaked|dough)\b.*\bfr[eo]e?z\w*\b|\bfreeze\w*\b.*\bbefore (?:baking|cooking|frying|roasting|i fry|i roast)\b|\b(?:roh|ungebacken\w*|ungekocht\w*|vor dem (?:backen|braten|kochen|frittieren))\b.*\b(?:einfrier\w*|eingefror\w*)\b|\bcongel\w*\b.*\b(?:cru(?:e?s)?|avant (?:de (?:les |le |la )?)?(?:cuire|cuisson)|crud[oa]s?|antes de (?:hornear|freir|cocinar)\w*|crud[oaie]|prima di (?:cuocer|friggere|infornar)\w*)\b/;
const TAKES = /\bhow (?:long|many minutes)\b.*?\b(?:do|does|should|will|must|for) (?:the|my) ([a-z]+)\b/;
const ORDER =
  /^(?!.*\b(?:guests?|arrive|at \d|by \d|ready at)\b).*\b(?:in )?(?:what|which) order\b|\breihenfolge\b/;
const OTHER_AMOUNT =
  /\b(?:how long|cooking time|time|minutes|longer|quicker|shorter)\b.*\bif (?:i|we)(?: only| just)? (?:do|make|cook|bake|halve|double|use|have)\b/;
const WHICH_MEAT =
  /^(?:and )?(?:what|which) (?:meat|fish|protein) (?:goes|would go|works|can i (?:have|serve|eat))(?: well| best)?(?: with (?:it|this|that))?$/;
const FEEDS =
  /\bhow many\b.*\b(?:feeds?|serves?|does (?:this|it|that) (?:make|do)|portions?|people|slices?|pieces?)\b|\bwie ?viele\b.*\b(?:portionen|stucke|personen|leute)\b/;
const RISES =
  /\b(?:how long|wie lange|combien de temps|cuanto|quanto)\b.*\b(?:rise|rising|risen|prove|proving|proof|proofing|ferment\w*|gehen|aufgehen|lever|levar|lievit\w*)\b/;
const IN_TWO: readonly (readonly [when: RegExp, said: Message])[] = [
  [
    /\boven\b/,
    msg(
      'Yes: share it between two dishes or trays, give them 5 to 10 minutes more if both are in the oven at once, and swap them halfway. Or bake one after the other.',
    ),
  ],
  [
    /./,
    msg(
      'Yes: share it between two pots or pans. Each takes about as long as the recipe says, and what is to brown browns better in two than in one that is too full.',
    ),
  ],
];

const FROZEN_RAW: readonly (readonly [of: RegExp, said: Message])[] = [
  [
    /meatball|patt(?:y|ies)|burger|dumpling|gyoza|wonton|potsticker|fishcake|falafel|schnitzel|nugget|ravioli|empanada|samosa|kiev|cordon bleu|croquette|arancini|spring roll|lumpia|pierogi|kofta|kebab|k[oö]nigsberger|burrito|katsu|goujon|fish finger/i,
    msg(
      'Yes, raw is best: shape them, freeze them side by side on a tray, then bag them, for up to 3 months. Cook them from frozen over a gentler heat, about half as long again, until they are hot right through.',
    ),
  ],
  [
    /cookie|scone|biscuit|bun|roll|dough|bread|pizza|pastry|croissant/i,
    msg(
      'Yes: freeze the dough, shaped, for up to 2 months. A dough with yeast thaws and rises in the fridge overnight; cookies and scones go into the oven frozen, for 2 to 4 minutes more.',
    ),
  ],
  [
    /pie|lasagn|crumble|bake|gratin|enchilada|moussaka|cannelloni/i,
    msg(
      'Yes: put it together in a dish that may be frozen, cover it well, and freeze it for up to 2 months. Thaw it in the fridge overnight and bake it 10 to 15 minutes longer.',
    ),
  ],
];
const OTHER_RAW = msg(
  'Freeze it cooked rather than raw: that keeps better. Raw meat and fish that were frozen before must not be frozen again until they are cooked.',
);

const GRAMS_OF_TIN = 400;
const DRAINED_OF_TIN = 240;
/** How many tins the canned lines are. */
function tinsOf({ ingredients }: ComposedRecipe): string {
  const tins = ingredients.flatMap(({ amount, name }) => {
    const [, grams] = /^(\d+) (?:g|ml)$/.exec(amount) ?? [];
    if (!grams || !/^canned\b/.test(name)) return [];
    const each = /drained/.test(name) ? DRAINED_OF_TIN : GRAMS_OF_TIN;
    const count = Math.max(0.5, Math.round((Number(grams) / each) * 2) / 2);
    return [`${count} × ${withoutCut(name).replace(/^canned /, '')}`];
  });
  return tins.length > 0
    ? t('In tins of 400 g: {tins}.', { tins: listed(tins) })
    : t('Nothing in it comes from a tin.');
}

/** What the steps say of the minutes of a part that may be no line of its own: the dumplings. */
function timeOfPart(part: string, shown: ComposedRecipe): string | null {
  const stem = new RegExp(`\\b${part.replace(/(?:es|s)$/, '')}`, 'i');
  const sentence = sentencesOf(shown).findLast(
    (each) => stem.test(each) && /\d+ (?:minutes|hours?)/.test(each),
  );
  const last = stem.test(shown.title) && !shown.ingredients.some(({ name }) => stem.test(withoutCut(name)));
  const said =
    sentence ?? (last ? sentencesOf(shown).findLast((each) => /\d+ (?:minutes|hours?)/.test(each)) : null);
  return said ? t('The recipe says: “{sentence}”', { sentence: said.trim() }) : null;
}

/** When everything is to begin, counted back from when people eat. */
function planOf(shown: ComposedRecipe): string {
  const { prepTime, cookTime } = shown;
  const waits = sentencesOf(shown).find((each) => /\b(?:overnight|\d+ hours?)\b/.test(each));
  return [
    t('{total} minutes before you eat: weigh and cut everything ({prep} minutes).', {
      total: prepTime + cookTime + 10,
      prep: prepTime,
    }),
    ...(cookTime > 0
      ? [
          t('{cook} minutes before: start to cook, and lay the table while it needs nobody.', {
            cook: cookTime + 10,
          }),
        ]
      : []),
    ...(waits ? [t('This wait comes first: “{sentence}”', { sentence: waits.trim() })] : []),
  ].join(' ');
}

const RULES: readonly Rule[] = [
  [ALL_TIME, (shown) => starting(shown)],
  [BARE_TIME, (shown) => howLong('cook', shown)],
  [BARE_HEAT, (shown, _, said) => (INSIDE.test(said) ? null : heatOf(shown))],
  [RAW_TO_FREEZE, ({ title }) => t(FROZEN_RAW.find(([of]) => of.test(title))?.[1] ?? OTHER_RAW)],
  [CARRIES, (_, family) => t(CARRIED[family])],
  [TWO_POTS, ({ instructions }) => t(IN_TWO.find(([when]) => when.test(instructions.join('\n')))?.[1] ?? '')],
  [HOW_MANY_TINS, (shown) => tinsOf(shown)],
  [PLAN, (shown) => planOf(shown)],
  [
    FEEDS,
    ({ servings }) => t('It serves {servings}. Say “for six”, and I will change the amounts.', { servings }),
  ],
  [
    ORDER,
    () =>
      t(
        'In the order of the steps: what takes longest goes in first, what is tender or fresh goes in last. Have everything cut before you start.',
      ),
  ],
  [
    OTHER_AMOUNT,
    () =>
      t(
        'Pieces of the same size take as long as written, however many there are: a fuller pan or tray takes a few minutes more, an emptier one a few less. Go by the signs in the steps.',
      ),
  ],
  [TAKES, (shown, _, said) => timeOfPart(TAKES.exec(said)?.[1] ?? '', shown)],
  [
    RISES,
    (shown) => {
      const sentence = sentencesOf(shown).find((each) =>
        /\b(?:rise|prove|doubled|twice as large)\b/i.test(each),
      );
      return sentence ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() }) : null;
    },
  ],
];
const INSIDE = /\b(?:inside|internal|middle|core|cent(?:re|er)|meat)\b/;

/** What meat goes with a dish that everybody at the table may have it with. */
const meatFor = (said: string, previous: ChefMemory): string | null =>
  WHICH_MEAT.test(said) && isFree(previous)
    ? t(
        'Anything grilled or roasted: chicken, sausages, lamb or fish. Say “add chicken”, and I will write it in.',
      )
    : null;

/** What to drink with it, rather than what wine is, or how much of it goes into the pot. */
function drinkAsked({ said, previous, recipe, knowledge }: Asked): string | null {
  const shown = asksForDrink(said) ? recipe() : null;
  return shown && cookingAnswer('drink', { recipe: shown, ...previous }, knowledge);
}

const ONE_PORTION = whole(
  '(?:how (?:much|big|large|heavy) (?:is|s|would be) (?:one|a|each|1|the|my) (?:portion|serving|plate|helping)(?: (?:size|then|in grams))*|what (?:is|s) (?:one|a|the|1) (?:portion|serving)(?: size)?|(?:portion|serving) size|how (?:much|many grams) (?:per|for each) (?:person|portion|serving)|wie (?:gross|viel) ist eine portion)',
);

function portionOf(said: string, recipe: Asked['recipe'], { catalog }: CookingKnowledge): string | null {
  const shown = ONE_PORTION.test(said) ? recipe() : null;
  if (!shown) return null;
  const grams = gramsOf(recipeFoods(catalog, shown.ingredients));
  return t('One of the {servings} servings is about {grams} g, weighed before it cooks.', {
    servings: shown.servings,
    grams: Math.round(grams / shown.servings / 10) * 10,
  });
}

/** What is asked of the dish on screen in any words; `null` if a clause asks something else. */
export function plainlyAsked({ said, previous, recipe, knowledge }: Asked): string | null {
  if (said.length > LONGEST) return null;
  const known =
    portionOf(said, recipe, knowledge) ??
    nutrientIn(said, recipe, knowledge) ??
    withoutDevice(said, recipe) ??
    inOnePot(said, previous, recipe) ??
    drinkAsked({ said, previous, recipe, knowledge }) ??
    helpOfChildren(said, recipe) ??
    meatFor(said, previous) ??
    canBeSpared(said, previous, recipe, knowledge) ??
    whatElse(said, previous, knowledge);
  if (known) return known;
  for (const [asks, answer] of RULES) {
    const shown = asks.test(said) ? recipe() : null;
    const told = shown && answer(shown, familyOf(shown.title, knowledge.classics.get(previous.dish)), said);
    if (told) return told;
  }
  return null;
}
const LONGEST = 140;
