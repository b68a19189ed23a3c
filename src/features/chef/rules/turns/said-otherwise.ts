import { peopleFed } from '../amounts/people-fed.ts';
import { tooStrong } from '../amounts/too-strong.ts';
import { FEWER_CARBS, inFewerCarbs } from '../kitchen/low-carb.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { plainPhrase, wordsApart } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import { CLOSES, NAME, OPENS, whole } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { lineCalled } from './foods-called.ts';
import { englishName } from './foreign-changes.ts';

const TIMES = whole(
  '(?:(?:make|do|cook|scale|multiply|increase|times|by|it|the recipe|everything|up|mal|por|per|fois) )*(?:x|times|by)? ?(\\d{1,2}(?:[.,]\\d{1,2})?|\\d /\\d|one and a half|two and a half|three|vier|drei|anderthalb|eineinhalb) ?(?:x|times|fois|mal|veces|volte)?(?: (?:the )?(?:recipe|amounts?|quantit(?:y|ies)|as much|batch|everything|it|menge|rezept))*',
);
/** That the number is a factor, and not of people. */
const IS_FACTOR =
  /(?:^|[^a-z])x ?\d|\dx\b|\d ?(?:times|fois|mal|veces|volte)\b|\b(?:times|multiply|scale)\b|half times|\b(?:anderthalb|eineinhalb)/;
const FACTORS: Readonly<Record<string, number>> = {
  'one and a half': 1.5,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  'two and a half': 2.5,
  three: 3,
  drei: 3,
  vier: 4,
};
const MOST_SERVINGS = 50;

/** 'x1.5' and 'three times the recipe', as people to cook for. */
function timesIn(written: string, { servings }: ChefMemory): string | null {
  // The point of 1.5 is none between sentences.
  const said = wordsApart(written.replace(/(?<=\d)[.,](?=\d)/g, 'point')).replace(/(?<=\d)point(?=\d)/g, '.');
  if (!IS_FACTOR.test(said)) return null;
  const [, count] = TIMES.exec(said) ?? [];
  const factor = count === undefined ? 0 : (FACTORS[count] ?? Number(count.replace(',', '.')));
  const wanted = Math.round(servings * factor);
  return factor > 0 && wanted >= 1 && wanted <= MOST_SERVINGS ? `for ${wanted} people` : null;
}

const LOW = whole(
  '(?:(?:make|can|could|it|this|be|a|bit|much|i want it|needs to be) )*(?:lower|low|reduced|less|reduce the|cut the|cut down (?:on )?the|cut|with less)(?: in| on)?[ -](?:the )?(fat(?:ty|tening)?|calories?|cals?|kcal|calorific|sugary?|salt|sodium|carbs?)(?: version| content)?',
);
const MORE_HEALTHY = whole(
  '(?:(?:make|do|it|this|that|a|bit|little|much|lot) )*more health(?:y|ily)(?: version)?',
);
const OF_LOW: readonly (readonly [RegExp, string])[] = [
  [/^(?:fat|cal|kcal)/, 'lighter'],
  [/^sugar/, 'less sugar'],
  [/^(?:salt|sodium)/, 'less salt'],
];

/** What is cut in the form of pasta or rice, and takes its place. */
const LIKE_PASTA = whole(
  '(?:(?:use|with|make it with|do it with|serve (?:it|this) (?:with|over|on)|over|on|try|swap (?:it|them|the pasta|the noodles|the spaghetti) for) )*(?:some )?(zoodles|courgetti|(?:zucchini|courgettes?|carrot|squash) (?:noodles|spaghetti|pasta|ribbons)|zucchini ?nudeln|cauliflower rice)',
);
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/carrot/, 'carrots'],
  [/squash/, 'butternut squash'],
  [/cauliflower/, 'cauliflower'],
  [/./, 'courgettes'],
];
const OF_PASTA =
  /spaghetti|linguine|tagliatelle|noodles|penne|pasta|macaroni|fusilli|rigatoni|lasagne sheets|\brice\b/;

