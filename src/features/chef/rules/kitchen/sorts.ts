import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { anyOf, OPENS } from '../questions/asking.ts';

const ASKS_SORT = new RegExp(
  `^${OPENS}(?:(?:so |and )?(?:which|what|whats|what s|what is|what are)(?: (?:the|kind|sort|type|brand|variety|cut|best|good|right|of|a))*|welche[nrsm]?|was fur (?:eine?n? )?|quel(?:le)?s?|que|che)\\b`,
);
/** 'What rice goes with it' asks what stands beside it. */
const BESIDE =
  /\b(?:goes? with|with (?:it|this|that|them)|alongside|to drink|on the side|instead|dazu|avec)\b/;

/** Which sort of a food a dish wants, by the words of the question, and of the title or the lines. */
const SORTS: readonly (readonly [said: RegExp, dish: RegExp, advice: Message])[] = [
  [
    /\bpotato(?:es)?\b|\bspuds\b|\bkartoffeln?\b/,
    /mash|gnocchi|jacket|baked potato|roast potato|chips|fries|gratin|dauphinois|shepherd|cottage|fish pie|soup/i,
    msg(
      'Floury ones, such as Maris Piper, King Edward or Russet: they get fluffy and soak up what they are cooked with. All-rounders such as Yukon Gold will do; waxy ones stay firm and gluey.',
    ),
  ],
  [
    /\bpotato(?:es)?\b|\bspuds\b|\bkartoffeln?\b/,
    /./,
    msg(
      'Waxy ones, such as Charlotte, Jersey Royals or new potatoes, keep their shape in salads, stews and curries. Floury ones fall apart there; all-rounders will do.',
    ),
  ],
  [
    /\brice\b|\breis\b|\briz\b|\barroz\b|\briso\b/,
    /risotto/i,
    msg(
      'Arborio, carnaroli or vialone nano. Otherwise any short-grain rice, such as pudding or paella rice; long-grain rice does not get creamy.',
    ),
  ],
  [
    /\brice\b|\breis\b|\briz\b|\barroz\b|\briso\b/,
    /paella/i,
    msg(
      'Bomba or calasparra. If you cannot get them, take risotto rice, do not stir it, and use about a tenth less stock; long-grain rice stays dry.',
    ),
  ],
  [
    /\brice\b|\breis\b|\briz\b|\barroz\b|\briso\b/,
    /sushi|onigiri|rice pudding|arroz con leche|milchreis/i,
    msg('A short-grain rice that sticks: sushi rice, or pudding rice. Long-grain rice falls apart.'),
  ],
  [
    /\brice\b|\breis\b|\briz\b|\barroz\b|\briso\b/,
    /thai|green curry|red curry|pad |fried rice|stir|teriyaki|chinese|vietnam/i,
    msg('Jasmine rice, or any long-grain rice. For frying, it is best cooked the day before and cold.'),
  ],
  [
    /\brice\b|\breis\b|\briz\b|\barroz\b|\briso\b/,
    /./,
    msg('A long-grain rice such as basmati: rinse it, and it stays loose. Brown rice takes twice as long.'),
  ],
  [
    /\bapples?\b|\bapfel\b|\bpommes?\b|\bmele?\b/,
    /./,
    msg(
      'A sharp apple that keeps its shape, such as Braeburn, Granny Smith, Boskoop or Cox; Bramley cooks to a purée and needs more sugar.',
    ),
  ],
  [
    /\bwine\b/,
    /white wine/i,
    msg(
      'For cooking, a dry white that you would also drink, such as Pinot Grigio, Sauvignon Blanc or dry vermouth; nothing sweet and no “cooking wine”. Without alcohol: stock with a squeeze of lemon.',
    ),
  ],
  [
    /\bwine\b/,
    /red wine/i,
    msg(
      'For cooking, a dry red that you would also drink, with little oak, such as Merlot, Côtes du Rhône or Chianti. Without alcohol: beef stock with a spoonful of red wine vinegar.',
    ),
  ],
  [
    /\b(?:cut|meat|beef|steak)\b/,
    /stew|goulash|bourguignon|chil[il]i|braise|pot roast|rendang|curry|ragu/i,
    msg(
      'A cut for slow cooking, with sinew and a little fat: chuck, shin or brisket of beef, shoulder of lamb or pork. Lean cuts such as rump or fillet turn dry.',
    ),
  ],
  [
    /\b(?:cut|meat|pork|joint)\b/,
    /pulled pork|carnitas|kalua/i,
    msg(
      'Pork shoulder, also sold as Boston butt or collar, on the bone or off it: its fat and sinew melt. Loin is too lean for it.',
    ),
  ],
  [
    /\b(?:cut|meat|beef|steak)\b/,
    /steak|stroganoff|stir|fajita|tagliata/i,
    msg(
      'A tender cut that is cooked fast: sirloin, rib-eye or rump; flank and skirt too, if you slice them thinly across the grain.',
    ),
  ],
  [
    /\b(?:cut|meat|pork|joint)\b/,
    /roast pork|crackling/i,
    msg(
      'Belly or shoulder with the skin on for crackling; loin is leaner and done in half the time. Ask for the skin to be scored.',
    ),
  ],
  [
    /\b(?:cut|part|pieces?|bit)\b/,
    /chicken/i,
    msg(
      'Thighs stay juicy in curries, stews and traybakes; breasts suit what is fried or grilled quickly, and dry out if they cook longer.',
    ),
  ],
  [
    /\bflour\b|\bmehl\b|\bfarine\b|\bharina\b|\bfarina\b/,
    /pizza|bread|focaccia|bagel|rolls|naan/i,
    msg(
      'Strong white bread flour, or Italian “00” for pizza. Plain flour works with a spoonful less water, and is a little less springy.',
    ),
  ],
  [
    /\bflour\b|\bmehl\b|\bfarine\b|\bharina\b|\bfarina\b/,
    /./,
    msg(
      'Plain white flour, unless the line says another. Half of it may be wholemeal, with a splash more liquid.',
    ),
  ],
  [
    /\bcheese\b|\bkase\b|\bfromage\b|\bqueso\b|\bformaggio\b/,
    /./,
    msg(
      'For melting: mozzarella, cheddar, gruyère or fontina. For taste on top: parmesan or pecorino. Old, hard cheese needs less; ready-grated cheese melts less smoothly.',
    ),
  ],
  [
    /\bfish\b|\bfisch\b|\bpoisson\b|\bpescado\b|\bpesce\b/,
    /./,
    msg(
      'Firm white fish such as cod, haddock, hake or pollock; salmon as well. All of it in pieces of one thickness, so that it is done together.',
    ),
  ],
  [
    /\bchocolate\b|\bschokolade\b|\bcioccolato\b|\bchocolat\b/,
    /./,
    msg('Dark chocolate with about 60 to 70 % cocoa, from a bar rather than chips: chips hold their shape.'),
  ],
  [
    /\btomato(?:es)?\b/,
    /./,
    msg(
      'In a cooked sauce, good canned plum tomatoes beat pale fresh ones. Fresh: ripe plum tomatoes to cook, and ripe vine or cherry tomatoes to eat raw.',
    ),
  ],
  [
    /\boil\b|\bol\b|\bhuile\b|\baceite\b|\bolio\b/,
    /./,
    msg('To fry hot, a neutral oil such as sunflower or rapeseed; to sweat and to dress, olive oil.'),
  ],
  [
    /\bmushrooms?\b/,
    /./,
    msg(
      'Chestnut mushrooms have more taste than white ones; a handful of soaked dried porcini makes it deeper.',
    ),
  ],
  [
    /\bmilk\b/,
    /./,
    msg(
      'Whole milk: it is richer and splits less. Semi-skimmed works, and so does unsweetened oat or soy milk.',
    ),
  ],
];

