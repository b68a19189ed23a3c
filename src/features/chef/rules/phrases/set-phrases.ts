import { LOVES, PRAISES } from '../words/praise.ts';
import { EFFORT_REFUSED, QUALITIES_REFUSED, TIME_REFUSED } from '../words/qualities.ts';
import { RuleIndex } from '../words/rule-index.ts';
import { A_COLD, CLEARS, ILL_IN_OTHER_WORDS } from './colds.ts';
import { EATER_PHRASES } from './eater-phrases.ts';
import { EVERYDAY_PHRASES } from './everyday-phrases.ts';
import { FIRST_WISHES } from './first-wishes.ts';
import { MANNER_PHRASES } from './manner-phrases.ts';

function said(refused: string): RegExp {
  return new RegExp(String.raw`\b(?:(?:that|which|who|it|they|and|but) )?(?:${refused})\b`, 'g');
}

/** Phrases whose words mean something else together, in the form of `plainPhrase`, and what they mean. */
const SET_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Who names a steak and nothing else wants it from the pan, with what goes with it.
  [
    /^((?:i |we |id |want|would|like|fancy|make|me|a|an|some|the|nice|good|proper|juicy|just| )*)steaks?(?=(?: (?:for|two|three|four|\d+|dinner|tonight|please|people|us|me|of))*$)/,
    '$1steak frites',
  ],
  // What is praised is wished for.
  [new RegExp(String.raw`\b(?:${PRAISES.join('|')})(?![a-z])`, 'g'), ''],
  [new RegExp(LOVES, 'g'), 'love'],
  ...MANNER_PHRASES,
  [/\bnot (?:yet )?another ([a-z]+)\b/g, 'no $1'],
  [
    /\b(?:nobody|no one|none of us|neither of us)(?: here| at home)? (?:wants|fancies|feels like|is in the mood for) (?:yet another |any more |any |another )?(?!to\b)/g,
    'no ',
  ],
  [
    /\b(?:not feeling (?:too |very |so )?(?:well|great|good|hot|myself)|feeling (?:a bit )?(?:rough|run down|under the weather|grotty|peaky)|under the weather)\b/g,
    'soup',
  ],
  [
    /\b(?:(?:the |my |our )?(?:fridge|cupboards?|kitchen|pantry|freezer|larder)(?: is| are|s)? )?(?:empty|bare) (?:except(?: for)?|apart from|but for|bar|other than|save for) /g,
    'i have ',
  ],
  [
    /\b(starter|pudding|dessert|side dish|side|canapes) for (christmas|xmas|easter|thanksgiving|sunday) (?:dinner|lunch|day)\b/g,
    '$1 $2',
  ],
  [/\bbirthday tea\b/g, 'party food'],
  [/\b(?:a )?(?:big |warm )?hug (?:in|on) (?:a|my) (?:bowl|plate|mug)\b/g, 'comforting'],
  [
    /\b(?:(?:friday|saturday|sunday|weekend) (?:night |evening )?|end of (?:the )?week )treat\b/g,
    'something delicious',
  ],
  [/\bmore of an? ([a-z]+)(?: [a-z]+)? than (?:an? )?([a-z]+)\b/g, '$1 not $2'],
  [/\b(potato|mushroom|tomato)e?y\b/g, '$1'],
  [
    /\b(?:veggies?|vegetarians?) (?:but|who|that|and) (?:i |we |she |he |they )?(?:also |still |do )?(?:eats?|likes?|have|has) (?:some )?fish\b/g,
    'pescatarian',
  ],
  // What melts in the mouth is not sugar paste.
  [/\b(gateau (?:au |de )?chocolat) (?:fondant|moelleux|coulant)\b/g, '$1'],
  [
    /\bwhat (?:can|should|could|shall) (?:i|we) (?:cook|make|serve)(?= (?:for|tonight|today|on|when|this|if)\b)(?! for (?:[a-z]+ ){0,3}(?:breakfasts?|brunch|lunch(?:es)?|dessert|pudding|snacks?|starters?|afters)\b)/g,
    'dinner',
  ],
  [/\b(?:that |which )?nobody (?:will|would|wants to|is going to|else) (?:drink|drinks|use)\b/g, ''],
  [/\b(?:can|bottle|pint|tin) of (?:guinness|stout)\b|\bguinness\b/g, 'stout'],
  [/\bspicy red rice cakes?(?: thing)?\b/g, 'tteokbokki'],
  ...FIRST_WISHES,
  ...EATER_PHRASES,
  ...EVERYDAY_PHRASES,
  // What is piled on buns.
  [
    /\b(?:something |meat |stuff )?(?:(?:that )?(?:they|we|people|everyone|you|guests) can )?pile (?:it )?(?:high )?(?:on|onto|into) (?:the )?(?:buns|rolls|baps)\b/g,
    'pulled pork',
  ],
  // What stands beside the dish on the table.
  [
    /\b(?:to (?:have|go|eat|serve) )with (?:my |our |a |the |some )?(?:cup of )?(?:chai|tea|coffee|beers?|wine|drinks|pint)\b/g,
    'as a snack',
  ],
  [
    /\b(?:mash|mashed potato(?:es)?) topped (?:meat )?pies?\b|\bpies? (?:topped|covered) with (?:mash|mashed potato(?:es)?)\b|\bpies? with (?:a )?(?:mash|mashed potato) (?:on top|top|topping|lid)\b/g,
    'cottage pie',
  ],
  // What goes on bread, or is mopped up with it, is not a loaf.
  [
    /\b(?:to (?:go|put|have|eat|serve|spread|mop up|soak up)(?: it)?(?: up)? (?:on|with|in)|for (?:dipping|mopping up)(?: with)?|to dip) (?:some |the |my |crusty )*bread(?: in)?\b/g,
    '',
  ],
  // A stew with fish in it is one of fish.
  [
    /\b(?:(?:fish|seafood) ?(?:ish)? )?(stews?|casseroles?|soups?) (?:with|of) (?:some )?(cod|haddock|hake|pollock|coley|monkfish|white fish)\b/g,
    '$2 $1',
  ],
  [
    /\b(?:(?:la )?rupture du jeune|(?:la )?ruptura del ayuno|(?:la )?rottura del digiuno|fastenbrechen)\b/g,
    'iftar',
  ],
  [/\b(?:to )?break(?:ing)? (?:the|our|their|my|his|her) fast\b/g, 'iftar'],
  // French apples are not chips.
  [/\bdesserts? (?:aux|avec des) pommes\b/g, 'apple dessert'],
  // Mezze come from there.
  [
    /\b(?:middle eastern|lebanese|levantine|turkish|greek|arabic|israeli) (?=(?:style )?(?:mezze|meze|mezzes)\b)/g,
    '',
  ],
  // Whose milk somebody bears is not meat.
  [
    /\b(?:but )?(?:goats?|sheeps?|ewes?)(?: milk| cheese)? (?:is|are) (?:fine|ok|okay|allowed|alright)\b/g,
    '',
  ],
  // What is only like it.
  [/\bseafood ?ish\b/g, 'fish'],
  [/\bcooler (?:full )?(?:of|with)\b/g, ''],
  [/\b(?:sichuan|szechuan|numbing) pepper(?:corns?)?\b/g, 'sichuan'],
  // Somebody who reheats it cooks ahead.
  [
    /\b(?:(?:he|she|they|we|i|you) can (?:just )?|to )(?:microwave|reheat|heat up|nuke)(?: (?:it|them))?(?: (?:through|during|in|over) the week| at work| later| for lunch)?\b/g,
    'make ahead',
  ],
  // Indian gravies are not gravy.
  [
    /\b(?:(?:indian|punjabi|veg|paneer) (?:style )?)?gravy (?:sabzi|sabji|subzi|curry|dish)\b|\bsabzi in gravy\b/g,
    'curry',
  ],
  [/\bchocolat(?:e)?y\b/g, 'chocolate'],
  [/\btomatoey\b/g, 'tomato'],
  [
    /\b(?:(?:an?|actual|proper|real|savou?ry|hot|whole|full) )*(?:meals?|dinners?|lunch(?:es)?|mains?|suppers?) (?:(?:that|which) )?(?:(?:i|we|you|one) )?(?:can |could |to )?(?:just )?(?:make|cook|do|made|cooked|have)? ?(?:in|from) (?:a|one|my|the) mug\b/g,
    'mug meal',
  ],
  [
    /\b(?:soup|food|stew|chill?i|dinner|supper|something (?:hot|warm))(?: [a-z]+)? (?:out of|in|from) (?:a )?mugs?\b/g,
    'mug soup',
  ],
  [
    /(?<!\b(?:cheese|rice|pasta|macaroni|noodles|omelette|eggs?|oats|porridge|quiche|chill?i|lasagn[ae]|toast) )\b(?:that )?(?:i can )?(?:eat |make |have )?(?:it )?(?:out of|in|from) a mug\b/g,
    'mug cake',
  ],
  [/\bchawal\b/g, 'rice'],
  // What is broken is not there.
  [
    /\b(?:(?:my|our|the) )?(?:ovens?|ovens) (?:is |has |just |s |have )*(?:broken|broke|dead|bust|busted|died|kaput|not working|packed (?:up|in)|on the blink|out of order|conked out|blown up|given up)(?: so)?\b|\bhob only\b|\bonly (?:got |have |a |the )*(?:hob|two rings|one ring)\b/g,
    'no oven',
  ],
  // What is eaten with the hands.
  [
    /\bohne besteck(?: essen)?(?: kann)?\b|\b(?:without|no|needs? no|dont need|that needs? no) (?:cutlery|forks?|plates?)\b|\b(?:with|using) (?:their |your |our |the )?(?:hands|fingers)\b|\b(?:with one hand|one handed)\b|\bmit den fingern\b|\bavec les doigts\b|\bcon le mani\b|\bcon las manos\b/g,
    'finger food',
  ],
  // A burger of plants has a recipe of its own.
  [/\b(plant based|vegan|vegetarian|meatless|meat free) burgers?\b/g, '$1 veggie burger'],
  [/\bjulie (?:and|n) julia\b/g, 'beef bourguignon'],
  // What was done in the morning is not a breakfast.
  [
    /\b(?:ran|did|finished|got back|went|been|swam|cycled|climbed|walked|played|raced) (?:[a-z0-9]+ ){0,6}this morning\b/g,
    '',
  ],
  // What stock is made of is in every kitchen.
  [/\b(?:and |with )?(?:some |a |\d )?(?:stock|bouillon|oxo) cubes?\b/g, ''],
  // Somebody who takes food to somebody brings comfort that is only heated.
  [
    /\b(?:to|i can|can) (?:take|bring|drop off|drop|deliver|give|cook)(?: (?:round|over|off))? (?:to|for|round to) (?:a|my|our|the|her|his|some) (?:[a-z]+ )?(?:friend|neighbou?r|colleague|family|sister|brother|mum|mate|aunt|uncle|co ?worker)s?\b/g,
    'comforting make ahead dinner',
  ],
  // Breakfast in bed is a romantic one, and a mother's day a special one.
  [/\bbreakfast in bed\b/g, 'romantic breakfast'],
  [/\b(?:mothers?|fathers?) day\b/g, 'special'],
  // Somebody who cannot face the stove wants something quick.
  [
    /\b(?:cant|cannot|couldnt|dont want to) (?:really |quite )?(?:face|be bothered|be arsed)(?: with)?(?: (?:cooking|to cook|the kitchen|the stove|much|it)\b|(?= *$)| to (?=(?:cook|faff|chop|think)\b))/g,
    'quick dinner',
  ],
  // Somebody who cannot stand at it is hot.
  [
    /\b(?:cant|cannot|couldnt|dont want to) (?:bear to )?(?:stand|sit|be|sweat) (?:at|over|by|near|in front of|next to|beside) (?:the|a|my|that) (?:hot )?(?:stove|hob|cooker|oven|pan|kitchen)\b/g,
    'too hot to cook',
  ],
  // Five small things are enough for one.
  [/\b[2-3]\d (?:canapes|nibbles|party bites|amuse bouches?)\b(?! per\b)/g, 'canapes for 6'],
  [/\b[4-7]\d (?:canapes|nibbles|party bites|amuse bouches?)\b(?! per\b)/g, 'canapes for 12'],
  [/\b(?:[89]\d|1\d\d) (?:canapes|nibbles|party bites|amuse bouches?)\b(?! per\b)/g, 'canapes for 20'],
  // Without power there is gas at most.
  [
    /\b(?:no power|power cut|no electricity|powers? (?:is )?(?:out|off|gone)|no electric)(?:,? (?:but |and |just |only )*(?:a |the |got |have |we have |i have )*gas(?: (?:hob|stove|cooker|ring))?)?\b/g,
    'on the hob without an oven',
  ],
  // What goes with beer fills.
  [
    /\b(?:something |stuff )?to soak (?:it|them|up|the beers?|the booze|the wine)(?: all)?(?: up)?\b|\b(?:to go )?with (?:the |some |a few )?(?:beers|pints)\b/g,
    'filling dinner',
  ],
  [/\b(?:beers|pints)(?: and)?\b/g, ''],
  // How long somebody was out is no time for cooking.
  [
    /\b(?:\d+|an?|two|three|four|five|six) (?:hours?|hrs?) (?:on|in|at|of|outside|out|watching|driving|waiting|standing|stuck)(?= (?:a |an |the |my |our )?(?!oven\b|fridge\b|freezer\b|most\b|all\b|total\b|cooking\b)[a-z]+)/g,
    '',
  ],
  // A child that turns five wants a birthday cake.
  [
    /\b(?:turns|turning|is turning|(?<!\b(?:there|we|it|that|this) )will be) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:of us|of them|people|guests|kids|children|adults|eating|coming))/g,
    'birthday',
  ],
  [
    /\b(?:dinosaur|unicorn|princess|pirate|superhero|football|fairy|rainbow|train|digger|mermaid) (?:birthday )?cake\b/g,
    'birthday cake',
  ],
  // Whose hens laid the eggs is not chicken.
  [
    /\b(?:from|of) (?:next doors?|the|my|our|his|her|a|some) ?(?:[a-z]+ )?(?:hens?|chickens|ducks|goats|cows|bees)(?: eggs)?\b/g,
    '',
  ],
  // What is hot from the stove is not spicy, and the weather is neither.
  [
    /\b(?:piping hot|(?:be |served |nice and )?hot and ready|a hot (?:meal|dinner|lunch|breakfast))\b/g,
    'something warm',
  ],
  [
    /\b(?:hace|haciendo|fait|fa) (?:(?:mucho|tanto|demasiado|tres|trop|si|tellement|molto|troppo|un) )*(?:calor|chaud|caldo)\b|\b(?:so|sehr|zu|richtig) heiss (?:draussen|heute)?|\bhitzewelle|canicule|ola de calor\b/g,
    'hot day',
  ],
  [
    /\b(?:hace|haciendo|fait|fa) (?:(?:mucho|tanto|demasiado|tres|trop|si|tellement|molto|troppo|un) )*(?:frio|froid|freddo)\b|\b(?:so|sehr|zu|richtig) kalt draussen\b/g,
    'cold day',
  ],
  // An illness is not a temperature; anyone who has it wants comfort.
  [A_COLD, 'comforting'],
  [ILL_IN_OTHER_WORDS, 'soothing'],
  [new RegExp(`\\b(?:hot )?(?:that|which|to) ${CLEARS}\\b`, 'g'), 'comforting'],
  [
    /\b(?:hid(?:e|es|ing)|sneak(?:s|ing)?) (?:(?:them|the|some|vegetables|veggies|veg) )*in(?:to)? (?:a |the |some |their |his |her )?(?:pasta|tomato|spaghetti) sauce\b/g,
    'hidden vegetable pasta sauce',
  ],
  [/\b(?:isnt|is not|not|nothing|no) (?:(?:too|so|very|that|overly) )?(?:heavy|stodgy|rich)\b/g, 'light'],
  // A tin of something is the canned kind.
  [
    /\b(?:tins?|cans?|jars?|dosen?|boites?|conserves?|latas?|botes?|scatol[ae]|lattin[ae]) (?:of|de|d|di) /g,
    'canned ',
  ],
  [/\b(?:tinned|dosen) /g, 'canned '],
  [
    /\b((?:pois )?[a-z]+) (?:aus der dose|in dosen|en (?:boite|conserve|lata|bote)|in (?:scatola|lattina))\b/g,
    'canned $1',
  ],
  [/\bdosen([a-z]{4,})\b/g, 'canned $1'],
  // Nobody can promise a number of calories, but a light dish has fewer.
  [
    /\b(?:(?:under|below|less than|max|maximum|about|around|no more than) )?\d{2,4} ?k?cal(?:orie)?s?\b/g,
    'light',
  ],
  // Anyone who counts the money wants a cheap dish.
  [
    /\b(?:(?:under|below|for|about|around|max|less than|no more than) )?\d{1,2} ?(?:euros?|dollars?|bucks?|quid|eur)\b/g,
    'cheap',
  ],
  // What is eaten as it comes out of the box.
  [
    /\b(?:that )?(?:doesnt|does not|dont|do not|without|no) (?:need )?(?:re)?heating(?: up)?\b|\b(?:that )?(?:can be |is |are )?(?:eaten|served|good) cold\b/g,
    'packed lunch',
  ],
  // A healthy version of a dish is the dish, lighter.
  [
    /\b(?:a |the )?(?:healthy|healthier|light|lighter|lightened up|skinny|low fat) (?:version|take|twist) (?:of|on) /g,
    'healthier ',
  ],
  // What is rich in iron is not rich.
  [
    /\b(?:rich|high|packed|full|plenty|lots) (?:in|with|of) (iron|fibre|fiber|calcium|omega 3s?|vitamins?(?: [abcdek]\b)?)/g,
    '$1',
  ],
  // So many grams of protein are a lot.
  [
    /\b(?:at least |about |around |over |min |minimum )?[2-9]\d ?g(?:rams?)?(?: of)? protein\b/g,
    'high protein',
  ],
  // A hot day's kitchen stays cold.
  [
    /\b(?:dont|do not|doesnt|does not|without|not|rather not|am not|im not|refuse to|cant bear to) (?:want to |wanting to |have to )?(?:turn|switch|put)(?:ing)? (?:on (?:the |my )?oven|(?:the |my )?oven on)\b/g,
    'no oven',
  ],
  [/\bnot to (spicy|spicey|hot|sweet|salty|heavy)\b/g, 'not too $1'],
  // Somebody who cannot take the heat wants it mild.
  [
    /\b(?:cant|can t|cannot|can not|doesnt|does not|dont|do not|isnt|not) (?:really )?(?:handle|take|like|do|eat|a fan of|good with|do well with) (?:the |much |too much |any |very )?(?:heat|spice|spicy(?: foods?| things?| stuff)?|hot foods?)\b/g,
    'mild',
  ],
  // 'Make it eggless.'
  [/\b(egg|nut|dairy|gluten|meat|sugar|milk|wheat|garlic|onion)[- ]?less\b/g, 'no $1'],
  // What somebody cannot stomach is left out.
  [
    /\b([a-z]+) makes? (?:me|him|her|us|them|(?:my|our|the) [a-z]+) (?:gag|heave|retch|cringe|shudder)\b/g,
    'no $1',
  ],
  // Somebody who has nothing else cooks in it.
  [
    /\b(?:(?:only|just) (?:have |got |have got |own |use )?|all (?:i|we) (?:have|ve got|own)(?: got)? is )(?:a |the |my )?microwave(?: and (?:a |the )?(?:mug|kettle|toaster|bowl|fork|spoon))*\b|\bmicrowave only\b/g,
    'only microwave',
  ],
  // Somebody who eats along sets no diet, and what was done for hours no time.
  [
    /\b(?:carnivore|carnivorous|meat eating|meat loving|omnivore) (?=(?:husband|wife|partner|boyfriend|girlfriend|dad|father|son|sons|brothers?|friends?|family|men|man|lot|mates?|in laws|guests?|kids|half)\b)/g,
    '',
  ],
  [/\b(?:all|the whole|every) (?:morning|evening|afternoon)\b(?= [a-z])/g, ''],
  [
    /\b(?:\d+|[a-z]+) ?(?:hours?|hrs?|h) (?:(?:long|night|day|double|late|early) )*(?:shifts?|flight|drive|journey|train|ride|bus|walk|hike|run|meeting)\b/g,
    '',
  ],
  // Not too much of it is some of it.
  [
    /\b(?:not|isnt|nothing with) (?:too|so|that|very) much (?:pepper|chilli|chili|spice|heat|hot sauce)\b/g,
    'mild',
  ],
  [/\bnot (?:much|many|a lot of) (?=[a-z]+)/g, 'a little '],
  [/\b(?:not|isnt|nothing with) (?:too|so|that|very) (?:much|many) (?=[a-z]+)/g, 'a little '],
  [
    /\b(?:i can |to )?(?:take|bring|taking|eat|have) (?:it |them |along )?(?:in ?to|to|at) (?:work|the office|school|uni|college)\b|\bin a (?:lunch ?)?box\b|\bno microwave (?:there|at work|at the office|at school)\b/g,
    'packed lunch',
  ],
  // In Britain, tea is a meal.
  [/\b(?:kids|childrens) tea\b(?! bags?| leaves| party)/g, 'kids dinner'],
  [
    /\b(?:(?:for|kids|childrens|family|quick|easy|simple|speedy|midweek|weeknight) )+(?:my |our |the kids |their )?tea\b(?! bags?| leaves| party)/g,
    'quick dinner',
  ],
  [
    /\b(school night|toddlers?|kiddies?|midweek|low carb|high protein|vegetarian|veggie|vegan|meat free|meatless|gluten free|dairy free|healthy|cheap|budget|light|hearty|proper|filling|warming|comforting|friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonights|family|one pot|decent|nice|tasty|spicy|hot|mild|lazy|something for|whats for|ideas for) tea\b(?! (?:bags?|leaves|party|cakes?|loaf|time treats?|towel))/g,
    '$1 dinner',
  ],
  [
    /(?<!\b(?:green|black|white|herbal|iced?|mint|ginger|lemon|chai|masala|milk|bubble|thai|sweet|spiced|fruit|peach|of|afternoon|high|cream|earl grey|matcha|chamomile|rooibos) )\btea (?=tonight|tomorrow|this evening|for (?:\d|two\b|three\b|four\b|five\b|six\b|the (?:kids|family|children|lads|girls|boys)|my|us\b))/g,
    'dinner ',
  ],
  // A course of pasta, rice or soup, of which pasta is the usual one.
  [/\b(?:un|come|da|per|il|qualche|di) primo\b(?: piatto)?(?! di)/g, 'pasta'],
  // Before a race, pasta that sits lightly.
  [
    /\b(?:(?:half|ultra|first|my|the|a|big) )*(?:marathon|triathlon|ironman|parkrun|race day|(?:5|10|21|42) ?k (?:race|run)|cycle race|long (?:run|ride))\b/g,
    'before a race',
  ],
  // 'Five ingredients or less, chicken' wants chicken.
  [/\b(?:or|and) (?:less|fewer|under)\b(?= *$| (?:please|with|using|for|of)\b)/g, ''],
  // Somebody who likes it plain wants nothing spiced.
  [
    /\b(?:(?:who|that) )?(?:likes?|prefers?|wants?|loves?|eats?|only eats|keep|keeps) (?:(?:her|his|their|my|all|most) )?(?:things?|food|foods|it|everything|meals?|dishes|stuff|cooking) (?:very |quite |really |pretty |nice and )?(?:plain|simple and plain|traditional|old fashioned)\b|\b(?:plain|old fashioned|traditional) (?:home )?(?:food|cooking|meals?|dinners?) (?=for (?:my )?(?:gran|nan|mum|mom|dad|grand|elderly|old|mother|father|oma|opa|parents))/g,
    'old fashioned plain',
  ],
  // So many pieces of one tin.
  [
    /\btray ?bakes? (?:cake )?(?:that |which |to )?(?:i can |can be |you can |we can )?(?:cuts?|cut up|serves?|makes?|slices?|feeds?)(?: up)? (?:in ?to )?(\d+)(?: (?:squares|pieces|slices|bits|portions))?\b/g,
    'lemon traybake cake for $1 people',
  ],
  [
    /\b(?:to )?feeds? (?:a|the) (?:big |whole |large |hungry )?(?:crowd|horde|army|gang|team)\b/g,
    'for a crowd',
  ],
  // Fish that hardly tastes of it is mild fish.
  [
    /\b(?:dont|do not|doesnt|does not|not) (?:really |much )?(?:like|love|want|keen on) (?:any )?fish (?:that|which|if it|when it) (?:tastes?|smells?|is) (?:too |very |so )?(?:of fish|fishy|strong)\b|\b(?:not|nothing|isnt) (?:too |very |so |overly )?fishy\b/g,
    'mild cod',
  ],
  // Snacks that go with drinks are none.
  [
    /\b(?:cocktail|drinks?|aperitif) (?=(?:party )?(?:snacks?|nibbles?|bites?|sausages?|food|canapes?|buffet|party|appetizers?|meatballs?))/g,
    'party ',
  ],
  // Somebody who wants nothing vegetarian wants meat.
  [/\bnothing (?=(?:veggie|vegetarian|vegan|meatless)\b)/g, 'not '],
  // What is on screen is changed by what it shall be.
  [/\bmake (?:it|this|that|them) (?:(?!less |not |too |so )\w+ ){0,2}?creamy\b/g, 'creamier'],
  [/\bmake (?:it|this|that|them) (?:(?!less |not |too |so )\w+ ){0,2}?rich\b/g, 'richer'],
  [/\bmake (?:it|this|that|them) (?:(?!less |not |too |so )\w+ ){0,2}?sweet\b/g, 'sweeter'],
  // What it shall not take is time or trouble, and what it shall not be like is not food.
  [said(TIME_REFUSED), 'quick'],
  [said(EFFORT_REFUSED), 'easy'],
  ...QUALITIES_REFUSED.map((refused) => [said(refused), ''] as const),
];

/** A plain phrase with its set phrases said plainly. */
export const sayingPlainly = (phrase: string): string =>
  INDEXED.applied(phrase, (said, [found, meant]) => said.replace(found, meant));

const INDEXED = new RuleIndex(SET_PHRASES, ([found]) => found);
