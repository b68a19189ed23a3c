import { anyOf, OPENS } from '../questions/asking.ts';

/** What somebody says before a question that is no question itself. */
const BEFORE = `${OPENS}(?:(?:please|hi|hello|hey|chef|(?:can|could|would) you (?:please )?(?:tell|explain to) me|(?:please )?(?:tell|explain to) me|do you know|i (?:want|would like|d like|need) to know|i (?:was|m|am) (?:just )?wondering|question|i have a question|if|whether|,) )*`;

const YOU = '(?:i|we|you|one|people)';
/** What is done with food beside cooking it. */
const HANDLED =
  'know|tell|store|keep(?! it)|chop|dice|slice|peel|clean|wash|rinse|sharpen|re ?heat|re ?freeze|freeze|defrost|thaw|stop|prevent|avoid|fix|cancel|delete|change|share|ripen|measure|convert|open|debone|fillet|remove|get (?:rid|to the|the smell)|separate|soften|grow|choose|pick|buy|crack|cut(?! (?:carbs|calories|down|back|out))|toast|work out';
const EATERS =
  '(?:dogs?|cats?|hamsters?|rabbits?|guinea pigs?|horses?|birds?|chickens?|pets?|my (?:dog|cat|hamster|rabbit|pet)|babies|a baby|toddlers?|kids|children|pregnant (?:women|people)|vegans|vegetarians|celiacs|coeliacs|diabetics)';
const QUALITY =
  'safe|dangerous|poisonous|toxic|healthy|unhealthy|bad for|good for|fattening|vegan|vegetarian|veggie|gluten free|dairy free|lactose free|halal|kosher|keto|paleo|low carb|a (?:fruit|vegetable|grain|nut|meat|spice)|in season|the same|fully cooked|still good|edible';

/** How a question begins that wants to know something, and no dish. */
const WANTS_TO_KNOW = new RegExp(
  `^${BEFORE}${anyOf(
    'how (?:long|hot|often|tall|old|far|spicy|deep|healthy|high|big|fast) | how (?:much|many) (?!for)',
    '(?:at )?(?:what|which) (?:oven |internal |core |cooking )*(?:temp|temperature|heat|setting)',
    `how (?:(?:do|does|can|should|would|did) (?:${YOU}|it|they|the|my|this) |to )(?:best )?(?:${HANDLED})`,
    'how (?:is|are|was|were|does|do|did) (?!you)[a-z ]+ (?:made|produced|grown|called|work|taste|different)',
    'what(?: s| is| are) (?:the |a )?(?:difference|capital|weather|point|secret|time|temp|temperature|internal temp(?:erature)?|safe|ratio|name|meaning|purpose|population|boiling point|smoke point|shelf life|best (?:way|method|time|temperature|oil|pan|pot|flour|knife|restaurants?|film|movie))',
    'what (?:does|do|did) (?!i|we|you)[a-z ]+ (?:mean|taste|look|stand|smell|weigh|contain)',
    'what (?:happens|makes|causes|temp|temperature|time|day|year|country)',
    '(?:what|which) (?:kind of |type of |sort of )?(?:oil|pan|pot|knife|flour)s? ',
    '(?:what|which) (?:kind of |type of |sort of )?(?:wine|beer|drink)s? [a-z -]*(?:goes|go|pairs?|suits?|matches|fits)',
    'what (?:did|have) (?:i|we|you) ',
    '(?:what|which) (?:foods|fruits?|vegetables|veg|fish) (?:is|are|have|has) (?:high|rich|low|full|the most)',
    `what (?:can|could|should|do|would) ${YOU} (?:use|take|substitute|put|replace|swap)[a-z0-9 -]* (?:instead|in place|for|with)`,
    'what to (?:use|take|substitute|put)[a-z0-9 -]* (?:instead|in place)',
    '(?:what(?: s| is) )?(?:a |the |any )?(?:good |best )*(?:substitutes?|replacements?|alternatives?) (?:for|to)',
    '(?:is|are) [a-z ]+ (?:done|cooked|ready|safe) at [0-9]+',
    '(?:can|could|may|should) (?:i|you|we|one) (?:still )?(?:use|eat|drink|cook(?: with)?) (?:expired|out of date|old|mou?ldy|slimy|sour|brown)',
    '(?:can|could|may|should) (?:i|you|we|one) (?:substitute|replace|swap|use) [a-z -]+ (?:for|instead of|with|in place of)',
    'why (?!not|don t|doesn t (?:anyone|somebody))',
    'who (?:is|was|are|were|invented|made|won|discovered|created|wrote|first) | where (?:s|is|are|was|were|do|does|did|can|should|will) | when (?:s|is|are|was|were|do|does|did|should|will)',
    `(?:is|are|isn t|aren t|was|were) (?!there|you|we)[a-z -]+ (?:${QUALITY})`,
    `is it (?:${QUALITY}|ok|okay|true|fine|bad|good|possible) (?!if you|for you|with you|without)`,
    `(?:can|could|may|should|do|must) (?:i|we|one|people|${EATERS}) (?:really |still |safely )?(?:freeze|re ?freeze|re ?heat|microwave|eat(?! (?:in|within|at|by|now|together|soon))|drink|keep(?! it)|store|feed|wash|rinse|soak|defrost|thaw|need to|have to|put)`,
    `(?:can|could|may|should|do) ${EATERS} (?:have|get)`,
    '(?:can|could) you (?:freeze|re ?freeze|re ?heat|microwave|eat(?! in)|drink|defrost|thaw)',
    'can [a-z -]+ (?:be (?:frozen|re ?heated|eaten|kept|stored|microwaved)|go (?:bad|off))',
    '(?:do|does|did) (?!you|we want|anyone|anybody)[a-z -]+ (?:contain|have|need|go (?:bad|off)|keep|expire|freeze|count|grow|taste|go together|cause|make you)',
    'how (?:(?:do|can|should) (?:i|we) |to )(?:eat (?:more )?health\\w*|lose weight|gain weight|thicken|season cast iron|poach)',
    'my [a-z ]+ (?:is|are|was|were|came out|turned out|tastes?|got|gets) (?:way |much |a bit |far )?too (?:salty|thin|thick|spicy|hot|runny|watery|liquid)',
    '(?:convert )?[0-9/.]+ (?:degrees )?[a-z]+ (?:in|into|to) [a-z]+$ | what (?:s|is) [0-9/.]+ (?:degrees )?[a-z]+ in [a-z]+$',
    'do [a-z ]+ need to be',
    '(?:my|the) [a-z ]+ (?:(?:has|have|is|are|was|were|just|keeps?|always) )*(?:split|splits|splitting|curdled?|curdles|separated|separates|won t set|didn t set|did not set|cracked|cracks) | [a-z]+ (?:sauce )?curdled',
    '(?:(?:can|could|may|should) )?(?:i|we|you|he|she|they|my [a-z]+|somebody) (?:(?:have|has|accidentally|just) )*(?:left?|leave|forgot|thawed|defrosted) [a-z ]+ (?:out|on the counter|on the side|overnight|all night)',
    'are you | do you (?:like|eat|sleep|love|hate|think|feel|speak|remember|dream|cook|drink)',
  )}`,
);

