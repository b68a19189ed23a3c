import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { RAW_EGG, RAW_FISH, UNDERCOOKED } from '../health/risky-foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';
import { heatIn, tasteAsked } from '../replies/about-taste.ts';
import { energyOf } from './about-dish.ts';
import { howLong } from './about-times.ts';
import { anyOf, OPENS } from './asking.ts';
import { type DishFamily, familyOf } from './dish-family.ts';
import { sentencesOf } from './sentences.ts';

interface Asked {
  said: string;
  recipe: ComposedRecipe;
  family: DishFamily;
  knowledge: CookingKnowledge;
}
type Rule = readonly [asks: RegExp, answer: (asked: Asked) => string | null];

const any = (...lists: readonly string[]) => new RegExp(anyOf(...lists));
const linesOf = ({ ingredients }: ComposedRecipe) => ingredients.map(({ name }) => name);

const HOW_HOT = any(
  'how (?:spicy|hot|mild) (?:is|are|will|would|does) | wie scharf | pica | pique',
  '(?:is|are|will|does|ist|wird|est|es|esta|e) (?:(?:it|this|that|they|das|es|c|ce|ca|the [a-z]+) )?(?:(?:be|taste|very|too|really|quite|sehr|zu|tres|trop|muy|molto|troppo) )*(?:spicy|hot|fiery|scharf|epicee?|piquante?|relevee?|picante|piccante)',
);
const COSTS = any(
  'costs? | price | cheap | expensive | pricey | kostet | teuer | billig | gunstig | coute | cher | chere | cuesta | caro | cara | barat[oa] | costa | economic[oa]',
);
const NOURISHES = any(
  'healthy | unhealthy | good for (?:me|you|us) | fattening | gesund | sain | saludable | sano | salutare',
  '(?:how much|high in|enough|a lot of) (?:protein|fat|fibre|fiber|carbs?|energy) | how much (?:sugar|salt) (?:is in|does it|is there in|per) | nutrition\\w* | macros',
  'nahrwerte? | wie ?viel (?:eiweiss|fett|zucker) | combien de (?:proteines|glucides) | cuantas proteinas | quante proteine | (?:nutrition|nutricion|nutrizion)\\w+',
);
const IS_SAFE = any(
  'safe | raw | uncooked | salmonella | supermarket | sashimi | sushi grade | sicher | roh\\w* | gefahrlich',
  'cru(?:e|s|es)? | danger\\w* | crud[oaie]s? | segur[oa] | peligros[oa] | sicur[oa] | pericolos[oa] | supermercado | supermercato | supermarche | supermarkt',
);
const COVERS = any(
  'cover(?:ed)? | uncovered | foil | lid | abdecken | deckel | alufolie | couvrir | couvercle | tapar | tapa | papel de aluminio | coprire | coperchio',
);
const COLD = any(
  'kalt (?:essen|geniessen|servieren) | schmeckt .*kalt | (?:manger|servir|deguster) .*froide?s? | se mange .*froide?s? | (?:comer|servir|tomar) .*fri[oa]s? | se come fri[oa] | (?:mangiar\\w*|servir\\w*) .*fredd[oaie] | (?:eat|serve|have) .*cold',
);
const EATEN_COLD: Message = msg(
  'Yes, if you cool it within an hour and keep it in the fridge: eat it by the next day. Dishes with melted cheese or a lot of fat are nicer warm.',
);
export const READY_MADE = any(
  'ready ?-?made | shop ?-?bought | store ?-?bought | ready rolled | from a (?:jar|tin|packet|carton) | fertig\\w* (?:kaufen|nehmen|verwenden) | gekaufte\\w* | tou(?:t|te) faite? | du commerce | ya hech[oa] | comprad[oa] | gia pront[oa] | pront[oa]',
);
const SHELF = any(
  '(?:which|what|middle|top|bottom|lower|upper|right|best|oven) shelf | shelf (?:in|of) (?:the|my) oven | rack | schiene | einschub | grille | a quel niveau | bandeja | altura | ripiano',
);
const GAS = any('gas mark | gas oven | gas');
const COOKWARE = anyOf(
  '(?:frying|paella|saute|sauce|cast iron|big|large) (?:pan|pot) | skillet | casserole(?: dish)? | dutch oven | tagine | stock ?pot | saucepan | roasting (?:tin|tray) | baking (?:dish|sheet) | oven dish | pan | pot',
  'pfanne | topf | brater | auflaufform | poele | cocotte | faitout | marmite',
  'paellera | sarten | cazuela | olla | cacerola | padella | pentola | tegame | casseruola | teglia | pirofila',
);
const OTHER_PAN = new RegExp(
  `^(?!.*\\b(?:one|same|single|all in a) (?:pan|pot)\\b)(?!.*\\b(?:grill|barbecue|bbq|air ?fryer|oven)\\b)(?!.*\\b(?:flip|turn|vuelta|wende\\w*|retourner|girare)\\b).*${anyOf(
    'no | not | without | don t have | dont have | haven t | only | just | instead | will | would | can | does | ok',
    'kein(?:e|en)? | nur | statt | geht | reicht | pas de | n ai pas | que | sans | va | no tengo | solo | sin | vale | non ho | senza | basta',
  )}.*${COOKWARE}`,
);
const TOO_LITTLE = any('small | smaller | little | tiny | klein\\w* | petite? | pequen[oa] | piccol[oa]');
const LONGER = any(
  '(?:can|could|should|may|will|does|is it|what if|how long).*(?:simmer|cook|stew|bake|roast|boil|leave|stay|go|sit|matter).*(?:longer|too long|all day|another hour|extra)',
  '(?:kann|darf).*langer (?:kochen|schmoren|kocheln) | (?:peut|peux).*plus longtemps | puede.*mas tiempo | puo.*piu a lungo',
);
const DOUBTS = new RegExp(
  [
    `^${OPENS}${anyOf('really | seriously | sure | surely | for real | wirklich | echt | ernsthaft | vraiment | serieusement | de verdad | en serio | seguro | davvero | sul serio | sicuro')}`,
    anyOf(
      'are you (?:really |quite )?(?:sure|certain|serious) | is (?:that|this) (?:right|correct|a typo|really) | can (?:that|this) be right | (?:that|this) can t be right',
      '(?:that|this|it)?(?: s)? ?(?:seems|sounds) (?:a lot|a bit much|too much|very|like a lot) | isn t (?:that|this|it) | (?:not|bit) too (?:much|many|little|long) | is(?: that)? (?:[a-z]+ )+(?:not )?too (?:much|many|little)',
      '(?:is|are|will|would) [a-z0-9 ]+ (?:really )?enough | reicht das | ca suffit | es suficiente',
      'bist du (?:dir )?sicher | (?:ist|sind) das nicht | stimmt das | tu es sur | t es sur | c est pas (?:trop|beaucoup) | n est ce pas trop',
      'estas segur[oa] | no es (?:mucho|demasiado) | no son (?:muchos|muchas|demasiad[oa]s) | sei sicur[oa] | non (?:e|sono) (?:troppo|tropp[ie]|tant[oei])',
    ),
  ].join('|'),
);
const ABOUT_TIME = any(
  '(?:minutes?|mins?|hours?|minuten|stunden?|heures?|minutos|horas?|minuti|or[ae]|stirring|stir|long|knead\\w*)',
);
const TIMED_WORK = /\b(stir|bake|simmer|fry|roast|boil|steam|grill|cook|knead)(?:r?ing)?\b/;

