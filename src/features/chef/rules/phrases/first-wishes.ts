const FULL =
  'filling|hearty|comforting|nourishing|cosy|cozy|homely|soothing|satisfying|substantial|warming|cheesy|simple|quick|easy|wholesome|tasty';
('(?! (?:sauce|dogs?|chocolate|cross|pot|wings?|peppers?|chill?i(?:es|s)?|curry|salsa)\\b)');

/** Occasions, weather and wishes that are told in a whole phrase, in the form of `plainPhrase`, and what a cook hears. */
export const FIRST_WISHES: readonly (readonly [RegExp, string])[] = [
  // What is hot and fills comes from the stove: only words of taste ask for chilli.
  [
    new RegExp(
      `\\b(?:something |anything |nice |really )*(?:hot(?: and| but)? (?=(?:${FULL})\\b)|(?<=\\b(?:${FULL})(?: and| but)? )hot\\b(?! and (?:spicy|sour|fiery)))`,
      'g',
    ),
    'something warm ',
  ],
  [
    /\bsomething hot(?= (?:for|on|after|when|in|before|to come|to eat) (?:[a-z]+ ){0,4}(?:cold|winter|rainy?|snowy?|wet|walk|evening|night|lunch|dinner|supper|work|skiing|football|home)\b)/g,
    'something warm',
  ],
  [
    /\b(?:(?:et)?was (?:richtig |schon |ganz )?(?:warm|heiss|warmend)es|quelque chose de (?:bien )?chaud|un (?:plat|repas) chaud|algo (?:bien )?(?:caliente|calentito)|qualcosa di (?:ben )?caldo)\b/g,
    'something warm',
  ],
  [
    /\b(?:qui|pour (?:me|nous|se)) rechauffer?(?:nt)?\b|\bpara (?:entrar en calor|calentar(?:se|me|nos)?)\b|\bque caliente\b|\bche (?:ri)?scaldi?a?\b|\bper (?:ri)?scaldar(?:si|mi|ci)\b|\b(?:das|was|zum) (?:auf)?warm(?:t|en)(?= *$)/g,
    'warming',
  ],
  // The weather, however it is declined.
  [
    /\b(?:fur |an |bei )?(?:(?:einen?m?|den?m?|die|so|diese[nr]?) )*kalte[nr]? (?:tage?n?|abende?n?|winterabende?n?|winter)\b|\b(?:pour |par |en )?(?:(?:une?|les?|ces|des|la) )*(?:(?:journees?|jours?|soirees?|soirs?) (?:bien )?(?:froid(?:e?s?)|d hiver|de pluie)|temps froid|plats? d hiver)\b|\b(?:para |en )?(?:(?:un|una|el|los|las|estos) )*(?:dias?|noches?|tardes?) (?:muy )?(?:fri[oa]s?|de (?:frio|invierno|lluvia))\b|\bplatos? de invierno\b|\b(?:per |in )?(?:(?:una?|le|i|queste|una) )*(?:giornat[ae]|ser[ae]|giorn[io]) (?:molto )?(?:fredd[oaei]|d inverno|di pioggia|piovos[ae])\b/g,
    'cold day',
  ],
  [
    /\b(?:fur |an |bei )?(?:(?:einen?m?|den?m?|die|so|diese[nr]?) )*heisse[nr]? (?:sommer)?(?:tage?n?|abende?n?|wetter)\b|\b(?:bei )?(?:dieser |der |so einer )?hitze\b|\b(?:pour |par )?(?:(?:une?|les?|ces|des|la) )*(?:journees?|jours?|soirees?) (?:tres )?(?:chaude?s?|d ete|caniculaires?)\b|\b(?:para |en )?(?:(?:un|una|el|los|las|estos) )*(?:dias?|noches?) (?:muy )?(?:calurosos?|calurosas?|de (?:mucho )?calor|de verano)\b|\b(?:per |in )?(?:(?:una?|le|i|queste) )*(?:giornat[ae]|ser[ae]|giorn[io]) (?:molto )?(?:cald[oaie]|d estate|estiv[eai]|afos[aeio])\b/g,
    'hot day',
  ],
  // What is sweet and eaten in the morning is no dessert.
  [
    /\b(?:something|anything|a bit of something) sweet (?:for|at|to have (?:for|at)) (breakfast|brunch)\b|\b(?:et)?was susses zum (?:fruhstuck|brunch)\b|\bquelque chose de sucre (?:pour le|au) petit dejeuner\b|\balgo dulce para (?:el desayuno|desayunar)\b|\bqualcosa di dolce (?:per|a|per la) colazione\b|\b(?:petit dejeuner sucre|susses fruhstuck|desayuno dulce|colazione dolce)\b/g,
    'sweet morning food for breakfast',
  ],
  // What dresses leaves is a sauce, whatever is said of the leaves.
  [
    /\b(?:(?:a|the|some|my|simple|easy|good|quick|nice|basic|homemade) )*(?:salad )?dressing (?:for|on|to go with|to go on) (?:(?:a|the|my|our|some) )?(?:(?:green|mixed|leafy|simple|side|fresh|tomato|garden|summer) )*(?:salads?|leaves|greens|lettuce|rocket)\b|^(?:(?:a|some|simple|easy|good|quick|nice|basic|homemade) )*(?:salad )?dressing$|\b(?:sauce|vinaigrette) pour (?:(?:une|la|ma|les) )?salades? ?(?:verte)?\b|\b(?:ein )?dressing fur (?:(?:einen?|den|meinen) )?(?:grunen )?(?:salat|blattsalat)\b|\b(?:alino|aderezo|condimento) (?:para|per) (?:(?:una?|la|l) )?(?:ensaladas?|insalata)(?: verde)?\b/g,
    'vinaigrette',
  ],
  // In Spain it is what friends do in a garden.
  [
    /\b(?:para|en|de) (?:(?:una|la|mi|nuestra) )?barbacoa(?! (?:de|con) (?:res|borrego|cordero|cabeza))(?: (?:con|de) (?:(?:los|mis|unos|las) )?(?:amigos|familia|domingo|verano|vecinos|cumpleanos))?\b|^(?:una )?barbacoa (?=con (?:(?:los|mis|unos) )?(?:amigos|vecinos)|en (?:casa|el jardin))/g,
    'barbecue ',
  ],
  // Whoever stands with a plate in the hand eats small things.
  [
    /\b(?:(?:a|my|our|the|her|his|friends?|sisters?|for) )*(?:baby|bridal|wedding|couples) showers?\b|\bgender reveal(?: party)?\b|\b(?:hen|bachelorette) (?:do|party|night|weekend)\b|\b(?:house ?warming|engagement|graduation|retirement|christening|baptism|communion|confirmation)(?: (?:party|do|lunch|buffet|food|celebration))*\b|\bopen house\b/g,
    'party food',
  ],
  // A birthday that is dined is a fine dinner, and no party.
  [
    /\b(?:birthday|graduation|promotion|engagement|name day) (dinner|meal|supper|lunch)(?= (?:for|with) (?:my|our|his|her|a|the|just)\b| *$)/g,
    'special $1',
  ],
  [
    /\b(?:geburtstagsessen|repas d anniversaire|(?:cena|comida) de cumpleanos|(?:cena|pranzo) di compleanno) (?:fur|pour|para|per)\b/g,
    'special dinner for',
  ],
  // Who cooks once for several days.
  [
    /\b(?:fur|uber) die (?:ganze |gesamte |kommende |nachste )?woche(?: vor(?:kochen|bereiten))?\b|\b(?:pour|de) (?:toute )?la semaine(?= *$| a| sans| pour| avec)|\bpara (?:toda )?la semana\b|\bper (?:tutta )?la settimana\b/g,
    ' meal prep for the week',
  ],
  // How tender it is to be says how long it is to cook.
  [
    /\b(?:that |which |to |so )*(?:falls? apart|falling apart|(?:falls?|falling|drops?|comes?) (?:right |straight |clean )?(?:off|from) (?:the|its) bones?)\b|\b(?:fall apart|pull apart|fork|melt in (?:the|your) mouth|meltingly|super|really|very|so) tender (?=(?:beef|pork|lamb|brisket|ribs?|shanks?|shoulder|stew|casserole|meat)\b)/g,
    ' all day braise ',
  ],
  [
    /\b(?:that |which |to )?(?:melts?|dissolves?) in (?:the|your|my|our|their) mouths?\b|\bmelt in (?:the|your|my) mouth\b|\b(?:die |das )?(?:auf|im) (?:der zunge|mund) zergeh(?:t|en)\b|\b(?:qui )?fond(?:ent)? (?:dans la|en) bouche\b|\b(?:que )?se (?:deshaga|deshace|derrite)n? en la boca\b|\b(?:che )?si sci(?:oglie|olga)(?:no)? in bocca\b/g,
    '',
  ],
  // Whom it is to win over sets no limit.
  [
    /\b([a-z]+) (?:recipes? |dish(?:es)? )?for (?:people|someone|somebody|those|anyone|kids|children|my [a-z]+|a [a-z]+) (?:who|that) (?:really |usually |normally |thinks? they |thinks? (?:he|she) )?(?:hates?|dislikes?|dont like|doesnt like|do not like|cant stand|(?:arent|isnt) keen on)(?: eating)? (?:\1|it)\b/g,
    '$1',
  ],
  // A cake with no flour at all has a recipe of its own.
  [
    /\b(?:cakes?|tortes?|something to bake) (?:without|with no|that has no|with zero) (?:any )?flour\b|\b(?:no flour|flourless) (?:chocolate )?(?:cakes?|torte)\b|\b(?:kuchen|torte) (?:ganz )?ohne mehl\b|\bgateaux? sans farine\b|\b(?:torta|dolce) senza farina\b|\b(?:tarta|bizcocho|pastel) sin harina\b/g,
    'flourless chocolate cake',
  ],
  // Whose birthday it is.
  [
    /\b(?:cake|kuchen|torte|gateau|tarta|torta|pastel) (?:for|fur|zum|pour|para|per) (?:(?:a|the|my|our|his|her|den|einen|meinen|unseren|un|une|l|la|el|il|le|mon|ma|mi|mio|mia) )*(?:(?:sons?|daughters?|kids?|childs?|childrens?|friends?|boyfriends?|girlfriends?|husbands?|wifes?|mums?|moms?|dads?|\d+(?:st|nd|rd|th)) )*(?:birthday|bday|geburtstag|kindergeburtstag|anniversaire|cumpleanos|compleanno)\b/g,
    'birthday cake',
  ],
  // A diet may stand between a dish and what is in it.
  [
    /\b(gateaux?|kuchen|torta|tarta|bizcocho|biscuits?|kekse|galletas|biscotti|pasta|pates|nudeln|soupe|suppe|sopa|zuppa|salade|salat|ensalada|insalata) ((?:sans|ohne|senza|sin) [a-z]+|(?:gluten|laktose|zucker)frei[a-z]*) ((?:aux?|a la|al|allo|alla|agli|mit|avec|de|con|di) [a-z]+)\b/g,
    '$1 $3 $2',
  ],
  // What nachos are dipped in is no gravy.
  [
    /\b(?:tomato |fresh |homemade |spicy |red )*salsa (?:for|with|to go with|to dip) (?:(?:the|my|our|some) )?(?:nachos?|tacos?|tortilla chips|tortillas|chips|crisps|dipping|burritos?|fajitas?|quesadillas?)\b/g,
    'pico de gallo',
  ],
  [
    /\b(?:(?:a|an|the|some|good|quick|easy|simple|nice) )*(?:marinade|marinada|marinatura) (?:for|fur|pour|para|per) (?:(?:a|the|my|our|some|grilled|bbq|barbecued|il|la|le|el|das) )*(?:steaks?|beef|tofu|salmon|saumon|lachs|rindfleisch|boeuf|ternera|manzo)\b/g,
    'soy and ginger marinade',
  ],
  [
    /\b(?:(?:a|an|the|some|good|quick|easy|simple|nice) )*(?:marinade|marinada|marinatura) (?:for|fur|pour|para|per) (?:(?:a|the|my|our|some|grilled|bbq|barbecued|il|la|le|el|das) )*[a-z]+(?: (?:breasts?|thighs?|wings|legs|chops|skewers|fillets?|kebabs))?(?= *$)/g,
    'lemon and herb marinade',
  ],
  // Days of the calendar, and what people cook on them.
  [/\b(?:4th|fourth) of july\b|\bindependence day\b|\b(?:memorial|labou?r) day\b(?! sale)/g, 'barbecue'],
  [
    /\b(?:chinese|vietnamese|korean) new year\b|\bspring festival\b|\bchinesisches neujahr\b|\bnouvel an chinois\b/g,
    'lunar new year',
  ],
  [
    /\b(?:(?:its|it is|at|when|almost|nearly|over|about) )*3[0-9] ?(?:degrees|degree|c|celsius|grad|degres|grados|gradi)\b(?! (?:oven|for))|\b(?:9\d|10\d) ?(?:degrees|f|fahrenheit)\b(?= (?:outside|today|here|out|and)| *$)/g,
    'hot day',
  ],
  // What is eaten late, and what is eaten in between.
  [
    /\b(?:late night|midnight|bedtime|after the pub|after a night out) (?:snacks?|munchies|bites?|food|cravings?)\b|\bmitternachtssnack\b|\b(?:snack|encas) de minuit\b|\b(?:snack|picoteo) de medianoche\b|\bspuntino di mezzanotte\b/g,
    'late bite',
  ],
  [
    /\b(?:something )?sweet snacks?\b|\bsomething sweet to snack(?: on)?\b|\bsusse[rs]? (?:snacks?|kleinigkeit(?:en)?)(?: fur zwischendurch)?\b|\b(?:encas|snacks?|gouter) sucres?\b|\b(?:snacks?|merienda) dulces?\b|\balgo dulce para (?:picar|merendar)\b|\b(?:spuntino|merenda|snack) dolce\b/g,
    'sweet little snack',
  ],
  [
    /\b(?:cookies|biscuits|something to bake|baking) (?:for|at|to give at) (?:christmas|xmas|the holidays)\b|\bxmas cookies\b|\b(?:platzchen|kekse) (?:fur|zu) weihnachten\b|\b(?:biscuits|sables) (?:de|pour) noel\b|\bgalletas (?:de|para) navidad\b|\bbiscotti (?:di|per) natale\b/g,
    'christmas cookies',
  ],
  // Bread to be used up is none to be baked.
  [
    /\b(?:to )?(?:use|using) up (?:(?:a lot of|lots of|loads of|some|the|my|all|this|that|our|an?|old|stale|leftover|rest of|last of|half|loaf of) )*bread\b|\b(?:too much|old|leftover|a lot of old|yesterdays) bread\b(?! (?:recipe|pudding|crumbs))|\b(?:altes|altbackenes|hartes) brot(?: verwerten| aufbrauchen)?\b|\bpain (?:dur|rassis)\b|\bpan duro\b|\bpane (?:raffermo|vecchio|secco)\b/g,
    'stale bread',
  ],
  [
    /\b(?:sour|soured|off|turned) milk\b|\bmilk (?:thats |that is |that has |is |has )?(?:gone |turned |going |gone a bit )(?:off|sour)\b|\bsaure milch\b|\blait tourne\b|\bleche cortada\b|\blatte acido\b/g,
    'buttermilk',
  ],
  [/\bprimo(?: piatto)? (?:di|a base di|con) (?:pesce|mare)\b/g, 'seafood pasta'],
  // Legs on the bone are roasted as they are.
  [
    /^(?:(?:baked|roasted?|oven|sticky|honey|easy|quick|crispy) )*(?:chicken )?drumsticks(?: (?:in the oven|dinner|recipe))?$/g,
    'sticky chicken legs',
  ],
  [
    /\b(?:(?:what|something|anything|dinner|recipe|recipes|ideas?|meal|dish) )?(?:(?:can|should|could) (?:i|we) (?:do|make|cook) with|to (?:do|make|cook) with|with|for|i have|we have|ive got) (?:(?:some|my|a|the|pack|packet|of|few|\d+) )*(?:chicken )?drumsticks(?= *$| (?:in the oven|please|tonight|for dinner|for tonight)\b)/g,
    'sticky chicken legs',
  ],
  // What has none of a food is still a dish.
  [
    /\bno (soy|dairy|gluten|egg|nut|milk|wheat|sesame|peanut|fish|meat) (noodles?|pasta|rice|bread|curry|soup|stew|cake)(?: dish(?:es)?| dinner| recipe)?\b/g,
    '$1 free $2',
  ],
  // What is drunk in the evening is not cooked with.
  [
    /\b(?:for|at|to go with) (?:(?:a|an|our|the|my) )?(?:cheese and )?(?:wine|beer|cocktail|whisky|gin|champagne) (?:evening|night|tasting|party|o clock)\b/g,
    '',
  ],
  [/\btequila cocktails?\b|\bcocktails? (?:with|mit|avec|con) tequila\b/g, 'margarita'],
  [/\b(?:white )?rum cocktails?\b|\bcocktails? (?:with|mit|avec|con) (?:rum|rhum|ron)\b/g, 'mojito'],
];
