import type { UnitId } from '../units/units.ts';

/** Spellings of units in English, German, French, Italian, Spanish, Dutch and the Scandinavian languages; multi-word units contain spaces. */
const WRITTEN: Record<UnitId, string> = {
  mg: 'mg|milligram|milligrams|milligramm|milligramme|milligrammes',
  g: 'g|gr|gram|grams|gramme|grammes|gramm|gm|gms|gramo|gramos|grammo|grammi',
  kg: 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes|kilogramm|kilogramo|kilogramos|chilo|chilogrammo|chilogrammi',
  dag: 'dag|deka|dekagramm|dkg',
  hg: 'hg|hektogramm|hekto|etto|etti',
  pfund: 'pfund|pfd',
  ml: 'ml|mls|milliliter|milliliters|millilitre|millilitres|mililitro|mililitros|millilitro|millilitri',
  cl: 'cl|centiliter|centiliters|centilitre|centilitres|zentiliter|centilitro|centilitros|centilitri',
  dl: 'dl|deciliter|deciliters|decilitre|decilitres|deziliter|decilitro|decilitros|decilitri',
  l: 'l|lt|lts|ltr|liter|liters|litre|litres|litro|litros|litri',
  cm: 'cm|cms|centimeter|centimeters|centimetre|centimetres|zentimeter|centimètre|centimètres|cm-thick|cm-long|cm-wide',
  mm: 'mm|millimeter|millimeters|millimetre|millimetres',
  oz: 'oz|ozs|ounce|ounces|unze|unzen|once|onces|onza|onzas',
  lb: 'lb|lbs|pound|pounds|livre|livres|libra|libras',
  tsp: 'tsp|tsps|tspn|tspns|teaspoon|teaspoons|teaspoonful|teaspoonfuls|tea spoon|tea spoons|tea-spoonful|tea-spoonfuls|tl|teelöffel|teel|cuillère à café|cuillères à café|cuillerée à café|cuillerées à café|cuillere à café|cuilleres à café|cuiller à café|cuillers à café|cuil à café|cuill à café|c à café|c à c|c / c|càc|cc|cucchiaino|cucchiaini|cucharadita|cucharaditas|cucharadita de café|cucharaditas de café|cucchiaino da tè|cdta|cdtas|ts|tsk|teskje|teskjeer|teske|teskeer|tesked|teskedar|theelepel|theelepels|koffielepel|koffielepels|cuillère à thé|cuillères à thé|cuillerée à thé|c à thé|cuil à thé|cucchiaino da caffè|cucchiaini da caffè|cucchiaini da tè',
  dessertspoon:
    'dessertspoon|dessertspoons|dessertspoonful|dessertspoonfuls|dessert spoon|dessert spoons|dsp|dstspn|cucharada de postre|cucharadas de postre',
  tbsp: 'tbsp|tbsps|tbspn|tbspns|dollop|dollops|tbs|tbls|tblsp|tbl|tb|tsbp|tablespoon|tablespoons|soup spoon|soup spoons|soupspoon|soupspoons|tablespoonful|tablespoonfuls|spoon|spoons|spoonful|spoonfuls|table spoon|table spoons|table-spoonful|table-spoonfuls|el|esslöffel|eßlöffel|essl|eßl|cuillère à soupe|cuillères à soupe|cuillerée à soupe|cuillerées à soupe|cuillere à soupe|cuilleres à soupe|cuiller à soupe|cuillers à soupe|cuil à soupe|cuill à soupe|c à soupe|c à s|c / s|c s|càs|cs|cucchiaio|cucchiai|cucharada|cucharadas|cucharada sopera|cucharadas soperas|cda|cdas|ss|spsk|msk|spiseskje|spiseskjeer|spiseske|spiseskeer|matsked|matskedar|eetlepel|eetlepels|cuillère à table|cuillères à table|c à table|cuillère|cuillères|cuillerée|cuillerées|cuchara|cucharas|cucchiaiata|cucchiaiate|cucchiaio da tavola|cucchiai da tavola',
  'fl-oz': 'fl oz|floz|fluid oz|fluid ounce|fluid ounces|fl ounce|fl ounces',
  cup: 'cup|cups|c|cupful|cupfuls|teacup|teacups|teacupful|breakfastcup|breakfastcups|metric cup|metric cups|tasse|tassen|tas|tasses|tazza|tazze|taza|tazas|kop|kopje|kopjes|kopp|kopper|koppar',
  pint: 'pint|pints|pt|pts',
  quart: 'quart|quarts|qt|qts',
  gallon: 'gallon|gallons|gal|gals',
  stick: 'stick|sticks',
  inch: 'inch|inches|inch-thick|inch-long|inch-wide|inch-square|inch-diameter',
  bag: 'bag|bags|beutel|btl|tüte|tüten|netz|netze|bolsa|bolsas|sacchetto|sacchetti|pose|poser|påse|påsar|zak',
  ball: 'ball|balls|bola|bolas|kugel|kugeln|boule|boules',
  batch: 'batch|batches',
  block: 'block|blocks|brick|bricks|panetto|panetti|tablette|tablettes|pastilla|pastillas',
  bottle: 'bottle|bottles|flasche|flaschen|bouteille|bouteilles|botella|botellas|bottiglia|bottiglie',
  bowl: 'bowl|bowls|katori|katoris|bowlful|bowlfuls|schüssel|schüsseln|bol|bols',
  box: 'box|boxes|caja|cajas',
  branch: 'branch|branches|branche',
  bulb: 'bulb|bulbs|knolle|knollen|bulbe|bulbes',
  bunch:
    'bunch|bunches|bd|bund|bunde|botte|bottes|bouquet|bouquets|mazzo|mazzetto|mazzetti|ciuffo|ciuffi|manojo|manojos|bundt|bunt|buntar|knippe|knipper|bosje|bosjes|bos|ramo|ramos|ramito|ramitos|manojito|manojitos',
  bundle: 'bundle|bundles|nest|nests|nido|nidi|nids|bündel',
  can: 'can|cans|tin|tins|dose|dosen|büchse|büchsen|boîte|boîtes|conserve|conserves|scatola|lattina|lata|latas|boks|bokser|dåse|dåser|burk|burkar|blik|blikken|blikje|blikjes|scatole|scatoletta|scatolette|lattine',
  carton: 'carton|cartons|brique|briques|briquette|briquettes',
  chunk: 'chunk|chunks|lump|lumps',
  clove:
    'clove|cloves|zehe|zehen|gousse|gousses|spicchio|spicchi|diente|dientes|fedd|fed|klyfta|klyftor|båt|båter|teen|tenen|teentje|teentjes',
  container: 'container|containers|basket|baskets|becher|contenant|contenants',
  cube: 'cube|cubes|würfel|cubetto|cubetti|blokje|blokjes',
  dash: 'dash|dashes|trait|traits|spritzer',
  drizzle: 'drizzle|drizzles',
  drop: 'drop|drops|tropfen|goutte|gouttes|gota|gotas|goccia|gocce|dråbe|dråber|dråpe|dråper|droppe|droppar|druppel|druppels',
  ear: 'ear|ears|cob|cobs|kolben',
  envelope: 'envelope|envelopes|env',
  fillet: 'fillet|fillets',
  glass:
    'glass|glasses|wineglass|wine-glass|wine-glasses|wineglasses|wineglassful|verre|verres|bicchiere|bicchieri|vaso|vasos|vasito|vasitos|copa|copas|bicchierino|bicchierini',
  glug: 'glug|glugs|slug|slugs',
  handful:
    'handful|handfull|handfulls|handfuls|handsful|handvoll|hand voll|hände voll|poignée|poignées|manciata|manciate|puñado|puñados|håndfull|håndfuld|näve|nävar|neve|handvol|handje',
  head: 'head|heads|kopf|köpfe|tête|têtes|cabeza|cabezas|cespo|cespi',
  jar: 'jar|jars|glas|gläser|bocal|bocaux|barattolo|vasetto|bote|botes|frasco|frascos|vasetti|barattoli',
  knob: 'knob|knobs|klontje|klontjes|klont|klick|klatt',
  leaf: 'leaf|leaves|blatt|blätter|feuille|feuilles|foglia|foglie|foglioline|hoja|hojas|blad|bladen|blader|blaadje|blaadjes',
  loaf: 'loaf|loaves|laib|laibe',
  log: 'log|logs',
  mug: 'mug|mugs|mugful|mugfuls',
  package:
    'package|packages|packet|packets|pack|packs|pcks|pkg|pkgs|pkt|pkts|pk|rolle|rollen|rouleau|rouleaux|rotolo|rotoli|packung|packungen|päckchen|päck|pck|pckg|paket|pakete|paquet|paquets|sleeve|sleeves|confezione|confezioni|paquete|paquetes|pakke|pakker|pakning|förpackning|forpackning|pakje|pakjes|rulle',
  piece:
    'piece|pieces|pc|pcs|nos|stück|stücke|stk|morceau|morceaux|pièce|pièces|thumb|thumbs|nub|nubs|pezzo|pezzi|trozo|trozos|unidad|unidades|styck|stycken|stuk|stuks|pedazo|pedazos|pedacito|pedacitos|trocito|trocitos|pezzetto|pezzetti|bout',
  pinch:
    'pinch|grind|grinds|grinding|grindings|turn|turns|crank|cranks|tour|tours|saltspoonful|salt-spoonful|pinches|prise|prisen|pr|msp|messerspitze|messerspitzen|pincée|pincées|pizzico|pizzichi|pizca|pizcas|pellizco|pellizcos|klype|klyper|nypa|nypor|knivspids|knivspiss|knsp|krm|kryddmått|snuf|snufje|snufjes|snuifje|mespunt|mespuntje|nip',
  pot: 'pot|pots|topf|töpfe|kruka|krukor|krukke|potje',
  pouch: 'pouch|pouches',
  punnet: 'punnet|punnets|barquette|barquettes|schale|schalen|schälchen|kästchen|körbchen',
  rack: 'rack|racks',
  rasher: 'rasher|rashers',
  recipe: 'recipe|recipes|quantity',
  rib: 'rib|ribs',
  sachet: 'sachet|sachets|dosette|dosettes|bustina|bustine|sobre|sobres|zakje|zakjes|sobrecito|sobrecitos',
  scoop: 'scoop|scoops',
  serving: 'serving|servings|portion|portions|portionen',
  sheet: 'sheet|sheets|platte|platten|lámina|láminas|vel|vellen',
  shot: 'shot|shots|tazzina|tazzine|schnapsglas|schnapsgläser|stamperl',
  slice:
    'slice|slices|scheibe|scheiben|tranche|tranches|rondelle|rondelles|tran|fetta|fette|rebanada|rebanadas|loncha|lonchas|rodaja|rodajas|skive|skiver|skiva|skivor|plak|plakken|plakje|plakjes|sneetje|sneetjes',
  spear: 'spear|spears',
  splash:
    'splash|splashes|schuss|schuß|chorro|chorrito|goccio|scheut|scheutje|skvett|skvätt|stænk|dopje|chorros|chorritos',
  sprig:
    'sprig|twig|twigs|sprigs|zweig|zweige|zw|stiel|stiele|stängel|stengel|brin|brins|rametto|rametti|ramita|ramitas|kvist|kvister|kviste|kvistar|takje|takjes',
  square: 'square|squares|sq|sqs|carré|carrés',
  stalk:
    'stalk|stalks|stange|stangen|costa|coste|gambo|gambi|rama|ramas|tallo|tallos|stengels|stilk|stilker|stilke|stjälk|stjälkar|raja|rajas|rajita|rajitas|stecca|stecche',
  stem: 'stem|stems|tige|tiges',
  strand: 'strand|strands|hilos|hebra|hebras|fili|stimma|stimmi|pistillo|pistilli|filaments|fäden',
  strip: 'strip|strips|streifen',
  tub: 'tub|tubs|tarrina|tarrinas|vaschetta|vaschette',
  tube: 'tube|tubes',
  wedge: 'wedge|wedges|quartier|quartiers|spalte|spalten|schnitz|schnitze',
};

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A word as typed without its accents ('boite', 'cuillere a soupe') or its umlauts ('Stueck', 'Essloeffel'). */
function typed(word: string): string {
  return word
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[àáâèéêîíôóúñ]/g, (letter) => letter.normalize('NFD').charAt(0));
}

