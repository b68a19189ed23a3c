import type { TraitId } from '#features/foods/rules/food.ts';

/**
 * What a person may name as not to be eaten, in English, German, French, Spanish and Italian. A recipe provably lacks it when
 * none of its foods has one of `traits`, certainly or perhaps, and none of its lines matches `lines`.
 */
export interface FoodGroup {
  traits: readonly TraitId[];
  lines?: RegExp;
  /** Foods with one of the traits that are not meant: butter is no cheese. */
  unless?: RegExp;
  /** A diet that the whole recipe must fit. */
  diet?: string;
}

const GROUPS: readonly (FoodGroup & { words: string })[] = [
  {
    words: 'egg eggs ei eier eiern oeuf oeufs huevo huevos uovo uova ovo',
    traits: ['eggs'],
    lines: /\beggs?\b|mayonnaise|meringue/,
  },
  {
    words: `milk dairy lactose milch milchprodukt milchprodukte milcheiweiss laktose lait laitage laitages leche lactosa
      lacteo lacteos latte lattosio latticini casein whey`,
    traits: ['milk'],
  },
  {
    words:
      'cheese kase kas fromage fromages queso quesos formaggio formaggi cheddar mozzarella parmesan feta',
    traits: ['milk'],
    unless: /^(?!.*cheese).*\b(?:milk|creams?|creme|butter|buttermilk|yogurt|ghee)\b/,
    lines: /cheese|pesto/,
  },
  { words: 'butter beurre mantequilla burro', traits: [], lines: /butter|ghee|pastry|brioche|croissant/ },
  { words: 'cream sahne rahm creme nata panna', traits: [], lines: /cream|creme/ },
  { words: 'yogurt yoghurt joghurt yaourt yogur', traits: [], lines: /yogurt|yoghurt|tzatziki|raita/ },
  {
    words: `gluten wheat flour weizen mehl weizenmehl ble farine trigo harina grano frumento farina glutine coeliac celiac
      coeliacs celiacs zoliakie coeliaque coeliaques celiaco celiaca celiachia celiaquia`,
    traits: ['gluten'],
  },
  { words: 'bread brot pain pan pane toast pasta nudeln noodles pates fideos couscous', traits: ['gluten'] },
  {
    words: `nut nuts treenut treenuts nuss nusse nussen noix noisette noisettes nuez nueces noce noci hazelnut hazelnuts haselnuss
      haselnusse haselnussen avellana avellanas nocciola nocciole almond almonds mandel mandeln amande amandes almendra almendras
      mandorla mandorle walnut walnuts walnuss walnusse cashew cashews pecan pecans pistachio pistachios pistazie pistazien
      pistache pistaches pistacho pistachos pistacchi macadamia macadamias marzipan praline nutella schalenfruchte`,
    traits: ['nuts', 'peanuts'],
    lines: /\bnuts?\b|almond|hazelnut|walnut|cashew|pecan|pistachio|macadamia|marzipan|praline/,
  },
  {
    words: `peanut peanuts groundnut groundnuts erdnuss erdnusse erdnussen cacahuete cacahuetes arachide arachides arachidi cacahuate
      cacahuates mani satay`,
    traits: ['peanuts'],
    lines: /peanut|groundnut|satay/,
  },
  {
    words:
      'fish fisch poisson poissons pescado pescados pesce anchovy anchovies sardellen salmon lachs saumon tuna thunfisch thon cod',
    traits: ['fish'],
    lines: /\bfish\b|anchov|worcestershire/,
  },
  {
    words: `shellfish crustacean crustaceans shrimp shrimps prawn prawns crab crabs lobster crayfish krustentiere schalentiere garnele
      garnelen krabben crevette crevettes crustace crustaces gamba gambas camaron camarones crustaceo crustaceos gambero gamberi
      gamberetti crostacei mollusc molluscs mollusk mollusks mussel mussels clam clams oyster oysters scallop scallops squid octopus
      calamari muscheln moules almejas mejillones cozze vongole weichtiere marisco mariscos`,
    traits: ['crustaceans', 'molluscs'],
    lines: /oyster|prawn|shrimp/,
  },
  {
    words: 'seafood meeresfruchte sushi',
    traits: ['fish', 'crustaceans', 'molluscs'],
    lines: /oyster|prawn|shrimp|\bfish\b|worcestershire/,
  },
  { words: 'soy soya soja soybean soybeans tofu edamame tempeh miso', traits: ['soybeans'] },
  {
    words: 'sesame sesam sesamo tahini tahina',
    traits: ['sesame'],
    lines: /sesame|tahini|hummus|houmous|halva|dukkah/,
  },
  { words: 'mustard senf moutarde mostaza senape', traits: ['mustard'], lines: /mustard|vinaigrette/ },
  {
    words: 'celery celeriac sellerie celeri apio sedano',
    traits: ['celery'],
    lines: /celer|\bstock|bouillon/,
  },
  { words: 'lupin lupins lupine lupinen lupini', traits: ['lupin'] },
  { words: 'sulphite sulphites sulfite sulfites sulfit sulfite sulfitos solfiti', traits: ['sulphites'] },
  {
    words: 'meat fleisch viande viandes carne carni meats',
    traits: ['meat', 'poultry', 'gelatine'],
    lines: /\b(?:beef|chicken|meat) (?:stock|broth)/,
  },
  {
    words: `beef rind rindfleisch boeuf ternera manzo pork schwein schweinefleisch porc cerdo maiale lamb lamm agneau cordero agnello
      veal kalb veau bacon speck lardon lardons ham schinken jambon jamon prosciutto sausage sausages wurst chorizo salami steak
      mince hackfleisch lard gelatine gelatin`,
    traits: ['meat', 'gelatine'],
    lines: /\b(?:beef|pork|lamb|veal|ham|lard|dripping)\b|gelatine?/,
  },
  {
    words: `poultry chicken huhn huhner hahnchen huhnchen geflugel poulet volaille pollo turkey pute truthahn dinde pavo tacchino duck
      ente canard`,
    traits: ['poultry'],
    lines: /chicken|turkey|duck|goose/,
  },
  {
    words:
      'alcohol wine beer booze alkohol wein bier alcool vin biere alcohol vino cerveza alcol birra rum brandy',
    traits: ['alcohol'],
    lines: /\b(?:wine|beer|rum|brandy|sherry|port|vodka|whisky|liqueur|mirin|sake)\b(?! vinegar)/,
  },
  {
    words: 'sugar zucker sucre azucar zucchero sweetener sugars',
    traits: ['sugar', 'honey'],
    lines: /sugar|syrup|honey|molasses|jam\b/,
  },
  { words: 'honey honig miel miele', traits: ['honey'], lines: /honey/ },
  { words: 'grain grains getreide cereales cereali', traits: ['grain', 'gluten'] },
  {
    words: 'legume legumes pulses pulse lentils linsen beans bohnen hulsenfruchte legumbres legumi chickpeas',
    traits: ['legume', 'peanuts', 'soybeans'],
  },
  { words: 'salt sodium salz sel sal sale', traits: [], diet: 'low-sodium' },
  { words: 'carb carbs carbohydrates kohlenhydrate glucides', traits: [], diet: 'keto' },
  {
    words: 'garlic knoblauch ail ajo aglio',
    traits: [],
    lines: /garlic|aioli|pesto|\bstock|bouillon|curry paste|harissa|kimchi/,
  },
  {
    words: 'onion onions zwiebel zwiebeln oignon oignons cebolla cebollas cipolla cipolle',
    traits: [],
    lines: /onion|shallot|scallion|leek|chive|\bstock|bouillon|curry paste/,
  },
  {
    words: 'tomato tomatoes tomate tomaten tomates pomodoro pomodori',
    traits: [],
    lines: /tomat|passata|ketchup|marinara|salsa|harissa/,
  },
  {
    words: 'potato potatoes kartoffel kartoffeln patata patatas patate',
    traits: [],
    lines: /potato|gnocchi|crisps|chips|fries/,
  },
  {
    words: 'mushroom mushrooms pilz pilze pilzen champignon champignons seta setas funghi fungo',
    traits: [],
    lines: /mushroom|chanterelle|porcini|shiitake|portobello|truffle/,
  },
  {
    words:
      'chilli chillies chili chilies chile chiles piment peperoncino spicy scharf scharfe spice hot heat pepper peppers paprika pimiento pimientos peperoni peperone',
    traits: [],
    lines: /chil[il]|cayenne|jalape|harissa|sriracha|gochujang|tabasco|pepper|paprika|curry|cajun/,
  },
  {
    words: 'coriander cilantro koriander coriandre',
    traits: [],
    lines: /coriander|cilantro|garam masala|curry/,
  },
  { words: 'coconut kokos kokosnuss coco cocco', traits: [], lines: /coconut/ },
  { words: 'corn sweetcorn mais maiz maize', traits: [], lines: /corn|polenta|maize|masa/ },
  { words: 'rice reis riz arroz riso', traits: ['grain'], lines: /\brice\b/ },
  {
    words:
      'citrus lemon lemons lime limes orange oranges zitrone zitronen citron citrons limon naranja limone arancia zitrusfruchte grapefruit',
    traits: [],
    lines: /lemon|lime|orange|grapefruit|citrus|clementine|tangerine/,
  },
  { words: 'avocado avocados', traits: [], lines: /avocado|guacamole/ },
  {
    words:
      'strawberry strawberries erdbeere erdbeeren fraise fraises fresa fresas fragola fragole berry berries beeren raspberry raspberries blueberry blueberries',
    traits: [],
    lines: /berr(?:y|ies)/,
  },
  { words: 'cinnamon zimt cannelle canela cannella', traits: [], lines: /cinnamon|garam masala|spice/ },
  { words: 'olive olives oliven aceitunas', traits: [], lines: /\bolives?\b|tapenade/ },
  {
    words: 'chocolate cocoa schokolade kakao chocolat cioccolato cacao',
    traits: [],
    lines: /chocolate|cocoa|cacao/,
  },
  {
    words: 'coffee caffeine kaffee koffein cafe cafeina caffe caffeina',
    traits: [],
    lines: /coffee|espresso|\btea\b|matcha|cola|chocolate|cocoa/,
  },
  {
    words: 'vegan vegans veganer vegane veganes vegana vegano vegani vegetalien vegetalienne',
    traits: [],
    diet: 'vegan',
  },
];

