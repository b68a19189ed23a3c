import { cheaperCut } from '../classics/cheaper.ts';
import { shapeAsked } from '../kitchen/shapes-asked.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf } from '../swaps/roles.ts';
import { CLOSES, OPENS } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import type { Wish } from './wish.ts';

const whole = (text: string) => new RegExp(`^${OPENS}${text}${CLOSES}$`);

/** Said behind the form: 'make muffins out of it'. */
const OF_IT =
  '(?: (?:out of|from|aus) (?:it|this|that|these|them|those|(?:the|this|that) (?:batter|dough|mix|mixture|recipe)|dem teig|daraus))?';
const AS_FORM =
  '(?:(?:make|do|bake|have|turn|it|them|this|these|can|we|i|mach|es|das|ich|wir|man|daraus|draus|davon|fais|faire|en|les|le|hazlo|hacer|falla|fallo|fare|farne) )*';
/** German verbs come last. */
const VERB_LAST = '(?: (?:machen|backen|werden))?';
const PLAIN: readonly (readonly [RegExp, Wish])[] = [
  [
    whole(
      '(?:(?:make|blend|puree|it|a|bit|little|much|even|get|the soup|the sauce) )*(?:smoother|smooth|silkier|velvety|completely smooth|no lumps|feiner puriert|glatter|samtiger|plus lisse|bien lisse|mas fina|mas cremosa y fina|piu vellutata|piu liscia)',
    ),
    { kind: 'blended', isSmooth: true },
  ],
  [
    whole(
      '(?:(?:make|leave|it|a|bit|little|much|some|keep) )*(?:chunkier|chunky|with bits|with lumps|less smooth|stuckiger|stuckig|avec des morceaux|con tropezones|a pezzi|a pezzettoni)',
    ),
    { kind: 'blended', isSmooth: false },
  ],
  [
    whole(
      '(?:(?:can|could|do|make|cook|it|this|that|these|they|them|bake|go|be|done|made|cooked|i d like|i want) )*(?:in|with|using|im|in der|mit der|dans l|en la|nella|con la) ?(?:the |my |an |our |einer |meiner |une |mi |mia )?(?:air ?-?fryer|heissluftfritteuse|airfryer|friteuse a air|freidora de aire|friggitrice ad aria)(?: , .*)?',
    ),
    { kind: 'place', place: 'air-fryer' },
  ],
  [
    whole(
      `${AS_FORM}(?:(?:as )?(?:mini|individual|small|little|kleine|petits?|pequen[oa]s|piccol[ei]) (?:ones?|cakes?|cheesecakes?|kuchen|gateaux|pasteles|torte) )?(?:as|into|to|in|als|en|comme|come|como|im|in einem)? ?(?:a |the |my |some |a few |des |dei |unos )?(?:mini )?muffins?(?: (?:tins?|trays?|pans?|cases|cups|moulds?|formchen|form))?${OF_IT}${VERB_LAST}`,
    ),
    { kind: 'place', place: 'muffin-tin' },
  ],
  [
    whole(
      `${AS_FORM}(?:as|into|to|in|als|en|comme|come|como)? ?(?:some |a few )?(?:cupcakes?|fairy cakes?)${OF_IT}${VERB_LAST}`,
    ),
    { kind: 'place', place: 'cupcake-tin' },
  ],
  [
    whole(
      `${AS_FORM}(?:as|into|to|in|on|als|auf|en|comme|come|como|im|in einer)? ?(?:a|an|one|the|ein|einen|einem|dem|une?|una|un)? ?(?:tray ?-?bake(?: cake)?|(?:sheet|slab|tray|sheet pan|rectangular) cake|(?:big |large )?(?:rectangular|square|baking|sheet|roasting) (?:tin|tray|pan)|blechkuchen|kuchen vom blech|vom blech|blech|(?:gateau (?:en|sur) )?plaque|gateau rectangulaire|(?:torta in )?teglia(?: rettangolare)?|bandeja|plancha|placa)(?: cake)?`,
    ),
    { kind: 'place', place: 'tray' },
  ],
  [
    whole(
      `${AS_FORM}(?:(?:as|in|into|for|als|en|come|como) )?(?:(?:small|smaller|mini|little|individual|tiny|bite ?-?sized|appetiser|appetizer) (?:portions?|ones?|sizes?|versions?|pieces|glasses|pots?|ramekins|servings?|tins?|dishes)|minis?|canapes?|kleinen? (?:portionen|stucken?|glasern?)|petites? (?:portions?|verrines?)|(?:porciones|raciones) pequenas|porzioni piccole|piccole porzioni|monoporzioni|mini ?(?:porzioni|portions|portionen))(?: (?:for|pour|fur|para|per|as|als) [a-z ]+)?`,
    ),
    { kind: 'place', place: 'small' },
  ],
  [
    whole(
      `${AS_FORM}(?:without|no|sans|ohne|sin|senza|crustless|skip the|leave out the)? ?(?:the |la |den |il )?(?:pastry|crust|pie crust|pate|teig|murbeteig|masa|pasta frolla|pasta brisee|pasta sfoglia|crustless)(?: ,)?(?: (?:c est|est ce|is|is that|geht das|es|si puo|se puede) ?(?:possible|ok|auch|fare|posible)?)?`,
    ),
    { kind: 'place', place: 'no-crust' },
  ],
  [
    whole(
      '(?:(?:it s|its|it is) (?:raining|too cold|wet|pouring)(?: outside| now)? ,? ?(?:so )?)?(?:(?:do|make|cook|bake|it|this|that|these|they|them|can|could|be|go|done|made|cooked|i|we|you|kann|man|ich|das|es|mach|on peut|le|la|les|faire|fais|puedo|se puede|hacer|hazlo|hacerlo|posso|si puo|farlo|fallo|falla) )*(?:in the oven|im (?:back)?ofen|in der rohre|au four|dans le four|al horno|en el horno|al forno|nel forno|in forno|(?:bake|oven bake|roast) the [a-z]+|bake (?:it|them|these) (?:instead|rather)(?: (?:of|than) (?:frying|fry|grilling|barbecuing)(?: (?:it|them))?)?)(?: ,?(?: ?(?:instead of|rather than|not|statt|anstatt|au lieu de|en vez de|invece (?:che|di))(?: (?:in|on|im|auf|dans|sur|en|nella|sulla|a)){0,2}(?: (?:the|a|my|der|dem|den|la|le|el|il))? (?:pot|pan|frying pan|skillet|stove|stovetop|hob|wok|grill|barbecue|bbq|topf|pfanne|herd|poele|casserole|sarten|olla|padella|pentola)))?(?: instead| ,? (?:it s|its) (?:raining|too cold)(?: outside)?)?',
    ),
    { kind: 'place', place: 'oven' },
  ],
  [
    whole(
      '(?:(?:can|could|what if|shall|do|cook|make|have|grill|put|throw|pop|it|them|this|that|these|they|be|done|cooked|made|i|we|you|kann|konnen|man|ich|wir|das|es|die|mach|on peut|le|la|les|faire|fais|puedo|hacer|hazlo|hazla|posso|farlo|farla|fallo) )*(?:(?:on|over) (?:the |a |my |our )?(?:bbq|barbecue|barbie|grill|charcoal|coals|open fire|braai)|(?:bbq|barbecue|grill) (?:it|them|this|the [a-z]+)|(?:auf|vom) (?:dem |den )?grill|grillen|(?:au|sur le) (?:barbecue|grill)|(?:a la|en la) (?:parrilla|barbacoa)|(?:alla|sulla) griglia|al barbecue)(?: (?:instead|outside|tonight|machen|cuire))*',
    ),
    { kind: 'place', place: 'grill' },
  ],
  [
    whole(
      '(?:(?:fammeli|fammela|fammelo|falli|make|do|have|it|them|i d like|mach|es|sie|hazlos|hazlo|fais|les|le) )*(?:(?:baked|bake|gratinated|oven baked|uberbacken|gratine[es]*|al forno|al horno|gratinad[oa]s?|gratinat[ioae])(?: (?:it|them))? (?:with|under|mit|avec|con)(?: (?:the|la|de la|der))? mozzarella|mit mozzarella uberbacken)',
    ),
    { kind: 'place', place: 'under-cheese' },
  ],
];

