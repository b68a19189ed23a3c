/** What a dish is like: no food, and nothing that a food does to somebody. */
const ADJECTIVES =
  'mush|mushy|soggy|soggier|dry|drier|greasy|oily|bland|boring|plain|dull|tasteless|flavou?rless|weird|strange|odd|funny|slimy|gloopy|gluey|claggy|stodgy|heavy|rubbery|tough|chewy|hard|burnt|watery|lumpy|grainy|gritty|sickly|cloying|bitter|flat|dense|crumbly|wet|sloppy|a disaster|rocket science|a faff|a chore|a fuss|a lot of work|much work|too much work|fancy|fiddly|faffy|complicated|expensive|beige|brown|sad|grim|disgusting|rabbit food|diet food|health food|hospital food|baby food|student food|cardboard|sawdust|wallpaper paste|anything special';
/** What it tastes of, if it goes wrong. */
const LIKENESSES =
  '(?:like|of) (?:dirt|soil|earth|mud|soap|cardboard|sawdust|metal|feet|socks|nothing|much|anything|grass|water|medicine|school dinners|chalk|punishment|health food|diet food|hospital food|(?:a |the )?(?:chemicals|oven cleaner|old boots?))';
/** What it takes on the clock. */
const TAKING =
  'take(?:s)? (?:(?:me|us) )?(?:all (?:day|night|evening|morning|afternoon)|hours|ages|forever|years|for ever|(?:so |too |very |that )?long|an age|the whole (?:day|evening|weekend)|too much time|much time|a lot of time|days|more than (?:an hour|half an hour))';
/** What trouble it makes. */
const TROUBLING = [
  'take(?:s)? (?:(?:too )?much|a lot of) effort',
  '(?:need|require|involve|mean)(?:s)? (?:(?:too |so )?much|a (?:lot|ton|load) of|loads of|lots of|any|special|fancy|a million|tons of) (?:effort|skill|attention|babysitting|thought|thinking|time|planning|equipment|gear|chopping|washing up|washing-up|prep|faff|stirring|work|pans|pots|ingredients|shopping)',
  'make(?:s)? (?:(?:too |so )?much|a|a big|a huge) (?:mess|washing up)',
  'use(?:s)? (?:every|all the|all my|a million|lots of|loads of|many|too many|six) (?:pans?|pots?|dish(?:es)?|bowls?)(?: (?:in the house|i own))?',
].join('|');
/** What it does in the pan, to the kitchen, to the purse and to those who eat it. */
const DOING = [
  '(?:falls?|falling|come|comes) (?:apart|to (?:bits|pieces))|clump(?:s|ing)?(?: up| together)?|stick(?:s|ing)?(?: to (?:the |my )?(?:pan|pot|dish|teeth))?|seize(?:s)?(?: up)?|split(?:s|ting)?|spread(?:s)?(?: (?:out|everywhere|too much|in the oven))?(?! (?:on|over|with))|curdle|crack(?:s)?|burst|explode|unravel|overflow|bubble over|boil over|deflate|flop|dry out|burn|(?:smell|stink)(?:s)?(?: (?:out|up))?(?: (?:the|my) (?:house|kitchen|flat|office))?',
  'go(?:es)? (?:soggy|limp|flat|brown|mushy|hard|rubbery|wrong|everywhere|stale)',
  'cost(?:s)? (?:(?:me|us) )?(?:(?:too |so )?much|a lot|the earth|a fortune|an arm and a leg|a bomb)|break(?:s)? the bank',
  'heat(?:s)? up the (?:house|kitchen|flat)|weigh(?:s)? (?:me|you|us) down|sit(?:s)? heavy(?: on me)?|keep(?:s)? (?:me|us|you) up|leave(?:s)? (?:me|us|you|him|them) hungry|bore(?:s)? (?:me|us)|look(?:s)? (?:like (?:a )?(?:mess|slop)|sad|grim)',
].join('|');
const BEING =
  '(?:(?:be|being|get|gets|getting|go|goes|going|turn(?:s)?(?: out)?|come(?:s)?(?: out)?|end(?:s)? up|become(?:s)?|look(?:s)?|feel(?:s)?|taste(?:s)?|smell(?:s)?|seem(?:s)?|so|too|just|all|very|really|that|overly|super|a bit|a|an|the|total|totally|complete|completely|like|remotely|at all|always|as) )*';
