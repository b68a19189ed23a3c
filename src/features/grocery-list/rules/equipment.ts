import { plainText } from '#features/foods/rules/catalog/food-names.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Things that a kitchen has and nobody eats, by the last word of their name. */
const TOOLS = set(`
  pan pans skillet skillets saucepan saucepans pot pots wok woks casserole dish dishes tray trays tin tins sheet
  sheets paper parchment foil wrap film clingfilm skewer skewers toothpick toothpicks plank planks twine
  cheesecloth muslin cloth cloths sieve sieves strainer colander thermometer mixer blender processor whisk
  spatula tongs knife rolling-pin ramekin ramekins mold molds mould moulds shaker liner liners cases charcoal
  chips cutter cutters grater peeler grinder mandoline mortar pestle bowl bowls cooker oven grill smoker
  griddle marbles steamer press basket roll rolls rack racks jar jars lid lids funnel syringe brush gloves towel towels stick
  sticks straws napkins bag bags scale dehydrator fryer kettle machine
`);
/** Words that mean tools only after certain other words: 'ice cream sticks' do, 'celery sticks' do not. */
const WITH: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    chips: set('wood hickory mesquite applewood smoking'),
    stick: set('popsicle lolly lollipop candy bamboo craft wooden ice-cream cream'),
    sticks: set('popsicle lolly lollipop candy bamboo craft wooden ice-cream cream'),
    bag: set(
      'piping pastry ziplock ziploc zip-top freezer plastic paper roasting oven resealable sandwich nut milk cheese',
    ),
    bags: set(
      'piping pastry ziplock ziploc zip-top freezer plastic paper roasting oven resealable sandwich nut milk cheese',
    ),
    wrap: set('plastic saran cling'),
    film: set('cling'),
    paper: set('parchment baking greaseproof wax waxed kitchen tissue butcher bread'),
    cases: set('muffin cupcake paper cake bun'),
    sheet: set('baking cookie sheet'),
    sheets: set('baking cookie'),
    dish: set('baking casserole pie gratin serving oven ovenproof oven-proof glass deep'),
    dishes: set('baking casserole pie gratin serving ramekin'),
    casserole: set('iron flameproof lidded large'),
    tin: set('muffin cake loaf baking roasting springform tart pie bun sandwich bundt inch cm round square'),
    tins: set('muffin cake loaf baking roasting tart pie bun sandwich'),
    jar: set('glass mason kilner canning clean sterilised sterilized gallon litre liter l big large'),
    jars: set('glass mason kilner canning clean sterilised sterilized jam large half-pint pint quart'),
    rack: set('wire cooling roasting spice drying oven smoker'),
    racks: set('wire cooling roasting drying oven'),
    gloves: set('kitchen oven rubber plastic disposable'),
    press: set('garlic potato tofu tortilla french lemon'),
    basket: set('steamer fryer bread proofing banneton'),
    cloth: set('cheese muslin linen kitchen'),
    cloths: set('cheese muslin linen kitchen'),
    towel: set('kitchen paper tea'),
    towels: set('kitchen paper tea'),
    machine: set('pasta bread ice espresso cream'),
    oven: set('dutch pizza'),
    cooker: set('slow pressure rice multi'),
    pot: set('instant stock large soup heavy cooking big clay cast dutch'),
    mold: set('ice cake jelly silicone chocolate candy popsicle bundt'),
    molds: set('ice cake jelly silicone chocolate candy popsicle'),
    mould: set('ice cake jelly silicone chocolate pudding'),
    moulds: set('ice cake jelly silicone chocolate pudding dariole'),
    scale: set('kitchen food digital'),
    roll: set('kitchen toilet'),
    rolls: set('kitchen toilet'),
    fryer: set('air deep'),
    grinder: set('spice meat coffee pepper'),
  }),
);
const ALONE = set(
  'bowl bowls jar jars pan pans pot pots thermometer cheesecloth muslin blender mixer charcoal skewer skewers foil parchment twine string ramekins toothpicks tin tins tray trays lid thermos',
);

/** Tools that are used up: twice the servings need twice as many. */
const USED_UP = set(`
  paper parchment foil wrap film clingfilm skewer skewers toothpick toothpicks stick sticks straw straws liner liners
  cases napkin napkins bag bags twine string charcoal chips plank planks jar jars lid lids gloves roll rolls
`);
const OF_PAPER = set('kitchen paper');

/** Tools in German, French, Spanish and Italian, without accents. */
const FOREIGN =
  /^(?:kuchengarn|zahnstocher|rouladennadeln?|(?:holz|metall|bambus|grill|schaschlik)?spiesse?|(?:back|butterbrot|kuchen|perga?ment)papier|(?:alu|frischhalte)folie|\w{0,12}formchen|(?:spring|kasten|auflauf|back|muffin|tarte)form|papier (?:cuisson|sulfurise|aluminium|absorbant)|ficelle(?: de cuisine)?|cure dents?|(?:piques|brochettes) en bois|film alimentaire|papel (?:de )?(?:horno|aluminio|film|cocina|vegetal)|palillos|hilo de cocina|brochetas de madera|carta (?:da )?forno|spago(?: da cucina)?|stuzzicadenti|stecchini|pellicola(?: trasparente)?|carta (?:stagnola|d ?alluminio)|spiedini di legno)$/;
/** Those that are used again. */
const FOREIGN_FORM = /form$/;

/** 'baking paper square 7x7cm' */
const MEASURED = / (?:squares?|rounds?|circles?)(?: \d.*)?$/i;

/**
 * Whether a line names a tool rather than food: 'cast-iron skillet', 'cedar plank', 'wooden skewers'. What follows the
 * name ('for serving') is not part of it.
 */
export function isEquipment(name: string): boolean {
  const words = wordsOf(name);
  if (isForeign(name)) return true;
  const last = words.at(-1) ?? '';
  // 'a bowl of warm water'
  if (words.includes('of')) return false;
  if (words.length > 1 && /^(?:string|twine)$/.test(last))
    return /^(?:kitchen|butchers?|cooking)$/.test(words.at(-2) ?? '');
  if (!TOOLS.has(last)) return ALONE.has(last) && words.length === 1;
  if (words.length === 1) return ALONE.has(last);
  const before = WITH.get(last);
  return !before || before.has(words.at(-2) ?? '');
}

/** Whether a tool is used up, like paper cases and skewers, and not used again, like a pan. */
export function isUsedUp(name: string): boolean {
  const words = wordsOf(name);
  if (isForeign(name)) return !FOREIGN_FORM.test(words.at(-1) ?? '');
  const last = words.at(-1) ?? '';
  return USED_UP.has(last) || (/^towels?$/.test(last) && OF_PAPER.has(words.at(-2) ?? ''));
}

/** 'Küchengarn oder Rouladennadeln' */
const isForeign = (name: string): boolean =>
  name.split(/ (?:oder|bzw\.?|ou|o) | \/ /).every((each) => FOREIGN.test(plainText(each).trim()));

function wordsOf(name: string): string[] {
  return plainText(
    name
      .replaceAll('-', ' ')
      .replace(MEASURED, '')
      .replace(/\b(?:for|with|to|in|lined)\b.*$/i, ''),
  )
    .split(' ')
    .filter(Boolean);
}
