import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import { examples, type NoRecipe } from '../answer/no-recipe.ts';
import { NOTHING_SHOWN } from '../answer/open-questions.ts';
import { NOTHING_ON_SCREEN } from '../faq/faq.ts';
import { kitchenQuestion } from '../faq/kitchen-questions.ts';
import { heatOf } from '../kitchen/signs.ts';
import { insteadOfFood } from '../kitchen/substitutes.ts';
import { ofFood } from '../kitchen/tables.ts';
import { type CookingKnowledge, wordFor } from '../knowledge/cooking-knowledge.ts';
import { troubleIn } from '../questions/troubles.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { drinkFor } from '../sides/drinks.ts';
import { tasteOf } from './about-a-food.ts';
import { beyondRecipes, NO_LINKS, ONLY_COOKING } from './beyond-recipes.ts';
import { inOtherDegrees } from './degrees.ts';
import { foodAsked } from './food-facts.ts';
import { figureOf } from './food-figures.ts';
import { freezingOf } from './freezing.ts';
import { handlingFact } from './handling-facts.ts';
import { howTo } from './how-tos.ts';
import { questionInEnglish } from './in-english.ts';
import { kitchenFact } from './kitchen-facts.ts';
import { explanationOf } from './kitchen-terms.ts';
import { askedPlainly, onlyAsks } from './only-asks.ts';

/**
 * What the chef says to a first message that asks for no dish: a fact of the kitchen, or plainly that it does not know.
 * `null` if the message asks for something to eat, or says more than its question.
 */
export function answerToFirstQuestion(message: string, knowledge: CookingKnowledge): NoRecipe | null {
  const prompt = message.replace(GREETING, '');
  if (IS_LINK.test(prompt)) return saying(t(NO_LINKS), []);
  if (/[.!?;\n]\s*[^\s.!?;]/.test(prompt)) return null;
  const written = wordsApart(prompt);
  const said = questionInEnglish(written, knowledge) ?? written;
  const asked = askedPlainly(said);
  const beyond = beyondRecipes(said) ?? beyondRecipes(asked);
  if (beyond) return saying(t(beyond), []);
  const simply = simplyCooked(asked, knowledge);
  if (simply !== null) return saying(simply, named(prompt, knowledge));
  const explained = explanationOf(asked, knowledge) ?? tasteOf(asked);
  if (explained) return saying(explained, named(prompt, knowledge));
  const ofWork = howTo(asked) ?? howTo(written);
  if (ofWork) return saying(t(ofWork), named(prompt, knowledge));
  const ofFoods = foodAsked(asked);
  if (ofFoods) return saying(t(ofFoods), named(prompt, knowledge));
  if (!onlyAsks(said)) return null;
  const about = named(prompt, knowledge);
  if (OF_HEAT.test(asked)) {
    const heat = heatOf(asked);
    if (heat !== null) return saying(t('Temperature inside: {heat}', { heat }), about);
  }
  const ofAnyKitchen = ASKS_FOR_A_DISH.test(asked) ? null : kitchenQuestion(asked, NOTHING_ON_SCREEN);
  const danger = DANGERS.find(([words]) => words.test(asked));
  if (danger) return saying(t(ofAnyKitchen ?? danger[1]), []);
  const known = answerOf(asked, about, knowledge) ?? (ofAnyKitchen ? t(ofAnyKitchen) : null);
  if (known !== null) return saying(known, about);
  // A recipe says how long, how hot and with how much.
  if (about.length > 0 && COOKS.test(asked)) return null;
  return saying(t(about.length > 0 ? UNKNOWN : ONLY_COOKING), about);
}

const GREETING =
  /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|guten (?:morgen|tag|abend)|salut|bonjour|hola|buenas|ciao)(?: (?:chef|there|all))?\s*[!.,]\s*/i;

/** A link, and what is to be done with it. */
const IS_LINK = /^[a-z ,:]{0,40}\bhttps?:\/\/\S+\s*$/i;

const ASKS_FOR_A_DISH =
  /^(?:how (?:do|can|should) (?:i|we) (?:use up|make|cook|prepare)|what (?:[a-z]+ )?(?:is|are) (?:good|best) for|what can (?:i|we) (?:make|cook|do))\b/;
const COOKS =
  /\b(?:cook|make|bake|roast|fry|grill|steam|boil|prepare|barbecue|smoke|brew|mix|serve)(?:s|d|ed|ing)?\b|\b(?:made|recipe|dish|oven|instant pot|crock ?pot|slow cooker|pressure cooker|air fryer|grill|wok)\b|^how (?:much|many)\b.*\bfor\b/;
const OF_HEAT = /\b(?:safe|internal|core|inside|minimum)\b.*\b(?:temp\w*|hot)\b|\bhow hot\b.*\binside\b/;

