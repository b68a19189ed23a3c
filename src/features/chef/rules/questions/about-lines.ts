import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { AISLES } from '#features/foods/rules/catalog/food.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { hasNone } from '../answer/has-none.ts';
import { plainKey } from '../classics/text.ts';
import { whatIs } from '../kitchen/what-foods-are.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { plainPhrase } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { englishName } from '../turns/foreign-changes.ts';
import { whatItDoes } from './about-foods.ts';
import { whole } from './asking.ts';
import { sentencesOf } from './sentences.ts';

const THING = '([a-z][a-z -]*?)';
const wholes = (...texts: readonly string[]) => texts.map(whole);

const REALLY =
  '(?:really |actually |absolutely |strictly |wirklich |unbedingt |vraiment |obligatoirement |si o si |por fuerza |per forza |proprio |davvero )*';
const NEEDED = wholes(
  `(?:do|must|should) (?:i|we|you) ${REALLY}(?:need|have to (?:use|have|add|put in|buy)) (?:the |any |that )?${THING}(?: in (?:it|this)| for this)?`,
  `(?:is|are) (?:the |all that )?${THING} ${REALLY}(?:necessary|needed|essential|important|a must|obligatory|optional)`,
  `(?:can|could) (?:i|we) (?:do|manage|get by|go|make it) without (?:the )?${THING}`,
  `what (?:happens )?if (?:i|we) (?:just )?(?:leave out|skip|omit|forget|don t (?:have|use|add)) (?:the |any )?${THING}`,
  `can (?:i|we) (?:just )?(?:skip|omit) (?:it|the ${THING})`,
  `can (?:i|we) (?:just )?(?:leave|miss) (?:it|the ${THING}) out`,
  `brauche?n? (?:ich|wir|man) ${REALLY}(?:den |die |das )?${THING}(?: ${REALLY.trim()})?`,
  `(?:muss|mussen) (?:der |die |das |da )*${THING} ${REALLY}(?:sein|rein|hinein|dran|dazu)`,
  `(?:il faut|faut il|est ce qu il faut|dois je|je dois) ${REALLY}(?:mettre |utiliser )?(?:du |de la |de l |des |le |la |les |l )?${THING}`,
  `(?:hace falta|es necesari[oa]|es imprescindible|(?:tengo que|hay que) (?:usar|poner|echar)) ${REALLY}(?:el |la |los |las )?${THING}`,
  `(?:devo|bisogna|si deve) ${REALLY}(?:usare |mettere )${REALLY}(?:il |lo |la |l |i |gli |le )?${THING}`,
  `(?:serve|ci vuole|e necessari[oa]) ${REALLY}(?:il |lo |la |l |i |gli |le )?${THING}`,
);
const WHAT_IS = wholes(
  `what ?(?:is|are|s|on earth is|the hell is) (?:a |an |the )?${THING}(?: anyway| exactly| even)?`,
  `(?:was ist|was sind) (?:denn |eigentlich )*(?:ein |eine |der |die |das )?${THING}`,
  `(?:c est quoi|qu est ce que c est que|qu est ce que) (?:le |la |les |l |du |un |une )?${THING}`,
  `que (?:es|son) (?:el |la |los |las |un |una )?${THING}`,
  `(?:che )?cos(?:a)? ?(?:e|sono) (?:il |lo |la |l |i |gli |le |un |una )?${THING}`,
);
const DIFFERENCE = whole(
  `(?:what s|whats|what is|is there|was ist|quelle est|c est quoi|cual es|qual e|che) (?:the |a |der |la )?(?:difference|unterschied|diferencia|differenza|difference)(?: c e)? (?:between|zwischen|entre|tra|fra) ${THING} (?:and|und|et|y|e) (?:a |an |the )?${THING}`,
);
const WHICH = whole(
  `(?:(?:which|what)(?: (?:kind|type|sort|brand|cut|variety))?(?: of)? |welche[nrsm]? |was fur (?:eine?n? )?|quel(?:le)?s? (?:sorte de |type de )?|que (?:tipo de |clase de )?|che (?:tipo di )?)([a-z]+(?: [a-z]+)??)(?: (?:is|are|should|do|would|shall|can|works?|soll|nehme|nimmt|ist|eignet|passt|je|on|faut|est|prendre|uso|debo|es|devo|metto|va|tengo|pongo) ?.*)?`,
);
const RIVALS = wholes(
  `why ${THING} (?:and not|not|instead of|rather than) ${THING}`,
  `(?:warum|wieso) ${THING} (?:und nicht|statt) ${THING}`,
  `pourquoi (?:du |de la |des |le |la )?${THING} (?:et pas|plutot que) (?:du |de la |des |le |la )?${THING}`,
  `por que ${THING} y no ${THING}`,
  `perche ${THING} e non ${THING}`,
);

