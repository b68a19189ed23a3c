import { CLASSIC_KINDS } from '../classics/classic.ts';
import { inNumber, namesIn } from '../classics/title.ts';
import { dishElsewhere } from '../devices/without-machine.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordFor } from '../knowledge/cooking-knowledge.ts';
import { isLineOf } from '../knowledge/line-of.ts';
import { plainPhrase } from '../request/request-words.ts';
import { nextCourse } from '../sides/next-course.ts';
import type { ChefMemory } from './chef-memory.ts';
import { foodCalled, lineCalled } from './foods-called.ts';
import { makersOf } from './in-other-form.ts';

const BEFORE =
  '(?:(?:actually|sod it|sod that|no|nah|nope|ok|okay|well|hmm?|oh|please|i|we|id|wed|fancy|want|would|like|prefer|rather|need|lets|let|us|have|how|what|about|make|give|me|can|could|do|you|got|something|anything|else|forget it|scrap that|screw it|never mind|then|now|instead|maybe|but|plutot|finalement|non|en fait|je|veux|voudrais|j|ai|envie|de|d|lieber|doch|eher|dann|ich|wir|will|mochte|hatte|gern|nein|mejor|prefiero|preferisco|quiero|queremos|anzi|voglio|hast|habt|du|ihr|noch|hai|tienes|as|tu|avez|vous|gibt|es|meglio|piuttosto|vorrei) )*';
const AFTER =
  '(?: (?:one|version|finalement|doch|al final|alla fine|instead|please|then|rather|now|though|really|for (?:me|us|once)|bitte|stattdessen|dann|plutot|svp|mejor|por favor|invece|per favore|maybe|actually|today|tonight))*';
const SOMETHING =
  '(?:something|anything|an?(?= (?:[a-z]+ )*(?:sweet|savou?ry|fruity|chocolatey) (?:one|version))|sth|etwas|was|quelque chose(?: de)?|qqch|algo|qualcosa(?: di)?)';
const NICE = '(?:(?:really|a bit|more|nice|properly|very|und|tres|muy|molto|plus|mas|piu|et) )*';

/** What somebody now has a mind for, and what it is asked for by. */
const MINDS: readonly (readonly [said: string, wish: string, isOf: 'sweet' | 'savoury'])[] = [
  [
    'chocolatey|chocolaty|chocolate|with chocolate|schokoladiges|mit schokolade|au chocolat|chocolate|con chocolate|al cioccolato|con (?:il )?cioccolato|cioccolatoso',
    'chocolate dessert',
    'sweet',
  ],
  ['sweet|sweets|susses|suss|sucree?|dulce|dolce', 'dessert', 'sweet'],
  ['fruity|fruchtiges|fruite|afrutado|fruttato|with fruit', 'dessert with fruit', 'sweet'],
  ['savou?ry|herzhaftes|herzhaft|deftiges|deftig|salziges|salee?|salado|salato', 'savoury lunch', 'savoury'],
];
/** Says that it is wanted, where no 'something' does. */
const WANTS =
  '(?=.*\\b(?:want|fancy|prefer|rather|id like|we d like|i d like|like|quiero|queremos|prefiero|mejor|lieber|eher|will|mochte|hatte|plutot|veux|voudrais|envie|preferisco|voglio|vorrei|meglio|piuttosto)\\b)';
const MIND = MINDS.map(
  ([said, wish, isOf]) =>
    [
      new RegExp(`^(?:${BEFORE}${SOMETHING} |${WANTS}${BEFORE})${NICE}(?:${said})${AFTER}$`),
      wish,
      isOf,
    ] as const,
);
/** Baked with little sugar, these are savoury themselves. */
const OF_DOUGH = /flour/;
const SWEET_ITSELF = /chocolate|cocoa|fruit|berr|apple|banana/;

