import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Understood } from '../request/read-request.ts';
import { plainPhrase } from '../request/request-words.ts';

const NAMED =
  /\b(?:with|and|plus|w|mit|und|avec|et|con|y|e) (?:(?:some|lots of|plenty of|loads of|a few|any|whatever|any old|all the|my|mixed|frozen|seasonal|roast|roasted|etwas|viel|des|un po di) )*(?:veg|veggies|vegetables|veges|gemuse|legumes|verduras?|verdure)\b(?! (?:stock|broth|oil|soup|burgers?|lasagne|curry|bruhe))/;
/** Who refuses them, or has the chef hide them, wants none beside. */
const OTHERWISE = /\b(?:no|without|not|hidden|hide|hates?|dont|doesnt|wont|ohne|kein|sans|sin|senza)\b/;
/** Kinds of vegetables that make a part of the meal. */
const KINDS = ['green', 'firm', 'soft', 'root', 'cabbage', 'squash', 'leafy', 'juicy'] as const;
/** What only seasons, fills, or may take the place of meat. */
const NOT_BESIDE =
  /onion|shallot|garlic|ginger|chill|celery|lemongrass|potato|plantain|chestnut|lettuce|leaves|cassava|cauliflower|mushroom|aubergine|squash|pumpkin|jackfruit|artichoke|celeriac|swede/;
/** What goes with nearly anything comes first. */
const FIRST = ['broccoli', 'green beans', 'courgette', 'red pepper', 'carrot'];

/** A request for a dish 'with vegetables', which any of them meets. */
export function withVegetables(prompt: string, read: Understood, { larder }: CookingKnowledge): Understood {
  const said = plainPhrase(prompt);
  if (!NAMED.test(said) || OTHERWISE.test(said)) return read;
  const isVegetable = (name: string) =>
    !NOT_BESIDE.test(name) && KINDS.some((kind) => larder.get(name)?.kinds.has(kind) === true);
  const { wanted, leading } = read.request;
  if ([...wanted.flat(), ...leading].some(isVegetable)) return read;
  const any = [...FIRST, ...[...larder.keys()].filter((name) => !FIRST.includes(name) && isVegetable(name))];
  return {
    ...read,
    request: { ...read.request, wanted: [...wanted, any], chosenFoods: any },
  };
}
