import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { namesIn, titleWord } from '../classics/title.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf, standInsFor } from '../swaps/roles.ts';
import { either, INSTEAD_OF, NAME, SWAPS, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, foodCalled, lineCalled } from '../turns/foods-called.ts';

/** What is lighter of the same kind, for most of what it does. */
const LIGHTER: readonly (readonly [line: RegExp, lighter: string])[] = [
  [/feta|halloumi|goat's cheese|blue cheese|gorgonzola|mascarpone|cream cheese|brie|camembert/, 'ricotta'],
  [/cheddar|gruyère|gouda|emmental|raclette|fontina|provolone|comté/i, 'mozzarella'],
  [/^mozzarella/, 'ricotta'],
  [/crème fraîche|sour cream|mayonnaise/, 'Greek yogurt'],
  [/cream$/, 'crème fraîche'],
  [/minced (?:beef|pork|lamb)/, 'minced turkey'],
  [/bacon|pancetta|chorizo|sausage/, 'smoked turkey'],
  [/butter|lard|ghee/, 'olive oil'],
  [/beef|pork|lamb/, 'chicken breast fillets'],
];
const LIGHTER_ONE = either(
  'something (?:a bit |a little |much )?(?:lighter|less (?:heavy|fatty|rich|greasy)|healthier|leaner|not so (?:heavy|fatty|rich)) | a (?:lighter|leaner|healthier|lower fat) (?:one|kind|sort|option|cheese|meat|version)',
  '(?:etwas|was) (?:leichtere[sm]|magere[sm]|fettarmere[sm]|gesundere[sm]) | quelque chose de plus (?:leger|maigre)',
  'algo (?:mas )?(?:ligero|magro|sano) | qualcosa di piu (?:leggero|magro)',
);
const FOR_LIGHTER = whole(
  `(?:${SWAPS} ${NAME} (?:for|with|by|to|durch|gegen|par|contre|por|con|per) ${LIGHTER_ONE}|${LIGHTER_ONE} ${INSTEAD_OF} ${NAME})`,
);

/** 'For something nicer', of which nobody knows a list: what takes its place is for the chef to choose. */
const FOR_SOME_OTHER = whole(
  `${SWAPS} ${NAME} (?:for|with|by|to|durch|gegen|par|contre|por|con|per) (?:something|etwas|was|quelque chose de|algo|qualcosa di) (?:a bit |a little |more |bit |plus |mas |piu |less |moins |menos |meno )*[a-z]+`,
);

/** 'Swap for chicken', 'replace it with tofu', which name only what comes. */
const FOR_THAT = whole(`${SWAPS} (?:(?:it|them|that|this|those) )?(?:for|with|by) ${NAME}`);

/** 'Instead of the fish beetroot maybe', without a comma. */
const INSTEAD_THEN = whole(
  `(?:${INSTEAD_OF} ?)((?:[a-z]+ ){1,5}?[a-z]+)(?: (?:maybe|perhaps|possibly|vielleicht|peut ?-?etre|quiza|quizas|tal vez|forse|if that works|could work|would be nice))?`,
);
const FROM_THE_SEA =
  /^(?:fish|seafood|fisch|meeresfruchte|poisson|fruits de mer|pescado|marisco|pesce|frutti di mare)$/;
const OF_SEA = ['fish', 'crustaceans', 'molluscs'];

/** 'What else if I can't find smoked haddock': it is not there. */
const IF_NOT_THERE = whole(
  `(?:what |else |now |then |instead |would you use |do i use |could i use |was |und |mache ich |nehme ich |et |si |que |pasa |e |se |cosa |faccio )*(?:if|wenn|si|se) (?:(?:i|we|ich|wir|je|on) )?(?:can ?t|cannot|couldn ?t|don ?t|kein(?:e|en)?|ne|n|no|non) ?(?:(?:find|get|have|see|trouve|ai|encuentro|tengo|hay|trovo|ho|c e) )?(?:pas )?(?:any |the |de |d )?${NAME}(?: anywhere| here| in the shops?| finde| bekomme| kriege| habe)?`,
);

/** 'I want it with brown rice', of a dish with another one. */
const WITH_OTHER = whole(
  `(?:(?:i|we|id|i d|can|could|want|like|have|make|do|it|this|that|please|would|rather|ich|mochte|hatte|es|lieber|je|voudrais|le|la|quiero|lo|vorrei|prefer) )+(?:with|using|on|mit|avec|con) ${NAME}`,
);
/** 'Use brown rice', of a dish with another one; what is of no such sort is added. */
const USES_OTHER = whole(
  `(?:(?:id|i d|i|we|would|will|ll|want to|like to|rather|just|please) )*(?:use|try|take) (?:some )?${NAME}`,
);
const ONLY_WITH = whole(`(?:with|mit|avec|con) ${NAME}`);
/** 'What if I use linguine?' */
const WHAT_IF = whole(
  `(?:what if|what happens if|would it (?:still )?work if|does it (?:still )?work if|is it (?:ok|okay|fine) if|et si|y si|que pasa si|e se) (?:i|we|je|j|on)? ?(?:just )?(?:use|used|take|took|put in|(?:make|made|do|did) (?:it|this|them) with|utilise|mets|prends|uso|pongo|usamos|metto) (?:some |the |my |only )?${NAME}|(?:was (?:ist |passiert )?|und )?wenn (?:ich|wir|man) ${NAME} (?:nehmen?|verwenden?|benutzen?)`,
);
const SORTS = [
  /\brice$/,
  /\btortillas?$/,
  /\b(?:buns|rolls)$/,
  /\bbeans$/,
  /^(?!coconut ).*(?:yogurt|sour cream|crème fraîche)$/,
  /feta|goat's cheese|halloumi/,
  /\bflour$/,
  /\bsugar$/,
  /\bvinegar$/,
  /\bmilk$/,
  /\bmustard$/,
  /\bnoodles$/,
  /\blentils$/,
];

/** A swap of which only the kind is named: the food of that kind in the list is meant. `null` if a message is none. */
export function looselySwapped(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const names = shown.lines.map(foodOf);
  const [, missed] = IF_NOT_THERE.exec(said) ?? [];
  const gone = missed ? lineCalled(missed, shown, knowledge) : null;
  if (gone && standInsFor(gone).length > 0) return `no ${gone} in the shop`;
  const lighter = FOR_LIGHTER.exec(said)?.slice(1).find(Boolean);
  const heavy = lighter ? lineCalled(lighter, shown, knowledge) : null;
  const light = heavy && LIGHTER.find(([line]) => line.test(heavy))?.[1];
  if (light && !names.includes(light)) return `${light} instead of ${heavy}`;
  const [, vague] = FOR_SOME_OTHER.exec(said) ?? [];
  const changed =
    vague && !/ (?:else|other|anderes)$/.test(said) ? lineCalled(vague, shown, knowledge) : null;
  if (changed && vague) return `swap the ${bareName(vague)} for something else`;
  const [, comes] = FOR_THAT.exec(said) ?? [];
  if (comes && foodCalled(comes, knowledge)) return `use ${bareName(comes)} instead`;
  const [, both] = INSTEAD_THEN.exec(said) ?? [];
  const swapped = both ? parted(both.split(' '), shown, knowledge) : null;
  if (swapped) return swapped;
  const idea = WHAT_IF.exec(said)?.slice(1).find(Boolean);
  const kind = idea ? otherKind(idea, shown, knowledge) : null;
  if (kind) return kind;
  if (idea && foodCalled(idea, knowledge)) return `can i use ${idea} instead`;
  // A dish that the chef put together has its times for the rice it chose.
  if (!knowledge.classics.has(shown.dish)) return null;
  const [, used] = USES_OTHER.exec(said) ?? [];
  const [, other = used] = WITH_OTHER.exec(said) ?? ONLY_WITH.exec(said) ?? [];
  if (!other || LEANER.test(other)) return null;
  const swap =
    otherKind(other, shown, knowledge) ??
    otherOfSort(other, shown, knowledge) ??
    insteadOfStandIn(other, shown, knowledge) ??
    insteadOfNamed(other, shown, knowledge);
  return swap ?? (used ? fillingOtherwise(used, shown, knowledge) : null);
}

/** Of these a question is answered with what differs. */
const LEANER = /^(?:light|lighter|lite|reduced|low|lower|half|skimmed|semi)\b/;

/** Linguine for spaghetti: two kinds of one food. */
function otherKind(said: string, shown: ChefMemory, { catalog }: CookingKnowledge): string | null {
  if (LEANER.test(said)) return null;
  const food = findFood(catalog, said);
  const kind = catalog.kinds.get(said);
  const own = food && shown.lines.map(foodOf).find((name) => findFood(catalog, name)?.id === food.id);
  return own && kind !== catalog.kinds.get(own) ? `swap the ${own} for ${said}` : null;
}

/** Brown rice for white. */
function otherOfSort(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const come = foodCalled(said, knowledge);
  const sort = come && SORTS.find((each) => each.test(come));
  const own = sort ? shown.lines.map(foodOf).find((name) => sort.test(name)) : undefined;
  return own && own !== come ? `${come} instead of ${own}` : null;
}

/** Salmon for the turkey of a quiche that the chef made without bacon: nobody asked for the turkey. */
function insteadOfStandIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const own = knowledge.classics.get(shown.dish);
  const come = foodCalled(said, knowledge);
  const isMain = (name: string) => rolesOf(name, knowledge).has('main');
  if (!own || !come || !isMain(come)) return null;
  const usual = own.lines.map(({ name }) => name);
  const wanted = shown.request.wanted.flat();
  const chosen = shown.lines.map(foodOf).filter(isMain);
  const [standIn, ...more] = chosen.filter((name) => !usual.includes(name) && !wanted.includes(name));
  return standIn && more.length === 0 && standIn !== come ? `${come} instead of ${standIn}` : null;
}

