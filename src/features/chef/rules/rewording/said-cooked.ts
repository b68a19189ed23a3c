import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { IS_COOKED, MEAT, PASTA } from '../swaps/cooked-already.ts';
import { CLOSES, either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';

const COOKED = either(
  'cooked | pre ?-?cooked | boiled | roasted | steamed | baked | fried | grilled | left ?over',
  '(?:vor)?gekocht | gegart | gebraten | gebacken | gar | cuit(?:e|es|s)? | cocid[oa]s? | cocinad[oa]s? | hech[oa]s? | cott[oaie]',
);
const ALREADY = '(?:already|all|schon|bereits|deja|ya|gia)';
const IS = '(?:is|are|s|was|were|has been|have been|ist|sind|wurden?|est|sont|esta|estan|son|e|sono)';
const SAID = [
  `(?:the |my |our |all the |die |der |das |meine |le |la |les |mes |el |los |las |il |i |gli )?${NAME} (?:${IS} )?${ALREADY} (?:been )?${COOKED}`,
  `(?:i|we) (?:have |ve |had )?(?:already|just) (?:cooked|boiled|roasted|made|fried) (?:the |some |all the )?${NAME}`,
  `(?:i|we) (?:have |ve )(?:got )?(?:some |the )?${NAME} (?:that s |that is |that are |which is |which are )?${ALREADY} ${COOKED}`,
].map((said) => new RegExp(`^${OPENS}${said}${CLOSES}$`));

/** What is eaten raw, or is a part of a mixture before it is cooked. */
const NEVER =
  /minced|sheets|sausage|\bflour\b|oats|\beggs?\b|milk|cream|cheese|tomato|salad|lettuce|cucumber/;

/** What a food is called that was cooked before; `null` if nobody keeps it so. */
function cookedName(line: string, { catalog }: CookingKnowledge): string | null {
  if (IS_COOKED.test(line) || NEVER.test(line)) return null;
  const [, meat] = MEAT.exec(line) ?? [];
  const kind =
    meat ?? (/\brice$/.test(line) ? 'rice' : PASTA.test(line) ? 'pasta' : (line.split(' ').at(-1) ?? line));
  const name = `cooked ${kind}`;
  return findFood(catalog, name) ? name : null;
}

/** 'The potatoes are already cooked': the same food, cooked, takes the place of the raw one. */
export function cookedAlready(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const name = SAID.flatMap((pattern) => pattern.exec(said)?.slice(1).find(Boolean) ?? [])[0];
  const line = name ? lineCalled(name, shown, knowledge) : null;
  const cooked = line && cookedName(line, knowledge);
  return cooked && name ? `use ${cooked} instead of the ${bareName(name)}` : null;
}
