import type { Rule } from './restrictions.ts';

const CANNOT = "(?:can ?not|can'?t|could ?n[o']?t|couldn'?t|don'?t|do not|won'?t|will not)";
const WILL_NOT = "(?:won'?t|will not|does ?n[o']?t|doesn'?t|don'?t|do not)";
const BECAUSE = '(?:because|since|as|cos|cuz|bc|given that|seeing as)';
const WHO =
  '(?:i|we|he|she|they|(?:my|our) (?:[\\p{L}-]+ ){1,3}|(?:the |our |my )?(?:baby|toddler|kids?|children|son|daughter|little one))';
const NOTHING: Rule[1] = () => '';

/** What is told beside a wish, sounds like a refusal, and leaves out no food. In text without accents, with what is meant. */
export const SAID_IN_PASSING: readonly Rule[] = [
  // Why the other form is taken: 'using tamarind paste since I can't find fresh tamarind here'.
  [
    `(?<=\\b(?:using|with|from|use|take) [^.!?;\\n]{3,60})${BECAUSE} ${WHO} ${CANNOT} (?:find|get|buy|source|have) [^.!?;,\\n]{3,60}`,
    NOTHING,
  ],
  // Why it is left out: 'without corn syrup? We can't buy it in Australia.'
  [
    `(?<=\\b(?:without|no|not|instead|substitute|replace|swap|leave out)\\b[^\\n]{3,80})(?:${BECAUSE} )?(?:we|i|you|one) ${CANNOT} (?:buy|get|find|source) (?:it|that|them|those|these|any)(?: (?:here|anywhere|around here|locally|at the moment|in (?:this country|[\\p{L}]+)))*`,
    NOTHING,
  ],
  [
    `(?<=\\b(?:without|no|not) [^.!?;\\n]{2,40})because of (?:(?:the|its|their|all|that) )*(?:corn syrup|sugar|additives?|preservatives?|e numbers|colou?rings?|sweeteners?|price|cost|taste|texture|smell|colou?r|look|calories|plastic|food miles)`,
    NOTHING,
  ],
  // Trotters and ears.
  [
    '(?:but )?(?:no|not|without|minus)(?: all)?(?: of)?(?: the| any)? (?:weird|odd|strange|scary|funny|gross|icky|unusual) (?:[a-z]+ )?(?:parts?|bits?|pieces|cuts|stuff)',
    NOTHING,
  ],
  // Who is afraid of a machine or a deed, and wants it easy.
  [
    "(?:(?:and|but|so|though) )?(?:i'?m|i am|we'?re|we are|i'?ve always been|i get)(?: (?:a bit|a little|kind of|so|really|still|quite|always))* (?:scared|afraid|terrified|nervous|intimidated|frightened|wary) (?:of|by|about|to use) (?:it|this|that|them|using it|my (?:[a-z]+ )?(?:cooker|pot|pan|oven|fryer|mixer|stove)|the (?:[a-z]+ )?(?:cooker|pot|oven|fryer|stove)|(?:deep[- ]?frying|frying|baking|yeast|caramel|pastry)(?! \\p{L}))",
    NOTHING,
  ],
  [
    "(?:very |really |pretty |fairly |quite )?(?:forgiving|foolproof|fool proof|hard to (?:mess|screw) up|that (?:i )?can ?n[o']?t (?:mess|screw) (?:it )?up)",
    () => 'easy',
  ],
  // Who eats next to nothing is fussy, and leaves that little in.
  [
    `(?:${WHO}(?: is| are|'s|'re)? )?(?:currently |now |suddenly |just )?(?:(?:refus(?:es|ing)(?: to eat)?|reject(?:s|ing)|${WILL_NOT} (?:eat|touch)|not (?:eating|touching)) (?:everything|anything|any food|all foods?)|(?:eats?|eating) nothing)(?: at all)? (?:except|but|other than|apart from|besides) (?:for )?[^.!?;,\\n]{3,30}`,
    () => 'for fussy kids',
  ],
  // What the freezer does not like.
  [
    "(?:(?:so|and|please|also|then) )*leave out (?:what(?:ever)?|anything|everything|things|the (?:stuff|bits|things)) (?:that |which )?(?:does ?n[o']?t|do ?n[o']?t|don'?t|doesn'?t|won'?t|can'?t)(?: freeze| go in the freezer)(?: well)?",
    NOTHING,
  ],
  // How a machine is set.
  [
    '(?<=\\b(?:slow ?cooker|crock ?-?pot|\\d+ ?h|hours?|hrs?)\\b[^.!?;\\n]{0,30}),? ?(?:on|at) (?:the )?(?:low|high|medium)(?: setting)?',
    NOTHING,
  ],
  ['(?:on|at) (?:the )?(?:low|high)(?: setting)?(?= for \\d+ ?(?:h|hours?|hrs?)\\b)', NOTHING],
  // What others say of a food.
  [
    "(?:and |but |which )?(?:everyone|everybody|people|they|(?:my|our) [a-z]+)(?: always| all)? (?:says?|said|tells? me|told me|thinks?|claims?) (?:that )?(?:it|they|these|those)(?:'?s|'?re| is| are)(?: too| so| very| really)? (?:slimy|boring|bland|bitter|dry|tough|stringy|mushy|gross|weird|smelly|hard|watery|fattening)",
    NOTHING,
  ],
  [
    "(?:est-ce que )?(?:ca|cela|il|elle|ils|elles) se congele(?:nt)?(?: bien)?|(?:est-ce qu'on peut|peut-on|je peux|on peut|puis-je)(?: (?:le|la|les|en))? congeler",
    () => 'can i freeze it',
  ],
  ['\\((?:the )?country\\)', NOTHING],
  [
    "(?:(?:because|as|since) )?(?:i|we)(?:'ve| have) (?:done|had|made|eaten|cooked) (?:that|it|those|them) (?:to death|too often|(?:too many|a (?:hundred|thousand|million)) times|all week|already|enough)",
    NOTHING,
  ],
  ['punch ?-?bowl', () => 'punch'],
  [
    '(?:(?:it |that |which |and )*(?:has to|have to|must|should|needs? to|can|could|will) )?(?:be )?re-?heats?(?:ed)?(?: up)?(?: (?:well|nicely|ok|easily))? in (?:an?|the|my|our)(?: (?:office|work|school|staff))? microwave(?: at (?:work|school|the office))?',
    () => 'make ahead',
  ],
  // What is to travel is dry and firm.
  [
    '(?:cookies|biscuits)(?: that| which)?(?: (?:can|will|could|should))?(?: (?:survive|stand|take))?(?: (?:to|for|being))* (?:mail(?:ed|ing)?|ship(?:ped|ping)?|post(?:ed|ing)?|send|sent)(?: (?:across|to|in|by|for|over)[^.!?;,\\n]{0,40})?',
    () => 'shortbread',
  ],
  // What is too ripe to slice is cooked down.
  [
    '(?:over ?-?ripe|squashy|squishy|going soft|soft) tomatoes',
    () => 'ripe tomatoes for a roasted tomato soup',
  ],
  ['(?<!japanese |hokkaido |fluffy |asian )milk bread(?! loaf)', () => 'japanese milk bread'],
  // What it stands beside is cooked by itself.
  [
    '(?<=[\\p{L}]{4,}[^.!?;\\n]*)(?:pour accompagner|para acompanar|per accompagnare|als beilage zu[mr]?) [^.!?;,\\n]{2,30}?(?=$|[.!?;,]| (?:pour|para|per|fur) )',
    NOTHING,
  ],
  // 'Con un reste de pot-au-feu' is meat that has been cooked.
  [
    '(?:with|using|from|avec|aus|mit|con) (?:(?:some|the|my|our|un|une|le|les|des|a|el|il) )?(?:left ?overs?|restes?|sobras|avanzi)(?: (?:of|from|de|du|del|di))?(?: (?:the|my|le|la))? ?(?:pot[- ]au[- ]feu|pot roast|boiled beef|boeuf bourguignon)',
    () => 'with leftover roast beef',
  ],
  ['(?:rifall[oaie]|rifare|rifai)(?: cosi)?', NOTHING],
  // 'Prep in the morning and finish in 20 minutes.'
  [
    '(?:(?:that|which) )?(?:(?:i|we|you) )?(?:can |could )?(?:prep(?:are)?|get ready|make)(?: (?:it|most of it|everything))? (?:in|on) the (?:morning|afternoon|day before|night before)(?:,? and| then)? (?:(?:just|only|then|quickly) )*(?:finish|cook|heat|bake|warm)(?: (?:it|them))?(?: (?:off|up))? (?:in|for|within) \\d+ ?(?:min(?:ute)?s?)(?: (?:at|in|before|when|on) [\\p{L} ]{3,20}?)?(?=\\s*(?:$|[.,;!?]))',
    () => 'make ahead',
  ],
  // A cake that needs no flour at all.
  [
    '(?:show ?stopper |special |nice |good |celebration )*(?:cake|torte|gateau) (?:that is |that s |thats |which is )?naturally (?:gluten[- ]?free|without gluten)',
    () => 'flourless chocolate cake, gluten free',
  ],
  [
    '(?:so |but )?(?:no|not|without|rather than)(?: (?:one|any|those|the|a))*(?: with| of)?(?: (?:weird|odd|special|funny|strange|gluten[- ]free))* (?:flour )?(?:flour|flours) (?:mix(?:es)?|blends?)',
    NOTHING,
  ],
  ['(?:im|in (?:einem|meinem|dem)) (?:(?:grossen|riesigen|kleinen) )?topf', NOTHING],
  // A machine that has just been bought is to be used.
  [
    `(?:i|we)(?:'ve| have)? (?:just|recently|finally|only just) (?:got|bought|received|been given)(?: myself| ourselves)? (?:an?|my|our|the)(?: new| first)? (pressure cooker|instant pot|slow ?cooker|crock ?-?pot|air ?-?fryer|microwave|wok|bread ?maker|food processor|dutch oven)`,
    ([machine = '']) => `in the ${machine}`,
  ],
  // A dish and what is on it.
  [
    '(?:but )?with an? (biscuit|scone|dumpling|mash|mashed potato|crumble|filo|potato)(?: style)? (?:topping|top|lid|crust)(?:,? (?:instead of|rather than|not) (?:an? |the )?[a-z]+(?: [a-z]+)?)?',
    ([made = '']) => `with a ${made} topping`,
  ],
  // 'Ice cream without a machine, coffee flavored.'
  [
    '((?:home ?made |easy |no churn )*(?:ice cream|cake|mousse|cheesecake|cookies|muffins|panna cotta|custard|granola|milkshake|cupcakes|brownies|fudge|sorbet)(?: [a-z]+){0,4}),? ([a-z]+)[- ]flavou?red',
    ([dish = '', taste = '']) => `${taste} ${dish}`,
  ],
  // 'A ton of zucchini, preferably a bake.'
  [
    '(?:an? ton|tons|lots|loads|an? lot|heaps|an? glut) of ([a-z]+),? (?:preferably|ideally|maybe|perhaps|i fancy|i d like)(?: for)? an? (bake|gratin|casserole|soup|salad|curry|pie|tart|cake)',
    ([food = '', dish = '']) => `${food} ${dish}`,
  ],
  ['dolc[ei] al cucchiaio', () => 'panna cotta'],
  [
    '(?:(?:an? |something )?(?:carb|carbohydrate)s?[- ](?:heavy|loaded|loading|rich|packed)|an? high[- ]carb|carb[- ]?load(?:ing)?)(?: (?:dinner|meal|supper|food|dish|pasta))?(?: for)?(?: the (?:night|day|evening) before)?',
    () => 'carb loading dinner',
  ],
  // How amounts are to be written.
  [
    '(?:(?:all |the |with |and )*(?:amounts|measurements?|quantities|units|weights) )?(?:(?:in|using|use|with|just|only|all) )*(?:metric|imperial)(?: (?:units|measurements?|measures|amounts|system|weights))?(?: (?:only|please|pls))*',
    NOTHING,
  ],
  ['(?:with |and )?(?:the |those |nice |big |high )*domed? tops?', NOTHING],
  // What is not to happen to it while it is cooked.
  [
    "sin que se (?:me )?(?:rompan?|peguen?|quemen?|corten?|sequen?|desarmen?|deshagan?|desmoronen?)|sans qu(?:e |')(?:(?:la|le|les|il|elle|ils|elles|ca|sauce|pate|viande) )*(?:se (?:casse|brise|dechire|separe)|tourne|colle|brule|attache|seche)(?:nt)?|ohne dass (?:(?:er|sie|es|die|der|das|[\\p{L}]+) ){1,3}(?:zerbricht|zerreisst|gerinnt|klebt|anbrennt|zerfallt|auseinanderfallt|trocken wird)|senza che (?:(?:la|il|lo) [\\p{L}]+ )?si (?:rompa|attacchi|bruci|sfaldi|separi|asciughi)",
    NOTHING,
  ],
];
