import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { memoizeWith } from '#shared/memoize.ts';
import { withAmountsBefore } from '../at-hand/amounts-at-hand.ts';
import { AT_HAND, saysWhatIsThere } from '../at-hand/at-hand.ts';
import { madeOfLeftovers, namingLeftovers, withoutWhatWasMade } from '../at-hand/leftovers.ts';
import { CLASSIC_KINDS, type ClassicLine } from '../classics/classic.ts';
import { GLUT } from '../classics/dish-worth.ts';
import { readConditions } from '../conditions/read-conditions.ts';
import { underConditions } from '../conditions/settle-conditions.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLeftover } from '../knowledge/same-food.ts';
import { isAboutACold } from '../phrases/colds.ts';
import { withJoint } from '../phrases/feasts.ts';
import { sayingPlainly } from '../phrases/set-phrases.ts';
import { NUMBER } from './counting.ts';
import { foodsInAHurry } from './foods-in-a-hurry.ts';
import { refusingWhatWasHad } from './had-before.ts';
import { onHotDays } from './hot-days.ts';
import { LAST_MESSAGES, plainPrompt, sentencesOf } from './plain-prompt.ts';
import { RequestReader, type Understood } from './read-request.ts';
import type { ChefRequest } from './request.ts';
import { plainPhrase } from './request-words.ts';
import { sideDishIn } from './side-dishes.ts';
import { OF_COUPLES } from './understand-numbers.ts';

const SOUP_FOR_COLDS = 'dish:chicken noodle soup';
const KINDS_OF_SOUP = ['chunky soup', 'smooth soup'];

/** Parses a prompt and reports the words it cannot place. Never throws. */
export const understandRequest = memoizeWith((prompt: string, knowledge: CookingKnowledge): Understood => {
  const { conditions, rest } = readConditions(prompt);
  return underConditions(understandRest(rest, knowledge), conditions, plainPrompt(prompt));
}, LAST_MESSAGES);

/** What a prompt asks for beside its conditions. */
function understandRest(prompt: string, knowledge: CookingKnowledge): Understood {
  const told = withAmountsBefore(prompt, knowledge);
  const sentences = sentencesOf(withoutWhatWasMade(refusingWhatWasHad(told))).map((sentence) =>
    sentence.split(',').map((clause) => sayingPlainly(namingLeftovers(plainPhrase(clause)))),
  );
  const clauses = sentences.flat();
  const left = clauses.flatMap((clause) => madeOfLeftovers(clause) ?? []);
  if (left.length > 0) {
    const beside = readAll(
      sentences.map((each) => each.map((clause) => madeOfLeftovers(clause)?.rest ?? clause)),
      knowledge,
    );
    const [named = ''] = beside.request.dishes;
    const isNamed =
      beside.request.dishes.length > 0 &&
      !(
        beside.request.meal === 'dessert' && /^(?:sauce|jam)$/.test(knowledge.classics.get(named)?.kind ?? '')
      );
    if (!isNamed) {
      const dishes = (left[0]?.dishes ?? []).filter((id) => !beside.request.refused.includes(id));
      const made = startingFrom(dishes, { ...beside, others: [] }, knowledge);
      return withBread(made, left.map(({ said }) => said).join(' '));
    }
  }
  const beside = clauses.flatMap((clause) => sideDishIn(clause) ?? []);
  if (beside.length > 0) {
    const rest = readAll(
      sentences.map((each) => each.map((clause) => sideDishIn(clause)?.rest ?? clause)),
      knowledge,
    );
    return { ...rest, request: { ...rest.request, meal: null, dishes: [beside[0]?.dish ?? ''] } };
  }
  const asNamed = readAll(sentences, knowledge);
  const apart = foodsInAHurry(sentences, asNamed.request, knowledge);
  const understood = withoutSauce(
    withoutMainDish(apart ? readAll(apart, knowledge) : asNamed, sentences.flat(), knowledge),
    sentences.flat(),
    knowledge,
  );
  const isCold = sentencesOf(prompt).some((sentence) =>
    sentence.split(',').some((clause) => isAboutACold(plainPhrase(clause))),
  );
  if (isCold) return withSoup(understood);
  if (BESIDE_DISH.test(prompt)) return besideDish(understood, knowledge);
  return isForMicrowave(understood.request)
    ? fromMicrowave(understood)
    : onHotDays(prompt, keepingTheDish(prompt, understood));
}

