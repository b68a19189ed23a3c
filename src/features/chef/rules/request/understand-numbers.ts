import { withTheCook } from '../eaters/with-the-cook.ts';
import { MOST_SERVINGS } from '../limits.ts';
import { NUMBER, numberSaid } from './counting.ts';

const LIMIT =
  '(?:(?:in|under|within|below|max|maximum|only|just|have|got|takes?|less than|no more than|not more than|no longer than|at most|up to|about|around|than|i have|ready in|done in|unter|hochstens|maximal|innerhalb von|innerhalb einer|binnen|einer|en|moins de|menos de|maximo|meno di|massimo|entro|al massimo|como maximo|en menos de|in meno di) )*';
const HOURS = 'hours?|hrs?|h|stunden?|heures?|horas?|ore|ora';
const MINUTES = 'minutes?|mins?|min|minuten|minutos?|minuti';
const TIMES: [RegExp, (match: RegExpExecArray) => number][] = [
  [
    new RegExp(
      `\\b${LIMIT}(?:half an hour|half hour|halbe stunde|halben stunde|(?:une )?demi heure|(?:une )?demie heure|media hora|mezz ora|mezzora)\\b`,
    ),
    () => 30,
  ],
  [
    new RegExp(
      `\\b${LIMIT}(?:(?:a )?quarter of an hour|viertelstunde|quart d heure|cuarto de hora|quarto d ora)\\b`,
    ),
    () => 15,
  ],
  [
    new RegExp(`\\b${LIMIT}${NUMBER} (?:and a half|1 2) (?:${HOURS})\\b`),
    (match) => numberSaid(match[1]) * 60 + 30,
  ],
  [
    new RegExp(`\\b${LIMIT}${NUMBER} ?(?:${HOURS}) (?:and )?${NUMBER} ?(?:${MINUTES})\\b`),
    (match) => numberSaid(match[1]) * 60 + numberSaid(match[2]),
  ],
  [new RegExp(`\\b${LIMIT}${NUMBER} ?(?:${MINUTES})\\b`), (match) => numberSaid(match[1])],
  [new RegExp(`\\b${LIMIT}${NUMBER} ?(?:${HOURS})\\b`), (match) => numberSaid(match[1]) * 60],
];
const PEOPLE =
  'people|ppl|pax|persons?|adults?|servings?|portions?|guests|friends|eaters|personen|leuten?|portionen|personnes|convives|invites|personas|porciones|raciones|comensales|invitados|persone|porzioni|ospiti|gaste|gasten|of us(?! (?:is|has|cant|doesnt|does|are|have|dont|hates?|wont|being|will|only|who))|mouths|rowers|runners|cyclists|swimmers|climbers|skiers|builders|players|campers|hikers|eaters|relatives|cousins|nieces|nephews|scouts|pupils|kids|children|teenagers?|teens|students|mates|flatmates|housemates|colleagues|coworkers|grown ups|women|men|girls|boys|ladies|lads|guys|blokes|vegetarians|vegans|bridesmaids|neighbou?rs|grandchildren|grandkids|kinder|kindern|enfants|ninos|bambini|freunde|amis|amigos|amici|menschen|mann|erwachsene|osob|osoby|porcji|kisilik|kisi|pessoas|personer';
/** Anyone who eats, and what they do not eat, still matters once they are counted. */
const CHILDREN = /\b(?:vegetarians|vegans|kids|children|kinder|kindern|enfants|ninos|bambini)\b/;
/** Somebody who celebrates these does so as a couple, unless more are counted. */
export const OF_COUPLES = /\b(?:anniversary|valentines?|romantic|romantisch\w*|romantique|romantic[ao])\b/;
/** Grown-ups and children who eat together: 'two adults and three kids', 'zwei Kinder und mich'. */
const EATERS =
  'adults?|grown ups?|people|kids?|children|child|teenagers?|teens|toddlers?|women|men|erwachsenen?|kinder|kindern|kind|adultes?|enfants?|adult[oi]s?|ninos?|bambin[oi]';
const TOGETHER = new RegExp(
  `\\b${NUMBER} (${EATERS}) (?:and|und|et|y|e|plus) (?:(?:(?:for )?(?:me|myself|mich|moi|mi|me)\\b(?! (?:and|und|et|y|e)\\b)|${NUMBER} (?:${EATERS}))(?![a-z])|(?=an? \\d{1,2} (?:year|yr|month)s? olds?))`,
);
/** Pieces served one per person. */
const PORTIONED =
  'fillets?|filets?|steaks?|chops?|cutlets?|breasts?|escalopes?|schnitzels?|koteletts?|tranches?|burgers?|cupcakes|muffins|cookies|brownies|scones|doughnuts|macarons|madeleines|empanadas|samosas';
