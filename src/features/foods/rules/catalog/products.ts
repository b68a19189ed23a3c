import type { Ingredient } from '../ingredient/ingredient.ts';
import { foundIn } from '../recipe-foods.ts';
import { type Catalog, type FoundFood, foundFood } from './catalog.ts';
import type { AisleId, Food } from './food.ts';
import { englishWords, slug } from './food-names.ts';
import { localProductOf } from './local-products.ts';
import {
  reordered,
  withoutMaker,
  withoutPraise,
  withoutRepeated,
  withTyposFixed,
  writtenTogether,
} from './loose-names.ts';
import { pluralOf } from './plurals.ts';
import { distinctiveWords, productWords } from './product-words.ts';

/**
 * What a shopper puts in the cart for a line. Several products can be one food: cake flour has the nutrition of flour, but
 * comes in a different package.
 */
export interface Product {
  /** 'plain-flour', 'plain-flour/cake-flour', 'eel+smoked'. */
  id: string;
  food: Food;
  /** Its name in the catalog. */
  name: string;
  plural: string;
  aisle: AisleId;
}

type Line = Pick<Ingredient, 'food' | 'measures' | 'preparation' | 'note' | 'size'>;

interface ProductOfLine {
  product: Product;
  /** The words, in the singular, that name it. */
  words: ReadonlySet<string>;
  /** The name in the line, with typos corrected. */
  text: string;
  /** Whether the line's unit is part of the name: '2 sticks cinnamon'. */
  isPiece: boolean;
}

/** The product of an ingredient; `null` if the food is unknown. */
export function productOf(catalog: Catalog, ingredient: Line): ProductOfLine | null {
  const known = foundIn(catalog, ingredient);
  const isForeign = !known || known.words.length === 0;
  const local = isForeign ? localProductOf(catalog, ingredient) : undefined;
  const plain: FoundFood | null = local ? { ...local.product, leftOut: [] } : known;
  if (!plain) return productOfLoose(catalog, ingredient);
  const found = (isForeign && foundInForm(catalog, ingredient, plain)) || plain;
  const { food } = found;
  const beside = [
    ...formIn(ingredient, food.aisle),
    ...distinctiveWords(MINI.test(ingredient.size ?? '') ? ['mini'] : [], food.aisle),
    ...packedIn(ingredient, food.aisle),
  ];
  const distinctive = [...distinctiveWords(found.leftOut, food.aisle), ...beside];
  const { words, forms } = withForms(catalog, found, distinctive);
  // 'ground green cardamom' is not a pod.
  const isGround =
    food.aisle === 'spices' && found.leftOut.some((word) => word === 'ground' || word === 'powder');
  const kind = isGround ? undefined : catalog.kinds.get(words.join(' '));
  const base = kind ?? food.name;
  const name = forms.length > 0 ? `${forms.join(' ')} ${base}` : base;
  return {
    product: {
      id: [kind ? `${food.id}/${slug(kind)}` : food.id, ...forms].join('+'),
      food,
      name,
      plural: kind || forms.length > 0 ? pluralIf(food.plural !== food.name, name) : food.plural,
      aisle: aisleOf(food, `${forms.join(' ')} ${kind ?? ''}`),
    },
    // For '2 long or 4 short cucumbers', only cucumbers are bought.
    words:
      words.length === 0 || isForeign
        ? new Set()
        : new Set([
            ...withoutServing(catalog, words),
            ...beside.filter((form) => forms.includes(form)),
            ...(CHOICE.test(ingredient.food) ? [] : found.leftOut.filter(isShown(forms))),
          ]),
    text: local?.text ?? (isForeign ? calledSo(catalog, ingredient, food) : ingredient.food),
    isPiece: found.isPiece ?? false,
  };
}

/** The 'viande hachée' of a line whose preparation turns 'viande' into a different food. */
function calledSo(catalog: Catalog, { food: name, preparation }: Line, food: Food): string {
  const whole = `${name} ${preparation}`;
  const isOther = preparation !== '' && foundFood(catalog, name)?.food !== food;
  return isOther && foundFood(catalog, whole)?.food === food ? whole : name;
}

/** How a line describes packaging: 'TK-Erbsen', 'pineapple rings from a can'. */
function packedIn({ food, note, preparation, measures }: Line, aisle: AisleId): string[] {
  const isCanned = FROM_CAN.test(`${food} ${note}`) || measures.some(({ unit }) => isPreserved(unit, aisle));
  return distinctiveWords(
    [...(FROZEN.test(`${food} ${note} ${preparation}`) ? ['frozen'] : []), ...(isCanned ? ['canned'] : [])],
    aisle,
  );
}

/** Cans, and jars of what is also sold fresh: red cabbage, cherries. */
const isPreserved = (unit: string | null, aisle: AisleId): boolean =>
  unit === 'can' || (unit === 'jar' && aisle === 'produce');

/** 'tomates (en boîte)' are canned tomatoes, which are a separate food. */
function foundInForm(catalog: Catalog, ingredient: Line, { food }: FoundFood): FoundFood | null {
  const [form] = packedIn(ingredient, food.aisle);
  const found = form ? foundFood(catalog, `${form} ${food.name}`) : null;
  return found?.leftOut.length === 0 ? found : null;
}

const SEVERAL = /\p{L}s (?:and|&) \p{L}/iu;
const PLAIN_WORDS = /^[\p{L} ]+$/u;

