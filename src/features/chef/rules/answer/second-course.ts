import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { understandRequest } from '../request/understand-request.ts';

const ADJECTIVES = '(?:[\\p{L}-]+ ){0,2}';
const COURSES =
  '(?:dessert|pudding|afters|starter|nachtisch|nachspeise|dessert|vorspeise|entrée|entree|postre|entrante|dolce|antipasto)';
const SECOND = new RegExp(
  `^(.+?),? (?:and|plus|followed by|then|und|et|y|e) (?:then |also |dazu |auch )?((?:an? |some |eine?n? |une? |una |un )${ADJECTIVES}${COURSES}|${COURSES})(?![\\p{L}])(.*)$`,
  'iu',
);

const ARTICLE = /^(?:an?|some|eine?n?|une?|una) /i;

/** A course that a first message wishes for beside a dish that it names, and the message without it; `null` if there is none. */
export function secondCourse(
  prompt: string,
  knowledge: CookingKnowledge,
): { course: string; rest: string } | null {
  const [, first = '', said = '', more = ''] = SECOND.exec(prompt) ?? [];
  if (said === '') return null;
  const course = said.replace(ARTICLE, '');
  const isDish = (id: string) => knowledge.classics.has(id);
  const { request } = understandRequest(first, knowledge);
  const isOtherDish = understandRequest(course, knowledge).request.dishes.some(isDish);
  return request.dishes.some(isDish) && request.meal !== 'dessert' && !isOtherDish
    ? { course, rest: `${first}${more}` }
    : null;
}

export const secondCourseSaid = (course: string): string =>
  t('I cook one dish at a time. Ask for this one next: {dish}.', { dish: course });