/** Questions in other languages that never ask for a dish. */
const IN_OTHER_WORDS = new RegExp(
  `^${OPENS}${anyOf(
    'warum | wieso | weshalb | wie lange | wie viele? | wer (?:ist|war|hat) | wo (?:ist|sind|kann|wachst|kommt) | wann (?:ist|sind|war) | was bedeutet',
    'pourquoi | combien (?:de temps|de calories|de grammes) | qui (?:est|a) | ou (?:est|sont|puis) | quand (?:est|sont)',
    'por que | cuanto tiempo | cuant[oa]s | quien | donde | cuando (?:es|son)',
    'perche | quanto tempo | quant[ei] | chi (?:e|ha) | dove | quando (?:e|sono)',
  )} `,
);

/** Whoever says one of these wants to eat. */
const WANTS_A_DISH = new RegExp(
  anyOf(
    'recipes? | ideas? | suggest\\w* | inspiration | recommend\\w* | use up | something | anything | for (?:dinner|lunch|breakfast|brunch|supper|tea|dessert|tonight|two|four|six|the kids) | i want | i d like | we want | i feel like | craving',
    'rezept\\w* | recette\\w* | receta\\w* | ricetta | ricette',
  ),
);

/** A question of this many words tells of more than it asks. */
const MOST_WORDS = 22;

/** Whether a first message, in the form of `wordsApart`, wants to know something and asks for no dish. */
export function onlyAsks(said: string): boolean {
  const words = said.replaceAll('-', ' ');
  return (
    words.split(' ').length <= MOST_WORDS &&
    !WANTS_A_DISH.test(words) &&
    (WANTS_TO_KNOW.test(words) || IN_OTHER_WORDS.test(`${words} `))
  );
}

const WHAT_IS_BEFORE = new RegExp(`^${BEFORE}`);

/** A question without what is said before it. */
export const askedPlainly = (said: string): string => said.replace(WHAT_IS_BEFORE, '');