/** Chicken for the salmon that a dish is called by; bacon and sausages come beside it. */
function insteadOfNamed(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const isFlesh = (name: string) => {
    const roles = rolesOf(name, knowledge);
    return (
      roles.has('main') &&
      !roles.has('cured') &&
      findFood(knowledge.catalog, name)?.traits.some((trait) => ANIMALS.includes(trait)) === true
    );
  };
  const come = foodCalled(said, knowledge);
  const [own, ...more] = shown.lines.map(foodOf).filter(isFlesh);
  if (!come || !isFlesh(come) || !own || more.length > 0 || come === own) return null;
  return namesIn(shown.title, titleWord(own)) ? `${come} instead of ${own}` : null;
}

/** Barley for the rice, if nothing else in the dish fills. */
function fillingOtherwise(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const fills = (name: string) => rolesOf(name, knowledge).has('starch');
  const come = foodCalled(said, knowledge);
  const [own, ...others] = shown.lines.map(foodOf).filter(fills);
  const isOther = come !== null && fills(come) && own !== undefined && others.length === 0;
  return isOther && own !== come ? `${come} instead of ${own}` : null;
}

/** The food that goes and the one that comes, wherever the first ends. */
function parted(words: readonly string[], shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  for (let at = words.length - 1; at > 0; at--) {
    const gone = bareName(words.slice(0, at).join(' '));
    const come = bareName(words.slice(at).join(' '));
    const line = meant(gone, shown, knowledge);
    if (!line || !foodCalled(come, knowledge)) continue;
    if (lineCalled(come, shown, knowledge)) return `leave out the ${line}`;
    return `${line.startsWith('cooked ') && IS_ROOT.test(come) ? 'cooked ' : ''}${come} instead of ${line}`;
  }
  return null;
}

/** What nobody eats raw where nothing is cooked. */
const IS_ROOT = /^(?:beetroots?|beets?|potato(?:es)?|lentils|chickpeas|beans)$/;

/** The line that is called so, where fish is whatever comes from the sea. */
function meant(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  if (!FROM_THE_SEA.test(said)) return lineCalled(said, shown, knowledge);
  const isOfSea = (name: string) =>
    rolesOf(name, knowledge).has('main') &&
    (findFood(knowledge.catalog, name)?.traits.some((trait) => OF_SEA.includes(trait)) ?? false);
  return shown.lines.map(foodOf).find(isOfSea) ?? null;
}
