import { memoizeByObject } from '#shared/memoize.ts';
import { MADE_AHEAD } from '../amounts/made-ahead.ts';
import { MOST_SERVINGS } from '../limits.ts';
import { plainPhrase } from '../request/request-words.ts';
import { RuleIndex } from '../words/rule-index.ts';

/** The recipe on screen, of which a second turn speaks. */
export interface Shown {
  title: string;
  servings: number;
  lines: readonly { name: string }[];
  /** Foods that somebody does not want. */
  avoids: readonly string[];
  /** Whether the chef chose the dish. */
  isChosen: boolean;
}

const END = '(?= *(?:$|[.!?;,]))';
const FOOD = "((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+?)";
const MAKE = '(?:(?:can|could|please|you|we|i|make|turn|it|this|that|into|in|as|do|now|and|id|like|have) )*';

/** How many times as much, by how it is said. */
const TIMES: readonly (readonly [words: string, times: number])[] = [
  [
    'triple|treble|three times|3|x ?3|times (?:3|three)|verdreif|dreifach|das dreif|die dreif|dreimal|trois|tripl|tres|tre|el triple|le triple|il triplo',
    3,
  ],
  [
    'quadrupl|four times|4|x ?4|times (?:4|four)|vervierf|vierfach|das vierf|die vierf|viermal|quatre|cuatr|quattro|el cu|le quad|il quad',
    4,
  ],
];
const MULTIPLIED =
  '(triple|treble|quadruple|(?:three|four|3|4) times|[34] ?x|x ?[34]|times (?:3|4|three|four)|verdreifachen?|vervierfachen?|verdreifache|vervierfache|(?:das |die )?(?:dreifache|vierfache)|dreimal so viel|viermal so viel|(?:le )?triple[rz]?|(?:le )?quadruple[rz]?|trois fois plus|quatre fois plus|(?:el )?triple|triplica(?:r|lo|la)?|cuadruplica(?:r|lo|la)?|tres veces|cuatro veces|(?:il )?triplo|triplica(?:re|lo|la)?|quadruplica(?:re|lo|la)?|tre volte|quattro volte)';

type Rule = readonly [said: string, meant: (found: readonly string[], shown: Shown) => string];