const HALF_FOR = whole(
  `(?:(?:use|with|make it with|do|put in) )*(?:some )?${NAME} (?:instead of|for|in place of|statt|anstelle) (?:the )?(?:half|halfte) (?:of |der |des |von )*(?:the |my )?${NAME}`,
);
const HALF_WITH = whole(
  `(?:(?:can i |could i )?(?:replace|swap|sub|substitute|change|make|do) )?half (?:of )?(?:the |my )?${NAME} (?:with|for|by|to) ${NAME}`,
);
const MEAT = /^(?:meat|mince|minced meat|fleisch|hackfleisch)$/;

/** What is thickened without flour, which a dish that has none does not lose. */
const THICKENED = whole(
  '(?:(?:how (?:do|can|could) (?:i|we)|can (?:i|we)) )?(?:thicken|make|get)(?: (?:it|this|the (?:sauce|soup|stew|gravy)))?(?: up)?(?: thicker| thick)? without (?:using )?(?:any )?(?:flour|cornflour|cornstarch|starch)(?: or [a-z]+)?',
);

/** Parts of a dish, which are named to say where a food is: 'no beer in the batter'. */
const PART =
  '(?:salad|sauce|gravy|dressing|batter|filling|topping|marinade|dough|crust|soup|stew|curry|mix|mixture|frosting|icing|glaze|mash|patty|patties|salat|sosse|teig|suppe|fullung|vinaigrette|pate|garniture|ensalada|salsa|masa|relleno|insalata|sugo|impasto|ripieno)';
const IN_A_PART = new RegExp(
  `^(${OPENS}(?:no|without|with no|leave out|skip|less|more|extra|ohne|kein(?:e|en)?|weniger|mehr|sans|moins de|sin|menos|senza|meno)\\b.+?) (?:in|on|im|in der|in dem|in den|aus|from|dans|en|nel|nella|nell) (?:the |my |our |le |la |les |el |l )?${PART}${CLOSES}$`,
);

/** The frosting, of which no sugar but its own is to be less. */
const PART_LESS = whole(
  `(?:(?:make|the|a|with|keep|can|you) )*(?:[a-z]+ ){0,2}?${PART} (?:(?:a bit|a little|much|way|to be|be) )*(?:less|not so|not as|not too) (sweet|salty|spicy|creamy|oily|rich|thick)`,
);
const LESS_OF_PART = whole(
  `(?:(?:make|the|a|with) )*(?:less|not so|not as) (sweet|salty|spicy|creamy|oily|rich) (?:[a-z]+ ){0,2}?${PART}`,
);

/** 'Not spicy for the kids bowl': of one of the plates. */
const OF_A_PLATE =
  /\b(for (?:the |my |our )?(?:kids?|children|toddler|little ones?|daughter|son|girls|boys))(?: s)? (?:bowls?|plates?|portions?|one|ones|serving|half)\b/;

/** Vegetables beside a dish, of which none is named: nobody who eats them is a vegetarian. */
const SOME_VEG = whole(
  '(?:(?:with|and|add|plus|some|a few|a side of|maybe|serve it with|mit|und) )*(?:(?:steamed|roast|roasted|boiled|grilled|green|mixed|seasonal|fresh|simple|plain) )+(?:veg|veggies|vegetables|greens|gemuse)(?: (?:on the side|with it|alongside|too|as well|as a side|dazu|beside it))*',
);
const GREENS: readonly (readonly [larder: string, line: RegExp])[] = [
  ['broccoli', /broccoli/],
  ['green beans', /green beans/],
  ['carrots', /carrot/],
  ['courgettes', /courgette/],
];

const BIGGER = whole(
  '(?:(?:make|with|do|it|them|much|a bit) )*(?:bigger|larger|heartier|more generous) (?:portions?|servings?|helpings?)(?: (?:as|for) (?:a )?(?:main|dinner|lunch|meal))?(?: please)?',
);
const MINI = whole(
  '(?:(?:make|do|cook|bake|it|them|this|as|into|in|some) )*(?:mini|individual|small|little) (?:ones?|portions?|loaves|meatloaves|pies|tarts|dishes|ramekins|cakes|versions?)(?: (?:instead|please))?',
);

