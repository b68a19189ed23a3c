import type { Catalog } from './catalog.ts';
import type { Food } from './food.ts';
import { frenchWords, germanWords } from './food-names.ts';
import { germanPlural } from './local-names.ts';

/** The start of the part of a French name that does not change: 'pommes de terre'. */
const FRENCH_LINK = /^(?:de|du|des|d['’].*|à|au|aux|en|sans|avec)$/i;

/**
 * The plural of a food's German, French, Spanish or Italian name. A German name whose singular the catalog lacks may already
 * be plural, and stays as it is.
 */
export function foreignPlural(catalog: Catalog, food: Food, name: string): string {
  const known = catalog.plurals.get(name) ?? catalog.plurals.get(name.toLowerCase());
  const french = catalog.french.has(frenchWords(name).join(' ')) ? frenchPluralOf(name) : null;
  // A 'citron' is also Swedish, where two are 'citroner'.
  if (known) return french === null || french === known || known === name ? known : name;
  if (food.german === name) return germanPlural(name);
  const isGerman = /^\p{Lu}\p{Ll}+$/u.test(name) && catalog.german.has(germanWords(name).join(' '));
  return isGerman ? name : (french ?? name);
}

/** A name whose first word is plural already is complete: 'pommes golden'. */
function frenchPluralOf(name: string): string {
  const words = name.split(' ');
  if (words.length > 1 && /[sx]$/.test(words[0] ?? '')) return name;
  const link = words.findIndex((word) => FRENCH_LINK.test(word));
  return words.map((word, at) => (link >= 0 && at >= link ? word : frenchPlural(word))).join(' ');
}

function frenchPlural(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  return /eau$/.test(word) ? `${word}x` : `${word}s`;
}
