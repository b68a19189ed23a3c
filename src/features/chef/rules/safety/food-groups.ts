import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { type Message, msg } from '#shared/t.ts';
import { PLANT_FAMILIES } from './plant-families.ts';
import { SINGLE_FOODS } from './single-foods.ts';

/**
 * Foods people avoid, as named in English, German, French, Spanish and Italian. A recipe provably contains none of a
 * group if no food in it has, or may have, one of `traits`, and no ingredient line matches `lines`.
 */
export interface FoodGroup {
  traits: readonly TraitId[];
  lines?: RegExp;
  /** What no line or step may say. */
  said?: RegExp;
  /** What the dish may not be called, where its lines do not say it: a crumble is crisp. */
  called?: RegExp;
  /** Foods that have one of the traits but do not belong: butter is not cheese. */
  unless?: RegExp;
  /** Traits that must not occur in the same recipe. */
  apart?: readonly [readonly TraitId[], readonly TraitId[]];
  /** What an allergy to it is an allergy to: cream is milk. */
  family?: string;
  /** What the cook is told of it. */
  note?: Message;
  /** A diet the whole recipe must fit. */
  diet?: string;
}

/** Pork, and what it mostly is where the line does not say otherwise. */
const PORK =
  /\b(?:pork|bacon|ham|lard|gammon|pancetta|prosciutto|guanciale|speck|lardons?|nduja|chorizo|salami|pepperoni|mortadella|andouille|boudin|kielbasa|linguiça|bratwurst|chipolatas?|frankfurters?|wieners?|saveloys?|knackwurst|weisswurst|mettwurst|black pudding|coppa|culatello|rillettes|char siu|spam|luncheon meat|salsiccia|crackling)\b|\b(?<!\b(?:beef|chicken|turkey|halal|kosher|vegan|vegetarian) )hot dogs?\b(?! (?:buns?|rolls?))|\b(?<!\b(?:beef|chicken|lamb|turkey|duck|halal|kosher|merguez|vegan|vegetarian) )sausages?\b/;

/** It is a third alcohol. */
const VANILLA = '\\bvanilla (?:extract|essence)\\b';

