/**
 * What sounds as if something were refused and is not: how far somebody can go, what a pot is for, how a dish is to be. Sources of
 * regular expressions for text in the form of `plainPrompt`, without accents.
 */
const KITCHENS =
  '(?:fridge|freezer|oven|hob|stove|cooker|cooking|heating|reheating|microwave|cutlery|forks?|knives?|plates?|electricity|power|refrigerat\\w*|chilling|defrosting|chopping|peeling)';
const SHOPS =
  '(?:the )?(?:shops?|stores?|supermarket|shopping|market|corner shop|tesco|aldi|lidl|asda|sainsburys|walmart)';

/** Somebody who cares for others is a guest or a neighbor, too. */
const CARERS =
  '(?:doctor|gp|nurse|dentist|surgeon|midwife|vet|physio|pharmacist|chemist|vicar|priest|rabbi|imam|paramedic|consultant|arzt|arztin|zahnarzt|krankenschwester|medecin|infirmiere|dentiste|medico|medica|enfermera|dentista|dottore|dottoressa|infermiera)';
const KIN =
  '(?:friend|mate|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|cousin|aunt|uncle|neighbou?r|mum|mom|dad|nephew|niece|flatmate|housemate|in-law)';

export const NO_REFUSALS: readonly string[] = [
  // Somebody who comes to dinner, or gave something, advises nothing.
  `(?:(?:my|our|the|his|her|a|mein[a-z]*|unser[a-z]*|mon|ma|notre|mi|il mio|la mia|il|la|le|el) )(?:(?:new|old|local) )?${CARERS}(?:'?s ${KIN})?(?= (?:next door|down the (?:road|street))|(?: next door)?(?: is|'s|s| are)? (?:coming|comes|visiting|popping|staying|joining|invited|gave|brought|dropped (?:off|round)|left (?:me|us)|recommended (?:this|you|your)|kommt|vient|viene))`,
  `(?:my|our|his|her|the) (?:${CARERS} ${KIN}|${KIN} the ${CARERS}|${KIN},? who(?:'s| is) an? ${CARERS}\\b)`,
  // Nothing was bitten.
  "tick(?:s|ed|ing)? (?:(?:off|all|every|the|a|any|most|both|of|my|our) )*(?:box(?:es)?|list)|(?:tick[- ]tock|clock(?:'s| is) ticking)",
  // What is of no weight.
  "(?:if|not|all|what|nothing|none of it|size|taste|speed|only thing) (?:that |it |this |else |really |does )*(?:matters?|counts?)(?= *(?:$|[.,;!?:]))|(?:it|that) (?:does(?:n'?t| not)|did(?:n'?t| not)) (?:really )?matter",

  // Somebody who cooks for guests without a fuss.
  "(?:is|are|was|won'?t be|not|nothing|no|nicht|pas|non)(?:n'?t)?(?: any| too| very| much| being| not| zu| trop| muy| troppo)* (?:stress(?:ful|y)?|hassle|drama|stressig|stressante?|estresante)(?: (?:on (?:the )?(?:day|night)|at (?:all|the last minute)))?",
  '(?:here )?where (?:i|we) live|(?:in|round) (?:our|my|these) parts',
  // Nobody goes out for what is not there.
  `(?:can'?t|cannot|won'?t|will not|am not|'m not|not|don'?t want to|do not want to|unable to) (?:(?:be |really |even )*(?:go|going|get|getting|nip|nipping|pop|popping|make it|run|running|drive|driving|walk|head|heading) )?(?:(?:out|back|over|down) )*(?:to|go) ${SHOPS}(?: (?:again|today|tonight|now|for it|till [a-z]+|until [a-z]+))*`,
  'non (?:(?:posso|possiamo|riesco a|riusciamo a|ho voglia di|voglio) )(?:(?:andare|uscire|tornare) ?)+(?:a (?:fare|comprare)(?: la| altra)? ?(?:spesa)?|al (?:supermercato|mercato|negozio))?',
  'no (?:(?:puedo|podemos|quiero|me apetece|tengo ganas de) )(?:(?:ir|salir|bajar|volver) ?)+(?:a (?:la compra|comprar(?: (?:nada|mas))?)|al (?:super|supermercado|mercado))?',
  '(?:(?:peux|peut|pouvons|veux|veut) (?:pas|plus)|sans) (?:(?:sortir|aller|retourner|ressortir) ?)+(?:faire (?:les|des) courses|au (?:marche|supermarche|magasin))?',
  '(?:nicht|nimmer) (?:mehr )?(?:(?:zum|in den|ins) )?(?:einkaufen|supermarkt|laden|markt)(?: (?:gehen|fahren|kommen|will|kann|mag|konnen|wollen))*',
  // How long it may take at most, and what it must not need.
  '(?:no|not|nothing) (?:more|longer|later|over|above)(?: than)? (?:about |around )?(?:\\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty|half)(?: (?:an? )?(?:min(?:ute)?s?|hours?|hrs?|h|quid|pounds?|dollars?|euros?|pans?|pots?|ingredients?|steps?))?',
  `nothing (?:that|which) (?:needs?|uses?|requires?|involves?|has to go in(?:to)?|wants) (?:the |an? |any |to be )*${KITCHENS}|(?:without|no) (?:any |the )*(?:refrigeration|fridge|cool ?box)`,
  "(?:money|cost|price|budget|time)(?:'s| is| are)? no (?:object|issue|problem|constraint)|no expense spared",
  // How it is to be, and how not.
  '(?:not|nicht|pas|non|no) (?:too |so |zu |trop |troppo |demasiado |tan )?(?:crispy|crisp|crunchy|fresh|frozen|cakey|chewy|runny|fudgy|gooey|creamy|saucy|soupy|stiff|fluffy|flaky|thick|thin|deep|thick crust|shop[- ]bought|store[- ]bought|knusprig|fest|trocken|schwer|machtig|uppig|fettig|langweilig|croustillante?s?|sec|seche|lourde?s?|secos?|secas?|pesad[oa]s?|pesante?|secc[oa])(?=[,.;!?]| *$| (?:and|but|or|please|und|bitte|et|y|e|ones?)\\b)',
  '(?:leichter|einfacher|schneller|billiger|gunstiger|besser|scharfer|milder|weniger|mehr|anders) geht(?:s| es)? nicht(?:,? oder)?',
  '(?:ohne|kein(?:en?|er)?|sans|sin|senza|without|no) (?:viel |grosse?n? |tout |any |all the )*(?:schnickschnack|firlefanz|chichis?|tamtam|schischi|gedons|getue|brimborium|chichi|fioritures?|tralala|fanfreluches|florituras?|fronzoli|complicazioni|complicaciones|complications|bells and whistles|frills|faff|nonsense)',
  // Where a thing stands or how it is made, rather than what it is made of.
  "(?:instead of|rather than|statt|anstatt|au lieu d[e'] ?|plutot qu[e'] ?|en vez de|en lugar de|invece (?:che|di)|piuttosto che) (?:(?:in|on|im|in der|in die|auf|auf dem|a|a la|au|en|sur|nella|in|sulla|al|alla) )?(?:(?:the|a|my|la|le|el|il|una|une|der|die|das|dem|den|einer?|meiner) )?(?:deep[- ]?|pan[- ]?|shallow[- ]?)?(?:pan|frying pan|skillet|wok|oven|hob|stove|stovetop|grill|bbq|barbecue|air ?fryer|slow cooker|microwave|instant pot|pressure cooker|pot|fry(?:ing|er)?|fried|frying|baking|baked|boiling|boiled|fresh|raw|cold|hot|warm|steamed|steaming|grilled|grilling|roasted|roasting|pfanne|ofen|backofen|topf|herd|mikrowelle|braten|gebraten|frittiert|frittieren|kochen|poele|four|casserole|cocotte|friteuse|sarten|horno|olla|plancha|parrilla|freidora|freir|frito|padella|forno|pentola|friggitrice|friggere|fritt[oaie]|bollit[oaie])\\b(?! (?:rice|egg|eggs|noodles|beans|onions?|mushrooms?|fish|milk|cream|tuna))",
  // What is homemade.
  "(?:kein\\w*|nicht|nix|pas d[e'] ?|no|not|nothing|non|nada|niente) (?:(?:die|das|der|la|le|el|il|any|the) )?(?:[a-z]+ )?(?:aus (?:der|dem|einer?m?) (?:tute|packung|packerl|glas|dose|kuhlregal|tetra ?pak|packchen)|(?:from|out of) an? (?:jar|packet|tin|can|bottle|box|carton|sachet|packet mix)|(?:en|du|de) (?:boite|sachet|brique|commerce)|de (?:bote|sobre|lata|brik)|in (?:busta|barattolo|scatola|brick))",
  // What is left over is there.
  '(?:que|q|ke|k|che) (?:me|nos|mi|ci) (?:ha |han |e |sono )?(?:sobr[aoe]\\w*|qued[aoe]\\w*|regal\\w*|dieron|dio|trajo|trajeron|avanz\\w*|rest\\w*|rimas\\w*)',
  // Somebody who does not mind what it costs, or how it is done.
  "if (?:i|we) (?:have(?:n'?t| not)(?: got)?|do(?:n'?t| not) have|can(?:'?t|not) (?:find|get)|are out of|'m out of|run out of) (?:any |the |enough )?(?=[a-z]+)(?<=\\b(?:substitute|swap|instead)\\b.*)",
  "(?:(?:am|is|are|was|'m|'s|'re|be|being|total|massive|big|such|a|real|complete|bit of a) )*bab(?:y|ies) (?:about|when it comes to|with) (?:(?:the |any |hot |spicy )*)(?:heat|spice|spices|spiciness|chill?i(?:es)?|hot|spicy)(?: (?:food|things|stuff|dishes))?",
  "(?:(?:am|is|are|was|'m|'s|'re|a bit|bit|slightly|really|very|too) )*(?:scared|wary|afraid|frightened|nervous|suspicious|terrified) (?:of|about) (?:(?:strong|hot|too much|much|any|anything|too many|the) )*(?:spices?|spicy(?: (?:food|things|stuff))?|heat|chill?i(?:es)?|hot food)",
];

/** What is said of a body and puts no food at risk: advice to eat more or less of something, one way a food is not liked, mended joints. */
export const HARMLESS_AILMENTS: readonly string[] = [
  '(?<=\\b(?:more|extra|higher|less|lower|low|high)[- ](?:fib(?:er|re)|protein|iron|calcium|veg(?:etables|gies)?|greens|salt|sugar|fat|sodium),? )(?:my|the|his|her) doctor says?(?: so)?(?! (?:no|not|never|to avoid|avoid|off))|(?:my|the|his|her) doctor says? (?=(?:more|extra) (?:fib|protein|iron|calcium|veg|greens))',
  "(?:(?:won'?t|don'?t|doesn'?t|will not|do not|does not) (?:eat|like|touch) (?:it|them) (?:plain|raw|boiled|steamed|whole|on (?:its|their) own|as (?:it is|they are)|like that))|for (?:an? |my |his |her |the )?upset (?:stomach|tummy|tum|belly)",
  '(?:hip|knee|shoulder|ankle|wrist|elbow|foot|cataract)s? (?:op|ops|operation|surgery|replacement|done|replaced|operated on|pinned|fixed)',
];
