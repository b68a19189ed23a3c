/** What somebody has or may not do, as what it makes of the dish; what must not be in it, other rules read. */
export const EATER_PHRASES: readonly (readonly [RegExp, string])[] = [
  // How old somebody is, is not a number of people.
  [/\b(\d{1,3}) ?(?:yrs?|yo|y o|years?)(?: of age| olds?)?\b/g, '$1 year old'],
  // Whether somebody may eat it is not a wish for it.
  [
    /\b(?:is|are|will|would) (?:the|that|this|it|those|these|any of)(?: [a-z]+){0,4}? (?:be )?(?:still )?(?:ok|okay|safe|fine|alright|all right|allowed|suitable|a problem|an issue)(?: (?:then|now|to eat|to have|for (?:me|him|her|us|them|(?:my|our|his|her|the) [a-z]+)))*$/g,
    '',
  ],
  // The brisket of a feast is the dish.
  [
    /\b(?:dinner|lunch|supper|meal|roast|feast|night|shabbat|shabbos|seder|friday)(?: [a-z]+){0,3} with (?:a |an |some |the )?(brisket|lasagne|paella|moussaka|risotto)\b/g,
    '$1',
  ],
  // A kosher meal is of meat or of milk; which meat is said beside it.
  [/\bkosher meat (dinner|lunch|meal|supper|main|dish|feast)\b/g, 'kosher $1'],
  [
    /\b(?:after|following|to follow) (?:a |the |our |my )?(?:meat|meaty|fleischig|fleishig) (?:meal|dinner|lunch|course|main|supper)\b/g,
    '',
  ],
  // A baby that feeds itself.
  [
    /\b(?:finger foods?|blw|baby led weaning(?: food)?|something (?:he|she|they) can (?:hold|grab|pick up))(?=.*\b(?:bab(?:y|ies)|(?:[6-9]|1[0-2]|six|seven|eight|nine|ten|eleven|twelve) (?:mo|mos|mths?|months?)))|(?<=\b(?:bab(?:y|ies)|(?:[6-9]|1[0-2]) months?)\b.*)\b(?:finger foods?|blw|baby led weaning(?: food)?)\b/g,
    'baby finger food',
  ],
  // Of several, one is not a number of eaters.
  [
    /(?<!\b(?:for|just|only) )\bone of (?:us|them|the (?:guests|kids|team|group|party|lads|girls))\b(?! (?:is )?(?:eating|having|here))/g,
    'somebody',
  ],
  [/\bfor (?:us both|both of us|the pair of us|us two)\b/g, 'for 2 people'],
  [
    /^(?:(?:but|and|still|really|just) )*(?:(?:he|she|they|who) )?(?:wants|fancies|craves|asked for|asks for) /g,
    'i want ',
  ],
  // What is not raw may be cooked.
  [/\b(?:no|not|without|avoid(?:ing)?|nothing with) (?:any )?raw eggs?\b/g, ''],
  [
    /\b(?:histamine|latex(?: fruit)?|birch pollen|pollen food)(?: (?:intoleran\w+|issues?|problems?|sensitivity|syndrome|allergy))?\b/g,
    '',
  ],
  [
    /\b(?:(?:that|which) )?(?:isnt|is not|s not|thats not|not|no) (?:an? |just an? |another )?salt (?:bomb|fest|lick|overload)\b/g,
    'with little salt',
  ],
  // What is not good for me says nothing of who else eats.
  [
    /\b((?:is|are|was|were)(?:nt| not) (?:really )?(?:ok|okay|safe|fine|good|suitable|allowed)) for (?:me|him|her|us|them)\b/g,
    '$1',
  ],
  [/\bcheese ?boards?(?: style)? tarts?\b/g, 'cheese quiche'],
  [/\bcheese ?boards?(?: style)?\b/g, 'cheese'],
  [/\bgood friday (?=dinner|lunch|supper|meal|tea)/g, 'fish '],
  [/\bbuddhist (?:food|dinner|lunch|meal|dish|cooking|style)\b/g, 'buddhist temple food'],
  [
    /\b(?:no|without) (?:the |any |five )*pungent (?:vegetables|roots|plants|herbs|veg|foods?|things)\b/g,
    'no onions no garlic',
  ],
  [
    /\b(?:(?:a|had|having|after|his|her|my|the|new|bone marrow|stem cell|liver|heart|lung|kidney) )*transplants?(?: patient)?\b|\bneutropa?enic(?: diet)?\b|\b(?:ckd|esrd)(?: stage \w+)?\b|\b(?:just |had |my |his |her |got |the )*tonsils (?:are |were )?(?:out|removed)\b|\btonsillectomy\b/g,
    '',
  ],
  // Idioms that name a food or refuse one only as a joke.
  [/\bdeath by chocolate\b/g, 'chocolate'],
  [
    /\bdrop dead (?:gorgeous|good)\b|\bheart attack on a plate\b|\bkiller (?=recipe|sauce|sandwich|burger|cocktails?)|\b(?:hay ?fever|the heat|my (?:feet|back|legs)) (?:is|are) killing (?:me|us)\b/g,
    '',
  ],
  [
    /\b(?:driving|drives?|drove|sends?) (?:me|us|him|her) (?:absolutely |completely )?(?:nuts|bananas|crackers)\b|\b(?:its|thats) (?:just |absolutely )?(?:nuts|bananas|crackers)(?: how| that)?\b/g,
    '',
  ],
  [
    /\ballergic to (?:cooking|housework|washing up|cleaning|mornings|mondays|work|hard work|effort|exercise|people|shopping|cats?|dogs?|dust)\b/g,
    '',
  ],
  [
    /\b(?:nobody|no one|none of us)(?: here)? (?:is|has) (?:any )?(?:allergic|allerg(?:y|ies)|intolerant|intolerances?)(?: to (?:anything|a thing))?\b|\b(?:no|zero|without) (?:food |known )?(?:allergies|intolerances?|dietary (?:requirements|restrictions|needs))(?: here| at all)?\b|\bnot (?:actually )?pregnant\b/g,
    '',
  ],
  [/\b(?:energy|gas|electricity|fuel) (?:bills?|prices?|costs?|crisis)\b/g, ''],
  [/\bbaby shower\b/g, 'party'],
  [/\bhealth kick\b/g, 'healthy'],
  [
    /\b(?:cest|est ce(?: que cest)?|es|e|ist das|geht das)(?: (?:bon|bueno|ok|okay|possible|sans danger|seguro|sicuro|sicher|noch|gut|va bene))+(?: (?:pour|para|per|fur) (?:moi|elle|lui|mi|ella|el|me|lei|mich|sie|ihn))?$/g,
    '',
  ],
  [
    /\b(?:texture modified|soft (?:and|n) bite sized?|minced (?:and|n) moist|iddsi)(?: (?:diets?|foods?|meals?|level [3-7]))*\b|\blevel (?:5|6|7)\b/g,
    'soft food',
  ],
  // How thick a dish is to be is not a dish.
  [
    /\b(?:dysphagia|iddsi|swallowing (?:problems?|difficult\w+|issues?)|puree[ds]?|texture modified)(?: (?:puree[ds]?|diets?|foods?|meals?|level (?:4|four)|iddsi|4))+\b|\b(?:iddsi )?level (?:4|four)(?: (?:puree[ds]?|diet|food|meals?|dysphagia))*\b|\bdysphagia\b/g,
    '',
  ],
  [
    /\b(?:(?:who|that|he|she|i|they|and|but) )*(?:cant|cannot|can not|struggles? to|not able to|unable to|hardly|barely|no longer) (?:really )?(?:chew|bite)(?: (?:much|properly|well|anything(?: hard)?|hard (?:things|food|stuff)|meat|food|things))?\b|\b(?:has |have |with |got |ive got )?(?:no|without|few|hardly any) teeth\b|\btoothless\b|\b(?:(?:who|that|he|she|dad|mum|mom|and|but|er|sie|il|elle|qui|que|che|has|with|hat|a|tiene|ha) )*(?:chew(?:s|ing)? (?:very |so |really |rather )?(?:badly|poorly|with difficulty)|(?:bad|poor|terrible|weak|rotten) teeth|kaut (?:sehr |so |nur |nur noch )?schlecht|schlechte zahne|mache (?:tres |si )?(?:mal|difficilement)|mauvaises? dents?|mastica (?:muy |molto )?(?:mal|male|con dificultad|a fatica))\b|\b(?:just |had |have |has |my |his |her |got |the )*(?:wisdom )?(?:teeth|tooth) (?:just |are |were |was |is |got )*(?:out|removed|pulled|extracted|taken out)\b|\b(?:tooth|teeth|dental|wisdom teeth) (?:extraction|surgery|operation)\b|\b(?:sore|aching|painful) (?:mouth|gums|teeth|tooth|jaw)\b|\bmouth (?:ulcers?|sores)\b|\bjaw (?:surgery|is wired|wired|is broken|broken)\b|\b(?:no|non|ne) (?:puede|puedo|pueden|puo|posso|peut|peux) (?:pas )?(?:masticar|masticare|macher)\b|\bkann (?:nicht|kaum|schlecht|nur schwer) (?:mehr )?(?:gut |richtig )?kauen\b|\b(?:(?:qui|che|que|has|hat|a|ha|fa|le|du|de la|des|beaucoup de) )*(?:mal|peine|difficultes?) a (?:macher|mastiquer)\b|\b(?:(?:che|fa) )*fatica a masticare\b|\b(?:(?:que|le|a|quien) )*cuesta (?:mucho )?masticar\b|\b(?:(?:que|tiene|con) )*dificultad(?:es)? (?:para|al) masticar\b|\b(?:schwierigkeiten|probleme|muhe) beim kauen(?: hat)?\b/g,
    'soft food',
  ],
  [
    /\b(?:nothing|no|not) (?:too )?(?:crunchy|crispy|crisp|chewy|lumpy|stringy)(?: or (?:too )?hot)?\b/g,
    'soft food',
  ],
  [
    /\b(?:(?:is|are|am|im|shes|hes|was|just|finished|having|going|through|after|during|on|her|his|my|a|with|from|round of|session of|second|third|last|first) )*(?:chemo(?:therapy)?|radiotherapy)\b(?: (?:patient|ward|today|yesterday|session|treatment|round))*|\b(?:everything|it all|food|nothing) tastes? (?:of|like) (?:metal|cardboard|nothing|pennies|coins|anything)\b/g,
    'soothing food',
  ],
  [
    /\b(?:(?:with|has|have|having|chronic|stage (?:\w+)|end stage|my|his|her|the|for) )*(?:kidney (?:disease|failure|problems?|patient|trouble|diet|transplant|friendly|function)|renal (?:diet|patient|failure|disease|friendly)?|dialysis(?: patient)?)\b|\blow (?:potassium|phosphate|phosphorus)(?: diet)?\b/g,
    '',
  ],
];
