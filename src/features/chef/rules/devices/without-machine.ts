import { machineOf, titleWithoutMachine } from '../cooking/machines.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { Shown } from '../turns/plain-turns.ts';

const MACHINE =
  '((?:hot )?air fryer|airfryer|slow cooker|crock ?pot|pressure cooker|instant ?pot|multi cooker|microwave|heissluft(?:fritteuse|friteuse)|schongarer|schnellkochtopf|dampfkochtopf|mikrowelle|mijoteuse|cocotte minute|autocuiseur|friteuse a air|micro ondes?|olla (?:lenta|expres+|a presion|rapida)|freidora de aire|microondas|pentola a pressione|friggitrice ad aria|microonde)';
const OWN = '(?:an? |any |the |my |our |de |une? |la |el |il |lo |eine[nr]? )?';
const LACK =
  '(?:(?:i|we) (?:(?:actually|really) )*(?:dont|do not) (?:(?:actually|even) )*(?:have|own)|(?:i |we )?(?:havent(?: got)?|have no|have not got)|(?:ive|weve) no|no|without|not in|(?:ich |wir )?(?:habe?|haben|besitze) (?:(?:leider|gar) )*kein(?:en?)?|ohne|kein(?:en?)?|(?:je nai|on na|nous navons|jai|je n ai|on n a) pas|sans|pas de|no ten(?:go|emos)|sin|non (?:ho|abbiamo)|senza)';
const FILLER = '(?:(?:but|oh|sorry|actually|wait|hm+|ok|okay|and|please|just|can we|aber|mais|pero|ma) )*';
const BROKEN = `(?:my|our|the) ${MACHINE} (?:(?:is|has|just|s) )*(?:broken|broke|dead|died|bust|busted|gone|kaput|not working)`;
/** What cooks it then. */
const PLACE =
  '(oven|stove(?: ?top)?|hob|cooker|frying pan|pan|pot|(?:back)?ofen|herd|four|horno|forno|fornelli?|plaques?|fuego)';
const IN_PLACE = `(?:(?:so|can|could|i|we|you|please|just|use|using|do|make|cook|it|this|that|how|about|what|would|will|work|works|does|only|have|got|is|possible|in|on|im|am|auf|dem|au|a|al|en|nel|sul|sur|les|la|with|an|the|my|our|normal|ordinary|regular|then) )*${PLACE}`;
const AFTER =
  '(?: (?:instead|only|please|then|version|too|as well|ok|okay|bitte|stattdessen|svp|por favor|per favore|on the (?:stove|hob)|in the oven))*';
const LATER = '(?: (?:please|thanks|after all|any ?more|though|actually|here|either|at all))*';
const WHAT_NOW = 'what (?:now|then|else)(?: (?:can|do|should) (?:i|we) (?:do|use))?';

const NO_MACHINE = new RegExp(
  `^${FILLER}(?:${LACK} ${OWN}${MACHINE}${LATER}|${BROKEN})(?: ${IN_PLACE}${AFTER}| ${WHAT_NOW})?$`,
);
const ELSEWHERE = new RegExp(`^${FILLER}${IN_PLACE}${AFTER}$`);
const BAKES = /oven|ofen|four|horno|forno/;
const HOT_AIR = /fry|heissluft|frit|freid|frigg/;

const placeFor = (machine: string, named: string) =>
  (named === '' ? HOT_AIR : BAKES).test(named === '' ? machine : named) ? 'in the oven' : 'on the stove';

/**
 * What a dish that is made in a machine is without it, or where else it is to be cooked: 'no slow cooker here', 'in the oven instead';
 * `null` if the message says nothing of that. `said` is a plain phrase.
 */
export function dishElsewhere(said: string, { title }: Pick<ChefMemory, 'title'>): string | null {
  const machine = machineOf({ title });
  if (machine === null) return null;
  const [isLacking, , , afterLack] = NO_MACHINE.exec(said) ?? [];
  const [isPlace, place] = ELSEWHERE.exec(said) ?? [];
  if (isLacking === undefined && isPlace === undefined) return null;
  return `${titleWithoutMachine({ title }).toLowerCase()} ${placeFor(machine, afterLack ?? place ?? '')}`;
}

/** Where a dish goes that was to be cooked in a machine, and is not made for one. `said` is a plain phrase. */
export function placeWithoutMachine(said: string, { isChosen }: Pick<Shown, 'isChosen'>): string | null {
  const [, lacked, broken, named = ''] = NO_MACHINE.exec(said) ?? [];
  const machine = lacked ?? broken;
  if (machine === undefined) return null;
  const place = placeFor(machine, named);
  return isChosen ? `something else ${place}` : place;
}
