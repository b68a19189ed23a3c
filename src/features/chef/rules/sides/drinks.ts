import { type Message, msg, t } from '#shared/t.ts';
import { whole } from '../questions/asking.ts';

/** Wine for the pot, not for the glass. */
const FOR_THE_POT =
  /\b(?:cook\w*|in (?:it|this|the [a-z]+)|add(?:ed|ing)?|put|use|using|instead|without|replace|swap)\b|\bthe (?:wine|beer|cider|[a-z]+ wine) for$/;
const GLASS = '(?:wines?|beers?|drinks?|bottle|bubbles|cocktails?|tipple|prosecco|cider)';
const WITH =
  '(?:with|for|alongside|beside|goes?|suits?|pairs?|matche?s?|works?|to|would|should|do|can|could|is|s)';
const ASKS = whole(
  `(?:what|which|whats|any|a|some|got any|is there (?:a|any)|do you have (?:a|any)|have you got (?:a|any)|(?:can|could|would|will) you (?:suggest|recommend|pick|name)(?: me| us)?(?: a| any| some)?|(?:suggest|recommend|pick)(?: me| us)?(?: a| any| some)?)(?: [a-z]+){0,4} ${GLASS}(?: ideas?| pairing| suggestions?| recommendations?)?(?: ${WITH}(?: .*)?)?|${GLASS}(?: pairing| to go)?(?: (?:with|for) (?:it|this|that|them|these|dinner|the meal))|wine pairing(?: .*)?|what (?:to|(?:should|can|could|do|would|shall) (?:i|we|you|people)) (?:drink|pour|open)(?: .*)?|(?:something|anything) to drink(?: (?:with|for) .*)?|(?:would |should it be |is it )?(?:red|white) or (?:red|white)(?: wine)?(?: .*)?|(?:would|does|will|is) (?:a |an )?(?:red|white|rose|sparkling)(?: wine)? (?:go|goes|ok|good|suit|work)(?: .*)?`,
);

/** Whether somebody asks what to drink with the dish. */
export const asksForDrink = (said: string): boolean => ASKS.test(said) && !FOR_THE_POT.test(said);

interface Dish {
  title: string;
  /** The names of its lines. */
  lines: string;
  cuisine: string;
  isSweet: boolean;
}

const SPICED = /curry|garam masala|turmeric|tikka|masala|korma|vindaloo/i;
const HOT = /chilli|jalapeño|harissa|gochujang|sriracha|curry paste/i;
const OF_ASIA = /soy sauce|fish sauce|oyster sauce|miso|gochujang|hoisin/i;
const CREAMY = /cream\b|mascarpone|crème fraîche|alfredo|carbonara|gruyère|cheddar|brie/i;
const TOMATO = /tomato|passata/i;

