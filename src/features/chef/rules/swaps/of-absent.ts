import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isSide } from '../sides/served-beside.ts';
import { CLOSES, FOR, INSTEAD_OF, NAME, OPENS, SWAPS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';
import { rolesOf } from './roles.ts';

const COMES = '(?:(?:with|use|using|have|make it with|serve it with|i d like|mit|avec|con) )?';
const OF = new RegExp(`^${OPENS}${COMES}(?:the )?${NAME} ${INSTEAD_OF} (?:the |any )?${NAME}${CLOSES}$`);
const FOR_OTHER = new RegExp(
  `^${OPENS}${SWAPS} (?:the |out the )?${NAME} ${FOR} (?:the |some )?${NAME}${CLOSES}$`,
);
const PART = /^(?:half|some|most|part|a third|all)\b/;

/**
 * A swap of something that is not in the dish: what comes is added, as nothing has to make place for it. 'Corn tortillas
 * instead of flour' is said of flour tortillas. `null` if the dish has what shall go.
 */
export function insteadOfAbsent(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const [, come = '', gone = ''] = OF.exec(said) ?? [];
  const [, left = gone, taken = come] = FOR_OTHER.exec(said) ?? [];
  if (left === '' || taken === '' || PART.test(left)) return null;
  const whole = wholeName(left, taken, knowledge);
  if (lineCalled(whole, shown, knowledge) !== null) return null;
  // The sugar that maple syrup comes for is sugar, and no sugar syrup.
  const own = lineCalled(left, shown, knowledge);
  const works = rolesOf(bareName(taken), knowledge);
  if (own && [...rolesOf(own, knowledge)].some((role) => works.has(role))) return null;
  // 'Swap the beef for the chicken', of a dish with chicken, is said the other way round.
  if (lineCalled(taken, shown, knowledge) !== null) return come === '' ? null : `add ${bareName(taken)}`;
  if (isSide(bareName(taken), knowledge)) return `with ${bareName(taken)}`;
  const roles = rolesOf(bareName(taken), knowledge);
  return roles.size > 0 && !roles.has('main') ? `add ${bareName(taken)}` : null;
}

/** The name of which only the first word was said, because the other food has the same last one. */
function wholeName(said: string, beside: string, { catalog }: CookingKnowledge): string {
  const head = beside.includes(' ') ? (beside.split(' ').at(-1) ?? '') : '';
  const whole = `${bareName(said)} ${head}`;
  return head !== '' && findFood(catalog, whole) !== null ? whole : said;
}
