/**
 * What sounds as if a food were refused and praises it: 'nothing beats a good egg sandwich', 'ohne Käse geht gar nichts'. Sources of regular
 * expressions for text without accents, with or without apostrophes.
 */
const CANNOT = "(?:(?:you|we|i|one) )?(?:(?:simply|just|really) )?(?:can(?:'?t|not| not)|could(?:n'?t| not))";
/** Behind these comes what is praised. */
const BEFORE_IT = [
  // English
  `(?:there(?:'?s| is) )?(?:nothing|little|not (?:much|a lot|many things)|(?:very )?few things) (?:(?:can|could|will|ever|really|quite|that|in the world) )*(?:beats?|tops?|trumps?|rivals?|compares? (?:to|with)|comes? close to|better than|matches|as good as|(?:i|we) (?:love|like|enjoy) more than)`,
  "there(?:'?s| is) nothing (?:quite |really )?like(?= (?:an?|some|the|my) )|nothing (?:quite )?like(?= an? (?:good|proper|nice|big|great|decent|fresh|hot|warm))",
  `${CANNOT} (?:ever |really |possibly )*(?:beat|top|fault|go (?:far )?wrong with|(?:have|get|eat|use|make|grow) (?:enough|too much|too many)(?: of)?|live without|do without|be without|manage without|cope without|function without|imagine (?:life|a [a-z]+|sundays?) without|resist|say no to|stop (?:eating|making|cooking|thinking about|dreaming of|dreaming about)|have (?:a )?(?:sunday|christmas|friday|party|birthday|breakfast|barbecue|bbq|summer|winter|life)(?: [a-z]+)? without)`,
  `${CANNOT} love(?= [a-z]+ more\\b)`,
  "(?:(?:there(?:'?s| is| are)|i|we|have|get) )*(?:never|not (?:nearly|anywhere near)) (?:(?:be|have|get|eat) )?(?:enough|too much|too many)(?: of)?(?! (?:time|money|hours|room|space))",
  "never (?:ever )?(?:(?:say|said|says) no to|tires? of|gets? (?:bored|tired|sick|enough) of|had enough of|goes? (?:far )?wrong with)|won'?t (?:ever )?(?:say no to|get bored of|tire of)",
  '(?:nobody|no one|none) (?:(?:can|could|ever) )?(?:makes?|does?|cooks?|bakes?|fries|roasts?) (?:a )?(?:better|finer|nicer|as good)',
  'not enough(?= [a-z]+ in (?:most|these|those|many|the|any))',
  '(?:an? )?(?:(?:total|complete|real|big|massive|absolute) )*sucker for|(?:raves?|raving|raved|gush(?:es|ing)?) about|(?:addicted|partial) to|(?:obsessed|besotted|in love) with|hooked on|swears? by|(?:begging|pining|gasping|desperate|hankering|clamou?ring) for|(?:hunted|searched|looked) high and low for|(?:gobbles?|wolfs?|hoovers?|inhales?|devours?|demolish(?:es)?|polish(?:es)? off)(?: (?:up|down))?(?! (?:himself|herself|themselves))',
  '(?:spices? |herbs? |what |things? )?(?:that )?brings? out the (?:flavou?rs?|taste|best)(?: (?:of|in))?',
  'hates? (?:to waste|wasting|throwing (?:out|away)|binning|chucking)(?: (?:any|good|away|out))*(?: (?:food|things|stuff|anything|them|it))?|(?:cost|costs|costing|going for) (?:next to |almost |practically )?nothing(?: (?:today|now|this week|at the moment))?|reduced(?= (?:sticker|section|to clear|aisle|bin|price|shelf|bit))',
  "(?:(?:i|we) )?(?:have not|haven'?t|not|hadn'?t) (?:had|eaten|made|cooked|tasted)(?= [^.;!?]{2,40}\\b(?:in|for) (?:ages|years|months|weeks|yonks|so long|a (?:long )?while|a long time|forever|donkey'?s years)\\b)",
  "(?:itching|dying|raring) to (?:try|make|cook|bake|taste|eat|have|use|get)(?: cracking| started| going)?(?: (?:on|with))?|(?:(?:my|our|his|her) )?mouth(?:s|'s| is| are)? ?(?:is |are )?water(?:s|ing)|makes? (?:my|our) mouths? water|mouth[- ]?watering|(?:(?:my|our|his|her) )?(?:stomach|tummy|belly)(?:'s|s| is)? (?:is )?(?:rumbling|growling|grumbling)|makes? the most of(?: (?:them|it|these|those|my|our))?",
  "(?:it )?(?:would(?:n'?t| not)|is(?:n'?t| not)|won'?t|will not) (?:really |quite )?be (?:an? |the )?[a-z]+(?: [a-z]+)? without",
  "(?:(?:i|we|he|she|they)(?:'?d| would)? )?never (?:turns? down|refuses?|pass(?:es)? up|say no to)|(?<!\\b(?:someone|somebody|people|guests|(?:my|his|her|our|their|an?|one) (?:[a-z0-9-]+ ){0,2}[a-z0-9-]+) )who (?:doesn'?t|does not|wouldn'?t|can'?t) (?:just )?(?:love|like|want|fancy|adore|resist)|(?:haven'?t|hasn'?t|have not|won'?t|can'?t) (?:shut up|stopped (?:talking|thinking|raving)|stop (?:talking|thinking|raving)) (?:about (?:it|them)(?: since)?)?",
  'only(?= (?:[a-z]+ ){1,2}(?:will|would|can|could) (?:do|fix|help|save|make|cure)\\b)',
  // German
  "(?:(?:es|da) )?(?:geht|ging)(?:'?s)? (?:doch |einfach |ja )*nichts (?:uber|vor)|(?:es )?nichts (?:geht|schlagt|toppt|ubertrifft)(?: (?:doch|einfach))? ?(?:uber|vor)?|nichts (?:ist|schmeckt|war) (?:besser|schoner|leckerer)(?: als)?|(?:es )?gibt (?:doch |einfach )*nichts (?:besseres|schoneres|leckereres) als",
  'nie genug|nicht genug (?:davon |von )?(?:kriegen|bekommen|haben)|nie (?:satt|mude) (?:an|von)?|(?:kann|konnen|konnte) (?:nicht|nie) ohne',
  // French
  "(?:il n'?(?:y a|ya) )?rien (?:de (?:tel|mieux|meilleur|plus bon) qu(?:e |'|)|ne (?:vaut|bat|remplace|surpasse|egale))",
  "(?:(?:je|on|nous|j'?) )?(?:ne )?(?:me|m'|se|nous) (?:lasse|lasserai|lassons) (?:jamais|pas) d(?:e |'|es |u |)|jamais (?:assez|trop) d(?:e |'|)|(?:(?:je|on|nous) )?ne (?:peux|peut|pouvons|saurais) (?:pas |plus )?(?:vivre sans|(?:me|se|nous) passer d(?:e |'|u |es |)|resister (?:a|aux?))",
  // Spanish
  '(?:no hay )?nada (?:(?:mas rico|mejor) que|como|supera|le gana a)|(?:nunca|no|jamas) (?:me|nos) (?:canso|cansamos|harto) (?:nunca )?del?|nunca (?:hay|es|tengo) (?:demasiad[oa]s?|suficientes?|bastantes?)|no (?:puedo|podemos|se|sabemos) vivir sin|no (?:me|nos) (?:puedo|podemos) resistir al?',
  // Italian
  "(?:non (?:c'?e|ce) )?niente (?:di (?:meglio|piu buono) (?:di|che|del|della|dei)|batte|come|supera)|non (?:mi|ci) (?:stanco|stanchiamo) (?:mai )?(?:di|del|della|dei|delle)|non (?:ne )?(?:ho|abbiamo) mai abbastanza(?: di)?|mai abbastanza|non (?:posso|possiamo|riesco a|so) (?:vivere|stare|resistere) (?:senza|a)",
];
/** Somebody who cannot do without it has named it between these. */
const WITHOUT_IT = [
  [
    'ohne',
    "(?:geht|lauft)(?: (?:bei (?:uns|mir)|hier))?(?:'?s| es)?(?: (?:gar|einfach|es|mal))* (?:nichts?|nicht)|(?:kann|konnen) (?:ich|wir) nicht(?: leben)?",
  ],
  [
    'sans',
    "(?:je|on|nous) (?:ne )?(?:peux|peut|pouvons) (?:pas |plus )?vivre|(?:ce )?n'?est pas (?:un|une) (?:vrai|repas|diner|fete|dimanche)[a-z ]*",
  ],
  ['sin', 'no (?:puedo|podemos|se) (?:vivir|comer)|no (?:es|hay) (?:fiesta|cena|domingo|comida)'],
  ['senza', 'non (?:posso|possiamo|so|riesco a) (?:vivere|stare)|non (?:e|si fa) (?:festa|domenica|cena)'],
  [
    'without',
    "(?:life|dinner|a meal|sunday|breakfast|lunch|it)(?:'s| is| isn'?t| would be)? (?:not |just )*(?:worth living|the same|a meal|complete|nothing|a life)",
  ],
] as const;