/** Which sort of a food the dish wants; `null` if a message asks something else. */
export function sortFor(
  said: string,
  recipe: () => ComposedRecipe | null,
  lineOf: (food: string) => string | null,
  isRestricted: boolean,
): string | null {
  if (isRestricted && OF_ANIMALS.test(said)) return null;
  if (!ASKS_SORT.test(said) || BESIDE.test(said) || said.split(' ').length > MOST_WORDS) return null;
  if (!SORTS.some(([asked]) => asked.test(said)) || !OF_CHOICE.test(said)) return null;
  const shown = recipe();
  if (!shown) return null;
  const all = [shown.title, ...shown.ingredients.map(({ name }) => name)].join('\n');
  const [, , advice] =
    SORTS.find(([asked, dish]) => asked.test(said) && dish.test(shown.title)) ??
    SORTS.find(([asked, dish]) => asked.test(said) && dish.test(all)) ??
    [];
  if (!advice) return null;
  const line = said
    .split(' ')
    .filter((word) => word.length > 2 && SORTS.some(([asked]) => asked.test(word)))
    .map(lineOf)
    .find((name) => name !== null);
  return [...(line ? [t('It is written with {food}.', { food: line })] : []), t(advice)].join(' ');
}
/** What not everybody eats or drinks. */
const OF_ANIMALS =
  /\b(?:cheese|kase|fromage|queso|formaggio|milk|fish|fisch|poisson|pescado|pesce|meat|beef|steak|pork|cut|chocolate|wine)\b/;
const MOST_WORDS = 16;
const OF_CHOICE = new RegExp(
  anyOf(
    'kind | sort | type | cut | brand | variety | best | good | use | buy | get | take | find | should | need | works? | right | meant | welche\\w* | nehm\\w* | prend\\w* | acheter | comprar | usar | uso',
  ),
);
