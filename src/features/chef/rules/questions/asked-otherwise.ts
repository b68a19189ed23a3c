import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { NAME, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { isHarmless } from './answers.ts';

/** 'Cheaper cheese than gruyere?' */
const CHEAPER = [
  `(?:(?:is|are) there |do you know |got |any |anything |something |a |an |what s |whats )*(?:cheaper|less expensive|more affordable|less pricey)(?: [a-z]+)?(?: (?:than|alternatives? (?:to|for)|substitutes? for|instead of|options? than)) (?:the |using )?${NAME}`,
  `(?:gibt es |etwas |was |einen |eine )*(?:billiger|gunstiger)\\w*(?: [a-z]+)? als (?:der |die |das |den )?${NAME}`,
  `(?:quelque chose |un |une |y a-t-il )*(?:[a-z]+ )?moins chere? que (?:le |la |les |l )?${NAME}`,
  `(?:hay )?(?:algo |un |una )*(?:[a-z]+ )?mas barat[oa] que (?:el |la |los |las )?${NAME}`,
  `(?:c e )?(?:qualcosa |un |una )*(?:[a-z]+ )?(?:piu economic[oa]|meno car[oa]) (?:di|del|della|dei) ?${NAME}`,
].map(whole);

const MAY =
  '(?:(?:can|could|may|should) (?:i|we) (?:just |also |simply )*|is it (?:ok|okay|fine) to |(?:ok|okay) to )';
/** The work that somebody would rather leave. */
const WORK: Readonly<Record<string, string>> = {
  browning: 'brown',
  searing: 'sear',
  frying: 'fry',
  marinating: 'marinate',
  soaking: 'soak',
  peeling: 'peel',
  blanching: 'blanch',
  kneading: 'knead',
  resting: 'rest',
  chilling: 'chill',
  toasting: 'toast',
  straining: 'strain',
  salting: 'salt',
  roasting: 'roast',
  proving: 'prove',
  rinsing: 'rinse',
  sifting: 'sift',
};
const SKIPPED = new RegExp(
  `^${MAY}(?:skip|avoid|leave out|omit|do without|get away without|go without) (?:the )?(${Object.keys(WORK).join('|')})(?: of)?(?: (?:the |my )?([a-z -]+?))?$`,
);
const BAKED_INSTEAD = new RegExp(
  `^${MAY}(?:bake|roast|oven bake|oven roast) (?:[a-z -]+ )?(?:instead of|rather than|and not) (?:deep |shallow |pan )?fry(?:ing)?(?: (?:it|them|this|that|the [a-z -]+))?$`,
);
const IF_NONE =
  /^(?:and |so |but |ok |, )*(?:(?:what|which)(?: [a-z]+){0,2} (?:if|when) (?:(?:i|we) (?:have|ve got|got|can find|find|ve)|there is|there s|the shop has|they have) no|what if (?:i|we) (?:don t|do not|haven t|can t|cannot) (?:have|got|get|find)(?: any| the)?) ([a-z -]+?)(?: at home| here| in the house)?$/;
const BOUGHT = new RegExp(
  `^${MAY}(?:buy|use (?:a |some )?(?:(?:shop|store) ?-?bought|bought|ready ?-?made)) (?:the |a |some )?([a-z -]+?)(?: instead| ready ?-?made| from (?:the|a) (?:shop|store|jar|packet))*$`,
);
const BOUGHT_ELSEWHERE =
  /^(?:(?:kann|darf|konnte) (?:ich|man) (?:auch |nicht auch )?(?:fertig|gekauft)\w* [a-z -]+ (?:nehmen|verwenden|kaufen|benutzen)|(?:est ce que )?(?:je peux|puis je|on peut|peut on) (?:aussi )?(?:utiliser|prendre|acheter) [a-z -]+ (?:tou(?:t|te)s? (?:faite?s?|prete?s?)|du commerce|prete?s?)|(?:puedo|se puede|podemos) (?:usar|comprar|utilizar) [a-z -]+ (?:ya hech[oa]s?|comprad[oa]s?|preparad[oa]s?|de bote)|(?:posso|si puo|possiamo) (?:usare|comprare|prendere) [a-z -]+ (?:gia )?(?:pront[oaie]|comprat[oaie]|fatt[oaie]))$/;
const SCALED =
  /^((?:i|we) (?:only|just) (?:have|got|ve got) .+?)(?: ,)? (?:(?:so|can you|could you|please|and|just) )*(?:scale|adjust|adapt|change|reduce|cut)(?: (?:it|that|the recipe|everything))?(?: (?:down|back))?(?: to (?:that|it|match|fit|suit)(?: (?:that|it))?)?(?: please)?$/;
const DIP =
  /^(?:(?:and|also|can i have|with|maybe|any|suggest|what|ideas? for) )*(?:a |some )?(?:dip|dipping sauce)s?(?: (?:please|for (?:it|them)|to go with (?:it|them)|with (?:it|them)|on the side|ideas?))*$/;
const INSTEAD_OF_PART =
  /^(?:(?:can|could) (?:i|we) (?:use|have|take) |use |with |i want )?(?:some |the )?([a-z -]+?) (?:instead of|in place of|rather than) (?:the )?((?:white |cheese |tomato |meat )?sauce|bechamel|dressing|topping|marinade|icing|frosting|glaze)$/;

/** What is asked of the work, of what is bought, and of a part that is made of several foods. */
function askedOfWork(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const [, work, what] = SKIPPED.exec(said) ?? [];
  if (work) return `do i have to ${WORK[work] ?? work} ${what ? `the ${what}` : 'it'}?`;
  if (BAKED_INSTEAD.test(said)) return 'in the oven instead of frying';
  const [, lacked = ''] = IF_NONE.exec(said) ?? [];
  const line = lacked ? lineCalled(lacked, shown, knowledge) : null;
  if (line) return `what can i use instead of ${line}?`;
  const [, bought] = BOUGHT.exec(said) ?? [];
  if (BOUGHT_ELSEWHERE.test(said)) return 'ready made ok?';
  if (bought) return `ready made ${bought} ok?`;
  const [, owned] = SCALED.exec(said) ?? [];
  if (owned) return owned;
  if (DIP.test(said)) return 'what sauce goes with it?';
  const [, taken, part] = INSTEAD_OF_PART.exec(said) ?? [];
  if (taken && part && lineCalled(part, shown, knowledge) === null)
    return `without the ${part}, add ${taken}`;
  return null;
}

/** What is asked after a remark: 'He misses flavour, what can I add instead of salt?' */
const AFTER_REMARK =
  /^(.+?)[,.;!-]+ *(?:so |and |but )?((?:what|which [\p{L}]+) (?:else )?(?:can|could|should|do|would) (?:i|we) (?:use|do|put in|put|take|add|try) (?:instead of|in place of|rather than) [\p{L} -]+\??)$/iu;

const COURSE = /\b(?:desserts?|pudding|pud|afters|nachtisch|nachspeise|postre|dolce)\b/g;
const SWEET_AFTER =
  /\b(?:something|somthing|someting|smth|sth|anything|etwas|was|quelque chose|algo|qualcosa) (?:sweet|susses|sucre|dulce|dolce)\b(?=.*\b(?:after|afterward|afterwards|to follow|to finish|later|danach|nachher|apres|despues|dopo)\b)/;
/** Words of a question about which dessert there could be. */
const ASIDE =
  /^(?:and|so|ok|now|also|maybe|what|which|whats|any|some|a|an|the|is|s|there|would|could|can|should|do|does|might|i|we|you|go|goes|fit|fits|suit|suits|be|make|have|serve|suggest|recommend|give|me|us|good|nice|best|idea|ideas|suggestions?|recipe|something|somthing|someting|smth|sweet|for|as|with|to|it|this|that|them|after|afterward|afterwards|follow|finish|please|was|gibt|es|zum|als|dazu|danach|noch|ein|einen|eine|passt|passen|wurde|konnte|ich|machen|und|susses|etwas|quel|quelle|quoi|comme|un|une|irait|va|avec|de|que|hay|puedo|hacer|como|algo|dulce|despues|y|che|quale|posso|fare|dopo|come|e|,)$/;

/** A question about the dish on screen in words that the rules for questions read; `null` if it needs none. */
export function askedOtherwise(
  written: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  const dear = CHEAPER.map((each) => each.exec(said)?.[1]).find(Boolean);
  const line = dear ? lineCalled(dear, shown, knowledge) : null;
  if (line) return `what can i use instead of ${line}?`;
  const ofWork = askedOfWork(said, shown, knowledge);
  if (ofWork) return ofWork;
  const [, remark = '', question] = AFTER_REMARK.exec(written.trim()) ?? [];
  if (question && isHarmless(remark, knowledge)) return question;
  const [, ahead, then] = AHEAD_AND.exec(said) ?? [];
  if (ahead && then) return `can i make it ${ahead}? can i ${then} it?`;
  return asksForDessert(said);
}
/** 'Can I make it ahead and freeze it?' asks two things. */
const AHEAD_AND =
  /^(?:(?:can|could) (?:i|we) )?(?:make|prepare|cook|assemble) (?:it|this|them) (ahead|in advance|the day before)(?: ,)? and (?:then )?(freeze|reheat)(?: (?:it|this|them))?(?: later)?$/;
const LONGEST = 120;

/** 'Which dessert would go with that?' */
function asksForDessert(said: string): string | null {
  const named = said.replace(SWEET_AFTER, 'dessert');
  const rest = named.replace(COURSE, '');
  const others = rest.split(' ').filter(Boolean);
  const isAsked = rest !== named && others.length > 0 && !named.startsWith('make');
  return isAsked && others.every((word) => ASIDE.test(word)) ? 'and a dessert' : null;
}