/** 'Use something else': the food gives way, and not the dish. */
const OTHER_FOOD =
  /\b(?:us(?:e|ing)|put|add|swap|replace|try|nimm|verwende|benutze)\b[^.!?]*?\b(?:something else|(?:et)?was anderes)\b|\bsomething else (?:instead|in place|rather than)\b/i;

function keepingTheDish(prompt: string, understood: Understood): Understood {
  const { avoidedFoods, avoidedTraits } = understood.request;
  if (avoidedFoods.length + avoidedTraits.length === 0 || !OTHER_FOOD.test(prompt)) return understood;
  return { ...understood, changes: understood.changes.filter((change) => change !== 'something else') };
}

const BESIDE_DISH = /^\s*(?:and |oh and )?(?:with|and|plus)\b/i;
const OF_SIDES: readonly string[] = ['side', 'sauce', 'dip', 'bread', 'salad', 'dumpling'];

/** 'With mash': what comes beside the dish on screen is another dish, which leaves that one as it is. */
function besideDish(understood: Understood, { classics }: CookingKnowledge): Understood {
  const { dishes, wanted } = understood.request;
  const [id = ''] = dishes;
  const isBeside =
    (OF_SIDES.includes(classics.get(id)?.kind ?? '') || /\bsalad$/.test(id)) && wanted.length === 0;
  return isBeside
    ? {
        ...understood,
        request: { ...understood.request, dishes: [] },
        changes: [...understood.changes, 'unchanged'],
        others: [id, ...understood.others],
      }
    : understood;
}

const BESIDE_A_MAIN =
  /\b(?:to (?:go|serve|have|eat|put)|goes|that goes|as a side) (?:with|for|alongside|beside|next to)\b/;
const OF_ANIMALS: readonly TraitId[] = ['meat', 'poultry', 'fish'];

/** The lamb of 'dauphinoise potatoes to go with lamb' is cooked by somebody else. */
function withoutMainDish(
  understood: Understood,
  phrases: readonly string[],
  { classics, larder }: CookingKnowledge,
): Understood {
  const { dishes, wanted } = understood.request;
  const named = classics.get(dishes[0] ?? '');
  if (
    !named ||
    named.lines.some(({ isLead }) => isLead) ||
    !phrases.some((phrase) => BESIDE_A_MAIN.test(phrase))
  )
    return understood;
  const isMeat = ([first = '']: string[]) =>
    larder.get(first)?.food.traits.some((trait) => OF_ANIMALS.includes(trait)) ?? false;
  return {
    ...understood,
    request: { ...understood.request, wanted: wanted.filter((group) => !isMeat(group)) },
  };
}