const UNITS = Object.entries(WRITTEN).flatMap(([unit, words]) =>
  words.split('|').map((word): [string, UnitId] => [word, unit as UnitId]),
);

export const UNIT_WORDS: ReadonlyMap<string, UnitId> = new Map([
  ...UNITS.map(([word, unit]): [string, UnitId] => [typed(word), unit]),
  ...UNITS,
]);

/** First words of multi-word units. */
export const FIRST_WORDS: ReadonlySet<string> = new Set(
  [...UNIT_WORDS.keys()].filter((words) => words.includes(' ')).map((words) => words.split(' ')[0] as string),
);

/** Words in the longest unit: 'cuillère à soupe'. */
export const MOST_WORDS = 3;

/** Containers and pieces that take a size: '400 g tin', '3-inch piece'. */
export const CONTAINERS: ReadonlySet<UnitId> = new Set<UnitId>([
  ...([
    'bag',
    'ball',
    'block',
    'bottle',
    'box',
    'can',
    'carton',
    'chunk',
    'container',
    'cube',
    'envelope',
  ] as const),
  ...([
    'glass',
    'jar',
    'knob',
    'loaf',
    'log',
    'package',
    'piece',
    'pot',
    'pouch',
    'punnet',
    'rack',
    'sachet',
  ] as const),
  ...(['sheet', 'slice', 'square', 'strip', 'tub', 'tube', 'bunch', 'head'] as const),
]);

