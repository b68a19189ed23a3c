import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { decimalSign } from '#shared/written/numbers.ts';
import { UNIT_NAMES } from '../units/unit-names.ts';
import type { Catalog, LocalProduct } from './catalog.ts';
import type { Food } from './food.ts';
import { englishWords, slug } from './food-names.ts';
import { pluralOf } from './plurals.ts';

/** Product names in another language, by product id. */
export type LocalNames = ReadonlyMap<string, LocalName>;

interface LocalName {
  one: string;
  several: string;
  /** Other names that occur in recipes. */
  also?: readonly string[];
  /** Whether the name is only displayed, because recipes that write it mean another product. */
  isShownOnly?: boolean;
}

/** What may follow a German name: a form of the product, which German puts there without an ending. */
const GERMAN_FORMS: Readonly<Record<string, string>> = {
  baby: 'jung',
  canned: 'aus der Dose',
  cooked: 'gegart',
  cured: 'gepökelt',
  dark: 'dunkel',
  dried: 'getrocknet',
  fresh: 'frisch',
  frozen: 'tiefgekühlt',
  green: 'grün',
  ground: 'gemahlen',
  hot: 'scharf',
  instant: 'löslich',
  italian: 'italienisch',
  light: 'hell',
  mixed: 'gemischt',
  orange: 'orange',
  pickled: 'eingelegt',
  red: 'rot',
  roasted: 'geröstet',
  salted: 'gesalzen',
  smoked: 'geräuchert',
  spanish: 'spanisch',
  sweet: 'süß',
  thai: 'Thai',
  whole: 'ganz',
  wild: 'wild',
  yellow: 'gelb',
};

/**
 * Reads a table of names, one product per line: 'bay-leaf: Lorbeerblatt/Lorbeerblätter'. A single name is both singular and
 * plural, and other names in recipes follow: 'scharfes Paprikapulver = Rosenpaprika'. A name after '~' is only shown, because
 * recipes that write it mean another product: 'cep: ~Steinpilz/Steinpilze'.
 */
export function readLocalNames(text: string): LocalNames {
  const lines = text.split('\n').filter((line) => line.includes(': '));
  return new Map(
    lines.map((line) => {
      const [id = '', names = ''] = line.split(': ');
      const [shown = '', ...also] = names.replace('~', '').split(' = ');
      const [one = '', several = one] = shown.split('/');
      return [id, { one, several, also, isShownOnly: names.startsWith('~') }];
    }),
  );
}

/** The products of a table by the words of their names; the more general product wins. */
export function productsByName(
  catalog: Catalog,
  names: LocalNames,
  wordsOf: (name: string) => string[],
): ReadonlyMap<string, LocalProduct> {
  const kinds = new Map(
    [...catalog.kinds].map(([words, kind]) => [`${catalog.english.get(words)?.id}/${slug(kind)}`, words]),
  );
  const products = new Map<string, LocalProduct>();
  for (const [id, { one, several, also = [], isShownOnly }] of [...names].sort(
    ([a], [b]) => a.length - b.length,
  )) {
    if (isShownOnly) continue;
    const [base = ''] = id.split('/');
    const food = catalog.byId.get(base);
    const words = base === id && food ? englishWords(food.name) : kinds.get(id)?.split(' ');
    if (!food || !words) continue;
    for (const name of [one, several, ...also]) {
      const key = wordsOf(name).join(' ');
      if (!products.has(key)) products.set(key, { food, words });
    }
  }
  return products;
}

/**
 * Plural names by the singular in these tables, except for words that have different plurals in two languages: 'pera'. A plural
 * stays as it is: 'patate'.
 */
export function pluralsOf(tables: readonly LocalNames[]): ReadonlyMap<string, string> {
  const plurals = new Map<string, string>();
  const unclear = new Set<string>();
  const names = tables.flatMap((table) => [...table.values()]);
  for (const { one, several } of names) {
    if ((plurals.get(one) ?? several) !== several) unclear.add(one);
    plurals.set(one, several);
  }
  for (const one of unclear) plurals.delete(one);
  for (const { one, several } of names)
    if (several !== one && !plurals.has(several) && !unclear.has(several)) plurals.set(several, several);
  return plurals;
}