const GROUPS: readonly (FoodGroup & { words: string })[] = [
  {
    words: 'egg eggs eggy ei eier eiern oeuf oeufs huevo huevos uovo uova ovo',
    traits: ['eggs'],
    lines: /\beggs?\b|(?<!vegan )mayonnaise|(?<!vegan )meringue/,
  },
  {
    words: `milk milky dairy lactose milch milchprodukt milchprodukte milcheiweiss laktose lait laitage laitages leche lactosa
      lacteo lacteos latte lattosio latticini casein whey`,
    traits: ['milk'],
  },
  {
    words: 'cheese cheesy kase kas fromage fromages queso quesos formaggio formaggi',
    traits: ['milk'],
    family: 'milk',
    unless:
      /^(?!.*cheese).*\b(?:milk|creams?|creme|butter|buttermilk|yogurt|ghee|bread|breadcrumbs|croutons|toast|rolls?|buns?|bagels?|brioche|naan|pastry|crackers?|biscuits?|cookies?|cakes?|chocolate|custard|caramel|toffee|liqueur|mayonnaise|margarine|sausages?|chorizo|salami|corned beef|pastrami)\b/,
    lines: /cheese|pesto/,
  },
  {
    words: 'butter buttery beurre mantequilla burro',
    traits: [],
    family: 'milk',
    lines: /butter|ghee|pastry|brioche|croissant/,
  },
  // Somebody who eats no red meat may well eat poultry.
  { words: 'redmeat mammal mammals', traits: ['meat'], family: 'meat' },
  { words: 'pastry pastries', traits: [], lines: /pastry/, said: /\bpastry\b/ },
  { words: 'cream sahne rahm creme nata panna', traits: [], family: 'milk', lines: /cream|creme/ },
  {
    words: 'yogurt yoghurt joghurt yaourt yogur',
    traits: [],
    family: 'milk',
    lines: /yogurt|yoghurt|tzatziki|raita/,
  },
  {
    words: `gluten wheat flour weizen mehl weizenmehl ble farine trigo harina grano frumento farina glutine coeliac celiac
      coeliacs celiacs zoliakie coeliaque coeliaques celiaco celiaca celiachia celiaquia`,
    traits: ['gluten'],
  },
  {
    words: 'bread brot pain pan pane toast',
    traits: [],
    family: 'gluten',
    lines: /bread|baguette|ciabatta|brioche|toast\b|croutons?|\bbuns?\b|bread rolls?|pitt?as?\b|\bnaan/,
  },
  {
    words: 'pasta nudeln noodles noodle pates fideos',
    traits: [],
    family: 'gluten',
    lines:
      /pasta|noodle|spaghetti|macaroni|penne|fusilli|tagliatelle|fettuccine|linguine|vermicelli|lasagne sheets|orzo|ravioli|tortellini|gnocchi|rigatoni|farfalle|cannelloni|ramen|udon|soba|orecchiette|conchiglie|ditalini|pappardelle|bucatini|ziti|fregola|spaetzle|cavatappi|casarecce|paccheri|trofie|strozzapreti|garganelli|mafalda|angel hair/,
  },
  { words: 'couscous', traits: [], family: 'gluten', lines: /couscous/ },
  {
    words: `nut nuts nutty treenut treenuts nuss nusse nussen noix noisette noisettes nuez nueces noce noci hazelnut hazelnuts haselnuss
      haselnusse haselnussen avellana avellanas nocciola nocciole almond almonds mandel mandeln amande amandes almendra almendras
      mandorla mandorle walnut walnuts walnuss walnusse cashew cashews pecan pecans pistachio pistachios pistazie pistazien
      pistache pistaches pistacho pistachos pistacchi macadamia macadamias marzipan praline nutella schalenfruchte anacardo anacardi anacardos cajou cashewkerne cashewkernen pinoli pinolo
      pignons pinones pinienkerne pinienkernen`,
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
      'fish fishy fisch poisson poissons pescado pescados pesce anchovy anchovies sardellen salmon lachs saumon tuna thunfisch thon cod',
    traits: ['fish'],
    lines: /\bfish\b|anchov|worcestershire/,
  },
  {
    words: `shellfish crustacean crustaceans shrimp shrimps prawn prawns crab crabs lobster crayfish krustentiere schalentiere garnele
      garnelen krabben crevette crevettes crustace crustaces gamba gambas camaron camarones crustaceo crustaceos gambero gamberi
      gamberetti crostacei mollusc molluscs mollusk mollusks mussel mussels clam clams oyster oysters scallop scallops squid octopus
      calamari muscheln moules almejas mejillones cozze vongole weichtiere marisco mariscos mollusque mollusques molluschi mollusco molusco moluscos muschel meeresfrucht crostaceo`,
    traits: ['crustaceans', 'molluscs'],
    lines: /oyster|prawn|shrimp/,
  },
  {
    words: 'seafood meeresfruchte sushi',
    traits: ['fish', 'crustaceans', 'molluscs'],
    lines: /oyster|prawn|shrimp|\bfish\b|worcestershire/,
  },
  { words: 'soy soya soja soia soybean soybeans tofu edamame tempeh miso', traits: ['soybeans'] },
  {
    words: 'sesame sesam sesamo tahini tahina',
    traits: ['sesame'],
    lines: /sesame|tahini|hummus|houmous|halva|dukkah/,
  },
  // Somebody who is allergic to mustard often is to what is of its family, too.
  {
    words: 'mustard senf moutarde mostaza senape',
    traits: ['mustard'],
    lines: /mustard|vinaigrette|horseradish|wasabi/,
  },
  {
    words: 'celery celeriac sellerie celeri apio sedano',
    traits: ['celery'],
    family: 'celerykin',
    lines: /celer|\bstock|bouillon/,
  },
  {
    words: 'lupin lupins lupine lupinen lupini',
    traits: ['lupin'],
    // Flour without gluten is often ground from lupins in part.
    lines:
      /gluten[- ]free (?:flour|.*bread|.*rolls|.*pasta|.*noodles|.*biscuits|.*pastry|.*crumbs|.*gnocchi|.*lasagne)/,
  },
  {
    words: 'sulphite sulphites sulfite sulfites sulfit sulfitos solfiti',
    traits: ['sulphites', 'alcohol'],
    lines:
      /\b(?:wine|cider|beer|ale|vinegar|dried (?!(?:oregano|thyme|mint|basil|herbs|rosemary|sage|bay|dill|marjoram|chilli|mushrooms|chickpeas|kidney|black|white))|raisin|sultana|currants|prune|apricots?, dried|dates\b|capers|gherkin|pickle|olives\b(?! oil)|sauerkraut|horseradish|mustard|sausages?|burgers?|molasses|treacle|glac[eé]|desiccated coconut|(?:apple|grape|lemon|lime) juice|prawns?|shrimps?|sun-dried)/,
    note: msg(
      'For sulphites I left out wine, vinegar, dried fruit, pickles, olives, capers, mustard, sausages, prawns and bottled lemon juice. Read the labels of what is packed: above 10 mg a kilo they must name it.',
    ),
  },
  {
    words: 'meat meaty fleisch viande viandes carne carni meats',
    traits: ['meat', 'poultry', 'gelatine'],
    lines: /\b(?:beef|chicken|meat) (?:stock|broth)/,
  },
  // Somebody who eats no pork may well eat beef; an allergy to one is best kept away from all red meat.
  {
    words: `pork schwein schweinefleisch porc cerdo maiale pig pigs swine bacon speck lardon lardons ham schinken jambon jamon prosciutto
      pancetta chorizo salami lard gammon`,
    traits: ['gelatine'],
    family: 'redmeat',
    lines: PORK,
  },
  {
    words: 'beef rind rindfleisch boeuf ternera manzo veal kalb kalbfleisch veau steak',
    traits: ['gelatine'],
    family: 'redmeat',
    lines:
      /\bbeef|\bveal\b|\bsteaks?\b|oxtail|\bbrisket|\bsirloin|topside|short ribs?|bone marrow|dripping|\bsuet\b|\btripe\b|pastrami|bresaola|gelatine?/,
  },
  {
    words: 'lamb lamm lammfleisch agneau cordero agnello mutton hogget',
    traits: [],
    family: 'redmeat',
    lines: /\blamb\b|mutton|hogget|merguez/,
  },
  {
    words: 'sausage sausages wurst mince hackfleisch gelatine gelatin',
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
      'alcohol boozy wine beer booze alkohol wein bier alcool vin biere alcohol vino cerveza alcol birra rum brandy virgin mocktail teetotal sober abstinent abstemi alkoholfrei',
    traits: ['alcohol'],
    lines: new RegExp(
      `\\b(?:wine|beer|rum|brandy|sherry|port|vodka|whisky|liqueur|mirin|sake)\\b(?! vinegar)|${VANILLA}`,
    ),
  },
  {
    words: 'sugar zucker sucre azucar zucchero sweetener sugars',
    traits: ['sugar', 'honey'],
    lines: /sugar|syrup|honey|molasses|jam\b/,
  },
  { words: 'honey honig miel miele bee bees beeproducts', traits: ['honey'], lines: /honey/ },
  { words: 'grain grains getreide cereales cereali', traits: ['grain', 'gluten'] },
  {
    words:
      'legume legumes pulses pulse hulsenfruchte hulsenfruchten leguminosen legumineuses leguminosas leguminose legumbres legumi',
    traits: ['legume', 'peanuts', 'soybeans'],
  },
  { words: 'salt sodium salz sel sal sale', traits: [], diet: 'low-sodium' },
  {
    words: 'carb carbs carbohydrates kohlenhydrate glucides carbohidratos hidratos carboidrati',
    traits: [],
    diet: 'keto',
  },
  {
    words: 'garlic garlicky knoblauch ail ajo aglio',
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
    words: 'piment spicy scharf scharfe spice hot heat pepper paprika peperoni peperone',
    traits: [],
    lines: /chil[il]|cayenne|jalape|harissa|sriracha|gochujang|tabasco|pepper|paprika|curry|cajun/,
  },
  {
    // Peppercorns are of another family.
    words:
      'chilli chillies chili chilies chile chiles peperoncino peperoncini guindilla chilischote chilischoten',
    traits: [],
    lines:
      /chil[il]|cayenne|jalape|harissa|sriracha|gochujang|tabasco|(?<!\b(?:black|white|sichuan|szechuan) )pepper(?!corn)|paprika|curry|cajun/,
  },
  {
    words: 'koriander coriandre',
    traits: [],
    lines: /coriander|cilantro|garam masala|curry/,
  },
  { words: 'coconut kokos kokosnuss coco cocco', traits: [], lines: /coconut/ },
  { words: 'corn sweetcorn mais maiz maize', traits: [], lines: /corn|polenta|maize|masa/ },
  { words: 'rice reis riz arroz riso', traits: ['grain'], lines: /\brice\b/ },
  {
    words:
      'citrus lemon lemons lime limes orange oranges zitrone zitronen citron citrons limon naranja limone arancia zitrusfruchte zitrus agrumes agrumi citricos grapefruit',
    traits: [],
    lines: /lemon|lime|orange|grapefruit|citrus|clementine|tangerine/,
  },
  {
    words: 'greens',
    traits: [],
    lines:
      /spinach|kale|broccoli|\bpeas?\b|mangetout|green beans?|courgette|cabbage|lettuce|rocket|asparagus|leek|sprouts|green pepper|cucumber|celery|pak choi|chard|edamame|spring onion|avocado|salad leaves|parsley|coriander,|fresh coriander|basil|chives|\bdill\b|\bmint\b/,
  },
  { words: 'avocado avocados', traits: [], lines: /avocado|guacamole/ },
  { words: 'berry berries beeren', traits: [], lines: /berr(?:y|ies)/ },
  {
    words: 'strawberry strawberries erdbeere erdbeeren fraise fraises fresa fresas fragola fragole',
    traits: [],
    lines: /strawberr|(?:mixed|frozen|summer) berries|summer fruits?/,
  },
  {
    words:
      'raspberry raspberries himbeere himbeeren framboise framboises frambuesa frambuesas lampone lamponi',
    traits: [],
    lines: /raspberr|(?:mixed|frozen|summer) berries|summer fruits?/,
  },
  {
    words: 'blueberry blueberries heidelbeere heidelbeeren blaubeeren myrtille myrtilles arandanos mirtilli',
    traits: [],
    lines: /blueberr|(?:mixed|frozen|summer) berries|summer fruits?/,
  },
  { words: 'cinnamon zimt cannelle canela cannella', traits: [], lines: /cinnamon|garam masala|spice/ },
  { words: 'olive olives oliven aceitunas', traits: [], lines: /\bolives?\b(?! oil)|tapenade/ },
  {
    words: 'chocolate cocoa schokolade kakao chocolat cioccolato cacao',
    traits: [],
    lines: /chocolate|cocoa|cacao/,
  },
  {
    words: 'caffeine koffein cafe cafeina caffe caffeina',
    traits: [],
    lines: /coffee|espresso|\btea\b|matcha|cola|chocolate|cocoa/,
  },
  {
    words: 'vegan vegans veganer vegane veganes vegana vegano vegani vegetali',
    traits: [],
    diet: 'vegan',
  },
  {
    words: 'vegetari',
    traits: ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine'],
  },
  { words: 'pescatari pescetari', traits: ['meat', 'poultry', 'gelatine'] },
  {
    words:
      'halal muslim muslims muslime muslimen muslimin muslimisch musulman mussulman eid iftar ramadan suhoor',
    traits: ['alcohol', 'gelatine'],
    lines: new RegExp(`${PORK.source}|${VANILLA}`),
  },
  {
    words: 'jain jains',
    traits: ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'eggs', 'honey', 'alcohol'],
    note: msg(
      'For Jains I left out meat, fish, eggs, honey, alcohol, mushrooms and everything that grows under the ground: onions, garlic, leeks, potatoes, carrots, ginger and other roots. Some leave eggplant, cauliflower and figs as well: ask them.',
    ),
    lines:
      /\b(?:onions?|shallots?|leeks?|garlic|chives|potato(?:es)?|carrots?|beetroots?|ginger|radish(?:es)?|turnips?|parsnips?|swede|celeriac|mushrooms?|yams?|stock|bouillon|curry paste)\b/,
  },
  // Many eat more; who names the faith for a guest wants to be sure.
  {
    words: 'buddhist buddhists',
    traits: ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'alcohol'],
    note: msg(
      'For Buddhists I left out meat, fish, alcohol, and onions, garlic, leeks and chives. Many eat more than that: ask them.',
    ),
    lines:
      /\b(?:onions?|shallots?|leeks?|garlic|chives|stock|bouillon|curry paste|gochujang|kimchi|doubanjiang|worcestershire)\b/,
  },
  {
    words: 'adventist adventists',
    traits: ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine', 'alcohol'],
    lines: /coffee|espresso|\btea\b|matcha|\bcola\b/,
  },
  {
    words: 'kosher koscher casher judio judios juif juifs juive juives judisch juden ebreo ebrei ebraic',
    traits: ['crustaceans', 'molluscs', 'gelatine'],
    lines: PORK,
    apart: [['meat', 'poultry'], ['milk']],
  },
];

const ALL_GROUPS: typeof GROUPS = [...GROUPS, ...PLANT_FAMILIES];
/** Each word of a group, with its group. */
export const FOOD_GROUPS: ReadonlyMap<string, FoodGroup> = new Map([
  ...ALL_GROUPS.flatMap(({ words, ...group }) => words.split(/\s+/).map((word) => [word, group] as const)),
  ...SINGLE_FOODS.flatMap(([names, lines, family]) =>
    names.split(',').map((name) => [name, { traits: [], lines, ...(family ? { family } : {}) }] as const),
  ),
]);