/** Packages whose content may follow: '2 tins (400 g)'. */
export const PACKAGES: ReadonlySet<UnitId> = new Set<UnitId>([
  ...([
    'bag',
    'bottle',
    'box',
    'can',
    'carton',
    'container',
    'envelope',
    'jar',
    'package',
    'pot',
    'pouch',
  ] as const),
  ...(['sachet', 'tub', 'tube', 'block'] as const),
]);

/** Units that need no number: 'pinch of salt', 'handful parsley'; all others need 'of' ('cup of tea'). */
export const UNCOUNTED: ReadonlySet<UnitId> = new Set<UnitId>([
  ...([
    'bunch',
    'dash',
    'drizzle',
    'drop',
    'glass',
    'glug',
    'handful',
    'jar',
    'knob',
    'package',
    'piece',
    'pinch',
  ] as const),
  ...(['sachet', 'shot', 'slice', 'splash', 'sprig', 'tbsp', 'tsp'] as const),
]);

/** Units that may follow the name of the food: 'garlic cloves', 'celery stalks', 'thyme sprigs'. */
export const AFTER_FOOD: ReadonlySet<UnitId> = new Set<UnitId>([
  'bulb',
  'clove',
  'head',
  'rasher',
  'rib',
  'slice',
  'spear',
  'sprig',
  'stalk',
  'stick',
  'wedge',
]);

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Sizes of counted foods: 'large eggs', 'small handful'. */
export const SIZES = words(
  'large lg lge lrg medium med md small sm big tiny huge jumbo miniature mini extra-large small-to-medium medium-to-large medium-large medium-size medium-sized ' +
    'small-sized large-sized good-sized small-size large-size bite-sized even-sized ' +
    'große großer großes großen kleine kleiner kleines kleinen mittelgroße mittelgroßer ' +
    'kl. gr. m.-große m.-großer m.-großes m.-großen mittelgroß mittelgroßes mittelgroßen ' +
    'pequeño pequeña pequeños pequeñas mediano mediana medianos medianas grandes piccolo piccola piccoli piccole grandi ' +
    'belle belles beau beaux ' +
    'grand grande grands grandes gros grosse grosses petit petite petits petites moyen moyenne moyens moyennes ' +
    'stor stort stora liten lille små litet klein groot grote middelgrote mellemstor mellemstore mellanstor mellanstora middels',
);