/** 'Als Auflauf': what is cooked goes into a dish and under cheese. */
const AS_BAKE = whole(
  `${AS_FORM}(?:as|into|to|in|als|en|comme|come|como|zu einem|zum|im)? ?(?:a |an |ein |einen |un )?(?:(?:pasta |noodle |rice |oven )?bake|casserole|auflauf|(?:nudel|reis)auflauf|gratin|gratiniert|uberbacken|gratinated|gratine[es]?|gratinad[oa]s?|gratinat[oaie]|pasticcio)(?: (?:please|dish))?`,
);
const BAKED_UNDER: readonly string[] = ['pasta', 'noodles', 'dumpling', 'rice'];

const OF_DOUGH =
  /\b(?:prov(?:e|ing)|rise|rising|dough|overnight|gehen|teig|lever|levee|pate|reposer|levar|fermentar|masa|lievitare|lievitazione|impasto)\b/;
const DURATION =
  /\b(\d{2,3}) ?(?:min|mins|minutes?|minuten|minutos|minuti)\b|\b(\d|an?|one|two|half an|eine|einer|zwei|une|deux|una|dos|un|due|mezz) ?(?:hours?|hrs?|h|stunden?|heures?|horas?|or[ae])\b/;
const HOURS: Readonly<Record<string, number>> = {
  half: 0.5,
  'half an': 0.5,
  mezz: 0.5,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
};