const YEASTS = any(
  '(?:dried|dry|active dry|instant|fast action|quick|easy bake|fresh|live) yeast | trockenhefe | frische hefe | frischhefe | levure (?:seche|fraiche) | levadura (?:seca|fresca) | lievito (?:secco|fresco|di birra)',
);

const ANYTHING = /^/;

const RULES: readonly Rule[] = [
  [ANYTHING, ({ said, recipe }) => tasteAsked(said, recipe)],
  [HOW_HOT, ({ recipe }) => heatIn(recipe)],
  [NOURISHES, ({ recipe, knowledge }) => energyOf(recipe, knowledge)],
  [COSTS, ({ recipe }) => costOf(recipe)],
  [IS_SAFE, ({ recipe }) => safetyOf(recipe)],
  [COLD, () => t(EATEN_COLD)],
  [
    READY_MADE,
    () =>
      t(
        'Yes, buying it ready-made saves work: use as much as the recipe makes, and skip its steps. Taste before you add salt.',
      ),
  ],
  [SHELF, ({ recipe }) => shelfOf(recipe)],
  [GAS, ({ recipe }) => gasMarkOf(recipe)],
  [COVERS, ({ recipe }) => coverOf(recipe)],
  [LONGER, ({ family, recipe }) => longerFor(family === 'wet' || recipe.cookTime >= SLOW)],
  [OTHER_PAN, ({ said }) => otherPan(said)],
];

