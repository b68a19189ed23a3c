import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';

const SMALL = '(?:little|small|young|wee|youngest|kleine[nrms]?|petite?s?|pequen[oa]s?|piccol[oaie])';
const CHILD =
  '(?:boys?|girls?|lads?|kids?|child|children|sons?|daughters?|grandson|granddaughter|grandchild(?:ren)?|grandkids|nephews?|nieces?|toddlers?|twins|pupils?|schoolkids?)';
/** Somebody who is grown up may drink. */
const GROWN =
  /\b(?:grown[- ]?up|adult|teenage|student|(?:1[89]|[2-9]\d)(?:st|nd|rd|th)\b|(?:1[89]|[2-9]\d)[- ]?(?:years?|yrs?|yo|jahr\w*|ans|anos|anni)|(?:son|daughter|nephew|niece)s?(?:'s|s)? (?:in law|wedding|wife|husband|girlfriend|boyfriend|fiance|graduation|partner)|adults? only|without the kids|no kids|(?:kids|children) (?:are|r) (?:away|out|in bed|asleep|grown|at (?:their|my|grandma)))\b/;
const OF_A_CHILD = new RegExp(
  String.raw`\b(?:(?:my|the|our|his|her|a|whole|la|toda la|tutta la|toute la|die|ganze) (?:school )?(?:class|classe|klasse|clase)(?! of (?:wine|\d))|school (?:lunch(?:es)?|dinners?|snacks?)|kids?(?:'s?|s')? (?:party|birthday|lunch(?:box)?)|(?:school|nursery|kindergarten|kita|creche|ecole|schule|colegio|scuola) (?:party|fair|bake sale|fete|fest|class)|la petite|le petit(?! (?:dejeuner|plat|truc|repas|four|beurre|gateau|sale))|les petits(?! (?:pois|fours|plats|oignons|gateaux|legumes|beurre))|(?:der|die|den|dem) kleinen?(?= (?:hat|ist|isst|mag|darf|kriegt|bekommt|vertragt|wird|kommt)\b)|l[ao] (?:peque|piccolin[oa])|(?:la|il) piccol[oa](?= (?:ha|e|non|mangia|compie)\b)|(?:my|our|the|his|her|their|a|some|for|with|of|und|and) (?:${SMALL} )?(?:\d{1,2} (?:year|yr)s? old )?${CHILD}|${SMALL} (?:ones?|man|sister|brother|${CHILD})|(?:[1-9]|1[0-7]) (?:year|yr)s? olds?|(?:meine?[nmrs]?|unsere?[nmrs]?|die|das|fur|mit|ein|dem|den) (?:kleine[nrms]? )?(?:kind(?:ern?)?|sohn|tochter|enkel(?:in|kind|kinder)?|neffen?|nichten?|jungs?|madchen)|(?:mon|ma|mes|le|la|les|nos|notre|des|pour) (?:petite?s? )?(?:fils|fille|enfants?|petits? enfants?|neveu|niece|gamins?|garcons?|filles)|(?:mi|mis|los|las|nuestr[oa]s?|para|un|una) (?:hij[oa]s?|ninos?|ninas?|niet[oa]s?|sobrin[oa]s?|peques?)|(?:mi[oa]|miei|mie|i|le|nostr[oiae]|per|un|una) (?:figli[oa]?e?|bambin[oiae]|nipotin[oiae]|ragazzin[oiae]|bimb[oiae]))\b`,
);

/** Children in the plural, who eat along in any sentence that names them. */
const ELSEWHERE =
  /\b(?:bambin[ie]|bimbi|ragazzini|ninos|ninas|peques|enfants|gamins|kinder)\b(?! (?:riegel|country|schokolade|bueno))/;

const DRINK =
  /\b(?:wine|beer|ale|cider|rum|brandy|cognac|kirsch|port|sherry|vodka|gin|tequila)\b(?! vinegar)/;

/** Whether a child is to eat along, and nobody asks for wine. */
export function isOfChildren(prompt: string): boolean {
  const text = plainPhrase(prompt);
  return (OF_A_CHILD.test(text) || ELSEWHERE.test(text)) && !GROWN.test(text) && !DRINK.test(text);
}

/** Whether a dish is one without wine, too: a bourguignon is none. */
export function mayLackDrink({ dishes, meal }: ChefRequest, { classics }: CookingKnowledge): boolean {
  const named = classics.get(dishes[0] ?? '');
  return meal !== 'drinks' && !named?.lines.some(({ isDefining, name }) => isDefining && DRINK.test(name));
}
