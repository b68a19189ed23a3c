import { addedToIt } from '../additions/added-to-it.ts';
import { qualityWished } from '../additions/quality-wishes.ts';
import { wholeCitrus } from '../additions/whole-citrus.ts';
import { batchAsked } from '../amounts/batches.ts';
import { amountByVerb } from '../amounts/by-verbs.ts';
import { piecesAsked } from '../amounts/pieces-asked.ts';
import { CLASSIC_KINDS } from '../classics/classic.ts';
import { inSmallTins } from '../kitchen/small-tins.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { wishFor } from '../phrases/how-to-make.ts';
import { askedOtherwise } from '../questions/asked-otherwise.ts';
import { whatIsSpared } from '../replies/can-be-spared.ts';
import { whySo } from '../replies/why-so.ts';
import { plainPhrase, wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { looselySwapped } from '../rewording/loosely-said.ts';
import { cookedAlready } from '../rewording/said-cooked.ts';
import { saidInTwo } from '../rewording/said-in-two.ts';
import { saidOfLine } from '../rewording/said-of-line.ts';
import { chosenBeside } from '../sides/chosen-beside.ts';
import { thatSauce } from '../sides/sauces.ts';
import { servedBeside } from '../sides/served-beside.ts';
import { hasOther } from '../swaps/has-other.ts';
import { mashedInstead } from '../swaps/mashed-instead.ts';
import { insteadOfAbsent } from '../swaps/of-absent.ts';
import { inBatter } from '../swaps/of-batters.ts';
import { ofItsAnimal } from '../swaps/of-cut.ts';
import { otherOfKind } from '../swaps/other-of-kind.ts';
import { rolesOf } from '../swaps/roles.ts';
import { NAME, whole } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { bareName, lineCalled } from './foods-called.ts';
import { englishName } from './foreign-changes.ts';
import { SAVOURY } from './plain-wishes.ts';
import { saidOtherwise } from './said-otherwise.ts';

const FOOD = "((?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+?)";
const END = ' *(?:please|instead|then|though|now)? *[.!?]*$';

/** 'No red meat actually, what about fish?' */
const REFUSED_FOR_OTHER = new RegExp(
  `^((?:(?:ok|oh|hm+|well|sorry|but|and|actually),? )*)(?:no|not|without|no more|i (?:don'?t|do not) (?:eat|like|want|fancy)|we (?:don'?t|do not) (?:eat|like|want|fancy)) (?:any )?${FOOD}(?: (?:actually|please|though|today|tonight|thanks))*(?: *[,.;!?-] *(?:so |but |and )?| (?:so|but|and) )(?:(?:what|how) about|(?:can|could) (?:it|that|this) be|(?:can|could) (?:we|i|you) (?:have|do|use|make it with|do it with)|would|maybe|perhaps|is there one with) (?:some |a |the )?${FOOD}(?: (?:work|be ok|do|be possible))?${END}`,
  'iu',
);

/** 'Too many beans for me, halve them.' */
const TOO_MUCH = new RegExp(
  `^(?:(?:that'?s|it'?s|there'?s|there (?:is|are)|i think it'?s) )?(?:way |far |a bit |a little )?too (?:many|much) (?:of the )?${FOOD}(?: (?:in it|in there|in this|for (?:me|us|my taste)))* *[,.;!-] *(?:(?:so|please|can you|could you|just|let's) )*(halve|half|reduce|cut(?: down)?|cut back(?: on)?|use less(?: of)?|less(?: of)?|fewer(?: of)?|use half(?: of)?|put in less|only half|a bit less)(?: (?:it|them|that|those))?(?: (?:down|back|please|a bit|in half|by half))*[.!]*$`,
  'iu',
);

/** 'What else could I do with it?', said of the food that was asked for. */
const ELSE_WITH = new RegExp(
  `^(?:(?:and|ok|so|hm+),? )*what (?:else|other (?:dish(?:es)?|meals?|things?)) (?:can|could|might|would) (?:i|we|you) (?:do|make|cook|prepare) (?:with|from|out of) (?:the |my )?${FOOD}${END}`,
  'iu',
);

/** 'Leftover ideas?' */
const LEFTOVERS =
  /^(?:(?:any|some|got|have you|give me) )*(?:left ?overs? (?:ideas?|tips?|suggestions?|recipes?)|(?:ideas?|tips?|suggestions?) (?:for|with) (?:the |any )?left ?overs?)[ ?!.]*$/iu;

/** 'More gingery', said of what tastes of a food. */
const TASTES: readonly (readonly [taste: string, food: string])[] = [
  ['gingery', 'ginger'],
  ['garlick?y', 'garlic'],
  ['lemony', 'lemon juice'],
  ['limey', 'lime juice'],
  ['minty', 'mint'],
  ['mustardy', 'mustard'],
  ['cinnamony', 'cinnamon'],
  ['coconutty', 'coconut milk'],
  ['tomatoey|tomatoy', 'tomato paste'],
  ['peppery', 'black pepper'],
  ['oniony', 'onions'],
  ['mushroomy', 'mushrooms'],
];
const MORE_OF_TASTE = TASTES.map(
  ([taste, food]) =>
    [
      new RegExp(
        `^(?:[^,.;]{0,40}[,.;] *)?(?:(?:can|could) (?:you|i|we) |please |and |so )*(?:make (?:it|this|them) )?(?:(?:a (?:bit|little|lot|touch)|much|even|way) )*(?:more|extra) (?:${taste})(?: please)?[ .!?]*$`,
        'iu',
      ),
      food,
    ] as const,
);

const LESS_OF_TASTE = [...TASTES, ['cheesy', 'cheese'], ['herby', 'herbs']].map(
  ([taste, food]) =>
    [
      new RegExp(
        `^(?:(?:can|could) (?:you|i|we) |please |and |but |so )*(?:make (?:it|this|them) )?(?:(?:a (?:bit|little|lot)|much|way) )*(?:less|not so|not as|not too) (?:${taste})(?: please)?[ .!?]*$`,
        'iu',
      ),
      food,
    ] as const,
);

/** What is milled of the whole grain, or of another one. */
const FLOURS: readonly (readonly [said: string, flour: string])[] = [
  ['whole ?-?(?:wheat|meal|grain)|brown|vollkorn\\w*|integrale|integral|complet\\w*', 'wholemeal flour'],
  ['spelt|dinkel\\w*|epeautre|farro|espelta', 'spelt flour'],
  ['rye|roggen\\w*|seigle|segale|centeno', 'rye flour'],
];
const OF_FLOUR = FLOURS.map(
  ([said, flour]) =>
    [
      new RegExp(
        `^(?:(?:and|but|ok|please|can (?:i|we|you)|could (?:i|we|you)) )*(?:(?:make|do|bake|try) (?:it|them|this|that)|use|with|mit|avec|con|mach (?:es|ihn|sie) mit)(?: (?:with|using|mit|out of|from|all|half|some|only))*(?: (?:a|the))? (?:${said})(?: (?:flour|mehl|one|instead|please|version))*[.!?]*$|^(?:${said}) ?(?:flour|mehl)(?: (?:instead|please|bitte))*[.!?]*$`,
        'iu',
      ),
      flour,
    ] as const,
);

/** Who finds it so says nothing of it: 'husband says it's too thin'. */
const FOUND_SO =
  /^(?:(?:but|and|so|well|hm+|ok|oh),? )*(?:(?:my|the|our) )?(?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|kids?|children|son|daughter|mum|mom|dad|mother|father|sister|brother|guests?|everyone|flatmate|he|she|they) (?:says?|said|thinks?|thought|reckons?|finds?|found|complains?|complained)(?: that)? (?:it['’]?s|it is|it was|its|this is|that['’]?s|it|this|that) (?=(?:(?:a bit|a little|way|far|much) )?too\b)/iu;

/** 'Not so creamy', 'too much cheese for me', 'thicker gravy'. */
const NOT_SO =
  /^(?:(?:but|and|please|make it|a bit|maybe),? )*not (?:so|as|that|too|quite so|quite as) (creamy|spicy|salty|sweet|oily|cheesy|garlicky|lemony|heavy|rich|fatty)(?: (?:please|this time|next time|for me))*[ .!]*$/iu;
const TOO_MUCH_OF = new RegExp(
  `^(?:(?:it['’]?s|that['’]?s|there['’]?s|there is|way|far|a bit|just|i think) )*too (?:much|many) ${FOOD}(?: (?:in it|in there|for (?:me|us|him|her|the kids|my taste)))*[ .!]*$`,
  'iu',
);
/** 'The soup a bit thicker': what the dish, or its sauce, is called says nothing more. */
const ITSELF =
  '(?:sauce|gravy|soup|broth|stew|curry|chill?i|casserole|dressing|filling|batter|salad|bake|dish|suppe|sosse|soße|eintopf|soupe|sopa|zuppa|salsa|sugo)';
const QUALITY =
  '((?:(?:a bit|a little|a touch|much|way|slightly|etwas|un peu|un poco|un po) )?(?:thicker|thinner|creamier|spicier|milder|hotter|richer|lighter|smoother|chunkier|sweeter|tangier|healthier|less (?:salty|sweet|spicy|oily|creamy|rich|thick|sour)|not so (?:thick|thin|spicy|salty|sweet)|dicker|dünner|cremiger|schärfer|milder))';
const ITSELF_SO = new RegExp(
  `^(?:(?:but|and|please|make|get|with|a|i['’]?d like|can (?:i|you|we) (?:have|make)),? )*(?:the |a |die |das |den |la |el |le )?(?:${QUALITY} ${ITSELF}|${ITSELF} (?:bitte |please )?${QUALITY})(?: (?:please|bitte))?[ .!?]*$`,
  'iu',
);
/** 'The topping should be cheesy'. */
const OF_TOP =
  /^(?:(?:but|and|please|make|get|with|a|i['’]?d like|can you make),? )*(?:the )?(?:topping|top|crust|crumbs?|skin) (?:(?:should|could|needs to|has to|must|to|can) be |is to be )?(?:a bit |a little |much |more |really |nice and |extra )*(crisp|crunch|chees)(?:y|ier|p|per)?(?: please)?[ .!]*$/iu;
/** 'Sweet potato for the mash'. */
const MASH_OF = new RegExp(
  `^(?:(?:and|but|ok|please|can (?:i|we|you)|could (?:i|we|you)) )*(?:use|make it with|with|do|try|take) (?:some )?${FOOD} (?:for|in|as|on) (?:the |a )?(?:mash|mashed potato(?:es)?|mash on top|top)${END}|^(?:with |use |make it )?${FOOD} mash (?:instead|on top|rather)${END}`,
  'iu',
);
const GOES_WITH =
  /^(?:(?:and|so|ok|und|et|y|e),? )*(?:(?:serve|served|eat|eaten|have)(?: it| this)? with(?: what)?|(?:was )?(?:passt )?dazu|avec quoi|con qu[eé](?: se come)?|con cosa)[ ?.!]*$/iu;

/** 'Add chilli' is said of the pods, and not of the dish that is called by them. */
const ADDS_CHILLI =
  /^((?:(?:and|but|please|can (?:i|you|we)|could you),? )*(?:add|put in|chuck in|with)(?: some| a bit of| a little| more| extra| fresh| a)?) chil+i(?:e?s)?(?=[ .!?]*$| please| too)/iu;

/** 'What about lentils?', said of a dish that the chef chose and that has none. */
const WHAT_ABOUT = new RegExp(
  `^(?:(?:and|but|ok|hm+|oh),? )*(?:what|how) about (?:some |using |with )?${FOOD}(?: instead| then| maybe)*[ ?.!]*$`,
  'iu',
);
const MAKES_A_DISH = ['main', 'pulse', 'starch'];

/** 'What about gravy?' asks for some. */
const WITH_GRAVY =
  /^(?:(?:and|but|ok|oh|so),? )*(?:(?:what|how) about|is there|do we get|can (?:i|we) have|i['’]?d like) (?:a |some |any |the )?gravy(?: (?:with it|too|then|please))*[ ?.!]*$/iu;

/** Of the dish, and of no food in it. */
const NOT_FOR_CHILDREN = whole(
  '(?:the |my |our |die |meine |les |mes |los |mis |i |i miei )?(?:kids?|children|little ones|toddlers?|kinder|enfants|ninos|bambini) (?:(?:really |just )?(?:don ?t|do not|won ?t|will not|didn ?t|wouldn ?t) (?:like|eat|touch|want) (?:it|this|that)|hate (?:it|this|that)|(?:mogen|essen) (?:es|das|sie|ihn) nicht|n aiment pas(?: ca)?|no (?:lo |la )?(?:comen|quieren)|non (?:lo |la )?(?:mangiano|vogliono))',
);
const HOT = /chil+i|cayenne|jalape|harissa|sriracha|tabasco|gochujang|sambal/;

/** Said of the line, and not of how rich the dish is. */
const LESS_CREAM = whole(
  '(?:(?:a bit|a little|much|etwas|un peu|un poco|un po) )?(?:less|weniger|moins de|menos|meno) (?:of the |de )?((?:double |single |sour |heavy |whipping )?cream|sahne|creme|rahm|nata|crema|panna|butter|beurre|mantequilla|burro)',
);

/** 'No anchovies or raw egg' refuses the raw egg as well. */
const OR_RAW = /\b(no|without) ((?:any )?[\p{L} ]+?),? (?:or|and|nor) raw (eggs?|fish|meat)\b/iu;

/** Beside another wish: 'with oat milk and not so sweet'. */
const NOT_SO_SWEET =
  /\b(?:not|nicht|pas|no|non) (?:so|as|too|that|quite so|quite as|very|zu|ganz so|trop|si|tan|muy|demasiado|troppo|cosi) (?:sweet|süß|süss|sucrée?s?|dulces?|dolci?e?)(?![\p{L}])/giu;

/** 'With less butter' is less butter. */
const WITH_LESS =
  /^(?:(?:but|and|please) )?(?:with|mit|avec|con) (?=(?:(?:a bit|a little|a lot|much|half|etwas|viel|un peu|un poco|un po['’]?|mucho|molto) )?(?:less|fewer|weniger|moins d|menos|meno)\b)/iu;

/** 'Préparer la pâte la veille': the dough, and no pâté beside it. */
const FRENCH_DOUGH =
  /\b(peux|peut|puis-je|pouvons|pourrait|faut|dois|doit)(?: je| on)? (préparer|preparer|faire|congeler|garder|conserver|réfrigérer) (?:la|ma|cette) p[âa]te\b/giu;

/** A message about the dish on screen in the words that the rules for changes read. */
export function reworded(message: string, shown: ChefMemory, knowledge: CookingKnowledge): string {
  const plain = ofItsAnimal(wishFor(message).replace(WITH_LESS, ''), shown);
  const written = saidInTwo(plain, shown, knowledge) ?? plain;
  const apart = wordsApart(written);
  const [, lessened = ''] = LESS_CREAM.exec(apart) ?? [];
  const cream = lessened === '' ? null : lineCalled(lessened, shown, knowledge);
  if (cream) return `half the ${cream}`;
  if (NOT_FOR_CHILDREN.test(apart))
    return shown.lines.some(({ name }) => HOT.test(name))
      ? 'milder for the kids'
      : 'something else for the kids';
  const otherwise =
    askedOtherwise(written, shown, knowledge) ??
    (apart.length > LONGEST ? null : inOneThing(apart, shown, knowledge)) ??
    saidOtherwise(written, shown, knowledge);
  if (otherwise) return otherwise;
  const said = written
    .trim()
    .replace(FOUND_SO, "it's ")
    .replace(OR_RAW, '$1 $2, no raw $3')
    .replace(NOT_SO_SWEET, 'less sweet')
    .replace(FRENCH_DOUGH, '$1 la $2');
  if (ADDS_CHILLI.test(said) && !/\bcon carne\b/i.test(said))
    return shown.lines.some(({ name }) => /chil+i/i.test(name))
      ? 'spicier'
      : said.replace(ADDS_CHILLI, '$1 red chilli');
  const [, idea] = WHAT_ABOUT.exec(said) ?? [];
  const isIdea =
    idea !== undefined &&
    shown.request.isChosen === true &&
    lineCalled(idea.toLowerCase(), shown, knowledge) === null &&
    !wouldLead(idea, shown, knowledge) &&
    understandRequest(idea, knowledge).request.wanted.some((group) =>
      group.some((each) => MAKES_A_DISH.some((role) => rolesOf(each, knowledge).has(role))),
    );
  if (isIdea) return `something else with ${idea}`;
  const [, quality] = NOT_SO.exec(said) ?? [];
  if (quality) return `less ${quality}`;
  const [, much] = TOO_MUCH_OF.exec(said) ?? [];
  if (much && namesFood(much, knowledge)) return `less ${much}`;
  const [, before, after] = ITSELF_SO.exec(said) ?? [];
  if (before ?? after) return `${before ?? after}`;
  const [, top] = OF_TOP.exec(said) ?? [];
  if (top) return `${top.toLowerCase()}ier`;
  const [, mashed, other = mashed] = MASH_OF.exec(said) ?? [];
  if (other && lineCalled('potatoes', shown, knowledge) && namesFood(other, knowledge))
    return `${other} instead of the potatoes`;
  if (GOES_WITH.test(said)) return 'what goes with it';
  if (WITH_GRAVY.test(said)) return 'with gravy';
  const [, , refused = '', come = ''] = REFUSED_FOR_OTHER.exec(said) ?? [];
  if (refused !== '' && namesFood(come, knowledge)) return `no ${refused}, ${come} instead`;
  const [, food = '', how = ''] = TOO_MUCH.exec(said) ?? [];
  if (food !== '' && lineCalled(food.toLowerCase(), shown, knowledge))
    return /hal[fv]/i.test(`${how} ${said}`) ? `half the ${food}` : `less ${food}`;
  const [, named = ''] = ELSE_WITH.exec(said) ?? [];
  const asked = /^(?:it|this|that|them|these)$/i.test(named) ? shown.request.wanted[0]?.[0] : named;
  if (named !== '' && asked && namesFood(asked, knowledge)) return `something else with ${asked}`;
  if (LEFTOVERS.test(said)) return 'what can i do with the leftovers';
  const [, tasted] = MORE_OF_TASTE.find(([each]) => each.test(said)) ?? [];
  if (tasted) return `${lineCalled(tasted, shown, knowledge) ? 'more' : 'add'} ${tasted}`;
  const [, weaker] = LESS_OF_TASTE.find(([each]) => each.test(said)) ?? [];
  if (weaker && lineCalled(weaker, shown, knowledge)) return `less ${weaker}`;
  const [, flour] = OF_FLOUR.find(([each]) => each.test(said)) ?? [];
  const own = flour && shown.lines.map(foodOf).find((name) => / flour$/.test(name) && name !== flour);
  return own ? `use ${flour} instead of ${own}` : said === written.trim() ? written : said;
}

/** Longer messages say more than one thing. */
const LONGEST = 120;

/** A message, its words apart, that asks for one thing about a food, a part or a side of the dish; `null` if it is none. */
const inOneThing = (said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null =>
  thatSauce(said, shown) ??
  chosenBeside(said, shown, knowledge) ??
  servedBeside(said, shown, knowledge) ??
  inBatter(said, shown, knowledge) ??
  (isBake(shown, knowledge) ? whySo(said) : null) ??
  withoutPuff(said, shown) ??
  knownTogether(SAVOURY.test(said) ? 'with cheese' : said, shown, knowledge) ??
  saidOfLine(said, shown, knowledge) ??
  cookedAlready(said, shown, knowledge) ??
  piecesAsked(said, shown, knowledge) ??
  addedToIt(said, shown, knowledge) ??
  batchAsked(said, shown.servings) ??
  amountByVerb(said, shown, knowledge) ??
  qualityWished(said, shown) ??
  inSmallTins(said, shown) ??
  whatIsSpared(said) ??
  wholeCitrus(said, shown) ??
  hasOther(said, shown, knowledge) ??
  otherOfKind(said, shown, knowledge) ??
  looselySwapped(said, shown, knowledge) ??
  mashedInstead(said, shown, knowledge) ??
  insteadOfAbsent(said, shown, knowledge);

const NO_PUFF =
  /^(?:(?:but|and|oh|sorry|mais|aber|pero|ma) )*(?:i |we )?(?:(?:have|ve|got|don t have|do not have|haven t got|no) )+(?:any )?puff pastry$|^(?:je n ai|on n a) (?:pas|plus) de pate feuilletee$|^(?:ich |wir )?(?:habe?n? )?(?:keinen|kein) blatterteig(?: da)?$|^(?:no tengo|no hay) (?:masa de )?hojaldre$|^non ho (?:la )?(?:pasta )?sfoglia$/;
const WITH_ONE = whole(
  `(?:(?:with|make it|do it|mit|avec|con|al|au|aux|als|some|etwas|du|de la|del) )+${NAME}`,
);

const isBake = ({ dish, title }: ChefMemory, { classics }: CookingKnowledge): boolean => {
  const own = classics.get(dish);
  return own
    ? ['sweet', 'breakfast'].includes(CLASSIC_KINDS[own.kind])
    : /cake|muffin|cookie|bread|loaf|scone/i.test(title);
};

/** Who has no puff pastry has the other one, and is not told of a vegan one. */
const withoutPuff = (said: string, { lines }: ChefMemory): string | null =>
  NO_PUFF.test(said.replace(/[ .!]+$/, '')) && lines.some(({ name }) => /^puff pastry/.test(name))
    ? 'shortcrust pastry instead of puff pastry'
    : null;

/** A dish that is known by both names: scones with cheese are cheese scones. */
function knownTogether(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const own = knowledge.classics.get(shown.dish);
  const [, name = ''] = WITH_ONE.exec(said) ?? [];
  if (!own || name === '' || (shown.changes ?? []).length > 0 || shown.title !== own.title) return null;
  if (!isBake(shown, knowledge) && !own.meals.includes('dessert')) return null;
  const english = englishName(bareName(name), knowledge) ?? bareName(name);
  const both = `${english.replace(/s$/, '')} ${own.title.toLowerCase()}`;
  const known = knowledge.classicByWord.get(plainPhrase(both));
  return known && known !== shown.dish ? `${both} for ${shown.servings}` : null;
}

/** Whether a food comes in place of the meat or fish of the dish. */
const wouldLead = (food: string, { lines }: ChefMemory, knowledge: CookingKnowledge): boolean => {
  const isMain = (name: string) => rolesOf(name, knowledge).has('main');
  const { wanted } = understandRequest(food, knowledge).request;
  return wanted.some((group) => group.some(isMain)) && lines.some(({ name }) => isMain(name));
};

const namesFood = (name: string, knowledge: CookingKnowledge): boolean => {
  const { wanted } = understandRequest(name, knowledge).request;
  return wanted.some((group) => group.some((each) => rolesOf(each, knowledge).size > 0));
};
