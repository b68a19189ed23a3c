import { type Cue, said } from './cue.ts';

const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?|(?:mon|diens|donners|frei|sams|sonn)tag(?:abend)?|mittwoch(?:abend)?|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi";
const SIGH = '(?:ugh|urgh|meh|bah|argh|gah|sigh|oof|god|oh no|uff|puh|pff|bof|uf|uffa)';

/** 'A big red' is a wine; to make red velvet cake is to bake. */
const RED =
  "rioja|ribera(?: del duero)?|tempranillo|chianti|barolo|barbaresco|barbera|nebbiolo|sangiovese|brunello|montepulciano|primitivo|amarone|nero d'avola|merlot|malbec|shiraz|syrah|cabernet(?: sauvignon)?|pinot noir|spatburgunder|bordeaux|claret|burgundy|cotes du rhone|chateauneuf(?: du pape)?|beaujolais|zinfandel|red(?: wine|(?= *(?:$|[.,;!?])))|(?:guten |schweren )?rotwein|vin rouge|vino tinto|tinto|vino rosso|rosso";
const WHITE =
  'chablis|riesling|sauvignon(?: blanc)?|chardonnay|pinot gri(?:gio|s)|grauburgunder|weissburgunder|albarino|verdejo|muscadet|vinho verde|gruner veltliner|soave|vermentino|gavi|sancerre|viognier|gewurztraminer|chenin(?: blanc)?|white(?: wine|(?= *(?:$|[.,;!?])))|(?:guten |trockenen )?weisswein|vin blanc|vino blanco|vino bianco|bianco';
const SPARKLING =
  'champagne|champagner|prosecco|cava|cremant|franciacorta|sekt|fizz|bubbly|sparkling(?: wine)?|spumante';
const GOES_WITH =
  "(?:(?:what|which|something|anything|a dish|dish|food|dinner|was|etwas|quoi|que|qu'est-ce qui|un plat|algo|un plato|cosa|qualcosa|un piatto)(?: (?:food|dish|dishes|meal|meat|gericht|plat|plato|piatto|the hell|that|to|should|would|could|can|do|does|i|we|you|cook|make|serve|eat|have|das|qui|che|cocino|cucino))* )?(?:goes|go|pairs?|passt|matches|match|fits|suits?|cook|make|serve|eat|have|drink|va|vas|allant|combina|abbino|abbinare|marida|sta|cucino|cocino)(?: (?:really|very|well|nicely|best|good|great|bien|bene|gut|am besten))*(?: (?:with|alongside|beside|zu|avec|con|a))?(?: (?:a|an|the|my|our|this|that|some|really|very|nice|good|great|lovely|decent|special|fancy|old|big|crisp|dry|bold|bottle|glass|couple|few|of|einem?|einer|guten?|flasche|un|une|bon|bonne|bouteille|de|du|buen|una|botella|buon|bottiglia|di))*";
const wine = (names: string) =>
  said(`${GOES_WITH} (?:${names})(?: wine| we (?:have|were given)| i (?:have|was given))?`);

const PLENTY = "(?:(?:is|are|has|have|was|'s|'re|its|it's|all|just|really) )*";