/** What is in the glass, by the main food of a dish and how it is seasoned; the first that fits counts. */
const DRINKS: readonly (readonly [is: (dish: Dish) => boolean, wine: Message, without: Message])[] = [
  [
    ({ isSweet }) => isSweet,
    msg('A small glass of sweet wine: Moscato d’Asti, or a late-harvest Riesling.'),
    msg('Without alcohol: coffee, or a pot of black tea.'),
  ],
  [
    ({ cuisine, title }) => cuisine === 'moroccan' || /tagine/i.test(title),
    msg('A dry rosé, or a soft Syrah or Grenache with red meat.'),
    msg('Without alcohol: fresh mint tea.'),
  ],
  [
    ({ title, lines, cuisine }) =>
      SPICED.test(`${title}\n${lines}`) || ['indian', 'thai', 'pakistani', 'sri-lankan'].includes(cuisine),
    msg('An off-dry Riesling or a Gewürztraminer, which calms the spice, or a cold lager.'),
    msg('Without alcohol: ginger ale with lime.'),
  ],
  [
    ({ title, cuisine }) =>
      cuisine === 'mexican' || cuisine === 'tex-mex' || /chil[il]i\b|taco|fajita/i.test(title),
    msg('A cold lager, or a juicy red such as Zinfandel or Malbec.'),
    msg('Without alcohol: lime juice with soda and a little sugar.'),
  ],
  [
    ({ lines }) => OF_ASIA.test(lines),
    msg('An off-dry Riesling or a Grüner Veltliner, or a light lager.'),
    msg('Without alcohol: jasmine tea or green tea.'),
  ],
  [
    ({ title, lines }) => /salmon|trout|tuna/i.test(`${title}\n${lines}`),
    msg('A Chardonnay, or a light Pinot Noir served cool.'),
    msg('Without alcohol: sparkling water with lemon and cucumber.'),
  ],
  [
    ({ title, lines }) =>
      /\b(?:cod|haddock|hake|plaice|sea bass|mackerel|fish|prawns?|mussels|clams|squid|scallops|crab)\b(?! sauce| stock)/i.test(
        `${title}\n${lines}`,
      ),
    msg('A crisp white: Sauvignon Blanc, Albariño or Muscadet.'),
    msg('Without alcohol: sparkling water with lemon, or elderflower cordial with soda.'),
  ],
  [
    ({ title, lines }) => /\blamb\b(?! stock)/i.test(`${title}\n${lines}`),
    msg('A Rioja Crianza, or a Cabernet Sauvignon.'),
    msg('Without alcohol: pomegranate juice with soda.'),
  ],
  [
    ({ title, lines }) =>
      /\b(?:beef|steaks?|veal|venison|oxtail)\b(?! stock)/i.test(`${title}\n${lines}`) && !TOMATO.test(title),
    msg('A red with some body: Rioja, Côtes du Rhône or Malbec.'),
    msg('Without alcohol: red grape juice with soda.'),
  ],
  [
    ({ title, lines }) => /\bduck\b|\bgoose\b/i.test(`${title}\n${lines}`),
    msg('A Pinot Noir.'),
    msg('Without alcohol: cherry juice with soda.'),
  ],
  [
    ({ title, lines }) =>
      /\b(?:pork|sausages?|ham|gammon|chorizo)\b/i.test(`${title}\n${lines}`) && !TOMATO.test(lines),
    msg('A dry Riesling, a Beaujolais, or a dry cider.'),
    msg('Without alcohol: cloudy apple juice with soda.'),
  ],
  [
    ({ lines, title }) => CREAMY.test(`${title}\n${lines}`) && !TOMATO.test(lines),
    msg('A rounder white: Chardonnay, Soave or Pinot Blanc.'),
    msg('Without alcohol: white grape juice with soda and lemon.'),
  ],
  [
    ({ title, lines, cuisine }) =>
      TOMATO.test(`${title}\n${lines}`) && (cuisine === 'italian' || /pasta|spaghetti|pizza/i.test(title)),
    msg('An Italian red with some acidity: Chianti or Barbera.'),
    msg('Without alcohol: red grape juice with soda, or a bitter lemon.'),
  ],
  [
    ({ lines }) => /mushroom|porcini/i.test(lines),
    msg('A Pinot Noir, or a Pinot Grigio if you like white.'),
    msg('Without alcohol: cloudy apple juice with soda.'),
  ],
  [
    ({ lines }) => /\b(?:chicken|turkey)\b(?! stock)/i.test(lines),
    msg('A Chardonnay without much oak, or a light red such as Pinot Noir.'),
    msg('Without alcohol: apple juice with soda, or sparkling water with lemon.'),
  ],
  [
    ({ title, lines }) => HOT.test(`${title}\n${lines}`),
    msg('An off-dry Riesling, or a cold lager.'),
    msg('Without alcohol: ginger ale with lime.'),
  ],
  [
    () => true,
    msg('A fresh white such as Grüner Veltliner or Sauvignon Blanc, or a light red such as Beaujolais.'),
    msg('Without alcohol: apple juice with soda, or sparkling water with lemon.'),
  ],
];

/** A wine to drink with the dish, and something without alcohol; only that for somebody who drinks none. */
export function drinkFor(dish: Dish, isSober: boolean): string {
  const [, wine, without] = DRINKS.find(([is]) => is(dish)) ?? [];
  const said = [...(isSober || !wine ? [] : [t(wine)]), ...(without ? [t(without)] : [])];
  return said.join(' ');
}