/** The cranberry sauce of 'leftover turkey, cranberry sauce and brie' is in the fridge, and no dish to be cooked. */
function withoutSauce(
  understood: Understood,
  clauses: readonly string[],
  knowledge: CookingKnowledge,
): Understood {
  const { classics } = knowledge;
  const { dishes, wanted } = understood.request;
  const [named = ''] = dishes;
  const kind = classics.get(named)?.kind ?? '';
  const isOfSauce = /^(?:sauce|jam)$/.test(kind);
  // Bread beside eggs and milk is in the cupboard, and not to be baked.
  const bread = breadThere(understood.request, clauses, knowledge);
  // What is left of a loaf is what stale bread is.
  const ofLoaf = bread?.some((name) => LOAVES.test(name)) ? madeOfLeftovers('leftover bread') : null;
  if (ofLoaf)
    return startingFrom(
      ofLoaf.dishes,
      { ...understood, request: { ...understood.request, leading: [] } },
      knowledge,
    );
  if (bread)
    return {
      ...understood,
      request: { ...understood.request, dishes: [], leading: [], wanted: [bread, ...wanted] },
    };
  // What is left of a roast has its gravy with it.
  if (wanted.some((group) => group.some(isLeftover))) {
    const others = understood.others.filter((id) => !/^(?:sauce|jam)$/.test(classics.get(id)?.kind ?? ''));
    const isGravy = [dishes[0], ...understood.others].some((id) => /gravy$/.test(id ?? ''));
    const left = isGravy && wanted.length === 1 ? ['dish:leftover roast pie'] : isOfSauce ? [] : dishes;
    return { ...understood, others, request: { ...understood.request, dishes: left, leading: [] } };
  }
  const isListed = kind === 'dip' && understood.request.leading.length > 0;
  const isOfPudding = isOfSauce && understood.request.meal === 'dessert' && wanted.length > 0;
  return isOfPudding || ((isOfSauce || isListed) && wanted.length > 1)
    ? { ...understood, request: { ...understood.request, dishes: [], leading: [] } }
    : understood;
}

const LOAVES = /^(?:brioche|ciabatta|baguette)/;
const NOT_FRESH =
  /\b(?:stale|left ?over|old|yesterdays|dry|dried out|alte[sn]?|altes|altbacken\w*|rassis|duro|secco|raffermo)\b/;
const SOME = /^(?:(?:\d+|a|an|some|a few|two|half a|my|the) )+/;

/** The bread that somebody has beside other foods; `null` if it is to be baked. */
function breadThere(
  { dishes, leading, wanted, moods }: ChefRequest,
  clauses: readonly string[],
  { classics, classicByWord, larder }: CookingKnowledge,
): string[] | null {
  const [named = ''] = dishes;
  if (named === PLAIN_BREAD) return wanted.length > 1 ? BREADS : null;
  if (classics.get(named)?.kind !== 'bread' || wanted.length === 0) return null;
  const breads = leading.filter((name) =>
    ['bread', 'wrap', 'taco', 'bun', 'flatbread'].some((kind) => larder.get(name)?.kinds.has(kind)),
  );
  const isListed = clauses.some((clause) => classicByWord.get(clause.replace(SOME, '')) === named);
  const isThere =
    clauses.some((clause) => NOT_FRESH.test(clause)) ||
    (wanted.length > 1 && (moods.includes(AT_HAND) || isListed));
  return breads.length > 0 && isThere ? breads : null;
}

const PLAIN_BREAD = 'dish:bread';
const BREADS = ['white bread', 'sourdough bread', 'ciabatta', 'baguette'];

/** What a microwave cooks by itself, by meal. */
const FROM_MICROWAVE: Record<string, string> = {
  breakfast: 'dish:microwave scrambled eggs',
  dessert: 'dish:microwave mug cake',
};
const MICROWAVED = 'dish:microwave jacket potatoes';

const isForMicrowave = ({ leanings, dishes, wanted }: ChefRequest): boolean =>
  leanings.includes('microwave') &&
  dishes.length === 0 &&
  wanted.every((names) => microwavedOf(names) !== null);

/** What a microwave makes of a food by itself. */
const microwavedOf = (names: readonly string[]): string | null =>
  names.some((name) => /potato/.test(name))
    ? MICROWAVED
    : names.includes('egg')
      ? 'dish:microwave scrambled eggs'
      : null;

function fromMicrowave(understood: Understood): Understood {
  const { request } = understood;
  const leanings = request.leanings.filter((leaning) => leaning !== 'microwave');
  return {
    ...understood,
    request: {
      ...request,
      leanings,
      dishes: [microwavedOf(request.wanted[0] ?? []) ?? FROM_MICROWAVE[request.meal ?? ''] ?? MICROWAVED],
      isOfMicrowave: true,
    },
  };
}