const SOME =
  '(?:(?:some|a few|a bit of|a little|any|the|my|etwas|ein paar|die|das|den|du|de la|de l|des|d|un peu de|un poco de|unos?|unas?|el|la|los|las|il|lo|l|i|gli|le|un po di|dei|delle|della|del) )*';
const INTO =
  '(?: (?:in|into|on|onto|to|with|im|ins|in den|auf|dazu|rein|drauf|dans|sur|a|en|nel|nella|sul|sulla|al|alla)(?: .*)?)?';
/** Asks whether a food may go in. */
const MAY_ADD = wholes(
  `(?:can|could|may|should|shall|would it be ok to|is it ok to|what if|how about)(?: (?:i|we))? (?:also |just |maybe )*(?:use|add|put(?: in)?|have|throw in|include|mix in|stir in) ${SOME}${THING}${INTO}(?: too| as well)?`,
  `(?:kann|konnte|darf|soll) (?:ich|man) (?:auch |noch )*${SOME}${THING} (?:in .* |im .* |auf .* |dazu |da )?(?:nehmen|verwenden|reintun|hineingeben|dazugeben|zugeben|geben|tun|nutzen|hinzufugen|rein machen)`,
  `(?:(?:est ce que )?(?:je peux|on peut)|puis je|peut on) (?:aussi )?(?:mettre|ajouter|utiliser|prendre) ${SOME}${THING}${INTO}`,
  `(?:puedo|podemos|se puede) (?:tambien )?(?:poner(?:le)?|anadir(?:le)?|usar|echar(?:le)?|meter) ${SOME}${THING}${INTO}`,
  `(?:posso|possiamo|si puo) (?:anche )?(?:mettere|metterci|aggiungere|usare) ${SOME}${THING}${INTO}`,
);

/** Asks of the moment at which a food goes in. */
export const SAYS_WHEN =
  /\b(?:at (?:the|what) (?:start|beginning|end|point|stage|same time)|from the (?:start|beginning)|(?:straight|right) away|first|last|early|earlier|later|now|already|am anfang|von anfang an|gleich|spater|am ende)\b/;

interface Asked {
  said: string;
  previous: ChefMemory;
  insteadOf: (food: string) => readonly string[];
  knowledge: CookingKnowledge;
}

/** The answer to a question that names a food or a dish; `null` if it asks something else of it. */
export function answerAboutLine(asked: Asked): { said: string; topic?: string } | null {
  const { said, knowledge } = asked;
  const first = (patterns: readonly RegExp[]) =>
    patterns.map((each) => each.exec(said)).find(Boolean) ?? null;
  const difference = DIFFERENCE.exec(said);
  if (difference?.[1] && difference[2]) return saying(ofDishes([difference[1], difference[2]], asked));
  const there = SAYS_WHEN.test(said) ? null : lineItself(first(MAY_ADD)?.[1] ?? '', asked);
  if (there)
    return saying(t('It already has {amount} {food} in it. Say “more {food}”, and I put in more.', there));
  const needed = first(NEEDED);
  if (needed) {
    const food = lineNamed(needed[1] ?? asked.previous.topic ?? '', asked);
    return food ? saying(withoutIt(food, asked)) : null;
  }
  const named = first(WHAT_IS)?.[1];
  if (named) {
    const food = foodNamed(named, asked);
    return food ? { said: whatItIs(food, asked), topic: food } : saying(ofDishes([named], asked));
  }
  const kind = WHICH.exec(said)?.[1];
  const line = kind ? lineNamed(kind, asked) : null;
  const other = kind && !line ? englishName(kind, knowledge) : null;
  if (other && findFood(knowledge.catalog, other))
    return saying(hasNone(other, asked.previous.lines, knowledge));
  const isOwn = line !== null && plainKey(line).split(' ').at(-1) === plainKey(kind ?? '');
  if (!line || (knowledge.classicByWord.has(kind ?? '') && !isOwn)) return null;
  const others = asked.insteadOf(line);
  return saying(
    others.length > 0
      ? t('It is written with {food}. Otherwise {others} will do.', {
          food: line,
          others: listed([...others]),
        })
      : t('It is written with {food}.', { food: line }),
  );
}

