import { SHAPES } from '../safety/dish-groups.ts';
import { DISH_NAMES } from './dish-names.ts';
import type { Rule } from './restrictions.ts';
import { SAID_IN_PASSING } from './said-in-passing.ts';

const NAME = String.raw`((?:[\p{L}'-]+ )??[\p{L}'-]+?)`;
const END = String.raw`(?=\s*(?:$|[.!?;,:)\n–-]))`;
const SOME =
  "(?:(?:some|any|the|a|bit of|du|de l'|des|de|d'|un poco de|un po' di|un peu de|etwas|ein bisschen|el|la|los|las|il|i|lo|gli|le) ?)*";

/** Trouble that nobody wants, with the verbs it is said in. */
const FUSS: readonly string[] = [
  '(?:sans|pas de) (?:(?:aucune?|trop de|grande?) )?(?:prises? de tete|prendre la tete|galere|complications?|se (?:compliquer(?: la vie)?|prendre la tete|casser la tete|fatiguer|ruiner)|me (?:compliquer(?: la vie)?|prendre la tete|casser la tete|fatiguer|ruiner|fouler)|[ms].(?:embeter|enquiquiner|emmerder)|se fouler|bazar|tracas|prendre (?:des heures|la journee)|y passer (?:des heures|la journee|la soiree))',
  '(?:ohne|kein(?:e|en)?) (?:(?:viel|grosse[sn]?|allzu viel|jede[ns]?|das ganze|den ganzen|weitere[sn]?|gross) )*(?:trara|theater|bohei|brimborium|tamtam|gedoens|gedons|schnickschnack|umstande|dass ich (?:ewig|stundenlang|lange|den ganzen tag)[^.!?,\\n]{0,30}(?:stehe|koche|stehen muss|kochen muss|brauche)|stundenlang(?:es)? (?:kochen|in der kuche (?:zu )?stehen)|sauerei|hexerei|aufriss|hickhack|krampf|mich verruckt zu machen|(?:gross|viel|lange) (?:zu )?(?:kochen|einkaufen|nachdenken))',
  'sin (?:(?:muchos?|muchas?|ningun|demasiad[oa]s?|tant[oa]s?) )?(?:lios?|prisas?|complicaciones|complicarme(?: la vida)?|complicarse(?: la vida)?|complicarnos(?: la vida)?|comer(?:me|se|nos) la cabeza|rollos?|historias|ensuciar mucho|jaleos?|tonterias|agobios?|manchar mucho)',
  'senza (?:(?:tropp[oaie]|tant[oaie]|grandi|molt[oaie]) )?(?:sbatti(?:menti)?|sbattimento|complicarmi(?: la vita)?|complicarsi(?: la vita)?|complicarci(?: la vita)?|impazzire|fretta|fronzoli|menate|storie|impegno|fatica|sporcare (?:tutto|troppo)|pensarci troppo|scervellarmi|scervellarsi)',
  "(?:can ?not|can'?t|could ?n'?t) (?:(?:even|really|actually) )*(?:taste|smell) (?:anything|a thing|much|it(?: at all)?)",
  '(?:without|no) (?:(?:all|any|too much|the|a|of|that) )*(?:(?:million|hundred|thousand) (?:steps|pots|pans|ingredients)|palaver|kerfuffle|rigmarole|malarkey|shenanigans|hoo-?ha|losing my mind|overthinking|song and dance)',
];

/** Somebody who leaves these may not have what is wished in their place, either. */
const OF_A_FAMILY =
  /^(?:nuts?|dairy|gluten|lactose|shellfish|seafood|fish|meat|alcohol|allergens?|nusse|noix|frutos secos|noci|fleisch|fisch|viande|poisson|carne|pescado|pesce|marisco)$/i;
const ONLY = '(?:only|just|nur|bloss|juste|seulement|solo|solamente|soltanto|sondern)';

/** 'Not too much sugar': some of it is welcome. */
const NOT_MUCH =
  "(?:(?:(?:not|no|without) (?:(?:(?:too|so|that|very|all that|quite so) )?(?:much|many)|(?:a (?:whole )?(?:lot|load|ton)|lots|loads|tons|heaps|masses) of)(?: of)?(?: the)?)|(?:nicht|ohne) (?:(?:ganz|zu|allzu|so|sehr) )*viele?|(?:pas|sans) (?:trop|tant|beaucoup) d(?:e |')|(?:no|sin) (?:demasiad|much|tant)[oa]s?|(?:non|senza) (?:tropp|molt|tant)[oaie]|(?:(?:go|be|but) )*(?:easy|light) on(?: the)?)";