/** Anyone who has a cold and names no dish gets soup. */
function withSoup(understood: Understood): Understood {
  const { request } = understood;
  const { dishes, wanted, meal } = request;
  const isOtherDish = dishes.some((id) => !KINDS_OF_SOUP.includes(id));
  if (isOtherDish || (meal !== null && !/lunch|dinner/.test(meal))) return understood;
  return {
    ...understood,
    request: { ...request, dishes: wanted.length > 0 ? KINDS_OF_SOUP : [SOUP_FOR_COLDS] },
  };
}

function readAll(sentences: string[][], knowledge: CookingKnowledge): Understood {
  const reader = new RequestReader(knowledge);
  for (const clauses of sentences) reader.readSentence(clauses);
  const understood = reader.understood();
  const { request } = understood;
  // 'My boss and her husband are coming' are guests.
  const isOfCouple =
    sentences.flat().some((clause) => OF_COUPLES.test(clause)) &&
    !sentences.flat().some((clause) => OF_GUESTS.test(clause));
  // Anyone who has the boss over cooks for more than two.
  const isOfGuests =
    request.moods.includes('date') && sentences.flat().some((clause) => OF_GUESTS.test(clause));
  const isParty = request.moods.some((mood) => /family|party/.test(mood));
  const isAtHand =
    request.wanted.length > 0 &&
    (request.moods.includes(GLUT) ||
      sentences.flat().some(saysWhatIsThere) ||
      isBareList(request, sentences));
  return {
    ...understood,
    request: withJoint(
      {
        ...request,
        servings:
          servingsOf(request, sentences.flat()) ??
          (isOfCouple && !isParty ? 2 : isOfGuests ? FOR_GUESTS : null),
        moods: isAtHand
          ? [...request.moods, AT_HAND, ...(sentences.flat().some(saysMuch) ? [GLUT] : [])]
          : request.moods,
      },
      sentences.flat(),
      knowledge,
    ),
  };
}

const LEAST_LISTED = 4;
const MOST_WORDS = 4;
/** Somebody who lists foods, and says nothing else, has them. */
const isBareList = ({ wanted, dishes, moods, meal }: ChefRequest, sentences: readonly string[][]): boolean =>
  wanted.length >= LEAST_LISTED &&
  dishes.length === 0 &&
  moods.length === 0 &&
  meal === null &&
  sentences.flat().length >= LEAST_LISTED &&
  sentences.flat().every((clause) => clause.split(' ').length <= MOST_WORDS);

/** So much of one food, or so many, is more than a dish takes. */
const saysMuch = (phrase: string) =>
  /\b(?:\d+ ?(?:kg|kilos?)|[7-9]\d\d ?g)\b/.test(phrase) || MANY_OF_ONE.test(phrase);
const MANY =
  '(?:[89]|[1-9]\\d|eight|nine|ten|a dozen|dozens|twelve|fifteen|twenty|thirty|acht|neun|zehn|zwolf|zwanzig|huit|neuf|dix|douze|quinze|vingt|ocho|nueve|diez|doce|veinte|otto|nove|dieci|dodici|venti)';
const MANY_OF_ONE = new RegExp(
  `\\b${MANY} (?:of (?:them|those)|(?:big |small |large |ripe |lovely )*(?:[a-z]+s|zucchini|zucchine|melanzane|mele|pere|pomodori|tomaten|apfel|birnen|gurken|quitten|auberginen))\\b(?! (?:ago|old|away|left|long)\\b)`,
);
const FOR_GUESTS = 4;
const OF_GUESTS =
  /\b(?:coming|comes|visiting|invited|joining|guests|in ?laws|friends|neighbou?rs|over for|round for|over on|having [a-z ]{2,20} (?:over|round))\b/;
