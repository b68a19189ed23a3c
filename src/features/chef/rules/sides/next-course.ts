import type { ChefMemory } from '../turns/chef-memory.ts';

const OPENS =
  '(?:(?:and|also|plus|then|now|ok|okay|great|nice|thanks|thank you|perfect|cool|so|maybe|please|what|how|about|suggest|recommend|find|need|i|id|we|wed|like|want|would|can|could|do|you|have|get|give|make|me|us|for|an?|any|some|the|idea|ideas|good|easy|quick|simple|light|little|small|fancy|lovely|tasty|matching|suitable|special|homemade|nonalcoholic|which|whats|is|there|und|noch|dazu|jetzt|was|fur|ein|eine|einen|als|passende[rsn]?|et|avec|pour|une?|quel|comme|y|para|que|de|con|e|come|per|che|cosa|poi|da|algun) )*';
const BESIDE =
  '(?: (?:to go|go|goes|to follow|to finish|to start|to serve|to have|to eat|to drink|to match|for after|for afters|afterwards?|after|with|alongside|beside|before|first|on the side|as a side|it|this|that|them|dinner|lunch|meal|too|as well|also|please|pls|tonight|idea|ideas|suggestions?|dazu|danach|davor|hinterher|vorweg|bitte|zum|essen|avec|apres|avant|svp|despues|antes|por favor|dopo|prima|per favore|well|would|could|i|we|make|then|now))*';
const GOES_WITH =
  /\b(?:with (?:it|this|that|them|dinner|lunch)|alongside|beside (?:it|this|that)|on the side|as a side|to go|goes|to start|to follow|before|first|dazu|davor|vorweg|avec|avant|antes|prima)\b/;

/** A course, how it is named, what it is asked for by, and whether the name alone asks for it beside what is on screen. */
const COURSES: readonly (readonly [named: string, wish: string, isAlone: boolean])[] = [
  [
    'dessert|desserts|pudding|pud|afters|sweet|nachtisch|nachspeise|dessert dazu|postre|dolce|something sweet (?:for|to have|to eat|to follow)(?: after| afterwards)?',
    'dessert',
    true,
  ],
  [
    'starters?|appeti[sz]ers?|first course|vorspeise|entree|entrante|primer plato|antipasto|antipasti',
    'starter',
    true,
  ],
  ['soup|suppe|soupe|sopa|zuppa', 'soup', false],
  ['mocktails?', 'mocktail', true],
  ['cocktails?', 'cocktail', true],
];
const ASKED = COURSES.map(
  ([named, wish, isAlone]) => [new RegExp(`^${OPENS}(?:${named})${BESIDE}$`), wish, isAlone] as const,
);

/** What another course is to be like, too, by what was told of the meal. */
const OCCASIONS: Readonly<Record<string, string>> = {
  date: 'date night',
  kids: 'for kids',
  party: 'party',
  christmas: 'christmas',
  easter: 'easter',
  halloween: 'halloween',
};

/**
 * The wish for a further course of the meal, where a message asks for nothing else: 'a dessert to go with it', 'and a starter?'. `null`
 * if it does not. `said` is a plain phrase.
 */
export function nextCourse(
  said: string,
  { request, servings, heeded }: ChefMemory,
  meals: readonly string[],
): string | null {
  const course = ASKED.find(([asked, , isAlone]) => asked.test(said) && (isAlone || GOES_WITH.test(said)));
  // What an earlier dish was careful about, such as meat in a kosher meal, is another course's care, too.
  if (!course || heeded.length > 0) return null;
  const [, wish] = course;
  // Of a dessert on screen, somebody who says 'dessert' wants another one.
  if (wish === 'dessert' && (meals[0] === 'dessert' || request.meal === 'dessert')) return null;
  const occasion = request.moods.flatMap((mood) => OCCASIONS[mood] ?? [])[0];
  const told = request.servings === null ? `, for ${servings} people` : '';
  return `${occasion ? `${occasion} ` : ''}${wish}${told}`;
}