/**
 * What a question about the dish as a whole is answered from its lines, steps and times: how hot it is, what it costs, whether it is
 * safe; `null` if it asks nothing of the kind.
 */
export function answerFromRecipe(
  said: string,
  recipe: ComposedRecipe,
  dish: string,
  knowledge: CookingKnowledge,
): string | null {
  const family = familyOf(recipe.title, knowledge.classics.get(dish));
  for (const [asks, answer] of RULES) {
    const found = asks.test(said) ? answer({ said, recipe, family, knowledge }) : null;
    if (found !== null) return found;
  }
  return null;
}

/**
 * What is said to somebody who doubts an amount or a time.
 *
 * @param line the line that the message names
 */
export function answerToDoubt(
  said: string,
  line: { amount: string; name: string } | null,
  recipe: ComposedRecipe,
): string | null {
  if (!DOUBTS.test(said)) return null;
  if (line) {
    const meant = { amount: line.amount, food: foodOf(line), servings: recipe.servings };
    return BAKED.test(recipe.ingredients.map(({ name }) => name).join('\n'))
      ? t(
          'That is intended: {amount} {food} for {servings} servings. In a dough or batter the amounts depend on each other, so keep to them.',
          meant,
        )
      : t(
          'That is intended: {amount} {food} for {servings} servings. If it seems a lot, start with half of it and taste.',
          meant,
        );
  }
  if (!ABOUT_TIME.test(said))
    return said.split(' ').length > FEW_WORDS
      ? null
      : t(
          'Yes, that is how I know this dish. Tell me which amount or time you doubt, and I will say what it is for.',
        );
  const [, verb = ''] = TIMED_WORK.exec(said) ?? [];
  const timed = verb === 'knead' ? sentencesOf(recipe).find((each) => /\b[Kk]nead/.test(each)) : null;
  if (timed) return t('That is intended: “{sentence}”', { sentence: timed.trim() });
  return (
    (verb && howLong(verb, recipe)) ||
    t(
      'It takes {prep} minutes to prepare and {cook} to cook, and for much of that nobody has to be at the stove.',
      {
        prep: recipe.prepTime,
        cook: recipe.cookTime,
      },
    )
  );
}
const FEW_WORDS = 5;
const BAKED = /\b(?:yeast|baking powder|bicarbonate|self-raising|sourdough)\b/;

const ASKS_HOW_MUCH = any(
  'how much | ok | okay | instead | only | can i | could i | is it fine | wie ?viel | statt | nur | geht | combien | a la place | cuanta | en vez | solo | vale | quanto | invece | va bene',
);
const TELLS_OF_SOMEBODY =
  /all?erg|intoler|c(?:o)?eliac|zoliak|\b(?:he|she|they|who|my|our|his|her|ill|sick|ihn|ihr|mein\w*|mon|ma|mes|mi|mis|mia|mio)\b/;

/** What is said to somebody who has another yeast than the recipe; `null` if a message may also say what somebody must not eat. */
export const answerAboutYeast = (said: string, recipe: () => ComposedRecipe | null): string | null => {
  if (!YEASTS.test(said) || !ASKS_HOW_MUCH.test(said) || TELLS_OF_SOMEBODY.test(said)) return null;
  const shown = recipe();
  return shown && yeastFor(shown);
};

/** How much of one yeast does as much as another. */
function yeastFor({ ingredients }: ComposedRecipe): string | null {
  const starter = ingredients.find(({ name }) => /sourdough starter/.test(name));
  const grams = Number(/^(\d+) g/.exec(starter?.amount ?? '')?.[1] ?? 0);
  if (grams > 0)
    return t(
      'Yes: instead of the {amount} of starter, use 5 g of dried yeast, and {half} g more of both flour and water. It then rises in 1 to 2 hours in a warm place, and tastes milder.',
      { amount: starter?.amount ?? '', half: Math.round(grams / 2) },
    );
  const yeast = ingredients.find(({ name }) => /yeast/.test(name) && !/nutritional|extract/.test(name));
  return yeast
    ? t(
        'The recipe has {amount} of {food}. 7 g of dried or instant yeast do as much as 20 g of fresh yeast; instant yeast goes straight into the flour, fresh yeast is stirred into the lukewarm liquid.',
        { amount: yeast.amount, food: foodOf(yeast) },
      )
    : null;
}