/** The groups, by each of their words. */
export const FOOD_GROUPS: ReadonlyMap<string, FoodGroup> = new Map(
  GROUPS.flatMap(({ words, ...group }) => words.split(/\s+/).map((word) => [word, group] as const)),
);

/** Names of two words and more, as the one word of their group. */
export const LONG_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tree nuts?|frutos? secos?|frutta (?:secca|a guscio)|fruits? a coques?)\b/g, 'nuts'],
  [/\b(?:milk|dairy) (?:products?|proteins?)\b|\bproduits? laitiers?\b|\bproductos? lacteos?\b/g, 'dairy'],
  [/\b(?:fruits? de mer|frutti di mare|sea food)\b/g, 'seafood'],
  [/\bcow'?s milk\b/g, 'milk'],
  [/\b(?:added|refined) sugars?\b/g, 'sugar'],
  [/\bred meat\b/g, 'meat'],
  [/\bplant[- ]based\b/g, 'vegan'],
  [/\bsoy(?:a)? (?:sauce|beans?)\b/g, 'soy'],
  [/\b(?:white|plain|wheat) flour\b/g, 'wheat'],
];

/** Behind a cue these say nothing about foods: 'no time', 'not too spicy', 'ohne Ofen'. */
export const NO_FOOD =
  /^(?:(?:a|an|any|the|much|too|so|very|really|overly|super|more|less|longer|later|only|just|even|quite|all|necessarily|particularly|especially|sure|certain|fussy|picky|bothered|fancy|expensive|complicated|difficult|hard|heavy|greasy|dry|boring|bland|sweet|cook|cooking|bake|baking|baked|knead|churn|fry|frying|time|times|idea|ideas|clue|problem|problems|rush|hurry|preference|preferences|matter|doubt|fuss|mess|stress|effort|waste|leftovers|energy|money|budget|skill|skills|experience|oven|ovens|stove|hob|blender|mixer|microwave|grill|pan|pot|machine|processor|equipment|fancy|special|know|mind|worry|want to|have to|need|like to cook|feel like|cook|stand (?:for|at|in)|one|kids|child|children|guests|recipe|dish|zu|so|sehr|mehr|viel|ofen|backofen|backen|kochen|zeit|ahnung|problem|stress|aufwand|four|cuisson|temps|idee|trop|tres|horno|tiempo|muy|demasiado|forno|cottura|tempo|troppo|molto)\b\s*)+/;

