import { memoize } from '#shared/memoize.ts';
import { asWritten } from '../request/plain-prompt.ts';
import { RuleIndex } from '../words/rule-index.ts';
import { type Cue, said } from './cue.ts';
import { DESCRIBED_CUES } from './described-cues.ts';
import { BAKES, CHILDREN_ALONE, OCCASION_CUES, OF_OLDER_CHILDREN } from './occasion-cues.ts';
import { ALL_DAY, VALUED } from './valued-conditions.ts';

const COUNT = '(?:\\d{1,3}|an?|one|two|three|four|five|six|half an|eine[rn]?|une|un|una)';
const TIME = '(?:min(?:ute)?s?|hours?|hrs?|h|minuten|stunden?|heures?|minutos?|horas?|minuti|or[ae])';
const VEHICLE =
  '(?:bikes?|bicycle|cycle|train|bus|car|coach|tube|tram|metro|ferry|boat|plane|scooter|motorbike|rucksack|backpack|pannier|bag|journey|commute|drive|ride|walk|hike|flight|trip|desk|office|locker)';

const COLOURS: readonly (readonly [said: string, foods: string])[] = [
  ['green|grunes|vert|verde', 'broccoli or green beans or peas or spinach or courgettes'],
  ['red|rotes|rouge|rojo|rosso', 'cherry tomatoes or red peppers or tomatoes'],
  ['orange|oranges|naranja|arancione', 'carrots or sweet potatoes or pumpkin'],
  ['purple|violet|lila|viola|morado', 'red cabbage or aubergine or beetroot'],
];

