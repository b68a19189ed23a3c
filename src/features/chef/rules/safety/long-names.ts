import { FOREIGN_HAZARDS } from './foreign-hazards.ts';

/** Names and phrases of several words, with the plain word that each stands for: a group of foods, or what refuses none. */
export const LONG_NAMES: readonly (readonly [RegExp, string])[] = [
  ...FOREIGN_HAZARDS,
  // A child's age in words.
  ...[
    ['zwei|deux|dos|due', '2'],
    ['drei|trois|tres|tre', '3'],
    ['vier|quatre|cuatro|quattro', '4'],
    ['funf|cinq|cinco|cinque', '5'],
    ['sechs|six|seis|sei', '6'],
    ['sieben|sept|siete|sette', '7'],
    ['acht|huit|ocho|otto', '8'],
    ['neun|neuf|nueve|nove', '9'],
    ['zehn|dix|diez|dieci', '10'],
    ['elf|onze|once|undici', '11'],
  ].map(([word, number = '']): [RegExp, string] => [
    new RegExp(`\\b(?:${word})(?= (?:monate?n?|mois|meses|mesi)\\b)`, 'g'),
    number,
  ]),
  // What somebody has had too often is left out.
  [
    /\b(?:that|which|it|something)(?:'?s not| isn'?t| is not| aren'?t) (?:just |only |plain |boring |another |yet more |the usual |more )*(?=(?:[a-z]+ ){0,3}[a-z]+ (?:again|for once|for a change)\b)/g,
    'without ',
  ],
  [/\bmao[- ]?(?:inhibitors?|hemmern?)\b|\binhibit(?:eurs?|ori?|ores) (?:de la |delle? |de )?mao\b/g, 'maoi'],
  // Families by their botanical names.
  [
    /\b(?:stone[- ]fruits?|fruits? a noyaux?|frutas? (?:de|con) hueso|frutt[ao] (?:a|col|con il) nocciolo)\b/g,
    'stonefruit',
  ],
  [/\bpome[- ]fruits?\b/g, 'pomefruit'],
  [/\bcruciferous (?:veg(?:etables|gies)?|greens|stuff|plants)\b/g, 'crucifers'],
  [/\b(?:cabbage|mustard) family\b/g, 'brassicas'],
  [/\b(?:onion|garlic|leek) family\b/g, 'alliums'],
  [/\b(?:carrot|parsley|celery) family\b/g, 'umbellifers'],
  [/\b(?:tomato|potato|nightshade) family\b/g, 'nightshades'],
  [
    /\banything (?:from the |of the |in the )?(allium|brassica|nightshade|cucurbit|cruciferous|solanum|citrus|cephalopod|prunus)s?\b|\b(allium|brassica|nightshade|cucurbit|cruciferous|citrus|cephalopod)s? (?:anything|stuff|things?|of any (?:kind|sort)|family|vegetables|veg)\b/g,
    '$1$2',
  ],
  [/\bfpies(?= to\b)/g, 'allergic'],
  [/\bfpies\b/g, 'allergy'],
  // How a pregnancy is told.
  [
    /\b(?:two|2) (?:(?:little|faint|blue|pink|lovely) )*lines\b(?! of\b)(?: on (?:the|a|my) (?:stick|test))?|\bpositive (?:pregnancy )?test\b|\b(?:peed|weed) on a stick\b|\beating for two(?! people)\b/g,
    'pregnant',
  ],
  [/\banything that (?:swam|swims|swum)\b/g, 'fish and shellfish'],
  [/\banything that (?:used to )?oink(?:s|ed)?\b/g, 'pork'],
  [/\bhalf[- ]birthdays?\b/g, 'six months old'],
  // Somebody who keeps a faith by office, and who carries a pen.
  [
    /\b(?:(?:the|our|my|a) )?rabbis?\b(?: (?!and\b|is\b|are\b|was\b|com(?:es|ing)\b|from\b|for\b|to\b)[a-z]+\b)?/g,
    'kosher guests',
  ],
  [/\b(?:the|our|my|an) imam\b(?! ba[yi])/g, 'halal guests'],
  [/\bcarr(?:y|ies|ied) (?:an?|his|her|two) pens?\b/g, 'carries an epipen'],
  [
    /,? (?:and )?none of (?:that|those|this) (?:sort|kind|lot|stuff|family)(?: of (?:things?|stuff))?\b/g,
    ' or any of that lot',
  ],
  [/(?<=[a-z])intollerant/g, 'intolerant'],
  // 'Allergic to cats and nuts': only the nuts are eaten.
  [
    /\b(allergic|intolerant|allergy|allergies) to (?:(?:cats?|dogs?|horses?|animals?|fur|dust(?: mites?)?|feathers|pollen|grass|penicillin|aspirin|nickel|plasters|wasp stings?|bee stings?|wool|perfume)(?:, ?|(?=,? (?:and|or|&) )))+,? (?:and|or|&) (?!(?:i|we|he|she|they|it|my|our|his|her|so|but|and|want|need|love|like|looking|make|please|can|could|would|for|just|now|a|an|some|something|cook|dinner|lunch|supper|tea|breakfast)\b)(?:to )?(?=[a-z])/g,
    '$1 to ',
  ],
  [/\bmammal(?:ian)? (?:meats?|products?|foods?|flesh)\b|\bmeat (?:of|from) mammals\b/g, 'mammal'],
  // 'Prawns are fine but not for my mum.'
  [
    /\b([a-z]+) (?:is|are) (?:fine|ok|okay|alright|all right|no problem|allowed|safe)(?: (?:for|with) (?:us|me|him|her|them|most|everyone|everybody|(?:my|our|the|his|her) [a-z]+))?,? but not for /g,
    'no $1 for ',
  ],
  // Of two allergies, one is not to a food, or to what rubber has.
  [
    /\b([a-z]+) and (?:latex(?:[- ]fruit)?) (allerg(?:y|ies|ic)|intoleran\w+)\b/g,
    '$1 allergy and latex allergy',
  ],
  [/\blatex[- ]fruit(?: syndrome)?\b/g, 'latex'],
  [
    /\b([a-z]+) and (?:cat|dog|horse|dust(?: mite)?|pollen|penicillin|wasp|bee|nickel|aspirin) allerg(?:y|ies)\b/g,
    '$1 allergy',
  ],
  [
    /\b(?:cat|dog|horse|dust(?: mite)?|penicillin|wasp|bee|nickel|aspirin) and ([a-z]+) allerg(?:y|ies)\b/g,
    '$1 allergy',
  ],
  [
    /\b(?:don'?t|do not|doesn'?t|rather not|without|not) (?:want(?:ing)? to |have to )?(?:turn|switch)(?:ing)? (?:on (?:the |my )?oven|(?:the |my )?oven on)\b/g,
    'no oven',
  ],
  // Names of diets, said in a sentence.
  [
    /\b(?:veggies?|vegetarians?) (?:but|who|that|and) (?:i |we |she |he |they )?(?:also |still |do )?(?:eats?|likes?|have|has) (?:some )?fish\b/g,
    'pescatarian',
  ],
  [
    /\b(?:(?:eats?|eating|touch(?:es)?|want(?:s)?|have|has|with|uses?) )?(?:nothing|not (?:a thing|anything)|(?:do(?:es)?n'?t|won'?t|will not|can'?t|cannot|never) (?:eats?|touch|have|want|use) (?:a thing|anything)|no (?:food|foods|stuff|products?|ingredients?))(?: (?:that |which )?(?:comes?|came|'s come|has come|is|are|coming|derived|made|sourced))? (?:from|of|out of) (?:an(?:y)? |living )?(?:animals?|creatures?)(?: at all| whatsoever)?\b|\b(?:no|without|free of|avoid(?:s|ing)?) (?:any )?animal[- ](?:products?|derived (?:stuff|foods?|ingredients?)|ingredients?|stuff|things?|foods?|bits)\b|\banimal[- ](?:product[- ])?free\b/g,
    'vegan',
  ],
  [
    /\b(?:nothing|not anything|(?:do(?:es)?n'?t|won'?t|will not|can'?t|never) (?:eats?|touch|have) anything|(?:eats?|eating) nothing) (?:with|that has|that had|which had|that's got) (?:an? )?(?:faces?|eyes|mothers?|mum|parents|heartbeat|pulse)\b/g,
    'vegetarian',
  ],
  [
    /\b(?:idiot|fool|bullet|fail)[- ]?proof\b|\bfail[- ]?safe\b|\beasy[- ]peasy(?: lemon squeezy)?\b/g,
    'easy',
  ],
  [/\bnot with (?=[a-z]+ (?:again|this time)\b)/g, 'no '],
  // Somebody who likes one thing only may have it.
  [
    /\b(?:won'?t|will not|don'?t|do not|doesn'?t|does not) (?:eat|touch|have) (?:anything|much|a thing)(?: else)? (?:but|except(?: for)?|apart from|other than|bar)(?= (?:pasta|pizza|chips|chicken nuggets|nuggets|noodles|rice|toast|plain|beige|fish fingers|sausages|burgers|mash|potatoes|meat|junk)\b)/g,
    'likes',
  ],
  // Somebody who wants nothing to bite on may want nothing hot either.
  [
    /\b(?:nothing|no|not anything|avoid(?:ing)?|without anything) (?:that'?s |too |very |really )?(?:crunchy|crispy|crisp|chewy|hard to (?:chew|bite)|lumpy|stringy)(?: (?:foods?|stuff|things?|bits))?\b(?! (?:bacon|base|crust|skin|topping|onions))(?:(,| or| and| nor) (?=(?:too )?[a-z]+))?/g,
    'soft food$1 nothing ',
  ],
  // What is fat, and what should not be.
  [
    /\b(?:nothing|not|no|isn'?t|avoid(?:ing)?) (?:too |very |so )?(?:fatty|greasy|oily)(?: (?:foods?|stuff|things?))?\b/g,
    'light',
  ],
  [/\bbee products?\b/g, 'honey'],
  // What grows below the ground.
  [
    /\b(?:nothing|not anything|no(?:thing)? (?:food|foods|vegetables?|veg|veggies|stuff|things?)|avoid(?:ing)? (?:anything|everything|things|food|vegetables)) (?:(?:that|which) )?(?:(?:is|are|comes?|grows?|grown|has grown|from|out of) )*(?:under ?ground|below (?:the )?ground|(?:in|under|from under|beneath) the (?:ground|earth|soil)|the (?:ground|earth|soil))\b/g,
    'no rootveg',
  ],
  [/\b(?:root|underground|tuberous) (?:veg(?:gies|etables?|s)?|crops?)\b|\broots and tubers\b/g, 'rootveg'],
  // What is fermented, and how much of what is left out is meant.
  [
    /\bfermented(?: (?:foods?|stuff|things?|products?|sauces?|anything))?\b(?! (?:dough|batter|tofu|beans?))/g,
    'fermented',
  ],
  [
    /\b(no|without|not|avoid(?:ing)?) (?:an? |any )?(?:big|huge|massive|great|large|whole|giant) (?:load|pile|heap|mound|amount|quantit(?:y|ie)|portion|dose)s? of\b/g,
    '$1',
  ],
  [/\bleafy (?:greens|veg(?:etables)?)\b/g, 'greens'],
  // Somebody who turns green at the smell of it eats none.
  [
    /\b(?:(?:goes?|going|went|turns?|turning) (?:all |very |quite )?green|(?:gags?|gagging|heav(?:es?|ing)|retch(?:es|ing)?|recoils?|shudders?)|(?:feels?|is|gets?|am|'s|'m) (?:really |quite |so )?(?:sick|nauseous|queasy|ill)|wants? to (?:throw up|vomit|be sick)) (?:at|from|with) the (?:very |mere )?(?:smell|sight|thought|mention|idea|taste) of\b/g,
    'hates',
  ],
  [
    /\b(?:the )?(?:smell|sight|thought|mention|idea|taste) of (?=[a-z]+ (?:makes?|turns?|gives?|sends?|sets?|puts?) )/g,
    '',
  ],
  [/\bsoy (?=(?:muy )?(?:alergic|celiac|vegan|vegetarian|intolerant|diabetic|hipertens))/g, 'estoy '],
  // Whose mother it is.
  [/\b(my|our|the|his|her|for) (mil|fil|sil|bil|dil)\b/g, '$1 mother in law'],
  [
    /(^|[.,;!?] *)(mil|fil|sil|bil)(?= (?:is|has|was|can'?t|cannot|doesn'?t|hates|won'?t|and)\b)/g,
    '$1mother in law',
  ],
  // 'Prawns out, allergic', 'not allowed: nuts, sesame'.
  [
    /(^|[.;!?] *)((?:the )?[a-z]{3,}(?<!ing)(?:(?:,| and) [a-z]{3,}(?<!ing))?) out(?= *(?:[,;!]|please\b))/g,
    '$1no $2',
  ],
  [
    /\b(?:(?:not|never) (?:allowed|permitted|ok(?:ay)?)|forbidden|banned|off[- ]limits|must (?:avoid|not (?:have|contain))|to (?:avoid|leave out)|leave out|excluded?|exclude|without|verboten|nicht erlaubt|interdits?|prohibidos?|vietati?) ?: ?(?=[a-z])/g,
    'no ',
  ],
  [
    /\b([a-z]{3,})(?:'s| is| are) (?:an? )?(?:hard |definite |total |absolute |big )?no(?:[- ]?go)? (?:for|with) (?=[a-z])/g,
    'no $1 for ',
  ],
  // 'A tomato allergy, and my partner a garlic one'; how bad it is of each.
  [/\b(allergy|intolerance)(,? (?:and|but|while) [^.,;!?]{0,30}?\ban? (?:[a-z]+ )?[a-z]+) one\b/g, '$1$2 $1'],
  [
    /,? (?:only |just )?(?:mildly|badly|severely|slightly|moderately)(?<=\b(?:allergic|intolerant|allergy|intolerance)\b[^.!?;]*)(?=,? (?:and|but) (?:of|to) |[.!;]),?/g,
    '',
  ],
  [/\breact(?:s|ing)? (?:to|with) histamines?(?:,| and)? (?=[a-z])/g, 'histamine intolerance, allergic to '],
  [
    /\breact(?:s|ing)? (?:really |very |quite )?(?:badly|terribly|strongly|violently) (?:to|with) /g,
    'allergic to ',
  ],
  [
    /\b(?:(?:my|his|her|our|their|the|an?) )?epi ?-?pens?(?:'s|s| is| are) (?:there )?(?:for|because of) (?=[a-z])/g,
    'allergic to ',
  ],
  [
    /\b(?:am|is|are|i'm|we're|he's|she's|they're) (?:trying to cut|cutting) (?:right )?out (?=[a-z])/g,
    'have no ',
  ],
  [/\bne ([a-z]{3,}),? ne ([a-z]{3,})\b/g, 'senza $1, senza $2'],
  // Diets by their short names.
  [/\bwhole ?(?:30|thirty)\b/g, 'whole30'],
  [
    /\b(?:aip|auto ?immune (?:protocol|paleo|diet))\b(?:(?: (?:diet|protocol|paleo|compliant|friendly|approved))|(?:,? ?\(?(?:the )?(?:elimination|strict) (?:phase|stage|bit|part)\)?))*/g,
    'aip',
  ],
  // Not immune to toxoplasmosis is said of somebody who is pregnant.
  [
    /\b(?:non|pas|no|nicht|not) (?:(?:e|sono|suis|est|soy|estoy|es|bin|ist) )?(?:immun(?:e|isee?|izzata|izada)?|inmune) (?:alla|a la|contro la|contre la|gegen|to|al)? ?toxo\w*/g,
    'incinta',
  ],
  [/\bhuhnerei(?:weiss|klar|gelb)?(?=\w|\b)|\bei-?(?=allergi\w+|unvertraglich\w+)/g, 'eier'],
  [
    /\balles (?:andere )?ekelt (?:mich|sie|ihn|uns)(?: (?:gerade|derzeit|momentan))?(?: an)?,? ?(?:ausser|bis auf)\b/g,
    'mit',
  ],
  // What is to be steady for somebody who takes warfarin is left out for them anyway.
  [
    /(?:,? ?(?:and|so|but) )?(?:(?:i|he|she|we|they)(?:'ve| have| has)? )?(?:(?:been|was|am|were) )?(?:told|asked|advised|meant|supposed) to (?:keep|go|eat) (?:my |his |her |the )?(?:greens|vitamin k|leafy greens)(?: intake)? (?:steady|consistent|even|constant|stable|easy|the same|low)(?:,? (?:and |but )?(?:not|no) too (?:much|many)(?: of (?:them|it))?)?(?<=\b(?:warfarin|coumadin|blood thinners?|marevan)\b[^.!?]*)/g,
    '',
  ],
  [/\b(?:dry january|dry july|sober october)\b/g, 'teetotal'],
  [/\bnot to (spicy|spicey|hot|sweet|salty|heavy)\b/g, 'not too $1'],
  // Somebody who cannot take heat is not ill.
  [
    /\b(?:can'?t|cannot|doesn'?t|don'?t|not) (?:really )?(?:handle|take|like|a fan of) (?:the |much |too much |very )?(?:heat|spice|spicy(?: foods?| things?| stuff)?)\b(?! (?:because|due))/g,
    'mild',
  ],
  // Somebody who hides vegetables has somebody to hide them from.
  [
    /\b(?:refus(?:e|es|ing)(?: to eat)?|won'?t eat|will not eat|do(?:es)?n'?t eat|hates?|picks out)(?: all| any| every| her| his| their| most)* (?:vegetables?|veggies|veg|greens)\b(?=[^\n]*\b(?:hid|hide|hides|hidden|hiding|sneak\w*|disguis\w*|smuggl\w*)\b)/g,
    'should eat vegetables',
  ],
  [
    /\b(?:won'?t|will not|do(?:es)?n'?t|refuses? to|never) (?:eats?|touch|go near|look at|try)(?: any| his| her| their| a| single| most)* (?:vegetables?|veggies|veg)\b(?! (?:oil|stock|fat))/g,
    'should eat vegetables',
  ],
  [/\b(coeliac|celiac) (?:disease|sprue)\b/g, '$1'],
  [
    /\b(?:anything|everything|(?:the )?(?:stuff|things?|foods?|bits)) (?:that (?:is|are|looks?) |thats )?green\b|\bgreen (?:things?|stuff|foods?|bits|vegetables|veg|veggies)\b/g,
    'greens',
  ],
  [/\b(?:tree nuts?|frutos? secos?|frutta (?:secca|a guscio)|fruits? a coques?)\b/g, 'nuts'],
  [
    /\b(?:cow'?s?'? )?(?:milk|dairy) (?:products?|proteins?)\b|\bproduits? laitiers?\b|\bproductos? lacteos?\b/g,
    'dairy',
  ],
  [/\b(?:fruits? de mer|frutti di mare|sea food)\b/g, 'seafood'],
  [/\bnon[- ]?alcoholic\b|\b(?:sans|sin) alcool?\b|\bsin alcohol\b|\banalcolic[oaie]\b/g, 'alcohol-free'],
  [
    /\b(?:raw|uncooked) eggs?\b|\bohne rohe eier\b|\bunova crude\b|\b(?:uova crude|uovo crudo|oeufs? crus?|huevos? crudos?|rohe[ns]? eier?)\b/g,
    'rawegg',
  ],
  [/\bcow(?:'?s|s')? milk\b/g, 'milk'],
  [/\b(touch|touches|eat|eats) (?:a |any )?cows?\b(?!')/g, '$1 beef'],
  // How it should turn out, and nothing that is in it.
  [
    /\bnot (?:too |so |very |all )?(?:cakey|cakelike|dense|dry|stodgy|greasy|soggy|claggy|crumbly|doughy|bland)\b/g,
    ' ',
  ],
  // What another one must not have is told apart.
  [
    /\b(?:und|and|et|y|e) (?:ein(?:e[rs]?)? andere[rsn]?|another(?: one)?|un autre|une autre|otro|otra|un altro|un'altra)(?: (?:kind|child|enfant|nino|nina|bambino))? (?=(?:keine?n?|no|pas|can'?t|cannot)\b)/g,
    '; ',
  ],
  // The right sort is nowhere to be had, and another one does.
  [
    /\b(?:can'?t|cannot|couldn'?t|won'?t|not able to|unable to|hard to|difficult to|impossible to) (?:get|find|buy|source)(?: hold of)? (?:the |any )?(?:right|proper|correct|authentic|real|original|traditional|usual) (?:kind |sort |type )?(?:of )?[a-z]+(?: here| anywhere| around here| in [a-z]+)?\b/g,
    ' ',
  ],
  // What is off is not food, and what is minus is the weather.
  [/\b(?:power|electricity|electrics)(?: is|'s| was| has gone| went)? (?:off|out|down)\b/g, 'no electricity'],
  [/\b(?:heating|boiler|wifi|internet|telly)(?: is|'s| was| has gone| went) (?:off|out|down)\b/g, ' '],
  [
    /\bminus (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)(?: degrees)?(?= (?:here|out|outside|today|tonight|this|and|with)\b| *(?:$|[,.]))/g,
    'cold',
  ],
  // What doctors and mothers write for short.
  [/\b(?:aplv|cmpa|cmpi|iplv)\b/g, 'milk allergy'],
  [/\b(?:oligo)?(?:fructans?|fruktane?n?|fructanos|fruttani|monash)\b/g, 'fodmap'],
  [
    /\b(?:birken?\b(?=[^.!?]*\b(?:juck|kribb|gaumen|allerg|schwell))|birkenpollen\w*|(?:pollens? de|allergi\w+ au) bouleau|(?:polline di|allergic[oa] alla) betulla|polen del? abedul)\b/g,
    'birchpollen allergy',
  ],
  [/\b(?:added|refined) sugars?\b/g, 'sugar'],
  [/\bred meat\b/g, 'redmeat'],
  [/\b(?:aged|mature|matured|strong|ripened|hard) cheeses?\b/g, 'agedcheese'],
  [/\b(?:cured|processed|deli|preserved) (?:meats?|stuff|things?|foods?|sausages?)\b/g, 'curedmeat'],
  [
    /\b(?:(?:birch|tree|hazel)[- ]?pollen(?: (?:thing|allergy|hay ?fever|issue|problem|syndrome))?|oral allergy(?: (?:syndrome|thing|issue|problem|stuff))?|pollen[- ]food (?:syndrome|allergy))\b(?! cross)/g,
    'birchpollen allergy',
  ],
  [
    /\blatex(?:[- ](?:and[- ])?fruits?(?: (?:syndrome|thing|allergy))?| (?:thing|issue|problem))\b/g,
    'latex allergy',
  ],
  [/\b(?:sweet ?)?(?:corn|maize)(?= (?:allergy|allergies|intolerance)\b)/g, 'cornkin'],
  [
    /\b(allergic to|intolerant (?:to|of)|(?:allergy|intolerance) to) (?:sweet ?)?(?:corn|maize)\b(?!flour|[- ]?starch)/g,
    '$1 cornkin',
  ],
  // What else an allergy or a refusal includes.
  [
    /\b(?:and |so |but )?(?:that|this|which) (?:also )?(?:means|includes|covers|goes for|rules out) (?!(?:no|not|i|we|he|she|they|you|it|there|that|a|an|the|any|eating|cooking)\b)(?<=\b(?:allerg\w*|intoleran\w*|free|no|without|avoid\w*|c(?:o)?eliac)\b[^.!?\n]{0,110})/g,
    ', no ',
  ],
  // What is not to be full of salt or sugar.
  [
    /\b(?:(?:that|which) )?(?:isn'?t|is not|'?s not|not|no) (?:an? |just an? |another )?(salt|sugar|fat|calorie|carb|grease) (?:bombs?|fests?|licks?|overload)\b/g,
    'not too salty',
  ],
  [/\b(?:salt|sugar|fat|calorie|carb|flavou?r) bombs?\b/g, 'treat'],
  [
    /\b(?:no|without|avoid(?:ing)?|free of) (?:the |any |five )*pungent (?:vegetables|roots|plants|herbs|veg|foods?|things)\b/g,
    'no onions, no garlic',
  ],
  // Cheese that is set with the stomach of a calf.
  [
    /\b(?:no|without|not|avoid(?:s|ing)?|free of|free from|can'?t have|don'?t eat) (?:any )?(?:animal |calf )?rennet\b|\brennet[- ]free\b/g,
    'vegetarian',
  ],
  [/\bworcester(?:shire)? sauce\b/g, 'worcestershire'],
  // What makes dough rise.
  [/\b(?:leaven(?:ing|ed|ers?)?|raising agents?)\b/g, 'leavening'],
  // The bite of a tick after which nobody eats mammals.
  [
    /\b(?:that |a |the |weird )*(?:lone star )?tick(?:[- ]?(?:bite|borne|bourne))?[- ](?:thing|allergy|meat allergy|syndrome|disease|illness|condition)\b|\b(?:(?:was|were|got|been|being|is) )?(?:bitten|bit) by (?:that |a |the )*(?:lone star )?tick\b(?=[\s\S]*\b(?:meat|beef|pork|lamb|mammals?|redmeat)\b)|\b(?:red ?meat|mammal|meat) allergy (?:from|after) (?:that |a |the )*tick(?: bite)?\b|\btick bite(?=[\s\S]*\b(?:meat|beef|pork|lamb|mammals?|redmeat)\b)/g,
    'alpha-gal',
  ],
  [
    /\b(?:jewish|shabbat|sabbath|shabbos|rosh hashan\w+|hanukk?ah|chanuk\w+|purim)\b(?! (?:penicillin|rye))/g,
    'kosher',
  ],
  [/\bcmp[ai]\b/g, 'milk allergy'],
  [
    /\b(?:adrenaline|epinephrine) (?:auto[- ]?injectors?|pens?)\b|\bauto[- ]?injectors?\b|\bjext(?: pens?)?\b/g,
    'epipen',
  ],
  [/\bhen fruit\b/g, 'eggs'],
  [/\b(?:moo|cow) juice\b|\budder products?\b/g, 'milk'],
  [/\bsilly yaks?\b/g, 'celiac'],
  [/\bplant[- ](?:based|food|foods|only|powered)\b/g, 'vegan'],
  [/\bsoy(?:a)? (?:sauce|beans?)\b/g, 'soy'],
  [/\b(?:white|plain|wheat) flour\b/g, 'wheat'],
  [
    /\b(?:anything|things?|stuff|everything)(?: that)?(?: comes?| has| with| in)* (?:an? )?shells?\b/g,
    'shellfish',
  ],
  // Where foods come from.
  [
    /\b(?:(?:whatever|what|anything|things?|stuff)(?: that)? (?:the |a )?(?:hens?|chickens?) lays?|(?:anything|things?|stuff|whatever)(?: that)? (?:comes? |is |came )?(?:from|out of) (?:the |a )?(?:hens?|chickens?)(?:'s? (?:backside|bottom|bum))?)\b/g,
    'eggs',
  ],
  [
    /\b(?:cow juice|(?:anything|things?|stuff|whatever|what)(?: that)? (?:comes? |is |came )?(?:from|out of) (?:the |a )?(?:cows?|udders?)(?:'s? (?:underneath|udder))?)\b/g,
    'dairy',
  ],
];