/** Behind what is praised. */
const AFTER_IT = [
  '(?<=[a-z]{3} )never (?:ever |once )?(?:disappoints?|fails?|gets? old|goes? (?:wrong|amiss|out of (?:style|fashion))|lets? (?:me|us|you|anyone) down)',
  '(?<=[a-z]{3} )(?:is|are) (?:always |simply |just )?(?:an? (?:absolute |real |total |firm )?(?:must|winner|hit|favou?rite|fave|staple|weakness|treat|dream|crowd[- ]pleaser|classic|godsend|lifesaver|guilty pleasure)|(?:my|our|his|her|their) (?:all[- ]time |absolute |new |current |favou?rite )*(?:favou?rites?|fave|weakness|thing|things|jam|guilty pleasure|go[- ]to|comfort food|obsession|food|love language))(?:[- ]haves?)?(?: (?:thing|food))?(?: in the (?:whole )?world)?',
  "(?<=[a-z]{3} )(?:would|will|might|could|'?d|'?ll) (?:really |totally |definitely |surely |just )?(?:do(?=[.,;!?]| *$)|help(?=[.,;!?]| *$)|fix (?:it|this|that|me)|cheer (?:me|us|him|her|them|everyone) up(?: no end)?|hit the spot|make my (?:day|night|week|year)|go down (?:well|a treat|a storm)|be (?:so |just |absolutely |a bit )?(?:dreamy|banging|lovely|perfect|amazing|great|nice|heaven|heavenly|divine|good|ace|epic|fab|class|grand|a dream|a treat|magic)|save (?:me|us|the day)|sort (?:me|us|him|her) (?:right )?out)",
  '(?<=[a-z]{3} )(?:makes?|made|making) (?:me|us|him|her|them|everyone|the kids) (?:so |really |very |just )?(?:happy|smile|feel better|drool|hungry|grin|weak at the knees|dance)',
];

export const PRAISES: readonly string[] = [
  ...BEFORE_IT,
  ...AFTER_IT,
  ...WITHOUT_IT.flatMap(([without, then]) => [
    `${without}(?= (?:[a-z']+ ){1,2}(?:${then})(?![a-z]))`,
    `(?<=(?:^|[^a-z])${without} (?:[a-z']+ ){1,2})(?:${then})`,
  ]),
];
/** Somebody who is mad for it loves it. */
export const LOVES =
  "(?<!(?:n'?t|not|never|hardly|not (?:so|that|too|very|really|exactly|particularly)) )(?:(?:(?:i|we|he|she|they)(?:'?m|'?re|'?s)|am|is|are) )(?:(?:absolutely|completely|totally|just|both|all|so) )*(?:mad|crazy|nuts|bonkers|bananas|wild|potty|daft) (?:for|about|over)(?= [a-z])|(?<!(?:n'?t|not|never|hardly|not (?:so|that|too|very|really|exactly|particularly)) )(?:mad|crazy|bonkers) (?:for|about)(?= [a-z])|(?<=^ ?)nuts about(?= [a-z])|(?<!nicht (?:so |sehr )?)(?:(?:bin|ist|sind) )?(?:(?:ganz|total|vollig) )?verruckt nach";