const SERVINGS: RegExp[] = [
  new RegExp(
    `\\b(?:for|serves?|serving|feeding|feeds|feed|to feed|yields|makes|fur|pour|para|per|dla) (?:a |my |the )?(?:(?:family|party|group|crowd|potluck|buffet|gathering|office|dinner party) of )?(?:up to |about )?(?!(?:une?|una|uno|eine?[nrms]?) (?!(?:personn?[ae]s?|sol[oa]|seule?)\\b)[a-z])${NUMBER}(?: to \\d+)?(?: (?:hungry )?(?:${PEOPLE}))?(?! (?:days?|hours?|minutes?|months?|weeks?|years?|yrs?|yo|weeknight|week|quick|party|picnic|family|crowd|date|kid|cold|hot|rainy|busy|vegan(?!s)|vegetarian(?!s)|romantic|special|lazy|pranzo|cena|festa|colazione|merenda|aperitivo|compleanno|brunch|serata|sera|notte|giornata|noche|tarde|almuerzo|comida|fiesta|desayuno|merienda|cumpleanos|diner|dejeuner|gouter|repas|anniversaire|soiree|fete|abendessen|mittagessen|abend|fest|feier|geburtstag|summer|winter|light|healthy|simple|friend|recipe|dish|thing|meal|go|sunday|birthday|dinner|lunch|snack|breakfast))\\b`,
    'g',
  ),
  new RegExp(`\\b(?<!(?:and|with|has|have|my|our|the) )${NUMBER} (?:[a-z]+ )?(?:${PEOPLE})\\b`, 'g'),
  new RegExp(
    `(?<=\\b(?:picnic|party|barbecue|bbq|buffet|brunch|lunch|dinner|meal|gathering|evening|feast|celebration|picknick|feier|fest|pique nique|fete|fiesta|festa|cena|pranzo) (?:with|mit|avec|con) )(?:about |around |up to )?${NUMBER} (?:${PEOPLE})\\b`,
    'g',
  ),
  new RegExp(`\\bthe ${NUMBER} of us\\b`, 'g'),
  new RegExp(`\\b(?:just|only|for) us ${NUMBER}\\b`, 'g'),
  new RegExp(`\\bx ?${NUMBER}\\b`, 'g'),
  new RegExp(`\\bmake (?:it|that) ${NUMBER}\\b(?! (?:${HOURS}|${MINUTES}))`, 'g'),
  new RegExp(
    `\\b(?:family|party|group|class|team|crew|gang|household|table|crowd|bunch|potluck|buffet|gathering|office|batch) of ${NUMBER}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:we are|were|well be|we will be|there are|there will be|therell be|wir (?:sind|werden)(?: (?:heute|morgen|diesmal|nur|jetzt|dann|doch|zu|abend|mittag|insgesamt|wieder))*|somos|seremos|siamo(?: in)?|saremo(?: in)?|nous (?:sommes|serons)|on (?:est|sera))(?: (?:actually|now|only|just|all|maybe|probably|in total|about|going to be))* ${NUMBER}\\b(?! (?:${HOURS}|${MINUTES}|years?|yrs|months|weeks|days|miles|km|degrees|jahre|ans|anni|anos))`,
    'g',
  ),
  // 'My parents are coming too, so 6.'
  new RegExp(
    `(?<=\\b(?:coming|joining|staying|eating|here|guests?|visitors|visiting|over) (?:[a-z]+ ){0,4}?so )(?:that s |thats |its |we are |were |make it )?${NUMBER}(?= *$| (?:of us|now|people|in total)\\b)`,
    'g',
  ),
  new RegExp(`\\b(?:i|we) (?:actually )?need (?:it for |enough for )?${NUMBER}(?= *$| not\\b)`, 'g'),
  new RegExp(`^ *(?:make|makes|making) ${NUMBER}(?: of them| please| pieces)* *$`, 'g'),
  // 'A dinner party, 8, one of them vegetarian.'
  new RegExp(
    `^ *(?:(?:about|around|just|actually|only|enough for|we need|i need) )*${NUMBER}(?: please| pls| of them| thanks| then| actually)* *$`,
    'g',
  ),
  // A drink for each guest.
  new RegExp(
    `\\b(?:about |around |roughly |some )?${NUMBER} (?:cocktails|mocktails|drinks|(?:glasses|mugs|pints|shots)(?! of (?!punch|sangria|lemonade|mulled|cocktails?|mocktails?|iced|eggnog|it\\b)))\\b`,
    'g',
  ),
  // A lunch for each of five days.
  new RegExp(
    `(?<=\\b(?:lunch(?:es)?|dinners?|breakfasts?|meals?|meal prep|prep) (?:[a-z]+ )*)for ${NUMBER} (?:work ?)?days\\b`,
    'g',
  ),
  // 'Five high-protein lunches' serve five times.
  new RegExp(`\\b${NUMBER}(?= (?:[a-z]+ ){0,2}(?:lunches|dinners|breakfasts|lunch ?boxes)\\b)`, 'g'),
  // 'Two salmon fillets' serve two; the fillets themselves remain to be read.
  new RegExp(
    `\\b${NUMBER}(?= (?!(?:kg|g|lbs?|oz|kilos?|pounds?|grams?|ml|l) )(?:[a-z]+ ){0,2}(?:${PORTIONED})\\b)`,
    'g',
  ),
];
const NAMED: [RegExp, number][] = [
  [
    /\b(?:(?:i )?live (?:alone|on my own|by myself)|(?:just|only) me tonight|cooking for one|on my (?:own|tod)(?= *$| (?:tonight|today|this|for|and|so|at))|home alone|(?:im|i am|ill be|all) (?:eating )?alone(?= *$| (?:tonight|today|this|for|and|so|at))|eating alone|alone (?:tonight|this evening|today|for (?:dinner|lunch|once)|at home)|by myself(?= *$| (?:tonight|today|this))|(?:allein|alleine) (?:zu haus|zuhause|zu hause|heute|daheim|heim|essen)|(?:bin|esse|koche) (?:heute )?(?:ganz )?alleine?|fur mich(?: ganz)? alleine?|(?:je suis|toute?|suis) seule?(?: ce soir)?|seule? ce soir|(?:estoy|ceno|como) sol[oa]|sol[oa] esta noche|para mi sol[oa]|(?:sono|mangio|ceno) (?:da )?sol[oa]|da sol[oa])\b/,
    1,
  ],
  [
    /\b(?:una persona|une personne|(?:eine|fur eine) person|per uno|fur mich|solo per me|solo para mi|pour moi)\b/,
    1,
  ],
  [
    /\b(?:just|only) (?:for )?(?:(?:me|myself)\b(?! (?:and|n|plus)\b)|one\b(?! (?:[a-z]+ )?(?:pots?|pans?|dish|tray|bowl|burner|hob|ring|ingredients?|thing)\b))|(?<!\b(?:no|not|without|avoid) (?:[a-z]+ )?[a-z]+ )(?<!\b(?:ok|okay|fine|safe|good|bad|allowed|suitable|problem|issue|much|spicy|hot|out|banned|off) )\bfor (?:me|myself)\b/,
    1,
  ],
  [/\b(?:just|only) me (?:and|n|plus) (?:my |the )?(?!(?:dog|cat|telly|tv)\b)[a-z]+\b/, 2],
  ...['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'].map(
    (said, n): [RegExp, number] => [new RegExp(`\\bzu ${said}\\b`), n + 2],
  ),
  [/\bfor (?:a|my|the) (?:couple|date)\b|\b(?:date night|dinner date|(?:first|second|third|hot) date)\b/, 2],
  [/\bsingle (?:serving|serve|portion)\b/, 1],
  [/\bfor a (?:big )?(?:crowd|party)\b/, 10],
  [/\b(?:a )?(?:big|large|huge|giant|double) (?:batch|(?:pot|pan|vat) of)\b/, 8],
  [/\bin bulk\b|\bbatch cook(?:ed|ing)?\b|\bbulk cook(?:ed|ing)?\b/, 8],
];
const LEAST_MINUTES = 1;