const SUBSTITUTE = whole(
  `(?:(?:any|a|good|the|what s a|what is a|whats a) )*(?:(?:substitutes?|subs?|replacements?|alternatives?|ersatz) (?:for|fur|to) (?:the )?${NAME}|${NAME}(?<! a| the| good| any) (?:substitutes?|replacements?|alternatives?|ersatz))`,
);
/** For which meal it is, and for how many: no wish for another dish. */
const FOR_A_MEAL = whole(
  '(?:it s |its |this is )?(?:for|fur|pour|para|per) (?:a |the |my |our |an )?(?:[a-z]+ )?(?:brunch|lunch|dinner|supper|breakfast|party|bbq|barbecue|picnic|potluck|buffet)(?: (?:tomorrow|tonight|on [a-z]+|with friends|with family|party))* (?:for|fur|pour|para|per|with) (\\d{1,2})(?: (?:people|guests|of us|friends|personen|leute))?',
);
const SIDE_OF = whole(
  '(?:(?:with|and|add|plus|maybe|can i have) )*(?:a |some )?side of ([a-z]+(?: [a-z]+){0,2})',
);
/** The zest comes with its fruit. */
const ZEST = whole(
  '(?:(?:and|also|can i|could you|please|maybe) )*(?:add|use|with|put in|stir in|grate in)(?: some| a bit of| a little| more| the)* (lemon|orange|lime) (?:zest|peel|rind)(?: to it| in it| in| too| as well)*',
);
/** 'A potato side', 'a vegetable side dish'. */
const AS_SIDE = whole(
  '(?:(?:with|and|add|plus|maybe|can i have|give me|give us|i need|i want|make|serve it with|put) )*(?:an? |some |one )(?:(?:nice|simple|easy|quick|little|small|good) )*([a-z]+) side(?: dish)?(?: (?:with it|to go with it|too|as well|for it))*',
);
const SORTS_OF_SIDE: Readonly<Record<string, string>> = {
  potato: 'potatoes',
  veg: 'vegetables',
  veggie: 'vegetables',
  vegetable: 'vegetables',
  green: 'vegetables',
};
const CHEESY_TOP = whole(
  '(?:(?:with|a|make|the|add|some|extra|and|it|have|can|could|i|we|want|would|like|need|needs|give|do|please|nice|really) )*(?:cheesy|cheese|gratinated|melted cheese) (?:top|topping|crust|lid)',
);
const CRISP_TOP = whole(
  '(?:(?:with|a|make|the|add|some|extra|and|it|have|can|could|i|we|want|would|like|need|needs|give|do|please|nice|really) )*(?:crispy|crisp|crunchy|golden|browner|knusprige?) (?:top|topping|crust|lid|kruste)',
);
const NOT_SO_THICK = whole(
  '(?:nicht (?:so|ganz so|zu) dick(?:flussig)?|dunnflussiger|flussiger|(?:un peu )?moins epais(?:se)?|pas (?:si|trop) epais(?:se)?|(?:no )?(?:tan|menos) espes[oa]|meno dens[oa]|non (?:cosi|troppo) dens[oa])',
);
const FOR_TOMORROW = whole(
  '(?:(?:auch|noch) fur morgen(?: mit| noch)*|fur morgen(?: auch| mit| noch)+|(?:so )?dass es (?:auch )?(?:fur )?morgen reicht|pour demain aussi|aussi pour demain|(?:que sobre )?para manana tambien|tambien para manana|anche per domani|per domani anche)',
);

