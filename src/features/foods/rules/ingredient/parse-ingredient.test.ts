import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measure } from './ingredient.ts';
import { parseIngredient } from './parse-ingredient.ts';

/** '2–3 cup', '1/2', or 'pinch' for an implied number. */
function written({ from, to, unit, isImplied }: Measure): string {
  const number = ({ num, den }: { num: number; den: number }) => (den === 1 ? `${num}` : `${num}/${den}`);
  return [isImplied ? '' : number(from) + (to ? `–${number(to)}` : ''), unit ?? ''].filter(Boolean).join(' ');
}

describe('the amount and the food of a line', () => {
  it.each([
    ['2 (14 oz) cans tomatoes, drained', '2 can of 14 oz', 'tomatoes'],
    ['２００ｇ flour', '200 g', 'flour'],
    ['٢٠٠ g flour', '200 g', 'flour'],
    ['२ cups flour', '2 cup', 'flour'],
    ['2 15-ounce cans black beans', '2 can of 15 oz', 'black beans'],
    ['2 (15-ounce cans black beans', '2 can of 15 oz', 'black beans'],
    ['4 (6-ounce halibut fillets, 1 inch thick', '4 of 6 oz', 'halibut fillets'],
    ['8 x 450g/1lb live lobsters', '8 of 450 g = 1 lb', 'live lobsters'],
    ['10g/½oz fresh tarragon, leaves only', '10 g = 1/2 oz', 'fresh tarragon'],
    ['500g/1lb 2oz beef', '500 g = 18 oz', 'beef'],
    ['1 cup (240 ml) milk', '1 cup = 240 ml', 'milk'],
    ['2½ pounds (8 cups) plums', '5/2 lb = 8 cup', 'plums'],
    ['1 cup plus 2 tbsp flour', '1 cup + 2 tbsp', 'flour'],
    ['1 lb 2 oz beef', '1 lb + 2 oz', 'beef'],
    ['juice of 1 lemon', '1', 'lemon'],
    ['finely grated zest of 2 limes', '2', 'limes'],
    ['a dozen eggs', '12', 'eggs'],
    ['Overfilled tablespoon cream cheese', 'tbsp', 'cream cheese'],
    ['a few saffron threads', '', 'saffron threads'],
    ['A sprinkle of chopped parsley', '', 'parsley'],
    ['1 sm/med yellow onion', '1', 'yellow onion'],
    ['* milk', '', 'milk'],
    ['• 2 eggs', '2', 'eggs'],
    ['<b>bold</b>', '', '<b>bold</b>'],
    ['"Old Bay" seasoning', '', '"Old Bay" seasoning'],
    ['#1 cup milk', '1 cup', 'milk'],
    ['As much bacon as you want', '', 'bacon'],
    ['your favourite bread', '', 'bread'],
    ['Season with salt', '', 'salt'],
    ['For the tin: more butter', '', 'butter'],
    ['olive oil q.b. (enough)', '', 'olive oil'],
    ['2 slices cheese. Use a mild one, not too young', '2 slice', 'cheese'],
    ['2 cups St. Agur cheese', '2 cup', 'St. Agur cheese'],
    ['cardamom seeds (10 or so)', '10', 'cardamom seeds'],
    ['beef bones (3x)', '3', 'beef bones'],
    ['Courgette - 1', '1', 'Courgette'],
    ['2 bacon rashers', '2 rasher', 'bacon'],
    ['2 cans 11 oz cans mandarin oranges', '2 can of 11 oz', 'mandarin oranges'],
    ['3 chopped scallions white)', '3', 'scallions white'],
    ['2 cups kale ((56 g) torn up, packed)', '2 cup = 56 g', 'kale'],
    ['1 lemon (zest (or juice))', '1', 'lemon'],
    ['sandwich toppings (few here).', '', 'sandwich toppings'],
    ['some slices of bell pepper', '', 'bell pepper'],
    ['tomatoes (10 - 15 medium sized)', '10–15', 'tomatoes'],
    ['Optional: grated parmesan', '', 'parmesan'],
    ['¾ cup 4 oz. pine nuts', '3/4 cup', 'pine nuts'],
    ['2 small-to-medium cloves garlic', '2 clove', 'garlic'],
    ['4 c.s. de farine', '4 tbsp', 'farine'],
    ['Weizenmehl 405', '', 'Weizenmehl'],
    ['half a lemon', '1/2', 'lemon'],
    ['a couple of onions', '2', 'onions'],
    ['One 28-ounce can whole tomatoes', '1 can of 28 oz', 'whole tomatoes'],
    ['12- to 16-pound turkey', '12–16 lb', 'turkey'],
    ['½ cup to 1 cup nuts', '1/2–1 cup', 'nuts'],
    ['3-inch piece ginger', '3 inch', 'ginger'],
    ['3 garlic cloves, crushed', '3 clove', 'garlic'],
    ['2 cloves', '2', 'cloves'],
    ['pinch of salt', 'pinch', 'salt'],
    ['salt and freshly ground black pepper', '', 'salt and black pepper'],
    ['1⁄7 cup oil', '1/7 cup', 'oil'],
    ['1¹⁄₂ cups oil', '3/2 cup', 'oil'],
    ['⅞ cup oil', '7/8 cup', 'oil'],
    ['1,500 g flour', '1500 g', 'flour'],
    ['1,5 kg Kartoffeln', '3/2 kg', 'Kartoffeln'],
    ['2 EL Zucker', '2 tbsp', 'Zucker'],
    ['1 Prise Salz', '1 pinch', 'Salz'],
    ['3 Knoblauchzehen, gehackt', '3', 'Knoblauchzehen'],
    ['200 g de farine', '200 g', 'farine'],
    ['2 cuillères à soupe d’huile', '2 tbsp', 'huile'],
    ['1 gousse d’ail', '1 clove', 'ail'],
    ['2 c. à s. d’huile d’olive', '2 tbsp', 'huile d’olive'],
    ['2 bonnes cuillères à soupe de miel', '2 tbsp', 'miel'],
    ['1 boîte de tomates pelées (400 g)', '1 can of 400 g', 'tomates'],
    ['le jus d’un citron', '1', 'citron'],
    ['1 Dose Kichererbsen (400 g)', '1 can of 400 g', 'Kichererbsen'],
    ['Saft einer Zitrone', '1', 'Zitrone'],
    ['1 Prise(n) Salz', '1 pinch', 'Salz'],
    ['ca. 200 ml Milch', '200 ml', 'Milch'],
    ['Mehl 200 g', '200 g', 'Mehl'],
    ['Eggs: 4', '4', 'Eggs'],
    ['2 sticks celery', '2 stalk', 'celery'],
    ['1 stick butter', '1 stick', 'butter'],
    ['One 28-oz (800 g) can tomatoes', '1 can of 28 oz = 800 g', 'tomatoes'],
    ['500-600g/1lb 2oz-1lb 5oz mince', '500–600 g = 18–21 oz', 'mince'],
    ['2 tsp to 1 tbsp chilli', '2–3 tsp', 'chilli'],
    ['1 butternut squash (about 2 lb)', '1 = 2 lb', 'butternut squash'],
    ['4 skate wings, about ½ pound each', '4 of 1/2 lb', 'skate wings'],
    ['¾ cup lime juice (6 or 7 limes)', '3/4 cup = 6–7', 'lime juice'],
    ['1 large or 2 small onions', '1 = 2', 'onions'],
    ['⅓ of a bunch of radishes', '1/3 bunch', 'radishes'],
    ['1 lb. 80/20 ground beef', '1 lb', '80/20 ground beef'],
    ['1 cup 2% milk', '1 cup', '2% milk'],
    ['6 bay leaves', '6', 'bay leaves'],
    ['a little oil', '', 'oil'],
    ['2 eggs + 1 yolk', '2', 'eggs'],
    ['50 g butter + more for the pan', '50 g', 'butter'],
    ['2 tablespoons, plus 1 teaspoon, sugar', '2 tbsp + 1 tsp', 'sugar'],
    ['2x salmon fillets', '2', 'salmon fillets'],
    ['2 tbsp.olive oil', '2 tbsp', 'olive oil'],
    ['8 oz. brick cream cheese', '8 oz', 'cream cheese'],
    ['2 ribs celery', '2 stalk', 'celery'],
    ['1 gr. Dose Tomaten', '1 can', 'Tomaten'],
    ['250 gr. Mehl', '250 g', 'Mehl'],
    ['1.000 g Kartoffeln', '1000 g', 'Kartoffeln'],
    ['1.250 kg Kartoffeln', '5/4 kg', 'Kartoffeln'],
    ['1 geh. EL Mehl', '1 tbsp', 'Mehl'],
    ['1 TL, gestrichen Salz', '1 tsp', 'Salz'],
    ['2 Zehe/n Knoblauch', '2 clove', 'Knoblauch'],
    ['3 Stängel Petersilie', '3 sprig', 'Petersilie'],
    ['2 Stängel Zitronengras', '2 stalk', 'Zitronengras'],
    ['1 Stange Zimt', '1 piece', 'Zimt'],
    ['1 Stange Lauch', '1 stalk', 'Lauch'],
    ['1 Kästchen Kresse', '1 punnet', 'Kresse'],
    ['1 Hand voll Nüsse', '1 handful', 'Nüsse'],
    ['4 dünne Scheiben Schinken', '4 slice', 'Schinken'],
    ['1 walnussgroßes Stück Ingwer', '1 piece', 'Ingwer'],
    ['200 g dicke Bohnen', '200 g', 'dicke Bohnen'],
    ['20 dag Mehl', '20 dag', 'Mehl'],
    ['2 hg smör', '2 hg', 'smör'],
    ['2 etti di prosciutto', '2 hg', 'prosciutto'],
    ['3 rondelles de citron', '3 slice', 'citron'],
    ['1 rotolo di pasta sfoglia', '1 package', 'pasta sfoglia'],
    ['Saft einer halben Zitrone', '1/2', 'Zitrone'],
    ['1 halbe Zwiebel', '1/2', 'Zwiebel'],
    ['une demi-botte de persil', '1/2 bunch', 'persil'],
    ['2 cuillères à café bombées de sucre', '2 tsp', 'sucre'],
    ['1 rouleau de pâte feuilletée', '1 package', 'pâte feuilletée'],
  ])('%s', (line, amount, food) => {
    const read = parseIngredient(line);
    const sizes = [read.packageSize, ...(read.packageSizeAlso ?? [])].filter((size) => size !== null);
    const parts = [
      read.measures.map(written).join(' = '),
      read.plus.map((more) => ` + ${written(more)}`).join(''),
      sizes.length > 0 ? ` of ${sizes.map(written).join(' = ')}` : '',
    ];
    expect({ amount: parts.join(''), food: read.food }).toEqual({ amount, food });
  });

  it.each([
    ['1 large onion, finely chopped', { size: 'large', food: 'onion', preparation: 'finely chopped' }],
    ['3 tbsp chopped fresh parsley', { food: 'fresh parsley', preparation: 'chopped' }],
    ['2 tbsp cream (optional)', { food: 'cream', isOptional: true }],
    ['un brin de thym (facultatif)', { isOptional: true }],
    ['perejil (opcional)', { food: 'perejil', isOptional: true }],
    ['facoltativo: 1 cucchiaio di rum', { food: 'rum', isOptional: true }],
    ['salt, to taste', { food: 'salt', note: 'to taste' }],
    [
      '1 heaped tbsp cocoa',
      { food: 'cocoa', measures: [expect.objectContaining({ unitText: 'heaped tbsp' })] },
    ],
    ['3 oz chicken breasts, boneless, skinless', { food: 'chicken breasts' }],
    ['1 tbsp freshly squeezed lemon juice', { food: 'lemon juice', preparation: 'freshly squeezed' }],
    ['2 kl. Zwiebeln', { food: 'Zwiebeln', size: 'kl.' }],
    ['1 m.-große Zwiebel(n)', { food: 'Zwiebel', size: 'm.-große' }],
    ['2 tomates moyennes', { food: 'tomates', size: 'moyennes' }],
    ['1 Apfel, geschält', { food: 'Apfel', preparation: 'geschält' }],
    ['4 oz cream cheese, room temperature', { food: 'cream cheese', note: 'room temperature' }],
    ['1 tbsp each chopped chives and parsley', { food: 'chives and parsley', preparation: 'chopped' }],
    ['juice of 1 lemon', { food: 'lemon', preparation: 'juice' }],
    ['Optional: 1 tsp chili', { food: 'chili', isOptional: true }],
    ['4 large thin slices ham', { measures: [expect.objectContaining({ unitText: 'large thin slices' })] }],
    ['Scant ½ cup sugar', { measures: [expect.objectContaining({ unitText: 'Scant cup' })] }],
    ['boneless, skinless chicken breasts, diced', { food: 'boneless skinless chicken breasts' }],
    ['1 cup minus 2 tbsp sugar', { food: 'sugar', note: 'minus 2 tbsp' }],
    ['2 eggs, plus 1 yolk', { food: 'eggs', plus: [], note: 'plus 1 yolk' }],
    ['1 cup Italian (flat-leaf) parsley', { food: 'Italian flat-leaf parsley' }],
    ['½ cup sake, rice wine, or sherry', { food: 'sake, rice wine, or sherry' }],
  ])('%s contains more details', (line, told) => {
    expect(parseIngredient(line)).toMatchObject(told);
  });
});

