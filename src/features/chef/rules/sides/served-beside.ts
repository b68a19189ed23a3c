import { isMadeBeside } from '../classics/with-sauce.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from '../request/request-words.ts';
import { NAME, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName } from '../turns/foods-called.ts';

const BESIDE =
  '(?:on the side|as a side(?: dish)?|alongside|with it|beside it|to go with it|dazu|als beilage|a cote|en accompagnement|come contorno|de (?:guarnicion|acompanamiento))';
const SERVED = [
  `(?:i d like |i want |i ll |we ll |can i |please )?(?:serve|served|serving|have|eat|eaten)(?: it| this| them)? (?:with|alongside) ${NAME}`,
  `(?:(?:serve|have|eat|put|it|this|them) )*(?:over|on top of|on a bed of|on) ${NAME}`,
  `(?:(?:with|and|add|plus|maybe|can i have) )*(?:a |some )?side (?:dish )?of ${NAME}`,
  `(?:(?:with|and|add|plus|maybe|can i have|serve|mit|avec|con) )*${NAME} ${BESIDE}`,
].map(whole);
const WITH_SAUCE = whole(`(?:(?:with|and|add|plus|in|serve it with) )+((?:[a-z]+ ){1,3}sauce)`);
const TWO = whole(`(?:(?:with|plus|and|some|mit|avec|con) )*${NAME} (?:and|und|et|y|e) (?:a |some )?${NAME}`);
const BREAD =
  /bread|\b(?:naans?|pitt?as?|tortillas?|baguette|ciabatta|chapatis?|rotis?|rolls|brot|pain|pan|pane)\b/;
const DIP = whole(`(?:(?:with|and|add|plus|maybe|a|some|mit|avec|con) )*${NAME} dip`);

/** 'A side of coleslaw', 'serve it with coleslaw' in the words that add a dish of its own; `null` if it names no side or sauce. */
export function servedBeside(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  // 'Over rice or mash?' asks which.
  if (/\b(?:or|oder|ou)\b/.test(said)) return null;
  const name = SERVED.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0];
  const bare = name && bareName(name);
  if (bare && isSide(bare, knowledge)) return `with ${bare}`;
  const [, sauce = ''] = WITH_SAUCE.exec(said) ?? [];
  const poured = bareName(sauce);
  // Soy sauce is a food; tomato sauce is made of one.
  if (isSide(poured, knowledge) && !knowledge.larder.has(poured)) return `with a ${poured}`;
  const [, one = '', other = ''] = TWO.exec(said) ?? [];
  const isTable = (each: string) => isSide(bareName(each), knowledge) || BREAD.test(each);
  if (one !== '' && isTable(one) && isTable(other)) return `add ${bareName(one)} and ${bareName(other)}`;
  const [, kind] = DIP.exec(said) ?? [];
  if (kind === undefined || isDip(shown, knowledge)) return null;
  const dip = `${bareName(kind)} dip`;
  // A dip that nobody wrote down is no reason for another dish.
  return isSide(dip, knowledge) ? `with ${dip}` : 'what sauce goes with it';
}

const isDip = ({ dish }: ChefMemory, { classics }: CookingKnowledge): boolean =>
  ['dip', 'sauce'].includes(classics.get(dish)?.kind ?? '');

/** Whether a side or a sauce is called so. */
export const isSide = (name: string, { classicByWord, classics }: CookingKnowledge): boolean => {
  const dish = classics.get(classicByWord.get(plainPhrase(name)) ?? '');
  return dish !== undefined && isMadeBeside(dish);
};
