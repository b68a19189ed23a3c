import { type Message, msg, t } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { anyOf, OPENS, whole } from '../questions/asking.ts';
import { cookingAnswer } from '../questions/cooking-answers.ts';
import { sentencesOf } from '../questions/sentences.ts';
import { troubleIn } from '../questions/troubles.ts';
import { FLAT } from '../questions/troubles-of-dishes.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { forOnePlate } from './for-one-plate.ts';
import { fromFridge, fromFrozen } from './from-cold.ts';
import { leftOut } from './left-out.ts';
import { lighterSort } from './lighter-sorts.ts';
import { soonerInSlowCooker, underPressure } from './machines-asked.ts';
import { MORE_OF_DISHES } from './more-of-dishes.ts';
import { OF_DISHES } from './of-dishes.ts';
import { quicker } from './quicker.ts';
import { heatInside, seenDone } from './signs.ts';
import { sortFor } from './sorts.ts';
import { isFree } from './substitutes.ts';
import { ofFood } from './tables.ts';
import { inOtherTin, namesTin } from './tins.ts';

interface Asked {
  /** The message, in the form of `wordsApart`. */
  said: string;
  previous: ChefMemory;
  recipe: () => ComposedRecipe | null;
  knowledge: CookingKnowledge;
}
type Rule = (asked: Asked) => string | null;

const UNMEASURED = new RegExp(
  `${anyOf('no | not | without | don t | dont | haven t | havent | doesn t | broke\\w* | ohne | kein\\w* | sans | pas | sin | non | senza')}.*\\bt(?:h)?ermom|thermometer .*\\b(?:broke\\w*|dead|lost|missing)\\b`,
);
const INSIDE =
  /\b(?:internal|inner|inside|core|middle|cent(?:re|er)|kern)\b.*\b(?:temp\w*|degrees|hot)\b|\b(?:temp\w*|degrees|hot)\b.*\b(?:internal|inside|core|middle|cent(?:re|er))\b|\bkerntemperatur\b|\btemperature a coeur\b|\btemperatura (?:interna|interior|al cuore)\b/;
const BROWN =
  /\b(?:done|cooked|ready|safe)\b.*\bwhen\b.*\b(?:brown\w*|golden|white|colou?r\w*)\b|\b(?:is|are) (?:it|they|the [a-z]+) (?:done|cooked|ready|cooked through)\b/;

const isOf = (words: RegExp, { title, ingredients }: ComposedRecipe) =>
  words.test([title, ...ingredients.map(({ name }) => name)].join('\n'));

/** A question about the wine in the pot, not the one in the glass. */
const COOKING_WINE = /\b(?:what|which)\b.*\bwine\b.*\b(?:use|put in|add|cook)\b/;
const ASKED_OF_DISH =
  /\?$|\b(?:what|which|why|how|when|can|could|should|do|does|is|are|will|would|any|or|still|last time|ok|okay|safe|mine|like|prefer|want|not|help|over|before|way|without|instead|thicker|thinner|creamy|sheet|tray|fryer|flour|pieces)\b/;

const HOLD =
  /\b(?:keep (?:it|them|this|everything) (?:warm|hot)|stay (?:warm|hot)|hold (?:it|them) (?:warm|hot)|warm ?halten|tenir au chaud|mantener\w* caliente|tener\w* in caldo)\b/;
const EARLIER =
  /\b(?:in the morning|this morning|at lunch ?time|hours (?:ahead|before|earlier)|night before|in advance|ahead of time|for tomorrow|tonight for|today for)\b/;
const ASSEMBLES =
  /\b(?:can|could|ok|okay|should|possible)\b.*\b(?:assemble|prep(?:are)?|put (?:it |them )?together|chop|cut|marinate|season|mix|shape|roll|stuff|peel|do|make|sauce)\b/;
