import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { type Message, msg } from '#shared/t.ts';

interface Family {
  words: string;
  traits: readonly TraitId[];
  lines: RegExp;
  family?: string;
  note?: Message;
}

/** Groups that a botanist, a doctor or a rabbi names: what is in them is written down, and no line of a recipe says it. */
export const PLANT_FAMILIES: readonly Family[] = [
  {
    words: 'nightshade nightshades solanaceae solanine',
    traits: [],
    note: msg(
      'I left out all nightshades: tomatoes, potatoes, peppers, chilli, paprika and aubergine, and spice mixes that have some.',
    ),
    lines:
      /tomat|passata|ketchup|marinara|salsa|harissa|(?<!sweet )potato|gnocchi|crisps|\bchips\b|\bfries\b|chil[il]|cayenne|jalape|sriracha|gochujang|tabasco|hot sauce|(?:red|green|yellow|orange|bell|sweet|roasted|pointed) (?:bell )?peppers?\b|\bpeppers\b|capsicum|pimento|piquillo|padron|paprika|pimenton|aubergine|eggplant|curry|garam masala|cajun|creole|chorizo|merguez|nduja|pepperoni|salami|sausage|goji|worcester|barbecue sauce|seasoning|spice mix|ras el hanout|baharat|berbere|jerk|tikka|tandoori|\bstock|bouillon|gravy|baked beans|pesto rosso|doubanjiang|sambal|kimchi|chipotle|ancho\b/,
  },
  {
    words: 'leavening chametz chometz hametz',
    traits: [],
    lines: /yeast|baking powder|bicarbonate|self[- ]raising|sourdough|\bbeer\b/,
  },
  // What an allergy to celery is also one to, by the nearest kin that is put in its place.
  {
    words: 'celerykin',
    traits: ['celery'],
    lines: /celer|\bstock|bouillon|fennel|lovage|gravy/,
    note: msg(
      'For the celery allergy I left out celeriac, stock and fennel as well. Some people also react to carrot, parsnip, parsley or coriander: leave them out if you do.',
    ),
  },
  {
    words: 'agedcheese',
    traits: [],
    family: 'milk',
    lines:
      /parmesan|pecorino|grana|cheddar|gruyere|emmental|gouda|edam|manchego|feta|halloumi|blue cheese|stilton|gorgonzola|roquefort|brie|camembert|raclette|comte|fontina|provolone|jack|hard cheese|goat'?s cheese|red leicester|pesto|(?<!(?:cream|cottage|mascarpone|mozzarella|vegan) )cheese(?! sauce)/,
  },
  {
    words: 'curedmeat',
    traits: [],
    family: 'meat',
    lines:
      /bacon|pancetta|prosciutto|\bham\b|gammon|salami|pepperoni|chorizo|pastrami|bresaola|mortadella|sausage|hot dog|nduja|speck|jamon|serrano|parma|corned|smoked (?:salmon|trout|mackerel|haddock|fish|turkey|chicken)|black pudding|lardon|guanciale|jerky|lap cheong/,
  },
  {
    words: 'allium alliums',
    traits: [],
    lines:
      /onion|shallot|scallion|leek|chive|garlic|aioli|pesto|\bstock|bouillon|curry paste|harissa|kimchi|hummus/,
  },
  {
    words: 'msg glutamate monosodium',
    traits: [],
    lines:
      /\bstock|bouillon|\bsoy\b(?! (?:milk|cream|yog|mince))|tamari|oyster sauce|fish sauce|hoisin|teriyaki|seasoning|gravy|crisps|curry paste|dashi|yeast extract|doubanjiang|black bean|worcester|gochujang|\bmiso|kimchi|ketchup|mayonnaise|sausage/,
  },
  {
    words: 'yeast yeasts',
    traits: ['alcohol'],
    lines:
      /yeast|dough|bread|baguette|ciabatta|brioche|croissant|\bbuns?\b|\brolls?\b|pitt?as?\b|naan|bagel|muffins, split|focaccia|pizza base|crumpet|toast|croutons|beer|wine|cider|vinegar|\bsoy\b(?! (?:milk|cream|yog|mince))|\bmiso|marmite|\bstock|bouillon|gravy|worcester/,
  },
  { words: 'cranberry cranberries', traits: [], lines: /cranberr/ },
];
