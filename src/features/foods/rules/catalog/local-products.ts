import type { Ingredient } from '../ingredient/ingredient.ts';
import type { Catalog, LocalProduct } from './catalog.ts';
import { frenchWords, germanWords, listedWords } from './food-names.ts';
import { FOREIGN_WORDS } from './foreign-names.ts';

type Names = Pick<Catalog, 'local' | 'listed' | 'french'>;

/** The product of a name in the name tables, with or without words that do not distinguish products. */
export function localProduct(names: Names, name: string, isCounted = false): LocalProduct | undefined {
  const { local, listed, french } = names;
  // German nouns are capitalized: 'pane' is bread, not 'Paneer'.
  const isLower = !/^\p{Lu}/u.test(name);
  const lower = isLower ? listed.get(listedWords(name).join(' ')) : undefined;
  if (lower) return lower;
  const words = germanWords(name);
  // 'pommes' and '2 Pommes' are French apples, 'Pommes' German chips.
  const isFrench = (isLower || isCounted) && french.has(frenchWords(name).join(' '));
  const german = isFrench
    ? undefined
    : (local.get(words.join(' ')) ?? local.get(words.filter((word) => !FOREIGN_WORDS.has(word)).join(' ')));
  return german ?? listedProduct(listed, name) ?? listedProduct(listed, name.split(TAIL, 1)[0] ?? '');
}

/**
 * The product of a line, and its name there: in some names the preparation is part of the name, such as 'pan rallado' and
 * 'hakkede tomater'.
 */
export function localProductOf(
  names: Names,
  { food, preparation, measures }: Pick<Ingredient, 'food' | 'preparation' | 'measures'>,
): { product: LocalProduct; text: string } | undefined {
  const whole = preparation === '' ? [] : [`${food} ${preparation}`, `${preparation} ${food}`];
  // 'el zumo de 1 limón' takes a lemon, which is what to buy.
  const isCounted = measures[0]?.unit === null;
  for (const text of whole) {
    const product = names.listed.get(listedWords(text).join(' '));
    if (product && !(isCounted && PART_OF_FRUIT.test(product.food.name))) return { product, text };
  }
  const product = localProduct(names, food, isCounted);
  const [head = ''] = food.split(CUT, 1);
  // 'espinacas en trozos' are called 'espinacas', but 'avena en hojuelas' is a name.
  const isCut =
    head !== food &&
    product === listedProduct(names.listed, head) &&
    product !== listedProduct(names.listed, food);
  return product && { product, text: isCut ? head : food };
}

const PART_OF_FRUIT = / (?:juice|zest)$/;

/** 'cebolla en cuartos', 'tofu al naturale', 'smør til steking' */
const TAIL =
  / (?:en|a|al|alla|para|per|con|in|senza|sin|o|y|e|til|till|voor|för|med|met|i|av|af|om|eller|of|zoals|à) /i;
/** Before how a food is cut or used. */
const CUT = / (?:en|a|al|alla|para|per|con|in|senza|sin|till|til|voor|för|med|met|i|av) /i;
/** Words that do not distinguish products. */
const NEUTRAL_WORDS = new Set(
  listedWords(
    'fresco fresca freschi fresche frescos frescas grande grandi grandes piccolo piccola piccoli piccole pequeno ' +
      'pequena pequenos pequenas mediano mediana medianos medianas maduro madura maduros maduras maturo matura maturi ' +
      'mature tritato tritata tritati tritate picado picada picados picadas rallado rallada grattugiato grattugiata ' +
      'fino fina molido molida macinato macinata macinati recien laminado laminada laminados laminadas pelado pelada pelados ' +
      'duro dura duros duras sodo sode sodi lesso lessa lessi lesse cocido cocida cocidos cocidas hervido hervidos freschissimo ' +
      'freschissima freschissimi freschissime freddo fredda freddi fredde tiepido tiepida fria frio frias frios ' +
      'peladas violette fuso fritto tostati tostate tostado tostadas biologico biologica ' +
      'vers verse biologische milde neutrale gemalen versgemalen mager magere rijpe rijp gedroogd gekookte grote groot kleine ' +
      'klein geroosterd geroosterde ongezouten lauwwarm koude ontpitte ' +
      'frisk friske fersk ferske stor store stort liten lille lite små små okologisk okologiske malt stødt nykvernet kvernet ' +
      'friskkværnet usaltet lettsaltet moden modne kaldt koldt kalde kolde lunken lunkent romtemperert ' +
      'färsk färska stora litet mogen mogna malen mald malda nymald nymalen ekologisk ekologiska svenskt osaltat rumsvarmt mjukt kall kallt',
  ),
);

function listedProduct(names: Catalog['listed'], name: string): LocalProduct | undefined {
  const words = listedWords(name);
  return names.get(words.join(' ')) ?? names.get(words.filter((word) => !NEUTRAL_WORDS.has(word)).join(' '));
}