export interface Numbers {
  servings: number | null;
  /** Whether nobody was counted: a crowd may be of any number. */
  isRough: boolean;
  /** Maximum total minutes. */
  minutes: number | null;
  /** The text without what was parsed. */
  rest: string;
}

/** Parses time and servings from text normalized by `plainPhrase`. */
export function readNumbers(text: string): Numbers {
  // 'Ahora' and 'ah' are not hours.
  let rest = text.replace(/\bah(?:ora)?\b/g, ' ');
  let minutes: number | null = null;
  for (const [pattern, minutesOf] of TIMES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    minutes ??= minutesOf(match);
    rest = rest.replace(match[0], ' ');
  }
  let servings: number | null = null;
  const together = TOGETHER.exec(rest);
  if (together) {
    const [said, one, , other] = together;
    servings = numberSaid(one) + (other === undefined ? 1 : numberSaid(other));
    rest = rest.replace(said, ` ${CHILDREN.exec(said)?.[0] ?? ''} `);
  }
  for (const pattern of servings === null ? SERVINGS : []) {
    // In 'for a barbecue for eight' the first is not a number.
    const match = [...rest.matchAll(pattern)].find(
      (each) =>
        numberSaid(each[1]) >= 1 &&
        // In 'that stew in Lyon, 2009' it is a year.
        !/^(?:19|20)\d\d$/.test(each[1] ?? '') &&
        (!/^an?$/.test(each[1] ?? '') || /people|portion|serving/.test(each[0])),
    );
    if (!match) continue;
    servings ??= Math.min(MOST_SERVINGS, Math.max(1, Math.floor(numberSaid(match[1]))));
    rest = rest.replace(match[0], ` ${CHILDREN.exec(match[0])?.[0] ?? ''} `);
  }
  const eaters = servings === null ? withTheCook(rest) : null;
  if (eaters) {
    servings = Math.min(MOST_SERVINGS, Math.max(1, Math.floor(eaters.count)));
    rest = eaters.rest;
  }
  const isCounted = servings !== null && !eaters?.isRough;
  for (const [pattern, number] of NAMED) {
    if (servings === null && pattern.test(rest)) servings = number;
    // Somebody who has a date wants something special.
    rest = rest.replace(pattern, (said) => (/date/.test(said) ? ' date ' : ' '));
  }
  return {
    servings,
    isRough: !isCounted && servings !== null,
    minutes: minutes !== null && minutes >= LEAST_MINUTES ? Math.floor(minutes) : null,
    rest,
  };
}
