import type { FoodGroup } from './food-groups.ts';

/** Words for the shape of a dish. Anyone who wants none of them refuses no food. */
export const SHAPES =
  'sandwich(?:es)?|toasties?|burgers?|soups?|stews?|casseroles?|salads?|pizzas?|tacos?|burritos?|wraps?|pies?|omelettes?|traybakes?|risottos?|lasagn[ea]|stir[- ]?fr(?:y|ies)|pancakes?|muffins?|smoothies?|cookies|biscuits|nuggets?|quiches?|tarts?|cakes?|brownies|crumbles?|puddings?|mash|meatloaf|meatballs?|fajitas?|enchiladas?|quesadillas?|skewers|kebabs?|dumplings|hot ?dogs?|teriyaki|coleslaw|slaw|cupcakes?|fritters?|chilli|chili|curry|noodles|chips|fries|pasta bake|roast(?: dinner)?|porridges?|granola|muesli|omelets?|frittatas?|paellas?|bolognese|bolognaise|carbonara|gnocchi|rosti|hash|shakshuka|biryani|goulash|moussaka|stroganoff|tagine|tortillas? espanolas?|scrambled eggs|fried rice|pilaf|kedgeree|gratins?|hot ?pots?|flapjacks|overnight oats|hummus|houmous|falafel|guacamole';
const SHAPE = new RegExp(`^(?:(?:yet )?(?:another|more) )?(${SHAPES})(?: again)?$`);

const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  `gachas=porridge haferbrei=porridge brei=porridge bouillie=porridge omelett=omelette omelettes=omelette tortilla=omelette risotti=risotto puree=mash pure=mash kartoffelpuree=mash kartoffelbrei=mash stampf=mash gratins=gratin gulasch=goulash humus=hummus houmos=hummus
  galleta=cookies galletas=cookies kekse=cookies keks=cookies platzchen=cookies biscotti=cookies bizcocho=cake bizcochos=cake magdalenas=muffins pasteles=cakes
  bocadillo=sandwich bocadillos=sandwiches bocata=sandwich bocatas=sandwiches panino=sandwich panini=sandwiches tramezzini=sandwiches butterbrote=sandwiches
  hamburguesas=burgers tortitas=pancakes pfannkuchen=pancakes crepes=pancakes frittelle=pancakes batidos=smoothies guiso=stew guisos=stews estofado=stew potaje=stew
  ragouts=stews stufato=stew albondigas=meatballs boulettes=meatballs polpette=meatballs frikadellen=meatballs tartes=tarts empanadas=pies
  suppen=soups soupes=soups sopas=soups zuppe=soups minestre=soups salate=salads salades=salads ensaladas=salads insalate=salads eintopfe=stews auflaufe=casseroles gateaux=cakes tartas=cakes torte=cakes torten=cakes
  suppe=soup soupe=soup sopa=soup zuppa=soup minestra=soup salat=salad salade=salad ensalada=salad insalata=salad nudeln=noodles eintopf=stew auflauf=casserole kuchen=cake gateau=cake tarta=cake torta=cake`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** What no line or step may say if a dish of that shape was refused: 'not sandwiches again'. */
export function dishGroupOf(name: string): FoodGroup | null {
  const [, shape] = SHAPE.exec(IN_ENGLISH.get(name) ?? name) ?? [];
  if (!shape) return null;
  return { traits: [], said: new RegExp(`\\b${shape.replace(/(?:ies|es|s|y)$/, '')}(?:s|es|y|ies)?\\b`) };
}

const NO_MORE_THAN_THE_FORM =
  /^(?:not|no|without|pas(?: d(?:e|u|es|'|e la))?|kein\w*|nicht|non|sin|ohne|sans|senza|nada de|niente|ni)$/;
const GOES_ON = /\b([a-z]{3,})[^.;!?]*(?:\b(?:but|mais|aber|pero|ma|just)|,) *$/;

/**
 * The form that a food shall not have which was named right before: who wants 'oats but not porridge' wants the oats. `null` if a food
 * is refused, or none was named.
 */
export function formRefused(
  cue: string,
  object: string,
  before: string,
  isFood: (word: string) => boolean,
): FoodGroup | null {
  if (!NO_MORE_THAN_THE_FORM.test(cue) || !GOES_ON.test(before)) return null;
  const [sentence = ''] = before.split(/[.;!?\n]/).slice(-1);
  if (!(sentence.match(/[a-z]{3,}/g) ?? []).some(isFood)) return null;
  const name = object
    .trim()
    .replace(/^(?:an?|the|la|le|les|el|il|lo|una?|une|des|du|de|d'|en?|am|as) ?(?=[a-z]{4})/, '');
  // After fajitas, 'no chili' is about what makes them hot.
  if (/^chil+i\b(?! (?:again|this time))/.test(name)) return null;
  return dishGroupOf(
    name.replace(/ (?:please|bitte|svp|stp|por favor|per favore|again|though|this time)$/, ''),
  );
}
