import { describe, expect, it } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

/** '800 g = 28 oz potatoes', with the size of a package in brackets. */
function read(line: string): string {
  const { measures, packageSize, food } = parseIngredient(line);
  const written = measures.map(({ from, to, unit }) => {
    const number = (value: { num: number; den: number }) =>
      String(Math.round((value.num / value.den) * 100) / 100);
    return `${number(from)}${to ? `–${number(to)}` : ''}${unit ? ` ${unit}` : ''}`;
  });
  const size = packageSize ? ` (${packageSize.from.num / packageSize.from.den} ${packageSize.unit})` : '';
  return `${written.join(' = ')}${size}, ${food}`;
}

describe('lines written in haste', () => {
  it.each([
    ['800g/1lb12oz potatoes', '800 g = 28 oz, potatoes'],
    ['125g 4½oz brown sugar', '125 g = 4.5 oz, brown sugar'],
    ['600g weight in pods broad beans', '600 g, broad beans'],
    ['500 g podded weight peas', '500 g, peas'],
    ['1 mug rice', '1 mug, rice'],
    ['2 ss finhakket persille', '2 tbsp, persille'],
    ['1 stor spsk. smør, til stegning', '1 tbsp, smør'],
    ['2,5 msk kakao', '2.5 tbsp, kakao'],
    ['½ tsk. salt', '0.5 tsp, salt'],
    ['1 ts bakepulver', '1 tsp, bakepulver'],
    ['2 eetlepels olijfolie', '2 tbsp, olijfolie'],
    ['1 theelepel zout', '1 tsp, zout'],
    ['2 teentjes knoflook, fijngehakt', '2 clove, knoflook'],
    ['1 krm svartpeppar', '1 pinch, svartpeppar'],
    ['Et nip salt', '1 pinch, salt'],
    ['1 halv citron', '0.5, citron'],
    ['een snufje kaneel', '1 pinch, kaneel'],
    ['4 st tomat', '4 piece, tomat'],
    ['1 dåse hakkede tomater', '1 can, tomater'],
    ['2 takjes tijm', '2 sprig, tijm'],
    ['300 g gehakt', '300 g, gehakt'],
    ['1/4 de cucharadita de sal', '0.25 tsp, sal'],
    ['2 dientes de ajo picados', '2 clove, ajo'],
    ['1 stalk, medium (7-1/2" - 8" long) celery, peeled', '1 stalk, celery'],
    ['2 cloves, large, garlic', '2 clove, garlic'],
    ['2 cloves, small', '2, cloves'],
    ['A pint and a half of milk', '1.5 pint, milk'],
    ['1 cup and a half of sugar', '1.5 cup, sugar'],
    ['A half wine-glass of rose-water', '0.5 glass, rose-water'],
    ['Picada, if needed', ', Picada'],
    ['3 lg. eggs', '3, eggs'],
    ['juice of ½ a lemon', '0.5, lemon'],
    ['½ an onion', '0.5, onion'],
    ['2 hard boiled eggs', '2, eggs'],
    ['3 soft boiled eggs, halved', '3, eggs'],
    ['8 slices thick cut bacon', '8 slice, bacon'],
    ['1 cup steel cut oats', '1 cup, steel cut oats'],
    ['2 center cut pork chops, trimmed', '2, center cut pork chops'],
    ['2 potatoes cut into wedges', '2, potatoes'],
    ['a walnut of butter', '1 knob, butter'],
    ['2 pats of butter', '2 knob, butter'],
    ['1 wineglass of sherry', '1 glass, sherry'],
    ['1 teacup of sugar', '1 cup, sugar'],
    ['2 tableaspoons milk', '2 tbsp, milk'],
    ['2 tablespoos chili powder', '2 tbsp, chili powder'],
    ['1 teaspon salt', '1 tsp, salt'],
    ['2 EL gehäufte Speisestärke', '2 tbsp, Speisestärke'],
    ['2 dessert spoons honey', '2 dessertspoon, honey'],
    ['A tea-spoonful of salt', '1 tsp, salt'],
    ['2 spoons sugar', '2 tbsp, sugar'],
    ['gingerbread: 5 slices', '5 slice, gingerbread'],
    ['smoked bacon: 250g | 1/2lb', '250 g = 0.5 lb, smoked bacon'],
    ['1 - 2/3 cups milk', '1.67 cup, milk'],
    ['(optional) ½ cup cheddar', '0.5 cup, cheddar'],
    ['from 30g to 70g of sugar', '30–70 g, sugar'],
    ['up to 250 g cheese', '250 g, cheese'],
    ['4 tablespoons (tbsp.) of oil', '4 tbsp, oil'],
    ['A quarter of a pound of butter', '0.25 lb, butter'],
    ['28 oz can of whole tomatoes', '1 can (28 oz), whole tomatoes'],
    ['400g/14oz tin chickpeas', '1 can (400 g), chickpeas'],
    ['12 (10-inch) flour tortillas', '12 (10 inch), flour tortillas'],
    ['1 pot Greek yogurt', '1 pot, Greek yogurt'],
    ['1 thumb of ginger', '1 piece, ginger'],
    ['large thumb of ginger', '1 piece, ginger'],
    ['4 servings rice', '4 serving, rice'],
    ['2 bowls of rice', '2 bowl, rice'],
    ['1 cupheavy cream', '1 cup, heavy cream'],
    ['1tspsalt', '1 tsp, salt'],
    ['2 cupsflour', '2 cup, flour'],
    ['2 cupcakes', '2, cupcakes'],
    ['4 gloves of garlic', '4 clove, garlic'],
    ['ginger, 2 inches', '2 inch, ginger'],
    ['4 thinly cut slices of ham', '4 slice, ham'],
    ['12 finely minced cloves of garlic', '12 clove, garlic'],
    ['2 chopped cloves garlic', '2 clove, garlic'],
    ['8 unpeeled cloves garlic', '8 clove, garlic'],
    ['2 tsp whole cloves', '2 tsp, whole cloves'],
    ['⅓ cup of the used frying oil', '0.33 cup, used frying oil'],
    ['2 pièce(s) baguette', '2 piece, baguette'],
    ['1 sachet de 50 g (2 oz) de soupe', '1 sachet = 50 g (2 oz), soupe'],
    ['Je 1 Handvoll Minze', '1 handful, Minze'],
    ['1 peu de noix de muscade', ', noix de muscade'],
    ['a teensy bit of sugar', ', sugar'],
    ['2 lemon wedges', '2 wedge, lemon'],
    ['2 carrots or celery stalks', '2, carrots or celery stalks'],
    ['2 red or green celery stalks', '2 stalk, red or green celery'],
    ['2 potato wedges', '2, potato wedges'],
    ['100 g bubbly, active sourdough starter', '100 g, bubbly active sourdough starter'],
    ['any kind of bread', ', bread'],
    ['small amount of flour', ', flour'],
    ['grated zest 1 lemon', '1, lemon'],
    ['juice 1½ lemons', '1.5, lemons'],
    ['butter the size of a walnut', ', butter'],
    ['1 sm. can tomato paste', '1 can, tomato paste'],
    ['1 env. onion soup mix', '1 envelope, onion soup mix'],
    ['bread x2', '2, bread'],
    ['6 Kugeln Mozzarella à 25 g', '6 ball (25 g), Mozzarella'],
    ['6 Kugeln Mozzarella, je 25 g', '6 ball (25 g), Mozzarella'],
    ['evtl. 2 Eier', '2, Eier'],
    ['n. B. Zimt', ', Zimt'],
    ['Apfelmus nach Belieben', ', Apfelmus'],
    ["2 pièces gousse d'ail", '2 clove, ail'],
    ['selon le goût poivre', ', poivre'],
    ['150 g di pecorino', '150 g, pecorino'],
    ['50 g di foglie di basilico', '50 g, basilico'],
    ['small bag rocket', '1 bag, rocket'],
    ['1 (8 oz) pkg. noodles', '1 package (8 oz), noodles'],
    ['1 cuillère à café et demie de cannelle', '1.5 tsp, cannelle'],
  ])('%s is %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each([
    ['5g/⅛ garlic, chopped', 'garlic'],
    ['1 1 onion, sliced', 'onion'],
    ['200 ml mayonnaise*', 'mayonnaise'],
    ['3 cups - or long-grain rice', 'long-grain rice'],
    ['5 large fully ripe bananas', 'fully ripe bananas'],
    ['⅓ cup vegetable oil I used canola', 'vegetable oil'],
    ['One pound of beef suet chopped fine', 'beef suet'],
    ['Enough hot sauce to marinate', 'hot sauce'],
    ['replace with hot sauce for Whole30', 'hot sauce'],
    ['2 TL Rosmarin, frisch oder TK', 'Rosmarin'],
    ['100 g Weizenmehl Type 405', 'Weizenmehl'],
  ])('%s leaves no remnant in the food', (line, food) => {
    expect(parseIngredient(line).food).toBe(food);
  });

  it('keeps the commas of a list of foods', () => {
    expect(parseIngredient('1 cup sugar, honey, or molasses').food).toBe('sugar, honey, or molasses');
  });
});