/** Words for an occasion, a kitchen or who cooks, and what a request is read with in their place. */
export const OCCASION_CUES: readonly Cue[] = [
  {
    condition: 'overnight',
    said: /(?<=breakfast[^.]*)\b(?:(?:who|that|they|he|she|we|i) )?(?:(?:are|is|am|were|was) )?(?:always|forever|constantly|usually) (?:running )?late(?![a-z])/g,
    meant: ' the night before ',
  },
  {
    condition: 'on-tray',
    said: said(
      '(?:(?:all|everything|just|to (?:cook|go|roast|bake)) )*(?:on|in|from|off) (?:a |one |the |a single |just one |the same )*(?:baking |oven )?(?:tray|roasting tin|baking sheet|sheet ?pan)',
      '(?<=\\b(?:etwas|was|schnelles|einfaches|leckeres|alles|essen|gericht) )vom blech|auf (?:einem|dem) blech|sur une (?:seule )?plaque|en una (?:sola )?bandeja|in una (?:sola )?teglia',
    ),
    meant: ' ',
  },
  {
    condition: 'to-bake',
    said: said(
      '(?:what|which [a-z]+)(?: [a-z]+)? (?:can|could|should|shall|do|would) (?:i|we) bake|(?:something|anything|things?|a treat)(?: [a-z]+){0,3} to bake|(?:want|like|going|fancy|love|feel like) (?:to )?(?:bake|baking)(?: something)?',
      '(?:was|etwas)(?: [a-z]+){0,4} (?:backen|zum backen)',
    ),
    meant: null,
  },
  {
    condition: 'iron',
    said: said(
      '(?:high|higher|rich|richer|more|plenty|lots|source|boost(?:s|ing)?|need(?:s|ing)?|low|enough|extra|get(?:ting)?)(?: (?:in|of|my|our|some|the|on|up|more|her|his))* iron(?! (?:pan|skillet|pot))(?: (?:levels?|intake))?|iron[- ]rich',
      'eisenreich(?:e[nrsm]?)?|(?:mehr|viel) eisen|riches? en fer|ric[oa]s? en hierro|ricc[oa] di ferro',
    ),
    meant: ' ',
  },
  {
    condition: 'crispy',
    said: said(
      '(?:but|and|extra|really|make it|nice and|super|something) (?:crispy|crunchy)(?! (?:bacon|onions?|and sour))',
    ),
    meant: null,
  },
  // A day that somebody sighs about wants comfort, and little work.
  {
    condition: null,
    said: new RegExp(
      `(?:\\b${SIGH}[ ,.!…]*(?:it'?s |its |only |just |another |bloody |what an? )*(?:${DAY})|\\b(?:it'?s|its|it is) (?:only |just |another )*(?:${DAY})(?= (?:and|again|,))|^ *(?:just |another |only |bloody )*(?:${DAY})(?= *(?:$|[.!?,…])| again| blues| and\\b))(?: again| blues| night| evening)*(?![a-z])`,
      'g',
    ),
    meant: ' comforting easy dinner ',
  },
  {
    condition: null,
    said: said(
      "(?:mid ?-?week|monday|sunday(?: night| evening)?) blues|(?:and )?(?:i am|i'm|im|we're|we are) (?:so |totally |completely |just )?(?:done|wiped|frazzled|spent|drained|dead on my feet|running on empty)(?! (?:with|by|out))",
      "(?:(?:and|with|have|having|got|i have|i've got|there is|zero|absolutely) )*(?:no|zero|little|not much|without any) (?:energy|strength|oomph)(?: (?:left|at all|today|tonight|whatsoever))*",
      '(?:(?:ich |wir )?hab(?:e|en)? )?(?:heute |so |echt |gar )*(?:keine|null|wenig) (?:lust|energie|kraft)(?: (?:mehr|heute|auf kochen|zu kochen|auf aufwand))*',
      "(?:j'ai |trop |la )*(?:la )?flemme(?: de cuisiner| ce soir)*|pas (?:trop )?envie de cuisiner|(?:sin|con pocas|pocas|no tengo) ganas de cocinar|que pereza|(?:senza|poca|zero|non ho) voglia di cucinare",
    ),
    meant: ' easy quick ',
  },
  // What grows faster than anybody eats.
  {
    condition: null,
    said: said(
      `${PLENTY}(?:threatening to take|taking) over(?: (?:the|my|our|everything)(?: (?:garden|allotment|kitchen|house|fridge|plot|place))?)?`,
      `${PLENTY}(?:out of (?:all )?control|running riot|coming out of (?:my|our) ears)`,
      `(?:(?:the|my|our) )?(?:tree|trees|bush|bushes|plant|plants|garden|allotment|patch)(?:'s| is| are| has| have)? (?:gone|going) (?:mad|wild|crazy|berserk|nuts)|${PLENTY}(?:gone|going) (?:mad|wild|crazy|berserk)(?: this year| in the garden| on the allotment)*`,
    ),
    meant: ' glut ',
  },
  {
    condition: null,
    said: said(
      '(?:(?:i|we|am|are|trying|want|need|hoping|looking|meant|supposed) )*(?:to )?(?:lose|losing|shift|shifting|drop|dropping|shed|shedding) (?:(?:a|few|couple|of|some|several|the|last|my|\\d+) )*(?:kilos?|kg|pounds|lbs|stone|weight|inches|belly|tummy)',
      '(?:(?:ich|wir|ein|paar|einige|mochte|will|kilos?|etwas) )+(?:abnehmen|loswerden)|perdre (?:(?:quelques|des|du|un peu de) )*(?:kilos?|poids)|(?:perder|bajar) (?:(?:unos|un par de|algunos|de) )*(?:kilos?|peso)|perdere (?:(?:qualche|un paio di|dei|alcuni) )*(?:chili|chilo|peso)',
    ),
    meant: ' light ',
  },
  {
    condition: null,
    said: said(
      '(?:(?:that|which|something|it) )*(?:looks?|seems?|sounds?|tastes?|is) (?:a lot |much |far |way )?(?:harder|fancier|trickier|posher|grander|more (?:impressive|difficult|complicated|expensive|elaborate)) than (?:it|they) (?:actually |really )?(?:is|are)',
      "(?:impressive|fancy|posh|showy|special)(?:,? (?:but|and|yet|that is|that's|thats))* (?:secretly |actually |really |surprisingly |not too )(?:easy|simple|hard|difficult)|(?:secretly|deceptively|surprisingly) (?:easy|simple)(?: but (?:impressive|fancy))?",
    ),
    meant: ' impressive easy ',
  },
  // Somebody who is very old gets a soft, plain and small dish.
  {
    condition: null,
    said: said(
      '(?<=\\b(?:mum|mom|mother|nan|nana|nanna|gran|granny|grandma|grandmother|dad|father|grandad|granddad|grandpa|grandfather|aunt|auntie|uncle|neighbou?r|oma|opa|mutter|vater|tante|mere|pere|mamie|papi|abuel[oa]|madre|padre|nonn[oa]|zia|tia)[ ,(]{1,3})(?:7[5-9]|8\\d|9\\d)(?! ?(?:minutes?|mins?|g|kg|ml|kcal|people|guests)\\b)',
    ),
    meant: ' soothing ',
  },
  // Thin ones are crepes, and so are those of the day before Lent.
  {
    condition: null,
    said: said(
      'pancakes?[,;:]? (?:(?:the|but|and|nice|really|very|please) )*(?:thin|english|crepe)(?: (?:ones?|kind|sort|type|style))?(?:[,;:]? (?:for|on) (?:shrove tuesday|pancake (?:day|tuesday)))?',
      'pancakes?[,;:]? (?:for|on) (?:shrove tuesday|pancake (?:day|tuesday))|(?:shrove tuesday|pancake day|pancake tuesday) pancakes?',
    ),
    meant: ' thin pancakes ',
  },
  // Somebody who works at home eats alone, if nobody says otherwise.
  {
    condition: 'solo',
    said: said(
      '(?<!\\b(?:we|both|wir|nous|us|of us)\\b[^.;!?]{0,40})(?:(?:fur|furs|im|aus dem|en|in|from) )?(?:home ?-?office|teletrabajo|tele-?travail|smart ?working)(?! (?:with|for) (?:us|two|2))',
      "(?<!\\b(?:we|both|us)\\b[^.;!?]{0,40})(?:(?:i|i'm|am) )*(?:wfh|work(?:ing)? from home|work(?:ing)? at home)(?: (?:lunch|day|today))?(?! (?:with|for) (?:us|two|2))",
    ),
    meant: ' lunch ',
  },
  { condition: null, said: said('home ?-?office'), meant: ' lunch ' },
  { condition: null, said: wine(RED), meant: ' dish for red wine ' },
  { condition: null, said: wine(WHITE), meant: ' dish for white wine ' },
  { condition: null, said: wine(SPARKLING), meant: ' party nibbles ' },
  // After much, little is enough.
  {
    condition: null,
    said: said(
      '(?:after|following|nach|apres|despues de|dopo) (?:(?:such|a|an|the|our|my|that|einem|dem|un|une|una|le|la|el|il) )*(?:huge|heavy|big|enormous|massive|large|proper|long|rich|boozy|schweren?|riesigen?|grossen?|gros|grosse|copieux|pesad[ao]|abbondante|pesante|gran)(?: [a-z]+)? (?:lunch|meal|roast|breakfast|brunch|mittagessen|essen|dejeuner|repas|comida|pranzo)',
      '(?:wir |ich )?(?:hatten?|haben?|gab es) (?:es )?(?:heute )?(?:mittags?|zum mittagessen) (?:schon )?(?:(?:viel|schwer|deftig|reichlich|braten|was schweres)(?: gegessen)?)',
    ),
    meant: ' little supper ',
  },
  // What is eaten at night is bought in the street, where it is still sold.
  {
    condition: null,
    said: said(
      '(?:at|around|um) (?:[1-4]|one|two|three|four) ?(?:a\\.?m\\.?|in the morning|uhr nachts)',
      'late[- ]night (?:food|eats|cravings?)|(?:after|on the way home from) (?:the (?:pub|club|bar)|a night out|clubbing)',
    ),
    meant: ' street food ',
  },
  { condition: null, said: said('buffet(?: food| table| lunch| supper)?'), meant: ' buffet table ' },
  {
    condition: null,
    said: said(
      '(?:(?:to |will |it |house |kitchen |flat |place )*)smell(?:s|ing)? (?:of|like) (?:(?:fresh|freshly|home|warm|baked|a) )*(?:baking|bread|cakes?|cinnamon|biscuits|cookies|a bakery)',
    ),
    meant: ' fragrant baking ',
  },
  // What is the only machine that works is the kitchen.
  {
    condition: null,
    said: said(
      "(?:(?:i|we|all|that|only|just|nothing|but|have|ive|i've|we've|got|there|is|there's|a|an|the|my|our|one|thing|ich|wir|hab|habe|haben|nur|noch|eine?n?|j'ai|juste|seulement|qu|que|une?|solo|tengo|ho|la|el) )*(?:only|just|nothing but|all i have is|all we have is|all i've got is|all we've got is|nur|juste|seulement|qu'une?|solo|solamente) (?:(?:got|have|a|an|the|my|our|eine?n?|une?|la|el|tengo|ho|del?) )*(?:air ?-?fryer|heissluftfritteuse|friteuse (?:a air|sans huile)|freidora de aire|friggitrice ad aria)(?: (?:works|is working|functions|here|at home|in (?:this|the|my) (?:flat|room|kitchen|house|place)|geht|da))*",
    ),
    meant: ' without an oven without a stove but with an air fryer ',
  },
  {
    condition: null,
    said: said(
      "(?:(?:i|we|all|that|only|just|nothing|but|have|i've|we've|got|there is|is|a|an|the|my|our) )*(?:(?:george )?foreman(?: grill)?|contact grill|sandwich press|panini press)",
    ),
    meant: ' grill ',
  },
  {
    condition: 'rice-cooker',
    said: said(
      '(?:(?:in|with|using) )?(?:a |the |my |our )?rice ?cooker|(?:im )?reiskocher|cuiseur (?:a|de) riz|arrocera|cuoci ?riso',
    ),
    meant: ' ',
  },
  {
    condition: null,
    said: said(
      '(?:(?:with|and|but) )?(?:very |as |really )*(?:little|hardly any|minimal|minimum|not much|barely any|no|less|low) washing[- ]?up|(?:few|only one|one|hardly any) (?:dishes|pans|pots|things) to wash(?: up)?|(?:wenig|kaum|kein) abwasch|(?:peu de|pas de|moins de) vaisselle|poc[oa]s? (?:platos|cacharros) que (?:fregar|lavar)|poch[ie] (?:piatti|pentole) da lavare',
    ),
    meant: ' all from one pot ',
  },
  // One flame, and what stands on it.
  {
    condition: 'one-burner',
    said: said(
      '(?:(?:i|we|ive|weve|ich|wir|hab|habe|haben|nur|on|a|j|ai|tengo|solo|ho|abbiamo|an|with|only|just|have|got|the|single|small|little) )*(?:one|1|a|single|ein(?:e|er|em|en)?|un|une|uno) (?:gas |camping |electric )?(?:burner|gas ring|ring|hob|hot ?plate|gaskocher|kochplatte|rechaud|fornello|hornillo)(?: stove| cooker)?(?:,? (?:and|und|et|y|e|&) (?:a|one|1|einem?|eine?n?|un|une|una) (?:[a-z]+ )?(?:pot|pan|saucepan|topf|casserole|poele|olla|pentola))?(?! (?:oven|fish|steak))',
      '(?:(?:i|we|ive|weve|ich|wir|hab|habe|haben|nur|on|a|ai|juste|tenemos|solo|abbiamo|only|just|have|got|with) )*(?:deux|zwei|two|2|dos|due) (?:plaques|kochplatten|burners|rings|hobs|hot ?plates|fuegos|fuochi|fornelli)(?:,? (?:and|und|et|y|e|&) (?:a|one|1|einem?|eine?n?|un|une|una) (?:[a-z]+ )?(?:pot|pan|saucepan|topf|casserole|poele|olla|pentola))?',
    ),
    meant: ' all from one pot ',
  },
  // What nobody can buy is not to be bought.
  {
    condition: 'shut',
    said: said(
      "(?:(?:and|the|all|local|corner|its|it's) )*(?:shops?|supermarkets?|stores?) (?:is|are|'s|has|have|was)? ?(?:shut|closed|miles away)|(?:shop|shops|supermarket) closed",
      "(?:we|i)(?:'ve| have) (?:only|just)(?: got)?(?= (?:some |a |an )?[a-z]+,)|(?:(?:i|we|and|so) )*(?:am |are |'m |'re )?(?:snowed|rained) in|(?:can't|cannot|cant|won't|wont|not able to|don't want to|dont want to|no way to|not going to) (?:(?:really|even) )*(?:(?:get|go|make it|leave|pop|nip) (?:out|to (?:the |any )?(?:shops?|supermarket|store)|shopping|the house|the flat)|go out shopping)",
      "con (?:quello|cio|quel) che (?:c'e|ho|abbiamo)(?: in (?:casa|frigo|dispensa))?|avec ce que j'ai(?: dans (?:le frigo|les placards|la cuisine))?|con lo que (?:hay|tengo)(?: en (?:casa|la nevera))?|mit dem,? was (?:da ist|ich (?:da|noch) habe|noch da ist)|(?<!(?:only|just) )(?:with |using )?what(?:'s| is| i have| ive got| i've got| we have) (?:in|in the (?:house|cupboard)|at home|here)(?: the (?:house|cupboards?))?",
      '(?:die )?(?:laden|geschafte|supermarkte) (?:haben|sind|hat) (?:schon |heute )?(?:zu|geschlossen)|(?:les magasins sont|tout est|le magasin est) ferme[es]*|(?:las tiendas estan|todo esta|la tienda esta) cerrad[oa]s?|(?:i negozi sono|tutto e|il negozio e) chius[oi]',
    ),
    meant: ' i have ',
  },
  // Somebody who has never cooked gets a little more explanation.
  {
    condition: 'beginner',
    said: said(
      "(?:(?:and|but|who|he|she|they|i|we|my [a-z]+)(?:'s|'ve| has| have| had|s)? )?(?:has |have )?(?:never|hardly ever|rarely) (?:really |even |actually )*(?:cook(?:s|ed)?|bake[sd]?)(?: (?:before|anything|a thing|in (?:his|her|my|their) life|for (?:himself|herself)|a meal))*(?! (?:with|on|in|fish|rice|meat|beef|pork|lamb))",
      '(?:for )?(?:his|her|my|their|the) (?:very )?first time cooking|first[- ]time cook|(?:a |an |total |complete |absolute )+(?:beginner|novice)(?! (?:recipe|dish))',
      "(?:hat|habe|haben?) (?:noch )?nie gekocht|n'(?:a|ai) jamais cuisine|(?:nunca|no) (?:ha|he) cocinado(?: nunca)?|non (?:ha|ho) mai cucinato",
      '(?<!\\b(?:would|could|might|will|should|must|to) )(?:(?:so|and|please) )*be (?:gentle|kind|nice|patient)(?: (?:with|to) (?:me|him|her|us|them))?',
    ),
    meant: ' easy ',
  },
  {
    condition: 'late',
    said: said(
      "(?:(?:half|some|most|a few|a couple|one|two|three|four|\\d+) of (?:them|us|the [a-z]+|my [a-z]+)|(?:my |the |our )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|flatmate|others|rest|teenager|dad|mum)|he|she|they)(?:'ll| will| may| might| is| are| be| come| comes| coming| arrive| arrives| arriving| eat| eats| eating| only| home| turn| turns| show| shows| up| get| gets| here| back| a bit| running| probably| always| often| could| up to| about| for| dinner)+(?: (?:an?|one|two|three|half an|\\d+|a couple of) (?:hours?|hrs?|minutes|mins))? (?:late|later)(?![a-z -]*(?:lunch|night))",
      '(?:(?:die|der|ein|paar|einige|manche|halfte|mann|kinder) )*(?:kommt|kommen|isst|essen)(?: (?:erst|eine|zwei|stunden?|etwas|viel))* (?:spater|spat|zu spat)|(?:arrivent?|mangent?|rentrent?)(?: [a-z]+)? (?:plus tard|en retard)|llegan? (?:mas )?tarde|arriva(?:no)? (?:piu )?tardi|arriva(?:no)? in ritardo',
      "(?:that |which |it )?(?:can|could|will|has to|must|should|doesn't mind) (?:wait(?:ing)?|sit(?:ting)? (?:around|and wait)|stand(?:ing)? and wait|hang around)(?: for (?:an?|two|a couple of) hours?)?",
    ),
    meant: ' ',
  },
  {
    condition: null,
    said: said(
      "(?:without|not) (?:stink|smell)(?:ing)?(?: (?:out|up))*(?: (?:the|my|our) (?:whole )?(?:office|room|train|bus|place|flat|kitchen|house|desk))?|(?:that )?(?:doesn't|does not|doesnt|won't|wont|not) (?:smell|stink)(?: (?:out|up|of anything|strongly|too much))*(?: (?:the|my|our) (?:office|room|train|bus|place|flat|kitchen|house))?|(?:nothing|not|no) (?:too )?smelly",
    ),
    meant: ' without fish ',
  },
  {
    condition: 'whatever',
    said: said(
      "whatever(?= (?:[a-z]+ )?(?:fish|meat|veg|vegetables|cheese|beans|mushrooms|greens|seafood)\\b)|(?:con )?lo que haya de|was es an(?= )|n'importe quel(?:le)?(?= (?:poisson|viande|legume|fromage))",
    ),
    meant: ' with ',
  },
  {
    condition: 'moist',
    said: said(
      '(?:que (?:quede|este) |bien |muy )?(?:jugos[ao]s?|poco (?:cuajad|hech)[ao]s?)|(?:bien |tres |un peu )?baveu(?:se|x)s?|(?:still |nice and |a bit )*(?:runny|wobbly|gooey|soft|moist|juicy) (?:in the middle|inside|centre)|innen (?:noch )?(?:saftig|weich|flussig)',
    ),
    meant: ' ',
  },
  {
    condition: 'cast-iron',
    said: said(
      '(?:(?:my|our|a|the|new|old|big) )*cast[- ]iron(?: (?:skillet|pan|frying pan|casserole|pot|griddle))?|(?:gusseisen|gusseiserne[nr]? )pfanne|(?:poele|cocotte) en fonte|sarten de hierro(?: fundido)?|padella (?:di|in) ghisa|carbon steel (?:pan|skillet)',
    ),
    meant: ' ',
  },
  {
    condition: 'unsweet',
    said: said(
      '(?:,? ?(?:but|and|aber|mais|pero|ma) )?(?:not|nothing|no|without being|definitely not|nicht|nichts|pas|rien de|nada|non|niente di) (?:at all )?(?:sweet|susses?|sucre[es]*|dulces?|dolc[ei])(?: ones?)?(?= *(?:$|[,.;!?]|please|bitte))',
      'unsweetened(?= (?:pancakes|muffins|waffles|crepes|porridge|oatmeal|scones|bread))',
    ),
    meant: ' savoury ',
  },
  {
    condition: 'unhurried',
    said: said(
      '(?:the |a )?(?:proper )?(?:long|slow|full|elaborate)(?: and [a-z]+)? (?:version|way)|low and slow',
      "(?<!\\b(?:takes?|taking|needs?|spend|spending|lasts?) )(?:(?:i|we)(?:'ve| have| got|'ve got| have got) |with |there is |there's |got |have )(?:all|the whole|a whole|the entire|an entire) (?:day|afternoon|sunday|saturday|weekend|morning|evening)(?: (?:free|to cook|for it|to spare|long|to myself))?(?! (?:out|at work|away|breakfast))",
      "(?:on a |j'ai |nous avons |avec )?(?:tout(?:e)?) (?:l'apres-midi|la journee|le dimanche|le week-?end)(?! (?:dehors|absent|au travail))|(?:den |einen )?ganzen (?:tag|nachmittag|sonntag)(?: zeit)?(?! (?:weg|unterwegs|arbeiten))|toda la (?:tarde|manana)|todo el (?:dia|domingo)(?! fuera)|tutt[oa] (?:il|la) (?:giorno|pomeriggio|domenica|giornata)(?! fuori)",
    ),
    meant: ' all day braise ',
  },
  {
    condition: null,
    said: said(
      '(?:(?:with|mit|avec|con|and|but|aber) )*(?:(?:extra|loads of|lots of|plenty of|tons of|a lot of|much|viel|reichlich|beaucoup de|plein de|mucho|tanto|molto) )+(?:cheese|kase|fromage|queso|formaggio)',
    ),
    meant: ' with cheese cheesy ',
  },
  {
    condition: null,
    said: said('(?<=\\b(?:mit|und|dazu) )pommes(?: frites)?(?! de terre)'),
    meant: ' french fries ',
  },
  {
    condition: null,
    said: said(
      "mir ist (?:so |echt )?kalt|ich friere|j'ai (?:tres |si )?froid|tengo (?:mucho )?frio|ho (?:molto )?freddo|(?:i'm|i am|im|we're) (?:so |really )?(?:cold|freezing)",
    ),
    meant: ' cold day ',
  },
];