/** Longer ones first: the first that fits takes the words. */
const CUES: readonly Cue[] = [
  ...DESCRIBED_CUES,
  ...OCCASION_CUES,
  {
    condition: 'unheated',
    said: said(
      '(?:(?:during|in|because of) )?(?:a |the |we have a |there is a |theres a )?(?:power (?:cut|outage)|blackout|stromausfall)|kein(?:en)? strom|panne de courant|coupure de courant|corte de luz|sin luz|(?:manca|senza) (?:la )?(?:corrente|luce)|no (?:power|electricity)(?= *(?:$|[,.;!?]|today|tonight|until|so|and))',
    ),
    meant: ' no fridge ',
  },
  {
    condition: 'unheated',
    said: said(
      "(?:refuse|refusing|won't|wont|not|don't|dont|can't|cant|without|never)(?: (?:want|going|to|be|even|bear|am|i|we|having|willing|prepared)){0,4} (?:turn|turning|switch|switching|put|putting|light|lighting|fire|firing|use|using)(?: on| up)? (?:anything|a thing|a single [a-z]+|any (?:[a-z]+ )?(?:appliances?|gadgets?|heat|machines?|device)|the (?:cooker|stove|hob|kitchen|toaster|kettle|microwave)(?:(?:,| or| and| nor) ?(?:or |and )?(?:the )?(?:cooker|oven|stove|hob|toaster|kettle|microwave)){1,4})(?: on)?",
      '(?:(?:bei|in) (?:der|dieser) hitze )?(?:mach|mache|schalte?|stelle?|drehe?|will|mochte)(?: ich| wir| heute| hier){0,3} (?:gar |absolut )?(?:nix|nichts|kein gerat)(?: mehr)?(?: an| anmachen| einschalten| anschalten| ein)(?:,? kein(?:en)? (?:herd|ofen|backofen|kocher))*',
      'ohne (?:etwas|was|irgendwas|irgendein gerat|den herd|strom) (?:anzumachen|einzuschalten|anzuschalten|an zu machen)',
      "(?:(?:je )?(?:ne )?(?:veux|vais|peux|compte) |n'|ne )?(?:sans |rien |surtout |pas )*allumer? (?:rien|quoi que ce soit|ni (?:le |la |les )?[a-z]+ ni (?:le |la |les )?[a-z]+|aucun appareil)",
      "sans rien allumer|n'allume(?:r)? rien|rien allumer|sans allumer (?:quoi que ce soit|rien)",
      '(?:no (?:quiero|pienso|voy a|me apetece|puedo) |sin )encender (?:nada|ningun [a-z]+|ni (?:el |la )?[a-z]+ ni (?:el |la )?[a-z]+|los fuegos|el fuego|la cocina)',
      '(?:non (?:voglio|ho voglia di|posso|intendo) |senza )accendere (?:niente|nulla|i fornelli|il fuoco|il gas|alcun [a-z]+)|non accendo (?:niente|nulla)',
    ),
  },
  {
    condition: 'unchilled',
    said: said(
      "(?:my|the|our) fridge(?: is|'s| has| just)* (?:broken|bust|busted|dead|died|packed up|broken down|not working)|(?:mein |der )?kuhlschrank (?:ist )?(?:kaputt|ausgefallen)|frigo (?:est )?en panne|(?:la )?nevera (?:esta |se ha )?(?:rota|estropead[oa])|frigo (?:e )?rotto",
      "(?:no|without(?: a| any)?|not (?:got )?a|have no|with no|(?:there is|theres|there's) no) (?:fridge|refrigerator|refrigeration|cool ?box|cool ?bag|cooler|esky|ice ?box|chilly bin)(?: or (?:cooler|cool ?box|fridge|freezer))?(?: for (?:the |a |two |three |four |2 |3 |4 )?(?:days?|weekend|week|nights?))?",
      '(?:nothing|food|something) (?:that |which )?(?:needs|requires)(?: a| the| to be| any)*(?: fridge| refrigerat[a-z]+| chilling| kept cold| keeping cold| cooling)',
      "(?:that |which |it )?(?:doesn'?t|does not|dont|don't) need (?:a |the |any )?(?:fridge|refrigerat[a-z]+|chilling|cooling|cool ?box)",
      '(?:ohne|kein[a-z]*) (?:kuhlschrank|kuhlbox|kuhltasche|kuhlung|kuhlmoglichkeit)',
      '(?:sans|pas de|ni) (?:frigo|glaciere|refrigerateur)',
      '(?:sin|no (?:hay|tengo|tenemos)) (?:nevera|frigorifico|frigo|heladera|refrigerador)',
      '(?:senza|niente|non (?:ho|abbiamo)(?: il)?) (?:frigo|frigorifero|borsa (?:frigo|termica))',
    ),
  },
  {
    condition: 'carried',
    said: said(
      '(?:nothing|not|no food) (?:that |which )?(?:melts|leaks|spills|squashes|drips|can melt|can leak)(?: or (?:needs|requires) (?:a )?(?:forks?|cutlery|plates?|knives))?',
      `(?:(?:that |which |and |it )?(?:has to |needs to |must |can |will |should )?(?:survives?|stands?|takes?|holds up (?:for|in|on)|copes? with|lasts?|travels?) )(?:about )?${COUNT} ?-?${TIME} (?:(?:on|in|by|of|at)(?: (?:a|an|the|my))? )?(?:[a-z]+ )?${VEHICLE}(?: and ${COUNT} ?${TIME} (?:on|in|at) (?:a|the|my) ${VEHICLE})?`,
      `(?:it's |its |it is |a |an |on )?${COUNT} ?-?${TIME} (?:on|in|by|at) (?:a |an |the |my )?${VEHICLE}(?: and ${COUNT} ?${TIME} (?:on|in|at) (?:a |the |my )?${VEHICLE})?`,
      `${COUNT} ?-?${TIME} (?:bike|bus|train|car|cycle|coach|tube)? ?(?:ride|drive|commute|journey|flight|walk)`,
      'survives? (?:a |the |my )?(?:bike|bus|train|car|cycle) (?:ride|journey|trip|commute)|(?:to|can) (?:take|carry|bring|transport|go)(?: it)? (?:on|by|in) (?:the |my |a )?(?:bike|bicycle|rucksack|backpack)|travels? well|transports? well',
      '(?:fur |auf |mit )(?:dem |das |meinem )?(?:rad|fahrrad)(?: transportier[a-z]+| mitnehm[a-z]+)?|(?:zum|fur den) transport',
      '(?:a|en|sur (?:le|mon)) velo|se transporte (?:bien|facilement)|qui voyage bien',
      '(?:en (?:la )?(?:bici|bicicleta|mochila)|se transporta bien)',
      '(?:in (?:bici|bicicletta)|nello zaino|si trasporta bene)',
    ),
    meant: ' on the go ',
  },
  {
    condition: 'cold',
    said: said(
      '(?:to be )?(?:eaten|served|good|nice|tasty|fine) (?:cold|at room temperature)|(?:he|she|they|i|we) eats? (?:it|them|his|her) (?:[a-z]+ )?cold',
      '(?:das )?(?:auch )?kalt (?:schmeckt|gegessen|essen)|kalt zu essen',
      'se (?:come|comen|puede comer) fri[oa]s?|para comer fri[oa]',
      'qui se mange(?:nt)? froide?|(?:a manger|se mange) froide?',
      'si mangia(?:no)? fredd[oaie]|da mangiare fredd[oaie]',
    ),
    meant: ' on the go ',
  },
  {
    condition: 'crisp',
    said: said(
      "(?:he|she|they|who|and|i|that)? ?(?:hates?|can't stand|won't eat|doesn'?t like|dislikes?|not|no|never|without|nothing|isn'?t|wont go|won't go|doesn'?t go|don't go)(?: (?:a|any|too|gets?|getting|going|go|eat|that))* (?:soggy|limp|mushy|squashed)(?: (?:sandwich(?:es)?|bread|food|stuff|things|wraps?|lunch(?:es)?))?",
      'labbrig[a-z]* (?:brot|brote|stulle[n]?|sandwich[a-z]*)|detrempe[a-z]*|reblandecid[oa]s?|molli(?:cci)?',
    ),
    meant: ' no sandwiches ',
  },
  {
    condition: 'bake-later',
    said: said(
      '(?:(?:i|we|that|which|can|to|could|just) )*(?:put|stick|shove|bung|pop|slide|throw)(?: it| this| that)? in(?:to)? the oven (?:when|once|as soon as|after)[^.;!?,]{0,25}(?:home|back|in|work)(?:,? (?:but |and )?(?:prepared|made|assembled|prepped|put together|ready) (?:the (?:night|day) before|in advance|ahead|in the morning|beforehand))?',
      '(?:(?:i|we|that|which|can|to|could|want) )*(?:prepare|make|assemble|prep|put together|get ready)(?: it| this| that| everything)? (?:this morning|in the morning|in advance|ahead|earlier|at lunchtime|before work)[^.;!?]{0,12}?(?:and |then )(?:just |then |only )?(?:bake|put|stick|shove|bung|cook|pop|heat)[^.;!?]{0,40}?(?:tonight|evening|later|home|get in|back|oven)',
      '(?:(?:morgens|fruh|vormittags|mittags|schon) )+vorbereiten[^.;!?]{0,30}(?:backen|schieben|ofen)(?: kann| lasst)?',
      '(?:que je (?:peux|puisse) |a )?(?:preparer|prepare)[^.;!?]{0,8} (?:ce |le )?matin(?: meme)?[^.;!?]{0,10}(?:et )?(?:juste |a |puis |seulement )*(?:enfourner|cuire|mettre au four)(?: (?:en rentrant|le soir|ce soir))?',
      '(?:preparar|dejar (?:lo )?(?:preparado|listo))[^.;!?]{0,8} (?:por la|esta) manana[^.;!?]{0,12}(?:solo |y )*(?:hornear|meter (?:lo )?al horno)(?: (?:por la noche|al volver|al llegar))?',
      '(?:da )?preparare[^.;!?]{0,8} (?:la |al |stamattina|di )*(?:mattin[ao])?[^.;!?]{0,12}(?:solo |e |poi )*(?:infornare|mettere in forno)(?: (?:la sera|stasera|al rientro))?',
    ),
    meant: ' ',
  },
  {
    condition: 'overnight',
    said: said(
      'make[- ]ahead (?=breakfast)',
      "(?:make |prepare |do |prep |have )?tomorrow'?s (?=breakfast\\b)|(?<=\\bbreakfast )(?:for tomorrow|now|already)(?=[,. ]|$)",
      '(?:(?:that |which )?(?:i|we|you) can )?(?:(?:make|made|do|done|prep|prepped|prepare|prepared|sort|sorted|cook|ready|get|assemble|want to (?:make|do|prep)) )(?:it |them |that |this |up |everything )*(?:ahead(?: of time)? )?(?:on )?(?:the )?(?:night|nite|evening|day) before(?:hand)?',
      "(?:want to |going to |can |i'll )?(?:make|do|prep|prepare|sort|fix)(?: it| them| that)? (?:tonight|this evening|the evening before)(?:(?: and| so i can|,)[^.;!?]{0,12}(?:grab|take|eat|have)[^.;!?]{0,6} (?:from|out of|straight)[^.;!?]{0,14}(?:fridge|it|go))?",
      'nothing (?:left )?to do in the morning|no (?:cooking|work|effort) in the morning',
      '(?:das |was |die )?(?:(?:ich|man|wir|sich) )?(?:schon )?(?:(?:am (?:vor)?abend|abends|am vorabend|abend vorher|abend davor)(?: davor| vorher)?) (?:vorbereiten|machen|fertig machen|zubereiten)(?: (?:kann|konnen|lasst|lassen))?',
      '(?:a |qui se |que je (?:peux|puisse) )?(?:preparer|prepare|faire|fait|prete?) (?:des )?(?:la )?veille(?: au soir)?',
      '(?:para |que pueda )?(?:preparar|preparad[oa]|hacer|dejar (?:lo )?(?:hecho|listo|preparado))(?: lo)? (?:desde )?la noche (?:de antes|anterior|antes)(?:,? sin cocinar por la manana)?',
      '(?:da |che posso )?(?:preparare|preparat[oa]|fare) (?:gia )?la sera (?:prima|precedente)',
    ),
    meant: ' the night before ',
  },
  {
    condition: 'child-made',
    said: said(
      "(?:he|she|they|who)(?: needs?| has| have| should|'s| wants?| must)(?: to)?(?: be able)?(?: to)? (?:do|make|be able to do|help with)(?: it| them)?(?: (?:most|all|lots|some|almost all|the whole thing|it))?(?: of it| of them)? ?(?:him ?self|her ?self|themselves|by themselves|alone)?",
      '(?:he|she|they) (?:do|does|can do) (?:all |most of |the )*work(?:,? (?:and )?i (?:do|handle|man|look after) the oven)?',
      '(?:soll|will|kann|darf)(?: es| alles| das| sie| er| das meiste){1,3} (?:selbst|selber|alleine?) machen',
    ),
    meant: ' ',
  },
  {
    condition: 'no-knives',
    said: said(
      'nothing sharp(?: (?:and|or) (?:no |nothing )?(?:hot(?: oil)?|hot fat|blenders?))?',
      '(?:no|without(?: any| a)?|not allowed) (?:sharp )?(?:knives|knife|cutting|chopping|blades)(?: (?:please|at all|needed|required))?',
      'ohne (?:scharfe )?messer|kein[a-z]* messer',
      '(?:sans|pas de|aucun) couteaux?',
      '(?:sin|nada de) cuchillos?',
      '(?:senza|niente) coltell[io]',
    ),
    meant: ' ',
  },
  {
    condition: 'pale',
    said: said(
      '(?:who |he |she |they |kids? |only |just |nothing but |will |would )*(?:only |just )eats? (?:beige|white|pale|yellow and beige|beige and white)(?: (?:food|foods|things|stuff))?|(?:into |in )?something (?:beige|white|pale|yellow)|(?:beige|white|pale) (?:food|foods|things|stuff)(?: only)?',
      '(?:isst|essen)(?: nur)? (?:weisse|helle|beige)s?(?: (?:sachen|essen|lebensmittel))?|etwas (?:weisses|helles|beiges)',
      '(?:ne )?mange(?:nt)? que (?:du |des )?(?:blanc|beige|aliments blancs)|quelque chose de (?:blanc|beige|pale)',
      'solo come(?:n)? (?:cosas |comida )?(?:blanc[oa]s?|beige|palid[oa]s?)|algo (?:blanco|beige|palido)',
      'mangia(?:no)? solo (?:cose |cibi )?(?:bianch[ei]|beige|chiar[ei])|qualcosa di (?:bianco|chiaro|beige)',
    ),
    meant: ' ',
  },
  {
    condition: 'familiar',
    said: said(
      '(?:who |he |she |they |and )?(?:(?:thinks?|finds?|says?|reckons?|believes?) )?(?:anything|everything|all things) (?:foreign|exotic)(?: food)? (?:is |are )?(?:suspicious|suspect|weird|dodgy|wrong|odd|strange|nonsense|muck|rubbish)?',
      "(?:won'?t|doesn'?t|refuses to|will not|does not|never|wouldn'?t)(?: eat| touch| like| trust| do| want)* (?:any |anything )?(?:foreign|exotic)(?: (?:muck|food|stuff|rubbish|dishes|flavours))?",
      '(?:is |are |very |deeply |a bit |rather )*(?:suspicious|wary|distrustful) of (?:anything |all |any )?(?:foreign|exotic)(?: (?:muck|food|stuff|rubbish|dishes))?',
      '(?:nothing|no|not) (?:too |at all )?(?:foreign|exotic)(?: (?:muck|food|stuff|rubbish|dishes|flavours))?(?: please)?',
      'meat and two veg|(?:only |just )?(?:likes |eats |loves )?(?:proper |good |plain |honest |traditional )+(?:british|english|home) (?:food|cooking|fare|grub)|only likes? (?:british|english) food',
    ),
    meant: ' old fashioned plain ',
  },
  {
    condition: 'familiar',
    said: said(
      '(?:(?:isst|mag|mogen|essen)(?: nur| am liebsten)? )?(?:hausmannskost|gutburgerlich(?:e[srn]?)?(?: kuche)?|bodenstandig(?:e[srn]?)?|gute alte kuche)(?:,? nichts (?:exotisches|auslandisches|fremdes|ausgefallenes))?|nichts (?:exotisches|auslandisches|fremdes)|findet alles (?:auslandische|fremde|exotische) (?:verdachtig|komisch|suspekt)',
    ),
    meant: ' german ',
  },
  {
    condition: 'familiar',
    said: said(
      "(?:rien|pas) d'(?:exotique|etranger)|(?:se mefie|mefiant) de (?:tout )?ce qui est (?:etranger|exotique)|n'aime que la cuisine (?:francaise|de chez nous|traditionnelle)|cuisine (?:familiale|traditionnelle|de grand-mere) ?(?:francaise)?",
    ),
    meant: ' french ',
  },
  {
    condition: 'familiar',
    said: said(
      'nada (?:exotico|raro|extranjero)|(?:no (?:le )?(?:gusta|come|quiere) |desconfia de )(?:nada |todo |lo )?(?:extranjero|exotico|de fuera)|(?:comida|cocina) (?:casera )?(?:de toda la vida|tradicional|de siempre)',
    ),
    meant: ' spanish ',
  },
  {
    condition: 'familiar',
    said: said(
      'niente di (?:esotico|straniero|strano)|(?:non (?:mangia|vuole|ama) |diffida di )(?:niente di |cose |tutto cio che e )?(?:esotic[oh]e?|stranier[oe])|cucina (?:casalinga|di una volta|tradizionale)',
    ),
    meant: ' italian ',
  },
  {
    condition: 'from-tin',
    said: said(
      '(?:canned|tinned|jarred|(?:(?:a|one|two|three|\\d|some|my) )?(?:cans?|tins?|jars?) of) (?:[a-z]+ )?(?:lentils|beans|chickpeas)',
      '(?:lentils|beans|chickpeas) (?:from|in|out of) (?:a |the )?(?:can|tin|jar)s?',
      '(?:linsen|bohnen|kichererbsen) aus der dose|dosen(?:linsen|bohnen|kichererbsen)',
      '(?:lentilles|haricots|pois chiches) en (?:boite|conserve)|(?:lentejas|alubias|garbanzos) (?:de (?:bote|lata)|en conserva)|(?:lenticchie|fagioli|ceci) in scatola',
    ),
    meant: null,
  },
  {
    condition: 'from-dry',
    said: said('from (?:dry|dried)(?: ones)?(?! ?(?:chickpeas|[a-z]* ?beans|lentils|peas))'),
    meant: ' ',
  },
  {
    condition: 'from-dry',
    said: said(
      '(?:chickpeas|beans|lentils|peas) (?:that are |which are )?dr(?:y|ied)',
      'dr(?:y|ied) (?:chickpeas|(?:kidney|black|white|butter|cannellini|haricot|borlotti|pinto|red kidney|navy|broad|mung|aduki)? ?beans)',
      '(?:aus )?getrocknete[nrm]? (?:kichererbsen|(?:weisse |rote |schwarze )?(?:kidney)?bohnen)',
      '(?:garbanzos|alubias|judias|frijoles|pois chiches|haricots|ceci|fagioli|cannellini) (?:secos|secas|secs|secchi)',
    ),
    meant: null,
  },
  {
    condition: 'beginner',
    said: said(
      "(?:(?:i|but i|and i|who) )?(?:can'?t|cannot|can not|don'?t know how to) (?:really |actually |even )?cook(?: at all| much| to save my life)?(?! (?:with|on|in|for|it|that|this|anything|meat|rice|fish|pork)\\b)",
      "(?:i'?m|i am|we'?re) (?:really |such )?(?:not (?:a |an )?(?:great|good|much of a|confident|experienced) cook|a (?:complete |total |real )?(?:beginner|novice)(?: cook| in the kitchen)?|a (?:bad|terrible|rubbish|hopeless) cook)|never (?:really )?cook(?:ed)?(?: before| anything)?",
      '(?:ich )?kann (?:eigentlich |gar |uberhaupt )?nicht kochen|kochanfanger(?:in)?|(?:je )?(?:ne )?sais pas(?: trop| vraiment)? cuisiner|no se cocinar|non so cucinare',
    ),
    meant: ' easy ',
  },
  { condition: null, said: new RegExp(ALL_DAY, 'g'), meant: ' ' },
  {
    condition: null,
    said: said('(?:in |just |only )*(?:one|a single|1) saucepan'),
    meant: ' all from one pot ',
  },
  { condition: null, said: said('pique[- ]?nique'), meant: ' picnic ' },
  {
    condition: null,
    said: said(
      'primus(?: stove)?|trangia|jetboil|camp(?:ing)?[- ]?stove|gaskocher|campingkocher|hornillo(?: de gas)?|rechaud(?: a gaz)?|fornelletto|(?:fishing|canoe|kayak|sailing|boat) (?:trip|weekend)',
    ),
    meant: ' camping ',
  },
  {
    condition: 'not-crunchy',
    said: said(
      "(?:(?:i |we |he |she |just |and |but )*(?:don'?t|doesn'?t|do not|not) (?:really )?(?:like|want|keen on|enjoy)|(?:i |he |she |we )?hates?|because of|not because of an allergy,? just) the crunch(?:iness|y bits)?",
    ),
    meant: ' ',
  },
  {
    condition: 'stovetop-pressure',
    said: said(
      '(?:my |our |a |the )?pressure cooker(?:,? (?:is |its |thats )?(?:the |an? )?(?:old|whistling|stove ?top|hob|traditional|manual|simple)(?: (?:whistling|stovetop|hob|fashioned|kind|one|sort|type|school))*)',
      '(?:stove ?top|stove-top|hob|old|traditional|manual) pressure cooker',
      'schnellkochtopf|dampfkochtopf|cocotte[- ]minute|autocuiseur|olla (?:expres|express|a presion|rapida)|pentola a pressione',
    ),
    meant: ' pressure cooker ',
  },
  ...COLOURS.map(([colour, foods]) => ({
    condition: null,
    said: said(
      `(?:something|anything|veg(?:etables)?|etwas|was|quelque chose de|un truc|algo|qualcosa di) (?:${colour})(?: (?:on the side|beside it|alongside|dazu|a cote))?`,
    ),
    meant: ` ${foods} `,
  })),
  {
    condition: 'kettle',
    said: said(
      '(?:only|just)(?: have| got)*(?: a| the| my)? (?:toaster and (?:a |my )?kettle|kettle and (?:a |my )?toaster)(?: (?:in|at) (?:halls|my room|the dorm|the office))?',
      '(?:only|just|nothing but|all i have is|all ive got is)(?: have| got| ive got| i have)*(?: a| the| my)? kettle(?: (?:in|at) (?:this|my|the|a) (?:hotel(?: room)?|room|office|dorm))?',
      '(?:nur|bloss)(?: einen?| nen)? wasserkocher|(?:juste|seulement|que)(?: d)? ?(?:une )?bouilloire|solo (?:tengo )?(?:un )?hervidor|solo (?:ho )?(?:un )?bollitore',
    ),
    meant: ' no oven no stove kettle ',
  },
  {
    condition: null,
    said: said(
      "(?:don'?t|do not) (?:want|fancy)(?: any| another| more| to make)? (?:jam|marmalade)",
      'keine? (?:marmelade|konfiture)|pas de confiture|(?:nada de|sin) mermelada|niente marmellata',
    ),
    meant: ' no jam ',
  },
  {
    condition: null,
    said: said(
      '(?:mussen|muss|mussten|sollen|soll|sollten)(?: noch| heute| dringend| unbedingt)* weg',
      'festival camping',
    ),
    meant: ' ',
  },
  {
    condition: 'one-bowl',
    said: said(
      '(?<=\\b(?:food|dinner|supper|lunch|meal|comfort|soothing|warm|filling) )in a bowl',
      '(?:(?:all |eaten |and )?(?:in|from|out of) )?(?:just |only )?(?:one|a single|1)[- ]bowl(?:,? (?:one|a) (?:spoon|fork))?',
      '(?<!super )bowl food',
      '(?:aus|in) einer (?:einzigen )?schussel(?: essen)?',
      'dans un (?:seul )?bol|en un (?:solo )?(?:bol|cuenco|tazon)|in una (?:sola )?(?:ciotola|scodella)',
    ),
    meant: ' ',
  },
];

