import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';

/** What says that foods are meant as the harm: 'to peanuts', 'gegen Nüsse', 'only kiwi'. */
const AS_HARM =
  /^(?:(?:it'?s|they'?re|just|only|mainly|mostly|nur|seulement|juste|solo|solamente|soltanto|to|against|gegen|auf|aux?|a la|a l'|a los|a las|al|alle|alla|agli|ai|all')(?: |(?<=')))+/;
const ARTICLE = /^(?:(?:the|all|any|die|der|das|les|las|los|la|le|el|il|gli|i|lo) |l')/;
const JOINTS = /\s*(?:,|\/|&|\+|\b(?:and|or|und|oder|et|ou|y|e|o)\b)\s*/;
const POLITE = /[\s,]*(?:please|thanks|bitte|svp|por favor|per favore)?[\s.!]*$/;
/** What foods are the answer to. */
const OF_FOODS =
  /all?erg|alerg|intol|unvertrag|react|reagi|dietary|restrict|requirement|sensitiv|leave out|avoid/;
const NO_ALLERGEN = /meat|poultry|sugar|honey|alcohol|grain|legume/;

/**
 * The answer to what the chef asked, if it names nothing but foods: 'eggs and milk' are what the son is allergic to. Any other message
 * stays as it is, so does meat, which may be a wish, and whatever is said of an illness that is not an allergy.
 *
 * @param open messages of which something is unclear
 */
export function answeringWithFoods(prompt: string, open: readonly string[], catalog: Catalog): string {
  if (open.length === 0 || !open.every((each) => OF_FOODS.test(plainPrompt(each)))) return prompt;
  const said = plainPrompt(prompt).trim().replace(POLITE, '');
  const list = said.replace(AS_HARM, '');
  const names = list.split(JOINTS).map((name) => name.replace(AS_HARM, '').replace(ARTICLE, '').trim());
  const isFood = (name: string) =>
    FOOD_GROUPS.has(name) || (name.length > 2 && findFood(catalog, name) !== null);
  const isAllergen = (name: string) => {
    const traits = FOOD_GROUPS.get(name)?.traits ?? [];
    return traits.length > 0 && !traits.some((trait) => NO_ALLERGEN.test(trait));
  };
  const isHarm = list !== said ? names.every(isFood) : names.every(isAllergen);
  return names.length > 0 && isHarm ? `allergic to ${names.join(', ')}` : prompt;
}