/** How long a dough may take that has to rise. */
function risingIn(said: string, { lines }: ChefMemory): Wish | null {
  const [, minutes, hours] = DURATION.exec(said) ?? [];
  if (!OF_DOUGH.test(said) || !lines.some(({ name }) => /yeast/.test(name)) || !(minutes ?? hours))
    return null;
  const all = minutes ? Number(minutes) : (HOURS[hours ?? ''] ?? (Number(hours) || 1)) * 60;
  return { kind: 'time', minutes: all, isOfDough: true };
}

const LESS_SALT = whole(
  '(?:(?:make|it|a|bit|little|much|with|use|etwas|un|peu|poco|po) )*(?:less salt|less salty|not so salty|too salty|weniger salz|weniger salzig|moins de sel|moins sale|menos sal|menos salado|meno sale|meno salato)',
);

const SALTY =
  /^(?:(?:gluten-free )?soy sauce|fish sauce|oyster sauce|Worcestershire sauce|.*\bmiso\b|coarse sea salt)/;

/** Half of the salt, or of what salts a dish without any: who must not have any says why. */
function saltIn(said: string, { lines }: ChefMemory): Wish | null {
  const names = lines.map(foodOf);
  const foods = names.includes('salt') ? ['salt'] : names.filter((name) => SALTY.test(name));
  return LESS_SALT.test(said) && foods.length > 0 ? { kind: 'amount', foods, times: 0.5 } : null;
}

const FEWER_LINES = whole(
  '(?:(?:that|it|this|s|is|has|there are|are|make it|with|can we have|way|far|just|das sind|es sind|il y a|c est|son|hay|sono|ci sono) )*(?:(?:too many|fewer|less|not so many|a lot of|so many) ingredients|(?:zu viele|weniger) zutaten|(?:trop d|moins d) ingredients|(?:demasiados|menos) ingredientes|(?:troppi|meno) ingredienti)(?: for (?:me|us))?(?: ,)?(?: (?:simpler|easier|einfacher|plus simple|mas sencillo|mas facil|piu semplice|less|fewer|please|can you (?:make it simpler|cut (?:it|them|some) down|leave some out)))*',
);

const MORE_FLAVOUR = whole(
  '(?:(?:make|give|it|this|that|s|is|was|too|so|quite|rather|very|est|es|esta|e|ist|a|bit|little|much|some|lot|needs?|add|with|can|you|i d like|want|how about|has|got|mach|das|etwas|un|peu|poco|po|con|mas|piu|plus|mehr) )*(?:(?:more |extra |mehr )(?:flavou?r|taste|oomph|punch|seasoning|geschmack|wurze|pep)|tastier|punchier|bolder|(?:taste[sd]? (?:of nothing|bland|boring)|bland|flavou?rless|tasteless|schmeckt nach nichts|fade|insipide|insipid[oa]|sos[oa])(?: ,)?(?: what (?:can|could) (?:i|you|we) (?:add|do))?|pep it up|jazz it up|spice it up a bit|more flavou?rsome|(?:plus|davantage) (?:de |d )?(?:gout|saveurs?)|(?:mas) sabor|(?:piu) (?:gusto|sapore))',
);
/** A half more of what it is seasoned with: salt is for the cook to taste. */
const STRONGER = 1.5;
const SEASONS: readonly string[] = ['spice', 'herb'];

