import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { FOREIGN_FOODS } from '../words/foreign-food-names.ts';
import { FOREIGN_SEASONINGS } from '../words/foreign-seasonings.ts';
import { dishGroupOf } from './dish-groups.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { BEFORE, NO_FOOD } from './warning-cues.ts';

const NEXT_CUE = new RegExp(`(?<![\\w'-])(?:${BEFORE})(?![\\w])`);
const WANTS =
  'wants?|wanted|wanting|fancies|fancy|fancying|craves?|craving|loves?|likes?|needs?|asked|asks|asking|begging|begs|dying|wishes|requested|requests';
/** What else is of the kind that was listed. */
const KIN_OF_LISTED =
  ',? ?\\b(?:or|and|nor|oder|und|ou|et|ni|o|y|e|ne) (?:(?:any|some|every)(?:thing|one)?|all|none|nothing|the rest|others?|stuff|things|irgendwas|was|sowas|so was|autres?|rien|nada|otros?|niente|altr[oaie]) ?(?:else )?(?:(?:of|like|in|from|along|aus|von|de|di|en) )?(?:(?:that|those|these|the|this|der|dem|ce|cette|la|meme|ese|esa|quel|quella) )?(?:same )?(?:lot|sort|kind|family|ilk|group|lines?|clan|tribe|gang|type|art|ecke|familie|famille|genre|familia|estilo|tipo|famiglia|genere)\\b(?: of things?)?';
/** 'No cashews or pine nuts or any of that lot.' */
export const AND_ITS_KIN = new RegExp(`^${KIN_OF_LISTED}`);
/** 'To kiwi and to banana' is one list. As long as before. */
export const withOneTo = (text: string): string =>
  text.replace(/\b(?:and|or|nor) (?:(?:then|also|later) )?to (?=[a-z])/g, (joint) =>
    joint.replace(/ .*/, '').padEnd(joint.length),
  );
/** Where the foods after a cue end and the dish goes on. */
const END = new RegExp(
  [
    '[.;:!?()\\n]',
    KIN_OF_LISTED,
    ',\\s*(?:use|try|take) (?:something|anything|another)\\b',
    // ', need a good soup'
    ',\\s*(?:(?:i|we) )?(?:need|can (?:i|you|we)|could (?:i|you|we)|make|give|looking for|any idea)\\b',
    // 'and a little less spicy'
    ',? ?\\b(?:and|but) (?:(?:a|bit|little|touch|tad|lot|much|slightly|also|make it) )*(?:less|not (?:so|as|too)|more) (?:hot|spicy|spiced|fiery|salty|sweet|oily|greasy|rich|creamy)\\b',
    // ', soy alérgico', ', ich bin allergisch'
    ",\\s*(?:(?:ich|er|sie|wir|je|il|elle|on|nous|(?:mi|mis|nuestr[oa]|mein[a-z]*|unser[a-z]*|mi[oa]|mon|ma|mes|notre|une?|la|le|el|il) (?:[a-z'-]+ )?[a-z'-]+) )?(?:estoy|es|somos|sono|siamo|e|bin|ist|sind|suis|est|sommes) (?=(?:[a-z]+ )?(?:all?erg|intoler|intoll|celiac))",
    // ', des pâtes à la crème'
    ",\\s*(?:une?|des|du|de la) [a-z]+ (?:a la|aux?|a l'|avec) (?=[a-z])",
    // ', she loves', 'and he keeps asking'
    // ', je veux un gâteau au chocolat'
    ",\\s*(?:je (?:veux|voudrais|cherche|aimerais)|j'aimerais|on (?:veut|voudrait|cherche)|nous voulons|ich (?:will|mochte|suche|brauche|hatte)|wir (?:wollen|mochten|suchen|brauchen)|quiero|queremos|quisiera|busco|buscamos|necesito|vorrei|voglio|vogliamo|cerco|cerchiamo|suche|brauche)\\b",
    ',\\s*(?:(?:he|she|they|i|we|who|still|but|and|also|really|just) )*(?:wants?|wanted|fancies|craves?|craving|loves?|likes?|asked for|asks for|would like|dying for)\\b',
    `\\band (?:(?:he|she|they|i|we|has|have|is|are|'s|just|also|still|now|really|keeps?|would) )*(?:${WANTS})\\b`,
    "\\bet (?:je|j'|il|elle|on|nous|ils|elles|voudrai\\w*|veut|aimerai\\w*)",
    '\\by (?:quiero|quisiera|quiere[ns]?|queremos|me gustaria)\\b',
    '\\be (?:vorrei|voglio|vuole|vorremmo)\\b',
    '\\bund (?:ich|er|sie|wir|will|wollen|mochte\\w*|hatte\\w*)\\b',
    '\\b(?:with|but|for|please|in|on|c[ou]z|cos(?! lettuce)|that|which|who|because|since|as|to|so|then|using|serve|make|instead|lots|plenty|extra(?! (?:hot|spicy|fiery)\\b)|some|more|a lot|mit|zum|zur|aber|bitte|fur|im|avec|mais|pour|dans|con|pero|para|por|ma|per|nel|il|she|he|we|i|is|are|it)\\b',
  ].join('|'),
);
/** What separates the foods of a list. Its matches stay when a list is split. */
export const BETWEEN =
  /(\s*(?:,\s*(?:and|or|nor|und|oder|et|ou|ni|y|e|o)\b|,|\/|\+|&|\b(?:and|or|nor|und|oder|noch|et|ou|ni|ne|y|e|o|ed|od)\b)\s*)/;