/** Cues in front of what is not to be eaten. */
export const BEFORE = [
  "w/o|w/out|without|minus|no|not|non|nor|never|none of|zero|excluding|exclude|excludes|except(?: for)?|omit|omitting|avoid|avoids|avoiding|skip|skipping|hold(?: the)?|ditch(?: the)?|leave out|leaving out|keep out|take out|cut out|remove|drop the|free (?:of|from)|allergic(?: to)?|allerg(?:y|ies) to|intolerant (?:to|of)|intolerances? (?:to|of|for)|sensitive to|sensitivity to|reacts? to|reaction to|anaphyla\\w*(?: (?:to|from|with|by))?|hates?|dislikes?|detests?|loathes?|can(?:'?t|not| not) (?:eat|have|tolerate|stand|digest|do)|(?:do|does|did|must|should|may)(?:n'?t| not) (?:eat|like|want|have|use|add|include|put|contain|tolerate|touch|need|require|involve|call for|do|go near|care for)|anything but|everything but|other than|instead of|rather than|stay away from|steer clear of|nothing (?:with|containing)|nichts mit|verzicht\\w* auf|frei von|libres? de|exempte?s? d[e']|priv[oaie] di|no trace of|keep (?:it )?clear of|lay off|lacks?|lacking|devoid of|sans|pas d[e']|pas|ni|aucune?|sauf|(?:j'|n'|d')?evite[rz]?|replac(?:e|es|ing)|swap(?:ping)?(?: out)?|substitut(?:e|es|ing)(?: for)?|ban(?:s|ned|ning)?(?: on)?|rul(?:e|es|ing) out|jamais|allergiques? (?:au[x]?|a la|a l'|a)|intolerante?s? (?:au[x]?|a la|a l'|al|a los|a las|a)|ohne|kein|keine|keinen|keinem|keiner|keinerlei|nicht|nix|weder|noch|ausser|vermeide[nt]?|allergisch (?:gegen|auf)|allergie (?:gegen|auf|aux?|a la|a l'|alle|agli|al)|unvertraglichkeit (?:gegen|von)|sin|nada de|ningun[ao]?|evita[r]?|alergic[oa]s? (?:al|a los|a las|a la|a)|alergia (?:al|a los|a las|a la|a)|menos|senza|niente|nessun[ao]?|evitare|allergic[oaihe]+ (?:alle|agli|allo|alla|all'|al|ai|a)|allergia (?:alle|agli|allo|alla|all'|al|ai|a)|intollerant[ei] (?:alle|agli|allo|alla|all'|al|ai|a)|tranne",
].join('|');