/** The product of a name with typos, unnecessary words, or its words in another order. */
function productOfLoose(catalog: Catalog, ingredient: Line): ProductOfLine | null {
  const praised = withoutPraise(catalog, ingredient.food);
  const other =
    praised ?? withoutMaker(catalog, ingredient.food) ?? writtenTogether(catalog, ingredient.food);
  if (other) return productOf(catalog, { ...ingredient, food: other });
  const words = englishWords(ingredient.food);
  const plain = productWords(words, 'cans');
  // 'greens and peas' are not green peas.
  if (SEVERAL.test(ingredient.food)) return null;
  const turned = catalog.english.has(plain.join(' ')) ? null : reordered(catalog, words);
  const better =
    turned ??
    (catalog.english.has(plain.join(' ')) ? plain : null) ??
    withoutRepeated(catalog, words) ??
    withTyposFixed(catalog, words);
  const found = better && productOf(catalog, { ...ingredient, food: better.join(' ') });
  // 'crushed red chili pepper flakes' keep this name, although known in another order.
  const isWritten = turned !== null && PLAIN_WORDS.test(ingredient.food);
  return found && (isWritten ? { ...found, text: ingredient.food } : found);
}

const nameOf = (catalog: Catalog, words: readonly string[]) =>
  (catalog.kinds.get(words.join(' ')) ?? '').replace('tinned', 'canned');

/** A form that is part of the food's name is not repeated: 'frozen corn', however it is written. */
function withForms(catalog: Catalog, { food, words }: FoundFood, distinctive: readonly string[]) {
  const said = words.length > 0 ? nameOf(catalog, words) : food.name;
  const forms = [...new Set(distinctive)].filter((form) => !said.includes(form)).sort();
  const own = forms.find((form) => catalog.english.get(`${form} ${words.join(' ')}`) === food);
  return own ? { words: [own, ...words], forms: forms.filter((form) => form !== own) } : { words, forms };
}

function aisleOf(food: Food, form: string): AisleId {
  if (/\bfrozen\b/i.test(form)) return 'frozen';
  return /\b(?:canned|tinned)\b/i.test(form) ? 'cans' : food.aisle;
}

/** How a food is served is not part of its name: 'cold cooked rice'. */
const SERVED =
  /^(?:cold|hot|warm|lukewarm|enriched|room|temp|temperature|very|long|short|small|medium|large|cooked|any|best|good|quality|nice|favou?rite|lovely|gorgeous|delicious|tasty|finest|juicy|luscious|decent|wonderful|beautiful|creamy|but|relatively|shaped|brand|style|type|home|homemade|made|store|shop|bought|recipe|packaged|wheel|pat|garnish)$/;

/** Praise and temperature, which also occur in some names in the catalog. */
const NEEDLESS = /^(?:good|best|nice|quality|cold|warm|hot|chilled|lukewarm)$/;

/** The words of a known name, minus those that do not make it a different product: 'cold butter', but not 'hot sauce'. */
function withoutServing(catalog: Catalog, words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !NEEDLESS.test(word));
  const [long, short] = [words, rest].map((each) => each.join(' ')) as [string, string];
  const isSame = catalog.english.get(short) === catalog.english.get(long);
  return isSame && catalog.kinds.get(short) === catalog.kinds.get(long) ? rest : words;
}
const isShown = (forms: readonly string[]) => (word: string) => !SERVED.test(word) || forms.includes(word);

const pluralIf = (isCounted: boolean, name: string) => (isCounted ? pluralOf(name) : name);

const CHOICE = / or |\//;
/** In German and French. */
const FROZEN =
  /(?<!(?:frische?[rsn]?|fraîche?s?|frais) (?:oder|ou) )\b(?:tk|tiefgekühlte?[rs]?|surgelée?s?)(?![\p{L}])/iu;
/** 'mini cucumbers' are sold under that name; small ones are not. */
const MINI = /\bmini/i;
/** 'pineapple rings from a can' */
const FROM_CAN =
  /\b(?:from|in) an? (?:can|tin|jar)\b|\bin (?:(?:light|heavy) )?syrup\b|\ben (?:boîte|conserve)\b|\baus der dose\b/i;
/** The first form of a note: 'canned', 'frozen or fresh', 'canned (drained) or frozen'. */
const FORM = /(?:^|\()[\s,]*(frozen|canned|tinned|smoked|dried|salted)(?=\s*(?:$|[,;(]|or\b|and\b))/i;
const SALTED_IN: ReadonlySet<AisleId> = new Set(['dairy', 'nuts']);

/** 'corn (frozen)', 'butter (salted, melted)': a form given beside the name. */
function formIn({ preparation, note }: Pick<Ingredient, 'preparation' | 'note'>, aisle: AisleId): string[] {
  const told = [preparation, note].flatMap((text) => FORM.exec(text)?.[1]?.toLowerCase() ?? []);
  return distinctiveWords(
    told.filter((form) => form !== 'salted' || SALTED_IN.has(aisle)),
    aisle,
  );
}

/**
 * The key of an unknown food, whatever its cut and word order: 'Tilsitter cheese, grated' and 'grated Tilsitter cheese'
 * share it.
 */
export function unknownProduct(name: string): string {
  const all = englishWords(name);
  // Words in other scripts would have an empty key.
  if (!all.some((word) => /[a-z]/.test(word))) return name.toLowerCase().replace(/\s+/g, ' ').trim();
  const distinctive = productWords(all, 'cans');
  return (distinctive.length > 0 ? distinctive : all).join(' ');
}