const METRIC = whole(
  '(?:can|could) (?:you|i|we) (?:give|have|show|do|write|convert|put)(?: me| us| it| them| this| that| the (?:amounts?|recipe|measurements?))*(?: in| to| into)? (?:metric|grams?|g|ml)(?: (?:please|instead|units|measurements?|amounts?))*|(?:in )?(?:metric|grams?)(?: (?:please|instead))*|.*\\b(?:in|to|into) (?:metric|(?:grams?|g|ml|mls|millilit(?:re|er)s?|litres?|liters?|kilos?|celsius)(?: (?:and|or) (?:grams?|g|ml|mls|millilit(?:re|er)s?|litres?|liters?|kilos?|celsius))*)(?: (?:please|instead|units|measurements?|amounts?|not cups|i don t have cups|i have no cups|thanks))*',
);
const OUNCES = whole(
  '.*\\b(?:in|to|into) (?:imperial|ounces?|oz|pounds?|lbs?|us units|american)(?: (?:please|instead|measurements?|units|and ounces|and pounds))*|imperial(?: please)?',
);
const HOW_LONG_FOR = new RegExp(
  `^${OPENS}(?:how (?:long|many minutes)|wie lange|combien de temps|cuanto(?: tiempo)?|quanto(?: tempo)?)(?: (?:do|does|should|will|would|must|can|to|i|we|you|it|they|the|my|need|needs|take|takes|brauch\\w*|mussen|muss|die|der|das|les|le|la|los|las|il|gli))* (?:(?:boil|cook|fry|roast|steam|simmer|bake|grill|poach|soak)(?: (?:the|my))? )?([a-z-]+(?: [a-z-]+)??)(?: (?:need|needs|take|takes|cook|boil|to|be|cooked|boiled|for|in|the|oven|pan|simmer|kochen|garen|cuire|cocer|cuocere))*$`,
);
const OF_THEM = new RegExp(
  `^${OPENS}how (?:long|many minutes) (?:do|does|will|would|should) (?:they|it|those|these|that) (?:need|take|cook|have)(?: (?:then|now|to cook|to boil|instead))*$`,
);

/** How much a steak is to be done, in the words of the steps. */
const DONENESS = /\b(medium rare|medium|rare|well done)\b/;

const RULES: readonly Rule[] = [
  ({ said, recipe }) =>
    FLAT.test(said) && /\b(?:mine|last time|why|what|help|wrong)\b/.test(said)
      ? saying(recipe, (shown) => {
          const trouble = troubleIn(said, (words) => isOf(words, shown));
          return trouble && t(trouble.advice);
        })
      : null,
  ({ said, recipe }) => {
    const [, done] = DONENESS.exec(said) ?? [];
    if (!done || said.split(' ').length > FEW_WORDS) return null;
    return saying(recipe, (shown) => {
      const sentence = sentencesOf(shown).find((each) => each.includes(` ${done}`));
      return sentence ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() }) : null;
    });
  },
  ({ said, recipe }) => (UNMEASURED.test(said) ? saying(recipe, seenDone) : null),
  ({ said, recipe }) => (INSIDE.test(said) ? saying(recipe, heatInside) : null),
  ({ said, recipe }) =>
    BROWN.test(said) && /\b(?:brown|golden|white|colou?r)/.test(said) ? saying(recipe, seenDone) : null,
  ({ said, recipe }) => (namesTin(said) ? saying(recipe, (shown) => inOtherTin(said, shown)) : null),
  // Where everybody eats everything, it goes in for all; for an allergy, nothing of it comes near.
  ({ said, previous }) => (isOfDietOnly(previous) ? forOnePlate(said) : null),
  ({ said, recipe, previous, knowledge }) => leftOut(said, recipe, previous.dish, knowledge),
  ({ said, recipe, previous, knowledge }) =>
    lighterSort(said, recipe, (food) => lineCalled(food, previous, knowledge)),
  ({ said, recipe }) => fromFridge(said, recipe),
  ({ said, recipe }) => fromFrozen(said, recipe),
  ({ said, recipe }) => (COOKING_WINE.test(said) ? ofDish(said, recipe) : null),
  ({ said, recipe, previous, knowledge }) =>
    sortFor(said, recipe, (food) => lineCalled(food, previous, knowledge), !isFree(previous)),
  ({ said, recipe, knowledge }) => underPressure(said, recipe, knowledge),
  ({ said, recipe }) => soonerInSlowCooker(said, recipe),
  (asked) => timeOf(asked),
  ({ said, recipe }) => (ASKED_OF_DISH.test(said) && !/\bwine\b/.test(said) ? ofDish(said, recipe) : null),
  ({ said, recipe }) => quicker(said, recipe),
  ({ said, recipe }) =>
    AHEAD.test(said) && PART.test(said) ? saying(recipe, (shown) => t(partAhead(said, shown))) : null,
  ({ said, previous, recipe, knowledge }) =>
    UNTIL.test(said)
      ? saying(recipe, (shown) => cookingAnswer('keep', { recipe: shown, ...previous }, knowledge))
      : null,
  ({ said, recipe, previous }) =>
    LESS_SWEET.test(said) && isFree(previous)
      ? saying(recipe, (shown) => (SWEETENED.test(linesOf(shown)) ? null : t(AGAINST_SWEETNESS)))
      : null,
  ({ said }) => (HOLD.test(said) ? heldWarm() : null),
  ({ said, previous, recipe, knowledge }) =>
    EARLIER.test(said) && ASSEMBLES.test(said)
      ? saying(recipe, (shown) => cookingAnswer('ahead', { recipe: shown, ...previous }, knowledge))
      : null,
  ({ said }) => (METRIC.test(said) ? t(IS_METRIC) : null),
  ({ said, previous }) => (OUNCES.test(said) ? inOunces(previous) : null),
];
const OF_FLESH: readonly string[] = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine'];
const MAY_HARM = /all?erg|alerg|intoler|coeliac|celiac|zoliak|anaphyl/i;
const isOfDietOnly = ({ request: { diets, avoidedTraits, avoidedFoods }, heeded }: ChefMemory): boolean =>
  diets.length > 0 &&
  avoidedFoods.length === 0 &&
  avoidedTraits.every((trait) => OF_FLESH.includes(trait)) &&
  !heeded.some((each) => MAY_HARM.test(each));