/** 'Ohne Brötchen, nur Haferflocken': what is there takes the place of what is not. */
const ONLY_OTHER = whole(
  `(?:(?:i|we) (?:have |ve |ve got |have got |got ))?(?:no|without|ohne|kein(?:e|en)?|sans|pas de|sin|senza|niente) (?:the |any )?${NAME} , (?:only|just|nur|bloss|seulement|juste|solo|solamente|soltanto) (?:have |got )?${NAME}`,
);
const NOT_OTHER = whole(
  `(?:with|mit|avec|con) ${NAME} (?:not|instead of|rather than|statt|nicht|pas|au lieu de|no|en vez de|non|invece di) ${NAME}`,
);
const SMALL_PASTA =
  /\b(?:little|small|tiny|mini|baby) (?:soup )?pasta(?: shapes| stars)?\b|\b(?:suppennudeln|buchstabennudeln|sternchennudeln)\b/;
const TIPS = whole('(?:(?:any|some|your|best) )?(?:[a-z]+ ){0,3}tips(?: please)?(?: for (?:it|this))?');
const HALF_RECIPE = whole(
  '(?:media receta|la mitad(?: de la receta)?|(?:nur )?(?:die )?halfte(?: vom rezept)?|(?:ein )?halbes rezept|(?:la )?moitie(?: de la recette)?|demi recette|(?:la )?meta(?: della ricetta| dose)?|mezza (?:ricetta|dose))',
);
const WARMED = /\b(?:how long|how|what|which)\b.*\b(?:reheat|warm (?:it|them) up|re-heat)/;
const IN_GLASSES = whole(
  '(?:(?:can|could|i|we|serve|make|do|put|divide|it|them|this|up) )*(?:in|into|among|between) (?:\\d{1,2} |two |three |four |six |eight )?(?:(?:small|little|individual|single|serving|tiny) )*(?:glasses|jars|ramekins|cups|pots|bowls|verrines|glaser|glasern|gobelets|vasitos|bicchierini)',
);

const CRUNCH = whole(
  '(?:(?:add|with|some|needs?|it|a bit of|more|something|etwas|mehr|make it) )*(?:crunch|crunchiness|crunchy|something crunchy|biss|crunchy bits|croquant|crujiente|croccante)(?: (?:to it|in it|on top|please))?',
);
/** What gives a bite to what is not baked. */
const CRUNCHY: readonly (readonly [of: RegExp, adds: string])[] = [
  [/soup|chowder|bisque/i, 'add croutons'],
  [/sandwich|wrap|burger|taco|pitta|bagel|roll\b/i, 'add cucumber and radishes'],
  [/oats|porridge|yogurt|bowl|parfait|pudding|mousse/i, 'add almonds'],
  [/salad|slaw/i, 'add sunflower seeds'],
  [/pasta|spaghetti|penne|linguine|mac and cheese|gnocchi/i, 'crisp breadcrumbs on top'],
];

/** What is said in other words whatever the dish is. */
const ASKED =
  '(?:(?:please|bitte|and|und|but|aber|et|mais|y|e|maybe|can|could|i|we|you|kannst|konntest|du|kann|man|ich|wir|da|irgendwie|somehow|noch|auch|also|just|on|peut|tu|peux|je|puedes?|podemos|puoi|possiamo|si|puo) )*';
const SOME_OF =
  '(?:(?:some|any|more|a|bit|little|few|lot|lots|of|extra|the|ein|bisschen|paar|etwas|mehr|des|du|les|quelques|un|peu|de|unas|algunas|las|mas|delle|le|po|di) )*';
const VEG = '(?:veg|veggies|vegetables|greens|gemuse|legumes|verduras?|verdure)';
const HIDDEN_IN =
  '(?:hide|hiding|sneak|smuggle|slip|cacher?|glisser?|dissimuler?|camoufler?|esconde(?:r|le)?|colar|camufla(?:r|le)?|nascondere|nascondi(?:ci|amo)?|infilare|infila(?:ci)?|versteck|verstecke|schmuggle|schmuggel)';
const IS_HIDDEN =
  '(?:hidden|smuggled|sneaky|cachee?s?|dissimulee?s?|escondidas?|ocultas?|camufladas?|nascost[ae]|verstecktes?|verstecktem)';
