const words = (text: string) => text.trim().split(/\s+/);

/** Words for cut, origin, grade or praise that do not change the food. */
export const NEUTRAL = new Set(
  words(`
  a about absolute additional adult all an any approx around as available best better big bite bottled
  bought bulk chef chilled choice chopped chunky clean cleaned coarse coarsely cold cool cooled cored
  course crisp crosswise crumbled cubed cut deboned debearded deep deveined diagonally diced different
  discarded drained dry each equal excellent extra fine finely firm firmly fleshed flavourful free
  freerange freshly full generous good grade grass grated halved hand handful heaped heaping heirloom
  heritage high home homemade hot hulled inch italian japanese julienned jumbo just large lb lean lengthwise
  lightly little local long loose loosely lukewarm made market massive mature medium melted mild minced
  mini mixed moist more natural new nice non optional organic other packed pared peeled picked piece
  pitted plain plump plus podded prepared preferably premium prime pure quality quarter quartered range
  raw ready real recipe regular removed rested rinsed ripe rolled room rough roughly scant scrubbed
  sea season seasonal seeded segmented separated several shaved shelled short shredded shucked sifted
  size sized skinned skinless sliced slightly slivered small snipped soft softened some stalked stemmed
  stoned store strong such super sustainable sweet tart temperature tender thawed thick thickly thin
  thinly tiny tightly tied torn total traditional trimmed truly unpeeled unsalted unwaxed untreated
  unsmoked uncooked uncut very warm warmed washed weight well whole wild young your zested bone boned
  boneless 2 3 4 half ground the or salted low fat sodium reduced unsweetened unbleached unrefined
  refined virgin fresh baby organically grown farmed caught line stewing roasting baking cooking english
  french spanish greek american british chinese asian thai indian mexican hungarian turkish moroccan
  irish scottish korean vietnamese canadian danish persian sicilian dutch freshest flat part cook cooked
  blanched boiled roasted roast toasted grilled steamed fried charred shell outer inner tail attached
  rindless rind off middle centre center fully packaged packet pack pkg bag box tub pot pinch
  dash favourite favorite light lite unpasteurised unfiltered filtered live tinned canned tin can jar
  jarred frozen defrosted smoked cured beaten crushed smashed mashed pureed sieved sterilised halloween
  vine winter summer spring autumn purple pink golden heavy hard handmade artisan rustic crusty day old
  stale leftover spare assorted selection mixture variety needed required desired taste garnish serving
  serve decorate frying greasing dusting split thumb finger knob lump stick stalk sprig floret
  head bunch clove bulb stem slice chunk wedge cube strip ring segment round fillet filet sheet bit
  scoop portion joint flesh tip spear heart needle frond shaving instant quick style type brand sourced
  certified pressed few several unsifted unblanched uncured unhulled flavoured ripened marbled shaken
  imported aged basic slender equally extremely deeply meaty spatchcocked cultivated classic simple smooth
  naturally beautiful crunchy homogenized highest tasting seedless sturdy enriched enough luke sized normal overripe raised cage temp assorted clean cleaned pasture pastured fed dried shaped but relatively lovely gorgeous delicious tasty
  finest juicy luscious decent fragrant wonderful creamy unbaked rendered unflavored unflavoured wheel crown
  `),
);

/** A regional seasoning is a separate blend. */
export const ORIGINS = new Set(
  words(`
  english french spanish greek american british chinese asian thai indian mexican hungarian turkish moroccan
  irish scottish korean vietnamese canadian danish persian sicilian dutch italian japanese
  `),
);

/** Colors name varieties of produce, but different foods elsewhere: black rice is not plain rice. */
export const COLORS = new Set(words('red green yellow white black brown orange dark'));

/** Dropping one of these yields a different food, unless the full name is known. */
const DISTINCTIVE = new Set(
  words('sea hot mixed spring free ground instant dry sweet hard tail heart rind half'),
);

/** The cost of dropping a word from a name; `null` if the result is a different food. */
export function costOf(word: string): number | null {
  if (word === 'leaf' || word === 'powder' || /^\d+%$/.test(word)) return 1;
  if (COLORS.has(word)) return 4;
  if (DISTINCTIVE.has(word)) return 3;
  return NEUTRAL.has(word) ? 1 : null;
}