/** What a dish with less of it is called. */
const WITH_LESS: readonly (readonly [food: RegExp, said: string])[] = [
  [/sugar/, 'less sugar'],
  [/\bsalt$/, 'less salt'],
  [/\boil$/, 'less oil'],
  [/^butter$/, 'less butter'],
  [/^(?:red |green |fresh )?chill?i(?:e?s)?\b|cayenne/, 'mild'],
];

/** What takes the place of what a dish is made with, if there is nothing else. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/^(?:bacon|prosciutto|ham|smoked bacon|serrano ham|parma ham|speck)/, 'pancetta'],
  [/^(?:yogh?urt|greek yogh?urt)/, 'cream'],
];

const AFTER_MAIS =
  "(?:aux?|a|des|finalement|qu'(?:on|il|elle|ils|elles)|ne|n'|me|mon|ma|mes|son|sa|ses|notre|nos|y|surtout|quand|si|comme|tout|toute|toujours|aussi|encore|tu|ils|elles|vous|personne|rien|alors|d'abord|chez|vraiment|juste|attention|pitie|avec|sans|plus|moins|pas|un|une|en|pour|je|j'|on|il|elle|nous|vous|c'est|ce|qui|que|version|facile|rapide|simple|leger|legere|bien|tres|light|vegetarien\\w*|vegan\\w*|maison|lighter|spicier|milder|simpler|faster|cheaper|healthier|creamier|crispier|heartier)";
const BESIDES =
  "(?:apart from|other than|besides|except(?: for)?|(?:that (?:is|are)n't|not)|ausser|aber (?:keine|nicht als)|nur keine|a part|sauf|hormis|autres? que|aparte de|salvo|que no sean|a parte|tranne|oltre ai?|che non siano)";

const REFUSED =
  '(?:no|not|without|minus|nothing with|free of|skip|leave out|ohne|kein(?:e|en)?|sans|pas de|sin|nada de|senza|niente)';
/** How a dish is to be, or by when. Nothing of it is eaten. */
const WISHED =
  '(?:faster|quicker|sooner|lighter|healthier|cheaper|simpler|easier|creamier|spicier|hotter|milder|crispier|crunchier|thicker|thinner|heartier|richer|sweeter|saltier|tastier|smoother|juicier|fluffier|saucier|cheesier|quick|quickly|fast|cheap|easy|simple|healthy|hearty|ready|done|on the table|finished|(?:in )?(?:under|within|less than|max|maximum|at most) (?:\\d|an?|half)|(?:in )?\\d+ ?(?:mins?|minutes?|minuten|minutos|minuti|h|hours?)|in half an hour|for (?:\\d|one|two|three|four|five|six|eight|ten)|less (?:salt|salty|spicy|sweet|oily|greasy|fatty|rich|heavy|work|sugar|fat|oil)|schnell(?:er)?|leichter|einfacher|gunstiger|billiger|cremiger|scharfer|milder|gesunder|plus (?:rapide|vite|leger|simple|cremeux|epice|sain)|rapide|mas (?:rapid[oa]|liger[oa]|facil|cremos[oa]|picante|barat[oa]|san[oa])|rapid[oa]|piu (?:veloce|legger[oa]|semplice|cremos[oa]|piccante|san[oa])|veloce)';
const VEGETABLES =
  '(?:(?:bits? of |green |any |sichtbare[sn]? )*(?:veg|veggies?|vegetables?|greens|green bits|gemuse|legumes|verduras?|verdure))';
const EATS =
  "(?:they|he|she|it|we|you|i|anyone|anybody|nobody|(?:the |my |our )?(?:kids?|children|son|daughter|boys|girls|toddler|little ones?|youngest|eldest|husband|wife))(?:'d|'ll)?";

/**
 * What is said with 'without', 'only', 'but' or 'not' and leaves out no food, or another than it seems. In text without accents, with what
 * is meant.
 */
