import { type Dish, filled, hero } from './dish.ts';

/** Meat, fish, eggs and vegetables as served, by the name of a dish or cut, never of an animal alone. */
export const MAIN_DISHES: readonly Dish[] = [
  hero(
    'shakshuka, shakshouka, fried egg, omelette, omelet, frittata, scrambled egg, huevos, breakfast skillet, egg benedict, english breakfast, spanish tortilla, tortilla espanola',
    'pan',
    'fried-egg',
    3,
    82,
  ),
  hero('boiled egg, deviled egg, devilled egg, stuffed egg, pickled egg, easter egg', 'plate', 'egg', 5, 105),
  hero('sushi, nigiri, maki', 'board', 'sushi', 3, 170),
  hero('onigiri, rice ball', 'board', 'rice-ball', 3, 160),
  hero(
    'dumpling, gyoza, ravioli, pierogi, wonton, empanada, samosa, momo, potsticker, pasty, vareniki, tortellini',
    'plate',
    'dumpling',
    5,
    135,
  ),
  hero('skewer, kebab, kabob, satay, yakitori, shashlik, brochette', 'grill', 'skewer', 3, 100),
  hero('wing, drumstick, chicken leg, duck leg', 'plate', 'roast-leg', 3, 135),
  hero(
    'roast chicken, roasted chicken, whole chicken, rotisserie chicken, spatchcock chicken, beer can chicken, roast turkey, smoked turkey, thanksgiving turkey, whole turkey, roast duck, roast goose, roast hen',
    'plate',
    'roast-chicken',
    1,
    300,
  ),
  hero(
    'schnitzel, cutlet, escalope, milanese, katsu, tonkatsu, tender, nugget, breast, chicken fillet, fried chicken, chop, pork chop, porkchop, chicken parmesan, parmigiana, cordon bleu, pork steak, fish and chip',
    'plate',
    'cutlet',
    2,
    165,
  ),
  hero('meatball, kofta, albondiga, polpette, frikadelle', 'pan', 'meatball', 6, 105),
  hero('sausage, bratwurst, chorizo, banger, snag, toad in the hole', 'pan', 'sausage', 3, 115),
  hero('rib, spare rib, back rib, short rib', 'board', 'ribs', 2, 190),
  hero(
    'roast, roast beef, roast pork, roast lamb, pork roast, leg of lamb, rack of lamb, pork belly, pork shoulder, pork loin, brisket, tenderloin, joint, wellington',
    'board',
    'roast-joint',
    1,
    290,
  ),
  hero('steak, sirloin, filet mignon, tri tip, ribeye, entrecote', 'board', 'grilled-steak', 2, 175),
  filled('tartare, carpaccio', ['plate'], 'pieces', '#b4513f', { always: '#b4513f' }),
  filled(
    'wok, stir fry, stir fried, stir fried chicken, saute, skillet, hash, carnitas, pulled pork, teriyaki, fajita meat, taco meat',
    ['pan'],
    'pieces',
    '#b8743a',
  ),
  filled('traybake, tray bake, sheet pan', ['pan', 'plate'], 'pieces', '#c98d43'),
  hero('popcorn, kettle corn', 'board', 'popcorn', 2, 270),
  hero('french fry, oven fry, potato fry, potato wedge, chip, poutine', 'board', 'french-fries', 2, 250),
  hero('corn on the cob, elote, sweetcorn', 'grill', 'ear-of-corn', 4, 110),
  filled(
    'gratin, casserole, bake, moussaka, au gratin, cauliflower cheese, scalloped, parmentier',
    ['pan'],
    'cream',
    '#e6b657',
    { always: '#e6b657' },
  ),
];

/** Foods that are a dish by themselves if the recipe's name says no more. */
export const FOOD_DISHES: readonly Dish[] = [
  hero('egg', 'pan', 'fried-egg', 3, 82),
  hero('ham, gammon, ham hock', 'board', 'meat-on-bone', 2, 230),
  hero('shrimp, prawn, scampi, gamba', 'pan', 'shrimp', 6, 120),
  hero('lobster, crayfish', 'plate', 'lobster', 1, 330),
  hero('crab', 'plate', 'crab', 1, 270),
  hero('mussel, clam, oyster, scallop', 'plate', 'oyster', 5, 130),
  hero('octopus, pulpo', 'plate', 'octopus', 1, 270),
  hero('squid, calamari', 'plate', 'squid', 2, 210),
  hero('salmon, tuna, swordfish', 'plate', 'salmon-fillet', 2, 140),
  hero(
    'fish, cod, trout, sea bass, mackerel, tilapia, halibut, sardine, haddock, bacalhau',
    'plate',
    'fish',
    2,
    200,
  ),
  hero('tofu, tempeh', 'pan', 'tofu', 4, 115),
  filled('potato, rosti', ['pan'], 'pieces', '#e2b765', { always: '#e2b765' }),
];
