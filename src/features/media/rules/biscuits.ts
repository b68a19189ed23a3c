import type { Subject } from './scene-parts.ts';

const AMERICAN =
  /\b(?:southern|buttermilk|drop|baking powder|cheddar|sweet potato|angel|beaten|flaky) biscuits?\b/i;
const RAISED =
  /\b(?:baking (?:powder|soda)|bicarbonate|bisquick|self[- ]ris(?:ing|en)|self[- ]raising|yeast)\b/i;
const MILK = /\b(?:milk|buttermilk|cream|yogh?urt)\b/i;

/**
 * A biscuit is a cookie in Britain and a scone in the United States; the scone has a raising agent and milk. Rewrites
 * the title to 'scones' where that is meant.
 */
export function withScones<Kind extends Pick<Subject, 'title' | 'ingredients'>>(subject: Kind): Kind {
  const { title, ingredients } = subject;
  const has = (food: RegExp) => ingredients.some((name) => food.test(name));
  const isScone = AMERICAN.test(title) || (has(RAISED) && has(MILK));
  return isScone ? { ...subject, title: title.replace(/\bbiscuit(s?)\b/gi, 'scone$1') } : subject;
}
