/** What people say of the weather, of money, of time ahead and of their pots, in the form of `plainPhrase`, and what a cook hears. */
export const OCCASION_PHRASES: readonly (readonly [RegExp, string])[] = [
  // What children eat in the afternoon is no drink.
  [
    /\b(?:(?:kids|childrens|kiddies) )*(?:birthday |party )+tea\b(?! (?:bags?|loaf|leaves|cake|bread|towel))/g,
    'finger food kids',
  ],
  [/\b(?:year|yr|grade|class) [1-7]\b(?! of| in a)/g, 'school'],
  // What the family eats on a Sunday is a roast.
  [
    /\bsunday (?:dinner|lunch)(?= .*\b(?:famil(?:y|ies)|grandmas?|grandparents|nans?|in ?laws|parents|everyone|all of us)\b)/g,
    'family roast dinner',
  ],
  // What is packed for school, and what is eaten with tea.
  [/\b(?:school |kids )?tiffin(?: box(?:es)?)?(?= (?:ideas?|recipes?|for)\b)/g, 'packed lunch'],
  [
    /\b(?:(?:evening|afternoon) )?snacks? (?:(?:with|for|to have with) )+(?:(?:my|our|the|a|cup|of|evening|afternoon|hot) )*(?:tea|chai)(?: ?time)?\b|\b(?:tea|chai) ?time (?:snacks?|nibbles)\b/g,
    'snack',
  ],
  [/\bfor (?:an? |my |his |her |the )?upset (?:stomach|tummy|tum|belly)\b/g, 'soothing'],
  [
    /\b(?:wont|dont|doesnt) (?:eat|like|touch) (?:it|them) (?:plain|raw|boiled|steamed|whole|on (?:its|their) own|as it is|like that)\b/g,
    '',
  ],
  [/\b(?:that |which )?(?:is not|isnt|not|besides|other than) (?:just |for |a )*breakfast\b/g, 'dinner'],
  [
    /\bpas trop longs?(?: a (?:preparer|faire|cuisiner))?\b|\bque no (?:tarde|lleve) mucho(?: tiempo)?\b|\bnicht (?:zu|so) (?:lange?|aufwandig|aufwendig|viel arbeit)\b|\bnon troppo lung[oa]\b/g,
    'rapide',
  ],
  // A sweet breakfast is not a dessert.
  [/\bsweet (?=breakfasts?\b|brunch\b)/g, ''],
  // Nothing but the stove works.
  [
    /\b(?:so |just |only )*(?:the )?(?:stove ?top|hob|stove|cooker) only\b|\bonly (?:the |a |have the |got the )?(?:stove ?top|hob)\b/g,
    'no oven',
  ],
  // Who is very old eats what is soft, plain and not much.
  [
    /\b(?:is|whos|who is|shes|hes|aged|age|im) (?:nearly |almost |about )?(?:7[5-9]|8\d|9\d)\b(?! ?(?:minutes?|mins?|g|kg|ml|kcal|calories|percent|degrees|c|people|guests))|\b(?:7[5-9]|8\d|9\d) ?(?:years? old|year olds?|yo|ans|anos|anni|jahren?(?: alt)?|jahrig[a-z]*)\b/g,
    'soothing',
  ],
  // Children who must not see a vegetable.
  [
    /\b(?:that |which |so (?:that )?)?(?:the |my |our )?(?:kids?|children|toddlers?|little ones?|son|daughter|boys?|girls?|family|husband|wife) (?:wont|will not|dont|do not|cant|cannot|wouldnt|never|doesnt) (?:even )?(?:spot|notice|see|find|recogni[sz]e|taste|detect|suspect)\b(?: (?:it|them))?/g,
    'hidden kids',
  ],
  [/\b(?:im |we are |were |i am )?(?:so )?sick of the sight of (?:them|it|those|these)\b/g, ''],
  // One of two machines is no machine that must be used.
  [
    /\b(?:air ?fryer|slow cooker|pressure cooker|instant pot|microwave) or (?:the |a |an )?(?:hob|stove|stovetop|oven|pan|frying pan|pot)\b|\b(?:hob|stove|stovetop|oven|pan|pot) or (?:the |a |an )?(?:air ?fryer|slow cooker|pressure cooker|instant pot|microwave)\b/g,
    '',
  ],
  [
    /\b(?:qualcosa|qualche cosa) di fresc[oa]\b|\balgo fresc[oa]\b|\bquelque chose de frais\b|\b(?:et)?was (?:ganz )?frisches\b/g,
    'summery cold',
  ],
  [
    /\b(?:that |which |something )?(?:really |properly )?(?:fills?|filling) (?:up )?(?:(?:my|our|the|a) )?(?:hungry )?(?:husband|wife|partner|boyfriend|girlfriend|son|sons|daughter|teenagers?|kids|boys|lads|us|me|him|her|them|everyone)(?: up)?\b/g,
    'filling',
  ],
  [/\bbatch cook(?:ing|ed)?\b/g, 'meal prep'],
  // A side that is to be admired, and one of vegetables.
  [
    /\b(?:show ?stopp(?:er|ing)|impressive|stunning|spectacular|fancy|special|posh|festive) (?:(?:and|thanksgiving|christmas|vegetable|veggie|veg|vegetarian|vegan) )*sides?(?: dish(?:es)?)?\b/g,
    'showstopper side',
  ],
  [
    /\b(?:veg|vegetable|veggie|vegetables|green|greens) (?:as (?:a|the) )?sides?(?: dish(?:es)?)?\b|\bsides? (?:dish(?:es)? )?of (?:veg|vegetables|veggies|greens)\b/g,
    'vegetable side',
  ],
  [
    /\b(?:some |any |a |nice |good |quick |easy )*(?:veg|vegetables?|veggies|greens|something green) (?:to go|to serve|to have|that goes?|thatll go|to put|to eat) (?:with|alongside|beside)\b/g,
    'vegetable side for',
  ],
  [
    /\bsomething green (?:on|for) the side\b|\b(?:some )?(?:greens|veg|vegetables) on the side\b/g,
    'vegetable side',
  ],
  // More of it than anybody can eat.
  [
    /\b(?:(?:a |an )?(?:huge |massive |enormous |absolute |total |whole )?(?:glut|surplus|abundance|excess|mountain|heap|load|shed ?load|ton|crate|box ?load|bucket ?load)s? of|(?<!\b(?:made|cooked|did|makes?|made way|made far|cooked way) )(?:way too|too|so) (?:many|much)|more (?=[a-z]+ than (?:i|we) (?:can|know))|(?:drowning|swimming|up to (?:my|our) (?:eyes|ears|neck)) in|overrun (?:with|by)|inundated with|buried (?:in|under))(?= (?:fresh |ripe |homegrown |home grown |garden |the |my |our )*(?!time\b|people\b|things\b|ingredients\b|steps\b|calories\b|carbs\b)[a-z]+)/g,
    'glut of',
  ],
  [
    /\b(?:for |to have )?(?:when|after|before|until|once) (?:the|our|my|her|their) (?:new |first |second |third |little )*(?:baby|twins|little one|bub|bubba) (?:comes?|arrives?|gets here|is (?:here|born|due)|is coming|are (?:here|born|due))\b/g,
    'for new parents',
  ],
  // Somebody who has had a baby cooks nothing for it: it is the parents who eat.
  [
    /\b(?:for |to |take to |feed )*(?:(?:some|a|the|my|our|his|her|two|couple of|pair of) )*(?:(?:[a-z]+ )?(?:friends?|neighbou?rs?|sisters?|brothers?|cousins?|colleagues?|daughter|son|mates?|couple|people|family|bestie|niece) )?(?:(?:who|thats|whos|whove|that|and|she|they|theyve|shes|have|has|is|are|just|recently|only|newly) )*(?:(?:just |recently |newly )?(?:had|having|got|welcomed) (?:a|their|her|the|his|our|twins?)(?: (?:first|second|third|new|little|baby|babies))*(?: (?:baby|babies|twins|boy|girl|newborn))|(?:given|gave|giving) birth|(?:brand )?new (?:parents?|mums?|moms?|mothers?|dads?|family)|new ?born at home|with a new ?born|parents of (?:a )?new ?borns?)\b/g,
    'dinner for new parents',
  ],
  [
    /\b(?:posh|fancy|elegant|smart|classy|festive|stylish) (?:nibbles|canapes|finger food|bites|snacks|appetizers|party food|hors doeuvres)\b|\b(?:nibbles|canapes|bites|something) (?:to go with|to have with|with|for) (?:the |some |our )?(?:champagne|prosecco|fizz|bubbles|cava|cocktails)\b/g,
    'elegant canapes',
  ],
  [
    /\b(?:to go with|to have with|with|over) (?:the |some |our |a glass of )?(?:champagne|prosecco|fizz|bubbles|cava|cocktails)\b(?! sauce)/g,
    '',
  ],
  // A round birthday of somebody close is a special dinner.
  [
    /\b(?:my|our|his|her|their) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|parents|best friend|sister|brother)s (?:big )?(?:\d{2}(?:st|nd|rd|th)|big \d{2})(?: birthday)?\b/g,
    'special',
  ],
  [
    /\b(?:golden|silver|diamond|ruby|pearl) (?:wedding|anniversary)(?: anniversary| lunch| dinner| party)?\b/g,
    'anniversary party',
  ],
  [/\bcelebrat(?:ion|ory|ing) (dinner|meal|supper|lunch)\b/g, 'special $1'],
  [
    /\bto say (?:a )?(?:big )?(?:thank you|thanks|sorry|congratulations|well done|i love you)\b(?: to (?:my|our|the|a) (?:[a-z]+ )?[a-z]+)?/g,
    'special',
  ],
  [
    /\b(?:end of the month|nothing (?:left )?in the bank|(?:bank )?account is empty|overdrawn|no money(?: left)?|purse is empty|counting (?:the|my|our) pennies)\b/g,
    'cheap',
  ],
  [
    /\b(?:on|for) (?:a |the |my |our )?(?:long )?(?:train|car|bus|coach|plane|ferry|road) (?:journey|trip|ride)\b|\b(?:on|for) (?:a|the|my|our) (?:long )?flight\b/g,
    'on the go',
  ],
  [/\b(?:sticky(?: and| but)? sweet|sweet(?: and| but)? sticky)\b/g, 'sticky'],
  [/\b(?:fresh(?: and)? )?(?:zingy|zesty|citrussy|citrusy)\b|\bsomething fresh\b/g, 'summery'],
  [/\bbowl(?:ful)? of something\b/g, 'soup'],
  [
    /\b(?:freezer|fridge|garden|basket|bowl|crate|box|bag|bucket|shed|allotment|carrier bag) full of\b/g,
    'glut of',
  ],
  [/\bto (?:wow|dazzle|bowl over|win over|blow away|knock out|spoil)\b/g, 'to impress'],
  // A British pudding is any dessert, unless its own word stands before it.
  [
    /(?:^|\b(?:an?|any|some|my|our|nice|good|warm|warming|easy|quick|simple|light|impressive|fancy|posh|easter|sunday|party|comforting|comfort|proper|indulgent|naughty|vegan|vegetarian|gluten free|dairy free|egg free|fruity|cheap|showstopping|showstopper|romantic|special|for) )puddings?\b(?! (?:basin|rice|mix))/g,
    'dessert',
  ],
  [
    /\bsomething (warm|hot|cold|sweet|savoury|hearty|filling|fresh|light|spicy|creamy|crunchy|healthy|fancier|cheaper|meaty|comforting) instead\b/g,
    'something else $1',
  ],
  // Enough of a few foods for many is not a glut, and what is left to the chef is easy.
  [
    /\b(?:nothing|not|isnt|without being|without) (?:too |very |that |overly )?(?:hard|difficult|challenging|taxing|technical|much (?:work|effort|faff)|cheffy)\b/g,
    'easy',
  ],
  // Weather is not a wish for spice, and too hot for the oven is not a wish for it.
  [
    /\b(?:(?:its|it is|far|way|just|much|really|so) )*(?:too|so) (?:hot|warm|muggy|humid) (?:(?:today|tonight|here|outside) )?(?:to (?:turn|switch|put|use|have|run|light|heat|fire up)|for) (?:up )?(?:on )?(?:the |my |our |an? )?(?:oven|cooker)(?: on)?\b/g,
    'hot day no oven',
  ],
  [
    /\b(?:(?:its|it is|far|way|just|much|really|so) )*too (?:hot|warm|muggy|humid) (?:(?:today|tonight|here|outside) )?for (?=(?!cooking\b)[a-z])(?:an? |any |the )?(?:(?:heavy|big|proper|hot) )?(?:[a-z]+)\b/g,
    'hot day',
  ],
  [
    /\b(?:scorching|sweltering|baking hot|boiling hot|roasting hot|boiling(?= (?:outside|today|here|tonight|out)\b)|sticky (?:day|evening|night))(?: (?:outside|today|here|hot|out))?\b/g,
    'hot day',
  ],
  [/\b(?:3[0-9]|4[0-5]) ?(?:degrees|c|celsius) (?:here|outside|today|out|in here)\b/g, 'hot day'],
  // What is hot and fills has come from the stove, and is no wish for chillies.
  [
    /\bhot (and|but) (?=(?:filling|hearty|comforting|warming|nourishing|satisfying|cozy|cosy|soupy|quick|ready)\b)/g,
    'warm $1 ',
  ],
  [
    /\b(filling|hearty|comforting|nourishing|satisfying|quick|easy|cozy|cosy) (and|but) hot\b(?! (?:dogs?|and spicy|sauce))/g,
    '$1 $2 warm',
  ],
  [/\bno[- ]?cook(?:ing)?\b(?! (?:anything|much|well))/g, 'uncooked'],
  [
    /\b(?:its|it is) (?:so |really |very |boiling |stupidly |ridiculously |bloody )*hot\b(?! (?:dog|pot|cross))/g,
    'hot day',
  ],
  [
    /\b(?:dont|do not|rather not|refuse to|not going to) (?:even |really )?(?:want to |feel like |be )?cook(?:ing)? (?:at all|anything|a thing)\b|\b(?=hot day)hot day (?:(?:today|and|so|that|i|really) )*(?:dont|do not|cant) (?:want to |face |feel like )?cook(?:ing)?\b/g,
    'hot day uncooked',
  ],
  [
    /\b(?:that |which )?(?:will |would |can |to )?(?:makes?|make) (?:me|us|my eyes|my nose) (?:sweat|cry|run|water|weep)\b|\bblows? my head off\b/g,
    'extra spicy',
  ],
  [/\b(?:from |out of )?(?:(?:the|my|our) )?(?:store ?cupboard|larder staples)\b/g, 'pantry'],
  [
    /\b(?:for )?watching (?:the )?(?:rugby|football|footie|match|game|cricket|super ?bowl|f1|boxing)\b/g,
    'game day',
  ],
  // Somebody who preps on Sunday eats it all week.
  [
    /\b(?:(?:meal|to|can|i) )*prep(?: ahead)? (?:on (?:a |the )?(?:sunday|saturday|weekend) )?for the (?:(?:working|whole) )*week(?: ahead)?\b/g,
    'meal prep this week',
  ],
  [
    /\b(?:(?:can|to|i|we) )*(?:meal prep|prep|batch cook|batch|cook|make)(?: them| it| up)? (?:on |over )?(?:a |the |this )?(?:sundays?|saturdays?|weekends?)\b/g,
    'meal prep',
  ],
  [
    /\b(?:get|getting|sneak|put) (?:(?:more|some|extra|any) )*(?:veg|veggies|vegetables|greens) (?:in ?to|past|inside) (?:(?:my|the|our) )*(?:kids?|children|toddler|son|daughter|boys|girls|family|little ones?)\b/g,
    'hidden vegetables kids',
  ],
  [
    /\bwithout (?:them|him|her|anyone|the kids|my kids) (?:noticing|knowing|realising|realizing|seeing|finding out)\b/g,
    'hidden',
  ],
  // Somebody who fancies something wants it, and nothing fancy.
  [/\b(?:(?:i|we|im|id|just|really|quite|do) )+fanc(?:y|ying) /g, ''],
  // A tenner is what it may cost.
  [
    /\b(?:(?:under|below|for|about|around|max|less than|no more than|within|on) )?(?:a |an? )?(?:tenner|fiver|twenty quid|couple of (?:quid|pounds|dollars|euros))\b|\b(?:(?:under|below|less than|no more than|on) )(?:\d{1,2} )(?:pounds|pound coins)\b/g,
    'cheap',
  ],
  [
    /\b(?:(?:about|around|under|only|just|for) )*(?:two|three|four|five|six|seven|eight|nine|ten|fifteen) (?:quid|pounds?(?! of)|dollars|bucks|euros)\b(?! (?:of|fish|beef|chicken))/g,
    'cheap',
  ],
  [/\bcheaper cuts?(?: of (?:meat|beef|pork|lamb))?\b/g, 'cheaper'],
  [/\bfootball (?:practice|training|club)\b/g, ''],
  [/\bnothing that (?:needs|uses|requires|involves) (?:the |an? |any )?(oven|hob|stove|cooker)\b/g, 'no $1'],
  [
    /\bwithout (?:spending|breaking|costing|blowing) (?:a fortune|much|too much|the bank|a lot|the earth|the budget)\b/g,
    'cheap',
  ],
  [/\b(?:stretch|stretches|go|goes) (?:a long way|far|further)\b/g, 'cheap'],
  // What it shall not take is not food.
  [/\bwithout (?:it|them|that|this) [a-z]+ing(?: (?:[a-z]+|\d+)){0,3}\b/g, ''],
  // Somebody who has guests and cooks before they come.
  [
    /\b(?:(?:can|could|to|will|i|do|prepare|prepared|prep|get|most|mostly|all|done|of it|it|made|cook|cooked) )+(?:make )?(?:ahead(?: of time)?|in advance|beforehand|(?:the )?(?:day|night) before(?:hand)?)\b(?! (?:freez|meal|lunch|breakfast|for (?:the|my) (?:working )?week|for work))\b|\b(?:(?:can |to )?(?:have|get|be) )?(?:it |everything )?(?:all )?(?:ready|done|finished|cooked) before (?:the |my |our )?(?:people|they|guests|everyone|anyone|friends|in laws|company) (?:arrive|come|get here|turn up|are here)\b/g,
    'made ahead of guests',
  ],
  // Vegetables that nobody finds.
  [
    /\b(?:pasta|tomato|spaghetti) sauce (?:with|that has|that hides|full of|hiding) (?:some |lots of |loads of )?(?:hidden |sneaky |secret )?(?:veg|veggies|vegetables)\b/g,
    'hidden vegetable pasta',
  ],
  // What is left of a feast is meat of its roast.
  [
    /\b(?:boxing day|after christmas|christmas|thanksgiving|post christmas) (?:(?:lunch|dinner|supper|food|meal) )?(?:(?:with|from|using|of|out of) )?(?:(?:the|all|my|our) )?left ?overs\b/g,
    'cooked turkey',
  ],
  // What goes into the freezer rolled up has no salad in it.
  [
    /\b(breakfast )?burritos? (?:(?:that|which|to|for|i|we|can|you|ideas|recipe|the|my|will|and|make|ahead) )*(?:freez(?:e|er|es|ing)(?: well| friendly| for later)?)\b/g,
    '$1burrito freezer',
  ],
  // A British pudding for guests is any dessert.
  [
    /(?<!\b(?:bread|butter|summer|chia|pease|rag|indian|rice|steak|yorkshire|black|christmas|toffee|milk|batter|plum|sponge|suet|semolina|tapioca|banana|corn|lemon|chocolate|apple|treacle|carrot) )\bpudding (?=(?:for|to feed) (?:\d+|two|four|six|eight|ten|twelve)\b|(?:that |which )?(?:i|we|you) can\b)/g,
    'dessert ',
  ],
  // Snacks for those who watch.
  [
    /\b(?:game|match|race|super ?bowl|big game) ?(?:day|night|sunday) (?:snacks?|food|nibbles|spread|eats|bites)\b|\bsuper ?bowl (?:snacks?|food|nibbles)\b/g,
    'game day snacks',
  ],
  // Little work is not a short time in the oven.
  [
    /\b(?:(?:less than|under|only|max|about|just|with|no more than|within) )*(?:\d{1,2}|five|ten|fifteen|twenty) ?min(?:ute)?s?(?: of)? (?:prep|prep time|hands on|hands on time|chopping|active time|active work|work)\b/g,
    'little work',
  ],
  // Somebody who is ill wants something gentle.
  [
    /\b(?:(?:im|i am|i feel|ive been|were|feeling|been|off|really|a bit|so|quite|still|got the) )+(?:ill|sick(?! (?:and tired )?(?:of|to death)\b)|poorly|unwell|queasy|flu)\b|\b(?:kids?|children|little ones?|toddlers?|boys?|girls?|son|daughter|twins)(?: are| re| is| s)? (?:(?:both|all|still|at) )*(?:home|off(?: school)?) (?:sick|ill|poorly|unwell)\b|\b(?:easy|gentle|kind|light|settling) on (?:the|my|his|her|our) (?:stomach|tummy)\b|\bfull of (?:the )?cold\b/g,
    'soothing',
  ],
  // All of it in one pot, also of a dish on screen.
  [
    /\b(?:(?:can|could|i|you|we|do|make|cook|it|this|that|be|done|all|everything|of) )+(?:in|using|with) (?:just |only )?(?:one|a single|1) (?:pot|pan|dish|skillet)\b|^(?:in |only |just )*(?:one|a single|1) (?:pot|pan|skillet)(?: if (?:possible|you can|we can)| please| only)?$/g,
    'all from one pot',
  ],
  [/\b(?:heavy|whipping|heavy whipping|thickened) cream\b/g, 'double cream'],
  [/\b(?:single|pouring|cooking) cream\b/g, 'double cream'],
];