/** Fill level or thickness of a unit: 'heaped tbsp', 'thin slices'. */
export const MANNERS = words(
  'heaped heaping overfilled overflowing level rounded scant generous good fat thick thin fine long short healthy plump thumb-sized thumb-size ' +
    'finger-length medium-length medium-thick paper-thin wafer-thin ' +
    'thick-cut regular-size extra whole square round double liquid packed firmly lightly loosely tightly lengthwise dünne dünner dünnes dicke dicker dickes daumengroßes ' +
    'walnussgroßes haselnussgroßes gestrichener gestrichene gestr. gehäufter gehäufte geh. bonne bonnes',
);

/** Fill levels that follow the spoon. */
export const LEVELS = words(
  'gestrichen gestrichene gestrichener gestr. gehäuft gehäufte gehäufter geh. colmo colmi raso rasi colmada colmadas rasa rasas heaped heaping bombé bombée bombés bombées rase rases',
);

/** Unspecified amounts: 'a little oil', 'etwas Öl', 'un peu de sel'. */
export const SOME = words(
  "litt lidt wat beetje some more little bit poco poca po' bisschen bissl smidge smidgen amount touch lot lots plenty sprinkle sprinkling smattering scattering squeeze grating gratings grates coating film twist twists shake shavings etwas etw wenig peu",
);

/** Words for 'about' before a number. */
export const ABOUT = words(
  'plm ongeveer cirka omtrent about approximately approx around roughly circa ca etwa gut knapp rund ungefähr zirka reichlich environ nearly almost only just another additional',
);

/** Words for 'about' between an amount and its food: '1 litro circa di brodo'. */
export const ABOUT_BEHIND = words('circa ca aprox aproximadamente environ etwa');

/** Nouns these units combine with to name foods: 'rib chops', 'fillet steaks', 'pot roast'. */
export const NAMED_AFTER_UNIT = words(
  'steak steaks roast chops chop noodles lettuce greens grass pie garni sticker stickers dish platter plate plates',
);

/** Nouns for a number of pieces. */
export const GROUPS: ReadonlyMap<string, number> = new Map([
  ...[...words('dozen doz dutzend douzaine docena dozzina dozijn dussin dusin')].map(
    (word) => [word, 12] as const,
  ),
  ...[...words('dizaine decina tiental')].map((word) => [word, 10] as const),
  ...[...words('pair pairs paar paire paires paio paia par pares')].map((word) => [word, 2] as const),
  ['quinzaine', 15],
  ['vingtaine', 20],
]);