const DETERMINER =
  /^(?:(?:(?:ever )?(?:touch|eat|drink|swallow|accept|go near|look at)|anything|any|the|a|an|of|to|all|from|kinds? of|sorts? of|forms? of|traces? of|any kind of|other|added|raw|fresh|cooked|whole|my|our|her|his|d'|l'|de|des|du|la|le|les|los|las|el|un|une|una|gli|i|lo|der|die|das|den|dem|ein|eine|alle|products?|stuff|things?|(?:schon )?wieder|otra vez)(?:\s+|$|(?<=')))+/;
const TAIL =
  /\s+(?:at all|anywhere|in it|drin|darin|dabei|dedans|dentro|of any kind|products?|please|thanks|ever|whatsoever|allowed|either|this time|today|machen|kochen|backen|zubereiten|hinbekommen|hinkriegen|cuisiner|preparer|hacer|cocinar|preparar|cucinare|preparare|completely|entirely|altogether|totally|again|as (?:usual|always)|like always|wie (?:sonst(?: immer)?|immer)|comme (?:d'habitude|toujours)|como siempre|come (?:al solito|sempre))$/;

const TOO_MUCH =
  /^(?:too|so|very|overly|super|that|really|extra|particularly|properly|seriously|zu|so|trop|muy|demasiado|troppo) (?:hot|spicy|spiced|fiery|scharf\w*|feurig\w*|epice\w*|picante\w*|piccante\w*)$/;
/** The English names of foods, by those of other languages that the catalog lacks. */
const ENGLISH: ReadonlyMap<string, string> = new Map(
  [FOREIGN_SEASONINGS, FOREIGN_FOODS]
    .flatMap((table) => table.trim().split('\n'))
    .flatMap((line) => {
      const [english = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [plainPrompt(name), english] as const);
    }),
);

/** The part after a cue that may name foods. */
export function objectOf(rest: string): string {
  // 'Allergic. Something with chicken': the sentence is over.
  if (/^[.;!?)\n]/.test(rest)) return '';
  const ends = [END, NEXT_CUE].map((end) => rest.slice(1).search(end)).filter((end) => end >= 0);
  const object = rest.slice(0, ends.length > 0 ? Math.min(...ends) + 1 : undefined);
  // In 'no pork, chicken instead' the chicken is wanted.
  const isInstead = /^instead\b(?! of)/.test(rest.slice(object.length));
  return isInstead && object.includes(',') ? object.slice(0, object.lastIndexOf(',')) : object;
}

/** What is counted by who eats is the dish: 'sans alcool, couscous pour 8'. */
const COUNTED_DISH =
  /, (?:couscous|pasta|noodles|rice|nudeln|reis|pates|nouilles|riz|arroz|fideos|riso|bread|brot|pain|pan|polenta|sushi|hummus|chill?i|chicken|poulet|pollo|hahnchen) *$/;
const BY_NUMBER =
  /^(?:for|fur|pour|para|per) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|funf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|six|sept|huit|dix|dos|tres|cuatro|cinco|seis|siete|ocho|diez|due|tre|quattro|cinque|sei|sette|otto|dieci)\b/;

/** The object of a cue without the dish that it ends with. */
export const withoutDish = (object: string, rest: string): string =>
  (COUNTED_DISH.test(object) && BY_NUMBER.test(rest.slice(object.length))) ||
  (/, chill?is? *$/.test(object) && /^con carne\b/.test(rest.slice(object.length)))
    ? object.slice(0, object.lastIndexOf(','))
    : object;

/** Words of dishes that a food makes its own: they end a list of foods. */
const DISH =
  /^(?:(?:gnocchi|lasagn[ae]|risotto|paella|wok|saute|poelee|nouilles|tajine|tagine|brochettes|boulettes|veloute|flan|postres?|desserts?|dolce|nachtisch|comida|plato|plat|piatto|gericht|muffins?|crepes?|galettes?|guiso|estofado|arroz|fideos|tarta|bizcocho|albondigas|empanadas|minestra|frittata|riso|nudeln|pfanne|suppe|schnitzel|cupcakes|brownies|cookies|pizza|tart[ea]?|torta|zuppa|soupe|sopa|crema|ensalada|insalata|salade|pasta|spaghetti|polpette|croquetas|tortilla|gulasch|auflauf|eintopf|kuchen|gateau|mousse|crumble|quiche|gratin|curry|stew|soup|pie|roast) (?!or |and )[a-z]|(?:[a-z]+ ){0,2}(?:fried rice|rice pudding|pad thai|noodle soup|mac and cheese|ice cream)$|(?:white |red |smoked )?[a-z]+ (?:stroganoff|stroganov|curry|stew|soup|pie|risotto|lasagn[ae]|casserole|stir[- ]?fry|roast|goulash|biryani|korma|tikka masala|teriyaki|wellington|bourguignon|chowder|fajitas|enchiladas|tacos|burritos|skewers|traybake|schnitzel|kiev|paprikash|chilli|chili|bake|gratin|noodles|bolognese|bolognaise|carbonara|meatballs|tagine|paella|quiche|pudding|crumble|cheesecake|brownies|muffins|pancakes|cupcakes|sponge|burgers?|kebabs?|kofta|salad|sandwich(?:es)?|wraps?|ragu|ramen|hotpot|nuggets|dumplings|wings|pizza)\b)/;

/** What a list of refusals ends with if it is the dish: 'no onion or garlic, curry'. */
const DISH_ALONE =
  /^(?:an? )?(?:[a-z]+ )?(?:curry|soup|stew|pie|casserole|risotto|paella|lasagn[ae]|salad|burgers?|tacos?|tagine|stir[- ]?fry|bake|gratin|cake|cookies|brownies|muffins|pancakes|crumble|biryani|moussaka|goulash|dinner|lunch|supper|breakfast|brunch|dessert|pudding|starter)$/;

/** Somebody of whom the sentence goes on to speak: 'he eats no pork, and my mother is off dairy'. */
const PERSON =
  /^(?:(?:my|our|his|her|their|the) (?:(?:older|younger|little|best|own) )?)?(?:wife|husband|partner|girlfriend|boyfriend|mother|father|mum|mom|dad|parents|son|daughter|kids?|child|children|sister|brother|siblings?|friends?|guests?|in[- ]laws?|grandma|grandpa|gran|nan|aunt|uncle|cousin|nephew|niece|roommate|flatmate|neighbou?rs?|colleagues?|boss)\b/;

/** The foods named by the object of a cue: empty if it is not about food, `null` if they cannot be identified. */
export function foodsOf(object: string, catalog: Catalog): FoodGroup[] | null {
  const written = object.trim().replace(/^[-–:'"]+\s*/, '');
  if (written === '') return null;
  // 'Not too hot' asks for less of it, and the composer reads that.
  const [heat = '', ...others] = written.split(',');
  if (TOO_MUCH.test(heat.trim())) {
    const rest = others.join(',').trim();
    const isOfFood = rest.split(BETWEEN).some((part) => groupOf(withoutDeterminer(part), catalog));
    return isOfFood ? foodsOf(rest, catalog) : [];
  }
  const parts = written.split(BETWEEN);
  const names = parts.filter((_, index) => index % 2 === 0).map(withoutDeterminer);
  const first = groupOf(names[0] ?? '', catalog);
  // 'My rolling pin, pizza' ends at its comma.
  const [alone = '', next = ','] = [names[0], parts[1]?.trim()];
  if (!first)
    return NO_FOOD.test(`${written} `) || (next === ',' && NO_FOOD.exec(`${alone} `)?.[0].trim() === alone)
      ? []
      : null;
  const found = [first];
  for (const [index, name] of names.entries()) {
    found.push(...othersIn(name, catalog));
    if (index === 0 || name === '') continue;
    const [before, after = ','] = [parts[index * 2 - 1]?.trim(), parts[index * 2 + 1]?.trim()];
    // In 'no onions, beef stroganoff for 4' the beef is wanted.
    if (before === ',' && after === ',' && (DISH.test(name) || DISH_ALONE.test(name))) break;
    // In 'sin cebolla, 6 huevos' the eggs are there.
    if (before === ',' && /^\d/.test(name)) break;
    const group = groupOf(name, catalog);
    // In 'allergic to walnuts, brownies' the brownies are wanted.
    if (before === ',' && after === ',' && group && isBaked(group)) break;
    // In 'eggs and, oddly, walnuts' the list goes on where nobody can tell.
    if (!group && names[index - 1] === '') return null;
    // 'No nuts, quick' ends its list; in 'no nuts and quenelles' nobody knows what else is meant.
    if (!group && (parts[index * 2 - 1]?.trim() === ',' || PERSON.test(parts[index * 2] ?? ''))) break;
    // What is not food is read by rules of its own.
    if (!group && !NO_FOOD.test(`${name} `) && !NOTHING_EATEN.test(name)) return null;
    if (group) found.push(group);
  }
  return found;
}

/** The foods that 'and' joins to one that a dish is free of: 'garlic and onion free'. In 'chicken and dairy free pie' the chicken is the dish. */
export function joinedBefore(before: string, name: string, catalog: Catalog): FoodGroup[] {
  const [, listed = ''] =
    /((?:[a-z]+(?:, ?| and | or | ?[&/+] ?))*[a-z]+,?) *$/.exec(
      before.replace(/(?: and| or| ?[&/+]) *$/, ''),
    ) ?? [];
  const isJoined = /^(?:and|or) /.test(name) || /(?: and| or| ?[&/+]) *$/.test(before);
  if (!isJoined) return [];
  const found: FoodGroup[] = [];
  for (const word of listed.split(/, ?| and | or | ?[&/+] ?/).reverse()) {
    const group =
      FOOD_GROUPS.has(word) || findFood(catalog, word)?.aisle === 'produce' ? groupOf(word, catalog) : null;
    if (!group || isOfAnimal(group)) break;
    found.push(group);
  }
  return found;
}

/** How a dish is to be, and no food: 'chili sin carne scharf'. */
const SAYS_HOW = /^(?:spicy|scharf\w*|hot|heat|spice|meaty|cheesy|milky|eggy|nutty|buttery|fishy|garlicky)$/;
/** The further foods of a list without commas: 'no meat dairy eggs'. In 'no dairy beef' the beef is the dish. */
function othersIn(name: string, catalog: Catalog): FoodGroup[] {
  const words = name.split(/\s+/);
  if (words.length < 2 || words.some((word) => SAYS_HOW.test(word)) || findFood(catalog, name)) return [];
  const groups = words.map((word) =>
    FOOD_GROUPS.has(word) || findFood(catalog, word)?.aisle === 'produce' ? groupOf(word, catalog) : null,
  );
  const [first, ...others] = groups;
  if (!first || others.some((group) => !group || group === first)) return [];
  const last = others.at(-1);
  const isDish = words.length === 2 && isOfAnimal(last) && !isOfAnimal(first);
  return isDish ? [] : others.flatMap((group) => group ?? []);
}

/** Whether a group, or the family it belongs to, is of meat or fish. */
export const isOfAnimal = (group: FoodGroup | null | undefined): boolean =>
  [group, FOOD_GROUPS.get(group?.family ?? '')].some((each) =>
    each?.traits.some((trait) => trait === 'meat' || trait === 'poultry' || trait === 'fish'),
  );

/** Allergens that nobody eats. */
const NOTHING_EATEN =
  /^(?:(?:i'?m |also |estoy |sono |ich bin |je suis )?(?:vegan|veget|celiac|coeliac|zoliak|diabet|halal|kosher|koscher|pesc[ae]tari|muslim|schwanger|enceinte|embarazada|incinta|pregnant)\w*|latex|cats?|dogs?|dust(?: mites?)?|penicillin|aspirin|plasters|wasps?|wasp stings)$/;

/** What is made of flour and sugar is a dish, and hardly anybody's allergy. */
const isBaked = ({ traits }: FoodGroup): boolean => traits.includes('gluten') && traits.includes('sugar');

/** The shape of a dish that a cue refuses, and the foods listed behind it: 'no burgers'. */
export function dishOf(object: string, catalog: Catalog): FoodGroup[] | null {
  const parts = object
    .trim()
    .replace(/[\s,&/+]+$/, '')
    .split(BETWEEN);
  const shape = dishGroupOf(withoutDeterminer(parts[0] ?? ''));
  if (!shape) return null;
  const found = [shape];
  for (let index = 2; index < parts.length; index += 2) {
    const group = groupOf(withoutDeterminer(parts[index] ?? ''), catalog);
    if (group) found.push(group);
    else if (parts[index - 1]?.trim() === ',') break;
    else return null;
  }
  return found;
}

export function lengthOfNoFood(object: string): number {
  const before = object.length - object.trimStart().length;
  return Math.min(object.length, before + (NO_FOOD.exec(`${object.trimStart()} `)?.[0].length ?? 0));
}

/** A name without what stands around it: 'the eggs at all'. */
export function withoutDeterminer(text: string): string {
  return text.trim().replace(DETERMINER, '').replace(TAIL, '').trim();
}

const KINDS_OF_FRUIT = /^(?:dried|mixed|candied|fresh|canned|frozen|citrus|stone|tropical|vine|summer)$/;

const SHORTEST_STEM = 3;

/** The group a name belongs to; otherwise the food of that name, which no ingredient line may mention. */
export function groupOf(name: string, catalog: Catalog): FoodGroup | null {
  const known = familyOf(name);
  if (known) return known;
  const english = ENGLISH.get(name) ?? name;
  return familyOf(english) ?? foodNamed(english, catalog);
}

const familyOf = (name: string): FoodGroup | undefined =>
  [name, name.replace(/s$/, ''), ...name.split(/[ -]/)].map((word) => FOOD_GROUPS.get(word)).find(Boolean);

function foodNamed(name: string, catalog: Catalog): FoodGroup | null {
  const food = name.length < 3 ? null : findFood(catalog, name);
  if (!food) return null;
  const [first = '', last, ...more] = plainPrompt(food.name).split(' ');
  // Anyone who cannot have kiwi fruit may well have other fruit.
  const isOwnFruit = last === 'fruit' && more.length === 0 && !KINDS_OF_FRUIT.test(first);
  const head = isOwnFruit ? first : (more.at(-1) ?? last ?? first);
  // Anyone who wants no palm oil cooks with another.
  if (last === 'oil' && more.length === 0)
    return {
      traits: food.traits.filter((trait) => trait !== 'mineral'),
      lines: new RegExp(`\\b${first} oil`),
    };
  // The stem of 'fries' would be that of 'fresh' and 'frozen', too.
  const stem = head.length > SHORTEST_STEM + 2 ? head.replace(/(?:ies|es|s|y)$/, '') : head.replace(/s$/, '');
  return (
    FOOD_GROUPS.get(head) ?? {
      // Salt, yeast and baking soda have nothing in common that anyone avoids.
      traits: food.traits.filter((trait) => trait !== 'mineral'),
      lines: new RegExp(`\\b${stem.replace(/[^a-z0-9]/g, '.')}`),
    }
  );
}

/** German joins a food and its cue: 'Nuss' in 'nussfrei', 'Erdnuss' in 'Erdnussallergie'. */
export function compoundOf(word: string): FoodGroup | null {
  for (let from = 0; from < word.length - 2; from++) {
    const group = FOOD_GROUPS.get(word.slice(from)) ?? FOOD_GROUPS.get(word.slice(from).replace(/n$/, ''));
    if (group) return group;
  }
  return null;
}

/** What people say, in the singular, that a dish is free of. */
const OFTEN_FREE_OF =
  /^(?:gluten|wheat|dairy|milk|lactose|egg|nut|peanut|almond|soya?|sesame|corn|fish|shellfish|seafood|mustard|celery|lupin|sugar|salt|yeast|alcohol|meat|pork|beef|onion|garlic|nightshade)$/;

/** Both foods of 'nut dairy free'; in 'scrambled eggs dairy free' the eggs are the dish. `null` if a name is not of two. */
export function foodsOfTwo(name: string, catalog: Catalog): FoodGroup[] | null {
  const [first = '', last = '', ...more] = name.split(' ');
  const [one, other] = [FOOD_GROUPS.get(first), FOOD_GROUPS.get(last)];
  // Peanut butter is one food.
  if (!one || !other || one === other || more.length > 0 || findFood(catalog, name)) return null;
  const isDish = isOfAnimal(groupOf(first, catalog)) || !OFTEN_FREE_OF.test(first);
  return isDish ? [other] : [one, other];
}

const SHAPE_OF_DISH =
  /^(?:wraps?|pans?|bowls?|bakes?|bites?|balls?|rolls?|cups?|boats?|boxes|skillets?|traybakes?|recipes?|dish(?:es)?)$/;

/** Whether what is said before 'dairy free' is the dish: the foods named before it are none that it is free of. */
export function isOfDish(name: string, catalog: Catalog): boolean {
  const [first = '', ...rest] = name.split(' ');
  return (
    rest.length > 0 &&
    !OFTEN_FREE_OF.test(first) &&
    (SHAPE_OF_DISH.test(first) || dishOf(first, catalog) !== null || findFood(catalog, first) !== null)
  );
}
