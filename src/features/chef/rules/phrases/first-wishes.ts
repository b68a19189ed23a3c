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
    /\b(?:something|anything|a bit of something) sweet (?:for|at|to have (?:for|at)) (breakfast|brunch)\b|\b(?:et)?was susses zum (?:fruhstuck|brunch)\b|\bquelque chose de sucre (?:pour le|au) petit dejeuner\b|\balgo dulce para (?:el desayuno|desayunar)\b|\bqualcosa di dolce (?:per|a) colazione\b|\b(?:petit dejeuner sucre|susses fruhstuck|desayuno dulce|colazione dolce)\b/g,
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
];
