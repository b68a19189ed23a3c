import type { FoodGroup } from './food-groups.ts';

/** Words for the shape of a dish. Whoever wants none of them refuses no food. */
const SHAPES =
  'sandwich(?:es)?|toasties?|burgers?|soups?|stews?|casseroles?|salads?|pizzas?|tacos?|burritos?|wraps?|pies?|omelettes?|traybakes?|risottos?|lasagn[ea]|stir[- ]?fr(?:y|ies)|pancakes?|muffins?|smoothies?|cookies|biscuits|nuggets?|quiches?|tarts?|cakes?|brownies|crumbles?|puddings?|mash|meatloaf|meatballs?|fajitas?|enchiladas?|quesadillas?|skewers|kebabs?|dumplings|hot ?dogs?|teriyaki|coleslaw|slaw|cupcakes?|fritters?|chilli|chili|curry|noodles|chips|fries|pasta bake|roast(?: dinner)?';
const SHAPE = new RegExp(`^(?:(?:yet )?(?:another|more) )?(${SHAPES})(?: again)?$`);

const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  'suppe=soup soupe=soup sopa=soup zuppa=soup minestra=soup salat=salad salade=salad ensalada=salad insalata=salad nudeln=noodles eintopf=stew auflauf=casserole kuchen=cake gateau=cake tarta=cake torta=cake'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** What no line or step may say if a dish of that shape was refused: 'not sandwiches again'. */
export function dishGroupOf(name: string): FoodGroup | null {
  const [, shape] = SHAPE.exec(IN_ENGLISH.get(name) ?? name) ?? [];
  if (!shape) return null;
  return { traits: [], said: new RegExp(`\\b${shape.replace(/(?:ies|es|s|y)$/, '')}(?:s|es|y|ies)?\\b`) };
}
