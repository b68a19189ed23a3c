/** A name of up to three words, and of foods joined to it. */
export const NAME = String.raw`((?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+?)`;
export const NAMES = String.raw`((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+?(?:(?:,? (?:and|or|und|oder|et|ou|y|o|e)|,) (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+?)?)`;
export const END = String.raw`(?=\s*(?:$|[.!?;,]))`;
/** Somebody who has not got it. */
const LACKS =
  "(?:(?:(?:i|we|ich|wir) )?(?:(?:the )?(?:shop|shops|store|supermarket|market|they|there|we|i)s? (?:had|has|have|was|were|is|'ve|got)(?: got)? )?(?:without|haven['’]?t got(?: any)?|haven['’]?t any|don['’]?t have(?: any)?|didn['’]?t have(?: any)?|(?:ran|run|we're|i'm|am|are)? ?out of|can['’]?t get|couldn['’]?t get|can['’]?t find|couldn['’]?t find|forgot(?: to buy)?|no (?:tengo|hay|tenemos|encuentro|queda)(?: nada de)?|kein(?:e|en|er)?|hab(?:e|en)? kein(?:e|en)?|pas de|plus de|j['’]ai (?:pas|plus) de|je n['’]ai (?:pas|plus) de|sans|non (?:ho|abbiamo|c['’]è|trovo)|senza|sin|ohne|not? any|no|not))";
const AT_HOME =
  '(?: (?:left|here|at home|in the (?:house|shop|fridge|cupboard)|today|in casa|a casa|en casa|im haus|zuhause|mehr|da|à la maison))?';
/** Somebody who has the other. */
const HAS =
  "(?:(?:but|just|only|then|i|we|i['’]?ve|we['’]?ve|have|has|got|use|using|do|did|make it|try|take|took|put|with|bought|there['’]?s|there is|there are|they had|tengo|sólo|solo|pero|hay|tenemos|uso|habe?|hab|nur|aber|nehme?|nimm|mit|dafür|j['’]ai|ai|on a|que|mais|du|de la|des|juste|seulement|ho|ma|abbiamo|c['’]è|del|della|dei|delle|il|la|lo|gli|le|i|ich|wir|noch|some|the|a|an|una?|ein(?:e|en)?) )+";
const WILL_DO =
  '(?:(?:ok|okay|fine|alright|any good|good|work|works|do|instead|possible|then|statt ?dessen|dafür|invece|en su lugar|à la place|would (?:do|work|be (?:ok|okay|fine))|geht|va bene|vale)[ ?!]*)';
const GONE =
  "(?:['’]s|(?: (?:is|are|was|were|has|have|ist|sind|war|est|sont|está|están|è|sono)))(?: (?:all|just|completely|sold|run|leider|schon))* (?:out|finished|gone|sold|off|used up|aus|alle|leer|ausverkauft|weg|fini|finie|finita|finito|agotad[oa]s?|terminat[oa])| (?:fehlt|fehlen|se acab(?:ó|aron)|è finit[oa])";
const TOO_DEAR =
  "(?:['’]s|(?: (?:is|are|ist|sind|est|è|es|son)))(?: (?:way|far|a bit|really|just|so|too|zu|trop|troppo|demasiado|molto))* (?:out of (?:my |our |the )?budget|over budget|pricey|expensive|dear|posh|much money|teuer|chère?s?|car[oaie]s?)";

/** What is refused, and in the same breath what is not: 'no cream, peppercorn is fine'. */
export const FINE = `\\b(?:no|not|without) ${NAME},? (?:but )?${NAME} (?:is|are|will be|would be) (?:fine|ok|okay|good|great|alright|all right|no problem|lovely)`;