/** Cues for which no list of foods is enough: who eats it, or what a food does to them. */
export const PEOPLE =
  /\b(?:pregnan\w*|expecting (?:a )?(?:baby|mother|mom|mum|wife)|breast ?feed\w*|nursing|trimester|infants?|toddlers?|newborns?|weaning|bab(?:y|ies)(?! (?:spinach|potato\w*|carrots?|corn|sweetcorn|lea[fv]\w*|back|ribs?|kale|pak|bok|plum|beet\w*|onions?|greens|squid|octopus|peas|marrow|artichokes?|gem|arugula|rocket|shower|tomato\w*|turnips?|leeks?|courgettes?|zucchini))|(?:\d+|one|two|three|six|nine|ten)[- ](?:months?|years?|yr)[- ]?olds?|\d ?(?:mo|yo)\b|small child(?:ren)?|young child(?:ren)?|little one|ill|illness|sick|disease|cancer|chemo\w*|diabet\w*|kidney (?:disease|failure|patient|problems?)|renal|dialysis|gout|ibs|crohn'?s?|colitis|reflux|gastritis|hypertension|high blood pressure|cholesterol|immun\w*|transplant|histamine?\w*|fructose|fodmap|pku|phenylketonuri\w*|favism|g6pd|epi ?pen\w*|anaphyla\w*|allerg\w*|alerg\w*|intoleran\w*|intolleran\w*|intoleranz\w*|unvertraglich\w*|could kill|deadly|makes? (?:me|him|her|us|them) (?:ill|sick)|schwanger\w*|stillen\w*|kleinkind\w*|saugling\w*|einjahrig\w*|krank\w*|krebs|diabetiker\w*|gicht|enceintes?|grossesse|allait\w*|bebes?|nourrissons?|malades?|embarazad[ao]s?|embarazo|lactancia|enferm[oa]s?|incinta|gravidanza|allattamento|neonat[oi]|malat[oaie]|bambin[oi] piccol[oi]|niñ[oa]s? pequeñ[oa]s?|ninos? pequenos?|ninas? pequenas?|jeunes? enfants?|tout[- ]petits?)\b/g;

/** Words that only stand where something must not be eaten, whatever it is, and 'without' in languages that are not read. */
export const ALARM =
  /\b(?:forbidden|taboo|tabu|banned?|bans?|excluded|ruled out|off[- ]limits|off the (?:table|menu|list|cards)|(?:is|are|'s|'re) (?:out|off|not|never|bad|dangerous|a problem)|not an option|(?:not|n't|never) agree with|react(?:s|ed)? (?:badly|to)|aside|left out|sensitiv\w*|quit|gave up|given up|giving up|cutting (?:out|down)|hives|rash|swell\w*|swollen|itch\w*|bloat\w*|wheez\w*|asthma\w*|disagrees? with|upsets?|stomach\w*|hospital\w*|ambulance|tummy|cramps?|migraines?|flare[- ]?ups?|triggers?|no[- ]?go|(?:leave|leaving|keep|take|cut) (?:[a-z]+ ){1,3}(?:off|out)|weglassen|weg ?zulassen|verboten|verzicht\w*|severe(?:ly)?|lethal|fatal|poison\w*|would kill|kills? (?:me|him|her|us|them)|reactions?|traces?|[a-z]+-safe|safe for|interdit\w*|proscri\w*|prohibid\w*|vietat\w*|apt[oaie]s? (?:para|per)|dieta|regime sans|exempt\w*|priv[oaie] di|libres? de|zonder|uten|uden|utan|bez)\b/g;
