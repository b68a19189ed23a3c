import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { HOLDS } from '../swaps/without-bread.ts';
import { either, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const BREAD = either(
  'buns? | burger buns? | bread | rolls? | bread rolls? | wraps? | tortillas? | pitta(?:s| breads?)? | pita(?:s| breads?)? | flatbreads? | baps?',
  'brotchen | brot | burgerbrotchen | semmel | semmeln | weckerl | fladen | fladenbrot',
  'pain | pains | galettes?',
  'pan | panecillos? | tortitas',
  'pane | panino | panini | piadina',
);
const LETTUCE = either(
  'lettuce(?: (?:leaves|leaf|wraps?|cups?|buns?))? | salad leaves',
  'salat | salatblatter(?:n)? | salatblatt',
  'salade | feuilles de (?:salade|laitue) | laitue',
  'lechuga | hojas de lechuga',
  'lattuga | foglie di lattuga | insalata',
);
const NO =
  '(?:no|without|skip|leave out|hold|drop|lose|leave off|minus|forget|ohne|kein(?:e|en)?|lass|sans|pas de|sin|nada de|senza|niente)(?: (?:the|a|any|das|die|den|le|la|les|el|il|lo))?';
const BY =
  '(?:instead of|rather than|in place of|not|statt|anstatt|au lieu (?:du|de la|de)|a la place (?:du|de la|de)|en vez (?:de|del)|en lugar (?:de|del)|invece (?:di|del|della)|al posto (?:di|del|della))(?: (?:a|the|le|la|el|il|einem|einer|dem|der|une?))?';
const IN =
  '(?:(?:as|in|into|on|with|make it|do it|have it|serve it|wrap it|turn it|im|in der|als|mit|auf|dans|en|sur|come|come una|su|a) )*(?:(?:a|an|the|some|ein|eine|einer|un|une|una) )?';
const ON_LEAVES = [
  whole(`${NO} ${BREAD}(?: (?:weg|at all|please|low carb))*`),
  whole(
    '(?:(?:make|do|have|it|them|serve|as|a) )*(?:bunless|breadless|naked|protein style|bread ?free)(?: (?:burgers?|version))?',
  ),
  whole(`${IN}${LETTUCE}(?: ${BY} ${BREAD})?(?: wrapped)?`),
];
const BOWL =
  '(?:(?:burrito|burger|taco|salad|fajita|kebab|doner|gyros|rice) ?)?(?:bowl|schussel|schale|bol|cuenco|ciotola)s?';
const IN_BOWL = [
  whole(`${IN}${BOWL}(?: ${BY} (?:${BREAD}|burgers?|sandwich(?:es)?|burritos?|tacos?))?`),
  whole(`${BY} ${BREAD},? ${IN}${BOWL}`),
];

/** Whether the dish on screen is wished for on leaves or in a bowl, without the bread that holds it; `null` if it is not, or has none. */
export function withoutBreadAsked(
  said: string,
  { dish, lines }: ChefMemory,
  { classics }: CookingKnowledge,
): 'leaves' | 'bowl' | null {
  const kind = classics.get(dish)?.kind;
  const isHeld =
    (kind === undefined || kind === 'filled' || lines.some(({ name }) => /^burger buns/.test(name))) &&
    lines.some(({ name }) => HOLDS.test(name));
  if (!isHeld) return null;
  if (ON_LEAVES.some((each) => each.test(said))) return 'leaves';
  return IN_BOWL.some((each) => each.test(said)) ? 'bowl' : null;
}