/** What costs most, the dearest first. */
const DEAR: readonly RegExp[] = [
  /beef fillet|steak|lamb|veal|duck|prawn|lobster|crab|salmon|tuna|\bcod\b|scallop|monkfish|saffron/i,
  /\bbeef(?! stock)|chicken(?! stock)|pork|turkey|\bham\b|bacon|sausage|fish(?! sauce)|mussel|clam|parmesan|pine nuts|pistachio/i,
  /cheese|mascarpone|cream\b|almonds|walnuts|pecans|chocolate|butter|feta|mozzarella|tahini/i,
];

export function costOf(recipe: ComposedRecipe): string {
  const lines = linesOf(recipe);
  const dearest = DEAR.flatMap((words) => lines.find((name) => words.test(name)) ?? [])[0];
  return dearest
    ? t(
        'I do not know the prices where you shop. The most expensive part is usually {food}. Say “cheaper”, and I will look for a substitute.',
        {
          food: withoutCut(dearest),
        },
      )
    : t('I do not know the prices where you shop. Nothing in it is usually expensive.');
}

function safetyOf(recipe: ComposedRecipe): string | null {
  const text = [...linesOf(recipe), ...recipe.instructions].join('\n');
  if (
    /eating raw|sushi|sashimi|raw fish|tartare|ceviche/i.test(text) ||
    /sushi|sashimi|ceviche|tartare|poke/i.test(recipe.title)
  )
    return [
      ...(/smoked (?:salmon|trout|mackerel)/i.test(text)
        ? [t('Here the fish is smoked, and ready to eat as you buy it.')]
        : []),
      t(
        'Fish that is eaten raw has to be sold for that, or to have been frozen at −20 °C for a day. Ask at the counter: packaged fish in a supermarket is mostly meant to be cooked. Children, older people and anyone who is pregnant or ill had better eat it cooked.',
      ),
    ].join(' ');
  if (new RegExp(RAW_EGG).test(text) || (/\beggs?\b|yolks?\b/.test(text) && UNDERCOOKED.test(text)))
    return t(
      'The eggs in it are not cooked through: take very fresh or pasteurized ones, and eat it the same day. Small children, older people and anyone who is pregnant or ill had better not eat it.',
    );
  if (UNDERCOOKED.test(text) || new RegExp(RAW_FISH).test(text)) return null;
  return t('Nothing in it that has to be cooked stays raw if you keep to the times in the steps.');
}

const inOven = ({ instructions }: ComposedRecipe) => instructions.some((step) => /\boven\b/i.test(step));

const shelfOf = (recipe: ComposedRecipe): string =>
  inOven(recipe)
    ? t('On the middle rack. To brown the top, move it one higher for the last minutes.')
    : t('It does not go into the oven.');

/** Degrees Celsius of the gas marks from 1 on. */
const GAS_MARKS = [140, 150, 170, 180, 190, 200, 220, 230, 240];

function gasMarkOf({ instructions }: ComposedRecipe): string | null {
  const celsius = Number(
    /(\d{3}) °C/.exec(instructions.find((step) => /\boven\b/.test(step)) ?? '')?.[1] ?? 0,
  );
  if (celsius === 0) return null;
  const nearest = GAS_MARKS.reduce((best, each) =>
    Math.abs(each - celsius) < Math.abs(best - celsius) ? each : best,
  );
  return t(
    'Yes: {celsius} °C is gas mark {mark}. A gas oven is hottest at the top, so use the middle shelf.',
    {
      celsius,
      mark: GAS_MARKS.indexOf(nearest) + 1,
    },
  );
}

function coverOf(recipe: ComposedRecipe): string {
  const said = sentencesOf(recipe).find((sentence) => /\b(?:cover|lid|foil)\w*\b/i.test(sentence));
  return said
    ? `“${said.trim()}”`
    : inOven(recipe)
      ? t('No, leave it open, so that it browns. If the top gets dark too early, lay foil over it.')
      : t('No, leave it open: the steps say so where a lid belongs on it.');
}

/** Minutes, from which on half an hour more is no matter. */
const SLOW = 120;

const longerFor = (isStewed: boolean): string =>
  isStewed
    ? t(
        'Yes: over low heat and with a splash of water now and then, half an hour more does it good. Fish, pasta and green vegetables go in at the end all the same.',
      )
    : t(
        'A few more minutes do no harm, but after that it gets dry or soft. If it has to wait, take it off the heat, cover it and warm it up later.',
      );

const otherPan = (said: string): string =>
  TOO_LITTLE.test(said)
    ? t('Yes: fill it three quarters at most, and cook the rest in a second one or afterward.')
    : t(
        'Yes: take one that is about as wide. In a wider pan liquid boils away sooner, in a narrow one later; what does not fit is cooked in two batches.',
      );
