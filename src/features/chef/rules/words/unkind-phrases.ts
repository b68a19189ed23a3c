/** Somebody who has a food says what somebody else does not: 'only my dad eats nuts'. */
const EATS =
  "(?:only|just|nobody but|no one but|everyone (?:but|except|bar)|everybody (?:but|except|bar)|all but|few of|none of|half of) (?:[a-z']+ ){1,5}?(?:can |may |will )*(?:eats?|eating|ate|have|has|likes?)|(?:when(?:ever)?|(?:every|each|last|any) ?time|if|after|once) (?:(?:i|we|he|she|they|[a-z]+) )?(?:eats?|ate|eating|ever had|had)|(?:every|each|any) ?time there(?:'?s| is| are)";
/** How it is said in ordinary words that a food is over, unwanted or does harm, with no word of harm in them. */
const IDIOMS = [
  'looks? like an? (?:strawberry|lobster|tomato|beetroot|balloon|football|puffer ?fish)\\b|gags?(?: at)?\\b|scratch(?:es|ed|ing)? (?:him|her|my|them)(?:self|selves)|the colou?r of an? (?:postbox|lobster|tomato|beetroot|fire engine)',
  '(?:draw|draws|drew|drawing) the line|blue lights?|999|911|112|the hard way',
  "(?:giv(?:e|es|ing)|gave|given) (?:[a-z'-]+ ){1,3}(?:up|a (?:rest|miss|break|swerve|wide berth))",
  '(?:move|moves|moved|moving|swear|swore|went|come|comes|gone|go) (?:on|away|off) from',
  '(?:sits?|sat|lies|lay) (?:heavy|heavily|badly|funny|uneasily)',
  '(?:did|does|done|doing) (?:me|him|her|us|them|a number)(?: in| over)?',
  'out of (?:the question|(?:my|our|his|her|their) (?:life|lives|house|kitchen|diet))|walked out',
  '(?:no+|nah|nope),? (?:thanks?|thank you|ta|chance|way|ta very much)|no{3,}|never\\b.*$|never again|no good|never (?:any )?good',
  "(?<=^ *[a-z]+ )on (?:the|one) side$|to one side|steer(?:s|ed|ing)? (?:round|around|past)|pick(?:s|ed|ing)? (?:[a-z']+ ){1,6}out",
  'cost(?:s|ing)? (?:too much|a fortune|the earth|an arm)|too (?:expensive|dear|pricey|costly)',
  'taste(?:s|d)? like (?!home|heaven|summer|a\\b|the\\b|my\\b)|smel(?:l|ls|t|led) (?!great|good|nice|lovely|amazing|so good|divine|delicious)|feels? like (?:an? )?(?:brick|stone|lead)',
  "bin (?:it|them)|back to the|(?:a|the) thing (?:about|with|against)|(?:my|our) patience|flashbacks?|so something else|(?:run|ran) (?:clean )?out|(?:at|from|over) anything (?:with|containing)|at arm'?s length|like the plague|with a barge ?pole|bargepole",
  '(?:my|his|her|their|the) (?:lip|lips|mouth|tongue|throat|face|skin|belly|tummy|guts?|insides|stomach)|the (?:thing|tingle|tingles|runs|trots|itch)|lets? me know about it',
  "(?:can'?t|cannot|couldn'?t|mustn'?t|won'?t|never|wouldn'?t) (?:be |go |get |come |sit |stand )*(?:near|within|around|past|beside)|replaced|replacer|eggnog ban",
  '(?:long|safe|good|healthy|respectful) (?:way|distance|mile|miles)|(?:no|nobody).* allowed|leave(?:s)? (?:[a-z]+ ){0,4}(?:well )?alone|all night|all out$|be in the (?:same )?room|up all|the night in|spent the night|quorb',
  '(?:in|of) the past|(?:done|through|finished|over) with|is over|(?:a|be|are)?ware of|mindful of|careful (?:with|of|about|around)|enough (?:of|with)|enough [a-z]+ already|exhausted|short of',
  "(?<!\\b(?:i'm|im|am|we're|are|is|was|so|flat|stony|totally|and) )(?:broke|expired|smashed|perished)$|dropp(?:ed|ing)|thr(?:own|ew) (?:out|away)|(?:had|got) to be thrown|chucked (?:out|away|em|them|it|the)|(?:went|fell|landed) (?:on|all over)|fuzz|(?:stay|stays|stayed|staying|sit|sits|leave) (?:in the|out|this one|away|well|off)",
  '(?:put|hide|keep|lock) (?:the |all |any )?[a-z]+ (?:away|from)|(?:well|right) away from|(?:leave|leaves|left|leaving) (?:the |all |any |my |your )?(?:[a-z]+ )?(?:on|to|for|at|behind)|will leave|leaves? the (?:table|room)|spar(?:e|ing) (?:us|me|him|her)|forget (?:it|them|about)|to forget',
  '(?:detect|sniff|spot|smell)(?:s)? (?:out )?(?:an? )?[a-z]+ (?:at|from|in)|after(?:wards?)?$|(?:breathing )?trouble|hard on|(?:went|goes|go|gone) (?:terribly|badly|straight|right|wrong)|set(?:s)? (?:him|her|me|them|us) off|break(?:s|ing)? out|rushed|stays? (?:well )?away|goodnight|nobody (?:(?:at|in|round) (?:[a-z]+ ){1,2}[a-z]+|here) (?:would|will|can|could|eats|likes|wants|touches|does|thanks)|rather than|(?:of|with) no(?:ne)?\\b|none',
  'straight (?:back )?home|(?:on|from) +(?:the +)?(?:[a-z]+ )?list|ordered (?:me|him|her|us)|like (?:an? )?(?:invader|enemy|eyeball|biting)|graveyard|birdseed|the boss|puts [a-z]+ in|test results|grade \\d|the (?!whole|entire|hungry|rest|extended|other|same|royal)[a-z]+ family',
];
export const ONLY_SOME_EAT = new RegExp(String.raw`\b(?:${EATS})\b`);
/** What a food does to a part of somebody's body. */
export const OF_A_BODY =
  /\b(?:my|his|her|their|our|[a-z]+'s) (?:lips?|mouth|tongue|throat|face|skin|airways?)\b(?! (?:water|watered|waters|watering))/;
/** Whether a clause that names a food may refuse it by an idiom. */
export const UNKIND_PHRASES = new RegExp(String.raw`\b(?:${IDIOMS.join('|')})\b`);
