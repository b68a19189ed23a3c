import type { Diet } from '#features/accounts/rules/diets.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { nutritionOf } from '#features/foods/rules/nutrition.ts';
import { gramsOf, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { doneWhen } from '../kitchen/signs.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { wordsApart } from '../request/request-words.ts';
import { sauceFor } from '../sides/sauces.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { asksForTime, howLong, timeIn } from './about-times.ts';
import { balanceFor } from './balance.ts';
import { WORKS, workNamed } from './works.ts';

interface Answer {
  said: string;
  /** The work that was asked about. */
  topic?: string;
}

const OPENS =
  '(?:(?:and|but|so|ok|okay|fine|great|thanks|oh|also|then|just wondering|by the way|btw|roughly|about|und|aber|et|mais|y|pero|e|ma|ah|quick question|,) )*';
const whole = (text: string) => new RegExp(`^${OPENS}(?:${text})$`);

const CALORIES = whole(
  '(?:roughly |about )?(?:how many|how much|what are the|wie ?viele?|combien de|cuantas|quante) (?:calories?|kcal|cals|kalorien|calorias|calorie)(?: .*)?|(?:what s the )?(?:calorie|kcal|calories)(?: count)?(?: .*)?|wie ?viele? kalorien.*|(?:quel est le )?nombre de calories.*',
);
const POT = whole(
  '(?:(?:tin|pan|pot|dish) size|(?:what|which|how (?:big|large)|wie gross|welche) (?:an? )?(?:size |sized |kind of |sort of |grosse )?(?:of )?(?:a )?(?:(?:baking|roasting|oven|serving|cake|pie|gratin|ovenproof) )?(?:pot|pan|saucepan|casserole|dish|tin|tray|skillet|wok|bowl|topf|pfanne|form)\\b.*|(?:quelle (?:taille|grandeur)|que tamano|quanto grande|che (?:pentola|padella|teglia)|in welche[mnr]? (?:topf|pfanne|form)).*)',
);
const PASTA = whole(
  '(?:what|which|welche|quelle?s?|que|che) (?:kind of |type of |sort of |art |forme de |tipo de |tipo di |formato di )?(?:pasta|pates|nudeln?)(?: shapes?)?\\b.*|(?:what|which) shape(?: of pasta)?\\b.*',
);
const DONE = whole(
  '(?:how (?:do|can|will|would) (?:i|we|you) (?:know|tell|see) .*(?:done|cooked|ready|set|baked|rare|medium|tender|through|raw).*|(?:when|how) (?:is|are) (?:it|they|this) (?:done|ready|cooked)|(?:woran|wie) (?:merke?|erkenne?|sehe?|weiss) (?:ich|man).*(?:gar|fertig|durch).*|wann (?:ist|sind) .*(?:gar|fertig|durch).*|comment (?:savoir|voir|je sais|on sait).*(?:cuite?s?|pret\\w*).*|como (?:se|saber|puedo saber).*(?:hech[oa]s?|list[oa]s?|cocid[oa]s?|cuajad[oa]s?|al punto).*|como se .*(?:hech[oa]s?|list[oa]s?|cuajad[oa]s?).*|come (?:faccio a )?(?:capire|capisco|so|sapere|vedo).*(?:cott[oaie]|pront[oaie]).*)',
);
const PROVED = whole(
  '(?:how (?:do|can|will|would) (?:i|we) (?:know|tell|see) .*(?:prove[dn]?|proofed|risen|rise)(?: .*)?|(?:woran|wie) (?:merke?|erkenne?|sehe?|weiss) (?:ich|man).*(?:aufgegangen|gegangen).*|comment (?:savoir|voir).*(?:leve|pousse).*|como se.*(?:fermentad|levad).*|come .*(?:lievitat).*)',
);
const WHY =
  /^(?:why (?:do|did|should|would|must|does|is|are|have)|what s the point of|what is the point of|(?:warum|wieso|wozu)|pourquoi|por que|para que|perche) /;
const SKIPS = whole(
  '(?:can|could|may) (?:i|we|you) (?:just )?(?:skip|leave out|miss out|omit)(?: (?:it|that|this|that step|this step|that bit|this bit|the .*))?|do (?:i|we) (?:really |actually )?(?:have|need) to(?: do (?:it|that|this))?(?: .*)?|is (?:it|that|this)(?: step| bit)? (?:really |actually )?(?:necessary|needed|essential)|(?:kann|darf) (?:ich|man) (?:das|den schritt|es) (?:weglassen|uberspringen|auslassen)|muss (?:das|ich das) (?:wirklich |machen )?(?:sein)?|(?:je peux|on peut|puis je) (?:sauter|zapper|m en passer|s en passer).*|(?:puedo|se puede) (?:saltar(?:me|se)?|omitir)(?:lo|la)?.*|(?:posso|si puo) (?:saltarlo|saltare|evitare).*',
);
/** Asks whether some work has to be done. */
/** Asks when a work is done, and not whether. */
const WHEN_OF_IT =
  /\b(?:night before|day before|before or after|hours? (?:before|ahead)|ahead|in advance|right before|or (?:right )?before|or after)\b/;
const MUST = whole(
  '(?:(?:(?:do|would) (?:i|we|you) (?:really |actually |always )?(?:have|need) to|(?:have|ve) (?:i|we|you) got to|must (?:i|we)|(?:should|shall) (?:i|we)|is there (?:any|a) need to|(?:i|we) don t (?:have|need) to|(?:muss|mussen|soll|sollte|sollen) (?:ich|man|wir|die|der|das|sie)|(?:est ce qu )?il faut|faut[ -]il|(?:est[ -]ce que )?(?:je dois|on doit)|dois[ -]je|doit[ -]on|hay que|tengo que|tenemos que|debo|hace falta|es necesario|devo|dobbiamo|bisogna|si deve|si devono|occorre|e necessario|vanno|va) .*|(?:do|does|is|are) (?:the |my )?[a-z ]+ (?:need(?: to be)?|have to be|necessary|needed).*)',
);
const TEMPERATURE = whole(
  '(?:(?:what|which) (?:oven |fan )*temp(?:erature)?\\b.*|how hot (?!(?:is|are|will|would|does) (?:it|this|that|they)\\b|(?:and )?spicy).*|wie (?:heiss|warm) .*\\bofen\\b.*|(?:welche|bei welcher|wie viel|wieviel) (?:temperatur|grad)\\b.*|(?:a )?quelle temperature.*|a (?:que|cuantos) (?:temperatura|grados).*|a (?:che|quanti) (?:temperatura|gradi).*)',
);
const SERVES = whole(
  '(?:how many (?:people |portions |servings )?(?:does|will|do) (?:it|this|that) (?:serve|feed|make)|how many (?:people|portions|servings)(?: (?:is|does) (?:it|this|that)(?: (?:for|serve|make))?)?|fur wie ?viele (?:personen )?(?:ist|reicht) (?:das|es)|(?:c est )?pour combien(?: de personnes)?|para cuant[oa]s(?: personas)?(?: es)?|per quante persone(?: e)?)',
);
const IS_OF_DIET = whole(
  '(?:(?:is|are|would|will) (?:it|this|that|they|the dish)(?: be)? (?:really |also |actually |suitable for |ok for |safe for )*|ist (?:das|es) |(?:c est|est ce que c est) |(?:es|e) )(vegan|vegans|vegetarian|vegetarians|veggie|gluten ?-?free|coeliacs?|dairy ?-?free|lactose ?-?free|vegetarisch|glutenfrei|vegetarien|vegane|sans gluten|vegano|vegetariano|sin gluten|senza glutine|vegana|vegetariana)(?: too| as well| at all)?',
);
const DIETS: readonly (readonly [RegExp, Diet, string])[] = [
  [/^vegan/, 'vegan', 'vegan'],
  [/^veg/, 'vegetarian', 'vegetarian'],
  [/glu/, 'gluten-free', 'gluten-free'],
  [/^coel/, 'gluten-free', 'gluten-free'],
  [/dairy|lactose/, 'dairy-free', 'dairy-free'],
];
const TIN = /(\d{2}) ?cm|(\d{1,2}) ?inch/;
const ASKS_TIN = /\b(?:tin|pan|form|moule|molde|stampo|springform|springforms?|dish|mould)\b/;

/** What is done in a machine that stirs, chops and heats. */
const MACHINE = /\b(?:thermomix|tm ?[356]|cookeo|monsieur cuisine|bimby|monsieur ?cuisine|kuchenmaschine)\b/;

/** What is answered in a line from the recipe on screen: how long it bakes, how many calories it has, what a step is for. */
export function answerAboutDish(
  prompt: string,
  shown: ChefMemory,
  recipeOf: () => ComposedRecipe | null,
  knowledge: CookingKnowledge,
): Answer | null {
  const said = wordsApart(prompt);
  if (said.length > LONGEST) return null;
  if (MACHINE.test(said) && said.split(' ').length < 10) return { said: inMachine(shown) };
  const balance = balanceFor(said);
  if (balance) return { said: balance };
  const work = workNamed(said);
  if (work && WHY.test(said)) return { said: t(WORKS[work].why), topic: work };
  if (SKIPS.test(said) || (work && MUST.test(said) && !WHEN_OF_IT.test(said))) {
    const topic = work ?? shown.topic;
    const known = topic && topic in WORKS ? WORKS[topic as keyof typeof WORKS] : null;
    if (known) return { said: t(known.skip), topic: topic as string };
  }
  const isOfRecipe =
    [CALORIES, POT, PASTA, DONE, TEMPERATURE, SERVES, IS_OF_DIET].some((asked) => asked.test(said)) ||
    (TIN.test(said) && ASKS_TIN.test(said) && !/air ?-?fryer/.test(said));
  const { avoidedTraits, avoidedFoods, diets } = shown.request;
  const isRestricted =
    [avoidedTraits, avoidedFoods, diets].some((all) => all.length > 0) || shown.heeded.length > 0;
  const sauce = sauceFor(said, recipeOf, isRestricted);
  if (sauce) return { said: sauce };
  if (PROVED.test(said) && shown.lines.some(({ name }) => /yeast|sourdough/.test(name)))
    return {
      said: t(
        'It has risen enough when it is about twice as large, and a dent from a floured finger comes back slowly. If it springs back at once, give it more time.',
      ),
    };
  const isOfTime = asksForTime(said);
  const recipe = isOfRecipe || isOfTime ? recipeOf() : null;
  if (!recipe) return null;
  const answer = (isOfTime ? timeIn(said, recipe) : null) ?? ofRecipe(said, recipe, knowledge);
  return answer === null ? null : { said: answer };
}
const LONGEST = 160;

function ofRecipe(said: string, recipe: ComposedRecipe, knowledge: CookingKnowledge): string | null {
  if (CALORIES.test(said)) return energyOf(recipe, knowledge);
  if (SERVES.test(said))
    return t('It serves {servings}. Say “for six”, and I will change the amounts.', {
      servings: recipe.servings,
    });
  if (TEMPERATURE.test(said)) {
    const heat = heatOf(recipe);
    const long = /\b(?:how long|minutes|wie lange|combien de temps|cuanto|quanto)\b/.test(said);
    return long && !/minutes/.test(heat) ? [heat, howLong('cook', recipe) ?? ''].join(' ').trim() : heat;
  }
  const [, diet] = IS_OF_DIET.exec(said) ?? [];
  if (diet) return ofDiet(diet, recipe, knowledge);
  if (PASTA.test(said)) return pastaFor(recipe);
  if (DONE.test(said)) return doneWhen(recipe);
  if (TIN.test(said)) return inTin(said, recipe);
  return POT.test(said) ? potFor(recipe, knowledge) : null;
}

export function energyOf(
  { ingredients, servings }: ComposedRecipe,
  { catalog }: CookingKnowledge,
): string | null {
  const eaten = nutritionOf(recipeFoods(catalog, ingredients), servings)?.perServing;
  return eaten
    ? t(
        'A serving has about {energy} kcal, {protein} g of protein, {carbohydrate} g of carbohydrates and {fat} g of fat.',
        {
          energy: Math.round(eaten.energy / 10) * 10,
          protein: Math.round(eaten.protein),
          carbohydrate: Math.round(eaten.carbohydrate),
          fat: Math.round(eaten.fat),
        },
      )
    : null;
}

const HEATED = /[^.]*\b\d{2,3} °C[^.]*\./;

/** The sentence that says how hot. */
export function heatOf(recipe: ComposedRecipe): string {
  const [said] =
    HEATED.exec(
      recipe.instructions.find((step) => /\b(?:oven|air fryer|fan)\b/.test(step) && HEATED.test(step)) ?? '',
    ) ?? [];
  return said
    ? `“${said.trim()}”`
    : t(
        'It needs no oven: what boils, boils at full heat, what simmers only trembles, and what fries does so over the heat that the steps name.',
      );
}

/** Whether it fits a diet, and the lines that do not. */
function ofDiet(
  said: string,
  { ingredients, servings }: ComposedRecipe,
  { catalog }: CookingKnowledge,
): string | null {
  const [, diet, name] = DIETS.find(([words]) => words.test(said)) ?? [];
  if (!diet || !name) return null;
  const fits = (lines: ComposedRecipe['ingredients']) =>
    dietVerdicts(recipeFoods(catalog, lines), servings).find(({ id }) => id === diet)?.verdict === 'fits';
  const others = ingredients.filter((line) => !fits([line])).map(foodOf);
  return others.length === 0
    ? t('Yes: line by line, it is {diet}. Read the labels of what you buy as well.', { diet: name })
    : t('Not as it is, because of {foods}. Say “make it {diet}”, and I will change it.', {
        foods: listed(others),
        diet: name,
      });
}

/** Grams that fit into a litre of a pot, with room to stir. */
const HELD = 700;
/** An oven has no room for a larger one. */
const MOST_IN_DISH = 5;
const IN_DISH = /\b(?:in|into) (?:a|the) (?:[a-z]+,? )*(?:dish|tin)\b/;
const OF_OVEN = /\b(?:oven|bake|roast)\b/i;

function potFor(recipe: ComposedRecipe, { catalog }: CookingKnowledge): string {
  const grams = gramsOf(recipeFoods(catalog, recipe.ingredients));
  const litres = Math.max(1.5, Math.ceil((grams / HELD) * 2) / 2);
  const [named] =
    recipe.instructions.join(' ').match(/\b\d\d(?: x \d\d)? cm (?:tin|dish|springform tin|pan|cake tin)/) ??
    [];
  if (named) return t('A {tin}, as in the steps.', { tin: named });
  const isBaked =
    recipe.instructions.some((step) => OF_OVEN.test(step)) &&
    (recipe.instructions.some((step) => IN_DISH.test(step)) ||
      !recipe.instructions.some((step) => /simmer/i.test(step)));
  const dishes = Math.ceil(litres / MOST_IN_DISH);
  if (isBaked && dishes > 1)
    return t('{dishes} dishes of about {litres} liters each, so that the layer is not too deep.', {
      dishes,
      litres: Math.ceil((litres / dishes) * 2) / 2,
    });
  return isBaked
    ? t('A dish or tray that holds about {litres} liters, so that the layer is not too deep.', { litres })
    : t(
        'A pot of about {litres} liters, so that there is room to stir; a wide pan of 28 to 30 cm is enough for up to four.',
        { litres },
      );
}

function pastaFor(recipe: ComposedRecipe): string {
  const lines = recipe.ingredients.map(({ name }) => name).join('\n');
  const [own] =
    /spaghetti|penne|tagliatelle|fusilli|rigatoni|linguine|macaroni|orecchiette|conchiglie|bucatini|fettuccine/.exec(
      lines,
    ) ?? [];
  const other = /cream|egg|carbonara/i.test(lines)
    ? t('Long shapes such as spaghetti, linguine or tagliatelle carry a smooth or creamy sauce best.')
    : /minced|lentil|sausage|chickpea|bean/i.test(lines)
      ? t('A chunky sauce holds best on tagliatelle or pappardelle, or in tubes such as rigatoni and penne.')
      : t(
          'Tubes and twists such as rigatoni, penne or fusilli hold the sauce; spaghetti suits it if it is smooth.',
        );
  return own ? `${t('It is written with {pasta}.', { pasta: own })} ${other}` : other;
}

/** Another tin than that of the recipe, by how much it holds. */
function inTin(said: string, recipe: ComposedRecipe): string | null {
  const [, cm, inch] = TIN.exec(said) ?? [];
  const theirs = cm ? Number(cm) : Math.round(Number(inch) * 2.54);
  const own = Number(/\b(\d\d) cm/.exec(recipe.instructions.join(' '))?.[1] ?? 0);
  const bakes = /\b[Bb]ake\b[^.]*?(\d+) minutes/.exec(recipe.instructions.join(' '))?.[1];
  if (own === 0 || theirs === own)
    return bakes
      ? t(
          'A tin of {theirs} cm is fine. Fill it two thirds at most, bake the rest as muffins, and look after {early} minutes: in a deep tin it takes longer than the {minutes} written.',
          {
            theirs,
            early: Math.round(Number(bakes) * 0.8),
            minutes: bakes,
          },
        )
      : null;
  const share = Math.round(((theirs / own) ** 2 * 100) / 5) * 5;
  return theirs < own
    ? t(
        'A tin of {theirs} cm holds about {share} % of the one of {own} cm: make so much less, or bake the rest as muffins, and fill it two thirds at most.',
        { theirs, own, share },
      )
    : t(
        'A tin of {theirs} cm holds about {share} % of the one of {own} cm: make so much more, or have it flatter and look 10 minutes early.',
        { theirs, own, share },
      );
}

const inMachine = ({ title }: ChefMemory): string =>
  /cake|tart|crumble|bread|pie|gratin|bake|pizza|lasagn|quiche/i.test(title)
    ? t(
        'The machine does the chopping, kneading and mixing: add the foods in the order of the steps. Baking is still done in the oven, as written.',
      )
    : t(
        'It works in there: chop on speed 5 for a few seconds, fry at 120 °C for 3 minutes, then simmer at 100 °C on reverse for the minutes of the steps. What has to turn brown and crisp is better in a pan.',
      );