function flavourIn(said: string, { lines }: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  if (!MORE_FLAVOUR.test(said)) return null;
  const foods = lines
    .map(foodOf)
    .filter(
      (name) =>
        !name.startsWith('bay ') &&
        (/^(?:garlic|ginger|fresh ginger)$/.test(name) ||
          SEASONS.some((role) => rolesOf(name, knowledge).has(role))),
    );
  return foods.length > 0 ? { kind: 'amount', foods, times: STRONGER } : null;
}

export const SAVOURY = whole(
  '(?:(?:make|them|it|some|with|a|i want|id like|i d like|lieber|plutot|mejor|meglio) )*(?:savou?ry|herzhaft(?:e|er)?|pikant|salees?|salad[oa]s?|salat[oaie])(?: (?:ones?|version|instead|rather|kind))*',
);

/** Hardly any sugar in what is baked of flour alone. */
function savouryIn(said: string, { lines }: ChefMemory): Wish | null {
  if (!SAVOURY.test(said) || lines.some(({ name }) => /chocolate|cocoa|fruit|berr|apple|banana/.test(name)))
    return null;
  const sugar = lines.find(({ name }) => /sugar$/.test(name));
  return sugar && lines.some(({ name }) => /flour/.test(name))
    ? { kind: 'amount', foods: [sugar.name], times: 0.15 }
    : null;
}

/** Soups and sauces may be blended or not. */
const BLENDED = /soup|chowder|bisque|velout|gazpacho|sauce$|^dal\b|\bdal$|puree/i;

/** What is baked of flour, sugar and eggs, without pastry. */
const isCake = ({ title, lines }: ChefMemory): boolean =>
  ['flour', 'sugar', 'egg'].every((word) => lines.some(({ name }) => name.includes(word))) &&
  !lines.some(({ name }) => /pastry|yeast/.test(name)) &&
  !/\b(?:traybake|brownies?|cookies|scones|pancakes?|waffles|muffins|pudding)\b/i.test(title);

/** Pastry lines these, and is the lid of others. */
const LINED = /quiche|tart|flan/i;

/** A wish that names no food: another place to cook, another form, how smooth it is to be. */
const CHEAPER_CUT =
  /\bcheaper (?:cuts?|meat|fish|kind|sort)\b|\b[\p{L}]+ (?:is|are|s|got|has got|have got) (?:(?:way|far|much|too|so|very|really|a bit|bit|getting) )*(?:expensive|dear|pric[ey]+|costly)\b|\b[\p{L}]+ (?:ist|sind|est|sont|es|son|e|sono) (?:(?:mir|uns|einfach|gerade|grad|viel|zu|so|trop|vraiment|demasiado|muy|tan|troppo|davvero|molto) )+(?:teuer|chere?s?|car[oaie]s?)\b/u;

/** 'Sirloin is too expensive, a cheaper cut?' */
function cheaperIn(said: string, { lines }: ChefMemory): Wish | null {
  if (!CHEAPER_CUT.test(said)) return null;
  const [found] = lines.flatMap((line) => {
    const come = cheaperCut(foodOf(line));
    return come === null ? [] : [{ gone: foodOf(line), come }];
  });
  return found ? { kind: 'swap', ...found, share: 1, words: '' } : null;
}

/** Whether a message asks for a cheaper cut, and the dish has one; asked as a question, it is an order all the same. */
export const wantsCheaperCut = (said: string, shown: ChefMemory): boolean => cheaperIn(said, shown) !== null;

export function plainIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const { title } = shown;
  const own =
    risingIn(said, shown) ??
    cheaperIn(said, shown) ??
    savouryIn(said, shown) ??
    saltIn(said, shown) ??
    flavourIn(said, shown, knowledge);
  if (FEWER_LINES.test(said)) return { kind: 'fewer' };
  if (own) return own;
  const kind = knowledge.classics.get(shown.dish)?.kind;
  if (kind && BAKED_UNDER.includes(kind) && AS_BAKE.test(said))
    return { kind: 'place', place: 'under-cheese' };
  const shape = shapeAsked(said, shown);
  if (shape) return { kind: 'place', place: shape };
  const wish = PLAIN.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  if (wish?.kind === 'place' && wish.place === 'no-crust' && !LINED.test(title)) return null;
  if (wish?.kind === 'place' && wish.place === 'tray' && !isCake(shown)) return null;
  return wish?.kind === 'blended' && !BLENDED.test(title) ? null : wish;
}
