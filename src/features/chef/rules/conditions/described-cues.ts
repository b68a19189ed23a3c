import { type Cue, said } from './cue.ts';

const HOURS =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|due|tre|quattro) ?-?(?:hours?|hrs?|h|stunden|std|heures|horas|ore)';
const LAST =
  '(?: (?:tomorrow|today|tonight|home|back|later|this [a-z]+|morgen|heute|demain|manana|domani|journey|trip|ride))*';

/** Wishes that say where something is eaten, by whom or after what, and no dish; they are read before any other. */
export const DESCRIBED_CUES: readonly Cue[] = [
  // How long somebody travels is not how long to cook.
  {
    condition: 'carried',
    said: said(
      `(?:for|on|in) (?:(?:the|my|our|a|an|long|overnight|night|early|late) )*(?:${HOURS} )?(?:train|coach|plane|ferry|flight|bus|car journey|road)(?! (?:cake|fans?))${LAST}(?:,? ${HOURS}(?: (?:journey|ride|trip))?)?`,
      `(?:fur|in) (?:(?:die|der|den|dem|das|eine|einen|lange|langen|meine|unsere) )*(?:bahn|zug|bus|flieger|flug|flugzeug|bahnfahrt|zugfahrt|autofahrt|busfahrt|reise|fahrt|zugreise|bahnreise)${LAST}(?:,? ${HOURS})?|im (?:zug|bus|flugzeug|flieger|ice)${LAST}(?:,? ${HOURS})?|(?:zum|furs) mitnehmen|fur unterwegs`,
      `(?:dans|pour|en) (?:le |l'|un |mon )?(?:train|avion|trajet|car|bus|tgv)(?! (?:je|on|il|nous|de)\\b| d')${LAST}(?:,? (?:de )?${HOURS})?|(?:un truc |quelque chose )?a (?:emporter|manger sur le pouce)`,
      `(?:para|en) (?:el |un |mi )?(?:tren|avion|viaje|autobus|autocar|vuelo|camino)${LAST}(?:,? (?:de )?${HOURS})?`,
      `(?:in|per il|per un|sul|durante il) (?:treno|aereo|viaggio|pullman)${LAST}(?:,? (?:di )?${HOURS})?|da (?:portare|portarsi)(?: via| dietro| con me| al lavoro| in ufficio| a scuola| in spiaggia)*|da asporto`,
    ),
    meant: ' on the go ',
  },
  // Who holds a child eats with the other hand, and the child does not eat.
  {
    condition: null,
    said: said(
      "(?:(?:while|whilst|when|as) )?(?:i'm |i am |im )?(?:holding|carrying|feeding|nursing|rocking|bouncing|cuddling) (?:a|the|my|our|his|her) (?:[a-z]+ )?(?:baby|newborn|child|toddler|kid|infant)",
      '(?:(?:that )?(?:i |you |we )?can (?:be )?(?:eat|eaten)(?: it)? |to eat |eaten |eat )?(?:with|using|in) (?:just |only )?(?:one|a single|1|my other|the other|one free) hand(?: free)?(?! mixer| blender)',
      "(?:mit|in) (?:nur )?(?:einer|der anderen) hand(?: (?:essen|gegessen)(?: kann| werden)?)?|(?:avec|d'|a) une (?:seule )?main|con una (?:sola )?mano",
    ),
    meant: ' finger food ',
  },
  // What is eaten with the fingers.
  {
    condition: null,
    said: said(
      '(?:et)?was (?:(?:zum|mit) )+(?:den |die )?(?:fingern?|hand|handen)(?: essen| zu essen)?|(?:mit|aus) (?:den |der )?(?:fingern|handen|hand) (?:essen|zu essen|gegessen)|a manger avec les (?:doigts|mains)|qui se mange(?:nt)? avec les (?:doigts|mains)|(?:para comer|que se com[ae]n?) con (?:las manos|los dedos)|da mangiare con le (?:mani|dita)|che si mangia(?:no)? con le (?:mani|dita)',
    ),
    meant: ' finger food ',
  },
  // Nobody chews on what a dentist has worked on.
  {
    condition: null,
    said: said(
      '(?:nach|von) (?:dem |der |einer |meiner |meinem |beim )*(?:zahnarzt(?:termin|besuch)?|zahn-?op|weisheitszahn-?op|wurzelbehandlung|zahnoperation)|(?:beim|vom) zahnarzt(?: gewesen)?|weisheitszahne (?:raus|gezogen|draussen)',
      '(?:ich |wir |er |sie |und )*(?:darf|kann|soll)(?: ich| er| sie)?(?: heute| gerade| noch)* (?:nichts?|nicht|kaum|nix)(?: festes| hartes| richtig)? (?:kauen|beissen)',
      '(?:je )?(?:sors|reviens|rentre) (?:de chez |du )(?:le )?dentiste|(?:apres|chez) (?:le |mon )?dentiste|(?:je )?ne? (?:peux|dois|puis) (?:pas|rien|plus) (?:macher|croquer)|sans (?:avoir a )?macher|dents? de sagesse (?:arrachees?|enlevees?|retirees?)',
      '(?:despues del|vengo del|vuelvo del|tras el) dentista|(?:no puedo|sin tener que|sin) masticar|muelas? del juicio(?: sacadas?| fuera)?',
      '(?:dopo il|torno dal|sono stat[oa] dal|appena uscit[oa] dal) dentista|(?:non posso|senza(?: dover)?) masticare|denti? del giudizio(?: tolt[io]| estratt[io])?',
    ),
    meant: ' soft food ',
  },
  // Nothing but boiling water, however it is said.
  {
    condition: 'kettle',
    said: said(
      "(?:je )?n'(?:ai|avons|y a) (?:rien )?(?:d'autre )?qu'une bouilloire(?: (?:a|dans|en) (?:l'|la |ma )?(?:hotel|chambre|bureau))*(?: d'hotel)?|(?:j'ai |on a )?(?:juste|seulement|uniquement) (?:une )?bouilloire(?: (?:a|dans) (?:l'|la |ma )?(?:hotel|chambre|bureau))?",
      "(?:ich |wir )?(?:hab(?:e|en)? |gibt es |gibt's |haben )?(?:hier |im hotel(?:zimmer)? )?(?:nur|bloss|nichts? ausser|nix ausser|lediglich) (?:einen? |nen? |dem )?wasserkocher(?: (?:im|am) (?:hotel(?:zimmer)?|zimmer|buro))?",
      "(?:solo|solamente|unicamente) (?:tengo |hay |con )?(?:un |una )?(?:hervidor(?: de agua)?|kettle|pava(?: electrica)?)(?: en (?:el|la|mi) (?:hotel|habitacion|oficina))?|(?:solo|soltanto) (?:ho |c'e |con )?(?:un |il )?bollitore(?: in (?:hotel|camera|ufficio))*",
      '(?:with |just |only )(?:the |a )(?:hotel )?kettle(?: only)?(?: in (?:a|the|my) (?:hotel|room|hotel room|office))?',
    ),
    meant: ' no oven no stove kettle ',
  },
  // Who has walked or worked all day is hungry.
  {
    condition: null,
    said: said(
      '(?:after|following) (?:(?:a|an|our|the|my|long|big|hard|whole|full|all) )*(?:day )?(?:of )?(?:hik(?:e|ing)|trek(?:king)?|bike ride|cycling|ski(?:ing)?|swim(?:ming)?|climb(?:ing)?|gardening|digging|football match|rugby match|training session)(?! (?:box|snack))(?: (?:all day|today))?',
      'nach (?:(?:der|einer|dem|einem|langen|langem|ganzen) )*(?:wanderung|wandern|radtour|bergtour|skitag|skifahren|gartenarbeit)|apres (?:(?:une|la|longue|journee|de) )*(?:randonnee|balade|ski|jardinage)|despues de (?:(?:una|la|larga|un|dia|de) )*(?:caminata|excursion|ruta|senderismo|esqui)|dopo (?:(?:una|la|lunga) )*(?:escursione|camminata|passeggiata|giornata di sci)',
      "(?:(?:is|are|'s|'re|and|who|always|constantly|permanently|forever) )+(?:hungry|starving|ravenous)|(?<=\\b(?:son|sons|daughter|teen|teenager|teenagers|boys|lads)\\b[^.;!?]{0,20})(?:who )?(?:eats? (?:like a horse|everything|constantly|non ?stop|all day))|(?:immer|standig|dauernd) hunger|(?:a |ont )?(?:toujours|tout le temps) faim|siempre (?:tiene(?:n)? )?(?:hambre|hambriento)|(?:ha |hanno )?sempre fame",
    ),
    meant: ' filling ',
  },
  // Late at night, little is cooked.
  {
    condition: null,
    said: said(
      "(?:(?:it's|its|it is|at|already|nearly|almost|gone|about) )*(?:10|11|ten|eleven) ?(?:p\\.?m\\.?|at night|o'?clock at night|(?:uhr )?(?:nachts|abends))|(?:um |es ist )?(?:22|23) ?uhr|(?:il est |a )?(?:22|23) ?h(?:eures)?(?: du soir)?(?![a-z])|(?:son )?las (?:once|diez|11|10) de la noche|(?:sono )?le (?:undici|dieci|11|10) di sera",
      "(?:it's |its |it is |already |nearly |gone |just |past )*(?:midnight|mitternacht|minuit|medianoche|mezzanotte)(?! (?:mass|feast|sun))",
    ),
    meant: ' late bite ',
  },
  // What each may cost.
  {
    condition: null,
    said: said(
      '(?:(?:for|at|under|below|max|maximum|about|around|only|just|less than|no more than|up to|with) )*(?:(?:a|one|two|three|four|[1-4]) ?(?:euros?|pounds?|quid|dollars?|bucks|francs?|€|£)|[€£$] ?[1-5]) ?(?:per|a|each|for each|for every)(?: (?:head|person|portion|serving|plate|eater))?(?: at most| max| maximum)?(?![a-z])',
      '(?:(?:fur|unter|maximal|hochstens|nur|ca) )*(?:ein|zwei|drei|vier|[1-4]) ?(?:euro|€|franken) (?:pro|je) (?:person|kopf|portion|nase)|(?:(?:pour|moins de|max|maximum) )*(?:un|deux|trois|quatre|[1-4]) ?(?:euros?|€) (?:par|la) (?:personne|tete|portion|part)|(?:(?:por|menos de|maximo) )*(?:un|dos|tres|cuatro|[1-4]) ?(?:euros?|€) (?:por|la) (?:persona|cabeza|racion)|(?:(?:con|meno di|massimo|per) )*(?:un|due|tre|quattro|[1-4]) ?(?:euro|€) (?:a|per) (?:testa|persona|porzione)',
    ),
    meant: ' cheap ',
  },
  // What is decorated is iced, and small enough for each to have their own.
  {
    condition: null,
    said: said(
      '(?:(?:to|that|bake|make|baking|and|can|could|we|i|kids|children|the) )*(?:decorate |decorated |decorating |to ice |iced )(?:the |some |our )?(?:biscuits|cookies)|(?:biscuits|cookies) (?:(?:for|that|the|kids|children|we|they|can|could|bake|and) )*(?:to |can |and )?(?:decorate|decorating)|(?:biscuits|cookies) (?:[a-z]+ ){0,4}(?:to|can) ice(?! (?:cream|sugar|lolly|cubes?))',
      '(?:kekse|platzchen)(?: backen| und| zum| zu| mit)* (?:verzieren|dekorieren|bemalen)|(?:biscuits|sables) (?:a |pour )decorer|galletas para decorar|biscotti da decorare',
    ),
    meant: ' iced biscuits ',
  },
  {
    condition: null,
    said: said(
      '(?:(?:something|anything|things?|a treat|cakes?|to|that|which|the kids|kids|children|they|we|can|could|for|and|then|bake|make|baking) )*(?:decorate|decorating)(?= (?:with|together|themselves|on|for|at|this|after|it)\\b)(?: (?:themselves|it|them|together))?',
      '(?:(?:et)?was |zum |backen |und )*(?:zu )?(?:verzieren|dekorieren|bemalen)(?! (?:der|die|das) (?:torte|kuchen))',
      '(?:quelque chose )?(?:a |pour )decorer|(?:algo )?para decorar|(?:qualcosa )?da decorare',
    ),
    meant: ' sweet to decorate ',
  },
  // What a head wants that has drunk too much.
  {
    condition: null,
    said: said(
      '(?:(?:something|anything|and|really|properly|nice|salty|fatty) )*(?:greasy|fatty)(?: and salty)?(?! (?:fish|duck|meat))|(?:(?:et)?was )?(?:(?:salziges|und) )*(?:fettiges|fettig)(?: und salziges| und salzig)?|(?:quelque chose de |un truc )(?:bien )?gras(?: et sale)?|algo (?:bien )?(?:grasiento|grasoso)(?: y salado)?|qualcosa di (?:unto|grasso)(?: e salato)?',
    ),
    meant: ' hangover ',
  },
  // Who comes home from school hungry does not wait an hour.
  {
    condition: null,
    said: said(
      "(?:(?:to|that|which|will|can) )*(?:fill|fills|feed|feeds) (?:him|her|them|my [a-z]+|the [a-z]+)(?: up)? (?:after|when they get (?:home|in) from|when (?:he|she) gets (?:home|in) from) school|nach der schule|apres (?:l'ecole|les cours)|despues del (?:cole|colegio|instituto)|dopo (?:la )?scuola",
    ),
    meant: ' quick filling ',
  },
  // How long a dish is carried is not how long it cooks.
  {
    condition: 'carried',
    said: said(
      `(?:(?:it|that|which|and|has to|needs to|must|can|will|should) )*(?:travels?|be driven|be carried|be transported) (?:for |about |around |up to )*(?:${HOURS}|an hour|half an hour|(?:\\d{1,3}|twenty|thirty|forty) ?min(?:ute)?s?)(?: (?:in the car|by car|on the (?:bus|train|bike)|well))*|(?:${HOURS}|an hour|half an hour|\\d{1,3} ?min(?:ute)?s?)(?:'s)? (?:drive|ride|walk)(?: away)?`,
    ),
    meant: ' ',
  },
  // Who runs far eats much starch the evening before.
  {
    condition: null,
    said: said(
      '(?:(?:pasta party|the|night|evening|day|dinner|meal) )*(?:before|vor|avant|antes de|prima di|prima della) (?:(?:a|an|the|my|our|his|her|half|big|einem|dem|meinem|eine[nr]?|un|une|le|mon|una|el|mi|il|la|mia) )*(?:half[- ]?marathon|marathon|halbmarathon|maraton|maratona|mezza maratona|semi-?marathon|medio maraton|media maraton|triathlon|triatlon|ironman|10 ?k|radrennen|wettkampf)(?![a-z])',
    ),
    meant: ' before a race ',
  },
  {
    condition: null,
    said: said(
      'kater(?:fruhstuck|essen)|konterfruhstuck|petit dej(?:euner)? (?:anti|de) (?:gueule de bois|lendemain de (?:fete|cuite))|desayuno (?:de|para la) resaca|colazione post sbornia|sbornia|nach (?:der )?durchzechter nacht',
    ),
    meant: ' hangover ',
  },
  // What is grilled, as a feast and not as a dish.
  {
    condition: null,
    said: said(
      '(?:une |des |pour (?:une|des) )?grillades?(?= (?:vegetarienne|vegan|sans|pour|entre|de|ce|au)|$)|una grigliata|una parrillada(?! de)',
    ),
    meant: ' barbecue ',
  },
];