const IDEA = new RegExp(
  `^${BEFORE}(?:(?:another|(?:a )?different|other|any other|more|eine? andere|noch eine?|andere|une autre|autre|d autres|otra|otro|otras|un altra|unaltra|altre|dammi un altra|dammi unaltra|dame otra|donne moi une autre) (?:idea|ideas|one|suggestion|suggestions|option|options|dish|idee|ideen|idees|vorschlag|gericht|proposition|plat|sugerencia|propuesta|plato|proposta|piatto))${AFTER}$`,
);
/** Somebody who will not have it raw. */
const COOKED_INSTEAD = new RegExp(
  `^${BEFORE}(?:do|make|give me|cook|mach|fais|haz|fai)? ?(?:something|sth|etwas|was|quelque chose(?: de)?|algo|qualcosa(?: di)?) (?:cooked|cooked through|properly cooked|hot|gegartes|gekochtes|warmes|cuit|chaud|cocinado|caliente|cotto|caldo)${AFTER}$`,
);

/** Somebody who is tired of what is on screen, and names the dish that it shall not be: 'not another bolognese'. */
const NOT_AGAIN =
  /^(?:(?:but|please|oh|no|anything but) )*not (?:another|yet another|more|again a|a) ([a-z ]+?)(?: (?:please|again|though))*$|^(?:(?:but|oh|no) )*not ([a-z ]+?) again(?: please)?$/;

/** 'Something that's not potatoes', said of a dish that stands beside another. */
const NOT_OF_IT =
  /^(?:(?:but|ok|no|sorry|oh|actually|please|i|we|want|need|id|prefer|like|maybe|can|you|do|make|give|me|it|find|rather|a|another|different|side|dish|one|something|anything|some|else|etwas|quelque chose|algo|qualcosa) )*(?:(?:that|which|it)(?:s| is)? (?:not|isnt|is not|doesnt have|does not have|has no|without)|thats not|thats no|isnt|not|no|other than|apart from|besides|except|but|without|kein(?:e|en)?|ohne|pas de|sans|sin|senza) (?:any |made of |made with |with |just |more |the |always |again |another )*([a-z]+(?: [a-z]+)??)(?: (?:please|again|this time|for once|though|bitte))*$/;

/** Another side dish, where what the one on screen is made of is not wanted: mashed celeriac is no answer to 'not potatoes'. */
function otherSide(said: string, previous: ChefMemory, knowledge: CookingKnowledge): string | null {
  const classic = knowledge.classics.get(previous.dish);
  if (!classic || CLASSIC_KINDS[classic.kind] !== 'side') return null;
  const [, food = ''] = NOT_OF_IT.exec(said) ?? [];
  const line = food === '' ? null : lineCalled(food, previous, knowledge);
  const head = line?.split(' ').at(-1);
  const isMaker = head !== undefined && namesIn(previous.title, inNumber(head, false));
  // What is not in it is none of it in the next one either.
  const isAsked =
    /\b(?:something|anything|another|different|one|side)\b/.test(said) && foodCalled(food, knowledge);
  return isMaker || isAsked ? stillStanding(previous, `a vegetable side dish, no ${food}`) : null;
}

/** 'Not meringue please', 'I don't fancy a pie': said of the dish by its name. */
const NOT_THAT =
  /^(?:(?:but|oh|no|ok|sorry|hmm?|actually) )*(?:not|anything but|(?:i |we )?(?:dont|do not|dont really|didnt) (?:fancy|want|feel like|like|need)) (?:a |an |any |another |the )?([a-z]+(?: [a-z]+)??)(?: (?:please|pls|again|though|tonight|today|this time|thanks))*$/;