const UNKNOWN: Message = msg(
  'I write recipes, and that I do not know. Name a dish, and ask me about its recipe once it is here.',
);

/** What nobody should learn from a list of facts. */
const DANGERS: readonly (readonly [RegExp, Message])[] = [
  [
    /\b(?:dogs?|cats?|hamsters?|rabbits?|guinea pigs?|horses?|birds?|pets?|puppy|puppies|kittens?)\b.*\b(?:eat|have|feed|food)\b|\b(?:eat|have|feed|give)\b.*\b(?:dogs?|cats?|hamsters?|pets?|puppy|kittens?)\b/,
    msg('I cook for people, and cannot say what animals may eat. Please ask a vet.'),
  ],
  [
    /\b(?:bab(?:y|ies)|toddlers?|pregnan\w*|breast ?feeding|nursing|allerg\w*|anaphyla\w*|diabet\w*|celiacs?|coeliacs?|cancer|medicine|medication)\b/,
    msg(
      'I cannot judge what is safe in that case: please ask a doctor or a midwife. Tell me who eats with you and name a dish, and I will leave out what is advised against.',
    ),
  ],
  [
    /\b(?:overnight|all night|for hours|over night)\b.*\b(?:counter|out|table|side|room temperature|car|sun)\b|\b(?:left|leave|forgot|sat|sit|stood|been|thawed|defrosted) (?:(?!butter)[a-z]+ ){0,4}(?:on the (?:counter|side|table|worktop)|out|overnight|all night)\b/,
    msg(
      'No: meat, fish, eggs, dairy, cooked rice and leftovers that stood in the warm for more than two hours are thrown away, also if they look and smell fine. Heating or freezing does not make them good again. Bread, whole fruit and dry food keep, and butter for some days.',
    ),
  ],
  [
    /\b(?:mou?ld\w*|poison\w*|toxic|safe|dangerous|raw|go(?:ne|es)? (?:off|bad)|expired?|out of date|past its|use by|best before|spoil\w*|rotten|slimy|smells?|still good|edible|overnight|(?:left?|leave|sit|stood|been) out|out of the fridge|room temperature)\b/,
    msg(
      'From here I cannot judge what is safe to eat. Throw away what is moldy, smells odd or stood in the warm for long, and cook poultry, ground meat and eggs through. Name a dish, and I will write it that way.',
    ),
  ],
  [
    /\b(?:health\w*|unhealthy|good for|bad for|fattening|lose weight|blood pressure|cholesterol)\b/,
    msg(
      'I do not judge what is healthy for you. Every recipe here shows its nutrition. Say “light” or “high in protein”, or name a diet, and I will cook by it.',
    ),
  ],
];

const MOST_SUGGESTED = 2;

function saying(message: string, about: readonly string[]): NoRecipe {
  return {
    kind: 'not-understood',
    message,
    suggestions:
      about.length > 0
        ? about.slice(0, MOST_SUGGESTED).map((food) => t('Something with {food}', { food }))
        : examples(),
    notUnderstood: [],
  };
}

/** The dishes and foods that a question names. */
function named(prompt: string, knowledge: CookingKnowledge): string[] {
  const { dishes, wanted } = understandRequest(prompt, knowledge).request;
  const titles = dishes.flatMap((id) => {
    const title = knowledge.classics.get(id)?.title ?? knowledge.dishes.find((dish) => dish.id === id)?.title;
    return title?.toLowerCase() ?? [];
  });
  return [...titles, ...wanted.map((group) => wordFor(group, knowledge))];
}

function answerOf(asked: string, about: readonly string[], knowledge: CookingKnowledge): string | null {
  const instead = insteadOfFood(
    withInstead(asked),
    NOTHING_SHOWN,
    (food) => ofFood(food, knowledge.kitchen.substitutes) ?? [],
    knowledge,
  );
  if (instead !== null) return instead;
  const heat = HEAT.test(asked) ? heatOf(asked) : null;
  if (heat !== null) return t('Temperature inside: {heat}', { heat });
  const degrees = inOtherDegrees(asked);
  if (degrees !== null) return degrees;
  const figure = figureOf(asked, knowledge);
  if (figure !== null) return figure;
  const fits = dietOf(asked, knowledge);
  if (fits !== null) return fits;
  if (DRINKS.test(asked) && about.length > 0)
    return drinkFor({ title: about.join(' '), lines: asked, cuisine: '', isSweet: SWEET.test(asked) }, false);
  const time = timeFor(asked, about, knowledge);
  if (time !== null) return time;
  const fact =
    freezingOf(asked) ??
    handlingFact(asked) ??
    kitchenFact(asked) ??
    troubleIn(asked, (words) => words.test(asked))?.advice;
  return fact ? t(fact) : null;
}