/** Somebody who bakes with a child: what is said of the child is read besides. */
const WITH_A_CHILD =
  /\b(?:bak(?:e|ing)|cook(?:ing|ies)?|mak(?:e|ing)|backen|kochen|faire|cuisiner|patisserie|gateau|hacer|cocinar|hornear|fare|cucinare|biscuits?|muffins?|merenda)\b[^.;!?]{0,40}\b(?:with (?:my |our |the |a |some )?(?:[a-z]+ )?(?:\d ?-?(?:yo|year|yr)|kids?|child(?:ren)?|toddlers?|sons?|daughters?|grand[a-z]+|nieces?|nephews?|twins|little (?:one|boy|girl)s?|class)|mit (?:mein|unser|den|der|dem)[a-z]* (?:[a-z]+ )?(?:kind(?:ern)?|tochter|sohn|enkel[a-z]*|kleinen)|avec (?:ma|mon|mes|les|la|le|des) (?:petite? )?(?:fille|fils|enfants?|petits?|loulous?)|con (?:mi|mis|los|las|i|il|la|mia|mio) ?(?:figli[oa]|hij[oa]s?|ninos|ninas|bambin[oi]|nipot[ei]|peques))/;
const PULSES =
  'garbanzos|lentejas|alubias|judias|chickpeas|beans|lentils|kichererbsen|linsen|bohnen|pois chiches|lentilles|haricots|ceci|lenticchie|fagioli';