const AHEAD =
  /\b(?:ahead|in advance|beforehand|(?:day|night|evening|morning) before|earlier|yesterday|vortag|la veille|dia antes|giorno prima)\b/;
const PART = /\b(sauce|filling|dressing|marinade|stuffing|icing|frosting|pastry|dough|custard|salsa|slaw)\b/;
const partAhead = (said: string, shown: ComposedRecipe): Message =>
  /\b(?:dressing|marinade|salsa|slaw)\b/.test(said)
    ? msg(
        'Up to 2 days ahead, in a closed jar in the fridge: shake or stir it again. Fresh herbs and avocado go in just before you serve.',
      )
    : /\b(?:pastry|dough|icing|frosting|custard)\b/.test(said)
      ? msg(
          'Up to 2 days ahead, well covered in the fridge, and dough or pastry up to 3 months in the freezer. Let it get soft enough to work with before you go on.',
        )
      : /\b(?:prawns?|fish|cod|salmon|squid|mussels?)\b/i.test(linesOf(shown))
        ? msg(
            'Up to 2 days ahead, without the fish or seafood: cool it within an hour, keep it covered in the fridge, and add that when you heat it until it steams.',
          )
        : msg(
            'Up to 3 days ahead: cool it within an hour, keep it covered in the fridge, or freeze it for up to 3 months, and heat it until it steams. Cream, soft herbs and cheese go in when you heat it.',
          );
const UNTIL =
  /\b(?:fridge|keep|last|ok|okay|good|safe|leave it)\b.*\b(?:till|until|til|for) (?:the )?(?:[a-z]+day|tomorrow|weekend|next week|(?:\d|two|three|four|five|a few|a couple of) days)\b/;
const LESS_SWEET =
  /^(?!.*\binstead\b).*(?:\btoo sweet\b|\b(?:more|make (?:it|this)(?: a bit| a little)?) savou?ry\b|\bsavou?rier\b)/;
const SWEETENED = /\b(?:sugar|honey|syrup|chocolate)\b/i;
const linesOf = ({ ingredients }: ComposedRecipe) => ingredients.map(({ name }) => name).join('\n');
const AGAINST_SWEETNESS = msg(
  'Against sweetness, brown the onions well, add a clove of garlic and a few leaves of thyme or sage, and at the end a squeeze of lemon or a teaspoon of vinegar and a little more salt. A pinch of chili helps, too.',
);
const KEPT_WARM = msg(
  'Covered in the oven at 80 °C (175 °F) it stays warm for up to an hour, a stew or soup over the lowest heat with a splash of water for up to two. It has to stay hot: at least 63 °C (145 °F). What is crisp goes uncovered on a rack; pasta, fish and green vegetables are better cooked late.',
);