const WITH = '(?:(?:with|add|put|in|mit|avec|ajoute|con|anade|pon|aggiungi|metti|mettici) )*';
/** Vegetables that nobody is to find, while the dish keeps its meat. */
const SMUGGLED = whole(
  `${ASKED}(?:${HIDDEN_IN} (?:in )?${SOME_OF}${VEG}|${WITH}${SOME_OF}(?:${IS_HIDDEN} ${VEG}|${VEG} ${IS_HIDDEN})|${SOME_OF}${VEG} (?:(?:da|noch|irgendwie|mit) )*(?:(?:da )?(?:rein|unter|hinein|ein)?(?:schmuggeln|verstecken|mogeln)))(?: (?:in|into|it|this|that|there|here|somehow|the|sauce|dedans|dentro|dans|la|ahi|qui|please|bitte|rein))*`,
);
/** 'Noch etwas Gemüse dazu', 'con verdure'. */
const VEG_TOO = whole(
  `${ASKED}(?:(?:mit|with|avec|con|add|put) )*${SOME_OF}${VEG}(?: (?:dazu|dazugeben|rein|reintun|hinzu|drin|dabei|too|as well|in it|in there|avec|dedans|en plus|dentro|please|bitte|s il te plait|por favor|per favore))+`,
);
const GREEN_IN = whole(
  `${ASKED}(?:(?:mit|with|avec|con|add|throw|put|get) )?(?:in )?(?:etwas|was|irgendwas|something|anything|quelque chose(?: de)?|algo|qualcosa di) (?:grunem|grunes|green|vert|verde)(?: (?:drin|dazu|rein|dabei|in|it|dedans|dentro|avec|please|bitte|as|well|too))*`,
);
/** More of a food that the dish does not have yet. */
const MORE_OF_FOOD = whole(
  `(?:(?:can|could|i|we|have|want|like|d|with|put|add|a bit|a few|some|much|lots|please|bitte|mit|noch|viel|avec|con) )*(?:more|extra|mehr|davantage de|plus de|mas|piu) ${NAME}(?: (?:in it|in there|too|as well|please|bitte|rein|dazu|por favor|per favore))*`,
);
/** 'Can you make it without burger buns?' asks for no advice, and 'no barbecue sauce' for no other sauce. */
const MADE_WITHOUT = whole(
  `(?:please )?(?:can|could|would|will) (?:you|i|we) (?:please |also |maybe )?(?:make|do|cook|have|get|try|write) (?:it|this|that|them|one) without (?:the |any )?${NAME}(?: please)?|(?:no|without)(?: any| the)? ([a-z]+ sauce)(?: please)?`,
);
/** Flours that take the place of the wheat flour of a dish. */
const OF_SPELT = whole(
  `${ASKED}(?:(?:mit|with|nimm|nehmen|use|using|make|it|avec|con|verwende|lieber|rather) )*(?:dinkelmehl|spelt flour|farine d epeautre|harina de espelta|farina di farro)(?: (?:instead|please|bitte|stattdessen|machen|a la place))*`,
);
const OF_WHOLEMEAL = whole(
  `${ASKED}(?:(?:mit|with|nimm|nehmen|use|using|make|do|it|avec|de|la|con|verwende|lieber|rather|swap|change|to) )*(?:whole ?(?:meal|wheat|grain) flour|vollkornmehl|farine complete|harina integral|farina integrale)(?: (?:instead(?: of (?:the )?(?:white|plain|normal))?(?: flour)?|please|bitte|stattdessen|statt weiss(?:em)?(?: mehl)?|machen|a la place|au lieu de la blanche))*`,
);
/** A microwave by its names, of who has nothing else. */
const ONLY_WAVES = whole(
  '(?:(?:je n|j|ich|wir|yo|io|on n|nous n) )?(?:(?:ai|a|avons|hab|habe|haben|tengo|tenemos|ho|abbiamo|pero|mais|ma|aber) )*(?:qu|que|seulement|uniquement|juste|nur|solo|solamente|soltanto)(?: (?:tengo|tenemos|un|une|le|el|il|eine?|die|mon|mi))* (?:micro ?-?ondes?|microondas|microonde|mikrowelle)',
);

