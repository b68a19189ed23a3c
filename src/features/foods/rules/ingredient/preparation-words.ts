const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Preparation steps, as opposed to words that are part of a name ('dried', 'frozen', 'smoked'). */
export const PREPARED = words(
  'beaten boiled boned broken bruised butterflied chilled chopped cleaned cooked cooled cored cracked crumbled ' +
    'crushed cubed cut de-seeded deboned defrosted deribbed deseeded deveined diced dissolved divided drained ' +
    'filleted finely-chopped grated gutted halved hard-boiled hard-cooked heated hulled husked jointed juiced julienned ' +
    'lukewarm mashed melted minced patted peeled picked poached pounded quartered rinsed scalded scrubbed ' +
    'seeded segmented separated shaved shelled shredded shucked sieved sifted skinned sliced slivered smashed ' +
    'snipped soaked softened spiralized squeezed steamed stemmed stoned strained thawed toasted torn trimmed ' +
    'slit studded uncooked warmed washed whisked zested spooned leveled sectioned scaled scored strained ripped ' +
    'halbiert halbierte geviertelt geviertelte entkernt entkernte entsteint entsteinte gewaschen geputzt gehobelt geraspelt zerdrückt gezupft gepellt ' +
    'gehackt gehackte gehackter gehacktes gehackten gerieben geriebene geriebener geriebenes gewürfelt gewürfelte ' +
    'geschält geschälte geschnitten geschmolzen geschmolzene gepresst gepresste zerlassene ' +
    'haché hachée hachés hachées râpé râpée râpés râpées émincé émincée émincés émincées pelé pelée pelés pelées ' +
    'ciselé ciselée ciselés ciselées fondu coupé coupée coupés coupées écrasé écrasée écrasés écrasées ' +
    'pelado pelada pelados peladas troceados troceadas batido batida batidos batidas lavado lavada lavados lavadas sbucciato sbucciata sbucciati sbucciate dégermé dégermée dégermés dégermées piqué piquée piqués piquées gespickt gespickte picado picada picados picadas rallado rallada cortado cortada cortados cortadas troceado troceada laminado laminada ' +
    'desmenuzado desmenuzada machacado machacada machacados machacadas escurrido escurrida escurridos escurridas ' +
    'tritato tritata tritati tritate grattugiato grattugiata sminuzzato affettato affettata tagliato tagliata tagliati tagliate ' +
    'gehakte fijngehakte fijngehakt gesnipperd gesnipperde geraspt geraspte gesneden fijngesneden gesmolten geperst uitgeperst ' +
    'hakket hakkede hakka finhakket finhakkede finhakka grovhakket revet revne presset smeltet smeltede kokt kokte kogt kogte ' +
    'hackad hackade finhackad finhackade grovhackad riven rivna skivad skivade strimlad strimlade tärnad tärnade pressad smält',
);

/** A preparation only with an adverb: 'freshly ground pepper', but 'ground cumin'. */
export const PREPARED_SOMEHOW = words(
  'ground grounded packed roasted fried baked grilled rolled mixed milled whole gemahlener gemahlen',
);

/** Adverbs of preparation. */
export const HOW = words(
  'finely freshly coarsely thinly roughly lightly very thickly well loosely firmly tightly gently softly evenly ' +
    'partially slightly carefully diagonally crosswise lengthwise lengthways medium-finely fein frisch grob ' +
    'finement grossièrement fraîchement',
);

/** Foods sold prepared under their own name: 'minced beef', 'crushed red pepper flakes'. */
export const NAMED_SO: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['minced', words('beef lamb pork veal turkey chicken meat')],
  ['crushed', words('red tomatoes pineapple chilli chili hot dried chile')],
  ['chopped', words('tomatoes plum')],
  ['diced', words('tomatoes plum')],
  ['peeled', words('tomatoes')],
  ['sieved', words('tomatoes')],
  ['strained', words('tomatoes')],
  ['sliced', words('bread white bacon tomatoes')],
  ['mashed', words('potato potatoes')],
  ['toasted', words('sesame')],
  ['cooked', words('ham chickpeas lobster lobsters')],
  ['cracked', words('wheat')],
  ['shredded', words('coconut wheat')],
]);

/** Words that continue a preparation: 'beaten with 2 tbsp milk', 'cut into cubes'. */
export const HOW_FOLLOWS = words(
  'with in into to until for by on through from at if as together lengthwise lengthways crosswise and or without ' +
    'thinly finely fine coarse off across not over again between enough ' +
    'en aux finement grossièrement fino fina finos finas finamente finemente',
);

/** Words that start a note or a purpose. */
export const NOTE_STARTS = words(
  'for plus used such preferably ideally about approximately approx per if see optional depending including like ' +
    '+ e.g z.b q.b q.s as without available weighing containing made stirred pour zum zur für para quanto ' +
    'til till för voor naar efter etter eller uten utan uden zonder fra från uit',
);

/** Words for what may be left out. */
export const OPTIONAL = words(
  'optional option optionnel optionnelle facultatif facultative opcional opcionales facoltativo facoltativa opzionale',
);

/** After 'or', these start another amount or method instead of a food: 'or more', 'or as needed'. */
export const OR_NOT_FOOD = words('more less to as use enough so until your if');

/**
 * Parts of a food: a span that starts with one describes it rather than naming another ('zest only', 'leaves picked').
 */
export const FOOD_PARTS = words(
  'juice juices zest rind peel skin skins seeds seed leaves leaf stems stem stalks stalk flesh shell shells heads tops ' +
    'bones bone both fat fronds roots root stones stone core cores crusts tails white whites yolks each with from in ' +
    'any all no not well skin-on then reserved',
);

/** A span that goes on describing the food: 'boneless, skinless chicken'. */
export const QUALITIES = words(
  'any fully boneless skinless skin-on bone-in fresh ripe unsalted salted plain unsweetened sweetened low-sodium fat-free ' +
    'low-fat nonfat full-fat dry dried dark light cold hot warm mild thick soft firm smooth organic good-quality ' +
    'canned frozen smoked raw roasted unpeeled pure natural free-range mixed young tender crisp sweet sour semi-sweet ' +
    'unflavored unflavoured medium-ripe reduced-sodium homemade store-bought lean white black red green yellow brown ground fine coarse ' +
    'whole cooked uncooked long thin baby unbleached all-natural crusty day-old stale rich strong well-shaken ' +
    'frisch tk tiefgekühlt frais fraîche surgelé surgelée blanched unblanched skinned meaty plump tart golden kosher high-fat lukewarm fully-cooked rustic size pitted split flaked bubbly active',
);