/** What comes cooked in a jar is as good as from a tin. */
const CANNED: readonly (readonly [behind: RegExp, before: string])[] = [
  [
    new RegExp(
      `\\b((?:[a-z]+ )?(?:${PULSES})) (?:de (?:bote|tarro|lata)|en (?:bote|conserva|bocal|boite)|from (?:a|the) (?:jar|tin|can)|in (?:a|the) jar|aus dem glas|im glas|in (?:barattolo|vetro|scatola))(?![a-z])`,
      'g',
    ),
    'canned $1',
  ],
  [new RegExp(`\\bjarred (?=(?:[a-z]+ )?(?:${PULSES})\\b)`, 'g'), 'canned '],
];
/** One plate to eat from is for one. */
const ONE_EATER =
  /\b(?:one|a single|just one|1|une seule|una sola|un solo|eine einzige) (?:fork|spoon|plate|mug|set of cutlery|fourchette|cuillere|assiette|cuchara|tenedor|plato|forchetta|cucchiaio|piatto|gabel|loffel|teller)\b/;

export interface ConditionsRead {
  conditions: string[];
  /** The prompt without the words for them; as it was written if there are none. */
  rest: string;
}

/**
 * The conditions that a prompt sets, and the rest of it. Prompts are read several times, so the last ones are cached.
 */
