import { COOKING_PHRASES } from './cooking-phrases.ts';
import { OCCASION_PHRASES } from './occasion-phrases.ts';

/** What people say of the day, their kitchen and their guests, in the form of `plainPhrase`, and what a cook hears. */
export const EVERYDAY_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bnumber \d+\b/g, ''],
  ...OCCASION_PHRASES,
  ...COOKING_PHRASES,
  [
    /\b(?:my|our|his|her|their) (?:son|daughter|nephew|niece|friend|mate|nan|gran|husband|wife|partner)s (?=braces|teeth|jaw|dentist)/g,
    '',
  ],
  [/\b(?:birthday|celebration|party) sponge\b/g, 'victoria sponge'],
  [/\bsummat\b/g, 'something'],
  [/\b(?:stewing|mixed|any) meats?\b|\bmeats? of (?:my |your |our )?choice\b/g, 'meat'],
  [
    /\b(?:just )?like (?:the (?:ones?|kind|sort) )?(?:at|in|from) (?:a|an|the|my|our) (?:[a-z]+ )?(?:diner|cafe|restaurant|pub|takeaway|takeout|bistro|canteen|chippy|deli|bakery|shops?)\b/g,
    '',
  ],
  [
    /\b(?:nothing|not anything|(?:dont|doesnt|do not|does not|wont|will not|cant|cannot|never) (?:eats?|touch|have|want|use) (?:a thing|anything)|no (?:food|foods|stuff|products?|ingredients?))(?: (?:that |which )?(?:comes?|came|is|are|coming|derived|made|sourced|thats come|has come))? (?:from|of|out of) (?:an(?:y)? |living )?(?:animals?|creatures?)(?: at all| whatsoever)?\b|\b(?:no|without|not) (?:any )?animal (?:products?|stuff|things?|foods?|bits|ingredients?)\b|\banimal (?:product )?free\b/g,
    'vegan',
  ],
  [
    /\b(?:nothing|not anything|(?:dont|doesnt|do not|does not|wont|will not|cant|never) (?:eats?|touch|have) anything|eats? nothing) (?:with|that has|that had|which had|thats got) (?:an? )?(?:faces?|eyes|mothers?|mum|parents|heartbeat|pulse)\b/g,
    'vegetarian',
  ],
  // Cold weather is not a wish for cold food.
  [
    /\b(?:(?:its|it is|so|really|very|bit|a|absolutely|bloody) )*(?:cold|freezing|chilly|nippy|bitter|miserable|grim|grey|gray|dreary|dismal|blustery|wet|rainy|raining|pouring|drizzly|drizzling|foggy|windy|stormy|snowing)(?:,? (?:and )?(?:freezing|wet|miserable|rainy|windy|dark|grey|gray|horrible|grim|raining|dreary|blustery|stormy|cold))+(?: (?:out|outside|today|tonight|here|day|night|evening|weather))*\b|\b(?:its|it is) (?:so |really |very |absolutely )*(?:cold|freezing|chilly|nippy|wet|raining|pouring|miserable|grim|snowing|snowy|sleeting|hailing|foggy|windy|frosty|icy)\b|\b(?:cold|freezing|chilly|miserable|grim|pouring(?: with rain)?|raining) (?:out|outside|today|tonight|weather)\b|\bpouring with rain\b/g,
    'cold day',
  ],
  // Beside whom one stands after a funeral, with a plate in the hand; the potatoes of that name are a dish of every day.
  [
    /\b(?:(?:food|spread|buffet|nibbles|something|dish) )?(?:for (?:a |the |my )?)?(?:[a-z]+s )?(?:funeral|wake|memorial)(?: tea| buffet| food| spread| reception| lunch)?\b(?! potatoes)/g,
    'buffet finger food',
  ],
  [/\b(?:chocolate|choc) (?:fix|hit|craving)\b/g, 'chocolate dessert'],
  [
    /\b(?:always )?(?:hungry|starving|ravenous) (?:after|from|when (?:he|she|they) (?:gets?|comes?) (?:in|home) from) school\b|\bafter ?school\b(?! club)/g,
    'snack kids',
  ],
  // What is not fresh is in the cupboard.
  [
    /\b(?:(?:there is|theres|we have|ive got|got|have|with) )?(?:no|without|nothing|not anything|zero|hardly any|no more) (?:any )?fresh(?: (?:stuff|food|foods|ingredients?|produce|things?|anything|in(?: the house)?|left))?\b(?! (?:herbs?|chilli|ginger|bread|fish|meat|fruit|milk|cream|pasta|coriander|basil|parsley|tomatoes))/g,
    'pantry',
  ],
  [
    /\bonly (?:have |got |have got |using )?(?:basic |store |dry )?(?:cupboard|pantry|larder|basics?|tinned|staples?|dry)(?: (?:stuff|things|ingredients|goods|food|staples))?\b/g,
    'pantry',
  ],
  // Somebody who does not eat vegetables gets them hidden.
  [
    /\b(?:wont|will not|doesnt|does not|dont|do not|refuses? to|never) (?:eats?|touch(?:es)?|go near|look at|try) (?:(?:any|his|her|their|a|the|single|most|all) )*(?:veg|vegetables?|veggies|greens)\b/g,
    'hidden vegetables',
  ],
  [/\b(?<!not )(?<!nothing )(?:its |is |was |bit |way |far |much )*too spicy\b/g, 'milder'],
  [
    /\bnothing (?:(?:in|left|there|here|much|at home|in the [a-z]+) )*(?:but|except(?: for)?|apart from|other than|bar) /g,
    'i have ',
  ],
  [/\bdead (easy|simple|quick|good|cheap|tasty|nice)\b/g, '$1'],
  [
    /\b(?:nothing|not|no|isnt) (?:too |very |so )?(?:fatty|greasy|oily)(?: (?:foods?|stuff|things?))?\b/g,
    'light',
  ],
  [/\b(?:idiot|fool|bullet|fail) ?proof\b|\bfail ?safe\b|\beasy peasy(?: lemon squeezy)?\b/g, 'easy'],
  [/\b(?:meat|steak) ?(?:eaters?|lovers?|fans?)\b/g, ''],
  [
    /\b(?:wont|will not|dont|do not|doesnt|does not|never) (?:eat|eats|touch|have) (?:anything|much|a thing)(?: else)? (?:but|except(?: for)?|apart from|other than|bar) |\b(?:only eats?|lives on|live on|eats? nothing but) /g,
    'likes ',
  ],
  [/\bon (?:not (?:very )?much|very little|next to nothing|a shoestring|pennies|a pittance)\b/g, 'cheap'],
  [
    /\b(?:get|getting|want|pack|sneak|need)(?: to get)? (?:(?:some|more|extra|a bit of) )*(?:veg|vegetables|veggies|greens) (?:in|inside)\b(?! (?:the|a|my) (?:oven|pan|fridge|slow cooker))/g,
    'hidden vegetables',
  ],
  [
    /\b(?:drizzly|grey|gray|grotty|gloomy|rainy|soggy|dismal) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|evening|afternoon|day|night)\b/g,
    'cold day',
  ],
  [/\b(?:crispy|crunchy) something\b/g, 'something crispy'],
  [
    /\b(?:hungry |starving )?(?:teenage|teenaged|growing) (?:boys?|lads?|sons?|girls?)\b|\b(?:massive|big|huge|enormous|hearty|healthy) appetites?\b/g,
    'filling family dinner',
  ],
  [
    /\bonly (?:got |have |own |a |an )*(?:toaster|kettle)(?: and (?:a )?(?:toaster|kettle|sandwich press))*\b/g,
    'no oven no stove',
  ],
  [
    /^(?:but |oh |no |hmm )*(?:we|i) (?:(?:just|already|only) )?(?:had|ate|did|made|cooked) (?:that|this|it|that one|the same)(?: (?:again|on [a-z]+|yesterday|last (?:night|week)|already|recently|the other (?:day|night)))*$/g,
    'something else',
  ],
  [/\bnot with (?=[a-z]+ (?:again|this time)\b)/g, 'no '],
  [/\bcook once,? (?:and )?eat (?:twice|all week)\b/g, 'meal prep dinner'],
  [
    /\b(?:worked|work|done|did|finished|pulled|after|just off|coming off) (?:an? |my |the )?(?:double|night|long|late|early|extra|\d+ ?(?:h|hr|hour)s?) shifts?\b/g,
    'exhausted',
  ],
  [
    /\b(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|mother|father)s? (?:[a-z]+ ){0,2}birthday\b(?! (?:party|cake|tea|bash|buffet))|\bits (?:his|her) birthday\b(?! (?:party|cake|tea|bash|buffet))/g,
    'special',
  ],
  [/\b(likes?|loves?|enjoys?|mad about) game\b/g, '$1 venison'],
  [
    /\b(?:the |our |my )?(?:heating|boiler|radiators?)s? (?:is |are |has |have )*(?:broken|broke|off|out|gone|bust|packed up|died|dead)\b/g,
    'cold day',
  ],
  [/\b\d{2} ?p (?:a|per) (?:head|person|portion|serving|plate)\b/g, 'cheap'],
  [
    /\b((?:[a-z]+ )?(?:salad|slaw)) to (?:go|serve|have|eat|put) (?:with|alongside|beside) (?:the |my |our |a |an )?[a-z ]+$/g,
    '$1',
  ],
  [
    /\b(?:something|anything) to (?:nibble|snack|pick|graze)(?: on| at)?(?: with (?:my |our |a |some )?[a-z]+)?\b/g,
    'nibbles',
  ],
  [
    /^(?:no |but |hmm |actually )*(?:not|dont want|didnt fancy|dont fancy) (?:that|this|it)(?: one)?$/g,
    'something else',
  ],
  [/\bcoconutt?y\b/g, 'coconut milk'],
  [/\bstodgy\b/g, 'hearty'],
  [/\btartes? salees?\b/g, 'quiche'],
  [/\bon (?:the|a|my|our) (?:griddle|plancha)\b/g, 'grilled'],
  // A British pudding is any dessert.
  [
    /\b(warming|proper|celebration|celebratory|special|gluten free|dairy free|vegan|easy|quick|cold|comforting|festive|birthday|fancy|light) pudding\b|^(celebrate) pudding\b|\bpudding (with sparkle|for (?:a|the|our|my) (?:party|crowd|birthday))/g,
    '$1 $2 $3 dessert',
  ],
  [
    /\b(?:refuse|not going|dont want|do not want|cant be bothered|cannot be bothered|no) (?:to )?chop(?:ping)?(?: (?:anything|a thing|stuff|veg|vegetables))?\b|\bwithout (?:any )?chopping\b/g,
    'unchopped',
  ],
  [
    /\b(?:want|need|like) (?:the |my |our )?(?:food|dinner|supper|tea) (?:waiting|ready)(?: (?:when|for when)(?: [a-z]+){1,5})?\b|\b(?:wont|not) be home (?:until|till|before)(?: [a-z0-9]+)\b/g,
    'make ahead dinner',
  ],
  [/\b(?:no|without|not|rather than|instead of) (?:deep |shallow )?fr(?:y|ying|ied)\b/g, 'baked'],
  [
    /\b(?:(?:the|my|our) )?(?:(?:pressure|slow) cooker|instant pot|oven|grill|barbecue|mandoline|blender|wok|deep ?fr(?:yer|ying)|hot oil) (?:scares|terrifies|frightens|intimidates|defeats|confuses) (?:me|us)\b/g,
    '',
  ],
  [/\bbento(?: box(?:es)?)?\b/g, 'japanese lunch box'],
  [/\bdanes\b/g, 'danish'],
  [/\bfinns\b/g, 'finnish'],
  [/\bpoles\b/g, 'polish'],
  [/\bspaniards\b/g, 'spanish'],
  [/\bbrits\b/g, 'british'],
  [/\bscots\b/g, 'scottish'],
  [
    /\b(italian|mexican|german|american|greek|russian|hungarian|korean|indian|moroccan|norwegian|egyptian)s (eat|cook|have|make)\b/g,
    '$1 $2',
  ],
  [/\bin (?:the )?(?:november|december|january|february)\b/g, 'in winter'],
  [/\b(?:isnt|not|arent) (?:swimming|drowning|dripping|drenched|floating|smothered) in [a-z]+\b/g, ''],
  [/\b(?:that )?isnt (?:just )?(?:another |an? )?(?:fruit salad|sorbet|jelly)\b/g, ''],
  [
    /\b(?:braces|brace) (?:were |was |got |have been |has been |are |just got )?(?:tightened|adjusted|fitted|put on)(?: today| yesterday)?\b|\bwhat wont hurt\b|\bwisdom teeth (?:are |were |is )?(?:out|removed)\b|\b(?:new |loose |ill fitting )dentures\b/g,
    'soft food',
  ],
  [/\b(?:nothing|not|not too|non) (?:fiddly|faffy|tricky|elaborate|complicated|complex)\b/g, 'easy'],
  [/\b(?:on |by )?doctors? (?:orders?|advice)\b/g, ''],
  [/\b(?:stopped|stopping|quit) (?:eating|having|cooking with) /g, 'no '],
  // Somebody who cooks little wants it easy.
  [
    /\b(?:(?:im|i am|were|we are) )?(?:no|not (?:much of )?an?) (?:great |good |real |proper )?(?:chef|cook|expert|baker|natural)(?: in the kitchen)?\b/g,
    'easy',
  ],
  // What is something else than the dish on screen.
  [
    /^(?:no |ok |hmm |actually |maybe |oh )*something with (?!a kick|a bit|more|less|extra)/g,
    'something else with ',
  ],
  [
    /\b(?:something|anything) (?:that|which) (?:isnt|is not|wasnt)(?: (?:a|an|another|more))? (?=[a-z]+$)/g,
    'something else not ',
  ],
  [
    /\b(?:(?:a |something )?(?:bit |little )?(?:more|less) )(?:normal|ordinary|conventional|familiar|weird|strange|out there|adventurous than that)\b/g,
    'something else old fashioned plain',
  ],
  [
    /\b(?:(?:something |a |can it be |make it )?(?:bit |little |lot )?more )(?:exciting|interesting|adventurous|unusual|inspiring)\b(?! than)|\btoo (?:boring|dull)\b|\b(?:something |a bit )?less (?:boring|dull)\b/g,
    'something else',
  ],
  [/\btho\b/g, ''],
  [/\b(\d{1,2}) ?(?:yo|y o|yr olds?|yrs olds?)\b/g, '$1 year old'],
  // A dish of meat without it: 'beef stroganoff with mushrooms not beef'.
  [
    /\b(beef|chicken|lamb|pork|prawn|turkey|fish|salmon|bacon|steak) ([a-z]+(?: [a-z]+)?) (?:but )?(?:made )?with ([a-z]+) (?:not|instead of|rather than|no|and no|in place of) \1\b/g,
    '$3 $2',
  ],
  // Days on which a country is celebrated.
  [/\b(?:st|saint) (?:patricks?|paddys?)(?: day)?(?: (?:dinner|lunch|supper|food|meal))?\b/g, 'irish stew'],
  [/\b(?:st|saint) davids?(?: day)?\b/g, 'welsh'],
  [/\bbastille day\b/g, 'french'],
  [/\bcinco de mayo\b/g, 'mexican'],
  [/\b(?:oktoberfest)\b/g, 'german'],
  [/\bmardi gras\b(?! king)/g, 'jambalaya'],
  [/\b(?:midsommar|swedish midsummer)\b/g, 'swedish'],
  [/\b(?:nowruz|norooz)\b/g, 'persian'],
  // Somebody who has a new baby next door takes dinner over.
  [
    /\bnew (?:baby|arrival)(?: (?:next door|down the (?:road|street)|in the family|at (?:my|our) [a-z]+s?))?(?=.*\b(?:take|bring|drop|cook|make)\b)/g,
    'dinner for new parents',
  ],
  [
    /\b(?:food|something|stuff|dinner|lunch) (?:to|i can|that i can) take (?:with me|along|in)\b|\b(?:night|late|early|long) shift (?:food|meals?|dinner|lunch|snacks?)\b/g,
    'packed lunch',
  ],
  [
    /\b(?:i |we )?(?:hate|cant stand|loathe|dont like|do not like|dont enjoy) (?:to cook|cooking)\b|\b(?:the )?(?:least|minimum|minimal|bare minimum)(?: amount)?(?: of)? (?:work|effort|cooking|hassle|faff)\b/g,
    'easy',
  ],
  [/\b(?:a |some )?(?:bit of |little |good )?crunch\b/g, 'something crispy'],
  // What simmers by itself for hours.
  [
    /\b(?:(?:that |which |can |to )?(?:cooks?|simmers?|bubbles?|blips?|braises?|stews?|sits?|putters?)(?: away)?(?: slowly| gently| by itself| on its own)? (?:for )?(?:all|the whole) (?:day|afternoon|evening|morning)(?: long)?)\b|\blow and slow\b|\b(?:all day|all afternoon) (?:cook|cooking|braise|simmer|stew)\b/g,
    'all day braise',
  ],
  [
    /\b(?:two|three|four|five|six|\d) (?:nights?|days?|dinners?|meals?|lunches|evenings?)(?: worth)? (?:from|out of) (?:the |one |a )?(?:same|one|single)? ?(?:pot|batch|dish|pan)\b/g,
    'meal prep all from one pot',
  ],
  // How it was made at home long ago; a cake is called so.
  [
    /\ba (?:l )?l?ancienne\b|\bfacon (?:grand ?mere|mamie)\b|\bcomme (?:chez )?(?:mamie|ma grand ?mere|maman)\b|\bwie (?:bei|von) (?:oma|omas|mutti|muttern|mama)\b|\b(?:come (?:faceva )?la|(?<!\btorta )della) (?:nonna|mamma)\b|\b(?:como (?:lo hacia )?(?:la|mi)|(?<!\b(?:tarta|pastel) )de (?:la|mi)) abuela\b/g,
    '',
  ],
  // 'But' in French.
  [
    /(?<=\b(?:simple|facile|rapide|bon|bonne|leger|legere|chic|sain|original|vite fait|pas cher|gourmand) )mais (?=[a-z])/g,
    '',
  ],
  [
    /\ba proper roast(?= (?:dinner|for|with|on|tonight|tomorrow|today|this|like|please|and)\b|$)/g,
    'roast dinner',
  ],
  [/\bone bowl\b(?! (?:of|meals?|dinners?|lunch(?:es)?)\b)/g, ''],
  [/\bchoc(?:olate)? chips\b/g, 'dark chocolate'],
  [/\bchoc\b/g, 'chocolate'],
  [/\bcherry ones?\b/g, 'cherry tomatoes'],
  [
    /\b(?:our|the|my) (?:hens?|chickens|ducks)(?: (?:just|wont|dont|never|keep|are|have|stop|stopped|stopping|laying|laid|lay|giving|going))*\b/g,
    '',
  ],
  // The usual kind of it is there.
  [
    /\b(?:(?:i |we )?(?:cant|cannot|couldnt) (?:get|find|buy)(?: hold of)?|(?:i |we )?(?:dont|do not|doesnt|didnt) have|(?:i |we )?havent got|no|without)(?: any| the| your)? (?:(?:special|right|proper|fancy|correct|exact|specific|authentic|okonomiyaki|italian|00|double zero|type (?:00|45|55)|t45|t55) (?:kind of |type of |sort of )?flour|key limes?|meyer lemons?|san marzano(?: tomatoes)?|kosher salt|maldon(?: salt)?)(?: (?:here|anywhere|in the (?:uk|shops?|country)|in [a-z]+))*\b/g,
    'the usual kind will do',
  ],
  // What is not there, and what is.
  [
    /\b(?:no|without an?|(?:i |we )?(?:dont|do not) have an?|(?:i |we )?havent got an?) (?:wok|steamer|griddle|paella pan|paellera|springform|bundt tin|mandoline|pasta machine|rolling pin)\b(?: (?:and |but |so )?(?:just|only|but)(?: got| have)?)?/g,
    '',
  ],
  [/\b(?:lunar|chinese) new years?(?: eve)?\b/g, 'chinese lunar new year'],
  [/\b(?:carby|carb heavy|carb loaded|carbs please)\b/g, 'filling'],
  // A stove that stays cold, in other languages.
  [
    /\b(?:sin|senza|sans|ohne|nicht|non voglio|no quiero|pas envie d) (?:(?:den|das|die|da) )?(?:accend\w*|encend\w*|prend\w*|allum\w*|anzumachen|anmachen|anschmeissen)(?: (?:il|i|la|el|los|las|le|les|den|die))*(?: (?:fuoco|fornelli|fornello|fuegos?|plaques|feu|gaz|cocina|vitro|piastra|herd))?(?! (?:horno|forno|four|ofen))\b|\b(?:sin|senza|sans|ohne) (?:fornelli|fuoco|fuego|feu|herd|cocinar|cucinare|cuocere|cuisson)\b/g,
    'uncooked',
  ],
  // A quiche without its case.
  [/\bsans (?:la )?pate(?: (?:brisee|feuilletee|sablee))?\b(?! (?:de|du|d)\b)/g, 'crustless'],
  [/\b(cod|salmon|haddock|hake|tuna|monkfish|swordfish) loins?\b/g, '$1'],
  // An oven that stays cold, in other languages.
  [
    /\b(?:no quiero|no voy a|sin|non voglio|senza|pas envie d|pas envie de|je (?:ne )?(?:veux|vais) pas|sans|will|mag|keine lust|ohne) (?:[a-z]+ ){0,4}(?:horno|four|forno|ofen|backofen)\b(?: (?:nicht )?(?:anmachen|einschalten|anzuwerfen|anschalten))?/g,
    'no oven',
  ],
  [/\bsmok(?:e)?y\b(?! (?:bacon|bbq|barbecue|paprika|ham|sausage|fish|mackerel))/g, 'smoked paprika'],
  // What somebody else ate is gone.
  [
    /\b(?:ate|eaten|finished|scoffed|demolished|nicked|stole) (?:all |the last of |the rest of |most of )(?:the |my |our )?/g,
    'no ',
  ],
  // Legs and their lower halves cook like thighs.
  [/\b(?:chicken )?drumsticks?\b/g, 'chicken thighs'],
  [/\beat (?:it |them )?(?:standing|stood)(?: up)?\b/g, 'finger food'],
  [/\b(?:nothing|not|no) raw\b/g, ''],
  [
    /\bkettle(?:s| is)? (?:my|our|the) only [a-z]+\b|\bonly (?:a |got a |have a |have got a |own a )?kettle\b/g,
    'no oven no stove',
  ],
  [/\b(?:no more(?! than\b)|(?:a |need a |want a )?(?:break|rest|change) from) (?=[a-z]+)/g, 'no '],
  // What a bake sale sells.
  [
    /\b(?:bake|cookie) sales?\b(?! cakes?)|\b(?<=\b(?:school|church|village|charity|office|a|the|our) )cake sales?\b/g,
    'brownies',
  ],
  [
    /\b(?:cookers?|stoves?) (?:is |has |just |s |have )*(?:broken|broke|dead|bust|busted|died|kaput|not working|packed (?:up|in)|on the blink|out of order|conked out|blown up|given up)(?: so)?\b/g,
    'no oven no stove',
  ],
  // Letting the chef choose adds no person to the table.
  [/\b(?:pick|choose|decide)(?: one| something)? for me\b/g, ''],
  // What somebody does not do well is wanted all the same.
  [
    /\b(?:(?:ive |i have )?never|(?:dont|do not|havent) (?:usually |really )?) ?(?:had |have )?(?:much |any |a lot of )?(?:luck|success|joy) (?:with|at|making)\b/g,
    'easy',
  ],
  [
    /\b(?:(?:is|are|was|were) )?never (?:crispy|crisp|fluffy|golden|tender|rises?|sets?|works?|as good)\b/g,
    '',
  ],
  [/\b(?:i )?hate that my\b|\bnever say no to\b/g, ''],
  [/\b(?:dont|do not) (?:skimp|scrimp|hold back) (?:on|with)\b/g, 'with'],
  // Somebody who has little time is quick.
  [
    /\b(?:dont|do not|havent|have not|didnt|doesnt|not|no) (?:really )?(?:have |got |have got )?(?:(?:a )?(?:lot|lots|load|loads) of|much|any|enough|a minute of|spare) time\b/g,
    'quick',
  ],
  // What is out and is nothing to eat.
  [/\bout of (?:gas|electricity|power|patience|ideas|time|energy|breath|inspiration)\b(?: so)?/g, ''],
  [/\bbowl of (?:goodness|comfort|broth|something (?:hot|warm|brothy))\b/g, 'soup'],
  [
    /\b(?:dog|cat|puppy|flatmate|housemate|somebody|someone) (?:has |have |had )?(?:ate|eaten|nicked|stolen|stole) (?:all )?(?:the|my|our) /g,
    'no ',
  ],
  // What somebody forgot to buy is not there.
  [
    /\bforg[eo]t(?:ten)?(?: to (?:buy|get|pick up|defrost|thaw|soak|take out))?(?: (?:the|any|some))?(?= [a-z]+)/g,
    'no',
  ],
  // Somebody who drinks none drinks no alcohol.
  [/\b(?:do|does)(?:nt| not) drink(?: (?:alcohol|booze))?(?! (?:milk|coffee|tea|enough))\b/g, 'no alcohol'],
  // What is baked with vegetables or meat is not a cake.
  [/\b(veg|vegetable|veggie|creamy veg|creamy vegetable) bake\b/g, '$1 gratin'],
  // What a school or a church sells is sweet.
  [
    /\btray ?bakes?(?= .*\b(?:school|church|village|fair|fete|sale|charity|office|coffee morning)\b)/g,
    'traybake cake',
  ],
  // A present from the kitchen is sweet and keeps.
  [
    /\b(?:homemade |home made |edible |food |foodie |kitchen |christmas |xmas )*(?:gifts?|presents?)(?= .*\b(?:edible|lasts?|keeps?|teachers?|neighbou?rs?)\b)|\b(?:homemade|home made|edible|food|foodie|kitchen) (?:(?:christmas|xmas|birthday|easter) )?(?:gifts?|presents?|hampers?)\b/g,
    'homemade gift',
  ],
  // Too hot for the oven, whatever it is called.
  [/\b(?:its |it is )?(?:3[0-9]|4[0-5]) ?(?:degrees|c|celsius|grad|grados|degres|gradi)\b/g, 'hot day'],
  [/\bthe ninja\b/g, 'the air fryer'],
  // Somebody who never made it wants to, and easily.
  [
    /\b(?:(?:ive|i have|we have|weve|have|has|shes|hes) )?never (?:yet |even |actually |properly )?(?:baked|made|cooked|tried|done|rolled|roasted|fried|folded|kneaded|steamed|attempted|poached|filleted|worked with|cooked with|used|tried to make|tried making|managed to make)(?: (?:a|an|any|my own|the|proper)(?= ))?(?! (?:it|one|this|that|them|these)\b)\b/g,
    'easy',
  ],
  [
    /\b(?:(?:ive|i have|we have|weve) )?never (?:baked|made|cooked|tried|done|used) (?:it|one|this|that|them|these)(?: before)?\b/g,
    '',
  ],
  [/\b(?:(?:ive|i have) )?never baked(?: anything)?(?: (?:before|in my life))\b/g, 'easy'],
  // Enough of a kind of dish.
  [
    /\b(?:if (?:i|we) (?:see|eat|have|make|get|cook|have to eat) one more|(?:cannot|cant|could not|couldnt) (?:face|do|eat|look at|stand|bear) (?:yet )?(?:another|one more|any more)|(?:do not|dont|not) (?:want|give me|need|suggest|fancy) (?:yet )?(?:another|one more|any more)) ([a-z]+)(?: (?:i will|ill|im going to|i might) (?:scream|cry|explode|die|lose it|move out|go mad))?\b/g,
    'no $1',
  ],
  [/\b(?:nicht|kein[a-z]*) (?:(?:schon )?wieder|noch (?:ein|mehr)[a-z]*) ([a-z]+)\b/g, 'no $1'],
  [/\bpas encore (?:du|de la|des|une?) ([a-z]+)\b/g, 'no $1'],
  [/\b(?:no|non) (?:otra vez|ancora) ([a-z]+)\b/g, 'no $1'],
  // What is in the freezer is there, and not to be frozen.
  [
    /\b(?:(?:is|are|i have|we have|i find|i can find|s|that s) )?(?:left )?(?:in|from|out of|at the back of|at the bottom of) (?:the|my|our) (?:freezer|deep freeze)\b/g,
    ' in the fridge',
  ],
  [
    /\b(?:a |one )?(?:big|huge|giant|massive|large|great) (?:old )?(?:pot|pan|cauldron) of (?=(?:something|anything|food|comfort|goodness)\b)/g,
    'filling one pot dinner for 6 ',
  ],
  [
    /\b(?:hungry|starving|ravenous) (?=(?:teenagers?|teens?|kids|children|boys|lads|girls|family|family of|crowd|husband|men|students|guests|people|workers|builders|players)\b)/g,
    'filling ',
  ],
  // What warms in the morning, and needs no egg.
  [
    /\b(?:warm|warming|hot|something warm for) breakfast\b(?=.*\b(?:no|without|free of|not) (?:any )?eggs?\b)/g,
    'porridge',
  ],
];
