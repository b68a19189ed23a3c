import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { type Message, msg } from '#shared/t.ts';

interface Family {
  words: string;
  traits: readonly TraitId[];
  lines: RegExp;
  family?: string;
  diet?: string;
  note?: Message;
}

/** Groups that a botanist, a doctor or a rabbi names: what is in them is written down, and no line of a recipe says it. */
export const PLANT_FAMILIES: readonly Family[] = [
  {
    words:
      'nightshade nightshades solanaceae solanaceous solanine solanum nachtschatten nachtschattengewachse nachtschattengewachsen solanacees solanaceas solanacee',
    traits: [],
    note: msg(
      'I left out all nightshades: tomatoes, potatoes, peppers, chili, paprika and eggplant, and spice mixes that have some.',
    ),
    lines:
      /tomat|passata|ketchup|marinara|salsa|harissa|(?<!sweet )potato|gnocchi|crisps|\bchips\b|\bfries\b|chil[il]|cayenne|jalape|sriracha|gochujang|tabasco|hot sauce|(?:red|green|yellow|orange|bell|sweet|roasted|pointed) (?:bell )?peppers?\b|\bpeppers\b|capsicum|pimento|piquillo|padron|paprika|pimenton|aubergine|eggplant|curry|garam masala|cajun|creole|chorizo|merguez|nduja|pepperoni|salami|sausage|goji|worcester|barbecue sauce|seasoning|spice mix|ras el hanout|baharat|berbere|jerk|tikka|tandoori|\bstock|bouillon|gravy|baked beans|pesto rosso|doubanjiang|sambal|kimchi|chipotle|ancho\b/,
  },
  {
    words: 'rootveg rootvegs',
    traits: [],
    lines:
      /\b(?:onions?|shallots?|leeks?|garlic|potato(?:es)?|gnocchi|crisps|carrots?|beetroots?|ginger|radish(?:es)?|turnips?|parsnips?|swede|celeriac|yams?|cassava|jerusalem artichokes?|kohlrabi|stock|bouillon|curry paste)\b/,
  },
  {
    words: 'seed seeds',
    traits: ['sesame', 'mustard'],
    lines: /\bseeds?\b|sesame|tahini|poppy|chia|flaxseed|linseed|hummus|houmous|dukkah|halva|granola|mustard/,
  },
  {
    words: 'fermented',
    traits: [],
    lines:
      /\bsoy\b(?! (?:milk|cream|yog|mince))|tamari|\bmiso|tempeh|natto|kimchi|sauerkraut|kefir|kombucha|fish sauce|oyster sauce|shrimp paste|worcester|gochujang|doubanjiang|black bean|hoisin|teriyaki|vinegar|pickle|gherkin|olives\b(?! oil)|capers|sourdough|\bbeer\b|\bwine\b|cider|mirin|\bsake\b|salami|chorizo|pepperoni|anchov|yeast extract|agedcheese|parmesan|pecorino|cheddar|gruyere|feta|blue cheese|ketchup|mustard/,
  },
  // Most keep it vegan and fresh, many without salt.
  {
    words: 'rastafarian rastafarians rastafari rasta ital',
    traits: ['alcohol'],
    diet: 'vegan',
    lines: /\bsalt\b|stock|bouillon|coffee|espresso|\bcola\b/,
    note: msg(
      'For Rastafari I left out meat, fish, milk, eggs, alcohol, coffee, stock and salt, as in strict ital cooking. Not everybody keeps all of it: ask them.',
    ),
  },
  // By the rules of the programme: nothing sweetened, no grain, no pulse, no milk, no alcohol.
  {
    words: 'whole30',
    traits: ['sugar', 'honey', 'grain', 'gluten', 'legume', 'soybeans', 'peanuts', 'milk', 'alcohol'],
    lines:
      /sugar(?! snap)|syrup|honey|agave|molasses|erythritol|xylitol|stevia|bread|pasta|noodle|rice\b|oats|quinoa|\bcorn|polenta|ketchup|mayonnaise|bacon|sausage|\bsoy\b|tamari|vegan (?:butter|cheese)|\bstock|bouillon|chocolate/,
    note: msg(
      'For Whole30 I left out sugar and every other sweetener, grains, pulses, soy, milk and alcohol, and bacon, sausages, stock and mayonnaise, which mostly have sugar in them. Read the labels of what you buy.',
    ),
  },
  // By the lists of the autoimmune protocol for its first phase.
  {
    words: 'aip',
    traits: [
      'sugar',
      'grain',
      'gluten',
      'legume',
      'soybeans',
      'peanuts',
      'nuts',
      'milk',
      'eggs',
      'sesame',
      'mustard',
      'alcohol',
    ],
    lines:
      /tomat|passata|ketchup|(?<!sweet )potato|gnocchi|crisps|\bchips\b|pepper|chil[il]|paprika|cayenne|curry|garam masala|aubergine|\bseeds?\b|cumin|coriander(?!, (?:leaves|chopped)|$)|ground coriander|fennel seed|nutmeg|cardamom|caraway|mustard|sugar(?! snap)|syrup|agave|bread|pasta|noodle|\brice\b|oats|quinoa|\bcorn|polenta|buckwheat|soy|vegan|mayonnaise|sausage|bacon|\bstock|bouillon|chocolate|cocoa|coffee|green beans|\bpeas\b|worcester|almond|cashew|\bnuts?\b|sunflower oil|vegetable oil|rapeseed oil/,
    note: msg(
      'For the autoimmune protocol I left out grains, pulses, milk, eggs, nuts, seeds, nightshades, spices made of seeds, sugar, alcohol, coffee and chocolate, as in its first phase. Let your own list come first.',
    ),
  },
  {
    words: 'leavening chametz chometz hametz',
    traits: [],
    lines: /yeast|baking powder|bicarbonate|self[- ]raising|sourdough|\bbeer\b/,
  },
  // What starch of corn is put in, though its name does not say so.
  {
    words: 'cornkin',
    traits: [],
    lines:
      /corn|polenta|maize|masa|tortilla chips|nachos|popcorn|hominy|grits|baking powder|self[- ]raising|icing sugar|glucose|golden syrup|custard powder|marshmallow/,
    note: msg(
      'For the corn allergy I left out baking powder, self-raising flour and icing sugar as well, which mostly have corn starch in them. Read the labels of whatever is packed.',
    ),
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
      /parmesan|agedcheese|pecorino|grana|cheddar|gruyere|emmental|gouda|edam|manchego|feta|halloumi|blue cheese|stilton|gorgonzola|roquefort|brie|camembert|raclette|comte|fontina|provolone|jack|hard cheese|goat'?s cheese|red leicester|pesto|(?<!(?:cream|cottage|mascarpone|mozzarella|vegan) )cheese(?! sauce)/,
  },
  {
    words: 'curedmeat',
    traits: [],
    family: 'meat',
    lines:
      /bacon|pancetta|prosciutto|\bham\b|gammon|salami|pepperoni|chorizo|pastrami|bresaola|mortadella|sausage|hot dog|nduja|speck|jamon|serrano|parma|corned|smoked (?:salmon|trout|mackerel|haddock|fish|turkey|chicken)|black pudding|lardon|guanciale|jerky|lap cheong/,
  },
  {
    words:
      'allium alliums alliaceae alliacees alliaceas lauchgewachse lauchgewachsen zwiebelgewachse zwiebelgewachsen liliacee',
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
  {
    words:
      'brassica brassicas brassicaceae crucifer crucifers cruciferous kohlgewachse kohlgewachsen kreuzblutler kohlsorten cruciferes brasicas cruciferas crucifere brassicacee',
    traits: ['mustard'],
    lines:
      /cabbage|sauerkraut|kimchi|coleslaw|\bkale\b|cavolo|broccoli|cauliflower|brussels|sprouts(?! ?\(bean)|pak choi|bok choy|choy sum|collard|spring greens|kohlrabi|turnip|swede|rutabaga|radish|daikon|rocket|arugula|watercress|\bcress\b|horseradish|wasabi|mustard|rapeseed oil|canola|mizuna|romanesco|\bgreens\b|salad leaves/,
  },
  {
    words: 'drupe drupes stonefruit stonefruits steinobst steinfruchte drupacee drupacees prunus',
    traits: [],
    lines:
      /peach|nectarine|plums?\b|prune|apricot|cherr(?:y|ies)(?! tomato)|\bmango|\bdates?\b|olives?\b(?! oil)|almond|marzipan|frangipane|amaretti|damson|greengage|mirabelle|kirsch|coconut|(?:mixed|dried|summer) fruits?/,
  },
  {
    words: 'kernobst pomefruit pomefruits pomaceous',
    traits: [],
    lines: /apple(?! cider vinegar)|\bpears?\b|quince|medlar|\bcider\b|calvados|(?:mixed|dried) fruits?/,
  },
  {
    words:
      'cucurbit cucurbits cucurbitaceae kurbisgewachse kurbisgewachsen cucurbitacees cucurbitaceas cucurbitacee',
    traits: [],
    lines:
      /cucumber|gherkin|pickle|courgette|zucchini|marrow|squash|pumpkin|melon|tzatziki|raita|bitter gourd|chayote/,
  },
  {
    words:
      'umbellifer umbellifers apiaceae umbelliferae doldenblutler ombelliferes umbeliferas apiacees ombrellifere',
    traits: ['celery'],
    lines:
      /carrot|celer|parsnip|fennel|parsley|coriander|cilantro|\bdill\b|cumin|caraway|chervil|lovage|anise|curry|garam masala|\bstock|bouillon|gravy|mixed herbs|bouquet garni/,
  },
  {
    words: 'cephalopod cephalopods kopffusser kopffussler cephalopodes cefalopodos cefalopodi',
    traits: [],
    family: 'shellfish',
    lines: /squid|octopus|cuttlefish|calamari|mixed seafood/,
  },
  {
    words: 'bivalve bivalves bivalvos bivalvi zweischaler',
    traits: [],
    family: 'shellfish',
    lines: /mussel|clams?\b|oyster(?! mushroom)|scallop|cockle|vongole|mixed seafood/,
  },
];