const NOT = "(?:(?:is|are|was|were|do|does|did|wo|would|ca|could|should)(?:n'?t| not)|cannot|never)";

const NOT_AT_ALL = `${NOT} (?:just |all |really |even )*`;
/** 'That doesn't take all day.' Sources of regular expressions, for text in the form of `plainPrompt` or `plainPhrase`. */
export const TIME_REFUSED = `${NOT_AT_ALL}(?:${TAKING})`;
/** 'That doesn't need much chopping.' */
export const EFFORT_REFUSED = `${NOT_AT_ALL}(?:${TROUBLING})`;

/**
 * What a dish shall not be like, or do: 'that isn't mush', 'that doesn't take all day', 'that won't fall apart'. It is wished for all
 * the same, and nothing is left out.
 */
export const QUALITIES_REFUSED: readonly string[] = [
  // 'Rien de spécial', and what nobody has in mind.
  "(?:nix|nichts|nicht?s?|rien|nada|niente|nothing|kein\\w*)(?: (?:de|di|zu|too|so|all))* ?(?:d')?(?:special|besonderes|spezielles|ausgefallenes|aufregendes|grossartiges|speciale?|specialement|particulier|particulare?|especial|extraordinaire|extraordinario|straordinario|del otro mundo|de l'autre monde|wildes)(?![a-z])",
  '(?:nix|nichts) (?:anderes|besseres) (?:im (?:kopf|sinn)|eingefallen|vor|zu tun)',
  // 'Außer dem Üblichen', 'nothing ordinary', 'sauf le classique'.
  "(?:not|nothing|no|other than|except(?: for)?|apart from|besides|anything but|instead of|ausser|nicht|kein\\w*|statt|pas|rien d(?:e |')|sauf|hormis|a part|au lieu d(?:e |u )|autre que|nada del?|no|menos|salvo|aparte del?|que no sea|niente|non|tranne|a parte|oltre (?:a |al ))(?: ?(?:the|dem|das|den|die|der|immer|l'|le|la|les|lo|el|il|solito|same|just|always|an?|auch|nur|toujours|siempre|de|di|del))* ?(?:usual|ordinary|obvious|same old(?: (?:thing|stuff|same old))?|same[- ]same|normal (?:thing|stuff|way)|ublichen?|ubliche[smr]?|gewohnlichen?|gewohnliches|standard|standardkram|habituel(?:le)?s?|ordinaire|d'habitude|memes? choses?|lo de siempre|siempre|habitual|solit[oaie]|stess[ao] cos[ae])(?=[,.;!?]| *$| (?:please|bitte|and|und|but))",
  // 'He hates soggy sandwiches.'
  '(?:(?:hates?|dislikes?|detests?|loathes?|can.?t (?:stand|bear|abide)|no|not|without) )(?:soggy|limp|stale|squashed|mushy|burnt|overcooked|undercooked|stodgy|greasy|watery|lumpy|bland|boring|claggy)(?= [a-z]+)',
  `${NOT} ${BEING}(?:${ADJECTIVES})(?! (?:diet|for (?:him|her|me|us|them)))`,
  `${NOT} (?:taste|smell|look|feel|seem)(?:s)? (?:too |so |just |at all )*${LIKENESSES}`,
  `${NOT_AT_ALL}(?:${DOING})`,
  // 'Cottage cheese, but make it not taste of cottage cheese.'
  String.raw`(?:not|n't) (?:even |really )?taste (?:too |so )?(?:much )?(?:of|like) (?<itself>[a-z]{3,}(?: [a-z]{3,})?)\b(?<=\b\k<itself>\b.*\k<itself>)`,
];

/** What somebody does not know of a food, or of its kind: it is there, and wanted. */
export const NOT_KNOWN: readonly string[] = [
  "(?:and |but |which )?(?:i|we) (?:(?:really|just|still|honestly) )?(?:(?:do|did)(?:n'?t| not) (?:really )?know|have(?:n'?t| not)? (?:no|a|any|got a|got any|the faintest)? ?(?:idea|clue)|had no (?:idea|clue)|am not sure|'m not sure|never know) (?:(?:on earth|the hell) )?(?:(?:what|how|where|which|if|whether)(?: on earth| the hell| else)?(?: (?:to|i|we|should|can|could|is|it|with|do|cook|make|use|be|for|them|about|works?|that|this|goes))*)?",
];