export const NO_EXCLUSIONS: readonly Rule[] = [
  ...DISH_NAMES,
  ...SAID_IN_PASSING,
  // What nobody is to see is there all the same.
  [
    `(?:but |with |and )?(?:no|without(?: any)?|not any|zero) (?:${VEGETABLES} (?:that |which )?${EATS} (?:(?:can|could|will|would|might|may|ever|actually) )*(?:see|sees|spot|spots|notices?|detect|find|taste|recogni[sz]e|make out|pick out)|(?:visible|obvious|noticeable|detectable|recogni[sz]able) ${VEGETABLES}|${VEGETABLES} (?:in sight|on show|visible|showing|to be seen))`,
    () => 'hidden vegetables',
  ],
  [
    `${VEGETABLES} (?:that |which |but |so )*${EATS} (?:can ?not|can't|cant|won't|wont|will not|don't|do not|doesn't|does not|couldn't|wouldn't) (?:see|spot|notice|detect|find|taste|recogni[sz]e|make out|pick out)(?: (?:it|them))?`,
    () => 'hidden vegetables',
  ],
  [
    'kein(?:e|en)? (?:sichtbare[snr]? )(?:gemuse(?:stucke)?)|kein gemuse,? das (?:sie|er|man|die kinder) (?:sehen|sieht)(?: kann| konnen)?|(?:pas de|sans) legumes (?:visibles|apparents|qui se voient)|(?:sin|nada de) verduras? (?:visibles?|que se vean?)|(?:senza|niente) verdur[ae] (?:visibil[ei]|che si ved[aeo](?:no)?|in vista)',
    () => 'hidden vegetables',
  ],
  [
    `${NOT_MUCH} ?${NAME}${END}`,
    ([name = ''], nameOf) => {
      const food = nameOf(name.trim()) ?? '';
      const [, less] = WITH_LESS.find(([of]) => of.test(food)) ?? [];
      // Of a cake less sugar a part would be left out, as of one without eggs.
      return less ? `, ${less}` : null;
    },
  ],
  // 'A side that isn't potato salad or coleslaw'.
  [
    `(?:(?:that|which) (?:is|are) not|(?:that|which)?(?:'s| is) not|(?:(?:that|which) )?(?:is|are)n'?t|not|no|other than|besides|except(?: for)?|apart from|without)(?: an?| any| the| another| more)* ((?:[a-z]+ )?[a-z]+),? (?:or|nor|and)(?: an?| any| the| another| no)* ((?:[a-z]+ )?(?:${SHAPES}))(?=\\s*(?:$|[.!?;,]| (?:for|to|with|please|that|this|again)(?![\\p{L}])))`,
    ([one = '', other = '']) => `, no ${one}, no ${other}`,
  ],
  // What is not cooked is no food that harms.
  [
    "(?:,? ?(?:and|but|with) )?(?:(?:a|an|the|any|extra) )?(?:starters?|first course|dessert|pudding|side(?: dish(?:es)?|s)?|extras|garnish|leftovers|vorspeise|nachtisch|beilage|entree|postre|antipasto)(?: (?:is|are))? (?:not|isn't|isnt|aren't|arent|nicht|pas|no) (?:needed|necessary|required|wanted|notig|necessaire|necesari[oa])",
    () => '',
  ],
  ['low in (sugar|fat|carbs?|carbohydrates|calories)', ([what = '']) => `low ${what.replace(/ies$/, 'ie')}`],
  // In 'no dairy, and faster' the list is over.
  [
    `([\\p{L}-]+),? (?:and|but|und|aber|et|mais|y|pero|e|ma)(?<=(?<![\\p{L}])${REFUSED} [^.!?;:\\n]{2,60})(?= (?:(?:make|it|a|bit|little|much|lot|more|also|then|be|can|please|to|get|has|have|needs?|etwas|un|peu|poco|po) )*${WISHED}(?![\\p{L}]))`,
    ([last = '']) => `${last}.`,
  ],
  // What something is made of has not run out.
  [
    `(?:make|bake|cook|do|turn) ((?:(?:me|us|some|an?|the|little|nice|quick) )*(?:[\\p{L}-]+ )?[\\p{L}-]+) out of (?:it|this|that|these|those|them)(?=\\s*(?:$|[.!?;,]| (?:instead|please|too|then|now)(?![\\p{L}])))`,
    ([made = '']) => `make it ${made}`,
  ],
  [
    `((?:make|makes|making|made|bake|baking|cook|cooking|do|get|turn|create|rustle up|whip up) (?:(?:me|us|some|a|an|the|little|nice|quick) )*(?:[\\p{L}-]+ ){0,2}(?!(?:i'?m|am|we'?re|are|is|was|ran|run|all|but|and)\\b)[\\p{L}-]+) out of(?= (?:it|this|that|these|those|them|the|my|our|some|left ?overs?|whatever|what)(?![\\p{L}]))`,
    ([made = '']) => `${made} from`,
  ],
  // 'A dinner out of ground pork and zucchini.'
  [
    `((?:make|makes|making|cook|cooking|bake|do|create|rustle up|whip up) (?:(?:me|us|some|a|an|the) )*(?:[\\p{L}-]+ ){0,4}(?:dinner|supper|lunch|breakfast|brunch|meal|dish|dessert|snack|something|anything|soup|stew|curry|salad|sauce)|(?<![\\p{L}])(?:dinner|supper|lunch|breakfast|brunch|meal|dish|dessert|snack|something|anything)) out of(?= (?!(?:ideas?|time|energy|inspiration|the|a|an?) )[\\p{L}])`,
    ([made = '']) => `${made} from`,
  ],
  ...FUSS.map((said): Rule => [`(?:${said})`, () => 'easy']),
  // 'No cream only yoghurt': the yoghurt is wished for.
  [
    `(?:no|without|kein(?:e|en)?|ohne|sans|pas de|pas d'|sin|senza|niente) ${SOME}${NAME},? (?:but )?${ONLY} (?:(?:with|mit|avec|con|use|used) )?${SOME}${NAME}${END}`,
    ([gone = '', come = ''], nameOf) => {
      const [from, to] = [nameOf(gone), nameOf(come)];
      return from && to && !OF_A_FAMILY.test(gone.trim())
        ? `no ${from}, with ${to} instead of ${from}`
        : null;
    },
  ],
  // 'Without tofu, double prawns' goes on with what is wished for.
  [
    `(without|no|ohne|kein(?:e|en)?|sans|pas de|sin|senza) ${SOME}${NAME}, ?(double|extra|more|loads of|lots of|plenty of|doppelt(?: so viel)?|extra viel|mehr|viel|beaucoup de|doble|mucho|el doble de|doppi[oa]|molt[oaie])`,
    ([without = '', name = '', more = ''], nameOf) => (nameOf(name) ? `${without} ${name}. ${more}` : null),
  ],
  // 'Cacio e pepe, but I only have parmesan.'
  [
    `(?<=[\\p{L}]{4,}[^.!?;\\n]*)(?:but|ma|mais|pero|aber) (?:(?:i|we|je|j'|on|ich|wir) ?)?(?:(?:'ve )?only (?:have|got|have got|had)|have only|ho solo|abbiamo solo|solo (?:tengo|tenemos)|tengo solo|n'ai que|ai que|a que|hab(?:e|en)? nur) ${SOME}${NAME}(?: (?:left|at home|in the house|da|zu hause|en casa|in casa))?${END}`,
    ([there = ''], nameOf) => {
      const food = nameOf(there);
      const twin = TWINS.find(([name]) => name.test(food ?? ''))?.[1];
      return food ? `with ${food}${twin ? ` instead of ${twin}` : ''}` : null;
    },
  ],
  // Somebody who is only hungry has more than hunger in the larder.
  [
    "(?:(?:but|ma|mais|pero|aber) )?(?:ho solo (?:tanta |una gran )?(?:fame|voglia|fretta|sonno)|(?:solo tengo|tengo solo) (?:mucha )?(?:hambre|ganas|prisa)|(?:je n'ai|j'ai) (?:que|juste) (?:tres )?faim|(?:hab|habe) nur (?:grossen |riesigen )?(?:hunger|lust|kohldampf))",
    () => '',
  ],
  ['nothing but(?= (?:an? )?(?:good|proper|nice|plain|simple|decent|honest)\\b)', () => ''],
  // Croutons are made of bread, too.
  [
    `(?<=\\b(?:bread|brot|brotes|pain|pan|pane|baguette)\\b[^.!?\\n]*)${BESIDES} ${SOME}(?:croutons?|breadcrumbs|semmelbrosel|paniermehr|chapelure|pan rallado|pangrattato|crostini|picatostes)`,
    () => '',
  ],
  // Of bananas most make bread.
  [
    `(?<=\\b(?:bananas?|bananen|bananes|platanos?|banane)\\b[^.!?\\n]*)${BESIDES} ${SOME}(?:(?:banana|bananen) ?)?(?:bread|brot|cake|kuchen)`,
    () => 'but not banana bread',
  ],
  // Another dish than the usual one.
  [
    `(?<=[\\p{L}]{3,}[^.!?\\n]*)${BESIDES} ${SOME}(?:usual |same |boring |old )*(risottos?|soups?|curry|curries|pasta|salads?|stews?|pies?|crumbles?|omelettes?|stir[- ]?fry|sandwich(?:es)?|pizza|burgers?|muffins|porridge|smoothies?|mash|lasagne|quiches?|gratins?|tacos|jam|marmelade|konfiture|confiture|mermelada|suppe|salat|auflauf)`,
    ([dish = '']) => `but no ${dish}`,
  ],
  // Why it is left out, once more.
  [
    "(?<=\\b(?:no|without|not|minus|ohne|kein\\w*|sin|sans|senza)\\b[^.!?\\n]*)(?:because |since |as |cos )?(?:my|our) [a-z]+ (?:(?:won'?t|will not|doesn'?t|does not|refuses to|can'?t) (?:even )?(?:touch|eat|like|stand|go near|have|do)|hates|dislikes) (?:it|them|those|that)(?! (?:with|if|when)\\b)",
    () => '',
  ],
  // Tools that a cook does without.
  [
    "(?<=[\\p{L}]{3,}[^\\n]*)(?:without an?|(?:i |we )?(?:do not|don'?t|doesn'?t) (?:own|have|possess)(?: an?| any)?|(?:i |we )?haven'?t got an?|no) (?:[a-z]+ )?(?:press|ricer|mandoline?|thermometer|rolling pin|piping bag|muffin (?:tin|pan)|springform(?: tin| pan)?|wok|dutch oven|food mill|(?:kitchen )?scales?|steamer|grater|sieve|pizza stone|ice cream (?:maker|machine)|waffle iron|grinder|mixie|mixer grinder)",
    () => '',
  ],
  // Oats without the bowl.
  [
    '(?<=\\b(?:oats|porridge oats|haferflocken)\\b[^.!?\\n]*)(?:but |and |please )*(?:not|no|nothing like) (?:(?:the|my|a|an|another|usual|boring|plain|same|old|bland|sad|mushy) )+(?:bowls?|porridge|mush|gruel|breakfast)(?: of (?:porridge|oats|mush))?',
    () => 'but no porridge',
  ],
  // In French a 'but' is spelled like maize without its dots.
  [
    `(?<!\\b(?:de|du|au|aux|le|les|des|la|un|grains|sans|pas|ni|et|ou|avec)\\b[^,.!?;\\n]{0,12})(?<=[\\p{L}]{3,}[, ]+)mais(?= ${AFTER_MAIS}(?![\\p{L}]))`,
    () => 'but',
  ],
  // A thing that somebody makes with a food is a dish.
  [
    `(?<=\\b(?:made|makes?|making|cook(?:s|ed)?|serve[sd]?|bake[sd]?|tried) (?:me |us )?(?:a|this|that|these|some) (?:[a-z]+ )?)things?(?= (?:with|of|from|in|where)\\b)`,
    () => 'dish',
  ],
  // Pancakes that are not sweet are savory.
  [
    `((?:pan)?cakes?|crepes?|muffins?|scones?|waffles?|waffeln|pfannkuchen|gaufres?|tortitas|gofres|galettes?),? (?:(?:but|aber|mais|pero|ma) )?(?:not|nicht|pas|no|non) (?:sweet|suss|sucree?s?|dulces?|dolci)${END}`,
    ([dish = ''], nameOf) => `savoury ${nameOf(dish) ?? dish}`,
  ],
];