const A_WEEK =
  /\b(?:for|of|all|through|during|this|next|the|working|work) (?:(?:the|this|next|my|our|whole|working|work) )*week\b|\bweeks? worth\b/;
const COUNTED_MEALS = new RegExp(
  `\\b${NUMBER} (?:[a-z]+ ){0,2}(?:lunches|dinners|breakfasts|suppers|meals|lunch ?boxes|portions|servings)\\b`,
);
const DAYS_OF_A_WEEK = 4;
const MOST_PREPARED = 12;

/** Somebody who cooks ahead for the week cooks for several days. */
function servingsOf({ servings, moods, dishes }: ChefRequest, phrases: readonly string[]): number | null {
  if (
    !moods.some((mood) => mood === 'mealprep' || mood === 'picnic') ||
    dishes.length > 1 ||
    !phrases.some((phrase) => A_WEEK.test(phrase)) ||
    // 'Five lunches for the week' are counted already.
    (servings !== null && phrases.some((phrase) => COUNTED_MEALS.test(phrase)))
  )
    return servings;
  return Math.min(MOST_PREPARED, (servings ?? 1) * DAYS_OF_A_WEEK);
}

/** Nobody wants these with something sweet. */
const SAVOURY = [
  'meat',
  'fish',
  'shellfish',
  'bacon',
  'pulse',
  'soft',
  'firm',
  'leaf',
  'juicy',
  'leftover',
  'cheese',
  'onion',
  'green',
  'cabbage',
];

/** The bread that is stale is the one that is used. */
function withBread(understood: Understood, said: string): Understood {
  const { request } = understood;
  const [named] = /\b(?:sourdough|baguette)\b/.exec(said) ?? [];
  // Nobody who has stale bread buys a brioche to soak.
  const isOfAny = request.dishes[0] === 'dish:french toast' && !/brioche|croissant/.test(said);
  if (!named && !isOfAny) return understood;
  const group = [named === 'baguette' ? named : 'sourdough bread'];
  return { ...understood, request: { ...request, wanted: [...request.wanted, group] } };
}

const BREAD = /bread|brioche|ciabatta|baguette/;

/** The request for the dish made of what is left over that suits the meal and the other foods best. */
function startingFrom(
  dishes: readonly string[],
  understood: Understood,
  { classics, larder }: CookingKnowledge,
): Understood {
  const { wanted, meal, moods } = understood.request;
  const foods = wanted.flat().flatMap((name) => [larder.get(name)?.food.name, name]);
  const isSuiting = (id: string) => {
    const classic = classics.get(id);
    const shared = classic?.lines.filter((line) =>
      [line, ...line.alternatives].some(({ name }) => foods.some((food) => food && name.includes(food))),
    );
    // A gratin of courgettes is for somebody who has some.
    const [first, ...rest] = classic?.lines ?? [];
    const isMissing = (line: ClassicLine) => !BREAD.test(line.name) && !shared?.includes(line);
    const isOfOther = (first && isMissing(first)) || rest.some((line) => line.isLead && isMissing(line));
    return (shared?.length ?? 0) + (meal && classic?.meals.includes(meal) ? 1 : 0) - (isOfOther ? 3 : 0);
  };
  const isSavoury =
    moods.includes('savoury') ||
    wanted.flat().some((name) => SAVOURY.some((kind) => larder.get(name)?.kinds.has(kind)));
  const possible = dishes.filter((id) => {
    const classic = classics.get(id);
    return !isSavoury || !classic || !['sweet', 'breakfast'].includes(CLASSIC_KINDS[classic.kind]);
  });
  const [best = ''] = (possible.length > 0 ? possible : dishes).toSorted(
    (one, other) => isSuiting(other) - isSuiting(one),
  );
  return { ...understood, request: { ...understood.request, dishes: [best], isChosen: true } };
}
