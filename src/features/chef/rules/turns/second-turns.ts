import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import { placeWithoutMachine } from '../devices/without-machine.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { plainPhrase, WORDS } from '../request/request-words.ts';
import {
  END,
  FINE,
  LACKING,
  LEAVE_IT,
  MISSED,
  NAME,
  NAMES,
  NAMES_LACK,
  SWAPS,
  WHAT_ELSE,
} from '../swaps/lacking.ts';
import { rolesOf } from '../swaps/roles.ts';
import { RuleIndex } from '../words/rule-index.ts';
import { foodCalled, lineCalled } from './foods-called.ts';
import { type Shown, saidShorter } from './plain-turns.ts';

type Rule = readonly [said: string, meant: (found: string[], shown: Shown) => string | null];

/** 'Stuff them with something.' */
const STUFF =
  /^\s*(?:(?:and|now|can you|could you|please|can i) )*(?:stuff|fill) (?:it|them|these|this|those)(?: with (?:something|anything|stuff)(?: (?:nice|tasty|good|savoury|cheesy))?)?\s*[.!?]*\s*$/iu;
const INSTEAD = `(?<!(?:with|use|using) )${NAME} instead(?: of ${NAME})?${END}`;
/** 'Con l'olio.' */
const OF_ARTICLES = /(?<![\p{L}])[ld]['’](\p{L}{3,})/giu;

const OVEN =
  '(?:(?:in (?:the|my) |im )?(?:oven|ofen|backofen)|al forno|au four|al horno|(?:oven )?baked?(?: version| one)?)';
const NOT_SO =
  "(?:,? ?(?:please|bitte|svp))?,? ?(?:(?:instead of|rather than|not|statt|anstatt|au lieu d[e'’]|plutôt qu[e'’]|en vez de|en lugar de|invece (?:che|di)|(?:i |we )?(?:don['’]?t want to|do not want to|don['’]?t fancy)|nicht|pas) ?(?:in |on |im |in der |auf dem |a la |en |à la |nella |in )?(?:the |a |la |der )?(?:deep |pan |shallow )?(?:pan|frying pan|skillet|wok|hob|stove|fry(?:ing|er)?|fried|pfanne|herd|braten|gebraten|frittiert|frittieren|poêle|friteuse|sartén|freír|frit[oa]s?|padella|friggere|fritt[oaie]|fresh|raw))";
const OTHER_PLACE = [
  `${OVEN}${NOT_SO}`,
  "(?:senza friggere|ohne (?:zu )?frittieren|sans (?:friture|frire)|sin freír|(?:i |we )?(?:don['’]?t|do not) (?:want to |fancy |like )?(?:deep[- ]?)?fry(?:ing)?|without (?:deep[- ]?)?frying)",
  '(?:plutôt|lieber|mejor|meglio|rather) (?:au four|im (?:ofen|backofen)|al horno|al forno|in the oven)',
];

const SIDE = `(?:(?:and|also|plus|oh|ok|e|und|et|y|now|maybe) )*(?:(?:can|could) (?:i|we) (?:have|get) |give me |give us |i(?:['’]d like| need| want) |we need |suggest |what about |how about )?(?:(?:a|an|un|une|una|eine?n?|one|some) )?(?:(?:easy|quick|nice|good|little|simple|healthy|light|kleine|petit|facile) )*(?:sides?(?: dish(?:es)?)?|contorno|beilage|accompagnement|guarnici[oó]n|something to (?:dunk|dip|mop (?:it )?up|soak (?:it )?up|serve|go|have|eat|put))(?: (?:for|to go|with|in|into|on|alongside|next to|per|für|zu|pour|para|dazu))*(?: (?:it|this|that|them|there))?(?: too| as well| please| bitte)*`;
/** What a side dish shall not be, told in the same breath. */
const OTHER_THAN =
  "(?:,? (?:(?:but|please|that|which|one|something|ideally|preferably|it)['’]?s? )*(?:is |are )?(?:not|isn['’]?t|no|without|other than|besides) ([\\p{L} ]{2,40}?))";
/** What is dunked is bread. */
const DUNKED = /dunk|dip|mop|soak/i;

const SPECIAL =
  "(?:(?:something|etwas|algo|qualcosa|quelque chose(?: de)?|make it|can it be|it should be|mach es|rendila|hazlo) )?(?:(?:a|bit|little|much|etwas|ein bisschen|bisschen|un po['’]?|un peu|un poco|poco|noch|lot) )*(?:more (?:special|elegant|festive|impressive|grown[- ]up|luxurious|fancy|posh|upmarket|refined|celebratory)|fancier|posher|classier|swankier|festlicher|feiner|eleganter|edler|besonderer|raffinierter|m[aá]s (?:especial|elegante|festivo|fino)|pi[uù] (?:speciale|elegante|raffinat[oa]|chic|festiv[oa])|plus (?:chic|festi(?:f|ve)|spécial|raffiné|élégant)e?)";

/** What a filling is put in, or put together as. */
const FORM =
  '(?:wraps?|tortillas?|tacos?|burritos?|fajitas?|quesadillas?|bowls?|sandwich(?:es)?|buns?|burgers?|pittas?|pitas?|rolls?|salads?|soups?|pies?|bakes?|skewers?|kebabs?|pizzas?|muffins?|cupcakes?|loaf|traybakes?|cakes?|meatballs?|patties|fishcakes|curry|stew)';

/** Asks whether the dish can be made in another way. */
const FOREIGN_CAN =
  '(?:(?:geht|ginge|klappt|funktioniert) (?:das|es)(?: auch| noch)*|si (?:può|puo|potrebbe)(?: anche)? (?:farlo|farla|fare)(?: anche)?(?= senza| vegan| veget)|on peut (?:aussi )?(?:le |la |les )?(?:faire|cuisiner|préparer)(?= sans| en version)|(?:ça|ca) (?:marche|va)(?: aussi)?(?= sans)|se (?:puede|podría)(?: también)? hacer(?:lo|la)?(?= sin| vegan| veget))';
const CAN_BE_MADE =
  '(?:(?:geht|ginge|klappt|funktioniert|kann man) (?:das|es|die|der|den)(?: rezept| gericht)?(?: vielleicht| wohl| denn| auch| noch)*|si (?:può|puo|potrebbe)(?: anche)? (?:farlo|farla|fare|cucinare|preparare)(?: anche)?|on peut (?:aussi )?(?:le |la |les )?(?:faire|cuisiner|préparer)(?: aussi)?|(?:ça|ca) (?:marche|va)(?: aussi)?|se (?:puede|podría)(?: también)? (?:hacer|cocinar|preparar)(?:lo|la)?(?: también)?|(?:can|could) (?:it|this|that|they) (?:also |maybe )?be (?:made|done|cooked)|(?:does|would|will) (?:it|this|that) (?:also )?(?:work|be ok|be okay|be good)|(?:can|could) (?:i|we|you) (?:also )?(?:make|do|cook) (?:it|this|that|them))';
const WITH = '(?:with|using|mit|con|avec|aus|from|col|coi)';

const flags = 'giu';
const at = (pattern: string) => new RegExp(String.raw`(?<![\p{L}'’-])${pattern}`, flags);

const GARNISH =
  '(?:(?:can you|could you|please|maybe|now) )*(?:(?:add|with|give it|put on|needs?) )?(?:some |a (?:little |nice )?)?garnish(?: (?:it|this|that|them))?(?: (?:with )?(?:something|anything)(?: (?:nice|fresh|green))?)?(?: (?:on top|please))*';
const GARNISHES: readonly (readonly [dish: RegExp, garnish: string])[] = [
  [/sugar|cocoa|chocolate|condensed milk/, 'mint'],
  [/soy sauce|coconut milk|ginger|cumin|garam masala|curry|tortilla|lime/, 'fresh coriander'],
  [/passata|tomato|mozzarella|spaghetti|penne/, 'basil'],
  [/potato|egg|cream|salmon|cod|leek/, 'chives'],
  [/./, 'parsley'],
  [/stock/, 'pumpkin seeds'],
];

/** What a cook would strew over a dish, and has not yet. */
function garnishFor({ lines, avoids }: Shown): string | null {
  const all = lines.map(({ name }) => name).join('\n');
  return (
    GARNISHES.find(
      ([dish, garnish]) =>
        dish.test(all) && !all.includes(garnish) && !avoids.some((food) => garnish.endsWith(food)),
    )?.[1] ?? null
  );
}

/** What stands beside a dish under a name of its own. */
const BESIDE: Readonly<Record<string, string>> = { chips: 'potatoes', fries: 'potatoes', mash: 'potatoes' };

/** Dishes that are not what they are called without cheese. */
export const OF_CHEESE = /cheese|fondue|quesadilla|pizza/i;

const RULES: readonly Rule[] = [
  // Baking is a way to cook, not the powder.
  [
    '^\\s*(?:(?:but|please|actually|and|can it be|make it|can you make it|something) )*(?:(?:no|without|not) (?:any )?(?:baking|oven)|no[- ]bake|without (?:using )?(?:the|an) oven|ohne (?:zu )?backen|sans cuisson(?: au four)?|sin horn(?:o|ear)|senza (?:forno|cottura))(?: (?:please|version|needed|though|instead))*\\s*[.!]*\\s*$',
    () => 'no oven',
  ],
  [
    '(?:(?:but|and|make it|can it be) )*(?:not|less) (?:as|so|quite so|quite as|too|that) (?:spicy|hot|fiery)(?: please)?',
    () => 'milder',
  ],
  // What is made of cheese is made of another one.
  [
    '^\\s*(?:(?:but|make it|can you make it|please|and|just|now) )*(?:without|no|leave out|skip|minus|sin|ohne|sans|senza)(?: the| any| el| den| le| la| il)? (cheddar|mozzarella|parmesan|gruyère|gruyere|gouda|emmental|feta|brie|camembert)(?: please)?\\s*[.!]*\\s*$',
    ([said = '', name = ''], { title }) =>
      OF_CHEESE.test(title) ? `${/moz/.test(name) ? 'cheddar' : 'mozzarella'} instead of ${name}` : said,
  ],
  [
    `^\\s*${GARNISH}\\s*[.!?]*\\s*$`,
    (_, shown) => {
      const garnish = garnishFor(shown);
      return garnish ? `add ${garnish}` : null;
    },
  ],
  [
    `^\\s*(?:(?:can i have|with|and|some|plus|maybe) )*${NAME} (?:on the side|alongside|beside it|separately|als beilage|en guarnici[oó]n|en accompagnement|di contorno)(?: please| instead)?\\s*[.!?]*\\s*$`,
    ([, name = '']) => `add ${BESIDE[name.toLowerCase()] ?? bare(name)}`,
  ],
  [
    '(?:(?:and|but|make it|now) )*(?:with )?(?:lots|plenty|loads|tons|a lot|heaps|masses|a ton) (?:of )?(?:melted |grated |extra )?cheese(?: on (?:top|it))?(?: please)?',
    () => 'cheesier',
  ],
  [
    `^\\s*(?:(?:i|we) (?:have|['’]?ve got|got) no|(?:ich|wir) habe?n? (?:leider )?kein(?:en|e)?(?= )|(?:je n['’]ai|on n['’]a) pas d(?:e |['’])|no (?:tengo|tenemos)|non (?:ho|abbiamo)) ?${NAME},? (?:but |aber |mais |pero |ma )?(?:only|just|nur|seulement|juste|solo|sólo|soltanto) ${NAME}(?: (?:and|und|et|y|e) ${NAME})?\\s*[.!]?\\s*$`,
    ([, gone = '', taken = '']) => `${bare(taken)} instead of ${bare(gone)}`,
  ],
  ['^.+$', ([said = ''], shown) => placeWithoutMachine(plainPhrase(said), shown)],
  [
    `^\\s*${SIDE}${OTHER_THAN}?\\s*[.!?]*\\s*$`,
    ([said = '', refused], { title, servings }) =>
      DUNKED.test(said) && !refused
        ? `garlic bread for ${servings}`
        : `a side for ${title.replace(/ with .*$/, '')}${refused ? ` thats not ${refused}` : ''} for ${servings}`,
  ],
  [
    `${SPECIAL}(?: (?:please|bitte|per favore|por favor|svp))?`,
    (_, { isChosen }) => (isChosen ? 'something else special' : null),
  ],
  // A dish with a name is rewritten, if it bears that.
  ...OTHER_PLACE.map(
    (said): Rule => [said, (_, { isChosen }) => (isChosen ? 'in the oven instead' : 'in the oven')],
  ),
  [
    '(?:make|do|cook|machs?|fai|haz) (?:it |the recipe )?(?:double|twice|doppelt)(?: (?:the )?(?:amount|quantity|batch))?|double (?:up|batch|quantities|quantity|portions?)|doppelte portion(?:en)?|il doppio',
    () => 'double it',
  ],
  [
    "(?:(?:that|it|this)['’]?s|that is|it is) (?:way |far |a bit |much )?too (?:expensive|pricey|dear)",
    () => 'cheaper',
  ],
  [
    '(?:und |and )?was (?:gibt es |gibts |essen wir |reiche ich |kann ich |serviere ich )?dazu(?: (?:reichen|servieren|essen))?(?: für (?:die |den |das )?[\\p{L}]+)?(?=\\s*(?:$|[.!?]))',
    () => 'was passt dazu',
  ],
  [
    '(?:the )?same (?:thing|idea|recipe|dish|again|one)?,? ?(?:but )?(?:made )?(?:with|using|mit|con|avec) ',
    () => 'instead use ',
  ],
  ['(?:the )?same (?:thing|idea|recipe|dish|again)?,? ?but ', () => ''],
  // Can it be made with something else, without something, or so that somebody eats it?
  [
    `^\\s*${CAN_BE_MADE} ?${WITH} ${NAMES}(?: (?:gemacht|machen|kochen|gehen|instead|too|as well))?\\s*[?.!]*\\s*$`,
    ([, name = '']) => `with ${bare(name)} instead`,
  ],
  [`^\\s*${FOREIGN_CAN} (?=\\S)`, () => ''],
  [
    `^\\s*(?:geht|gehen|ginge|klappt|funktioniert)(?: denn)? auch (?:mit )?(?!mit |vegan|veget|ohne |laktose|gluten)${NAMES}\\s*[?.!]*\\s*$`,
    ([, name = '']) => `with ${bare(name)} instead`,
  ],
  ['\\s*,? ?(?:geht|ginge|klappt|funktioniert) (?:das|es)(?: auch| noch)?(?=\\s*(?:$|[.!?]))', () => ''],
  [
    'gluten[- ]free (?:pasta|spaghetti|noodles|penne|flour|bread|wraps?|tortillas?|lasagne sheets|buns?)(?: instead)?(?: of [\\p{L} ]+?| rather than [\\p{L} ]+?)?(?=\\s*(?:$|[.!?;,]))',
    () => 'make it gluten-free',
  ],
  // What alone is there takes the place of what is like it.
  [
    `^\\s*(?:(?:but|aber|ma|pero|mais|sorry|oh),? )*(?:(?:i|we)(?:['’]ve| have)? (?:only|just)(?: got| have)?|(?:only|just) (?:have|got)|(?:ich |wir )?hab(?:e|en)? nur|(?:ho|abbiamo) solo|solo (?:ho|tengo|tenemos)|tengo solo|j['’]ai (?:que|seulement|juste)(?: du| de la| des)?) ${NAME}\\s*[.!]?\\s*$`,
    ([, name = '']) => `with ${name} instead`,
  ],
  // Whatever else is sharp is left to the chef.
  [
    '(?<=\\b(?:no|without|not|sans|ohne|sin|senza)\\b.*),? (?:but |and |just )?something else (?:sharp|sour|crunchy|creamy|sweet|salty|spicy|green|fresh|instead)',
    () => '',
  ],
  [
    `${NAME} (?:is|are|sounds|looks|’s|'s) (?:(?:way|far|just|a bit|much) )*(?:too (?:much (?:work|effort|faff|hassle)|fiddly|hard|complicated|heavy|long|slow|boring|sweet|rich)|a faff|such a faff)[,.;–-]?\\s*(?:(?:can you|could you|please|so|just) )*(?:do|make|give me|suggest|find|show me)? ?(?=something|anything)`,
    ([, name = '']) => (/^(?:it|that|this|which|one)$/i.test(name) ? null : ''),
  ],
  [
    `(?:(?:can|could|should) (?:it|this|that|they) be |(?:can|could) (?:i|we) (?:have|make|do) (?:it|this|that|them) (?:as|into) |(?:as|make it) )?(?:an? |some )?${NAME} (?:instead of|rather than|not) (?:an? |the |in )?${FORM}(?: please)?${END}`,
    ([said = '', name = '']) => (new RegExp(`^(?:.* )?${FORM}$`, 'iu').test(name) ? `make it ${name}` : said),
  ],
  [
    `(?:no|not|without) ${FORM},? (?:but |just )?(?:an? |some )?${NAME}(?: instead)?(?: please)?${END}`,
    ([said = '', name = '']) => (new RegExp(`^(?:.* )?${FORM}$`, 'iu').test(name) ? `make it ${name}` : said),
  ],
  [
    `^\\s*(?:can (?:i|we) |please )?(?:instead of|rather than) (?:the )?${NAME},? (?:can (?:i|we) )?(?:use|take|have|put in|try|make it with|do it with) (?:the |some )?${NAME}\\s*[.!?]*\\s*$`,
    ([, one = '', other = '']) => `${other} instead of ${one}`,
  ],
  [`^\\s*${NAME} not ${NAME}\\s*[.!]?\\s*$`, ([, one = '', other = '']) => `${one} instead of ${other}`],
];

const INDEXED = new RuleIndex(RULES, ([source]) => ({ source, flags: 'u' }));
const patternOf = memoizeByObject(([said]: Rule) => at(said));

/**
 * A second message in normalized words: a food in place of a missing one, a side dish for the dish on screen, another
 * place to cook. A refused food stays refused, whatever replaces it.
 */
export function changesSaidPlainly(prompt: string, shown: Shown, knowledge: CookingKnowledge): string {
  const isFood = (name: string) => namesFood(name, knowledge);
  const isMain = (name: string) => isMainFood(name, knowledge);
  const isThere = (name: string) =>
    lineCalled(plainPhrase(bare(name)), { lines: linesOf(shown) }, knowledge) !== null;
  const isFoodByName = (name: string) => foodCalled(plainPhrase(bare(name)), knowledge) !== null;
  const isLike = (name: string) => {
    const roles = rolesOf(foodCalled(plainPhrase(bare(name)), knowledge) ?? '', knowledge);
    return shown.lines.some((line) =>
      [...rolesOf(line.name, knowledge)].some((role) => role !== 'plant' && roles.has(role)),
    );
  };
  // Somebody who has run out of it wants the same dish with something else, not another one.
  const without = (name: string) =>
    shown.isChosen ? `instead of ${bare(name)}` : `no ${bare(name)} in the house`;
  let text = INDEXED.applied(saidShorter(prompt, shown), (all, rule) =>
    all.replace(patternOf(rule), (...found) => rule[1](found.slice(0, -2) as string[], shown) ?? found[0]),
  );
  text = text.replace(/\binstead use (.*?)(?: please)?(?=\s*(?:$|[.!?;]))/giu, 'with $1 instead');
  text = text.replace(STUFF, (said) => {
    const stuffed = plainPhrase(`stuffed ${shown.title}`);
    return knowledge.classicByWord.has(stuffed) ? `${stuffed} for ${shown.servings}` : said;
  });
  // A dish that has a way of its own on a tray is made in that way.
  text = text.replace(ON_A_TRAY, (said) => {
    const onTray = `sheet pan ${plainPhrase(shown.title)}`;
    return knowledge.classicByWord.has(onTray) ? `${onTray} for ${shown.servings}` : said;
  });
  text = text
    .replace(OF_ARTICLES, (said, name: string) => (isFood(name) ? name : said))
    .replace(
      /(?<![\p{L}])(?:olio|huile|aceite|öl|oil)(?= (?:instead of|al posto|au lieu|en vez|en lugar|statt)\b)/giu,
      'sunflower oil',
    );
  for (const pattern of SWAPS)
    text = text.replace(at(pattern), (said, gone: string, taken: string) =>
      isFood(gone) && taken.split(JOINTS).every(isFood) ? `${taken} instead of ${bare(gone)}` : said,
    );
  // A dish that is to stand beside this one is made with it, if it is a sauce.
  text = text.replace(/^add ([\p{L}' -]+)$/u, (said, name: string) =>
    findFood(knowledge.catalog, plainPhrase(name)) === null && knowledge.classicByWord.has(plainPhrase(name))
      ? `${shown.title.toLowerCase()} with ${name}`
      : said,
  );
  // 'No rice, noodles': one of what fills takes the place of another.
  text = text.replace(
    at(`no ${NAME}[,;] (?:just |only )?${NAME}(?: please)?${END}`),
    (said, gone: string, taken: string) =>
      fillsPlate(bare(gone), knowledge) && fillsPlate(bare(taken), knowledge)
        ? `swap the ${bare(gone)} for ${bare(taken)}`
        : said,
  );
  text = text.replace(at(NO_BUT), (said, gone: string, taken: string) =>
    isMadeOfOther(gone, taken, shown.lines, knowledge) ? `${bare(taken)} instead of ${bare(gone)}` : said,
  );
  // 'Prawns instead of the chickpeas', where there are none: nothing has to make place for them.
  text = text.replace(OF_ABSENT, (said, taken: string, gone: string) =>
    isMain(taken) && isFood(gone) && isFoodByName(gone) && !isThere(gone) && !isThere(taken) && !isLike(gone)
      ? `add ${bare(taken)}`
      : said,
  );
  // 'With pasta', of a dish that the chef chose for its mince: a pasta with it.
  const main = shown.isChosen
    ? shown.lines.find(({ name }) => rolesOf(name, knowledge).has('main'))
    : undefined;
  if (main) text = text.replace(OF_PASTA, (_, pasta: string) => `${pasta} with ${foodOf(main)}`);
  // 'Couscous instead' is said of what is beside, and names no dish.
  text = text.replace(at(INSTEAD), (said, name: string) =>
    isSide(bare(name), knowledge) ? `with ${said}` : said,
  );
  for (const pattern of LACKING)
    text = text.replace(at(pattern), (said, gone: string) => (isFood(gone) ? without(gone) : said));
  text = text.replace(at(FINE), (said, gone: string, kept: string) =>
    isFood(gone) && isFood(kept) ? `no ${bare(gone)}` : said,
  );
  if (NAMES_LACK.test(text)) {
    const rest = text.replace(WHAT_ELSE, '');
    if (rest !== text)
      text = rest.replace(at(MISSED), (said, gone: string) => (isFood(gone) ? without(gone) : said));
    text = text.replace(LEAVE_IT, '');
  }
  return text.trim() === '' ? prompt : text;
}

const isMainFood = (name: string, knowledge: CookingKnowledge): boolean => {
  const food = foodCalled(plainPhrase(bare(name)), knowledge);
  return food !== null && rolesOf(food, knowledge).has('main');
};

const NO_BUT = `no ${NAME}[,;] (?:just |only )?${NAME}(?: please)?${END}`;

/** What is not in the dish yet cannot be meant to go from it. */
function isMadeOfOther(
  gone: string,
  taken: string,
  lines: Shown['lines'],
  knowledge: CookingKnowledge,
): boolean {
  const isThere = (name: string) =>
    lineCalled(
      plainPhrase(bare(name)),
      { lines: lines.map((line) => ({ amount: '', ...line })) },
      knowledge,
    ) !== null;
  return [gone, taken].every((name) => isMainFood(name, knowledge)) && isThere(gone) && !isThere(taken);
}

/** Whether a message names another main food in place of the one that it refuses: 'no chicken, prawns'. */
export function isOfOtherMain(said: string, lines: Shown['lines'], knowledge: CookingKnowledge): boolean {
  const [, gone, taken] = new RegExp(`^\\s*${NO_BUT}`, 'iu').exec(said) ?? [];
  return gone !== undefined && taken !== undefined && isMadeOfOther(gone, taken, lines, knowledge);
}

/** Said of a food in place of another. */
const OF_ABSENT =
  /^\s*(?:(?:can (?:i|we) |could (?:i|we) |and |but |please )*(?:with|use|have|put in|make it with|do it with) )?(?:some |the )?([\p{L}' -]+?) (?:instead of|in place of|rather than) (?:the )?([\p{L}' -]+?)\s*[.!?]*\s*$/iu;
const ON_A_TRAY =
  /^\s*(?:(?:can|could) (?:i|we|you) |please |and |now )*(?:(?:do|make|cook|bake|roast) (?:it|them|this|that)(?: all)? )?(?:all )?(?:on|in|as) (?:a |one |the )?(?:sheet[- ]?pan|tray ?bake|baking tray|oven tray|tray)(?: in the oven| instead| please)*\s*[.!?]*\s*$/iu;
const OF_PASTA =
  /^\s*(?:(?:but|and|maybe|ok|rather|something) )*(?:with|as|mit|als|avec|con) (?:a )?(pasta|spaghetti|noodles|gnocchi|nudeln|pates|pâtes|fideos)(?: (?:instead|please|bitte|svp|dish))?\s*[.!?]*\s*$/iu;
const linesOf = ({ lines }: Shown) => lines.map(({ name }) => ({ amount: '', name }));

const JOINTS = /,? (?:and|or|und|oder|et|ou|y|o|e) |, /iu;
const DETERMINER =
  /^(?:(?:the|a|an|some|any|my|our|del?|della|dei|delle|du|des|la|le|les|el|los|las|il|lo|gli|i|una?|ein|eine[nr]?)\s+|d['’]|l['’])/iu;

const bare = (name: string) => name.replace(DETERMINER, '');

const SIDES: readonly string[] = ['rice', 'pasta', 'noodle', 'grain', 'gnocchi'];

const fillsPlate = (name: string, { byFoodId, catalog }: CookingKnowledge): boolean =>
  (byFoodId.get(findFood(catalog, plainPhrase(name))?.id ?? '') ?? []).some(({ kinds }) =>
    SIDES.some((kind) => kinds.has(kind)),
  );

/** Whether a food that fills a plate beside something has the name of a dish, too. */
function isSide(name: string, { byFoodId, catalog, classicByWord, dishesByWord }: CookingKnowledge): boolean {
  const plain = plainPhrase(name);
  return (
    (classicByWord.has(plain) || dishesByWord.has(plain)) &&
    (byFoodId.get(findFood(catalog, plain)?.id ?? '') ?? []).some(({ kinds }) =>
      SIDES.some((kind) => kinds.has(kind)),
    )
  );
}

function namesFood(name: string, { catalog, names, classicByWord, dishesByWord }: CookingKnowledge): boolean {
  const plain = plainPhrase(bare(name));
  return (
    plain !== '' &&
    !WORDS.equipment.has(plain) &&
    (findFood(catalog, plain) !== null ||
      (!plain.includes(' ') && names.has(plain)) ||
      classicByWord.has(plain) ||
      dishesByWord.has(plain))
  );
}