const piece = fc.constantFrom(
  ...[
    '1',
    '1/2',
    '½',
    '–',
    '-',
    'to',
    'x',
    '/',
    '(',
    ')',
    ',',
    'cup',
    'g',
    '14 oz',
    'cans',
    'of',
    'juice',
    'plus',
  ],
  ...[
    'flour',
    'chopped',
    'or',
    'and',
    'large',
    'a',
    'few',
    'pinch',
    'EL',
    'cuillère à soupe',
    "d'",
    '1e400',
    '\u0000',
  ],
);
const anyLine = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
);

describe('any line', () => {
  it('is read, with finite amounts and a food from its own characters', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const read = parseIngredient(line);
        const sizes = [read.packageSize, ...(read.packageSizeAlso ?? [])].filter((size) => size !== null);
        for (const { from, to } of [...read.measures, ...read.plus, ...sizes]) {
          expect(Number.isFinite(from.num / from.den) && from.num >= 0).toBe(true);
          if (to) expect(to.num / to.den).toBeGreaterThan(from.num / from.den);
        }
        for (const character of read.food.replace(/\s/g, '')) expect(line).toContain(character);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '',
    ' ',
    '('.repeat(5000),
    '1 '.repeat(2500),
    '1/'.repeat(2500),
    'a, '.repeat(1700),
    '1e400 g salt',
  ])('is read, however odd (%#)', (line) => {
    expect(parseIngredient(line).isOptional).toBe(false);
  });
});