const KID =
  '(?:kids?|child|children|son|daughter|boys?|girls?|twins|grand(?:son|daughter|kids|children)|toddlers?|nieces?|nephews?|[2-9] ?-?(?:yo|year[- ]olds?|yr[- ]olds?)|kind(?:er|ern)?|tochter|sohn|enfants?|fille|fils|ninos?|hij[oa]s?|bambin[oi]|figli[oa]?)';
const ALONE =
  "(?:(?:all )?by (?:themselves|herself|himself|theirselves)|on (?:their|her|his) own|all alone|alone|without (?:my|our|any|a grown-?up'?s?|adult) help|ganz alleine?|alleine?|selbst|selber|tout(?:e)?s? seule?s?|sol[oa]s|da sol[oi])";
/** Whether children cook with nobody beside them. */
export const CHILDREN_ALONE = new RegExp(
  `\\b${KID}\\b[^.;!?]{0,60}\\b(?:cook|make|bake|prepare|do|kochen|backen|machen|cuisiner|faire|preparer|cocinar|hacer|cucinare|fare|preparare)[a-z]*\\b[^.;!?]{0,40}\\b${ALONE}(?![a-z])`,
);
/** What is baked needs an oven, and somebody beside it. */
export const BAKES =
  /\b(?:bak(?:e|ing|es)|backen|patisserie|hornear|infornare|kuchen|cakes?|cookies|biscuits|muffins|kekse|platzchen)\b/;
/** From this age on, somebody may use a stove. */
export const OF_OLDER_CHILDREN = /\b(?:1\d|twelve|thirteen|fourteen|fifteen|sixteen)\b|\bteen/;
