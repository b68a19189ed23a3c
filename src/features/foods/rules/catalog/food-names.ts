import { memoize } from '#shared/memoize.ts';

/** Spelling variants, and irregular plurals, of single words. */
const SAME_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    leaves: 'leaf',
    sause: 'sauce',
    bullion: 'bouillon',
    bulion: 'bouillon',
    paprica: 'paprika',
    bayleafs: 'bayleaf',
    bayleaves: 'bayleaf',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    veggies: 'veggie',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    chile: 'chilli',
    chili: 'chilli',
    chily: 'chilli',
    chilly: 'chilli',
    yoghurt: 'yogurt',
    yoghourt: 'yogurt',
    coloring: 'colouring',
    flavoring: 'flavouring',
    flavored: 'flavoured',
    color: 'colour',
    lasagna: 'lasagne',
    filet: 'fillet',
    gelatin: 'gelatine',
    whiskey: 'whisky',
    soya: 'soy',
    pitta: 'pita',
    mold: 'mould',
    doughnut: 'donut',
    omelet: 'omelette',
    cardamon: 'cardamom',
    tumeric: 'turmeric',
    parmesean: 'parmesan',
    parmasan: 'parmesan',
    brocolli: 'broccoli',
    brocoli: 'broccoli',
    zuchini: 'zucchini',
    zuccini: 'zucchini',
    avacado: 'avocado',
    tomatoe: 'tomato',
    potatoe: 'potato',
    breadcumb: 'breadcrumb',
    mozarella: 'mozzarella',
    mozzerella: 'mozzarella',
    worchestershire: 'worcestershire',
    cinammon: 'cinnamon',
    cinamon: 'cinnamon',
    mayonaise: 'mayonnaise',
    shitake: 'shiitake',
    sriacha: 'sriracha',
    mayonnese: 'mayonnaise',
    fishes: 'fish',
    dessicated: 'desiccated',
  }),
);

const MARKS = /\p{M}+/gu;
const LIGATURES: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ı: 'i' };
const PLAIN = /^[a-z ]+$/;

/** Lowercases, strips accents, and separates letters and digits by single spaces. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ßœæøłı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/['’‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9%]+/g, ' ');
}

/** 'crème fraîche' as 'creme-fraiche'. */
export function slug(name: string): string {
  return plainText(name).trim().replace(/ /g, '-');
}

/** Normalizes the words of an English name to the singular and one spelling. */
export function englishWords(text: string): string[] {
  return plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(catalogWord);
}

/** Cached: the chef's checks read the same words in every recipe. */
const catalogWord = memoize((word) => {
  const same = SAME_WORD.get(word);
  if (same) return same;
  const stem = withoutPlural(word);
  return SAME_WORD.get(stem) ?? stem;
});

/** 'cassis' is singular; 'zucchinis' and 'kiwis' are plural. */
export const isSingularInIs = (word: string): boolean =>
  word.endsWith('is') && !/(?:in|iw|ill|hil|ett|ol|pat|rot|ush)is$/.test(word);

function withoutPlural(word: string): string {
  // The plural rule shortens 'brioches' further, so 'brioche' gets the same treatment.
  if (word.endsWith('che')) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us)$/.test(word) || isSingularInIs(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:oes|sses|shes|ches|xes|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Normalizes the words of a German name, dropping umlauts and inflection: 'Möhren' and 'Möhre' match. */
export function germanWords(text: string): string[] {
  return plainText(text)
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (word.length < 5 ? word : word.replace(/(?:en|er|es|n|e|(?<!s)s)$/, '')));
}

const LISTED_SMALL_WORDS = new Set(
  'di d del della dell dei degli delle de la el los las l il lo i gli le'.split(' '),
);

/** Normalizes the words of a Dutch, Italian, Scandinavian or Spanish name, dropping articles and prepositions. */
export function listedWords(text: string): string[] {
  return plainText(text.replace(/['’]/g, ' '))
    .split(' ')
    .filter((word) => word !== '' && !LISTED_SMALL_WORDS.has(word));
}

const FRENCH_SMALL_WORDS = new Set(['de', 'du', 'des', 'd', 'l', 'la', 'le', 'les', 'a', 'au', 'aux', 'en']);

/** Normalizes the words of a French name to the singular, dropping articles and prepositions. */
export function frenchWords(text: string): string[] {
  return plainText(text.replace(/['’]/g, ' '))
    .split(' ')
    .filter((word) => word !== '' && !FRENCH_SMALL_WORDS.has(word))
    .map((word) => (word.length < 4 ? word : word.replace(/(?:es|s|x|e)$/, '')));
}