/** What is there in place of what is not: 'shop had no salmon, got trout', 'strawberries are finished, peaches?' */
export const SWAPS: readonly string[] = [
  `${LACKS} ${NAME}${AT_HOME}\\s*[,.;–-]?\\s+${HAS}${NAMES}(?: ${WILL_DO})?${END}`,
  `${LACKS} ${NAME}${AT_HOME}\\s*[,.;–-]\\s*(?:(?:can|could|shall|should|may) (?:i|we) (?:use|do|put|take|try|have|make it with) |is |are |would |will |does |do )?${NAMES} ${WILL_DO}`,
  `${NAME}(?:${GONE})\\s*[,.;–-]?\\s+(?:${HAS})?${NAMES}(?: ${WILL_DO})?(?=\\s*(?:$|[.!?;]))`,
  `${NAME}(?:${TOO_DEAR})\\s*[,.;–-]?\\s+(?:${HAS})?${NAMES}(?: ${WILL_DO})?(?=\\s*(?:$|[.!?;]))`,
];
/** What is not there, and nothing in its place. */
export const LACKING: readonly string[] = [
  `\\bif (?:i|we|you) (?:haven['’]?t(?: got)?|don['’]?t have|can['’]?t (?:find|get)|have no|am out of|are out of)(?: any)? ${NAME},? (?:then )?(?:just |please )*(?:leave|skip|omit|drop|forget|ditch)(?: it| them| that)?(?: out)?`,
  `${NAME}(?:${GONE}|${TOO_DEAR})${END}`,
  `\\b${NAME} (?:(?:can |has to |must )?(?:stays?|staying|bleibt|bleiben|reste|restent|se quedan?|resta|restano|rimane|rimangono)) (?:in|im|au|en|nel|dans)(?: the| le| el| il)? ?(?:freezer|fridge|froster|tiefkühler|tiefkühlfach|gefrierschrank|gefrierfach|kühlschrank|congelador|congelatore|congélateur|freezer|frigo)`,
  `\\b(?:what(?:['’]?s| is| can| could| should| do| would)?(?: (?:a|the|i|we|you|be|good|best|use|have|put|take|try|swap|sub))* (?:instead of|in place of|(?:substitute|replacement|alternative|swap|sub) for)|(?:do you have |have you got )?(?:any|a|a good|got a) (?:substitute|replacement|alternative|swap|sub)s? for|what can (?:i|we) (?:swap|substitute|replace)|was (?:kann|könnte|soll) (?:ich|man) (?:statt|anstatt|anstelle von)|was (?:nehme|nimmt) (?:ich|man) statt|(?:qué|que) (?:puedo usar|pongo|uso) en (?:vez|lugar) de|(?:par quoi|avec quoi) (?:je )?(?:remplacer?|remplace)|cosa (?:uso|metto|posso usare) (?:al posto d(?:i|el|ella|ei)|invece d(?:i|el|ella|ei)))(?: the| my| el| la| le| il)? ${NAME}(?: with| for)?${END}`,
];
/** Asks what else will do, where what is missing was named: the dish itself answers. */
export const WHAT_ELSE =
  /[,.;–-]?\s*(?:(?:and|so|et|und|y|e|but) )*(?:what (?:else )?(?:can|could|should|shall|do|would) (?:i|we|you)(?: (?:use|have|put|take|do|try|add))*(?: in)? ?(?:instead|in(?: its| their)? place)(?: of (?:it|them|that))?|anything (?:else )?(?:i can use )?instead|(?:any|what) (?:substitutes?|swaps?|subs?|alternatives?|replacements?|ideas)(?: (?:instead|for (?:it|them|that)))?|what (?:works|goes in|will do) instead|was (?:kann|könnte|soll) ich (?:da ?)?(?:statt ?dessen|dafür|sonst)(?: (?:nehmen|verwenden|benutzen|reintun))?|was nehm(?:e)? ich (?:dann|dafür|stattdessen|da)|je mets quoi(?: à la place)?|(?:je )?(?:le|la|les) remplace par quoi|qu['’]est[- ]ce que je (?:mets|peux mettre)(?: à la place)?|cosa (?:uso|metto|posso (?:usare|mettere))(?: al (?:suo|loro) posto| invece)?|(?:qué|que) (?:pongo|uso|puedo (?:usar|poner))(?: en su lugar)?)\s*\??(?=\s*$|[.!?;,])/giu;
/** Said after what is missing. */
export const LEAVE_IT =
  /[,.;–-]?\s*(?:so |then |just |please )*(?:leave|skip|drop|omit) (?:it|them|that)(?: out)?(?=\s*(?:$|[.!?;,]))/giu;
/** What is missed, at the end of what is said. */
export const MISSED = `${LACKS} ${NAME}${AT_HOME}\\s*[.!?]?\\s*$`;
export const NAMES_LACK = new RegExp(String.raw`(?<![\p{L}])${LACKS} [\p{L}]`, 'iu');