/** What is said in many words, and what it means in the words that every rule reads. */
const RULES: readonly Rule[] = [
  // What a shop had takes the place of what it had not.
  [
    `^\\s*(?:(?:but|sorry|oh|so),? )*(?:the |my )?(?:(?:local |corner )?(?:shop|store|supermarket|market|fishmonger|butcher|grocer|deli)(?:['’]?s)?|they|there|we|i) (?:only|just) (?:had|has|have|got|sold|stocked|was|were|could find|found) (?:some )?${FOOD}(?: left)?\\s*[.!]*\\s*$`,
    ([, food = '']) => `with ${food} instead`,
  ],
  // 'Kids don't like beans, swap them for peas.'
  [
    `(?:(?:the |my )?(?:kids?|children|son|daughter|husband|wife|partner|boyfriend|girlfriend|flatmate|he|she|they|we|i) (?:really )?(?:don['’]?t|doesn['’]?t|won['’]?t|do not|does not) (?:really |much )?(?:like|eat|want|fancy)|(?:he|she|they|i|we|kids?|the kids) (?:hates?|dislikes?|can['’]?t stand)) (?:the |any )?${FOOD},? (?:so |please |can you |could you |just )*(?:swap|replace|substitute|change|exchange) (?:it|them|those|that) (?:for|with|by) ${FOOD}(?: please| instead)?${END}`,
    ([, gone = '', come = '']) => `swap the ${gone} for ${come}`,
  ],
  [
    "(?:(?:but|and|sorry|oh) )*(?:the|my|our) oven (?:isn['’]?t|is not|doesn['’]?t|does not|won['’]?t|has stopped|stopped) (?:working|work|heating(?: up)?|heat(?: up)?|turn on|come on)(?: properly| at all| right now)?",
    () => 'no oven',
  ],
  // 'Can I use milk, or does it have to be cream?'
  [
    `^\\s*can (?:i|we) (?:just )?use (?:any |some |normal |ordinary |regular |cow['’]s )?${FOOD},? or (?:does|must) it have to be (?:the )?${FOOD}\\s*[?.!]*\\s*$`,
    ([said = '', food = '', own = ''], { lines }) => {
      const isThere = (name: string) =>
        lines.some((line) => line.name.toLowerCase().includes(name.toLowerCase()));
      if (isThere(food)) return `add ${food}`;
      return isThere(own) ? `with ${food} instead of ${own}` : said;
    },
  ],
  [
    `^\\s*does it have to be (?:the )?${FOOD},? or can (?:i|we) (?:just )?use ${FOOD}(?: instead)?\\s*[?.!]*\\s*$`,
    ([, own = '', food = '']) => `with ${food} instead of ${own}`,
  ],
  [
    '(?:way |far |a bit |a little |much |still )*too (?:spicy|hot|fiery)(?: for (?:me|us|him|her|them|my (?:mum|mom|dad|parents|husband|wife|partner|girlfriend|boyfriend|sister|brother|friends?|guests|family)))?(?= *(?:$|[.!?;,]))',
    () => 'milder',
  ],
  // For whom it is too much says nothing of how many eat.
  [
    '(too (?:[a-z]+ ){0,2}[a-z]+),? for (?:me|us|him|her|them|my (?:mum|mom|dad|parents|husband|wife|partner|girlfriend|boyfriend|sister|brother|friends?|guests|family))',
    ([, much = '']) => much,
  ],
  [
    "(?:(?:it|that|this)(?:['’]s| is| has) )?(?:way |far |just )?(?:too many|a lot of|so many) (?:steps|things|pots)(?: for (?:me|us))?(?:,? ?(?:please )?(?:simpler|easier|fewer|less))?",
    () => 'simpler',
  ],
  [
    '^\\s*(?:(?:hm+|oh|but|ok|that|it|this|well),? )*(?:sounds|looks|seems) (?:a bit |a little |very |too |so |rather |quite )*(?:complicated|fiddly|hard|difficult|tricky|like (?:a lot of|hard|too much) work)(?: (?:to me|for me|tbh))?\\s*[.!]*\\s*$',
    () => 'simpler',
  ],
  // How many eat.
  [
    '^\\s*(?:make it |for |just |do |make )*(\\d{1,2}) (?:instead of|not|rather than) (\\d{1,2})(?: of them| please)?\\s*[.!]*\\s*$',
    ([, count = '']) => `for ${count} people`,
  ],
  [
    "^\\s*(?:(?:but|oh|hm+|sorry),? )*(?:(?:my|the|our) [\\p{L}]+ |he |she |i |we |they )?(?:finds?|thinks?|says?|said)?(?: it['’]?s| it is| that it is| this| it| that)? ?(?:is |was )?(?:a bit |a little |way |far |much |just )*too (?:rich|heavy|fatty|greasy|buttery)(?: for (?:me|us|him|her))?\\s*[.!]*\\s*$",
    () => 'lighter',
  ],
  [
    "^\\s*(?:(?:no|oh|ok|okay|wait|actually|hm+|sorry|never mind),? )*(?:(?:can you |let['’]?s )?(?:go|put it|make it|change it|switch|bring it) )?back to (?:for |feeding )?(\\d{1,2}|one|two|three|four|five|six|seven|eight|ten|twelve)(?: people| of us| portions| servings)?(?: please| after all)?\\s*[.!]*\\s*$",
    ([, count = '']) => `for ${count} people`,
  ],
  [
    "(?:my|our|the) (?:flatmate|housemate|room ?mate|friend|sister|brother|mum|mom|dad|mate|partner|boyfriend|girlfriend|husband|wife|son|daughter|neighbou?r|colleague|nan|gran)(?:['’]s| is| will be)? (?:(?:now |also )?(?:eating|having (?:some|it|dinner)|having dinner|here|in|home))(?: (?:with (?:me|us)|too|as well|now|after all|tonight))+",
    (_, { servings }) => `for ${servings + 1} people`,
  ],
  [
    "(?:ormai )?(?:siamo|saremo) (?:(?:solo|soltanto|solamente|ora|adesso|in) )*(due|tre|quattro|cinque|sei|\\d{1,2})|(?:on est|on sera|nous sommes|nous serons|on n['’]est) (?:(?:que|plus que|seulement|juste|finalement|a) )*(deux|trois|quatre|cinq|six|\\d{1,2})|(?:somos|seremos|estamos) (?:(?:solo|sólo|solamente|ahora) )*(dos|tres|cuatro|cinco|seis|\\d{1,2})|(?:wir sind|sind) (?:(?:nur|jetzt|doch|bloß|noch) )*(?:zu )?(zweit|dritt|viert|funft|fünft|sechst|acht|zehnt|zwei|drei|vier|fünf|sechs|acht|zehn|\\d{1,2})",
    (found) => {
      const said = plainPhrase(found.slice(1).find(Boolean) ?? '');
      return `for ${COUNTS[said] ?? (Number(said) || 2)} people`;
    },
  ],
  [
    '^\\s*(?:(?:no|sorry|oh|wait|actually|oops|hm+),? )*(?:i )?(?:meant|mean|make that|only|just) (?:for )?(\\d{1,2})(?: people| of us| portions)?(?: now| after all| today| tonight)*\\s*[.!]*\\s*$',
    ([, count = '']) => `for ${count} people`,
  ],
  [
    '(?:(?:make|do|cook|i need|we need|need) )?(?:it )?(?:(?:big |large )?enough )?(?:for|to feed|feeding) (?:a |the )?(?:whole |big |huge )?(?:crowd|gang|party)(?! of\\b)',
    () => 'for 12 people',
  ],
  [
    '(?:(?:make|cook|prepare|do|i need|we need|can you make|need) )?(?:it )?(?:enough (?:for|to last)|(?:to|that) lasts?) (?:me |us )?(?:for )?(?:the |a |all |whole )*(\\d|two|three|four|five|six|seven) (?:work(?:ing)? ?)?(?:days|mornings|breakfasts|lunches|dinners|evenings|nights)',
    ([, days = ''], { servings, isChosen }) =>
      `for ${Math.max(servings, Number(DAYS[days] ?? days) * (isChosen ? servings : 1))} people`,
  ],
  // What fills makes a meal of a salad or a side.
  [
    `^\\s*${MAKE}(?:a |the )?(?:main(?: (?:course|meal|dish))?|(?:full |whole |proper )?meal|proper dinner)(?: (?:please|instead|for (?:me|us)))*\\s*[.!?]*\\s*$`,
    (_, { title }) => (BESIDE.test(title) ? 'more filling' : 'for dinner'),
  ],
  [
    '(?:(?:make|cook|do|prepare|i need|need|its|it is|for|this is) )*(?:it )?(?:in )?(?:a )?(?:big|large|huge|massive|double) batch(?: of (?:it|this|that))?(?: please| to freeze| for the freezer)?',
    () => 'double it',
  ],
  [
    '^\\s*(?:(?:doch|jetzt|also|nein|ach|sorry) )*(?:nur|bloß|bloss) (?:noch )?(?:f[uü]r |zu )?(zweit|dritt|viert|zwei|drei|vier|f[uü]nf|sechs|acht|zehn|\\d{1,2})(?: personen| leute)?\\s*[.!]*\\s*$',
    ([, said = '']) => `for ${COUNTS[plainPhrase(said)] ?? (Number(said) || 2)} people`,
  ],
  // 'Triple it.'
  [
    `^\\s*(?:(?:ok|and|please|can you|could you|can i|let['’]?s|make|do|cook|i want to|i need to|bitte|bitte die|mach|machs|mach es|fais|fais en|haz|hazlo|fai|fallo) )*${MULTIPLIED}(?: (?:it|them|this|that|everything|the (?:recipe|amounts?|batch|quantit(?:y|ies)|lot)|recipe|batch|amount|menge|portion|rezept|la recette|les quantit[ée]s|la receta|las cantidades|la ricetta|le dosi|the recipe|as much|please|bitte|for me|of it|die menge|das rezept|die portion|por favor|per favore|s['’]il te pla[iî]t|svp))*\\s*[.!?]*\\s*$`,
    (found, { servings }) => {
      const said = (found.slice(1).find(Boolean) ?? '').toLowerCase();
      const times = TIMES.find(([words]) => new RegExp(`^(?:${words})`).test(said))?.[1] ?? 1;
      return `for ${Math.min(MOST_SERVINGS, servings * times)} people`;
    },
  ],
  [
    '(?:(?:make|cook|do) )?(?:it )?(?:enough|some more|extra) (?:for|so (?:i|we) have) (?:my |our |the |some )?(?:lunch(?:es)?|leftovers|dinner|tea)(?: (?:tomorrow|tmrw|tmr|the next day|the day after|too|as well|at work))*',
    () => 'double it',
  ],
  // Less work.
  [
    `^\\s*(?:(?:that['’]?s|it['’]?s|this is|looks|sounds|is) )?(?:(?:way|far|a bit|much) )?(?:too (?:much (?:work|effort|faff|hassle)|fiddly|complicated|long-winded)|a faff)[,.;–-]* *(?:(?:the |keep the |but |with the )*same (?:flavou?rs?|taste|idea|thing),? ?)?(?:(?:but|only|just|make it|something|please|and) )*(?:lazy|lazier|easier|simpler|quick|less work)?(?: (?:version|one|please|way))*\\s*[.!?]*\\s*$`,
    () => 'simpler',
  ],
  [
    `^\\s*${MAKE}(?:a |the |an )?(?:lazy|lazier|cheat['’]?s?|shortcut|minimum effort|low effort|less effort|idiot['’]?s?|simplified)(?: (?:version|way|one|method|please))*\\s*[.!?]*\\s*$`,
    () => 'simpler',
  ],
  // How hot it is.
  [
    "(?:(?:it['’]?s |that['’]?s )?(?:far |way |a bit |much )?too (?:spicy|hot|fiery)(?: for (?:the |my |our )?[a-z]+)?,? )?(?:so )?(?:(?:please|can you|could you|just|go|a bit|a little) )*easy on the (?:spice|spices|chil+i(?:es)?|heat|hot stuff|pepper)",
    () => 'milder',
  ],
  [
    '(?:(?:can (?:i|we) have|make|give it|with) )?(?:extra|loads of|lots of|more) (?:the |of the )?(?:sauce|gravy)(?: please)?',
    () => 'more sauce',
  ],
  // Rich food.
  [
    `^\\s*${MAKE}(?:it |with |something |a |the )*(?:bit |little |lot |much |far |way )?(?:low(?:er)?(?: in)?|fewer|less|reduced?|cut(?: down)?(?: the)?|not so many)[- ]calor(?:ie|y|ies)s?(?: (?:version|please|one))*\\s*[.!?]*\\s*$`,
    () => 'lighter',
  ],
  // 'Only with chicken': the other meat and fish go.
  [
    `^\\s*(?:(?:but|please|actually|i(?:['’]d)?|we(?:['’]d)?|would|prefer|rather|want|like|prefiero|mejor|lieber|bitte|plutôt|je préfère|preferisco|meglio) )*(?:only|just|solo|sólo|nur|seulement|juste|soltanto) (?:with |con |mit |avec |au |de )(?:the |el |il |dem )?${FOOD}(?: please| por favor| bitte| instead)*\\s*[.!?]*\\s*$`,
    ([said = '', food = ''], { lines }) => {
      const others = ANIMALS.filter(
        ([own, name]) => !own.test(food) && lines.some((line) => name.test(line.name)),
      ).flatMap(([, name]) => lines.flatMap((line) => name.exec(line.name)?.[0] ?? []));
      return others.length > 0 ? `without ${others.join(' and ')}` : said;
    },
  ],
  [
    '(?:a (?:bit|little) |much |slightly )?(?:less rich|not (?:so|as|quite so|too) rich|less heavy|not (?:so|as|too) heavy)(?: please| tbh)?',
    () => 'lighter',
  ],
  ...MADE_AHEAD,
  ['half an? (?:hr|hour)s?(?: (?:tops|max|at most|only))?', () => 'half an hour'],
];
/** Meat and fish, as somebody says them and as a line names them. */
const ANIMALS: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/chicken|pollo|poulet|h[äu]hn|huhn/i, /\bchicken(?! stock| broth)\b/i],
  [/prawn|shrimp|garnel|crevette|gamb|langost|gamber/i, /\bprawns?\b/i],
  [/mussel|muschel|moule|mejill|cozz/i, /\bmussels?\b/i],
  [/squid|calamar|tintenfisch|encornet/i, /\bsquid\b/i],
  [/beef|rind|b(?:oe|œ)uf|ternera|manzo|vaca/i, /\bbeef(?! stock)\b/i],
  [/pork|schwein|porc|cerdo|maiale/i, /\bpork\b/i],
  [/sausage|wurst|würst|saucisse|salchich|salsicc|chorizo/i, /\b(?:sausages?|chorizo)\b/i],
  [/bacon|speck|lardons?|panceta|pancetta/i, /\b(?:bacon|pancetta)\b/i],
  [/\bham\b|schinken|jambon|jam[oó]n|prosciutto/i, /\bham\b/i],
  [/fish|fisch|poisson|pescado|pesce|cod|salmon/i, /\b(?:cod|salmon|white fish|haddock)\b/i],
];
const BESIDE =
  /salad|slaw|caprese|tabbouleh|hummus|dip|sprouts|greens|beans|carrots|broccoli|cauliflower|asparagus|soup|bruschetta/i;
const COUNTS: Readonly<Record<string, number>> = {
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  zweit: 2,
  zwei: 2,
  dritt: 3,
  drei: 3,
  viert: 4,
  vier: 4,
  funft: 5,
  funf: 5,
  sechst: 6,
  sechs: 6,
  acht: 8,
  zehnt: 10,
  zehn: 10,
};
const DAYS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };
const INDEXED = new RuleIndex(RULES, ([source]) => ({ source, flags: 'u' }));
const patternOf = memoizeByObject(
  ([said]: Rule) => new RegExp(`(?<![\\p{L}'’-])(?:${said})(?![\\p{L}])`, 'giu'),
);

/** A second turn with what it says of shops, eaters and work in plain words. */
export const saidShorter = (prompt: string, shown: Shown): string =>
  INDEXED.applied(prompt, (text, rule) =>
    text.replace(patternOf(rule), (...found) => rule[1](found.slice(0, -2) as string[], shown)),
  );