const saying = (said: string | null) => (said === null ? null : { said });

const lineNamed = (said: string, { previous, knowledge }: Asked): string | null =>
  said.length < 3 ? null : lineCalled(said, previous, knowledge);

/** Names that many foods end with, and that mean any of them. */
const GROUPS_OF_FOODS: ReadonlySet<string> = new Set([
  'bean',
  'lentil',
  'mushroom',
  'nut',
  'cheese',
  'sausage',
]);

/** The line of a food by its own name: the oats of rolled oats, not the butter of peanut butter. */
function lineItself(
  said: string,
  { previous, knowledge: { catalog }, knowledge }: Asked,
): { amount: string; food: string } | null {
  if (said.length < 3) return null;
  const name = englishName(said, knowledge) ?? said;
  const food = findFood(catalog, name);
  const isKind = GROUPS_OF_FOODS.has(plainKey(name));
  const line = previous.lines.find((each) => {
    const own = foodOf(each);
    return isKind
      ? plainKey(own).split(' ').at(-1) === plainKey(name)
      : food !== null && findFood(catalog, own)?.id === food.id;
  });
  return line ? { amount: line.amount, food: foodOf(line) } : null;
}

/** A food, of the dish or not, by its English name. */
const foodNamed = (said: string, asked: Asked): string | null => {
  const line = lineNamed(said, asked);
  if (line) return line;
  const english = englishName(said, asked.knowledge);
  return english && findFood(asked.knowledge.catalog, english) ? english : null;
};

/** What a dish loses with a food. */
function withoutIt(food: string, { previous, insteadOf, knowledge }: Asked): string {
  const roles = rolesOf(food, knowledge);
  const isDefining =
    knowledge.classics.get(previous.dish)?.lines.some((line) => line.name === food && line.isDefining) ===
    true;
  const isMade = roles.has('main') || (isDefining && !roles.has('spice') && !roles.has('herb'));
  if (isMade)
    return t('{dish} is made with {food}: without it, it would be a different dish.', {
      dish: previous.title,
      food,
    });
  const others = insteadOf(food);
  const instead = others.length > 0 ? [t('Instead, {others} will do.', { others: listed([...others]) })] : [];
  return [
    t('It can be done without {food}.', { food }),
    ...(whatItDoes(food) ?? []),
    ...instead,
    t('Say “without the {food}”, and I will take it out.', { food }),
  ].join(' ');
}

/** What a food is, by where it is sold and what it does. */
function whatItIs(food: string, { previous, knowledge }: Asked): string {
  const found = findFood(knowledge.catalog, food);
  const aisle = AISLES.find(({ id }) => id === found?.aisle)?.name;
  const line = previous.lines.find(({ name }) => name.startsWith(food));
  const is = whatIs(food);
  return [
    ...(is ? [is] : []),
    ...(aisle ? [t('You will find {food} in the store under “{aisle}”.', { food, aisle: t(aisle) })] : []),
    ...(whatItDoes(food) ?? []),
    ...(line ? [t('The recipe has {amount} {food}.', { amount: line.amount, food })] : []),
  ].join(' ');
}