const HEAT =
  /\b(?:internal|inside|core)\b|\bhow (?:do|can) (?:i|you|we) (?:know|tell)\b.*\b(?:done|cooked|ready)\b|\bwhen\b.*\b(?:is|are)\b.*\b(?:done|cooked|ready)\b|\b(?:temp|temperature)\b.*\b(?:be|done|cooked|safe)\b|\b(?:done|cooked|ready|safe) at \d/;
const DRINKS = /^(?:what|which) (?:kind of |type of |sort of )?(?:wine|beer|drink)s?\b/;
const SWEET = /\b(?:cake|dessert|chocolate|tart|ice cream|pudding|brownies?|cookies?)\b/;

/** 'Can I use yogurt for sour cream' asks what does the work of sour cream. */
function withInstead(asked: string): string {
  const [, food] = REPLACED.exec(asked) ?? [];
  return food ? `what can i use instead of ${food}` : asked;
}
const REPLACED =
  /\b(?:(?:substitute|replace|swap|use|take) [a-z -]+? (?:for|instead of|in place of|in the place of)|(?:substitutes?|replacements?|alternatives?) (?:for|to)|(?:use|take|put)(?: in)? (?:instead of|in place of|for)) (?:the |a |an |some )?([a-z -]+?)(?: in [a-z ]+)?$/;

/** How long a food takes that somebody asks to cook by itself. */
function simplyCooked(said: string, { kitchen }: CookingKnowledge): string | null {
  const [, food] = SIMPLY.exec(said) ?? [];
  return food ? takesOf(food, kitchen.times) : null;
}
const SIMPLY =
  /^how (?:(?:do|can|should|would) (?:i|you|we) |to )(?:cook|boil|steam|hard boil|soft boil) (?:the |my |an? |some )?([a-z -]+)$/;

/** How long a food takes; what it is roasted or kept for is told as a fact. */
function timeFor(asked: string, about: readonly string[], { kitchen }: CookingKnowledge): string | null {
  if (!/^how (?:long|many minutes)\b/.test(asked) || NO_TIME_OF_COOKING.test(asked)) return null;
  for (const food of [...foodsBoiled(asked), ...about]) {
    const takes = takesOf(food, kitchen.times);
    if (takes !== null) return takes;
  }
  return null;
}

function takesOf(food: string, times: ReadonlyMap<string, readonly string[]>): string | null {
  const takes = ofFood(food, times);
  return takes && t('{food}: {time}.', { food: capitalized(food), time: takes.join('; ') });
}
const NO_TIME_OF_COOKING =
  /\b(?:keeps?|kept|lasts?|fridge|stored?|good for|roast\w*|freez\w*|thaw\w*|defrost\w*|rise|prove|proof|soak)\b/;
const foodsBoiled = (asked: string): string[] => {
  const [, food] =
    /\b(?:boil|cook|steam|simmer|soft ?boil|hard ?boil|grill|bake) (?:an? |the |some )?([a-z -]+?)(?: (?:take|need|for))?$/.exec(
      asked,
    ) ?? [];
  return food ? [food] : [];
};

/** Diets that are told from a food alone. */
const DIETS: Readonly<Record<string, string>> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  veggie: 'vegetarian',
  'gluten free': 'gluten-free',
  'dairy free': 'dairy-free',
};
const OF_DIET = new RegExp(
  `^(?:is|are) (?:the |an? )?([a-z -]+?) (?:always |usually |really )?(${Object.keys(DIETS).join('|')})$`,
);

const EATEN_BY = /^(?:can|may|do) (vegan|vegetarian)s eat (?:the |an? )?([a-z -]+)$/;

/** Whether a food suits a diet. */
function dietOf(asked: string, { catalog }: CookingKnowledge): string | null {
  const [, whose = '', eaten] = EATEN_BY.exec(asked) ?? [];
  const [, food = eaten, diet = whose] = OF_DIET.exec(asked.replaceAll('-', ' ')) ?? [];
  if (!food || !diet) return null;
  const foods = recipeFoods(catalog, [{ amount: '', name: food }]);
  if (foods.length === 0 || foods.some((each) => !each.food)) return null;
  const id = DIETS[diet];
  const verdict = dietVerdicts(foods, 1).find((each) => each.id === id);
  if (!verdict) return null;
  const said = { food, diet: verdict.name.toLowerCase() };
  if (verdict.verdict === 'fits')
    return t('By itself, {food} is {diet}. Brands vary, so check the label.', said);
  return verdict.verdict === 'no'
    ? t('No, {food} is not {diet}.', said)
    : t('That depends on the brand: check whether the label of the {food} says {diet}.', said);
}