/** 'It's a bit too sweet', 'half as sweet'. */
const TOO_SWEET = whole(
  '(?:(?:it|that|this|the [a-z]+|s|is|was|a|bit|little|way|far|much|rather|quite|just|still|find|i|we|mir|uns|es|das|ist|war|etwas|viel|c est|un peu|beaucoup|esta|un poco|mucho|e|un po|molto) )*(?:too (?:sweet|sugary|sickly)|half as sweet|zu suss|trop sucree?|(?:demasiado|muy) dulce|troppo dolce)(?: (?:for me|for us|for my taste|for the kids|fur mich|pour moi|para mi|per me))?',
);

/** 'Dont wanna deep fry', 'kann man das auch ohne Frittieren machen'. */
const FRY = '(?:deep ?-?|pan ?-?|shallow ?-?)?(?:fry|frying|fried)';
const NOT_FRIED = whole(
  `${ASKED}(?:(?:do |does |really |rather )*(?:don ?t|do not|wont|won ?t|hate|hates|not|avoid|scared of|afraid of|am scared of|im scared of)(?: (?:really|wanna|want|like|fancy|feel|to|have|it))* (?:all the |all that )?(?:${FRY}|hot oil)(?: (?:it|this|that|them|these|anything|in oil))*|(?:(?:can|could) (?:i|we|you) (?:make (?:it|them|these) )?)?(?:no|without|not)(?: any| the| all the)? (?:${FRY}|fryer|hot oil)|(?:ohne|nicht|will nicht|mag nicht)(?: (?:zu|es|die|das|in fett|in ol))* (?:frittier(?:en|t)|ausbacken|fritteuse)(?: (?:machen|werden|will|mag|wollen))*|(?:sans|(?:veux )?pas)(?: (?:de|les|le|la|envie de|besoin de|veux|faire))* (?:frire|friture|friteuse)|(?:sin|no quiero|no)(?: (?:tener que|ganas de))* (?:freir(?:l[oa]s?)?|fritura|freidora)|(?:senza|non voglio|non)(?: dover)? (?:friggere|friggerl[oiae]|frittura|friggitrice))(?: (?:please|if possible|version|though|at all))*`,
);

const PLAINLY: readonly (readonly [RegExp, string])[] = [
  [TOO_SWEET, 'less sweet'],

  [ONLY_WAVES, 'I only have a microwave'],
  [SMUGGLED, 'hidden vegetables please'],
  [GREEN_IN, 'add something green'],
  [VEG_TOO, 'more vegetables'],
  [OF_WHOLEMEAL, 'wholemeal flour instead of flour'],
  [OF_SPELT, 'spelt flour instead of flour'],
  [CRISP_TOP, 'crispier'],
  [NOT_SO_THICK, 'thinner'],
  [THICKENED, 'thicker'],
  [FOR_TOMORROW, 'double it'],
  [HALF_RECIPE, 'halve it'],
  [BIGGER, 'more filling'],
  [SMALL_PASTA, 'add orzo'],
  [IN_GLASSES, 'in small dishes'],
  [MINI, 'in small dishes'],
  [TIPS, 'any tips'],
];

/** One wish in plain words, or two that are joined. */
function plainlySaid(said: string): string | null {
  const whole = PLAINLY.find(([pattern]) => pattern.test(said));
  if (whole) return whole[1];
  const parts = said.split(/ (?:und|and|et|y|e) /);
  const all = parts.flatMap((part) => PLAINLY.find(([pattern]) => pattern.test(part))?.[1] ?? []);
  return parts.length === 2 && all.length === 2 ? all.join(' and ') : null;
}