/** How a dish is kept warm. */
export const heldWarm = (): string => t(KEPT_WARM);

const IS_METRIC = msg(
  'The amounts are metric already: grams, milliliters and level spoons, of which a teaspoon holds 5 ml and a tablespoon 15 ml. Oven heat is given in °C and °F.',
);

const saying = (recipe: () => ComposedRecipe | null, say: (shown: ComposedRecipe) => string | null) => {
  const shown = recipe();
  return shown && say(shown);
};

/** What a kitchen knows of a kind of dish. */
export function ofDish(said: string, recipe: () => ComposedRecipe | null): string | null {
  const meant = [...MORE_OF_DISHES, ...OF_DISHES].filter(([asked]) => asked.test(said));
  const shown = meant.length > 0 ? recipe() : null;
  const [, , advice] = (shown && meant.find(([, dish]) => isOf(dish, shown))) ?? [];
  return advice ? t(advice) : null;
}

/** How long a food takes that is named, or the one that was put in last. */
function timeOf({ said, previous, recipe, knowledge }: Asked): string | null {
  const { times } = knowledge.kitchen;
  if (OF_THEM.test(said)) {
    const [newest] = (previous.changes ?? []).toReversed();
    const words = newest ? Object.values(newest).filter((each) => typeof each === 'string') : [];
    const line = previous.lines.find(({ name }) =>
      words.some((word) => word !== '' && name.startsWith(word)),
    );
    const own = line ?? previous.lines[0];
    const takes = own && ofFood(own.name, times);
    return takes ? t('{food}: {time}.', { food: nameOf(own.name), time: takes.join('; ') }) : null;
  }
  const [, named] = HOW_LONG_FOR.exec(said) ?? [];
  if (!named) return null;
  const line = lineCalled(named, previous, knowledge);
  // What the steps say of a line of the dish is answered from them.
  const isInSteps =
    line !== null &&
    recipe()?.instructions.some((step) =>
      new RegExp(`\\b${lastWord(line)}s?\\b[^.]*\\d+ (?:minutes|seconds|hours)`, 'i').test(step),
    );
  if (isInSteps) return saidOf(line, recipe());
  const takes = ofFood(named, times) ?? (line && ofFood(line, times));
  return takes ? t('{food}: {time}.', { food: nameOf(line ?? named), time: takes.join('; ') }) : null;
}
/** The sentence of the steps that says how long a line takes. */
function saidOf(line: string, recipe: ComposedRecipe | null): string | null {
  const timed = new RegExp(`\\b${lastWord(line)}s?\\b[^.]*\\d+ (?:minutes|seconds|hours)`, 'i');
  const sentence = recipe && sentencesOf(recipe).find((each) => timed.test(each));
  return sentence ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() }) : null;
}
const lastWord = (name: string) => withoutCut(name).split(' ').at(-1)?.replace(/e?s$/, '') ?? name;
const nameOf = (name: string) => capitalized(withoutCut(name));

const GRAMS_OF_OUNCE = 28.35;
const OUNCES_OF_POUND = 16;
function inOunces({ lines }: ChefMemory): string | null {
  const each = lines.flatMap(({ amount, name }) => {
    const [, grams] = /^(\d+) g$/.exec(amount) ?? [];
    if (!grams) return [];
    const ounces = Number(grams) / GRAMS_OF_OUNCE;
    const said =
      ounces >= OUNCES_OF_POUND
        ? `${Math.round((ounces / OUNCES_OF_POUND) * 4) / 4} lb`
        : `${ounces < 4 ? Math.round(ounces * 2) / 2 : Math.round(ounces)} oz`;
    return [`${withoutCut(name)} ${said}`];
  });
  return each.length > 0
    ? t('In ounces and pounds, about: {amounts}. Everything else stays as written.', {
        amounts: each.join(', '),
      })
    : null;
}

/** What a kitchen knows of what is asked about the dish on screen; `null` if it is asked something else. */
export function kitchenAnswer(asked: Asked): string | null {
  if (asked.said.length > LONGEST) return null;
  for (const rule of RULES) {
    const said = rule(asked);
    if (said !== null) return said;
  }
  return null;
}
const LONGEST = 120;
const FEW_WORDS = 8;
