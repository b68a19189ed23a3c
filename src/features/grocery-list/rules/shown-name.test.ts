import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { understandLine } from '../server/queries/understand.ts';
import { ONE } from './exact.ts';
import { foodsToBuy } from './foods-to-buy.ts';

/** The rows of some lines. */
const rowsOf = (...lines: string[]) =>
  foodsToBuy(
    lines.flatMap((line, at) =>
      understandLine(line).map((understood) => ({ key: String(at), understood, count: ONE })),
    ),
  ).map(({ amount, name }) => `${amount} ${name}`.trim());

describe('the name of a row', () => {
  it.each<[string[], string[]]>([
    [['1 zucchini', '2 zucchini, sliced', '1 courgette'], ['4 zucchini']],
    [['1 courgette', '1 zucchini'], ['2 courgettes']],
    [['1 large sweet potato', '2 Sweet Potatoes, chopped'], ['3 sweet potatoes']],
    [['1 Onion'], ['1 onion']],
    [['1 tsp dijon mustard'], ['1 tsp Dijon mustard']],
    [['1 pork chop', '3 pork chops'], ['4 pork chops']],
    [['½ cup corn (frozen)'], ['½ cup frozen corn']],
    [['2 sticks cinnamon'], ['2 cinnamon sticks']],
    [['½ broccli, chopped'], ['½ broccoli']],
    [['1 (14.5 oz) can canned tomatoes'], ['1 × 14½ oz can tomatoes']],
    [['2 cups chicken, beef or vegetable stock'], ['2 cups chicken stock']],
    [
      ['salt and pepper', '1 tsp salt'],
      ['pepper', '1 tsp + some salt'],
    ],
    [['10-inch cast-iron skillet'], ['10-inch cast-iron skillet']],
    [['6 garlic, minced', '2 cloves garlic'], ['8 cloves garlic']],
    [['1 tsp zzyz (ground cumin)', '1 tsp ground cumin'], ['2 tsp ground cumin']],
    [['100 g zzyz (cashews) (for the filling)'], ['100 g cashews']],
    [
      ['½ Knolle Sellerie', '1 Knollensellerie', '2 celery stalks'],
      ['2 stalks celery', '1½ Knollensellerie'],
    ],
    [['1 Knolle Fenchel'], ['1 bulb Fenchel']],
    [['½ cup plain yogurt', '1 cup plain yogurt', '1 cup thick curd'], ['2½ cups plain yogurt']],
    [['2 Knorr vegetable stock pots'], ['2 vegetable stock pots']],
    [['1 nest egg noodles', '2 nests of egg noodles'], ['3 bundles egg noodles']],
    [['50 g butter', 'a knob of butter'], ['about 65 g butter']],
    [['steamed greens and peas'], ['greens and peas']],
    [['Pfeffer aus der Mühle', 'etwas Pfeffer'], ['Pfeffer']],
    [['3 carottes en rondelles', '1 carotte'], ['4 carottes']],
    [['1 tsp jeera', '1 tsp cumin seeds'], ['2 tsp cumin seeds']],
    [['1 kg Kartoffeln, mehligkochend'], ['1 kg mehligkochende Kartoffeln']],
    [['3 uova sode', '2 eggs'], ['5 eggs']],
    [['½ cup elbow macaroni', '1 cup macaroni elbows'], ['1½ cups elbow macaroni']],
    [['2 plum Roma tomatoes', '1 Roma tomato'], ['3 Roma tomatoes']],
    [['2 cups half & half', '1 cup half and half'], ['3 cups half & half']],
    [['2 zucchinis', '1 zucchini'], ['3 zucchini']],
    [['4-5 pods of cardamom'], ['4–5 cardamom pods']],
    [['2 cups COLD cooked rice'], ['2 cups cooked rice']],
    [['800 g potato, peeled'], ['800 g potatoes']],
    [['½ cup banana'], ['½ cup banana']],
    [['45 g macadamia nut'], ['45 g macadamia nuts']],
    [['3 tbsp ground flaxseed'], ['3 tbsp ground flaxseed']],
    [['1 can refrigerated biscuit'], ['1 can refrigerated biscuits']],
    [['1 Zwiebel', '2 Zwiebeln'], ['3 Zwiebeln']],
    [['2 Apfel'], ['2 Äpfel']],
    [['2 Knoblauchzehen', '1 Knoblauchzehe'], ['3 cloves Knoblauch']],
    [['4 tbsp jam of your choice'], ['4 tbsp jam']],
    [['2 fresno peppers, or other similar hot peppers, seeded'], ['2 fresno peppers']],
    [['1 pot of Korean seasoning'], ['1 pot Korean seasoning']],
    [
      ['½ each green, red, and yellow bell pepper'],
      ['½ green bell pepper', '½ red bell pepper', '½ yellow bell pepper'],
    ],
    [
      ['2 eggs and 1 egg white', '1 egg'],
      ['1 egg white', '3 eggs'],
    ],
    [['½ lb pepperoni'], ['½ lb pepperoni']],
    [['2 tomatos', '1 tomatoes'], ['3 tomatoes']],
    [['1 ripe avocados'], ['1 ripe avocado']],
    [['Mayonaise', 'Mayonnaise'], ['mayonnaise']],
    [['1 tomato', 'tomatoes'], ['1 + some tomatoes']],
    [['2 long or 4 short cucumbers'], ['2 cucumbers']],
    [['3 very ripe medium tomatoes'], ['3 ripe tomatoes']],
    [['roasted rapeseed oil or peanut oil'], ['rapeseed oil']],
    [['corn or flour tortillas'], ['corn tortillas']],
    [
      ['8 SimplyNature Organic Cage Free Eggs', '100 ml MILFINA Vollmilch'],
      ['8 organic cage free eggs', '100 ml Vollmilch'],
    ],
    [['1 cup 2 sticks salted butter'], ['1 cup salted butter']],
    [['1 tbsp chicken stock pot'], ['1 tbsp chicken stock pot']],
    [
      ['¼ tsp EACH ground ginger, salt, dried thyme'],
      ['¼ tsp dried thyme', '¼ tsp ground ginger', '¼ tsp salt'],
    ],
    [['4 cloves garlic, grated + 3 cloves garlic, minced'], ['7 cloves garlic']],
    [['2 chipotles + 2 tbsp adobo sauce'], ['2 tbsp adobo sauce', '2 chipotles']],
    [['½ cup frozen peas, cooked'], ['½ cup frozen peas']],
    [['2 fluffy eggs', '1 egg'], ['3 eggs']],
    [['1 tantalizing lemon', '1 lemon'], ['2 lemons']],
    [
      ['1 cup Burgundy wine', '1 cup wine'],
      ['1 cup Burgundy wine', '1 cup wine'],
    ],
    [['2 cups good chicken broth'], ['2 cups chicken broth']],
    [['1 tbsp juice from fresh lemon'], ['1 tbsp lemon juice']],
    [['4 leaves sage leaves'], ['4 leaves sage']],
    [
      ['150 g Speck', '300 g de bœuf haché', '1 lb ground beef'],
      ['750 g ground beef', '150 g speck'],
    ],
    [['1 bouquet de coriandre', '1 bunch cilantro'], ['2 bunches cilantro']],
    [
      ['500 g Erdbeeren, TK', '1 tsp soda', '1 dose de safran'],
      ['1 tsp bicarbonate of soda', '500 g Erdbeeren', '1 sachet saffron'],
    ],
    [
      ['6-pack beer', 'yogurt 4x'],
      ['6 beer', '4 yogurts'],
    ],
    [['Chile crisp or hot sauce'], ['chile crisp']],
    [['500 ml milk skim or full cream'], ['500 ml skim milk']],
    [['1 homemade pie crust', '1 store-bought pie crust'], ['2 pie crusts']],
    [['4 mini cucumbers'], ['4 mini cucumbers']],
    [['1 capsicums'], ['1 capsicum']],
    [['1 chicken breast fillets'], ['1 chicken breast fillet']],
    [['1.5 kg leg of lamb'], ['1.5 kg leg of lamb']],
    [['salt + pepper'], ['pepper', 'salt']],
    [['a scattering of flaked almonds'], ['flaked almonds']],
    [['a squeeze of lemon juice'], ['lemon juice']],
    [['a few grinds of black pepper'], ['3 pinches black pepper']],
    [['2 dollops sour cream'], ['2 tbsp sour cream']],
    [['zest of 1 lemon and juice of 2'], ['2 lemons']],
    [['grated zest of 2 limes and juice of 1'], ['2 limes']],
    [['1/2 of an 8 oz block of cream cheese'], ['½ block cream cheese']],
    [['2 doz. clams'], ['24 clams']],
    [['2 tbsp Lee Kum Kee oyster sauce', '1 tbsp oyster sauce'], ['3 tbsp oyster sauce']],
    [
      ['1 cup Peruvian purple potatoes', '1 cup purple potatoes'],
      ['1 cup Peruvian purple potatoes', '1 cup purple potatoes'],
    ],
    [['2 mini sweet peppers'], ['2 mini sweet peppers']],
    [['1 cup onions (chopped)', '1 onion, chopped (about 1 cup)'], ['about 3 onions']],
    [['1 cup chopped onions', '½ cup onion, diced'], ['1½ cups onions']],
    [['1 zest from lemon', 'juice from 2 lemons', 'lemon garnish'], ['3 + some lemons']],
    [['½ tsp crushed red chili pepper flakes'], ['½ tsp crushed red chili pepper flakes']],
    [
      ['375 ml low FODMAP milk', '1 cup milk'],
      ['375 ml low FODMAP milk', '1 cup milk'],
    ],
    [['2 cups mango (frozen)'], ['2 cups frozen mango']],
    [['½ cup good olive oil'], ['½ cup olive oil']],
    [['2 tbsp dill fresh, chopped'], ['2 tbsp fresh dill']],
    [['1 cup grapes seedless'], ['1 cup seedless grapes']],
    [['1 whole tomatoes ripe'], ['1 ripe whole tomato']],
    [['¼ Teapsoon nutmeg'], ['¼ tsp nutmeg']],
    [['1 lb chicken, boneless and skinless, diced'], ['1 lb boneless skinless chicken']],
    [['salt n pepper'], ['pepper', 'salt']],
    [['1 cup grated parm', '½ cup parmesan'], ['1½ cups parmesan']],
    [['500 g de viande hachée'], ['500 g viande hachée']],
    [['2 carottes râpées'], ['2 carottes']],
    [['Salz u. Pfeffer'], ['Pfeffer', 'Salz']],
    [['1 Bd. Petersilie'], ['1 bunch Petersilie']],
    [['1 cup butter (ghee) or oil'], ['1 cup butter']],
    [['2 tablespoons coconut flour, (+1 teaspoon)'], ['2 tbsp + 1 tsp coconut flour']],
    [
      ['200/250 g di Fontina', '100/120 g di burro'],
      ['100–120 g burro', '200–250 g fontina'],
    ],
    [['1 stick butter + 2 tbsp'], ['about 1½ sticks butter']],
    [['½ cup sugar, plus 2 tbsp for dusting'], ['½ cup + 2 tbsp sugar']],
    [['50 g butter + 10 g for the tin'], ['60 g butter']],
    [['1 cup milk, plus more to taste'], ['1 cup milk']],
    [['1 teaspoon EACH dried thyme + oregano'], ['1 tsp dried oregano', '1 tsp dried thyme']],
    [['1 cup arugula (1 heaping handful)'], ['1 cup arugula']],
    [
      ['6 Oliven', '2 Kalbsschnitzel à ca. 125 g'],
      ['2 Kalbsschnitzel', '6 Oliven'],
    ],
    [['500 g Kirschtomaten halbiert'], ['500 g Kirschtomaten']],
    [['1 TL Oregano, frisch oder TK'], ['1 tsp oregano']],
    [['rucola om te garneren'], ['rucola']],
    [['etwas Etwas Pfeffer'], ['Pfeffer']],
    [
      ['1 dl flour', '1 cup flour', '100 g butter', '200 g sugar'],
      ['100 g butter', 'about 180 g flour', '200 g sugar'],
    ],
    [
      ['12 tbsp tomato paste', '8 tbsp milk', '300 g rice', '1 kg potatoes'],
      ['120 ml milk', '1 kg potatoes', '300 g rice', '12 tbsp tomato paste'],
    ],
    [
      ['8 fresh basil leaves', '2 bay leaves'],
      ['2 bay leaves', '8 leaves fresh basil'],
    ],
    [['gherkins: a dozen medium sized ones'], ['gherkins']],
    [['2 (3 1/2) pound whole chickens'], ['2 × 3½ lb whole chickens']],
    [['2 (14) ounce cans tomatoes'], ['2 × 14 oz cans tomatoes']],
    [['any lean cut of meat'], ['any lean cut of meat']],
    [['black pepper, freshly grounded'], ['black pepper']],
    [
      ['2 tbsp cold butter', '1 cup hot chicken stock'],
      ['2 tbsp butter', '1 cup chicken stock'],
    ],
    [['1 unbaked 9-inch pie shell'], ['1 unbaked pie shell']],
    [
      ['1 tbsp hot sauce', '1 tsp hot paprika'],
      ['1 tsp hot paprika', '1 tbsp hot sauce'],
    ],
    [['2 red onions and 1 white'], ['2 red onions', '1 white onion']],
    [['1½ cups chopped carrots (about 3 carrots)', '2 carrots'], ['5 carrots']],
    [['¾ cup diced celery (about 2 stalks)'], ['2 stalks celery']],
    [['2 cups bananas, mashed (about four bananas)'], ['4 bananas']],
    [['4 cups (16 oz/454 g) penne'], ['16 oz penne']],
    [['1 cup (4 oz) shredded cheddar'], ['4 oz cheddar']],
    [['1 cup (8 oz) milk'], ['1 cup milk']],
    [['¼ cup lime juice (about 2 limes)'], ['¼ cup lime juice']],
    [['6 chicken thighs, bone-in and skin-on'], ['6 bone-in chicken thighs']],
    [
      ['4 Gewürzgurke(n)', '1 Zwiebel(n)'],
      ['4 Gewürzgurken', '1 Zwiebel'],
    ],
    [['1 Zwiebel', '½ Zwiebel / Zwiebeln'], ['1½ Zwiebeln']],
    [
      ['1 kg Äpfel', '6 Austernpilze'],
      ['1 kg Äpfel', '6 Austernpilze'],
    ],
    [
      ['1 oignon', '1 oignon, émincé', '2 pommes de terre'],
      ['2 oignons', '2 pommes de terre'],
    ],
    [
      ['1 cebolla grande', '1 cebolla', '1 cipollotto', '1 cipollotto tritato', '1 pera', '1 pera'],
      ['2 cebollas', '2 cipollotti', '2 pera'],
    ],
    [
      ['una pizca de sal', '2 cucharadas soperas de miel', 'media cebolla', '2 rebanadas de pan'],
      ['½ cebolla', '2 tbsp miel', '2 slices pan', '1 pinch sal'],
    ],
    [
      ['1 costa di sedano', 'due coste di sedano', '2 fette di pane', 'pepe nero macinato'],
      ['2 slices pane', 'pepe nero macinato', '3 stalks sedano'],
    ],
    [
      ['etwas glatte Peter\u00ADsilie', '2 EL gehackter Oregano'],
      ['glatte Petersilie', '2 tbsp oregano'],
    ],
    [['1 Stange Lauch', '2 leeks'], ['3 leeks']],
    [
      ['2 Stück Knoblauchzehe', '4 Stück Eier'],
      ['4 Eier', '2 cloves Knoblauch'],
    ],
    [
      ['2 EL Weißweinessig', '1 EL Essig', '1 TL Rosenpaprika', '1 TL Paprikapulver'],
      ['1 tbsp Essig', '1 tsp Paprikapulver', '1 tsp Rosenpaprika', '2 tbsp Weißweinessig'],
    ],
    [['1 lb ripe but relatively firm peaches'], ['1 lb ripe firm peaches']],
    [['1 lb shaped pasta'], ['1 lb pasta']],
    [['1 cup coconut'], ['1 cup desiccated coconut']],
    [['a full kettle of water'], ['water']],
    [['3 scallions, white and green parts'], ['3 scallions']],
    [['1 (15 oz) can no-salt-added diced tomatoes'], ['1 × 15 oz can diced tomatoes']],
    [
      ['100 g Weißbrotwürfel', '1 TL Pimentpulver'],
      ['1 tsp Pimentpulver', '100 g Weißbrotwürfel'],
    ],
  ])('in the words of the lines: %j is %j', (lines, rows) => {
    expect(rowsOf(...lines)).toEqual(rows);
  });
});

describe('the rows of a list', () => {
  const file = resolve(import.meta.dirname, '../../../../test/samples/products/same.txt');
  const lines = readFileSync(file, 'utf8')
    .split(/ \| |\n/)
    .filter(Boolean);

  it('are the same in any order of its lines', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        (some, by) => {
          const shift = by % some.length;
          expect(rowsOf(...some.slice(shift), ...some.slice(0, shift))).toEqual(rowsOf(...some));
        },
      ),
    );
  });

  it('include each line once, or once for each food that it names', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 20 }), (some) => {
        const asked = some.flatMap((line, at) =>
          understandLine(line).map((understood, part) => ({ key: `${at}/${part}`, understood, count: ONE })),
        );
        const listed = foodsToBuy(asked).flatMap(({ lines: keys }) => keys);
        expect(listed.sort()).toEqual(asked.map(({ key }) => key).sort());
      }),
    );
  });
});
