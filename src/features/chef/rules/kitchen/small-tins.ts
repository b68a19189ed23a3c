import { ONLY, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const TIN =
  '(?:(?:muffin|cup ?cake|fairy cake|bun|magdalenas?)[ -]?(?:tins?|trays?|pans?|cases?|mou?lds?|liners?|forms?|cups?|papers?)|muffin ?(?:blech\\w*|form\\w*)|(?:moules?|moldes?|stamp\\w+) (?:a|de|para|da|per|di)? ?(?:muffins?|cup ?cakes?|magdalenas?))';
const LARGE =
  '(?:(?:cake|loaf|baking|bread|round|square|proper|big|large|springform|brownie|right|that|suitable) )*(?:tins?|pans?|mou?lds?|kuchenform|kastenform|springform|backform|moule|molde|stampo)';
const NONE =
  '(?:(?:i|we) )?(?:don ?t have|do not have|haven ?t got|haven ?t|have no|ve no|no|without|kein(?:e|en)?|hab(?:e)? kein(?:e|en)?|(?:je n ai )?pas de|no tengo|sin|non ho|senza)(?: an?| any| the)? ';
const HAS =
  '(?:(?:but|so|and|only|just|i|we|ve|have|got|there s|a|an|some|the|my|aber|nur|ich|hab|habe|ein|eine|einen|mais|j ai|je n ai|que|des|un|une|juste|seulement|pero|solo|tengo|unos?|unas?|ma|ho|gli|lo|uno|degli) )+';
const ONLY_SMALL = new RegExp(
  `^${OPENS}(?:(?:${ONLY}|${HAS})(?: an?| some| my| one| ein| eine| einen| des| un| une| unos| uno| gli| lo| degli)* ?)${TIN}(?: (?:here|at home|though|left|for this|da|zu hause|en casa|a casa|a la maison))*$`,
);
const NO_LARGE = new RegExp(`^${OPENS}${NONE}${LARGE}(?: here| at home)?(?: ,)? (?:${HAS})?${TIN}$`);
const USES_SMALL = new RegExp(
  `^${OPENS}(?:(?:can|could|shall|should) (?:i|we) )?(?:(?:make|do|bake|use|put|cook|pour)(?: (?:it|them|this|that|the (?:batter|mixture|mix)))?(?: (?:in|into|with|using))?)(?: an?| some| my| the)* ${TIN}(?: (?:instead|please|for (?:it|this)))*$`,
);

/** A message that has small tins for the cake or bread on screen: it is baked in cases. `null` if it says anything else. */
export function inSmallTins(said: string, { dish }: ChefMemory): string | null {
  if (dish === '') return null;
  return [ONLY_SMALL, NO_LARGE, USES_SMALL].some((each) => each.test(said)) ? 'turn it into muffins' : null;
}