export function readConditions(prompt: string): ConditionsRead {
  const { conditions, rest } = read(prompt);
  return { conditions: [...conditions], rest };
}

const INDEXED = new RuleIndex(CUES, ({ said }) => said);

const read = memoize(readAnew, { most: 50, longest: 4_000 });

function readAnew(prompt: string): ConditionsRead {
  const text = asWritten(prompt);
  const conditions = new Set<string>();
  let rest = text;
  for (const { condition, find } of VALUED) {
    const found = find(rest);
    if (!found) continue;
    conditions.add(`${condition}:${found.value}`);
    rest = rest.replace(found.said, found.meant ?? ' ');
  }
  rest = INDEXED.applied(rest, (all, { condition, said: pattern, meant = ' ' }) =>
    all.replace(pattern, (found) => {
      if (condition) conditions.add(condition);
      return meant ?? found;
    }),
  );
  if (CHILDREN_ALONE.test(text) && !OF_OLDER_CHILDREN.test(text))
    for (const each of [BAKES.test(text) ? 'child-made' : 'child-alone', 'no-knives']) conditions.add(each);
  else if (WITH_A_CHILD.test(text)) conditions.add('child-made');
  if (ONE_EATER.test(text)) {
    conditions.add('solo');
    rest = rest.replace(ONE_EATER, ' ');
  }
  rest = CANNED.reduce((all, [behind, before]) => all.replace(behind, before), rest);
  return { conditions: [...conditions], rest: rest === text ? prompt : rest };
}

const REFUSES = /\b(?:no|not|without|free|allerg\w*|ohne|kein\w*|sans|pas|sin|senza|niente)\b|n't\b/;

/** A plain text with blanks of the same length instead of its conditions, which warn of no food. */
export const withoutConditions = memoize(blanked, { most: 50, longest: 4_000 });

function blanked(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length);
  let rest = text;
  for (const { find } of VALUED) {
    const found = find(rest);
    // What is refused in between stays refused.
    if (found && !REFUSES.test(found.said)) rest = rest.replace(found.said, blank);
  }
  return INDEXED.applied(rest, (all, { said: pattern }) => all.replace(pattern, blank));
}