/** What dishes are, in the words of their tables. */
function ofDishes(names: readonly string[], { previous, knowledge }: Asked): string | null {
  const { classics, classicByWord } = knowledge;
  const all = names.map((name) => {
    const own = /^(?:this|it|that|das|dies|ca|esto|questo)$/.test(name)
      ? previous.dish
      : classicByWord.get(plainPhrase(name.replace(/ s(?= )/g, 's')));
    return own ? classics.get(own) : undefined;
  });
  return all.every((dish) => dish !== undefined)
    ? all.map((dish) => t('{dish}: {about}', { dish: dish?.title ?? '', about: dish?.about ?? '' })).join(' ')
    : null;
}

/** Why one food was taken and not another; `null` if a message asks something else. */
export function whyNotTheOther(
  said: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const [, own = '', other = ''] = RIVALS.map((each) => each.exec(said)).find(Boolean) ?? [];
  const line = own.length < 3 ? null : lineCalled(own, previous, knowledge);
  const like = line ? null : lineCalled(own.split(' ').at(-1) ?? '', previous, knowledge);
  const [it] = like ? previous.lines.filter(({ name }) => name.startsWith(like)) : [];
  if (it && like)
    return t('It has no {food} in it: it has {amount} {other}.', {
      food: own,
      amount: it.amount,
      other: like,
    });
  if (!line || lineCalled(other, previous, knowledge) === line) return null;
  return [
    t('{dish} is usually made with {food}.', { dish: previous.title, food: line }),
    t('Say “with {other} instead”, and I will change it.', { other: englishName(other, knowledge) ?? other }),
  ].join(' ');
}

const NEEDS = whole(
  `(?:does|do|will|would|should) (?:it|this|they|i|we|you) ${REALLY}(?:need|have) (?:an? |any |to (?:have |use )?)?${THING}`,
);

/** Whether the steps speak of what a message asks to be needed: a water bath, marinating; `null` if it asks no such thing. */
export function needIn(said: string, recipe: ComposedRecipe): string | null {
  const [, thing = ''] = NEEDS.exec(said) ?? [];
  const stems = thing
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
  if (stems.length === 0 || thing.split(' ').length > MOST_WORDS) return null;
  const sentence = sentencesOf(recipe).find((each) =>
    stems.every((stem) => plainPhrase(each).includes(stem)),
  );
  return sentence
    ? t('The recipe says: “{sentence}”', { sentence: sentence.trim() })
    : t('No, the recipe does without it.');
}
const MOST_WORDS = 3;

const LITTLE_WORDS =
  /^(?:the|and|how|get|can|does|did|was|are|for|you|its|der|die|das|les|los|las|what|when|where|which|does|will|would|should|could|have|this|that|they|them|with|from|into|your|just|really|need|long|much|many|before|after|then|again|first|right|still|there|make|want|like|dass|wann|wird|muss|soll|quand|cuando|quando|cook|cooked|minutes?)$/;

/**
 * What the recipe itself says of what a question names: a line, and the sentence of the steps that speaks of it; `null` if nothing in it
 * does.
 */
export function saidInRecipe(
  said: string,
  recipe: ComposedRecipe,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const words = said.split(/[ ,]+/).filter((word) => word.length > 2 && !LITTLE_WORDS.test(word));
  const food = words.map((word) => lineCalled(word, previous, knowledge)).find((name) => name !== null);
  const line = food ? recipe.ingredients.find(({ name }) => name.startsWith(food)) : undefined;
  const stems = words.map((word) => word.slice(0, 5));
  const score = (sentence: string) => {
    const plain = plainPhrase(sentence);
    const own = food && plain.includes(plainPhrase(food).split(' ').at(-1) ?? food) ? 2 : 0;
    return own + stems.filter((stem) => plain.includes(stem)).length;
  };
  const [best] = sentencesOf(recipe)
    .map((sentence) => ({ sentence: sentence.trim(), points: score(sentence) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, two) => two.points - one.points);
  if (line && food)
    return best
      ? t('The recipe has {amount} {food}: “{sentence}”', {
          amount: line.amount,
          food,
          sentence: best.sentence,
        })
      : t('The recipe has {amount} {food}.', { amount: line.amount, food });
  return best && best.points > 1 ? t('The recipe says: “{sentence}”', { sentence: best.sentence }) : null;
}