/** 'J'ai envie' in words of their own. */
const apart = (prompt: string): string => plainPhrase(prompt.replace(/['’]/g, ' '));

/** What still applies from a conversation when another dish is cooked. */
export function stillStanding({ request }: ChefMemory, wish: string): string {
  const { diets, avoidedFoods, avoidedTraits, minutes } = request;
  const refused = [...avoidedFoods, ...avoidedTraits.map((trait) => TRAITS[trait] ?? trait)];
  return [
    [...diets, wish].join(' '),
    ...(request.servings === null ? [] : [`for ${request.servings} people`]),
    ...(minutes === null ? [] : [`in ${minutes} minutes`]),
    ...refused.map((each) => `no ${each}`),
  ].join(', ');
}
const TRAITS: Readonly<Record<string, string>> = { crustaceans: 'shellfish', molluscs: 'mussels' };

/** A wish for another dish than the one on screen, with all that still stands; `null` if the message is about that dish. */
export function wishAnew(prompt: string, previous: ChefMemory, knowledge: CookingKnowledge): string | null {
  const said = plainPhrase(prompt);
  const { request } = previous;
  const side = otherSide(said, previous, knowledge);
  if (side) return side;
  const course = nextCourse(said, previous, knowledge.classics.get(previous.dish)?.meals ?? []);
  if (course) return stillStanding(previous, course);
  const elsewhere = dishElsewhere(said, previous);
  if (elsewhere) return `${stillStanding(previous, elsewhere)}, for ${previous.servings} people`;
  const mind = MIND.find(([pattern]) => pattern.test(said) || pattern.test(apart(prompt)));
  if (mind) {
    const [, wish, isOf] = mind;
    const has = (words: RegExp) => previous.lines.some(({ name }) => words.test(name));
    if (isOf === 'savoury' && has(OF_DOUGH) && has(/sugar$/) && !has(SWEET_ITSELF)) return null;
    const meals = knowledge.classics.get(previous.dish)?.meals ?? [];
    const isBreakfast =
      request.meal === 'breakfast' || (meals.includes('breakfast') && !meals.includes('lunch'));
    if (isBreakfast && /^(?:dessert|savoury lunch)$/.test(wish))
      return stillStanding(previous, `breakfast, something ${isOf}`);
    // Who has eggs to use up would have something sweet of those, and of egg whites something savory.
    if (isOf === 'savoury' && previous.atHand && request.isChosen && request.wanted.length === 0)
      return `${previous.atHand}, something savoury`;
    if (request.isChosen && request.wanted.length > 0 && wish !== 'chocolate dessert') return null;
    return stillStanding(previous, wish);
  }
  return null;
}

/** Whether another dish of the same food is asked for. */
export function anotherIdea(
  prompt: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const said = plainPhrase(prompt);
  const [, dish, again] = NOT_AGAIN.exec(said) ?? [];
  const named = dish ?? again ?? '';
  const isDish = knowledge.classicByWord.has(named) || knowledge.dishesByWord.has(named);
  const isRaw = COOKED_INSTEAD.test(said);
  const [, refused = ''] = NOT_THAT.exec(said) ?? [];
  const isOfTitle =
    refused.length > 2 &&
    namesIn(previous.title, inNumber(refused, false)) &&
    lineCalled(refused, previous, knowledge) === null;
  if (isOfTitle) {
    const own = previous.request.isChosen ? null : foodOfIt(previous, knowledge);
    return own ? `something else with ${wordFor([own], knowledge)}` : 'something else';
  }
  if (!isDish && !isRaw && !IDEA.test(said) && !IDEA.test(apart(prompt))) return null;
  if (previous.request.isChosen && !isRaw) return 'something else';
  const food = foodOfIt(previous, knowledge);
  const meals = knowledge.classics.get(previous.dish)?.meals ?? [];
  // Who had a quiche for lunch gets no scrambled eggs.
  const own = ['dinner', 'lunch'].find((each) => meals.includes(each));
  const meal = own ? ` for ${own}` : '';
  const how = isRaw ? 'baked ' : '';
  return food ? `something else with ${how}${wordFor([food], knowledge)}${meal}` : 'something else';
}
/** What the dish on screen is made of, beside what every dish has. */
const foodOfIt = (previous: ChefMemory, knowledge: CookingKnowledge): string | undefined =>
  makersOf(previous, knowledge)
    .flat()
    .find(
      (name) => !STAPLE.test(name) && previous.lines.some((line) => isLineOf(name, line.name, knowledge)),
    );
const STAPLE = /rice|pasta|spaghetti|flour|sugar|stock|butter|cream|cheese|powder|oil\b/;
