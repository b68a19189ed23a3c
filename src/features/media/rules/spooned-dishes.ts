import { type Dish, filled } from './dish.ts';

/** Dishes that fill a vessel: soups, drinks, pasta, grains, salads, dips. */
export const SPOONED_DISHES: readonly Dish[] = [
  filled(
    'salad dressing, salad mix, dressing, vinaigrette, chutney, jam, jelly, marmalade, preserve, pickle, pickled, relish, compote, syrup, kimchi, sauerkraut, ketchup, hot sauce, stock',
    ['jar'],
    'liquid',
    '#c4502f',
  ),
  filled('fruit salad', ['bowl'], 'cream', '#f6ead2', { sweet: true }),
  filled(
    'smoothie, milkshake, lassi, shake, juice, lemonade, limeade, cocktail, mojito, margarita, punch, sangria, iced tea, spritz, soda, cooler, horchata, limoncello, drink, kombucha, eggnog, daiquiri, mimosa, kvass, mary',
    ['glass'],
    'liquid',
    '#f0b45a',
  ),
  filled(
    'hot chocolate, cocoa, coffee, latte, cappuccino, mocha, chai, tea, mulled wine, gluhwein, toddy, cider',
    ['mug'],
    'liquid',
    '#7a4a2b',
    { steam: true, always: '#7a4a2b' },
  ),
  filled(
    'oatmeal, oat, porridge, overnight oat, congee, yogurt, parfait, mousse, chia, rice pudding, fool, smoothie bowl, semolina',
    ['bowl'],
    'cream',
    '#f3e2c0',
    { sweet: true },
  ),
  filled('granola, muesli, cereal, trail mix, nut mix, crisp cereal', ['bowl'], 'grain', '#c98b45', {
    always: '#c98b45',
  }),
  filled('ramen, pho, noodle soup, chicken noodle, laksa, udon', ['bowl'], 'liquid', '#cf9244', {
    steam: true,
  }),
  filled(
    'soup, sopa, soupe, suppe, soep, zuppa, broth, bisque, chowder, gazpacho, minestrone, borscht, okroshka, erwtensoep, caldo, consomme, potage, aljotta, velouté',
    ['bowl', 'pot'],
    'liquid',
    '#e0a045',
    { steam: true },
  ),
  filled(
    'stew, chicken and dumpling, beef and dumpling, chili, chilli, chili con carne, chilli con carne, scouse, stoofvlees, carbonade, goulash, curry, dal, daal, dahl, tagine, ragout, gumbo, jambalaya stew, masala, korma, vindaloo, stroganoff, bourguignon, coq au vin, cassoulet, feijoada, rendang, tikka masala, pot roast, hotpot, adobo, paprikash, tajine',
    ['pot', 'bowl'],
    'liquid',
    '#b5652c',
    { steam: true },
  ),
  filled(
    'pasta salad, pasta, spaghetti, linguine, fettuccine, tagliatelle, penne, rigatoni, macaroni, mac and cheese, carbonara, bolognese, alfredo, primavera, puttanesca, aglio e olio, tetrazzini, pastitsio, mostaccioli, amatriciana, lasagna, lasagne, orzo, gnocchi, aelplermagronen, spaetzle, ziti, vermicelli, cacio e pepe',
    ['plate', 'bowl'],
    'pasta',
    '#ecc66d',
    { always: '#ecc66d' },
  ),
  filled(
    'noodle, pad thai, chow mein, lo mein, yakisoba, ramen noodle, soba, stir fry noodle',
    ['bowl'],
    'pasta',
    '#d9a75c',
    { always: '#d9a75c', steam: true },
  ),
  filled(
    'paella, biryani, biriyani, pilaf, pilau, jambalaya, nasi goreng, fried rice, arroz, jollof',
    ['pan', 'bowl'],
    'rice',
    '#e8b04e',
    { always: '#e8b04e' },
  ),
  filled(
    'risotto, rice, sushi bowl, poke, donburi, buddha bowl, rice bowl, burrito bowl',
    ['bowl', 'plate'],
    'rice',
    '#f3e7cd',
    { always: '#f3e7cd' },
  ),
  filled('bowl, in a bowl', ['bowl'], 'grain', '#dcb873', { always: '#dcb873' }),
  filled('seasoning, spice mix, spice, rub, garam masala, zaatar, za atar', ['bowl'], 'grain', '#a8672f', {
    always: '#a8672f',
    topped: false,
  }),
  filled(
    'quinoa, couscous, bulgur, bulghur, tabbouleh, tabouleh, grain bowl, farro, pearl barley, freekeh',
    ['bowl', 'plate'],
    'grain',
    '#dcb873',
    { always: '#dcb873' },
  ),
  filled(
    'potato salad, mash, mashed, mashed potato, colcannon, stoemp, polenta, grits, puree',
    ['bowl'],
    'cream',
    '#f2dc9e',
    {
      always: '#f2dc9e',
    },
  ),
  filled('salad, slaw, coleslaw, greens, sauteed spinach', ['bowl'], 'leaves', '#6f9b4c', {
    always: '#6f9b4c',
  }),
  filled(
    'hummus, dip, guacamole, salsa, pesto, tzatziki, spread, pate, sauce, ragu, bechamel, mayo, demi glace, aioli, mayonnaise, raita, tapenade, frosting, icing, ganache, gravy, marinade, butter, baba ganoush, cream cheese',
    ['bowl'],
    'cream',
    '#e8cf9c',
  ),
  filled(
    'bean, lentil, chickpea, frijole, succotash, maque choux, ratatouille, zarangollo, caponata',
    ['pan', 'bowl'],
    'beans',
    '#a8542f',
  ),
];