/** A message about the dish on screen that no rule for changes reads as it is written, in words that one reads. */
const SOLD_OUT = whole(
  `(?:the |all (?:the )?|die |das |der |la |le |les |el |il |lo )?${NAME} (?:(?:is|are|was|were|s) (?:(?:all|completely|always) )*(?:sold out|out of stock|unavailable|not available|nowhere to be found|impossible to find)|(?:ist|sind|war) (?:(?:uberall|leider) )*(?:ausverkauft|aus|vergriffen|nicht zu bekommen)|(?:est|sont) (?:en rupture|introuvables?)|(?:esta|estan) (?:agotad[oa]s?|acabad[oa]s?)|(?:e|sono) (?:esaurit[oaie]|finit[oaie]|introvabil[ei]))(?: (?:everywhere|here|today|at the shop|in the shops?|uberall|partout|en todas partes|ovunque))*`,
);
/** What raises a dough and is not at home. */
const LACKS_RISING = whole(
  '(?:(?:i|we|ich|je|j|n) )*(?:(?:don t|dont|do not|haven t|havent) (?:have|got|own)(?: any)?|(?:am |m |are |re |all )*out of|ran out of|forgot|what(?: (?:can|could|do|should) i (?:use|take)| to use)? instead of|(?:a )?substitute for|hab(?:e|en)? kein(?:e)?|kein(?:e)?|ai (?:plus|pas) de|pas de|plus de|no tengo|sin|non ho|senza) (?:the )?(baking powder|baking soda|bicarbonate(?: of soda)?|yeast|backpulver|natron|hefe|levure chimique|levure|bicarbonate|levadura(?: quimica| en polvo)?|polvo de hornear|bicarbonato|lievito(?: per dolci| in polvere)?)(?: (?:left|at home|here|in the house|da|zu hause|mehr|what now|now what))*',
);
const RISING: readonly (readonly [words: RegExp, english: string])[] = [
  [
    /^(?:baking powder|backpulver|levure chimique|polvo|levadura (?:quimica|en polvo)|lievito (?:per|in))/,
    'baking powder',
  ],
  [/^(?:baking soda|bicarbonat|natron)/, 'bicarbonate of soda'],
  [/^/, 'yeast'],
];
export function saidOtherwise(
  written: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  const fed = timesIn(written, shown) ?? peopleFed(said);
  if (fed) return fed;
  const strong = tooStrong(said, shown.lines.map(foodOf));
  if (strong) return `less ${strong}`;
  const [, soldOut] = SOLD_OUT.exec(said) ?? [];
  if (soldOut && lineCalled(soldOut, shown, knowledge)) return `no ${soldOut} in the house`;
  const [, rising] = LACKS_RISING.exec(said) ?? [];
  if (rising) return `no ${RISING.find(([words]) => words.test(rising))?.[1] ?? rising}`;
  if (FEWER_CARBS.test(said)) return inFewerCarbs(shown);
  const [, low = ''] = LOW.exec(said) ?? [];
  const lower = OF_LOW.find(([what]) => low !== '' && what.test(low));
  if (lower) return lower[1];
  if (MORE_HEALTHY.test(said)) return 'healthier';
  const ofPlate = said.replace(OF_A_PLATE, '$1');
  if (ofPlate !== said) return ofPlate;
  const without = MADE_WITHOUT.exec(said)?.slice(1).find(Boolean) ?? '';
  if (shown.lines.some((line) => plainPhrase(foodOf(line)) === without)) return `leave out the ${without}`;
  const [, more = ''] = MORE_OF_FOOD.exec(said) ?? [];
  const added = more === '' ? null : englishName(more, knowledge);
  if (
    added &&
    !knowledge.classicByWord.has(more) &&
    rolesOf(added, knowledge).size > 0 &&
    lineCalled(more, shown, knowledge) === null
  )
    return `add ${added}`;
  const [, peeled] = ZEST.exec(said) ?? [];
  if (peeled && lineCalled(`${peeled} zest`, shown, knowledge) === null) return `add ${peeled}`;
  const [, sort = ''] = AS_SIDE.exec(said) ?? [];
  const beside = SORTS_OF_SIDE[sort] ?? sort;
  if (beside !== '' && beside !== 'vegetables' && rolesOf(beside, knowledge).size > 0)
    return `add ${beside} on the side`;
  if (beside === 'vegetables' || SOME_VEG.test(said)) {
    const green = GREENS.filter(([, line]) => !shown.lines.some(({ name }) => line.test(name)));
    return `add ${green
      .slice(0, 2)
      .map(([name]) => name)
      .join(' and ')} on the side`;
  }
  const substituted = SUBSTITUTE.exec(said)?.slice(1).find(Boolean);
  if (substituted && lineCalled(substituted, shown, knowledge))
    return `what can i use instead of ${substituted}?`;
  const [, guests] = FOR_A_MEAL.exec(said) ?? [];
  if (guests) return `for ${guests} people`;
  const [, side] = SIDE_OF.exec(said) ?? [];
  if (side) return `${side} on the side`;
  if (CHEESY_TOP.test(said))
    return shown.lines.some(({ name }) => /cheddar|parmesan|mozzarella|gruyère|gouda/.test(name))
      ? 'cheesier'
      : 'add cheddar';
  // The one that the chef chose has no name by which another is known that is baked.
  if (NOT_FRIED.test(said)) return shown.request.isChosen ? 'in the oven' : 'without frying';
  const plainly = plainlySaid(said);
  if (plainly) return plainly;
  if (WARMED.test(said) && /\bmicrowave\b/.test(said)) return 'how do i reheat it';
  const [, lacked = '', only = ''] = ONLY_OTHER.exec(said) ?? [];
  // What is not at home is read by the rules for that.
  if (lacked !== '' && !/\b(?:left|here|house|home|fridge|cupboard|shop|mehr|haus|hause)\b/.test(lacked))
    return lineCalled(lacked, shown, knowledge) ? `${only} instead of ${lacked}` : `add ${only}`;
  const [, rather = '', absent = ''] = NOT_OTHER.exec(said) ?? [];
  const isAbsent = [rather, absent].every(
    (name) => name !== '' && lineCalled(name, shown, knowledge) === null,
  );
  // The rice that nobody wrote into a curry makes place for noodles.
  if (isAbsent && [rather, absent].every((name) => rolesOf(name, knowledge).has('starch')))
    return `add ${rather}`;
  const [, form = ''] = LIKE_PASTA.exec(said) ?? [];
  const pasta = shown.lines.map(foodOf).find((name) => OF_PASTA.test(name));
  if (form !== '') {
    const strips = NAMED.find(([what]) => what.test(form))?.[1] ?? form;
    return pasta ? `swap the ${pasta} for ${strips}` : `add ${strips}`;
  }
  const [, come = '', own = ''] = HALF_FOR.exec(said) ?? [];
  const [, other = '', next = ''] = HALF_WITH.exec(said) ?? [];
  const gone = own || other;
  if (gone !== '') {
    const meat = MEAT.test(gone)
      ? shown.lines.map(foodOf).find((name) => rolesOf(name, knowledge).has('main'))
      : lineCalled(gone, shown, knowledge);
    if (meat) return `swap half the ${meat} for ${come || next}`;
  }
  const taste = PART_LESS.exec(said)?.[1] ?? LESS_OF_PART.exec(said)?.[1];
  // Of a frosting and its cake, the sugar of the frosting is meant.
  const isIced = /frosting|icing|glaze|buttercream/.test(said);
  if (taste === 'sweet' && isIced && lineCalled('icing sugar', shown, knowledge))
    return 'a third less icing sugar';
  if (taste) return `less ${taste}`;
  const [, inPart] = IN_A_PART.exec(said) ?? [];
  if (inPart) return inPart;
  return CRUNCH.test(said) ? (CRUNCHY.find(([of]) => of.test(shown.title))?.[1] ?? null) : null;
}
const LONGEST = 120;