/** 'Karotte' → 'Karotten', 'Zwiebel' → 'Zwiebeln'. Other words have only one form, or an entry in the table of names. */
export function germanPlural(one: string): string {
  return /(?:e|[bdfgt]el)$/.test(one) && !/Kerne$/i.test(one) ? `${one}n` : one;
}

/** A recipe's name for a product, and the product. */
interface Written {
  /** As in the recipe: 'smoked eels'. */
  name: string;
  /** 'eel+smoked' */
  product: string;
  food: Pick<Food, 'name' | 'plural' | 'german'> | undefined;
  /** Whether it is known to be several pieces; otherwise the name tells. */
  isSeveral?: boolean;
}

/**
 * The same for a name that need not be said twice: another name for the product, such as 'zucchini', needs no second language
 * beside it.
 */
export function plainlyInWords(written: Written, names: LocalNames): string {
  const { name, product, food } = written;
  if (!food || /[/+]/.test(product)) return productInWords(written, names);
  // 'Gans' and 'Hokkaidokürbis' only look like English plurals.
  const isGerman = name === (names.get(product)?.one ?? food.german);
  const isPlural = !isGerman && name !== food.name && pluralOf(name) === name;
  const isSeveral = isPlural || written.isSeveral === true;
  return productInWords({ ...written, name: isPlural ? food.plural : food.name, isSeveral }, names);
}

/**
 * A product's name for the reader. Additions without a German name ('gluten-free stock') stay, because they may be what
 * matters.
 */
export function productInWords(
  { name, product, food, isSeveral: isMany = false }: Written,
  names: LocalNames,
): string {
  if (language() !== 'de') return name;
  const [base = '', ...forms] = product.split('+');
  const known = names.get(base) ?? names.get(base.replace(/\/.*$/, '')) ?? fromCatalog(food);
  if (!known) return name;
  const lower = name.toLowerCase();
  // A German 's' does not make a plural: 'Hokkaidokürbis'.
  const isOne = lower === known.one.toLowerCase();
  const german = isMany || (!isOne && isSeveral(lower, food)) ? known.several : known.one;
  const isNamed = names.has(base) || (!base.includes('/') && (forms.length > 0 || isName(lower, food)));
  const said = forms.map((form) => GERMAN_FORMS[form]);
  if (isNamed && said.every((form) => form !== undefined)) return [german, ...said].join(', ');
  return `${german} (${name})`;
}

/** Food that is never counted, such as coffee, has only one form. */
function fromCatalog(food: Written['food']) {
  if (!food?.german) return undefined;
  const several = food.plural === food.name ? food.german : germanPlural(food.german);
  return { one: food.german, several };
}

function isSeveral(lower: string, food: Written['food']): boolean {
  if (lower.endsWith('s') && !lower.endsWith('ss')) return true;
  return food !== undefined && food.plural !== food.name && lower.endsWith(food.plural.toLowerCase());
}

function isName(lower: string, food: Written['food']): boolean {
  return food !== undefined && [food.name, food.plural].some((name) => lower === name.toLowerCase());
}

/** An amount with its units and decimals as the reader writes them: '2 tbsp' is '2 EL'. */
export function amountInWords(amount: string): string {
  if (language() === 'en') return amount;
  return amount
    .replace(UNITS, (unit) => {
      const name = UNIT_NAMES.find((known) => known === unit);
      return name ? t(name) : unit;
    })
    .replace(/(\d)\.(\d)/g, (_, whole: string, part: string) => `${whole}${decimalSign()}${part}`);
}

/** Each unit of an amount, also in '400 g can'. */
const UNITS = new RegExp(
  String.raw`(?<!\p{L})(?:${[...UNIT_NAMES].sort((a, b) => b.length - a.length).join('|')})(?!\p{L})`,
  'gu',
);
